/** A won game: the winner's pieces rain over the page for a moment. Nobody has to wait for it, or to see it move. */
import { html, useEffect, useLayoutEffect, useRef } from "../app/html.js";
import { still, useMoment } from "../boards/kit.js";

/** @import { BoardModule, Say, Snapshot, View } from "../app/types.js" */

const PIECES = 18;
const LONG = 3_200; // milliseconds

/** Whether somebody on this page has won. @param {Pick<Snapshot, "result" | "seats">} snapshot */
export function wonHere({ result, seats }) {
  return seats.some(({ seat, mine }) => mine && (result?.winners.includes(seat) ?? false));
}

/**
 * Only for a game that ends while one looks, not for one that is found finished.
 * @param {{snapshot: Snapshot, board: BoardModule | null, view: View | undefined, say: Say}} props
 */
export function Celebration({ snapshot, board, view, say }) {
  const [joy, rejoice] = /** @type {ReturnType<typeof useMoment<number>>} */ (useMoment(LONG));
  const wasOpen = useRef(snapshot.result === null);
  const rain = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (snapshot.result && wasOpen.current && wonHere(snapshot) && !still()) rejoice(snapshot.version);
    wasOpen.current = snapshot.result === null;
  }, [snapshot.result !== null]);
  useLayoutEffect(() => {
    for (const piece of rain.current?.children ?? []) fall(piece);
  }, [joy]);
  const winner = snapshot.result?.winners[0];
  if (!joy || !board || !view || winner === undefined) return null;
  const { badge } = board.seatInfo(view, winner, say);
  return html`<div class="celebration" ref=${rain} aria-hidden="true">
    ${Array.from({ length: PIECES }, () => html`<span>${badge}</span>`)}
  </div>`;
}

/** Let a piece fall from above the page to below it, turning. @param {Element} piece */
function fall(piece) {
  const [left, size, turns] = [Math.random() * 100, 0.6 + 0.8 * Math.random(), 3 * Math.random() - 1.5];
  const at = (/** @type {number} */ height, /** @type {number} */ turn) =>
    `translate(${left}vw, ${height}vh) rotate(${turn}turn) scale(${size})`;
  piece.animate([{ transform: at(-12, 0) }, { transform: at(112, turns) }], {
    delay: Math.random() * LONG * 0.4,
    duration: LONG * 0.6,
    easing: "cubic-bezier(0.3, 0.1, 0.7, 0.9)",
    fill: "both",
  });
}
