/**
 * The house of this device: Tablée's own Python, in a worker. One page at a time runs it; the other pages of this
 * browser ask that one, and when it is closed, the next goes on from what is stored.
 */
import { fileAt, pageAt } from "./addresses.js";
import { freshKey } from "./keys.js";
import { rememberTable, settings } from "./store.js";

/**
 * @import { Answer, Asked, House } from "./house.js"
 * @import { Snapshot } from "./types.js"
 * @typedef {{take: (snapshot: Snapshot) => void, token: string | null}} Watcher
 * @typedef {{ask: string, resolve: (answer: Answer) => void}} Pending
 */

const LOCK = "tablee.house";
const WORKER = "/pocket/house-worker.js";

/** @type {Map<string, Pending>} */
const pending = new Map();
/** @type {Map<string, Watcher>} */
const watched = new Map();
/** What each page watches, where this one runs the house. @type {Map<string, [string, string | null][]>} */
const pages = new Map();
const here = freshKey();

/** @type {BroadcastChannel | null} */
let channel = null;
/** @type {Worker | null} */
let worker = null;

let awake = false;

/** @type {House} */
export const near = { ask, watch };

/** Whether it has started, as far as this page knows: an answer then comes at once. */
export function isAwake() {
  return awake;
}

/** Start it, for what may be asked later. */
export function wake() {
  if (pending.size === 0) ask({ method: "GET", path: "/api/offers" });
}

/** @param {Asked} asked @returns {Promise<Answer>} */
async function ask(asked) {
  const request = JSON.stringify({ ...asked, language: settings().language });
  const answer = await new Promise((/** @type {(answer: Answer) => void} */ resolve) => {
    const number = freshKey();
    pending.set(number, { ask: request, resolve });
    send({ number, ask: request });
  });
  const { table, token } = answer.body ?? {};
  if (answer.status === 200 && table && token) rememberTable({ id: table, token, near: true });
  return answer;
}

/** @type {House["watch"]} */
function watch(table, token, take, state) {
  watched.set(table, { take, token });
  tellWatched();
  state(true);
  return () => {
    watched.delete(table);
    tellWatched();
  };
}

function tellWatched() {
  send({ page: here, watch: [...watched].map(([id, { token }]) => [id, token]) });
}

/** To the house, wherever it runs. @param {any} message */
function send(message) {
  channel ??= start();
  if (worker) pass(message);
  else channel.postMessage(message);
}

/** To the worker of this page. @param {any} message */
function pass({ page, watch: tables, ...message }) {
  if (!page) return worker?.postMessage(message);
  pages.set(page, tables);
  worker?.postMessage({ watch: JSON.stringify(Object.fromEntries([...pages.values()].flat())) });
}

function start() {
  const opened = new BroadcastChannel(LOCK);
  opened.onmessage = ({ data }) => hear(data);
  addEventListener("pagehide", () => opened.postMessage({ page: here, watch: [] }));
  if (navigator.locks) navigator.locks.request(LOCK, () => new Promise(lead));
  else lead(); // a plain-http address: the storage itself keeps two houses from mixing
  return opened;
}

/** This page runs the house from now on; its lock is kept until the page is closed. */
function lead() {
  worker = new Worker(fileAt(WORKER), { type: "module" });
  worker.onmessage = ({ data }) => {
    hear(data);
    channel?.postMessage(data);
  };
  channel?.postMessage({ lead: true });
  sendAgain();
}

/** What was under way when the house moved; keys make it count once. */
function sendAgain() {
  for (const [number, { ask: request }] of pending) send({ number, ask: request });
  if (watched.size > 0) tellWatched();
}

/** @param {any} message from the worker, or from another page */
function hear(message) {
  if (message.lead) sendAgain();
  else if (message.erased)
    location.replace(pageAt("/")); // with its tables; a new house begins
  else if (message.snapshot) show(JSON.parse(message.snapshot));
  else if (message.ask || message.page) worker && pass(message);
  else settle(message);
}

/** @param {Snapshot} snapshot */
function show(snapshot) {
  watched.get(snapshot.table)?.take(snapshot);
}

/** @param {{number: string, answer?: string, failed?: string}} message */
function settle({ number, answer, failed }) {
  const waiting = pending.get(number);
  pending.delete(number);
  if (failed) console.error(failed);
  else awake = true;
  waiting?.resolve(answer ? JSON.parse(answer) : { status: 0, body: null });
}
