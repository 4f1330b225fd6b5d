/** Every game sounds its own way. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { soundsOf } from "/app/senses.js";
import * as lot from "/games/lot/board.js";
import * as loto from "/games/loto/board.js";
import * as lotus from "/games/lotus/board.js";
import * as punto from "/games/punto/board.js";
import * as topominos from "/games/topominos/board.js";

/** @param {string} move @param {Record<string, any>} [effects] */
const made = (move, effects = {}) => ({ seat: 1, move, effects });

test("placing, capturing and finishing sound different", () => {
  assert.deepEqual([lot.sound(made("d4")), lot.sound(made("d4^c4-b4-d4"))], ["wood", "stack"]);
  assert.deepEqual([lotus.sound(made("s3>7")), lotus.sound(made("20>home"))], ["water", "home"]);
  const cards = [{}, { covers: "r3" }, { row: ["0,0"] }].map((effects) =>
    punto.sound(made("r5@0,0", effects)),
  );
  assert.deepEqual(cards, ["card", "cover", "row"]);
  const wells = { piles: [[{ tile: 1, dots: "#../.../..." }], []] };
  const tiles = ["1@1=#../.../...", "1@2=#../.../...", "end"].map((move) =>
    topominos.sound(made(move), wells),
  );
  assert.deepEqual(tiles, ["glass", "nine", "pass"]);
  const figures = { figures: [{ letter: "A", covered: [] }] };
  const pieces = ["T01@A:b1a2", "T01@B:b1a2", "end"].map((move) => loto.sound(made(move), figures));
  assert.deepEqual(pieces, ["token", "sweep", "pass"]);
});

test("winning sounds different from an end", () => {
  const seats = [
    { seat: 1, mine: true },
    { seat: 2, mine: false },
  ];
  const end = (/** @type {number} */ winner) =>
    soundsOf({ moves: [made("d4")], result: { winners: [winner] }, seats }, lot, {}).map(([name]) => name);
  assert.deepEqual(
    [end(1), end(2)],
    [
      ["wood", "win"],
      ["wood", "over"],
    ],
  );
});
