/** What this device remembers: its tables with their tokens, and its settings. */
import { freshKey } from "./keys.js";

const TABLES = "tablee.tables";
const JOINING = "tablee.joining";
const LESSONS = "tablee.lessons";
const SETTINGS = "tablee.settings";
const MOST_TABLES = 60;

/**
 * @import { Language } from "./types.js"
 * @typedef {{
 *   id: string, token: string | null, game: string, at: number, names: string[], over: boolean, turn: boolean,
 * }} KnownTable
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
