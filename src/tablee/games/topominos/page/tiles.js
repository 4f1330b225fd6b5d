/** Topominos' clear tiles: glass, and dots that are seen through whatever lies above. */
import { html } from "/app/html.js";
import { dotsOf } from "./geometry.js";

const TINTS = 6;
const GAP = 52; // between dots

/** Where a dot lies on its tile. @param {number} dot */
export function dotAt(dot) {
  return `translate(${((dot % 3) - 1) * GAP} ${(Math.floor(dot / 3) - 1) * GAP})`;
}

/** A clear tile with its dots. @param {{drawing: string, layer: number}} props */
export function Tile({ drawing, layer }) {
  return html`<${Glass} layer=${layer} /><${Dots} drawing=${drawing} layer=${layer} />`;
}

/** The tile itself, a little higher for every layer. @param {{layer: number}} props */
export function Glass({ layer }) {
  return html`<g class="clear tint-${layer % TINTS}" transform="translate(0 ${-2 * layer})">
    <rect x="-80" y="-76" width="160" height="160" rx="20" class="glass-side" />
    <rect x="-80" y="-80" width="160" height="160" rx="20" class="glass" />
    <rect x="-81" y="-81" width="162" height="162" rx="21" class="glass-rim" />
    <path d="M-62 -72 H10 M22 -72 H32" class="shine" />
  </g>`;
}

/** Its dots. @param {{drawing: string, layer: number}} props */
export function Dots({ drawing, layer }) {
  return html`<g class="clear" transform="translate(0 ${-2 * layer})">
    ${dotsOf(drawing).map(
      (dot) => html`<g transform=${dotAt(dot)}>
        <circle r="19" class="dot" />
        <circle r="18" class="dot-edge" />
        <path d="M-9 -8 A12 12 0 0 1 2 -12" class="dot-light" />
      </g>`,
    )}
  </g>`;
}
