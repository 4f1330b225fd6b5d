/**
 * Hints and analyses. Where this device keeps Tablée, it works them out itself, also for tables at the server: the
 * values are the same, and a small server carries more people. It is given what the reader may see, and no more.
 */
import { ALONE } from "./addresses.js";
import * as api from "./api.js";
import { isAwake, near, wake } from "./near.js";
import { isNear, isPocketKept } from "./store.js";

/**
 * @import { Analysis, Hint, Snapshot } from "./types.js"
 */

/**
 * A hint for a seat of one's own whose turn it is. While this device gets ready, the server answers.
 * @param {string} id @param {number} seat @param {Snapshot | null} snapshot @returns {Promise<Hint>}
 */
export async function hint(id, seat, snapshot) {
  const view = snapshot?.views[String(seat)];
  const here = view && thinksHere(id);
  if (here && !isAwake()) wake();
  return (here && isAwake() && (await askHere("/api/advice", { view }))) || api.hint(id, { seat });
}

/**
 * What the computer makes of a game that is over, as far as it has come.
 * @param {string} id @param {Record<string, any>} record of that game @returns {Promise<Analysis>}
 */
export async function analysis(id, record) {
  return (thinksHere(id) && (await askHere("/api/analyses", { record }))) || api.analysis(id);
}

/** Whether a table is at the server, and this device can think about it. @param {string} id */
function thinksHere(id) {
  return !ALONE && !isNear(id) && isPocketKept();
}

/**
 * Null where this device cannot, as with a component set that only the table knows.
 * @param {string} path @param {object} body
 */
async function askHere(path, body) {
  const answer = await near.ask({ method: "POST", path, body });
  return answer.status === 200 ? answer.body : null;
}
