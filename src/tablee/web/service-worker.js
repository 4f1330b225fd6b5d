/**
 * Keeps the page on the device and serves it from there. It is one version of the page: the list below names every
 * file by its digest, and whoever serves this script writes it. A newer one waits until the reader takes it, so that
 * nothing changes under a running game.
 */
/** @type {{version: string, files: [string, number, string][]}} */
const KEPT = { version: "", files: [] };

const CACHE = "tablee";
const AT_ONCE = 6; // files fetched at a time
const ROOT = new URL("./", location.href).pathname;
const PAGE = `${ROOT}index.html`;
const NOT_PAGES = /^(api|metrics|healthz)\b/;

/** @type {any} */
const worker = globalThis;
/** @type {Map<string, string>} */
const digests = new Map(KEPT.files.map(([path, , digest]) => [ROOT + path, digest]));

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(fetchMissing()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(takeOver()));
worker.addEventListener("message", (/** @type {any} */ { data }) => data === "take" && worker.skipWaiting());
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const found = keyFor(event.request);
  if (found) event.respondWith(serve(found, event.request));
});

/** A file's place in the cache: an older version of it has another. @param {string} path */
function keyOf(path) {
  return `${path}?${digests.get(path)}`;
}

/** The place of what is asked for; null where the network has to answer. @param {Request} request */
function keyFor(request) {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || !pathname.startsWith(ROOT)) return null;
  if (digests.has(pathname)) return keyOf(pathname);
  const page = request.mode === "navigate" && !NOT_PAGES.test(pathname.slice(ROOT.length));
  return page ? keyOf(PAGE) : null;
}

/** @param {string} key @param {Request} request */
async function serve(key, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(key)) ?? fetch(request);
}

/** Fetch what is not there yet, and tell every page how far that is. */
async function fetchMissing() {
  const cache = await caches.open(CACHE);
  const there = new Set(
    (await cache.keys()).map(({ url }) => new URL(url)).map((url) => url.pathname + url.search),
  );
  const missing = KEPT.files.filter(([path]) => !there.has(keyOf(ROOT + path)));
  const size = (/** @type {any[]} */ files) => files.reduce((sum, [, bytes]) => sum + bytes, 0);
  const all = size(KEPT.files);
  let done = all - size(missing);
  const next = async () => {
    for (let file = missing.shift(); file; file = missing.shift()) {
      await fetchOne(cache, file);
      done += file[1];
      await tell({ done, all });
    }
  };
  await tell({ done, all });
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** @param {Cache} cache @param {[string, number, string]} file */
async function fetchOne(cache, [path, , digest]) {
  const answer = await fetch(ROOT + path, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const bytes = await answer.arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const found = [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  if (!found.startsWith(digest)) throw new Error(`${path} is of another version`);
  const { headers } = answer;
  const kind = headers.get("content-type") ?? "application/octet-stream";
  const policy = headers.get("content-security-policy");
  const kept = { "content-type": kind, ...(policy ? { "content-security-policy": policy } : {}) };
  await cache.put(keyOf(ROOT + path), new Response(bytes, { headers: kept }));
}

/** @param {{done: number, all: number}} progress */
async function tell(progress) {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) page.postMessage({ progress });
}

/** Drop what only older versions need, and serve the pages that are open. */
async function takeOver() {
  const cache = await caches.open(CACHE);
  const needed = new Set([...digests.keys()].map(keyOf));
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!needed.has(pathname + search)) await cache.delete(request);
  }
  await worker.clients.claim();
}
