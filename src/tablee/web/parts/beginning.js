/** Why this player begins: said until the first move is made, and kept above the list of moves. */

/**
 * @import { BoardModule, NameOf, Parts, Say, Snapshot, View } from "../app/types.js"
 * @typedef {{
 *   snapshot: Snapshot, view: View | undefined, board: BoardModule | null, parts: Parts | null,
 *   say: Say, name: NameOf, brief?: boolean,
 * }} Facts
 */

/** Briefly, or with all that was drawn; empty where one plays alone. @param {Facts} facts */
export function beginningLine({ snapshot, view, board, parts, say, name, brief = false }) {
  const { seats, starter } = snapshot;
  if (seats.length === 1 || !board || !parts) return "";
  const draw = (view && board.tellDraw?.(view, parts, say, name)) ?? null;
  const first = draw?.seat ?? 1;
  const mine = seats.filter((seat) => seat.mine);
  const you = String(mine.length === 1 && mine[0].seat === first);
  const who = seats[first - 1].vacant ? say("web-awaited") : name(first);
  const line = say(`web-begins-${draw ? "draw" : starter}`, { who, you });
  return draw ? `${brief ? draw.brief : draw.text} ${line}` : line;
}
