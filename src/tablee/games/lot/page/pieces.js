/** LOT's discs: maple has a ring, walnut a ring and a notch; a stack is two discs and an inlay. */
import { html } from "/app/html.js";

/** @param {{colour: "light" | "dark", stack: boolean, plain?: boolean}} piece */
export function Disc({ colour, stack, plain = false }) {
  const shadow = plain ? undefined : "url(#wood-shadow)";
  if (!stack) return html`<g class="disc ${colour}" filter=${shadow}><${Face} colour=${colour} /></g>`;
  return html`<g class="disc stack ${colour}" filter=${shadow}>
    <g transform="translate(0 5)"><${Face} colour=${colour} /></g>
    <g transform="translate(0 -8)">
      <${Face} colour=${colour} />
      <circle r="8.5" class="inlay" />
      <circle r="3" class="inlay-dot" />
    </g>
  </g>`;
}

/** One disc seen from above. @param {{colour: "light" | "dark"}} props */
function Face({ colour }) {
  const wood = colour === "light" ? "maple" : "walnut";
  return html`<g>
    <circle r="40" cy="4" class="rim" />
    <circle r="40" fill="url(#wood-${wood})" />
    <circle r="39.2" class="edge" />
    <circle r="29" class="ring" />
    ${colour === "dark" && html`<path d="M-8 -39 L0 -23 L8 -39 Z" class="notch" />`}
  </g>`;
}
