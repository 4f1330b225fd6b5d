/** A window over the page: Esc and the button close it, focus stays inside. */
import { html, useEffect, useRef } from "../app/html.js";
import { useBackCloses } from "../app/layers.js";
import { usePage } from "../app/page.js";
import { Icon } from "./icons.js";

/** @import { Children } from "../app/types.js" */

/** @param {{title: string, close: (() => void) | null, children?: Children}} props */
export function Dialog({ title, close, children }) {
  const { say } = usePage();
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  useBackCloses(close !== null, () => close?.());
  const cancel = (/** @type {Event} */ event) => {
    event.preventDefault();
    close?.();
  };
  const outside = (/** @type {Event} */ event) => event.target === ref.current && close?.();
  return html`<dialog ref=${ref} aria-label=${title} onCancel=${cancel} onClick=${outside}>
    <div class="dialog-head">
      <h2>${title}</h2>
      ${
        close &&
        html`<button class="icon-button" aria-label=${say("web-close")} onClick=${close}>
          <${Icon} name="close" />
        </button>`
      }
    </div>
    ${children}
  </dialog>`;
}
