/** Watching tables: through the SharedWorker where there is one, else by a stream of this page. */
import { tellHouse } from "./house-news.js";
import { idOf, TableStream } from "./sse.js";

/**
 * @import { HouseNews } from "./api-types.js"
 * @import { Snapshot } from "./types.js"
 * @typedef {{
 *   token: string | null, take: (snapshot: Snapshot) => void, state: (live: boolean) => void, gone: () => void,
 * }} Watcher
 * @typedef {(tables: [string, string | null][]) => void} Send says which tables to watch, with which tokens
 */

/** @type {Map<string, Watcher>} */
const watched = new Map();
/** @type {Send | null} */
let send = null;

/**
 * Be told of every new snapshot of a table, and if it is deleted; returns how to stop.
 * @param {string} id @param {string | null} token
 * @param {(snapshot: Snapshot) => void} take @param {(live: boolean) => void} state @param {() => void} gone
 */
export function watch(id, token, take, state, gone) {
  watched.set(id, { token, take, state, gone });
  update();
  return () => {
    watched.delete(id);
    update();
  };
}

function update() {
  send ??= connect();
  send([...watched].map(([id, { token }]) => [id, token]));
}

/** @param {{snapshot?: Snapshot, live?: boolean, house?: HouseNews | null, gone?: string}} message */
function hear(message) {
  if (message.snapshot) watched.get(idOf(message.snapshot))?.take(message.snapshot);
  if (message.gone) watched.get(message.gone)?.gone();
  if (message.house !== undefined) tellHouse(message.house);
  if (message.live !== undefined) for (const { state } of watched.values()) state(message.live);
}

/** @returns {Send} */
function connect() {
  if (typeof SharedWorker === "undefined") return alone();
  try {
    const worker = new SharedWorker("/app/stream-worker.js", { type: "module", name: "tablee" });
    worker.port.onmessage = ({ data }) => hear(data);
    worker.onerror = () => {
      send = alone();
      update();
    };
    addEventListener("pagehide", () => worker.port.postMessage({ leave: true }));
    addEventListener("pageshow", (event) => event.persisted && update());
    return (tables) => worker.port.postMessage({ watch: tables });
  } catch {
    return alone();
  }
}

/** @returns {Send} */
function alone() {
  const stream = new TableStream({
    snapshot: (snapshot) => hear({ snapshot }),
    state: (live) => hear({ live }),
    house: (house) => hear({ house }),
    gone: (gone) => hear({ gone }),
  });
  return (tables) => stream.watch(new Map(tables));
}
