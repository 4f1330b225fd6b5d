/** Wood, drawn: grain lines and gradients. */
import { html } from "/app/html.js";

/** Gradients and shadows; ids begin with `wood-`. */
export function WoodDefs() {
  return html`<defs>
    <linearGradient id="wood-board" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" class="wood-stop-1" />
      <stop offset="0.55" class="wood-stop-2" />
      <stop offset="1" class="wood-stop-3" />
    </linearGradient>
    <radialGradient id="wood-cup" cx="0.5" cy="0.38" r="0.62">
      <stop offset="0" class="cup-stop-1" />
      <stop offset="0.75" class="cup-stop-2" />
      <stop offset="1" class="cup-stop-3" />
    </radialGradient>
    <radialGradient id="wood-maple" cx="0.36" cy="0.3" r="0.85">
      <stop offset="0" stop-color="#fff3d8" />
      <stop offset="0.55" stop-color="#eed09a" />
      <stop offset="1" stop-color="#cf9f5c" />
    </radialGradient>
    <radialGradient id="wood-walnut" cx="0.36" cy="0.3" r="0.85">
      <stop offset="0" stop-color="#86593b" />
      <stop offset="0.55" stop-color="#553420" />
      <stop offset="1" stop-color="#2f1b10" />
    </radialGradient>
    <filter id="wood-shadow" x="-30%" y="-30%" width="160%" height="170%">
      <feDropShadow dx="0" dy="4" stdDeviation="4" flood-color="#1b0e04" flood-opacity="0.42" />
    </filter>
  </defs>`;
}

/**
 * Wavy grain over a plate, always the same. @param {{width: number, height: number, lines?: number}} size
 */
export function Grain({ width, height, lines = 30 }) {
  const paths = [];
  for (let i = 0; i < lines; i += 1) {
    const y = ((i + 0.5) * height) / lines + 9 * Math.sin(i * 12.9898);
    const sway = 7 + 5 * Math.sin(i * 7.31);
    const third = width / 3;
    const [start, up, down, end] = [y, y - sway, y + sway, y + 4 * Math.sin(i)].map((at) => at.toFixed(1));
    paths.push(`M0 ${start}C${third} ${up} ${2 * third} ${down} ${width} ${end}`);
  }
  return html`<g class="grain" aria-hidden="true">
    ${paths.map((d, i) => html`<path d=${d} stroke-width=${0.6 + 1.6 * Math.abs(Math.sin(i * 3.7))} />`)}
  </g>`;
}
