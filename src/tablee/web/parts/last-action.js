/** One line under the board that always says what was done last. */
import { html } from "../app/html.js";
import { lastAction } from "../app/last-action.js";
import { usePage } from "../app/page.js";
import { beginningLine } from "./beginning.js";

/** @import { BoardModule, NameOf, Parts, Snapshot, View } from "../app/types.js" */

/**
 * Before the first move: why who begins does so. Always as high, so that the board keeps its place; it is announced
 * elsewhere.
 * @param {{
 *   snapshot: Snapshot, view: View | undefined, board: BoardModule | null, parts: Parts | null, name: NameOf,
 * }} props
 */
export function LastAction({ snapshot, view, board, parts, name }) {
  const { say } = usePage();
  const begins = () =>
    beginningLine({ snapshot, view, board, parts, say, name, brief: true }) || say("web-last-none");
  const line = board && (lastAction(board, snapshot.moves, say, name) ?? begins());
  return html`<p class="last-action" title=${line}>${line}</p>`;
}
