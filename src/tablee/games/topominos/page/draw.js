/** The draw for the start, in words. */
import { dotsOf, drawingIn } from "./geometry.js";

/**
 * @import { NameOf, Say } from "/app/types.js"
 * @import { Parts, TopominosView } from "./types.js"
 */

/**
 * Who drew how many dots, draw by draw, and who begins by that; null where nobody drew.
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
  const drawn = draws.map((draw) =>
    draw.map(({ seat, dots }) => say("topominos-web-drew", { who: name(seat), dots })).join(", "),
  );
  const last = [...draws[draws.length - 1]].sort((one, other) => other.dots - one.dots);
  return { text: say("topominos-draw", { drawn: drawn.join(" — ") }), seat: last[0].seat };
}
