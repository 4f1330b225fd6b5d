/** The server's HTTP interface, one function a request. */
import { settings, tokenOf } from "./store.js";

/** A refusal of the server, or no answer at all (`code` is `page.offline`). */
export class ApiError extends Error {
  /** @param {number} status @param {any} body */
  constructor(status, body) {
    const error = body?.error ?? { code: "page.offline", message: "" };
    super(error.message);
    this.status = status;
    this.code = error.code;
    this.clause = error.clause ?? null;
    this.snapshot = error.snapshot ?? body?.snapshot ?? null;
  }
}

/** A key under which a request is answered once, however often it is sent. */
export function freshKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(12)); // randomUUID needs https
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const host = () => get("/api/host");
export const games = async () => list(await get("/api/games"), "games");
/** @param {string} game */
export const components = (game) => get(`/api/games/${game}/components`);
/** @param {string} game */
export const rules = (game) => get(`/api/games/${game}/rules?language=${settings().language}`);
/** @param {string} id */
export const table = (id) => get(`/api/tables/${id}`, tokenOf(id));
/** @param {any} wish */
export const open = (wish) => post("/api/tables", wish);
/** @param {string} id @param {any} body */
export const join = (id, body) => post(`/api/tables/${id}/join`, body, tokenOf(id));
/** @param {string} id @param {any} body */
export const move = (id, body) => persistently(() => post(`/api/tables/${id}/moves`, body, tokenOf(id)));
/** @param {string} id @param {any} body */
export const undo = (id, body) => persistently(() => post(`/api/tables/${id}/undo`, body, tokenOf(id)));
/** @param {string} id @param {any} body */
export const takeover = (id, body) => post(`/api/tables/${id}/takeover`, body, tokenOf(id));
/** @param {string} id @param {number} seat @param {any} body */
export const changeSeat = (id, seat, body) => post(`/api/tables/${id}/seats/${seat}`, body, tokenOf(id));
/** @param {string} id @param {any} body */
export const message = (id, body) => post(`/api/tables/${id}/messages`, body, tokenOf(id));
/** @param {string} id @param {any} body */
export const rematch = (id, body) => post(`/api/tables/${id}/rematch`, body, tokenOf(id));
/** @param {string} id @param {string} former */
export const claim = (id, former) => post(`/api/tables/${id}/claim`, {}, tokenOf(former));
/** @param {string} id @param {any} body */
export const hint = (id, body) => post(`/api/tables/${id}/hint`, body, tokenOf(id));
/** @param {string} id */
export const analysis = (id) => get(`/api/tables/${id}/analysis`, tokenOf(id));
/** @param {string} id */
export const record = (id) => get(`/api/tables/${id}/record`, tokenOf(id));
/** @param {any} written */
export const replay = (written) => post("/api/replays", { record: written });

/** @param {string} path @param {string | null} [token] */
function get(path, token) {
  return request("GET", path, undefined, token);
}

/** @param {string} path @param {any} body @param {string | null} [token] */
function post(path, body, token) {
  return request("POST", path, body, token);
}

/** @param {string} method @param {string} path @param {any} body @param {string | null} [token] @returns {Promise<any>} */
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

/** Send again while there is no answer: the key in the body makes it play once. @template T @param {() => Promise<T>} send @returns {Promise<T>} */
async function persistently(send) {
  for (let wait = 300; ; wait *= 2) {
    try {
      return await send();
    } catch (error) {
      const lost = error instanceof ApiError && (error.status === 0 || error.status >= 502);
      if (!lost || wait > 10_000) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** @param {any} answer @param {string} field */
function list(answer, field) {
  return Array.isArray(answer) ? answer : answer[field];
}
