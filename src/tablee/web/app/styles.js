/** Style sheets that come with what they dress, not with the first page. */
import { fileAt } from "./addresses.js";

/** @type {Map<string, Promise<void>>} */
const added = new Map();

/**
 * Add a style sheet of the page, once; what lacks its own is shown all the same.
 * @param {string} path @returns {Promise<void>}
 */
export function dress(path) {
  const known = added.get(path);
  if (known) return known;
  const done = new Promise((/** @type {(done: void) => void} */ resolve) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: fileAt(path) });
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
  added.set(path, done);
  return done;
}
