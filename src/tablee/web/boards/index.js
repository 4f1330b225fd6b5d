/** The board of a game, its style and its component sets, loaded when a table needs them. */
import { fileAt } from "../app/addresses.js";
import * as api from "../app/api.js";
import { useEffect, useState } from "../app/html.js";
import { lastSeen, rememberSeen } from "../app/store.js";
import { dress } from "../app/styles.js";

/** @import { BoardModule, BoardProps, Parts } from "../app/types.js" */

/** @type {Map<string, Promise<Record<string, Parts>>>} */
const sets = new Map();

/**
 * @typedef {{board: BoardModule | null, parts: Parts | null}} Found nothing until both are loaded
 * @param {string} game @param {Record<string, any>} options @param {string} [table] where they are the options
 * @returns {Found}
 */
export function useBoard(game, options, table) {
  const [found, setFound] = useState(/** @type {Found} */ ({ board: null, parts: null }));
  useEffect(() => {
    let wanted = true;
    Promise.all([boardOf(game), partsOf(game, options, table)]).then(([board, parts]) => {
      if (wanted) setFound({ board, parts });
    });
    return () => void (wanted = false);
  }, [game]);
  return found;
}

/** The board module of a game, once its style is there. @param {string} game @returns {Promise<any>} */
export async function boardOf(game) {
  const [board] = await Promise.all([
    import(fileAt(`/games/${game}/board.js`)),
    dress(`/games/${game}/style.css`),
  ]);
  return board;
}

/**
 * What a board needs that is only looked at.
 * @param {Pick<BoardProps, "view" | "seat" | "last" | "hint" | "help" | "say" | "name">} facts
 * @param {Parts} parts @returns {BoardProps}
 */
export function stillBoard(facts, parts) {
  return { ...facts, parts, legal: [], remarks: {}, busy: false, play: async () => {}, tell: () => {} };
}

/**
 * The sets that the options name. One that is not shipped is written out there, or is a digest by which the table
 * knows it.
 * @param {string} game @param {Record<string, any>} options @param {string} [table] @returns {Promise<Parts>}
 */
export async function partsOf(game, options, table) {
  const seen = table && lastSeen(table).parts;
  if (seen) return seen;
  const found = await asked(game, options, table);
  if (table) rememberSeen(table, { parts: found });
  return found;
}

/** The same from the house. @type {typeof partsOf} */
async function asked(game, options, table) {
  const known = sets.get(game) ?? api.components(game);
  sets.set(game, known);
  const parts = Object.entries(await known).map(async ([option, byName]) => {
    const value = options[option];
    if (typeof value !== "string") return [option, value];
    return [option, byName[value] ?? (table && (await api.componentSet(table, value)))];
  });
  return Object.fromEntries(await Promise.all(parts));
}
