/** The four big buttons: take back, a hint, the rules, the table. */
import { html, useEffect, useRef } from "../app/html.js";
import { usePage } from "../app/page.js";
import { Icon } from "./icons.js";

/**
 * @import { Confirmation } from "../app/confirmation.js"
 * @import { NameOf, Snapshot } from "../app/types.js"
 * @import { TableOnPage } from "../app/use-table.js"
 */

/**
 * @param {{
 *   snapshot: Snapshot, table: TableOnPage, mine: boolean, shown: number, openAt: (tab: string) => void,
 *   name: NameOf, confirmation: Confirmation,
 * }} props
 */
export function Actions({ snapshot, table, mine, shown, openAt, name, confirmation }) {
  const { say } = usePage();
  if (confirmation.move !== null) return html`<${ConfirmQuestion} ...${confirmation} />`;
  if (snapshot.undo.asked) return html`<${UndoQuestion} ...${{ snapshot, table, name }} />`;
  const stuck = !snapshot.undo.may || table.busy;
  const undo = () => table.undo();
  const advise = () => table.askHint(shown);
  return html`<nav class="actions" aria-label=${say("web-actions")}>
    <${Action} icon="undo" label=${say("web-undo")} off=${stuck} act=${undo} />
    <${Action} icon="hint" label=${say("web-hint")} off=${!mine || table.busy} act=${advise} />
    <${Action} icon="rules" label=${say("web-rules")} act=${() => openAt("rules")} />
    <${Action} icon="table" label=${say("web-table")} act=${() => openAt("table")} />
  </nav>`;
}

/** @param {{icon: string, label: string, off?: boolean, act: () => void}} props */
function Action({ icon, label, off = false, act }) {
  return html`<button class="action" disabled=${off} onClick=${act}>
    <${Icon} name=${icon} /><span>${label}</span>
  </button>`;
}

/** Whether to make the move that the board shows. @param {Confirmation} props */
export function ConfirmQuestion({ confirm, cancel }) {
  const { say } = usePage();
  const yes = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => {
    const before = document.activeElement;
    yes.current?.focus();
    return () => before instanceof SVGElement && before.isConnected && before.focus();
  }, []);
  return html`<div class="actions question" role="group" aria-label=${say("web-confirm")}>
    <button class="small" onClick=${cancel}>${say("web-cancel")}</button>
    <span>${say("web-confirm")}</span>
    <button class="small primary" ref=${yes} onClick=${confirm}>${say("web-confirm-go")}</button>
  </div>`;
}

/**
 * Somebody asks to take a move back: in the place of the buttons, so that nothing moves.
 * @param {{snapshot: Snapshot, table: TableOnPage, name: NameOf}} props
 */
export function UndoQuestion({ snapshot, table, name }) {
  const { say } = usePage();
  const { asked } = snapshot.undo;
  const mine = snapshot.seats.filter((seat) => seat.mine).map(({ seat }) => seat);
  if (!asked?.waiting.some((seat) => mine.includes(seat))) {
    return html`<div class="actions question" role="status">${say("web-undo-waiting")}</div>`;
  }
  return html`<div class="actions question" role="status">
    <span>${say("web-undo-asked", { who: name(asked.seat) })}</span>
    <button class="small primary" onClick=${() => table.undo(true)}>${say("web-yes")}</button>
    <button class="small" onClick=${() => table.undo(false)}>${say("web-no")}</button>
  </div>`;
}
