/** What Lotus' moves say of the board. */

/**
 * @import { Say } from "/app/types.js"
 * @import { LotusView, Props, Track } from "./types.js"
 */

/**
 * The pile that a move takes its piece from, as the board names it.
 * @param {string} move @param {number | null} seat
 */
export function fromOf(move, seat) {
  const [from] = move.split(">");
  return from.startsWith("s") ? `${seat}:${from}` : from;
}

/** @param {string} move */
export function toOf(move) {
  return move.split(">")[1];
}

/** Whether some legal move starts at an item. @param {string} item @param {Props} props */
export function movable(item, { legal, view, busy }) {
  return !busy && legal.some((move) => fromOf(move, view.turn) === item);
}

/** Whether the last move went from here or to here. @param {string} item @param {Props} props */
export function isLast(item, { last }) {
  return last !== null && names(last.move, last.seat).includes(item);
}

/** Whether the move that is advised does. @param {string} item @param {Props} props */
export function isHinted(item, { hint, view }) {
  return hint !== null && names(hint, view.turn).includes(item);
}

/** The items that a move names. @param {string} move @param {number | null} seat */
function names(move, seat) {
  return move.includes(">") ? [fromOf(move, seat), toOf(move)] : [];
}

/** Whether a seat has a piece on top of a pile. @param {LotusView} view @param {number} seat */
export function hasFreePiece(view, seat) {
  return view.start[seat].some(Boolean) || Object.values(view.cells).some((pile) => pile.at(-1) === seat);
}

/** A field as people call it: its number, and the side where there are two. @param {string} field @param {Say} say */
export function fieldName(field, say) {
  const [, entry, number] = /^([a-z]?)(\d+)$/.exec(field) ?? [null, "", field];
  return entry ? say("lotus-web-entry", { field: number, entry }) : number;
}

/** How high each start pile began. @param {LotusView} view @param {Track} track */
export function beginnings(view, track) {
  return track.start_piles[String(Object.keys(view.start).length)];
}
