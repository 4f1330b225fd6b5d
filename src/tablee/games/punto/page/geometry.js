/** Where Punto's places are, and what its moves say of them. */

/** @import { Cards, Frame } from "./types.js" */

const ACROSS = 7; // places shown in each direction: five cards and one more on both sides are the most there is

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
 * What is shown: always as much, so that cards keep their size; and what was shown before, as long as it has every
 * card and a place more on every side, as far as cards may go.
 * @param {Cards} cards @param {Frame} frame @param {Frame | null} [before] @returns {Frame}
 */
export function shownFrame(cards, [left, right, bottom, top], before = null) {
  const places = Object.keys(cards).map(coordinates);
  const columns = places.map(([column]) => column);
  const rows = places.map(([, row]) => row);
  return [...shownLines(columns, left, right, before?.[0]), ...shownLines(rows, bottom, top, before?.[2])];
}

/**
 * @param {number[]} taken @param {number} lowest @param {number} highest
 * @param {number} [before] the first line that was shown @returns {[number, number]}
 */
function shownLines(taken, lowest, highest, before = -Math.floor(ACROSS / 2)) {
  const [low, high] = taken.length > 0 ? [Math.min(...taken), Math.max(...taken)] : [0, 0];
  const [first, last] = [Math.max(lowest, low - 1), Math.min(highest, high + 1)];
  const across = Math.max(ACROSS, last - first + 1);
  const start = Math.max(Math.min(before, first), last - across + 1);
  return [start, start + across - 1];
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
