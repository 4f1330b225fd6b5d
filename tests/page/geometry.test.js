/** Where things lie, and which move a touch comes to. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as loto from "/games/loto/geometry.js";
import { layOut, wayOf } from "/games/lotus/geometry.js";
import { placesIn, shownFrame } from "/games/punto/geometry.js";
import { lookOf, lying } from "/games/topominos/geometry.js";
import {
  exchanging,
  fitting,
  holding,
  placing,
  taken,
  turned,
  turnedOver,
  waysInto,
} from "/games/topominos/selection.js";

const TRACK = JSON.parse(
  readFileSync(new URL("../../src/tablee/games/lotus/data/standard.json", import.meta.url), "utf-8"),
);

test("Punto always shows as many places, and moves only for a card at the rim", () => {
  const start = shownFrame({}, [-5, 5, -5, 5]);
  assert.deepEqual(start, [-3, 3, -3, 3]);
  const cards = { "0,0": ["r1"], "2,0": ["r2"] };
  assert.deepEqual(shownFrame(cards, [-3, 5, -5, 5], start), start);
  const moved = shownFrame({ ...cards, "3,0": ["r3"] }, [-2, 5, -5, 5], start);
  assert.deepEqual(moved, [-2, 4, -3, 3]);
  const settled = shownFrame({ ...cards, "3,0": ["r3"], "-2,0": ["r4"] }, [-2, 3, -5, 5], moved);
  assert.deepEqual(settled, moved); // not back again
  assert.deepEqual(placesIn([0, 1, 0, 1]), ["0,1", "1,1", "0,0", "1,0"]);
});

test("Lotus has a place for every field, and goes over the springboard where it is told to", () => {
  const scene = layOut(TRACK);
  assert.equal(scene.fields.length, 2 * TRACK.entry_fields + TRACK.route_length - TRACK.entry_fields);
  assert.equal(new Set([...scene.places.values()].map(({ x, y }) => `${x},${y}`)).size, scene.places.size);
  const from = scene.home;
  assert.deepEqual(wayOf(scene, from, undefined, "11"), [from, scene.places.get("11")]);
  assert.deepEqual(wayOf(scene, from, "8", "11"), [from, scene.places.get("8"), scene.places.get("11")]);
});

test("a Topominos tile comes round after four turns, and over twice", () => {
  const tile = "#../.#./...";
  assert.equal(lying(tile, 4, false), tile);
  assert.equal(lying(tile, 1, false), "..#/.#./...");
  const held = turned(taken(7));
  assert.deepEqual(turnedOver(turnedOver(held)), held);
  assert.equal(lookOf(lying(tile, 3, true)), lookOf(tile));
});

/** Tiles 4 and 9 look alike. */
const PARTS = {
  tiles: {
    tiles: [
      { id: 4, pattern: "#../.../..." },
      { id: 9, pattern: "..#/.../..." },
      { id: 5, pattern: "##./.../..." },
    ],
  },
};

test("the legal move is found whichever of equal tiles it names", () => {
  const legal = ["4@1=#../.../...", "pass:4", "pass:4,5"];
  const held = { tile: 9, turns: 3, over: false };
  assert.equal(placing(held, 1, legal, PARTS), "4@1=#../.../...");
  assert.equal(placing(held, 2, legal, PARTS), "9@2=#../.../...");
  assert.equal(exchanging({ given: [9] }, legal, PARTS), "pass:4");
  assert.equal(exchanging({ given: [5, 9] }, legal, PARTS), "pass:4,5");
  assert.equal(exchanging({ given: [5] }, legal, PARTS), null);
  assert.deepEqual(holding("9@1=.../.../..#", PARTS), { tile: 9, turns: 1, over: false });
});

test("a Topominos tile turns by itself to fit, as little as it must", () => {
  const legal = ["5@1=.../.../##.", "5@1=#../#../...", "5@2=##./.../..."];
  const held = taken(5); // "##./.../..."
  assert.deepEqual(fitting(held, 2, legal, PARTS), held);
  const way = fitting(held, 1, legal, PARTS);
  assert.ok(legal.includes(placing(way, 1, legal, PARTS)));
  assert.equal(fitting(held, 3, legal, PARTS), null);
  assert.deepEqual(
    [1, 2, 3].map((well) => waysInto(held, well, legal, PARTS)),
    [2, 1, 0],
  );
});

test("a Loto tile covers points from its first dot, and stays on the grid", () => {
  const tile = "#../.#./...";
  assert.deepEqual(loto.covering(tile, 0, "a2"), ["b1", "a2"]);
  assert.equal(loto.covering(tile, 0, "a1"), null);
  const legal = ["T01@A:b1a2"];
  assert.equal(loto.spelled("T01", tile, 0, "A", "a2", legal), legal[0]);
  assert.equal(loto.spelled("T01", tile, 0, "A", "b1", legal), legal[0]); // the only way to cover it
  assert.equal(loto.turnsFor("T01", tile, 1, "A", "a2", legal), 2); // turned by itself: its other dot is first
  assert.equal(loto.turnsFor("T01", tile, 0, "A", "e5", legal), null);
});
