/** Lotus' pieces: discs seen at a slant, one sign a seat; piles, stones and the flower. */
import { html } from "/app/html.js";

const TALL = 92; // as high as a pile is drawn, however many pieces it has

/** The sign on a seat's pieces. @type {Record<number, any>} */
const SIGNS = {
  1: html`<ellipse rx="11" ry="7" />`,
  2: html`<path d="M0 -11 L15 0 L0 11 L-15 0 Z" />`,
  3: html`<path d="M0 -11 L15 8 L-15 8 Z" />`,
  4: html`<path d="M-12 -7 H12 V7 H-12 Z" />`,
};

/** One disc. @param {{seat: number}} props */
export function Pawn({ seat }) {
  return html`<g class="pawn pawn-${seat}">
    <path d="M-40 0 V11 A40 26 0 0 0 40 11 V0 Z" class="pawn-side" />
    <ellipse rx="40" ry="26" class="pawn-top" />
    <ellipse rx="30" ry="19" class="pawn-ring" />
    <g class="pawn-sign">${SIGNS[seat]}</g>
  </g>`;
}

/** A pile, bottom to top. @param {{seats: number[]}} props */
export function Pile({ seats }) {
  const step = stepOf(seats.length);
  return html`<g class="pile">
    <ellipse cy="14" rx="44" ry="26" class="pile-shadow" />
    ${seats.map(
      (seat, k) => html`<g key=${k} transform="translate(0 ${-k * step})">
        <g class=${k === seats.length - 1 ? "pile-top" : ""}><${Pawn} seat=${seat} /></g>
      </g>`,
    )}
  </g>`;
}

/** A pile's height, written beside its top; over everything else. @param {{count: number}} props */
export function Height({ count }) {
  if (count < 2) return null;
  return html`<g class="height-mark" transform="translate(46 ${-(count - 1) * stepOf(count) - 4})">
    <circle r="22" class="height-badge" /><text class="height">${count}</text>
  </g>`;
}

/** How far apart the pieces of a pile are drawn. @param {number} count */
function stepOf(count) {
  return Math.min(14, TALL / Math.max(1, count));
}

/**
 * A stepping stone, or a lily pad at an entry.
 * @param {{size: number, pad?: boolean, turn?: number}} props
 */
export function Stone({ size, pad = false, turn = 0 }) {
  const [rx, ry] = [size * 0.93, size * 0.78];
  if (pad) {
    const leaf = `M0 0 L${rx * 0.32} ${-ry * 0.95} A${rx} ${ry} 0 1 1 ${-rx * 0.32} ${-ry * 0.95} Z`;
    return html`<g class="pad">
      <ellipse cy="6" rx=${rx} ry=${ry} class="stone-shadow" />
      <path d=${leaf} class="pad-leaf" transform="rotate(${turn})" />
    </g>`;
  }
  return html`<g class="stone">
    <ellipse cy="8" rx=${rx} ry=${ry} class="stone-shadow" />
    <ellipse rx=${rx} ry=${ry} class="stone-body" />
    <ellipse cx=${-rx * 0.12} cy=${-ry * 0.16} rx=${rx * 0.74} ry=${ry * 0.66} class="stone-light" />
  </g>`;
}

/** The springboard. @param {{size: number}} props */
export function Flower({ size }) {
  const outer = [0, 45, 90, 135, 180, 225, 270, 315];
  const inner = [22, 82, 142, 202, 262, 322];
  return html`<g class="flower" transform="scale(${size / 64})">
    <ellipse cy="10" rx="62" ry="50" class="stone-shadow" />
    ${outer.map((turn) => petal("M0 0 C-26 -22 -18 -54 0 -64 C18 -54 26 -22 0 0 Z", turn, "petal-outer"))}
    ${inner.map((turn) => petal("M0 0 C-18 -14 -13 -36 0 -43 C13 -36 18 -14 0 0 Z", turn, "petal-inner"))}
    <ellipse rx="14" ry="12" class="flower-heart" />
  </g>`;
}

/** @param {string} shape @param {number} turn @param {string} look */
function petal(shape, turn, look) {
  return html`<path d=${shape} transform="scale(1 0.86) rotate(${turn})" class=${look} />`;
}
