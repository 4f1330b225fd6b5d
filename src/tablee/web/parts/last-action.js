/** One line under the board that always says what was done last. */
import { html } from "../app/html.js";
import { lastAction } from "../app/last-action.js";
import { usePage } from "../app/page.js";

/** @import { BoardModule, NameOf, Snapshot } from "../app/types.js" */

/**
 * Always as high as one line, so that the board keeps its place; it is announced elsewhere.
 * @param {{snapshot: Snapshot, board: BoardModule | null, name: NameOf}} props
 */
export function LastAction({ snapshot, board, name }) {
  const { say } = usePage();
  const line = board && (lastAction(board, snapshot.moves, say, name) ?? say("web-last-none"));
  return html`<p class="last-action" title=${line}>${line}</p>`;
}
