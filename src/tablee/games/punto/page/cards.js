/** Punto's cards: pips like dice, in a shape of their own for every colour. */
import { html } from "/app/html.js";

const STEP = 25; // between pips

/** Which of the nine places have a pip, by value, row by row. */
const PIPS = [
  "",
  "....#....",
  "#.......#",
  "#...#...#",
  "#.#...#.#",
  "#.#.#.#.#",
  "#.##.##.#",
  "#.#####.#",
  "####.####",
  "#########",
];

/** @type {Record<string, any>} by colour, round the origin */
const SHAPES = {
  r: html`<circle r="9" />`,
  b: html`<rect x="-8" y="-8" width="16" height="16" rx="1.5" />`,
  g: html`<path d="M0 -10 L10 8 H-10 Z" />`,
  y: html`<path d="M0 -11.5 L9 0 L0 11.5 L-9 0 Z" />`,
};

/** A card of 92 by 92 round the origin. @param {{card: string, plain?: boolean}} props */
export function Card({ card, plain = false }) {
  const [colour, value] = [card[0], Number(card[1])];
  const places = [...PIPS[value]].flatMap((mark, i) =>
    mark === "#" ? [[((i % 3) - 1) * STEP, (Math.floor(i / 3) - 1) * STEP]] : [],
  );
  return html`<g class="punto-card ${colour}" filter=${plain ? undefined : "url(#punto-shadow)"}>
    <rect x="-46" y="-46" width="92" height="92" rx="11" class="paper" />
    <rect x="-40" y="-40" width="80" height="80" rx="7" class="frame" />
    <g class="pips">
      ${places.map(([x, y]) => html`<g transform="translate(${x} ${y})">${SHAPES[colour]}</g>`)}
    </g>
  </g>`;
}

/** Cards on one place, bottom to top: what is covered shows a corner. @param {{pile: string[]}} props */
export function Pile({ pile }) {
  const covered = pile.slice(-3, -1);
  const under = (/** @type {string} */ card, /** @type {number} */ i) => {
    const aside = -6 * (covered.length - i);
    return html`<g transform="translate(${aside} ${aside})"><${Card} card=${card} plain=${true} /></g>`;
  };
  return html`${covered.map(under)}<${Card} card=${pile[pile.length - 1]} />`;
}

export function CardDefs() {
  return html`<defs>
    <filter id="punto-shadow" x="-20%" y="-20%" width="140%" height="150%">
      <feDropShadow dx="0" dy="3" stdDeviation="2.5" flood-color="#06170f" flood-opacity="0.45" />
    </filter>
  </defs>`;
}
