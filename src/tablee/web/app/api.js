/** What a house can be asked, one function per request. */
import { fileAt } from "./addresses.js";
import { houseOf } from "./house.js";
import { freshKey } from "./keys.js";
import { counted } from "./player.js";
import { settings, tokenOf } from "./store.js";

/**
 * @import * as asked from "./api-types.js"
 * @import * as t from "./types.js"
 * @import { Asked, House } from "./house.js"
 */

/** A refusal of the house, or no answer at all (`code` is `page.offline`). */
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
export const lesson = async (game) => (await fetch(fileAt(`/games/${game}/lesson.json`))).json();
/** @param {asked.Practise} body @returns {Promise<asked.Practised>} */
export const practise = (body) => post("/api/practice", body);
/** @param {string} id @returns {Promise<t.Snapshot>} */
export const table = (id) => get(`/api/tables/${id}`, id);
/** @param {asked.CreateTable} wanted @returns {Promise<t.Seated>} */
export const open = (wanted) => {
  const keyed = counted({ key: freshKey(), ...wanted });
  return persistently(() => post("/api/tables", keyed));
};
/** @param {string} id @param {asked.JoinTable} body @returns {Promise<t.Seated>} */
export const join = (id, body) => {
  const sent = counted(body);
  return persistently(() => post(`/api/tables/${id}/join`, sent, id));
};
/**
 * Never given up: `wait` is called whenever there is no answer.
 * @param {string} id @param {asked.MakeMove} body @param {() => void} [wait] @returns {Promise<t.Snapshot>}
 */
export const move = (id, body, wait = () => {}) =>
  persistently(() => post(`/api/tables/${id}/moves`, body, id), wait);
/** @param {string} id @param {asked.Undo} body @returns {Promise<t.Snapshot>} */
export const undo = (id, body) => persistently(() => post(`/api/tables/${id}/undo`, body, id));
/** @param {string} id @param {asked.TakeOver} body @returns {Promise<t.Snapshot>} */
export const takeover = (id, body) => persistently(() => post(`/api/tables/${id}/takeover`, body, id));
/** @param {string} id @param {number} seat @param {asked.ChangeSeat} body @returns {Promise<t.Snapshot>} */
export const changeSeat = (id, seat, body) =>
  persistently(() => post(`/api/tables/${id}/seats/${seat}`, body, id));
/** @param {string} id @param {asked.SendMessage} body @returns {Promise<t.Snapshot>} */
export const message = (id, body) => persistently(() => post(`/api/tables/${id}/messages`, body, id));
/** @param {string} id @param {asked.AskRematch} body @returns {Promise<t.Snapshot>} */
export const rematch = (id, body) => persistently(() => post(`/api/tables/${id}/rematch`, body, id));
/** @param {string | null} game @param {number} [skip] @returns {Promise<t.HallShown>} */
export const hall = (game, skip = 0) => get(`/api/hall?skip=${skip}${game ? `&game=${game}` : ""}`);
/** @param {string} id @param {asked.ListTable} body @returns {Promise<t.Snapshot>} */
export const listTable = (id, body) => persistently(() => post(`/api/tables/${id}/listing`, body, id));
/** @param {asked.QuickSeat} body @returns {Promise<t.Seated>} */
export const quickSeat = (body) => {
  const sent = counted(body);
  return persistently(() => post("/api/hall/seat", sent));
};
/** @param {string} program @param {asked.ChallengeProgram} body @returns {Promise<t.Seated>} */
export const challenge = (program, body) =>
  persistently(() => post(`/api/programs/${program}/challenge`, body));
/** @param {string} id @returns {Promise<asked.CodeShown>} */
export const codeOf = (id) => post(`/api/tables/${id}/code`, {}, id);
/** @param {string} code @returns {Promise<asked.CodeFound>} */
export const findCode = (code) => post("/api/codes", { code });
/** @param {string} id @param {string} former @returns {Promise<t.Seated>} */
export const claim = (id, former) => post(`/api/tables/${id}/claim`, {}, former);
/** @param {string} id @param {asked.DepartTable} body @returns {Promise<asked.Departed>} */
export const depart = (id, body) => persistently(() => post(`/api/tables/${id}/departure`, body, id));
/** @param {House} house @param {asked.ReceiveTable} body @returns {Promise<t.Seated>} */
export const receive = (house, body) =>
  persistently(() => request({ method: "POST", path: "/api/arrivals", body }, undefined, house));
/** @param {string} id @param {asked.ReturnTable} body @returns {Promise<t.Snapshot>} */
export const giveBack = (id, body) => persistently(() => post(`/api/tables/${id}/return`, body, id));
/** @param {string} id @param {asked.AskHint} body @returns {Promise<t.Hint>} */
export const hint = (id, body) => post(`/api/tables/${id}/hint`, body, id);
/** @param {string} id @returns {Promise<t.Analysis>} */
export const analysis = (id) => get(`/api/tables/${id}/analysis`, id);
/** @param {string} id @returns {Promise<Record<string, any>>} */
export const record = (id) => get(`/api/tables/${id}/record`, id);
/** @param {Record<string, any>} written @returns {Promise<t.Replayed>} */
export const replay = (written) => post("/api/replays", { record: written });

/** @param {string} path @param {string} [table] whose token goes with it */
function get(path, table) {
  return request({ method: "GET", path }, table);
}

/** @param {string} path @param {object} body @param {string} [table] */
function post(path, body, table) {
  return request({ method: "POST", path, body }, table);
}

/**
 * @param {Asked} asked @param {string} [table] @param {House} [house]
 * @returns {Promise<any>} what the OpenAPI document promises for that path
 */
async function request(asked, table, house = houseOf(table)) {
  const token = table === undefined ? null : tokenOf(table);
  const { status, body } = await house.ask({ ...asked, token });
  if (status < 200 || status > 299) throw new ApiError(status, body);
  return body;
}

const LONGEST_WAIT = 4_000; // between two tries
const RETRY_FOR = 10_000; // as long as most requests are tried

/**
 * Send again while there is no answer: the key in the body makes it play once. With `wait`, until there is one.
 * @template T @param {() => Promise<T>} send @param {() => void} [wait] @returns {Promise<T>}
 */
export async function persistently(send, wait) {
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
