/** The server's HTTP interface, one function per request. */
import { settings, tokenOf } from "./store.js";

/**
 * @import * as asked from "./api-types.js"
 * @import * as t from "./types.js"
 */

/** A refusal of the server, or no answer at all (`code` is `page.offline`). */
export class ApiError extends Error {
  /** @param {number} status @param {t.Failure | null} body */
  constructor(status, body) {
    const error = body?.error ?? { code: "page.offline", message: "", clause: null };
    super(error.message);
    this.status = status;
    this.code = error.code;
    this.clause = error.clause;
    this.snapshot = /** @type {t.Snapshot | null} */ (body?.snapshot ?? null);
  }
}

/** @returns {Promise<t.Host>} */
export const host = () => get("/api/host");
/** @returns {Promise<t.Offers>} */
export const offers = () => get("/api/offers");
/** @returns {Promise<t.GameFacts[]>} */
export const games = () => get("/api/games");
/**
 * Component sets by option and name.
 * @param {string} game @returns {Promise<Record<string, Record<string, any>>>}
 */
export const components = (game) => get(`/api/games/${game}/components`);
/** @param {string} id @param {string} digest @returns {Promise<Record<string, any>>} */
export const componentSet = (id, digest) => get(`/api/tables/${id}/sets/${digest}`);
/** @param {string} game @param {Record<string, any>} options @returns {Promise<asked.OptionsChecked>} */
export const checkOptions = (game, options) => post(`/api/games/${game}/options`, { options });
/** @param {string} game @returns {Promise<t.Rules>} */
export const rules = (game) => get(`/api/games/${game}/rules?language=${settings().language}`);
/** A game's lesson, as its page has it. @param {string} game @returns {Promise<{steps: any[]}>} */
export const lesson = (game) => get(`/games/${game}/lesson.json`);
/** @param {asked.Practise} body @returns {Promise<asked.Practised>} */
export const practise = (body) => post("/api/practice", body);
/** @param {string} id @returns {Promise<t.Snapshot>} */
export const table = (id) => get(`/api/tables/${id}`, tokenOf(id));
/** @param {asked.CreateTable} wanted @returns {Promise<t.Seated>} */
export const open = (wanted) => post("/api/tables", wanted);
/** @param {string} id @param {asked.JoinTable} body @returns {Promise<t.Seated>} */
export const join = (id, body) => persistently(() => post(`/api/tables/${id}/join`, body, tokenOf(id)));
/**
 * Never given up: `wait` is called whenever there is no answer.
 * @param {string} id @param {asked.MakeMove} body @param {() => void} [wait] @returns {Promise<t.Snapshot>}
 */
export const move = (id, body, wait = () => {}) =>
  persistently(() => post(`/api/tables/${id}/moves`, body, tokenOf(id)), wait);
/** @param {string} id @param {asked.Undo} body @returns {Promise<t.Snapshot>} */
export const undo = (id, body) => persistently(() => post(`/api/tables/${id}/undo`, body, tokenOf(id)));
/** @param {string} id @param {asked.TakeOver} body @returns {Promise<t.Snapshot>} */
export const takeover = (id, body) =>
  persistently(() => post(`/api/tables/${id}/takeover`, body, tokenOf(id)));
/** @param {string} id @param {number} seat @param {asked.ChangeSeat} body @returns {Promise<t.Snapshot>} */
export const changeSeat = (id, seat, body) =>
  persistently(() => post(`/api/tables/${id}/seats/${seat}`, body, tokenOf(id)));
/** @param {string} id @param {asked.SendMessage} body @returns {Promise<t.Snapshot>} */
export const message = (id, body) =>
  persistently(() => post(`/api/tables/${id}/messages`, body, tokenOf(id)));
/** @param {string} id @param {asked.AskRematch} body @returns {Promise<t.Snapshot>} */
export const rematch = (id, body) => persistently(() => post(`/api/tables/${id}/rematch`, body, tokenOf(id)));
/** @param {string} id @param {string} former @returns {Promise<t.Seated>} */
export const claim = (id, former) => post(`/api/tables/${id}/claim`, {}, tokenOf(former));
/** @param {string} id @param {asked.AskHint} body @returns {Promise<t.Hint>} */
export const hint = (id, body) => post(`/api/tables/${id}/hint`, body, tokenOf(id));
/** @param {string} id @returns {Promise<t.Analysis>} */
export const analysis = (id) => get(`/api/tables/${id}/analysis`, tokenOf(id));
/** @param {string} id @returns {Promise<Record<string, any>>} */
export const record = (id) => get(`/api/tables/${id}/record`, tokenOf(id));
/** @param {Record<string, any>} written @returns {Promise<t.Replayed>} */
export const replay = (written) => post("/api/replays", { record: written });

/** @param {string} path @param {string | null} [token] */
function get(path, token) {
  return request("GET", path, undefined, token);
}

/** @param {string} path @param {object} body @param {string | null} [token] */
function post(path, body, token) {
  return request("POST", path, body, token);
}

/**
 * @param {string} method @param {string} path @param {object | undefined} body @param {string | null} [token]
 * @returns {Promise<any>} what the OpenAPI document promises for that path
 */
async function request(method, path, body, token) {
  /** @type {Record<string, string>} */
  const headers = { "Accept-Language": settings().language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  const init = { method, headers, body: body === undefined ? undefined : JSON.stringify(body) };
  const answer = await fetch(path, init).catch(() => null);
  if (!answer) throw new ApiError(0, null);
  const said = await answer.json().catch(() => null);
  if (!answer.ok) throw new ApiError(answer.status, said);
  return said;
}

const LONGEST_WAIT = 4_000; // between two tries
const RETRY_FOR = 10_000; // as long as most requests are tried

/**
 * Send again while there is no answer: the key in the body makes it play once. With `wait`, until there is one.
 * @template T @param {() => Promise<T>} send @param {() => void} [wait] @returns {Promise<T>}
 */
async function persistently(send, wait) {
  let waited = 0;
  for (let pause = 300; ; pause = Math.min(2 * pause, LONGEST_WAIT)) {
    try {
      return await send();
    } catch (error) {
      const lost = error instanceof ApiError && (error.status === 0 || error.status >= 502);
      if (!lost || (!wait && waited > RETRY_FOR)) throw error;
      wait?.();
      await new Promise((resolve) => setTimeout(resolve, pause));
      waited += pause;
    }
  }
}
