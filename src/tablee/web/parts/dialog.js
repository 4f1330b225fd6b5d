/** A window over the page: Esc and the button close it, focus stays inside. */
import { html, useEffect, useRef } from "../app/html.js";
import { usePage } from "../app/page.js";
import { Icon } from "./icons.js";

/** @param {{title: string, close: (() => void) | null, children?: any}} props */
export function Dialog({ title, close, children }) {
  const { say } = usePage();
  const ref = useRef(/** @type {any} */ (null));
  useEffect(() => {
    const dialog = ref.current;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  const cancel = (/** @type {Event} */ event) => {
    event.preventDefault();
    close?.();
  };
  return html`<dialog ref=${ref} aria-label=${title} onCancel=${cancel} onClick=${(event) => event.target === ref.current && close?.()}>
    <div class="dialog-head">
      <h2>${title}</h2>
      ${close && html`<button class="icon-button" aria-label=${say("web-close")} onClick=${close}><${Icon} name="close" /></button>`}
    </div>
    ${children}
  </dialog>`;
}
