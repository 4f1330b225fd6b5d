/** What happens at a table is heard, where the reader wants it; and felt, when it is one's turn. */
import { useEffect, useRef } from "./html.js";
import { usePage } from "./page.js";
import { sound } from "./sound.js";

/** @import { BoardModule, Snapshot, View } from "./types.js" */

const BUZZ = 40; // milliseconds

/** @param {Snapshot} snapshot @param {BoardModule | null} board @param {View | undefined} view */
export function useSenses(snapshot, board, view) {
  const { settings } = usePage();
  const known = useRef(snapshot.version);
  useEffect(() => {
    const isNew = known.current !== snapshot.version;
    known.current = snapshot.version;
    if (!isNew) return;
    if (settings.sound) for (const [name, delay] of soundsOf(snapshot, board, view)) sound(name, delay);
    if (cameToMe(snapshot) && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
  }, [snapshot.version]);
}

/**
 * The sounds of what is new, each with its delay in seconds: the last move as its game sounds, and the end.
 * @param {Pick<Snapshot, "moves" | "result" | "seats">} snapshot
 * @param {Pick<BoardModule, "sound"> | null} board @param {View | undefined} view
 * @returns {[string, number][]}
 */
export function soundsOf({ moves, result, seats }, board, view) {
  const last = moves.at(-1);
  const made = (last && view && board?.sound?.(last, view)) ?? "wood";
  if (!result) return [[made, 0]];
  const mine = seats.some(({ seat, mine: own }) => own && result.winners.includes(seat));
  return [
    [made, 0],
    [mine ? "win" : "over", 0.5],
  ];
}

/** Whether others have moved and one person here is next. @param {Snapshot} snapshot */
function cameToMe({ turn, moves, seats }) {
  const here = seats.filter(({ mine, kind }) => mine && kind !== "bot");
  return here.length === 1 && here[0].seat === turn && moves.at(-1)?.seat !== turn;
}
