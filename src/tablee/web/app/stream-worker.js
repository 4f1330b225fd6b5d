/** SharedWorker: one event stream for all tables of all pages of this browser. */
import { idOf, TableStream } from "./sse.js";

/**
 * @import { HouseNews } from "./api-types.js"
 * @import { Snapshot } from "./types.js"
 */

/** What the host said last, for pages that come later. @type {HouseNews | null} */
let house = null;

/** @type {Map<MessagePort, Map<string, string | null>>} */
const pages = new Map();
const stream = new TableStream({
  snapshot: (snapshot) => tell((tables) => tables.has(idOf(snapshot)), { snapshot }),
  state: (live) => tell(() => true, { live }),
  house: (news) => {
    house = news;
    tell(() => true, { house });
  },
  gone: (gone) => tell((tables) => tables.has(gone), { gone }),
});

/**
 * @param {(tables: Map<string, string | null>) => boolean} concerns
 * @param {{snapshot: Snapshot} | {live: boolean} | {house: HouseNews | null} | {gone: string}} message
 */
function tell(concerns, message) {
  for (const [port, tables] of pages) if (concerns(tables)) port.postMessage(message);
}

/** A table may be watched with a token by one page and without by another: the token shows more. */
function refresh() {
  const all = new Map();
  for (const tables of pages.values()) {
    for (const [id, token] of tables) all.set(id, token ?? all.get(id) ?? null);
  }
  stream.watch(all);
}

/** @param {MessageEvent} event */
const connect = (event) => {
  const [port] = event.ports;
  pages.set(port, new Map());
  if (house) port.postMessage({ house });
  port.onmessage = ({ data }) => {
    if (data.leave) pages.delete(port);
    else pages.set(port, new Map(data.watch));
    refresh();
  };
};
/** @type {any} */ (globalThis).onconnect = connect;
