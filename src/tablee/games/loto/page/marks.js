/** The players' marks: a shape and a colour each, since all tokens are red. */
import { html } from "/app/html.js";

/** @type {any[]} by seat, round the origin */
const SIGNS = [
  html`<circle r="18" />`,
  html`<path d="M0 -24 L22 0 L0 24 L-22 0 Z" />`,
  html`<path d="M0 -22 L23 18 H-23 Z" />`,
  html`<path d="M-17 -17 H17 V17 H-17 Z" />`,
];

/** 96 by 96 round the origin. @param {{seat: number}} props */
export function Mark({ seat }) {
  const number = (seat - 1) % SIGNS.length;
  return html`<g class="mark mark-${number + 1}">
    <rect x="-46" y="-46" width="92" height="92" rx="24" class="mark-ground" />
    <g class="mark-sign">${SIGNS[number]}</g>
  </g>`;
}
