/** Asking before a move is made, for those who want that. */
import { useEffect, useState } from "./html.js";

/**
 * @typedef {{move: string | null, confirm: () => void, cancel: () => void}} Confirmation
 * @param {boolean} wanted @param {number} version of the game: a question is about this one
 * @param {(move: string) => Promise<void>} play
 * @returns {Confirmation & {play: (move: string) => Promise<void>}}
 */
export function useConfirmation(wanted, version, play) {
  const [asked, setAsked] = useState(/** @type {{move: string, version: number} | null} */ (null));
  const move = asked?.version === version ? asked.move : null;
  const cancel = () => setAsked(null);
  useEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ { key }) => key === "Escape" && cancel();
    if (move === null) return undefined;
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [move]);
  const confirm = () => {
    cancel();
    if (move !== null) play(move);
  };
  return { move, confirm, cancel, play: wanted ? async (next) => setAsked({ move: next, version }) : play };
}
