/** What every screen needs: the words, the settings, the games. */
import { createContext, useContext } from "./html.js";

/**
 * @typedef {{
 *   say: import("./types.js").Say,
 *   settings: import("./store.js").Settings,
 *   change: (some: Partial<import("./store.js").Settings>) => void,
 *   games: import("./types.js").GameFacts[],
 * }} PageFacts
 */

export const Page = createContext(/** @type {any} */ (null));

/** @returns {PageFacts} */
export function usePage() {
  return useContext(Page);
}
