/** How Topominos' tiles turn and lie; a drawing is "#../..#/..." as the notation has it. */

/** @import { Parts } from "./types.js" */

/** The places of a drawing's dots, row by row from 0 to 8. @param {string} drawing */
export function dotsOf(drawing) {
  return [...drawing.replaceAll("/", "")].flatMap((mark, place) => (mark === "#" ? [place] : []));
}

/** @param {number[]} dots */
function drawingOf(dots) {
  const marks = Array.from({ length: 9 }, (_, place) => (dots.includes(place) ? "#" : "."));
  return [0, 3, 6].map((start) => marks.slice(start, start + 3).join("")).join("/");
}

/**
 * A drawing turned over (left becomes right) and then turned to the right some times.
 * @param {string} drawing @param {number} turns @param {boolean} over
 */
export function lying(drawing, turns, over) {
  let places = dotsOf(drawing).map((place) => [Math.floor(place / 3), place % 3]);
  if (over) places = places.map(([row, column]) => [row, 2 - column]);
  for (let n = 0; n < turns; n += 1) places = places.map(([row, column]) => [column, 2 - row]);
  return drawingOf(places.map(([row, column]) => 3 * row + column));
}

/** Every way a tile can be held. */
export const WAYS = [false, true].flatMap((over) => [0, 1, 2, 3].map((turns) => ({ turns, over })));

/**
 * What is the same for all tiles that can be made to look alike: the first of their drawings.
 * @param {string} drawing
 */
export function lookOf(drawing) {
  return WAYS.map(({ turns, over }) => lying(drawing, turns, over)).sort()[0];
}

/** @param {string} move @returns {{tile: number, well: number, drawing: string} | null} */
export function parse(move) {
  const found = /^(\d+)@(\d)=(.*)$/.exec(move);
  return found && { tile: Number(found[1]), well: Number(found[2]), drawing: found[3] };
}

/** The drawing of a tile as it is in the box. @param {Parts} parts @param {number} tile */
export function drawingIn(parts, tile) {
  return parts.tiles.tiles.find(({ id }) => id === tile)?.pattern ?? ".../.../...";
}
