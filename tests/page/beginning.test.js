/** Who begins and why, in words; and what goes together among options. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { offered, withSet } from "/app/agreement.js";
import { tellDraw } from "/games/topominos/draw.js";
import { beginningLine } from "/parts/beginning.js";

const TILES = JSON.parse(
  readFileSync(new URL("../../src/tablee/games/topominos/data/standard.json", import.meta.url), "utf-8"),
);
const PARTS = { tiles: TILES };
const say = (id, words = {}) => [id, ...Object.values(words)].join(" ");
const name = (seat) => `J${seat}`;
const seats = [1, 2].map((seat) => ({ seat, mine: seat === 2, kind: "here" }));

test("the draw for the start says who drew how many dots, draw by draw", () => {
  const told = tellDraw(
    {
      opening: [
        { 1: 1, 2: 2 },
        { 1: 1, 2: 40 },
      ],
    },
    PARTS,
    say,
    name,
  );
  assert.equal(told.seat, 2);
  assert.equal(
    told.text,
    "topominos-web-draw topominos-web-drew J1 1, topominos-web-drew J2 1 — topominos-web-drew J1 1, topominos-web-drew J2 4",
  );
  assert.equal(told.brief, "topominos-web-draw topominos-web-drew J1 1, topominos-web-drew J2 4");
  assert.equal(tellDraw({ opening: [] }, PARTS, say, name), null);
});

test("before the first move it is said why who begins does so", () => {
  const facts = { view: {}, board: {}, parts: PARTS, say, name };
  const line = (starter) => beginningLine({ ...facts, snapshot: { seats, starter } });
  for (const starter of ["sheet", "lot", "place", "turn"]) {
    assert.equal(line(starter), `web-begins-${starter} J1 false`);
  }
  assert.equal(beginningLine({ ...facts, snapshot: { seats: seats.slice(1), starter: "sheet" } }), "");
});

test("a free seat is not called by its label", () => {
  const free = seats.map((seat) => ({ ...seat, vacant: seat.seat === 1 }));
  const line = beginningLine({
    ...{ view: {}, board: {}, parts: PARTS, say, name },
    snapshot: { seats: free, starter: "lot" },
  });
  assert.equal(line, "web-begins-lot web-awaited false");
});

test("where tiles were drawn, that is said, and oneself is «you»", () => {
  const facts = { view: { opening: [{ 1: 1, 2: 40 }] }, board: { tellDraw }, parts: PARTS, say, name };
  const line = beginningLine({ ...facts, snapshot: { seats, starter: "sheet" } });
  assert.ok(line.endsWith("web-begins-draw J2 true"));
  const twice = {
    ...facts,
    view: {
      opening: [
        { 1: 1, 2: 2 },
        { 1: 1, 2: 40 },
      ],
    },
  };
  const brief = beginningLine({ ...twice, snapshot: { seats, starter: "sheet" }, brief: true });
  assert.equal(brief, line); // a tie before it is told in the drawer
});

const FIGURE = { name: "figure", kind: "choice", choices: [null, "A", "B"] };
const MODE = { name: "mode", kind: "choice", choices: ["table", "patience"] };

test("only what can be chosen is offered, and nothing where there is no choice", () => {
  const both = offered([FIGURE, MODE], { choices: { figure: [null, "B"], mode: MODE.choices }, sets: {} });
  assert.deepEqual(
    both.map(({ choices }) => choices),
    [
      [null, "B"],
      ["table", "patience"],
    ],
  );
  const one = offered([FIGURE, MODE], { choices: { figure: [null], mode: MODE.choices }, sets: {} });
  assert.deepEqual(
    one.map((option) => option.name),
    ["mode"],
  );
  assert.equal(offered([FIGURE, MODE], null).length, 2);
});

test("another set leaves to the game what was chosen from the one before", () => {
  const chosen = { figure: "B", mode: "patience" };
  assert.deepEqual(withSet([FIGURE, MODE], chosen, "components", "mine"), {
    mode: "patience",
    components: "mine",
  });
});
