/** Being told of one's turn: what the house is asked about it, and what this browser has to do for it. */
import { fileAt } from "./addresses.js";
import { ApiError, persistently } from "./api.js";
import { houseOf } from "./house.js";
import { freshKey } from "./keys.js";
import { allowNotices } from "./notices.js";
import { tokenOf } from "./store.js";

/**
 * @import * as t from "./api-types.js"
 * @import { Snapshot } from "./types.js"
 * @typedef {"insecure" | "unable" | "able"} PushState
 */

const WORKER = "/push-worker.js";
const SCOPE = "/push/"; // no page is there: this worker serves none
const END = 40; // characters of an endpoint by which the house names it

/** @param {string} id @returns {Promise<t.NoticesShown>} */
export const notices = (id) => ask("GET", `/api/tables/${id}/notices`, id);
/** @param {string} id @param {t.SubscribeMail} body @returns {Promise<t.NoticesShown>} */
export const tellByMail = (id, body) => ask("POST", `/api/tables/${id}/notices/mail`, id, body);
/** @param {string} id @param {t.SubscribePush} body @returns {Promise<t.NoticesShown>} */
export const tellByPush = (id, body) => ask("POST", `/api/tables/${id}/notices/push`, id, body);
/** @param {string} id @param {t.Quiet | null} quiet @returns {Promise<t.NoticesShown>} */
export const setQuiet = (id, quiet) => ask("POST", `/api/tables/${id}/notices/quiet`, id, { quiet });
/** One of them no more, or none. @param {string} id @param {string | null} one @returns {Promise<t.NoticesShown>} */
export const tellNoMore = (id, one) => ask("POST", `/api/tables/${id}/notices/off`, id, { id: one });
/** @param {string} id @param {number} days @returns {Promise<Snapshot>} */
export const takeHoliday = (id, days) => {
  const body = { days, key: freshKey() };
  return persistently(() => ask("POST", `/api/tables/${id}/holiday`, id, body));
};

/**
 * @param {"GET" | "POST"} method @param {string} path @param {string} table @param {object} [body]
 * @returns {Promise<any>}
 */
async function ask(method, path, table, body) {
  const { status, body: said } = await houseOf(table).ask({ method, path, body, token: tokenOf(table) });
  if (status < 200 || status > 299) throw new ApiError(status, said);
  return said;
}

/** Whether this browser can receive push messages here. @returns {PushState} */
export function pushState() {
  if (!isSecureContext) return "insecure";
  return "serviceWorker" in navigator && "PushManager" in globalThis ? "able" : "unable";
}

/** By what the house names this browser; null where it was never subscribed. @returns {Promise<string | null>} */
export async function ownName() {
  if (pushState() !== "able") return null;
  const registration = await navigator.serviceWorker.getRegistration(fileAt(SCOPE));
  const found = await registration?.pushManager.getSubscription();
  return found ? found.endpoint.slice(-END) : null;
}

/**
 * Subscribe this browser, with the key of the house; null where its owner does not allow it. Raises what the browser
 * raises where its push service cannot be reached.
 * @param {string} key @returns {Promise<{endpoint: string, p256dh: string, auth: string} | null>}
 */
export async function subscribe(key) {
  if (!(await allowNotices())) return null;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(fileAt(WORKER), { scope: fileAt(SCOPE) });
  await active(registration);
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const known = await registration.pushManager.getSubscription();
  if (known && !sameKey(known, key)) await known.unsubscribe(); // of a house that has another key now
  const { endpoint, keys } = (await registration.pushManager.subscribe(options)).toJSON();
  return { endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
}

/** @param {PushSubscription} known @param {string} key */
function sameKey(known, key) {
  const bytes = new Uint8Array(known.options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === key;
}

/** Until its worker runs. @param {ServiceWorkerRegistration} registration @returns {Promise<void>} */
function active(registration) {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener("statechange", () => worker.state === "activated" && resolve());
  });
}

/** @param {number} start @param {number} end minutes of the day, as this device has them @returns {t.Quiet} */
export function quietHours(start, end) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { start, end, zone: timeZone ?? "", offset: new Date().getTimezoneOffset() };
}
