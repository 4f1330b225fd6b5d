/** The draw for the start, in words. */
import { dotsOf, drawingIn } from "./geometry.js";

/**
 * @import { NameOf, Say } from "/app/types.js"
 * @import { Parts, TopominosView } from "./types.js"
 */

/**
 * Who drew how many dots, draw by draw, and who begins by that; `brief` tells the draw that decided. Null where nobody
 * drew.
 * @param {Pick<TopominosView, "opening">} view @param {Parts} parts @param {Say} say @param {NameOf} name
 */
export function tellDraw({ opening }, parts, say, name) {
  if (opening.length === 0) return null;
  const draws = opening.map((draw) =>
    Object.entries(draw).map(([seat, tile]) => ({
      seat: Number(seat),
      dots: dotsOf(drawingIn(parts, tile)).length,
    })),
  );
  const told = draws.map((draw) =>
    draw.map(({ seat, dots }) => say("topominos-web-drew", { who: name(seat), dots })).join(", "),
  );
  const words = (/** @type {string[]} */ lines) => say("topominos-web-draw", { drawn: lines.join(" — ") });
  const last = [...draws[draws.length - 1]].sort((one, other) => other.dots - one.dots);
  return { text: words(told), brief: words(told.slice(-1)), seat: last[0].seat };
}
