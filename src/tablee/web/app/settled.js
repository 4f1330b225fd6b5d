/** A turn that has just come back takes no move for a moment: the second tap of two was meant for the turn before. */
import { useRef } from "./html.js";

/** @import { Snapshot } from "./types.js" */

/**
 * Whether a touch may make a move by now.
 * @param {Pick<Snapshot, "version" | "turn" | "moves">} snapshot @param {number} pause in milliseconds
 * @returns {() => boolean}
 */
export function useSettled(snapshot, pause) {
  const seen = useRef({ version: snapshot.version, at: -Infinity });
  if (seen.current.version !== snapshot.version) {
    seen.current = { version: snapshot.version, at: cameBack(snapshot) ? performance.now() : -Infinity };
  }
  return () => performance.now() - seen.current.at >= pause;
}

/** Whether somebody else made the last move. @param {Pick<Snapshot, "turn" | "moves">} snapshot */
function cameBack({ turn, moves }) {
  return moves.at(-1)?.seat !== turn;
}
