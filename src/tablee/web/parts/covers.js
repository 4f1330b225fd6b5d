/** The lids of the boxes: one drawing a game, and how long a game takes. */
import { html } from "../app/html.js";
import { Disc } from "../boards/lot-pieces.js";

/** Minutes that a game usually takes. @type {Record<string, number>} */
export const MINUTES = { lot: 15, lotus: 20, punto: 20, topominos: 30, loto: 30 };

/** @param {{game: string}} props */
export function Cover({ game }) {
  const drawing = DRAWINGS[game];
  return html`<svg class="cover" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    ${drawing ? drawing() : html`<rect width="320" height="200" class="cover-felt" />`}
  </svg>`;
}

/** @param {number} x @param {number} y @param {number} size @param {any} shape */
const at = (x, y, size, shape) => html`<g transform="translate(${x} ${y}) scale(${size})">${shape}</g>`;

/** @type {Record<string, () => any>} */
const DRAWINGS = {
  lot: () => html`<rect width="320" height="200" class="cover-wood" />
    ${[60, 160, 260].map((x) => [40, 120, 200].map((y) => html`<circle cx=${x} cy=${y} r="30" class="cover-cup" />`))}
    ${at(60, 200, 0.78, html`<${Disc} colour="light" stack=${true} />`)}
    ${at(160, 120, 0.78, html`<${Disc} colour="light" stack=${true} />`)}
    ${at(260, 40, 0.78, html`<${Disc} colour="light" stack=${true} />`)}
    ${at(60, 40, 0.78, html`<${Disc} colour="dark" stack=${false} />`)}
    ${at(260, 120, 0.78, html`<${Disc} colour="dark" stack=${true} />`)}`,
  lotus: () => html`<rect width="320" height="200" class="cover-water" />
    ${[34, 62, 92].map((r) => html`<circle cx="170" cy="108" r=${r} class="cover-ripple" />`)}
    ${[[56, 150], [86, 98], [132, 58], [190, 46], [246, 66], [280, 110], [262, 160]].map(([x, y]) => html`<ellipse cx=${x} cy=${y} rx="23" ry="17" class="cover-stone" />`)}
    <g transform="translate(170 112)">${[0, 60, 120, 180, 240, 300].map((turn) => html`<ellipse rx="13" ry="27" cy="-20" transform="rotate(${turn})" class="cover-petal" />`)}<circle r="11" class="cover-heart" /></g>
    ${[0, 1, 2].map((n) => html`<ellipse cx="86" cy=${92 - n * 9} rx="15" ry="9" class=${n % 2 ? "cover-pawn-2" : "cover-pawn-1"} />`)}`,
  punto: () => html`<rect width="320" height="200" class="cover-felt" />
    ${[["r", 52, 40, 3], ["b", 126, 76, 4], ["y", 200, 40, 2], ["g", 126, 150, 5], ["r", 200, 114, 1], ["b", 274, 78, 2]].map(([kind, x, y, count]) => card(String(kind), Number(x), Number(y), Number(count)))}`,
  topominos: () => html`<rect width="320" height="200" class="cover-night" />
    ${[[88, 100, -8, 1], [160, 92, 6, 2], [232, 104, -3, 3]].map(([x, y, turn, tint]) => html`<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-52" y="-52" width="104" height="104" rx="16" class="cover-glass-${tint}" /></g>`)}
    ${[[54, 70], [88, 104], [122, 134], [160, 60], [194, 92], [128, 92], [232, 134], [266, 70], [232, 72]].map(([x, y]) => html`<circle cx=${x} cy=${y} r="11" class="cover-dot" />`)}`,
  loto: () => html`<rect width="320" height="200" class="cover-ivory" />
    ${[0, 1, 2, 3, 4].map((i) => [0, 1, 2].map((j) => (i + j) % 2 === 0 && html`<circle cx=${64 + i * 48} cy=${52 + j * 48} r="17" class="cover-ring" />`))}
    ${[[64, 52], [112, 100], [160, 52], [208, 100], [160, 148]].map(([x, y]) => html`<circle cx=${x} cy=${y} r="17" class="cover-token" />`)}`,
};

/** A Punto card: a shape as well as a colour. @param {string} kind @param {number} x @param {number} y @param {number} count */
function card(kind, x, y, count) {
  const spots = PIPS[count] ?? PIPS[1];
  return html`<g transform="translate(${x} ${y})"><rect x="-33" y="-33" width="66" height="66" rx="9" class="cover-card" />
    ${spots.map(([dx, dy]) => html`<g transform="translate(${dx * 18} ${dy * 18})" class="cover-pip-${kind}">${PIP_SHAPES[kind]}</g>`)}</g>`;
}

/** @type {Record<number, [number, number][]>} */
const PIPS = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
};

/** @type {Record<string, any>} */
const PIP_SHAPES = {
  r: html`<circle r="7" />`,
  b: html`<rect x="-6.5" y="-6.5" width="13" height="13" />`,
  g: html`<path d="M0 -8 L7.5 6 L-7.5 6 Z" />`,
  y: html`<path d="M0 -9 L7 0 L0 9 L-7 0 Z" />`,
};
