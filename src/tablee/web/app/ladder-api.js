/** What can be asked of the ladder and the list of finished games. They are at the server: a page's own house has none.
 * A player's key goes in bodies, never in an address. */
import { ApiError, persistently } from "./api.js";
import { far } from "./far.js";

/** @import * as t from "./api-types.js" */

/** @param {string} game @param {number} skip @returns {Promise<t.LadderShown>} */
export const ladder = (game, skip) => ask("GET", `/api/ladder/${game}?skip=${skip}`);
/** @param {string | null} game @param {string} name @param {number} skip @returns {Promise<t.FinishedShown>} */
export const finishedGames = (game, name, skip) => {
  const query = new URLSearchParams({ skip: String(skip), ...(game && { game }), ...(name && { name }) });
  return ask("GET", `/api/finished?${query}`);
};
/** @param {string} key @param {string} name @returns {Promise<t.LadderPlayer>} */
export const enterLadder = (key, name) =>
  persistently(() => ask("POST", "/api/players", { player: key, name }));
/** @param {string} key @returns {Promise<t.LadderPlayer>} */
export const ownPlayer = (key) => ask("POST", "/api/players/own", { player: key });
/** @param {string} key @param {number} skip @returns {Promise<t.OwnGames>} */
export const ownGames = (key, skip) => ask("POST", "/api/players/games", { player: key, skip });
/** @param {string} key @returns {Promise<t.PlayerErased>} */
export const erasePlayer = (key) => persistently(() => ask("POST", "/api/players/erase", { player: key }));
/** @param {string} key @param {string} base @returns {Promise<t.PlayerLinkDrawn>} */
export const drawLink = (key, base) => ask("POST", "/api/players/qr", { player: key, base });

/** @param {"GET" | "POST"} method @param {string} path @param {object} [body] @returns {Promise<any>} */
async function ask(method, path, body) {
  const { status, body: said } = await far.ask({ method, path, body });
  if (status < 200 || status > 299) throw new ApiError(status, said);
  return said;
}
