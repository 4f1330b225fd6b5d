/** Connect Four: an upright blue grid; red discs with a ring, yellow ones with a dot. */
import { html, useTouch } from "/boards/kit.js";

const CELL = 100;
const ROWS = 6;
const LETTERS = "abcdefgh";

/** @type {[string, string][]} */
export const keys = [];

/**
 * @import { Move, NameOf, Say } from "/app/types.js"
 * @import { ColumnProps, ConnectFourView, Props } from "./types.js"
 */

/** @param {Props} props */
export default function Board(props) {
  const { view, busy, say, play } = props;
  const touch = useTouch({ onTouch: (column) => !busy && play(column) });
  const width = CELL * view.columns.length;
  return html`<div class="board connect-four" ...${touch.area("board", say("connect_four-web-board"))}>
    <svg viewBox="0 0 ${width} ${CELL * ROWS}">
      <rect width=${width} height=${CELL * ROWS} rx="24" class="grid" />
      ${view.columns.map(
        (discs, i) =>
          html`<${Column} key=${i} ...${{ discs, props, touch }} letter=${LETTERS[i]} x=${CELL * i} />`,
      )}
    </svg>
  </div>`;
}

/** @param {ColumnProps} props */
function Column({ discs, letter, x, props, touch }) {
  const { legal, hint, last, say } = props;
  const label = say("connect_four-web-column", { column: letter, count: discs.length });
  const fresh = last?.move === letter ? discs.length - 1 : null;
  const classes = ["column", hint === letter && "hinted", legal.includes(letter) && "free"];
  return html`<g class=${classes.filter(Boolean).join(" ")} transform="translate(${x} 0)"
    ...${touch.item("board", letter, { label, off: !legal.includes(letter) })}>
    <rect width=${CELL} height=${CELL * ROWS} class="hit" />
    ${Array.from(
      { length: ROWS },
      (_, row) => html`<${Disc} seat=${discs[row]} row=${row} fresh=${row === fresh} />`,
    )}
    <rect x="4" y="4" width=${CELL - 8} height=${CELL * ROWS - 8} rx="20" class="focus-ring" />
  </g>`;
}

/** A cell and what is in it. @param {{seat: string | undefined, row: number, fresh: boolean}} props */
function Disc({ seat, row, fresh }) {
  return html`<g transform="translate(${CELL / 2} ${CELL * (ROWS - row - 0.5)})" class=${`disc-${seat ?? "none"}`}>
    <circle r="40" class="disc" />
    ${seat && html`<circle r=${seat === "1" ? 24 : 9} class="sign" />`}
    ${fresh && html`<circle r="6" cx="30" cy="-30" class="last-mark" />`}
  </g>`;
}

/** Every column in words. @param {ConnectFourView} view @param {Say} say */
export function describe(view, say) {
  return view.columns.map((discs, i) => {
    const column = say("connect_four-web-column", { column: LETTERS[i], count: discs.length });
    return discs ? `${column}: ${[...discs].join(" ")}` : column;
  });
}

/** A move in words. @param {Move} move @param {Say} say @param {NameOf} name */
export function speak({ seat, move }, say, name) {
  return say("connect_four-web-said", { who: name(seat), column: move });
}

/** What to touch to play a move. @param {string} move */
export function touches(move) {
  return [move];
}

/** @param {ConnectFourView} view @param {number} seat */
export function seatInfo(view, seat) {
  const badge = html`<svg viewBox="0 500 100 100" aria-hidden="true" class="connect-four">
    <${Disc} seat=${String(seat)} row=${0} fresh=${false} />
  </svg>`;
  return { badge, score: view.result ? String(view.result.scores[seat]) : null, detail: "" };
}
