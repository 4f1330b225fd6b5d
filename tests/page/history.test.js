import assert from "node:assert/strict";
import { test } from "node:test";

import { asPlayed, merged, statistics } from "../../src/tablee/web/app/history.js";

/** A finished game: the scores of its seats, those that won, one's own. */
const played = (at, scores, winners, own = [1]) => ({
  own,
  game: {
    table: `t${at}`,
    game: "lotus",
    at,
    moves: 9,
    seats: scores.map((score, i) => ({ name: null, level: null, score, won: winners.includes(i + 1) })),
  },
});

test("streaks, wins and best scores come from one's own seats", () => {
  const games = [
    played(5, [3, 1], [1]),
    played(4, [9, 1], [1]),
    played(3, [1, 20], [2]),
    played(2, [4, 1], [1]),
    played(1, [30], []),
  ];
  assert.deepEqual(statistics(games), { played: 5, won: 3, best: 9, solo: 30, streak: 2, longest: 2 });
});

test("around one screen nobody's win is one's own, and a game without points has no best", () => {
  const found = statistics([played(1, [1, 0], [1], [1, 2])]);
  assert.deepEqual(found, { played: 1, won: 0, best: null, solo: null, streak: 0, longest: 0 });
});

test("a game that device and house have both kept counts once", () => {
  const [here, there] = [played(2, [1, 0], [1]), played(1, [0, 1], [2])];
  assert.deepEqual(merged([here], [{ ...here, own: [2] }, there]), [here, there]);
});

test("what goes on, and what others play, is not kept", () => {
  const seat = { seat: 1, kind: "here", name: "Ana", level: null, bot: null, vacant: false, mine: true };
  const table = { table: "t", game: "lot", at: 7, result: null, seats: [seat], moves: [] };
  const result = { winners: [1], reason: "", scores: { 1: 1 } };
  assert.equal(asPlayed(table), null);
  assert.equal(asPlayed({ ...table, result, seats: [{ ...seat, mine: false }] }), null);
  assert.deepEqual(asPlayed({ ...table, result }).own, [1]);
});
