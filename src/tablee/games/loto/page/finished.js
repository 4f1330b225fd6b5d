/** A finished figure: seen complete for a moment, then its tokens go to whoever finished it. */
import { flyTo, html, seatOnPage, useEffect, useLayoutEffect, useMoment, useRef } from "/boards/kit.js";
import { Card, centreOf, Token } from "./figures.js";
import { pointsOf } from "./geometry.js";
import { Mark } from "./marks.js";

/**
 * @import { Finish, Layout, LotoView, Parts } from "./types.js"
 */

const SEEN = 1100; // milliseconds that it lies there complete
const SWEPT = 700; // and that its tokens take to the winner

/**
 * The figure that somebody has just finished, where it lay.
 * @param {LotoView} view @param {Layout} layout @returns {Finish | null}
 */
export function useFinished(view, layout) {
  const latest = useRef({ view, layout });
  const [finished, show] = /** @type {ReturnType<typeof useMoment<Finish>>} */ (useMoment(SEEN + SWEPT));
  useEffect(() => {
    const before = latest.current;
    latest.current = { view, layout };
    for (const [seat, letters] of Object.entries(view.done)) {
      const letter = letters.find((one) => !before.view.done[seat]?.includes(one));
      const place = letter && before.layout.places[letter];
      if (letter && place) show({ letter, place, seat: Number(seat) });
    }
  }, [view]);
  return finished;
}

/** @param {{finished: Finish, parts: Parts}} props */
export function Finished({ finished, parts }) {
  const { letter, place, seat } = finished;
  const points = pointsOf(parts.components.figures.find((known) => known.letter === letter)?.rows ?? "");
  const group = useRef(/** @type {SVGGElement | null} */ (null));
  useLayoutEffect(() => {
    const tokens = group.current?.querySelectorAll(".piece") ?? [];
    const target = seatOnPage(seat);
    for (const [i, token] of [...tokens].entries()) {
      flyTo(token, target, SEEN + (i * SWEPT) / (2 * tokens.length), SWEPT / 2);
    }
  }, [finished]);
  return html`<g ref=${group} class="finished" aria-hidden="true"
    transform="translate(${place.x} ${place.y}) scale(${place.scale})">
    <${Card} letter=${letter} />
    ${points.map(
      (point) => html`<g transform=${centreOf(point)}><circle r="20" class="ring" /><${Token} /></g>`,
    )}
    <g transform="translate(34 34) scale(0.5)"><${Mark} seat=${seat} /></g>
  </g>`;
}
