/** Addresses: paths from the page's root, wherever that is. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fileAt, pageAt, pathOf } from "/app/addresses.js";

const ROOT = new URL("../../src/tablee/web/", import.meta.url); // where Node finds the page
const PATHS = ["/", "/box/lot", "/t/a-b_c", "/t/abc?tv=1", "/rules/lot#clause-3"];

/** @param {string} address */
function opened(address) {
  const url = new URL(address, "http://host");
  globalThis.location = /** @type {any} */ (url);
  return url;
}

test("files are in the page's folder", () => {
  assert.equal(fileAt("/icon.svg"), `${ROOT.pathname}icon.svg`);
});

test("a path becomes an address and a path again, behind a server and without one", () => {
  for (const alone of [false, true]) {
    for (const path of PATHS) {
      const [expected] = path.split(/[?#]/);
      assert.equal(pathOf(opened(pageAt(path, alone)), alone), expected);
    }
  }
});

test("without a server every page is the one file, and its parameters stay", () => {
  const url = opened(pageAt("/t/abc?tv=1#there", true));
  assert.deepEqual([url.pathname, url.hash], [ROOT.pathname, "#there"]);
  assert.equal(url.searchParams.get("tv"), "1");
  assert.equal(pageAt("/", true), ROOT.pathname);
});

test("without a server an address may begin with a parameter, its own or of who links to it", () => {
  for (const search of ["?kiosk", "?kiosk=5", "?lang=fr&kiosk", "?from=a/b"]) {
    assert.equal(pathOf(opened(ROOT.pathname + search), true), "/");
  }
});

test("what is not ours is no page", () => {
  opened("http://host/");
  assert.equal(pathOf(new URL("http://elsewhere/box/lot")), null);
  assert.equal(pathOf(new URL(`http://host${ROOT.pathname}api/host`)), null);
  assert.equal(pathOf(new URL(`http://host${ROOT.pathname}app/main.js`), true), null);
});
