/** The house at the server: requests over HTTP, snapshots by its stream of events. */
import { visitHall } from "./hall-stream.js";
import { isReached, noteReach, watchReach } from "./reach.js";
import { TableStream } from "./sse.js";
import { settings } from "./store.js";
import { watch as follow } from "./stream.js";

/**
 * @import { Answer, Asked, House } from "./house.js"
 * @import { Snapshot } from "./types.js"
 */

/** @type {House} */
export const far = { ask, watch, spectate, visitHall };

/** @param {Asked} asked @returns {Promise<Answer>} */
async function ask({ method, path, body, token }) {
  /** @type {Record<string, string>} */
  const headers = { "Accept-Language": settings().language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  const init = { method, headers, body: body === undefined ? undefined : JSON.stringify(body) };
  const answer = await fetch(path, init).catch(() => null);
  noteReach(answer !== null);
  if (!answer) return { status: 0, body: null };
  return { status: answer.status, body: await answer.json().catch(() => null) };
}

/** @type {House["watch"]} */
function watch(table, token, take, state, gone) {
  let live = true;
  const tell = () => state(live && isReached());
  const unwatch = watchReach(tell);
  const hear = (/** @type {boolean} */ now) => {
    live = now;
    noteReach(now);
    tell();
  };
  const stop = follow(table, token, take, hear, gone ?? (() => {}));
  return () => {
    unwatch();
    stop();
  };
}

/**
 * By a stream of its own: the one that pages share sends what the device's own seats may see.
 * @param {string} table @param {(snapshot: Snapshot) => void} take @param {(live: boolean) => void} state
 */
function spectate(table, take, state) {
  const stream = new TableStream({ snapshot: take, state });
  stream.watch(new Map([[table, null]]));
  return () => stream.watch(new Map());
}
