/**
 * Where the page is. Modules name pages and files from its root (`/box/lot`, `/icon.svg`), wherever that is: this one
 * turns such a path into an address, and an address back into a path.
 */

const ROOT = new URL("../", import.meta.url).pathname;

/** Whether nothing but files is there, as on a static host: then there is no server, and no rule that leads
 * `/t/abc` to the page. */
export const ALONE = globalThis.document?.documentElement.dataset.host === "files";

/** The address of a file. @param {string} path */
export function fileAt(path) {
  return ROOT + path.slice(1);
}

/**
 * The address of a page: where there are only files, its path is a query.
 * @param {string} path @param {boolean} [alone]
 */
export function pageAt(path, alone = ALONE) {
  return alone ? ROOT + asQuery(path.slice(1)) : fileAt(path);
}

/** @param {string} path */
function asQuery(path) {
  return path === "" || path.startsWith("#") ? path : `?${path.replace("?", "&")}`;
}

/**
 * The path of the page at an address; null where none of ours is.
 * @param {Pick<URL, "origin" | "pathname" | "search">} address @param {boolean} [alone]
 */
export function pathOf({ origin, pathname, search }, alone = ALONE) {
  if (origin !== location.origin || !pathname.startsWith(ROOT)) return null;
  const path = pathname.slice(ROOT.length - 1);
  if (!alone) return path.startsWith("/api") ? null : path;
  const isPage = path === "/" || path === "/index.html";
  return isPage ? `/${pathIn(search)}` : null;
}

/** Others put parameters into addresses as well. @param {string} search */
function pathIn(search) {
  const [first] = search.slice(1).split("&");
  return first === "kiosk" || first.includes("=") ? "" : decodeURI(first);
}

/** The path of the page now. */
export function pathNow() {
  return pathOf(location) ?? "/";
}
