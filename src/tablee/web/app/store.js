/** What this device remembers: its tables with their tokens, and its settings. */
import { freshKey } from "./keys.js";

const TABLES = "tablee.tables";
const JOINING = "tablee.joining";
const TRIPS = "tablee.trips";
const SEEN = "tablee.seen";
const LESSONS = "tablee.lessons";
const SETTINGS = "tablee.settings";
const KEPT = "tablee.kept"; // keeping.js sets it
const MOST_TABLES = 60;
const MOST_SEEN = 3;

/**
 * @import { Language, Parts, Snapshot } from "./types.js"
 * @typedef {{
 *   id: string, token: string | null, game: string, at: number, names: string[], over: boolean, turn: boolean,
 *   near?: boolean, now?: string | null,
 * }} KnownTable `near` where it is on this device; `now` is the table that it is now, in another house
 * @typedef {{to: "device" | "server", free: number[], back: boolean, key: string}} Trip of a table to another house:
 *   the seats that are free there, whether it goes back to where it came from, and the key of every step
 * @typedef {{
 *   language: Language, theme: "auto" | "light" | "dark", text: "auto" | "large" | "larger",
 *   contrast: "auto" | "more", motion: "auto" | "less", confirm: boolean, notify: boolean,
 *   sound: boolean, help: boolean, pause: number,
 *   name: string, level: number | null,
 * }} Settings
 */

/** The tables of this device, the latest first. @returns {KnownTable[]} */
export function knownTables() {
  return Object.values(read(TABLES, {})).sort((a, b) => b.at - a.at);
}

/** @param {string} id @returns {string | null} */
export function tokenOf(id) {
  return read(TABLES, {})[id]?.token ?? null;
}

/** Whether a table is on this device. @param {string} id @returns {boolean} */
export function isNear(id) {
  return read(TABLES, {})[id]?.near ?? false;
}

/** Whether this device has a seat at a table. @param {string} id @returns {boolean} */
export function isKnown(id) {
  return id in read(TABLES, {});
}

/** Whether Tablée is kept on this device, and can do without a server. @returns {boolean} */
export function isPocketKept() {
  return read(KEPT, false);
}

/** Remember a table, or something new about it. @param {Partial<KnownTable> & {id: string}} facts */
export function rememberTable(facts) {
  const tables = read(TABLES, {});
  const known = tables[facts.id] ?? { token: null, game: "", names: [], over: false, turn: false };
  tables[facts.id] = { ...known, ...facts, at: Date.now() };
  const kept = Object.values(tables)
    .sort((a, b) => b.at - a.at)
    .slice(0, MOST_TABLES);
  write(TABLES, Object.fromEntries(kept.map((table) => [table.id, table])));
}

/** @param {string} id */
export function forgetTable(id) {
  const tables = read(TABLES, {});
  delete tables[id];
  write(TABLES, tables);
  const { [id]: _forgotten, ...seen } = read(SEEN, {});
  write(SEEN, seen);
}

/**
 * What was last seen of a table of this device: its board is on screen before the house has started.
 * @param {string} id @returns {{snapshot?: Snapshot, parts?: Parts}}
 */
export function lastSeen(id) {
  return read(SEEN, {})[id] ?? {};
}

/** Keep that of the latest tables of this device. @param {string} id @param {ReturnType<typeof lastSeen>} facts */
export function rememberSeen(id, facts) {
  if (!isNear(id)) return;
  const { [id]: known, ...others } = read(SEEN, {});
  const latest = Object.entries(others).slice(1 - MOST_SEEN);
  write(SEEN, { ...Object.fromEntries(latest), [id]: { ...known, ...facts } });
}

/**
 * The key under which this device asks for a seat: the same for as long as it asks for the same without an answer,
 * even after a reload.
 * @param {string} id @param {string} asked @returns {string}
 */
export function joinKey(id, asked) {
  const pending = read(JOINING, {});
  const key = pending[id]?.asked === asked ? pending[id].key : freshKey();
  write(JOINING, { ...pending, [id]: { asked, key } });
  return key;
}

/** The answer has come. @param {string} id */
export function forgetJoinKey(id) {
  const { [id]: _answered, ...pending } = read(JOINING, {});
  write(JOINING, pending);
}

/** The trip of a table that has not ended. @param {string} id @returns {Trip | null} */
export function tripOf(id) {
  return read(TRIPS, {})[id] ?? null;
}

/** Begin a trip, or go on with the same one. @param {string} id @param {Omit<Trip, "key">} wish @returns {Trip} */
export function beginTrip(id, { to, free, back }) {
  const known = tripOf(id);
  const same = known && known.to === to && known.back === back && String(known.free) === String(free);
  const trip = same ? known : { to, free, back, key: freshKey() };
  write(TRIPS, { ...read(TRIPS, {}), [id]: trip });
  return trip;
}

/** @param {string} id */
export function endTrip(id) {
  const { [id]: _ended, ...others } = read(TRIPS, {});
  write(TRIPS, others);
}

/** Whether the lesson of a game was taken here, or skipped. @param {string} game @returns {boolean} */
export function lessonKnown(game) {
  return read(LESSONS, []).includes(game);
}

/** @param {string} game */
export function markLesson(game) {
  write(LESSONS, [...new Set([...read(LESSONS, []), game])]);
}

/** @returns {Settings} */
export function settings() {
  const defaults = {
    language: browserLanguage(),
    theme: "auto",
    text: "auto",
    contrast: "auto",
    motion: "auto",
    confirm: false,
    notify: false,
    sound: false,
    help: true,
    pause: 500, // milliseconds after a turn came back in which no touch makes a move
    name: "",
    level: null, // of the computer that was last played; none yet
  };
  return { ...defaults, ...read(SETTINGS, {}) };
}

/** @param {Settings} chosen */
export function saveSettings(chosen) {
  write(SETTINGS, chosen);
}

/** The first of the browser's languages that is ours; English for those who read none of them. @returns {Language} */
function browserLanguage() {
  const tags = navigator.languages ?? [];
  for (const tag of tags) {
    const language = tag.slice(0, 2).toLowerCase();
    if (language === "fr" || language === "en" || language === "de") return language;
  }
  return tags.length > 0 ? "en" : "fr";
}

/** @param {string} key @param {any} otherwise @returns {any} */
function read(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? otherwise;
  } catch {
    return otherwise; // private windows may refuse, and the page plays on
  }
}

/** @param {string} key @param {any} value */
function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // full or forbidden: the seat link still recovers the seat
  }
}
