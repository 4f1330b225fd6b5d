/** What every screen needs to know before it shows anything: the games, and what may be chosen from. */
import { ALONE, fileAt } from "./addresses.js";
import * as api from "./api.js";

/**
 * @import { GameFacts, Offers } from "./types.js"
 * @typedef {{games: GameFacts[], offers: Offers}} Facts
 */

const LONGEST_WAIT = 3_000; // milliseconds; a network may be there and lead nowhere

/** From the server, or as they were written down for a page without one. @returns {Promise<Facts>} */
export async function factsOfShelf() {
  if (ALONE || !navigator.onLine) return writtenDown();
  return Promise.race([asked(), later()]).catch(writtenDown);
}

async function asked() {
  const [games, offers] = await Promise.all([api.games(), api.offers()]);
  return { games, offers };
}

/** @returns {Promise<never>} */
function later() {
  return new Promise((_, reject) => setTimeout(reject, LONGEST_WAIT));
}

/** @returns {Promise<Facts>} */
async function writtenDown() {
  return (await fetch(fileAt("/facts.json"))).json();
}
