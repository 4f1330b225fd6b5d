/** What is held or chosen in Topominos, and the move that it comes to; no page needed. */
import { drawingIn, lookOf, lying, parse, WAYS } from "./geometry.js";

/** @import { Giving, Held, Parts } from "./types.js" */

/** A tile as it comes from the rack. @param {number} tile @returns {Held} */
export function taken(tile) {
  return { tile, turns: 0, over: false };
}

/** A quarter to the right. @param {Held} held @returns {Held} */
export function turned(held) {
  return { ...held, turns: (held.turns + 1) % 4 };
}

/** Over, as it lies: left becomes right. @param {Held} held @returns {Held} */
export function turnedOver(held) {
  return { ...held, over: !held.over, turns: (4 - held.turns) % 4 };
}

/** How the held tile looks. @param {Held} held @param {Parts} parts */
export function drawingOf({ tile, turns, over }, parts) {
  return lying(drawingIn(parts, tile), turns, over);
}

/**
 * How a tile must be held to lie as a move has it.
 * @param {string} move @param {Parts} parts @returns {Held | null}
 */
export function holding(move, parts) {
  const placed = parse(move);
  if (!placed) return null;
  const pattern = drawingIn(parts, placed.tile);
  const way = WAYS.find(({ turns, over }) => lying(pattern, turns, over) === placed.drawing);
  return way ? { tile: placed.tile, ...way } : null;
}

/** With one more tile to give, or one less. @param {Giving} giving @param {number} tile @returns {Giving} */
export function toggled({ given }, tile) {
  return { given: given.includes(tile) ? given.filter((other) => other !== tile) : [...given, tile] };
}

/**
 * The move that lays the held tile in a well. A legal one may name another tile that looks the same; where none
 * is legal, the held tile is named, and the server says why not.
 * @param {Held} held @param {number} well @param {string[]} legal @param {Parts} parts
 */
export function placing(held, well, legal, parts) {
  const there = `@${well}=${drawingOf(held, parts)}`;
  return legal.find((move) => move.endsWith(there)) ?? `${held.tile}${there}`;
}

/**
 * Whether a tile can be laid anywhere, however it is turned.
 * @param {Held} held @param {string[]} legal @param {Parts} parts
 */
export function fitsSomewhere({ tile }, legal, parts) {
  const look = lookOf(drawingIn(parts, tile));
  return legal.some((move) => {
    const placed = parse(move);
    return placed && lookOf(drawingIn(parts, placed.tile)) === look;
  });
}

/**
 * How to hold the tile so that it fits into a well: as it is, or with few turns; null where it never fits.
 * @param {Held} held @param {number} well @param {string[]} legal @param {Parts} parts @returns {Held | null}
 */
export function fitting(held, well, legal, parts) {
  const upright = [0, 1, 2, 3].map((turns) => ({ ...held, turns: (held.turns + turns) % 4 }));
  const ways = [...upright, ...upright.map(turnedOver)];
  return ways.find((way) => legal.includes(placing(way, well, legal, parts))) ?? null;
}

/**
 * In how many looks the tile fits into a well.
 * @param {Held} held @param {number} well @param {string[]} legal @param {Parts} parts
 */
export function waysInto(held, well, legal, parts) {
  const looks = WAYS.map((way) => placing({ ...held, ...way }, well, legal, parts));
  return new Set(looks.filter((move) => legal.includes(move))).size;
}

/**
 * The legal exchange of tiles that look like these; null if there is none.
 * @param {Giving} giving @param {string[]} legal @param {Parts} parts
 */
export function exchanging({ given }, legal, parts) {
  const looks = (/** @type {number[]} */ tiles) => tiles.map((tile) => lookOf(drawingIn(parts, tile))).sort();
  const wanted = looks(given).join();
  return legal.find((move) => move.startsWith("pass:") && looks(tilesIn(move)).join() === wanted) ?? null;
}

/** The tiles that an exchange names. @param {string} move */
export function tilesIn(move) {
  return move.slice("pass:".length).split(",").map(Number);
}
