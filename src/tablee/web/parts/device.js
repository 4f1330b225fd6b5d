/** What of Tablée is on this device: keeping it, giving it back, saving and erasing one's data. */
import { html, useEffect, useState } from "../app/html.js";
import { isPersistent, keep, keepSize, keepState, removeKept } from "../app/keeping.js";
import { announce } from "../app/live.js";
import { usePage } from "../app/page.js";
import { eraseAll, saveAll } from "../app/stored.js";
import { Dialog } from "./dialog.js";
import { Icon } from "./icons.js";

/** @import { KeepState } from "../app/keeping.js" */

/** @param {{close: () => void}} props */
export default function Device({ close }) {
  const { say } = usePage();
  return html`<${Dialog} title=${say("app-web-device")} close=${close}>
    <div class="form device"><${Keeping} /><${Stored} /></div>
  <//>`;
}

/** The page itself. */
function Keeping() {
  const { say } = usePage();
  const [state, setState] = useState(/** @type {KeepState | null} */ (null));
  const look = () => keepState().then(setState);
  useEffect(() => void look(), []);
  if (state === null) return null;
  if (state === "insecure" || state === "unable") {
    return html`<button class="big primary" disabled>${say("app-web-keep")}</button>
      <p class="quiet">${say(`app-web-keep-${state}`)}</p>`;
  }
  return state === "kept" ? html`<${Kept} look=${look} />` : html`<${Keep} look=${look} />`;
}

/** One button, its size, a bar, done. @param {{look: () => void}} props */
function Keep({ look }) {
  const { say } = usePage();
  const [size, setSize] = useState(/** @type {number | null} */ (null));
  const [share, setShare] = useState(/** @type {number | null} */ (null));
  const [failed, setFailed] = useState(false);
  useEffect(() => void keepSize().then(setSize, () => setFailed(true)), []);
  const begin = async () => {
    setFailed(false);
    setShare(0);
    try {
      await keep((done, all) => setShare(done / all));
      announce(say("app-web-kept"));
      look();
    } catch {
      setShare(null);
      setFailed(true);
    }
  };
  const percent = Math.floor(100 * (share ?? 0));
  return html`<p>${say("app-web-keep-note")}</p>
    ${
      share === null
        ? html`<button class="big primary" onClick=${begin}>
            <${Icon} name="download" />
            ${size === null ? say("app-web-keep") : say("app-web-keep-size", { size: megabytes(size) })}
          </button>`
        : html`<label class="keeping">
            <span>${say("app-web-keep-going", { percent })}</span><progress max="1" value=${share}></progress>
          </label>`
    }
    ${failed && html`<p class="quiet" role="alert">${say("app-web-keep-failed")}</p>`}`;
}

/** @param {{look: () => void}} props */
function Kept({ look }) {
  const { say } = usePage();
  const [size, setSize] = useState(/** @type {number | null} */ (null));
  const [lasting, setLasting] = useState(true);
  useEffect(() => {
    keepSize().then(setSize, () => {});
    isPersistent().then(setLasting);
  }, []);
  const remove = () => removeKept().then(look);
  return html`<p class="kept"><${Icon} name="kept" />${say("app-web-kept")}</p>
    ${size !== null && html`<p class="quiet">${say("app-web-kept-size", { size: megabytes(size) })}</p>`}
    ${!lasting && html`<p class="quiet">${say("app-web-kept-briefly")}</p>`}
    <button class="big" onClick=${remove}>${say("app-web-remove")}</button>
    <p class="quiet">${say("app-web-remove-note")}</p>`;
}

/** What was put there by playing. */
function Stored() {
  const { say } = usePage();
  const [asking, setAsking] = useState(false);
  return html`<hr />
    <button class="big" onClick=${() => void saveAll()}>${say("app-web-save")}</button>
    <p class="quiet">${say("app-web-save-note")}</p>
    <button class="big" onClick=${() => setAsking(true)}>${say("app-web-erase")}</button>
    ${
      asking &&
      html`<${Dialog} title=${say("app-web-erase-ask")} close=${() => setAsking(false)}>
        <p>${say("app-web-erase-note")}</p>
        <div class="choice">
          <button class="big primary" onClick=${() => setAsking(false)}>${say("app-web-erase-no")}</button>
          <button class="big" onClick=${() => void eraseAll()}>${say("app-web-erase-yes")}</button>
        </div>
      <//>`
    }`;
}

/** A number that Fluent writes as the language does. @param {number} bytes */
function megabytes(bytes) {
  return Math.round(bytes / 100_000) / 10;
}
