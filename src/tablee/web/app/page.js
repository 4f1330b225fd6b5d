/** What every screen needs: the words, the settings, the games, what may be chosen from. */
import { createContext, useContext } from "./html.js";

/**
 * @import { GameFacts, Offers, Say } from "./types.js"
 * @import { Settings } from "./store.js"
 * @typedef {{
 *   say: Say, settings: Settings, change: (some: Partial<Settings>) => void, games: GameFacts[], offers: Offers,
 * }} PageFacts
 */

export const Page = createContext(/** @type {PageFacts | null} */ (null));

/** @returns {PageFacts} */
export function usePage() {
  return /** @type {PageFacts} */ (useContext(Page));
}
