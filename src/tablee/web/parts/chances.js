/** The curve of everybody's chances, and the moves that cost most. */
import { html } from "../app/html.js";
import { usePage } from "../app/page.js";

/** @import { Analysis, BoardModule, NameOf, Verdict } from "../app/types.js" */

const WIDTH = 600;
const HEIGHT = 150;

/**
 * @param {{
 *   analysis: Analysis | null, number: number, most: number, seats: number,
 *   go: (number: number) => void, name: NameOf,
 * }} props
 */
export function Chances({ analysis, number, most, go, seats, name }) {
  const { say } = usePage();
  if (!analysis) return html`<p class="quiet" aria-busy="true">${say("web-analysing")}</p>`;
  const { verdicts, costliest } = analysis;
  if (verdicts.length === 0) return null;
  const x = (/** @type {number} */ n) => (n / Math.max(1, most)) * WIDTH;
  const y = (/** @type {number} */ value) => 8 + (1 - value) * (HEIGHT - 16);
  const numbers = Array.from({ length: seats }, (_, i) => i + 1);
  const click = (/** @type {MouseEvent} */ event) => {
    const width = /** @type {Element} */ (event.currentTarget).clientWidth;
    go(Math.round((event.offsetX / width) * most));
  };
  /** The curve of a seat, as points. @param {number} seat */
  const curve = (seat) => {
    const own = verdicts.filter((verdict) => verdict.seat === seat);
    return own
      .map((verdict) => `${x(verdict.number - 1).toFixed(1)},${y(verdict.value).toFixed(1)}`)
      .join(" ");
  };
  return html`<h3>${say("web-values")}</h3>
    <svg class="graph" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none"
      role="img" aria-label=${say("web-values-about")} onClick=${click}>
      <line x1="0" x2=${WIDTH} y1=${y(0.5)} y2=${y(0.5)} class="half" />
      ${numbers.map((seat) => html`<polyline class="value seat-${seat}" points=${curve(seat)} />`)}
      ${costliest.map(
        (verdict) => html`<path d="M${x(verdict.number - 1)} ${y(verdict.value)}h0" class="dear" />`,
      )}
      <line x1=${x(number)} x2=${x(number)} y1="0" y2=${HEIGHT} class="now" />
    </svg>
    <ul class="graph-key">
      ${numbers.map(
        (seat) => html`<li>
          <svg viewBox="0 0 36 8" aria-hidden="true" class="graph">
            <line x1="0" x2="36" y1="4" y2="4" class="value seat-${seat}" />
          </svg>
          ${name(seat)}
        </li>`,
      )}
    </ul>`;
}

/**
 * @param {{
 *   analysis: Analysis | null, go: (number: number) => void, name: NameOf, board: BoardModule | null,
 * }} props
 */
export function Costly({ analysis, go, name, board }) {
  const { say } = usePage();
  if (!analysis || !board) return null;
  const { costliest } = analysis;
  const line = (/** @type {Verdict} */ { number, seat, move, best, cost }) => {
    const spoken = (/** @type {string} */ text, /** @type {NameOf} */ who) =>
      board.speak({ seat, move: text, effects: {} }, say, who);
    const better = spoken(best, () => say("web-better"));
    const percent = Math.round(100 * cost);
    return say("web-costly-move", { number, move: spoken(move, name), best: better, percent });
  };
  return html`<h3>${say("web-costly")}</h3>
    ${costliest.length === 0 && html`<p class="quiet">${say("web-costly-none")}</p>`}
    <ul class="costly">
      ${costliest.map(
        (verdict) => html`<li key=${verdict.number}>
          <button onClick=${() => go(verdict.number - 1)}>${line(verdict)}</button>
        </li>`,
      )}
    </ul>`;
}
