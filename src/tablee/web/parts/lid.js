/** The lid of a game's box, as its package draws it. */
import { html } from "../app/html.js";

/** @param {{game: string}} props */
export function Lid({ game }) {
  return html`<img class="cover" src="/games/${game}/lid.svg" alt="" width="320" height="200" />`;
}
