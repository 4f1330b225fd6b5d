/** The board of a game and its component sets, loaded when a table needs them. */
import * as api from "../app/api.js";
import { useEffect, useState } from "../app/html.js";

/** @type {Map<string, Promise<any>>} */
const sets = new Map();

/**
 * @param {string} game @param {Record<string, any>} options
 * @returns {{board: import("../app/types.js").BoardModule | null, parts: Record<string, any> | null}}
 */
export function useBoard(game, options) {
  const [found, setFound] = useState({ board: null, parts: null });
  useEffect(() => {
    let wanted = true;
    Promise.all([import(`./${game}.js`), partsOf(game, options)]).then(([board, parts]) => {
      if (wanted) setFound({ board, parts });
    });
    return () => void (wanted = false);
  }, [game]);
  return found;
}

/**
 * The sets that the options name; a set that is not shipped is written out in them.
 * @param {string} game @param {Record<string, any>} options @returns {Promise<any>}
 */
export async function partsOf(game, options) {
  if (!sets.has(game)) sets.set(game, api.components(game));
  const known = await sets.get(game);
  const parts = Object.entries(known).map(([option, byName]) => {
    const value = options[option];
    return [option, typeof value === "string" ? byName[value] : value];
  });
  return Object.fromEntries(parts);
}
