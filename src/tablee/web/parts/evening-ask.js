/** A question before something is undone: to stay is far from to go on. */
import { html } from "../app/html.js";
import { Dialog } from "./dialog.js";

/** @param {{title: string, note: string, keep: string, go: string, close: () => void, done: () => void}} props */
export function Ask({ title, note, keep, go, close, done }) {
  const confirm = () => {
    close();
    done();
  };
  return html`<${Dialog} title=${title} close=${close}>
    <p>${note}</p>
    <div class="choice">
      <button class="big primary" onClick=${close}>${keep}</button>
      <button class="big" onClick=${confirm}>${go}</button>
    </div>
  <//>`;
}
