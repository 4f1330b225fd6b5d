/** What happens at a table is said in words. */
import { useEffect, useRef } from "./html.js";
import { announce } from "./live.js";
import { usePage } from "./page.js";

/** @import { BoardModule, NameOf, Say, Snapshot } from "./types.js" */

/** @param {Snapshot} snapshot @param {BoardModule | null} board @param {NameOf} name */
export function useAnnouncements(snapshot, board, name) {
  const { say } = usePage();
  const said = useRef(/** @type {number | null} */ (null)); // how many moves were said; null: it begins

  useEffect(() => {
    if (!board) return;
    for (const line of announcements(board, snapshot, said.current, say, name)) announce(line);
    said.current = snapshot.moves.length;
  }, [board, snapshot.number, say]);
}

/**
 * The moves after the first `said`, in words; nothing at first sight, when none is new.
 * @param {Pick<BoardModule, "speak">} board @param {Pick<Snapshot, "moves" | "result">} snapshot
 * @param {number | null} said @param {Say} say @param {NameOf} name
 */
export function announcements(board, { moves, result }, said, say, name) {
  const fresh = said === null ? [] : moves.slice(said);
  const lines = fresh.map((move) => {
    const spoken = board.speak(move, say, name);
    return move.timed_out ? say("web-timed-out", { move: spoken }) : spoken;
  });
  return result && fresh.length > 0 ? [...lines, say("web-over")] : lines;
}
