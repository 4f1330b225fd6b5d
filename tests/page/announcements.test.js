/** Every move is said once, in the words of its own effects. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { announcements } from "/app/announcements.js";
import { speak } from "/games/punto/board.js";

/** @type {import("/app/types.js").Say} */
const say = (id, words = {}) => [id, ...Object.values(words)].join(" ");
const name = (/** @type {number} */ seat) => `P${seat}`;
const board = { speak };

const FIRST = { seat: 1, move: "r3@0,0", effects: {} };
const COVER = { seat: 2, move: "b5@0,0", effects: { covers: "r3" } };

test("nothing is said at first sight", () => {
  assert.deepEqual(announcements(board, { moves: [FIRST], result: null }, null, say, name), []);
});

test("moves that arrive together are each said with what they covered", () => {
  const lines = announcements(board, { moves: [FIRST, COVER], result: null }, 0, say, name);
  assert.deepEqual(lines, [
    "punto-web-said-place P1 punto-web-card r 3",
    "punto-web-said-cover P2 punto-web-card b 5 punto-web-card r 3",
  ]);
});

test("a round that ended by runs leaves an empty table: its next first card covers nothing", () => {
  // The last card of the old round lies in the middle; the new round's first card goes there too.
  const next = { seat: 1, move: "g9@0,0", effects: {} };
  const lines = announcements(board, { moves: [FIRST, COVER, next], result: null }, 1, say, name);
  assert.equal(lines[1], "punto-web-said-place P1 punto-web-card g 9");
});

test("after an undo nothing is said, at the end that it is over", () => {
  assert.deepEqual(announcements(board, { moves: [FIRST], result: null }, 2, say, name), []);
  const result = { winners: [2], reason: "row", scores: {} };
  assert.equal(announcements(board, { moves: [FIRST, COVER], result }, 1, say, name).at(-1), "web-over");
});
