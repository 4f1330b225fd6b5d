/** Where Loto's points are, how tiles turn, and what its moves say. */

const FILES = "abcde";

/** Dots of a drawing like "#.#/.#./...", as [x, y] with y upwards. @param {string} pattern @returns {[number, number][]} */
export function dotsOf(pattern) {
  const rows = pattern.split("/");
  return rows.flatMap((row, i) =>
    [...row].flatMap((mark, x) =>
      mark === "#" ? [/** @type {[number, number]} */ ([x, rows.length - 1 - i])] : [],
    ),
  );
}

/** A dot's place relative to the tile's first dot, after some turns to the right. */
function turned([x, y], [firstX, firstY], turns) {
  let [dx, dy] = [x - firstX, y - firstY];
  for (let n = 0; n < turns; n += 1) [dx, dy] = [dy, -dx];
  return [dx, dy];
}

/** The drawing of a tile after some turns: dots within 3 by 3, and which of them is the first. */
export function drawn(pattern, turns) {
  const dots = dotsOf(pattern);
  const places = dots.map((dot) => turned(dot, dots[0], turns));
  const left = Math.min(...places.map(([x]) => x));
  const bottom = Math.min(...places.map(([, y]) => y));
  return places.map(([x, y]) => [x - left, y - bottom]);
}

/** @param {string} point @returns {[number, number]} */
export function coordinates(point) {
  return [FILES.indexOf(point[0]), Number(point[1]) - 1];
}

/** The points that a tile covers when its first dot lies on `point`; null where it leaves the grid. */
export function covering(pattern, turns, point) {
  const [x, y] = coordinates(point);
  const dots = dotsOf(pattern);
  const places = dots.map((dot) => turned(dot, dots[0], turns)).map(([dx, dy]) => [x + dx, y + dy]);
  if (!places.every(([px, py]) => px >= 0 && px < 5 && py >= 0 && py < 5)) return null;
  return places.sort((a, b) => a[1] - b[1] || a[0] - b[0]).map(([px, py]) => `${FILES[px]}${py + 1}`);
}

/** The points of a figure, from its drawing. @param {string} rows */
export function pointsOf(rows) {
  return dotsOf(rows).map(([x, y]) => `${FILES[x]}${y + 1}`);
}

/** @param {string} move @returns {{piece: string, letter: string, points: string[]} | null} */
export function parse(move) {
  const [piece, rest] = move.split("@");
  if (!rest) return null;
  const [letter, points] = rest.split(":");
  return { piece, letter, points: points.match(/../g) ?? [] };
}

/** The pattern of a piece; a joker is one dot. */
export function patternOf(piece, parts) {
  if (piece === "J") return "#../.../...";
  return parts.components.tiles.find(({ id }) => id === piece).pattern;
}

/** The move that puts a piece on a point of a figure, its first dot there or, failing that, the only way to cover it. */
export function spelled(piece, pattern, turns, letter, point, legal) {
  const text = (points) => `${piece}@${letter}:${points.join("")}`;
  const first = covering(pattern, turns, point);
  if (first && legal.includes(text(first))) return text(first);
  const others = new Set();
  for (const start of GRID) {
    const points = covering(pattern, turns, start);
    if (points?.includes(point) && legal.includes(text(points))) others.add(text(points));
  }
  if (others.size === 1) return [...others][0];
  return first ? text(first) : null;
}

const GRID = [...FILES].flatMap((file) => [1, 2, 3, 4, 5].map((rank) => `${file}${rank}`));
