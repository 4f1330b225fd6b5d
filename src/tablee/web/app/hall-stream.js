/** The hall by its stream of events, while this page is in sight: a page nobody sees needs no connection. */
import { parsed, pause, readEvents } from "./sse.js";

/** @import { HallNews } from "./house.js" */

const LONGEST_WAIT = 8_000;

/**
 * Be told what is listed and whose turn it is at one's own tables, given with their tokens; returns how to stop.
 * @param {string | null} game @param {[string, string][]} own @param {(news: HallNews) => void} take
 */
export function visitHall(game, own, take) {
  let life = new AbortController();
  const look = () => {
    life.abort();
    life = new AbortController();
    if (!document.hidden) follow(game, own, take, life);
  };
  look();
  document.addEventListener("visibilitychange", look);
  return () => {
    document.removeEventListener("visibilitychange", look);
    life.abort();
  };
}

/**
 * @param {string | null} game @param {[string, string][]} own @param {(news: HallNews) => void} take
 * @param {AbortController} life
 */
async function follow(game, own, take, life) {
  const address = `/api/hall/events?tables=${own.map(([id]) => id).join(",")}${game ? `&game=${game}` : ""}`;
  /** @type {Record<string, string>} */
  const headers = { Accept: "text/event-stream" };
  if (own.length > 0) headers.Authorization = `Bearer ${own.map(([, token]) => token).join(" ")}`;
  for (let failures = 0; !life.signal.aborted; failures += 1) {
    const once = new AbortController();
    const stop = () => once.abort();
    life.signal.addEventListener("abort", stop);
    const opened = () => {
      failures = 0;
      take({ live: true });
    };
    const hear = (/** @type {string} */ event) => {
      const { kind, data } = parsed(event);
      if (kind) take({ [kind]: JSON.parse(data) });
    };
    try {
      await readEvents(address, headers, once, opened, hear);
    } catch {
      // the network, the server, or our own end: try again below
    }
    life.signal.removeEventListener("abort", stop);
    if (life.signal.aborted) return;
    if (failures > 0) take({ live: false });
    await pause(Math.min(LONGEST_WAIT, 500 * 2 ** failures));
  }
}
