/** A lesson: real positions, in which the house answers every move, and a move to find in each. */
import * as api from "./api.js";
import { useEffect, useRef, useState } from "./html.js";
import { markLesson } from "./store.js";

/**
 * @import { Practised } from "./api-types.js"
 * @typedef {{name: string, moves: string[], position?: Record<string, any>}} Step
 *   without a position it goes on from the step before
 * @typedef {"asked" | "done" | "other" | "refused"} Phase
 *   what the step waits for, was given; a legal move that is not the one; a move against the rules
 * @typedef {{
 *   number: number, phase: Phase, at: Practised | null, shown: boolean,
 *   refusal: {text: string, clause: string | null} | null,
 * }} Progress
 */

export const SEAT = 1; // whoever learns sits there

/** @type {Progress} */
const BEGINNING = { number: 0, phase: "asked", at: null, shown: false, refusal: null };

/** @param {string} game */
export function useLesson(game) {
  const [steps, setSteps] = useState(/** @type {Step[] | null} */ (null));
  const [progress, setProgress] = useState(BEGINNING);
  const [busy, setBusy] = useState(false);
  const playing = useRef(false);
  const step = steps?.[progress.number] ?? null;

  useEffect(() => {
    api.lesson(game).then((found) => {
      setSteps(found.steps);
      open(found.steps, 0, null);
    }, failed);
  }, [game]);

  /** @param {unknown} error */
  function failed(error) {
    const { message, clause } = error instanceof api.ApiError ? error : { message: "", clause: null };
    setProgress((now) => ({ ...now, phase: "refused", refusal: { text: message, clause } }));
  }

  /** @param {Step[]} all @param {number} number @param {Practised | null} at where the step before ended */
  async function open(all, number, at) {
    const { position } = all[number];
    const begun = position ? await api.practise({ position, seat: SEAT }) : at;
    setProgress({ ...BEGINNING, number, at: begun });
  }

  /** A move at the board: the one that was asked for is made, any other only judged. @param {string} move */
  async function play(move) {
    if (!step || !progress.at || progress.phase === "done" || playing.current) return;
    playing.current = true;
    setBusy(true);
    try {
      const at = await api.practise({ position: progress.at.position, seat: SEAT, move });
      if (step.moves.includes(move)) {
        setProgress({ ...progress, phase: "done", at, refusal: null });
        if (progress.number === (steps?.length ?? 0) - 1) markLesson(game);
      } else setProgress({ ...progress, phase: "other", refusal: null });
    } catch (error) {
      failed(error);
    } finally {
      playing.current = false;
      setBusy(false);
    }
  }

  return {
    ...progress,
    steps,
    step,
    busy,
    play,
    /** Point at a move that is asked for. */
    show: () => setProgress({ ...progress, shown: true }),
    next: () => steps && open(steps, progress.number + 1, progress.at).catch(failed),
    again: () => steps && open(steps, 0, null).catch(failed),
  };
}
