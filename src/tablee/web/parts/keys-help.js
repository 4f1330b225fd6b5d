/** All keys, shown by `?`. */
import { html, useEffect, useState } from "../app/html.js";
import { usePage } from "../app/page.js";
import { Dialog } from "./dialog.js";

/** @import { BoardModule } from "../app/types.js" */

/** Whether the keys are shown; `?` shows them. @returns {[boolean, (on: boolean) => void]} */
export function useHelpKey() {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const listen = (/** @type {KeyboardEvent} */ event) => {
      const typing = event.target instanceof Element && event.target.closest("input, textarea, select");
      if (event.key === "?" && !typing) setOn(true);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return [on, setOn];
}

/** @param {{board: BoardModule | null, close: () => void}} props */
export function KeysHelp({ board, close }) {
  const { say } = usePage();
  const common = [
    ["← ↑ → ↓", "web-key-arrows"],
    ["Enter", "web-key-enter"],
    ["Esc", "web-key-escape"],
    ["Tab", "web-key-tab"],
    ["?", "web-key-help"],
  ];
  return html`<${Dialog} title=${say("web-keys")} close=${close}>
    <dl class="keys">
      ${[...common, ...(board?.keys ?? [])].map(
        ([key, id]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${say(id)}</dd></div>`,
      )}
    </dl>
  <//>`;
}
