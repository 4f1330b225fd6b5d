/** A tablet in the hall: what an address asks for. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { minutesAsked } from "/app/kiosk.js";

test("an address makes a kiosk, says for how long, and ends it", () => {
  assert.equal(minutesAsked("?lang=fr"), null);
  assert.equal(minutesAsked("?kiosk"), 3);
  assert.equal(minutesAsked("?lang=fr&kiosk=10"), 10);
  assert.equal(minutesAsked("?kiosk=0"), 0);
  assert.equal(minutesAsked("?kiosk=-1"), 0);
  assert.equal(minutesAsked("?kiosk=1e9"), 240);
  assert.equal(minutesAsked("?kiosk=soon"), 3);
});
