/** The last action at a table as one sentence; no page needed. */

/** @import { BoardModule, Move, NameOf, Say } from "./types.js" */

/** In the place of a name: a move is advised, and nobody has made it. */
export const NOBODY = 0;

/**
 * What was done last: a move, or a whole turn where a turn has several; null before the first. A board may also
 * remind of the move before, with which a round has ended.
 * @param {Pick<BoardModule, "speak" | "recap">} board @param {Move[]} moves @param {Say} say @param {NameOf} name
 */
export function lastAction(board, moves, say, name) {
  const last = moves.at(-1);
  if (!last) return null;
  const turn = turnOf(moves);
  const before = moves[moves.length - turn.length - 1];
  const move = board.recap?.(turn, say, name, before) ?? board.speak(last, say, name);
  return last.timed_out ? say("web-timed-out", { move }) : move;
}

/** The moves that one seat has just made, one after the other. @param {Move[]} moves */
function turnOf(moves) {
  const seat = moves.at(-1)?.seat;
  const other = moves.findLastIndex((move) => move.seat !== seat);
  return moves.slice(other + 1);
}
