/** Addresses of the page, without reloading it. */
import { pageAt, pathNow, pathOf } from "./addresses.js";
import { useEffect, useState } from "./html.js";

let navigated = false;

/** Whether another address than the first was gone to. */
export function hasNavigated() {
  return navigated;
}

/** Go to a page of ours. @param {string} path @param {boolean} [replace] */
export function go(path, replace = false) {
  visit(pageAt(path), replace);
}

/** @param {string} address @param {boolean} [replace] */
function visit(address, replace = false) {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  dispatchEvent(new Event("tablee:route"));
}

/** The path now, as its parts: `/t/abc` is `["t", "abc"]`. */
export function useRoute() {
  const [path, setPath] = useState(pathNow());
  useEffect(() => {
    const follow = () => {
      navigated = true;
      setPath(pathNow());
    };
    setPath(pathNow()); // somebody may have gone on before anybody listened
    addEventListener("popstate", follow);
    addEventListener("tablee:route", follow);
    document.addEventListener("click", intercept);
    return () => {
      removeEventListener("popstate", follow);
      removeEventListener("tablee:route", follow);
      document.removeEventListener("click", intercept);
    };
  }, []);
  return path.split("/").filter(Boolean).map(decodeURIComponent);
}

/** A plain click on a link of ours stays on the page. @param {MouseEvent} event */
function intercept(event) {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || link.target || link.hasAttribute("download"))
    return;
  const path = pathOf(link);
  if (path === null || (link.hash && path === pathNow())) return; // not ours, or a place on this page
  event.preventDefault();
  visit(link.pathname + link.search + link.hash);
}
