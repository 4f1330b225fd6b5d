/** What can be asked about evenings, one function per request. They are at the server: a page's own house has none. */
import { ApiError, persistently } from "./api.js";
import { eveningToken } from "./evening-store.js";
import { houseOf } from "./house.js";
import { freshKey } from "./keys.js";

/**
 * @import * as t from "./api-types.js"
 * @typedef {t.EveningShown} Evening
 */

/** @param {t.OpenEvening} wanted @returns {Promise<t.EveningSeated>} */
export const openEvening = (wanted) => ask("POST", "/api/evenings", null, wanted);
/** @param {string} id @returns {Promise<Evening>} */
export const evening = (id) => ask("GET", `/api/evenings/${id}`, eveningToken(id));
/** @param {string} id @returns {Promise<t.CodeShown>} */
export const code = (id) => ask("POST", `/api/evenings/${id}/code`, null, {});
/** @param {string} id @param {string} name @param {number | null} team @returns {Promise<t.EveningSeated>} */
export const enter = (id, name, team) => {
  const body = { name, team, key: freshKey() };
  return persistently(() => ask("POST", `/api/evenings/${id}/enter`, null, body));
};
/** @param {string} id @param {number} player @returns {Promise<t.PlayerLink>} */
export const playerLink = (id, player) =>
  ask("POST", `/api/evenings/${id}/players/${player}/link`, eveningToken(id), {});
/** @param {string} id @param {string} table @param {string | null} token @returns {Promise<t.SeatLink>} */
export const seat = (id, table, token) => ask("POST", `/api/evenings/${id}/seat`, token, { table });
/**
 * What changes an evening, and answers with it.
 * @param {string} id @param {string} path @param {object} body @returns {Promise<Evening>}
 */
export const change = (id, path, body) => {
  const keyed = { ...body, key: freshKey() };
  return persistently(() => ask("POST", `/api/evenings/${id}/${path}`, eveningToken(id), keyed));
};

/**
 * @param {"GET" | "POST"} method @param {string} path @param {string | null} token @param {object} [body]
 * @returns {Promise<any>}
 */
async function ask(method, path, token, body) {
  const { status, body: said } = await houseOf().ask({ method, path, body, token });
  if (status < 200 || status > 299) throw new ApiError(status, said);
  return said;
}
