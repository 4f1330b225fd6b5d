/** Where Punto's places are, and what its view and moves say of them. */

const SPAN = 6;
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
 * What is shown and what may still be covered: `shown` and `open` are [left, right, bottom, top].
 * @param {Record<string, string[]>} cards
 */
export function frames(cards) {
  const places = Object.keys(cards).map(coordinates);
  const x = lines(places.map(([column]) => column));
  const y = lines(places.map(([, row]) => row));
  return { shown: [...x.shown, ...y.shown], open: [...x.open, ...y.open] };
}

/** @param {number[]} taken */
function lines(taken) {
  const [low, high] = taken.length ? [Math.min(...taken), Math.max(...taken)] : [0, 0];
  const open = [high - SPAN + 1, low + SPAN - 1];
  let [first, last] = [Math.max(open[0], low - 1), Math.min(open[1], high + 1)];
  while (last - first + 1 < LEAST) [first, last] = [first - 1, last + 1];
  return { shown: [first, last], open };
}

/** Every place that is shown, by row from the top. @param {number[]} shown */
export function placesIn([left, right, bottom, top]) {
  const places = [];
  for (let y = top; y >= bottom; y -= 1) for (let x = left; x <= right; x += 1) places.push(`${x},${y}`);
  return places;
}

/** The side a seat belongs to: sides are named by their lowest seat. */
export function sideOf(view, seat) {
  const sides = Object.keys(view.colours).length;
  return String(((seat - 1) % sides) + 1);
}

/** How many cards make a row at this table. */
export function needed(view) {
  return Object.keys(view.colours).length === 2 ? 5 : 4;
}

/** Rows that stand: lines of at least `length` visible cards of one colour, as lists of places. */
export function rows(cards, length, colours) {
  const top = (x, y) => cards[`${x},${y}`]?.at(-1)?.[0];
  const found = [];
  for (const [x, y] of Object.keys(cards).map(coordinates)) {
    const colour = top(x, y);
    if (!colours.includes(colour)) continue;
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, -1],
    ]) {
      if (top(x - dx, y - dy) === colour) continue; // begins earlier
      const places = [];
      for (let n = 0; top(x + n * dx, y + n * dy) === colour; n += 1)
        places.push(`${x + n * dx},${y + n * dy}`);
      if (places.length >= length) found.push(places);
    }
  }
  return found;
}

/** The table after one more card, for showing how a round ended. */
export function withMove(cards, move) {
  const { card, place } = parse(move);
  return { ...cards, [place]: [...(cards[place] ?? []), card] };
}
