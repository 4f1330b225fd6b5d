/** One event stream for many tables, read with fetch (an EventSource cannot send a token). */

const SILENCE = 40_000; // the server says something every 15 s
const LONGEST_WAIT = 8_000;

/**
 * @import { HouseNews } from "./api-types.js"
 * @import { Snapshot } from "./types.js"
 * @typedef {{id: string | undefined, kind: string | undefined, data: string}} StreamEvent
 * @typedef {{
 *   snapshot: (snapshot: Snapshot) => void, state: (live: boolean) => void,
 *   house?: (news: HouseNews | null) => void, gone?: (table: string) => void,
 * }} Listener `house`: what the host says to everybody; null as long as a new stream has not said; `gone`: there is no
 *   such table, or no longer
 */

/**
 * What a snapshot is of: a table or an evening.
 * @param {{table?: string, evening?: string | null}} snapshot @returns {string}
 */
export function idOf({ table, evening }) {
  return table ?? evening ?? "";
}

/** Keeps a stream open for the tables it was told of, and goes on after the last event it saw. */
export class TableStream {
  /** @param {Listener} listener */
  constructor(listener) {
    this.listener = listener;
    /** @type {Map<string, string | null>} */
    this.tables = new Map();
    this.cursor = "";
    this.failures = 0;
    /** @type {AbortController | null} */
    this.connection = null;
  }

  /** Watch these tables, and no others. @param {Map<string, string | null>} tables */
  watch(tables) {
    const same =
      tables.size === this.tables.size &&
      [...tables].every(([id, token]) => this.tables.get(id) === token && this.tables.has(id));
    if (same) return;
    this.tables = new Map(tables);
    this.cursor = ""; // a new table has to say where it stands
    this.connection?.abort();
    this.connection = null;
    if (tables.size > 0) this.run();
  }

  async run() {
    const connection = new AbortController();
    this.connection = connection;
    while (!connection.signal.aborted) {
      const life = new AbortController();
      const stop = () => life.abort();
      connection.signal.addEventListener("abort", stop);
      try {
        await this.read(life);
      } catch {
        // the network, the server, or our own end: try again below
      }
      connection.signal.removeEventListener("abort", stop);
      if (connection.signal.aborted) return;
      this.failures += 1;
      if (this.failures > 1) this.listener.state(false);
      await pause(Math.min(LONGEST_WAIT, 250 * 2 ** this.failures) * (0.6 + 0.4 * Math.random()));
    }
  }

  /** @param {AbortController} life */
  async read(life) {
    const tokens = [...this.tables.values()].filter(Boolean).join(" ");
    /** @type {Record<string, string>} */
    const headers = { Accept: "text/event-stream" };
    if (tokens) headers.Authorization = `Bearer ${tokens}`;
    if (this.cursor) headers["Last-Event-ID"] = this.cursor;
    const address = `/api/events?tables=${[...this.tables.keys()].join(",")}`;
    await readEvents(address, headers, life, () => this.opened(), this.take.bind(this));
  }

  opened() {
    this.failures = 0;
    this.listener.house?.(null);
    this.listener.state(true);
  }

  /** @param {string} event */
  take(event) {
    const { id, kind, data } = parsed(event);
    if (id) this.cursor = id;
    if (kind === "snapshot" && data) this.listener.snapshot(JSON.parse(data));
    if (kind === "house") this.listener.house?.(JSON.parse(data));
    if (kind === "unknown") this.listener.gone?.(JSON.parse(data).table);
  }
}

/**
 * Read a stream of events until it ends or falls silent.
 * @param {string} address @param {Record<string, string>} headers @param {AbortController} life
 * @param {() => void} opened @param {(event: string) => void} take
 */
export async function readEvents(address, headers, life, opened, take) {
  let alarm = setTimeout(() => life.abort(), SILENCE);
  const answer = await fetch(address, { headers, signal: life.signal, cache: "no-store" });
  if (!answer.ok || !answer.body) throw new Error(String(answer.status));
  opened();
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = "";
  for (;;) {
    const { value, done } = await reader.read();
    clearTimeout(alarm);
    if (done) return;
    alarm = setTimeout(() => life.abort(), SILENCE);
    const events = (buffer + value).replaceAll("\r\n", "\n").split("\n\n");
    buffer = events.pop() ?? "";
    for (const event of events) take(event);
  }
}

/** What the lines of an event say. @param {string} event @returns {StreamEvent} */
export function parsed(event) {
  const fields = event.split("\n").map((line) => /^(\w+): ?(.*)$/.exec(line));
  const first = (/** @type {string} */ name) => fields.find((field) => field?.[1] === name)?.[2];
  const data = fields
    .filter((field) => field?.[1] === "data")
    .map((field) => field?.[2])
    .join("\n");
  return { id: first("id"), kind: first("event"), data };
}

/** @param {number} ms */
export function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
