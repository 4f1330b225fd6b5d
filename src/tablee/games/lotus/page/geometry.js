/** Where Lotus' stones lie: two arms inside, then a spiral outwards; shores above and below. */

export const WIDTH = 1000;
export const HEIGHT = 1270;
const CENTRE = { x: 500, y: 637 };
const SHORE = 72; // middle of a shore's strip
const STEP_ANGLE = Math.PI / 4;
const REACH = 418; // of the outermost stone

/** @import { Point, Scene, Track } from "./types.js" */

/** Every field of a track with its place, and `home`. @param {Track} track @returns {Scene} */
export function layOut(track) {
  const points = [...arms(track), ...spiral(track)].map(([name, point]) => ({ name, ...at(point) }));
  const gaps = points.flatMap((a, i) => points.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
  const fields = points.filter(({ name }) => name !== "home").sort((a, b) => a.y - b.y); // from the back
  return {
    places: new Map(points.map(({ name, x, y }) => [name, { x, y }])),
    size: Math.min(64, Math.min(...gaps) / 2),
    fields: fields.map(({ name }) => name),
    home: points[points.length - 1],
  };
}

/** The fields of each entry, on arcs in the middle. @param {Track} track @returns {[string, Point][]} */
function arms({ entries, entry_fields: count }) {
  return entries.flatMap((letter, e) => {
    const side = entries.length === 1 ? 0 : (2 * e) / (entries.length - 1) - 1;
    return Array.from({ length: count }, (_, k) => {
      const angle = count === 1 ? 0 : (Math.PI / 3) * (1 - (2 * k) / (count - 1));
      const y = 125 * Math.sin(angle) - 5;
      return /** @type {[string, Point]} */ ([`${letter}${k + 1}`, { x: side * 150 * Math.cos(angle), y }]);
    });
  });
}

/** The common fields, clockwise from above the middle. @param {Track} track @returns {[string, Point][]} */
function spiral({ entry_fields: before, route_length: last }) {
  const count = last - before;
  return Array.from({ length: count + 1 }, (_, k) => {
    const angle = k * STEP_ANGLE - Math.PI / 2;
    const share = k <= 2 ? 0.18 * k : 0.36 + 0.64 * outward(k, count);
    const radius = 215 + (REACH - 215) * share;
    const name = k === count ? "home" : String(before + 1 + k);
    return /** @type {[string, Point]} */ ([
      name,
      { x: radius * Math.cos(angle), y: radius * Math.sin(angle) },
    ]);
  });
}

/**
 * How far out the k-th stone is after the first bend, 0 to 1: slowly at first.
 * @param {number} k @param {number} count
 */
function outward(k, count) {
  const share = (k - 2) / Math.max(1, count - 3);
  return share ** 1.4;
}

/** @param {Point} point @returns {Point} */
function at({ x, y }) {
  return { x: CENTRE.x + x, y: CENTRE.y + y };
}

/**
 * The places of a seat's start piles and of its pieces at home; the reader's seat is below.
 * @param {number} seat @param {number} seats @param {number} reader @param {number} piles
 */
export function shoreOf(seat, seats, reader, piles) {
  const turn = (seat - (reader || 1) + seats) % seats; // 0: the reader
  const below = turn === 0 || (seats > 2 && turn === seats - 1);
  const half = seats > 2;
  const left = turn === 0 || turn === 1;
  const x0 = half && !left ? 520 : 20;
  const width = half ? 460 : 960;
  const y = below ? HEIGHT - SHORE : SHORE;
  const gap = Math.min(132, (width - 90) / (piles + 0.2));
  const first = x0 + (half ? 66 : 236);
  return {
    x0,
    width,
    y,
    below,
    piles: Array.from({ length: piles }, (_, k) => ({ x: first + k * gap, y: y + 14 })),
    home: { x: x0 + width - (half ? 52 : 130), y: y + 14 },
  };
}

/**
 * The points that a piece passes, over the springboard where a move goes on from it.
 * @param {Scene} scene @param {Point} from @param {string | undefined} via @param {string} to
 */
export function wayOf({ places }, from, via, to) {
  const end = places.get(to) ?? from;
  const flower = via && places.get(via);
  return flower ? [from, flower, end] : [from, end];
}
