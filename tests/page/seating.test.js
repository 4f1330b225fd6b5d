/** How many may sit at a new table, and who. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { asWanted, resized, seatCounts, usualSeats, withSeats } from "/app/seating.js";

/** @param {number[]} seats @param {Record<string, any> | null} solo @returns {any} */
const game = (seats, solo = null) => ({ seats, solo, options: [{ name: "seats" }] });

test("alone by an option of its own, or by the seats alone", () => {
  const special = game([1, 2, 3], { mode: "alone", seats: 1 });
  assert.deepEqual(seatCounts(special, {}), [2, 3]);
  assert.deepEqual(seatCounts(special, { mode: "alone" }), [1]);
  assert.deepEqual(seatCounts(game([1, 2, 3], { seats: 1 }), {}), [1, 2, 3]);
});

test("oneself, and bots on the other seats", () => {
  const seats = usualSeats(game([2, 4]), "Ana", 3);
  assert.deepEqual(seats, [
    { kind: "here", name: "Ana" },
    { kind: "bot", level: 3 },
  ]);
  assert.deepEqual(resized(seats, 3, 5).at(-1), { kind: "bot", level: 5 });
  assert.deepEqual(resized(seats, 1, 5), [seats[0]]);
});

test("the server is told of a seat what it wants to know", () => {
  assert.deepEqual(asWanted({ kind: "bot", name: "left over" }, 3), { kind: "bot", level: 3 });
  assert.deepEqual(asWanted({ kind: "here", name: "" }, 3), { kind: "here", name: undefined });
  assert.deepEqual(withSeats(game([2]), { fast: true }, 2), { fast: true, seats: 2 });
});
