/** Where Punto's places are, and what its moves say of them. */

/** @import { Cards, Frame } from "./types.js" */

const LEAST = 5; // places shown in each direction, however few cards lie

/** @param {string} move @returns {{card: string, place: string}} */
export function parse(move) {
  const [card, place] = move.split("@");
  return { card, place };
}

/** @param {string} place @returns {[number, number]} */
export function coordinates(place) {
  const [x, y] = place.split(",");
  return [Number(x), Number(y)];
}

/**
 * What is shown: the cards and a place more on every side, as far as cards may go.
 * @param {Cards} cards @param {Frame} frame @returns {Frame}
 */
export function shownFrame(cards, [left, right, bottom, top]) {
  const places = Object.keys(cards).map(coordinates);
  const columns = places.map(([column]) => column);
  const rows = places.map(([, row]) => row);
  return [...shownLines(columns, left, right), ...shownLines(rows, bottom, top)];
}

/** @param {number[]} taken @param {number} lowest @param {number} highest @returns {[number, number]} */
function shownLines(taken, lowest, highest) {
  const [low, high] = taken.length > 0 ? [Math.min(...taken), Math.max(...taken)] : [0, 0];
  let [first, last] = [Math.max(lowest, low - 1), Math.min(highest, high + 1)];
  while (last - first + 1 < LEAST) [first, last] = [first - 1, last + 1];
  return [first, last];
}

/** Every place that is shown, by row from the top. @param {Frame} shown */
export function placesIn([left, right, bottom, top]) {
  const places = [];
  for (let y = top; y >= bottom; y -= 1) for (let x = left; x <= right; x += 1) places.push(`${x},${y}`);
  return places;
}

/**
 * The table after one more card, for showing how a round ended.
 * @param {Cards} cards @param {string} move @returns {Cards}
 */
export function withMove(cards, move) {
  const { card, place } = parse(move);
  return { ...cards, [place]: [...(cards[place] ?? []), card] };
}
