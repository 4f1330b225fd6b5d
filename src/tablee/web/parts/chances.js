/** The curve of everybody's chances, and the moves that cost most. */
import { html } from "../app/html.js";
import { NOBODY } from "../app/last-action.js";
import { usePage } from "../app/page.js";

/** @import { Analysis, BoardModule, NameOf, Replayed, Speaker, Verdict } from "../app/types.js" */

const WIDTH = 600;
const HEIGHT = 150;

/**
 * @param {{
 *   analysis: Analysis | null, result: Replayed["result"], number: number, most: number, seats: number,
 *   go: (number: number) => void, name: NameOf,
 * }} props
 */
export function Chances({ analysis, result, number, most, go, seats, name }) {
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
  const curve = (seat) =>
    standing(verdicts, result, seat)
      .map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`)
      .join(" ");
  return html`<h3>${say("web-values")}</h3>
    <svg class="graph" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none"
      role="img" aria-label=${say("web-values-about")} onClick=${click}>
      <line x1="0" x2=${WIDTH} y1=${y(0.5)} y2=${y(0.5)} class="half" />
      ${numbers.map((seat) => html`<polyline class="value seat-${seat}" points=${curve(seat)} />`)}
      ${costliest.map(
        ({ number: at, seat, values }) =>
          html`<path d="M${x(at - 1)} ${y(values[seat - 1])}h0" class="dear" />`,
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
 * How a seat stood before every move, and how it ended: all seats together always have the whole chance.
 * @param {Verdict[]} verdicts @param {Replayed["result"]} result @param {number} seat
 */
export function standing(verdicts, result, seat) {
  const values = verdicts.map((verdict) => verdict.values[seat - 1]);
  if (!result) return values;
  const winners = /** @type {number[]} */ (result.winners);
  const all = verdicts[0]?.values.length ?? 1;
  const end = winners.length === 0 ? 1 / all : winners.includes(seat) ? 1 / winners.length : 0;
  return [...values, end];
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
    const spoken = (/** @type {string} */ text, /** @type {Speaker} */ who) =>
      board.speak({ seat, move: text, effects: {} }, say, who);
    const better = spoken(best, () => NOBODY);
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
