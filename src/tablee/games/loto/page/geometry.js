/** Where Loto's points are, how tiles turn, and what its moves say. */

/** @import { Parts, Place, Placed } from "./types.js" */

const FILES = "abcde";
const GRID = [...FILES].flatMap((file) => [1, 2, 3, 4, 5].map((rank) => `${file}${rank}`));
const JOKER = "#../.../...";

/**
 * Dots of a drawing like "#.#/.#./...", as [x, y] with y upwards.
 * @param {string} pattern @returns {Place[]}
 */
export function dotsOf(pattern) {
  const rows = pattern.split("/");
  return rows.flatMap((row, i) =>
    [...row].flatMap((mark, x) => (mark === "#" ? [/** @type {Place} */ ([x, rows.length - 1 - i])] : [])),
  );
}

/**
 * The places of a tile's dots relative to its first, after some turns to the right.
 * @param {string} pattern @param {number} turns
 */
function turned(pattern, turns) {
  const dots = dotsOf(pattern);
  return dots.map(([x, y]) => {
    let [dx, dy] = [x - dots[0][0], y - dots[0][1]];
    for (let n = 0; n < turns; n += 1) [dx, dy] = [dy, -dx];
    return /** @type {Place} */ ([dx, dy]);
  });
}

/**
 * The drawing of a tile after some turns: dots within 3 by 3, its first dot first.
 * @param {string} pattern @param {number} turns
 */
export function drawn(pattern, turns) {
  const places = turned(pattern, turns);
  const left = Math.min(...places.map(([x]) => x));
  const bottom = Math.min(...places.map(([, y]) => y));
  return places.map(([x, y]) => /** @type {Place} */ ([x - left, y - bottom]));
}

/** @param {string} point @returns {Place} */
export function coordinates(point) {
  return [FILES.indexOf(point[0]), Number(point[1]) - 1];
}

/** Where a point is seen: rows from the top, columns from the left. @param {string} point */
export function rowAndColumn(point) {
  const [x, y] = coordinates(point);
  return { row: 5 - y, column: x + 1 };
}

/**
 * The points that a tile covers when its first dot lies on `point`; null where it leaves the grid.
 * @param {string} pattern @param {number} turns @param {string} point
 */
export function covering(pattern, turns, point) {
  const [x, y] = coordinates(point);
  const places = turned(pattern, turns).map(([dx, dy]) => [x + dx, y + dy]);
  if (!places.every(([px, py]) => px >= 0 && px < 5 && py >= 0 && py < 5)) return null;
  return places.sort((a, b) => a[1] - b[1] || a[0] - b[0]).map(([px, py]) => `${FILES[px]}${py + 1}`);
}

/** The points of a figure, from its drawing. @param {string} rows */
export function pointsOf(rows) {
  return dotsOf(rows).map(([x, y]) => `${FILES[x]}${y + 1}`);
}

/** @param {string} move @returns {Placed | null} */
export function parse(move) {
  const [piece, rest] = move.split("@");
  if (!rest) return null;
  const [letter, points] = rest.split(":");
  return { piece, letter, points: points.match(/../g) ?? [] };
}

/** The pattern of a piece; a joker is one dot. @param {string} piece @param {Parts} parts */
export function patternOf(piece, parts) {
  return parts.components.tiles.find(({ id }) => id === piece)?.pattern ?? JOKER;
}

/**
 * The move that puts a piece on a point of a figure: its first dot there or, failing that, the only legal
 * way to cover it.
 * @param {string} piece @param {string} pattern @param {number} turns
 * @param {string} letter @param {string} point @param {string[]} legal
 */
export function spelled(piece, pattern, turns, letter, point, legal) {
  const text = (/** @type {string[]} */ points) => `${piece}@${letter}:${points.join("")}`;
  const first = covering(pattern, turns, point);
  if (first && legal.includes(text(first))) return text(first);
  const others = new Set();
  for (const start of GRID) {
    const points = covering(pattern, turns, start);
    if (points?.includes(point) && legal.includes(text(points))) others.add(text(points));
  }
  if (others.size === 1) return /** @type {string} */ ([...others][0]);
  return first ? text(first) : null;
}

/**
 * How many turns to the right a piece must have for a legal move with a touch of this point, as few more as
 * possible; null where it goes in no way.
 * @param {string} piece @param {string} pattern @param {number} turns
 * @param {string} letter @param {string} point @param {string[]} legal
 */
export function turnsFor(piece, pattern, turns, letter, point, legal) {
  const ways = [0, 1, 2, 3].map((more) => (turns + more) % 4);
  const fits = (/** @type {number} */ way) =>
    legal.includes(spelled(piece, pattern, way, letter, point, legal) ?? "");
  return ways.find(fits) ?? null;
}

/**
 * How a piece must be turned, and where touched, for a legal move that places it.
 * @param {string} move @param {string[]} legal @param {Parts} parts
 */
export function holding(move, legal, parts) {
  const placed = parse(move);
  if (!placed) return null;
  const { piece, letter, points } = placed;
  const pattern = patternOf(piece, parts);
  const ways = [0, 1, 2, 3].flatMap((turns) => points.map((point) => ({ turns, point })));
  return (
    ways.find(({ turns, point }) => spelled(piece, pattern, turns, letter, point, legal) === move) ?? null
  );
}
