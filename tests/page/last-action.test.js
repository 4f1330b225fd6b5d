/** The line under the board: who did what, a whole turn at once, and that the clock did it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { lastAction, NOBODY } from "/app/last-action.js";
import * as loto from "/games/loto/board.js";
import { fieldName, hasFreePiece } from "/games/lotus/moves.js";
import * as punto from "/games/punto/board.js";
import * as topominos from "/games/topominos/board.js";
import { seatName } from "/parts/turn-line.js";

/** @type {import("/app/types.js").Say} */
const say = (id, words = {}) => [id, ...Object.values(words)].join(" ");
const name = (/** @type {number} */ seat) => `P${seat}`;
const move = (/** @type {number} */ seat, /** @type {string} */ text) => ({ seat, move: text, effects: {} });

test("before the first move there is nothing to tell", () => {
  assert.equal(lastAction(topominos, [], say, name), null);
});

test("a turn of several tiles is told as one", () => {
  const turn = [move(2, "17@5=#../..#/..."), move(2, "3@5=.#./.../..."), move(2, "end")];
  const line = lastAction(topominos, [move(1, "pass"), ...turn], say, name);
  assert.equal(line, "topominos-web-said-turn P2 2");
});

test("alone, the turn before is another turn", () => {
  const moves = [move(1, "17@5=#../..#/..."), move(1, "end"), move(1, "3@5=.#./.../..."), move(1, "end")];
  assert.equal(lastAction(topominos, moves, say, name), "topominos-web-said-turn P1 1");
});

test("an exchange says how many tiles, named or only counted", () => {
  assert.equal(lastAction(topominos, [move(2, "pass:3,17")], say, name), "topominos-web-said-exchange P2 2");
  assert.equal(lastAction(topominos, [move(2, "pass:?3")], say, name), "topominos-web-said-exchange P2 3");
  assert.equal(lastAction(loto, [move(2, "pass:?1")], say, name), "loto-web-said-exchange P2");
});

test("a turn of Loto names its figure, a joker is called one", () => {
  const turn = [move(1, "T07@C:a1b1"), move(1, "J@C:d4"), move(1, "end")];
  assert.equal(lastAction(loto, turn, say, name), "loto-web-said-turn P1 2 C");
  assert.equal(lastAction(loto, [move(1, "J@C:d4")], say, name), "loto-web-said-joker P1 C");
});

test("after a round of Punto, the first card of the next comes with how it ended", () => {
  const last = { ...move(1, "r7@1,0"), effects: { round: 1, round_won: [2] } };
  const said = "punto-web-said-place P1 punto-web-card r 7 punto-web-round-runs 1 P2 1";
  assert.equal(lastAction(punto, [last], say, name), said);
  for (const seat of [1, 2]) {
    const line = lastAction(punto, [last, move(seat, "b3@0,0")], say, name);
    assert.equal(line, `punto-web-round-runs 1 P2 1 punto-web-said-place P${seat} punto-web-card b 3`);
  }
  const team = { ...last, effects: { round: 2, round_won: [1, 3] } };
  assert.ok(lastAction(punto, [team], say, name)?.endsWith("punto-web-round-runs 2 P1 + P3 2"));
  const drawn = { ...last, effects: { round: 3, round_won: [] } };
  assert.ok(lastAction(punto, [drawn], say, name)?.endsWith("punto-web-round-drawn 3"));
  const later = [last, move(2, "b3@0,0"), move(1, "r2@1,0")];
  assert.equal(lastAction(punto, later, say, name), "punto-web-said-place P1 punto-web-card r 2");
});

test("what the clock did is said to be late", () => {
  const late = { ...move(1, "pass"), timed_out: true };
  assert.equal(lastAction(topominos, [late], say, name), "web-timed-out topominos-web-said-pass P1");
});

test("advice has nobody's name", () => {
  assert.equal(
    topominos.speak(move(1, "pass"), say, () => NOBODY),
    "topominos-web-said-pass 0",
  );
});

test("who gave no name is a player with a number, at one's own screen too", () => {
  const seat = { kind: "here", name: null, vacant: false, mine: true };
  const seats = /** @type {import("/app/types.js").Seat[]} */ (
    /** @type {unknown} */ ([
      { ...seat, seat: 1 },
      { ...seat, seat: 2, name: "Ana" },
    ])
  );
  assert.equal(seatName(seats, 1, say), "web-seat-name 1");
  assert.equal(seatName(seats, 2, say), "Ana");
});

test("Lotus: a piece is free on top of a pile or at the start, and fields are called by their side", () => {
  const view = /** @type {import("/games/lotus/types.js").LotusView} */ (
    /** @type {unknown} */ ({ start: { 1: [0, 0, 0, 0], 2: [0, 1, 0, 0] }, cells: { 6: [1, 2] } })
  );
  assert.equal(hasFreePiece(view, 1), false);
  assert.equal(hasFreePiece(view, 2), true);
  assert.equal(hasFreePiece({ ...view, cells: { 6: [2, 1] } }, 1), true);
  assert.equal(fieldName("r2", say), "lotus-web-entry 2 r");
  assert.equal(fieldName("12", say), "12");
});
