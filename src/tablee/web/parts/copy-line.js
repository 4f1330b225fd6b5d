/** A text to copy, also where the clipboard is not available (plain http). */
import { html, useRef, useState } from "../app/html.js";
import { usePage } from "../app/page.js";

/** @param {{text: string, secret?: boolean}} props */
export function CopyLine({ text, secret = false }) {
  const { say } = usePage();
  const [copied, setCopied] = useState(false);
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      if (field.current) copySelected(field.current, secret);
    }
    setCopied(true);
  };
  return html`<div class="copy-line">
    <input ref=${field} readonly type=${secret ? "password" : "text"} value=${text}
      aria-label=${say("web-link")} onFocus=${() => field.current?.select()} />
    <button onClick=${copy}>${say(copied ? "web-copied" : "web-copy")}</button>
  </div>`;
}

/**
 * The old way, which needs no https; a password cannot be copied.
 * @param {HTMLInputElement} field @param {boolean} secret
 */
function copySelected(field, secret) {
  field.type = "text";
  field.select();
  document.execCommand("copy");
  if (secret) field.type = "password";
}
