/** A board that cannot be drawn is described in words instead: the game goes on. */
import { html, useErrorBoundary } from "../app/html.js";
import { usePage } from "../app/page.js";

/** @import { BoardModule, Children, NameOf, View } from "../app/types.js" */

/** @param {{board: BoardModule, view: View, name: NameOf, children?: Children}} props */
export function Guard({ board, view, name, children }) {
  const { say } = usePage();
  const [error] = useErrorBoundary((problem) => console.error(problem));
  if (!error) return children;
  return html`<div class="card" role="alert">
    <p>${say("web-board-failed")}</p>
    <ul class="text-board">${board.describe(view, say, name).map((line) => html`<li>${line}</li>`)}</ul>
  </div>`;
}
