/**
 * What Python has compiled of the source, kept on this device, so that the next start need not compile it. It belongs
 * to one worker and one state of the source; without it, as at a plain-http address, Python compiles again.
 */
import { entries } from "./tar.js";

export const CACHE = "tablee-bytecode";
const QUIET = 2_000; // milliseconds without a request, after which there is time to write

export class Bytecode {
  /** @param {string | undefined} name of the worker @param {Promise<Uint8Array>} source */
  constructor(name, source) {
    const able = name && "caches" in globalThis && globalThis.crypto?.subtle;
    this.key = able ? source.then((bytes) => keyOf(name, bytes)) : null;
    this.modules = 0; // that were imported when it was last written
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** The files that were kept. @returns {Promise<[string, Uint8Array][]>} */
  async kept() {
    if (!this.key) return [];
    const cache = await caches.open(CACHE);
    const found = await cache.match(await this.key);
    return found ? [...entries(new Uint8Array(await found.arrayBuffer()))] : [];
  }

  /** Keep it once it is quiet, if more was imported. @param {any} python */
  keepSoon(python) {
    if (!this.key) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.keep(python).catch(() => {}), QUIET); // no room: as before
  }

  /** @param {any} python */
  async keep(python) {
    const { imported, written } = python.pyimport("tablee.pocket.bytecode");
    const modules = imported();
    if (modules === this.modules) return;
    this.modules = modules;
    const key = /** @type {string} */ (await this.key);
    const cache = await caches.open(CACHE);
    await cache.put(key, new Response(written().toJs()));
    for (const { url } of await cache.keys()) {
      const { pathname, search } = new URL(url);
      if (key.startsWith(pathname) && pathname + search !== key) await cache.delete(url); // of an older source
    }
  }
}

/** @param {string} name @param {Uint8Array} source */
async function keyOf(name, source) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", /** @type {any} */ (source)));
  const digest = [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${new URL(name, import.meta.url).pathname}?${digest}`;
}
