/** What is known of a table after snapshots that come in any order. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { after, lastMove } from "/app/connection.js";

/** @param {number} number @param {number} version @param {string[]} moves @returns {any} */
const snapshot = (number, version, moves) => ({
  number,
  version,
  moves: moves.map((move) => ({ seat: 1, move, effects: {} })),
});
const NOTHING = { snapshot: null, before: null };

test("a snapshot that comes too late changes nothing", () => {
  const seen = after(NOTHING, snapshot(5, 2, ["a", "b"]));
  assert.equal(after(seen, snapshot(4, 1, ["a"])), seen);
});

test("what was before is kept while only the table around the game changes", () => {
  const one = after(NOTHING, snapshot(1, 1, ["a"]));
  const two = after(one, snapshot(2, 2, ["a", "b"]));
  const three = after(two, snapshot(3, 2, ["a", "b"]));
  assert.equal(three.before, one.snapshot);
  assert.equal(three.snapshot?.number, 3);
});

test("the last move led here, unless one was taken back", () => {
  const one = after(NOTHING, snapshot(1, 2, ["a", "b"]));
  assert.equal(lastMove(one)?.move, "b");
  const undone = after(one, snapshot(2, 3, ["a"]));
  assert.equal(lastMove(undone), null);
  assert.equal(lastMove(NOTHING), null);
});
