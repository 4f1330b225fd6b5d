"""Writes the lessons: for each step a position, and the moves of it that the step asks for. What
is said at a step is in the game's words: `GAME-lesson-STEP`, and `GAME-lesson-STEP-done` after it.

    python -m tools.lessons

A test fails when a game's `page/lesson.json` is not what this writes.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import tablee
from tablee import packages
from tools import positions as on


class Step(NamedTuple):
    """One guided move of seat 1: any of `moves`, the first being the one that is shown to whoever
    asks. Without a position it goes on from the step before."""

    name: str
    moves: tuple[str, ...]
    position: tablee.Position | None = None

    def to_json(self) -> dict[str, Any]:
        position = {} if self.position is None else {"position": self.position.to_json()}
        return {"name": self.name, "moves": list(self.moves), **position}


def step(name: str, position: tablee.Position, wanted: Callable[[str], bool]) -> Step:
    """A step that asks for the moves of a position that fit."""
    return Step(name, tuple(filter(wanted, position.legal())), position)


def lot() -> Iterator[Step]:
    """A line becomes a stack; the choice of the one that stays; a threat; three stacks."""
    rows = [".......", "....d..", ".......", ".ll....", ".....d.", ".......", "......."]
    yield step("line", on.lot(rows), lambda move: "^" in move)
    rows = [".......", ".....d.", "...l...", "..L....", "...l..d", ".d.....", "......."]
    yield step("choice", on.lot(rows), lambda move: move.startswith("d4^d4"))
    rows = [".......", ".l.....", "..l....", "....d.L", "....d..", "..DD...", "......."]
    yield step("threat", on.lot(rows), lambda move: move == "e2")
    rows = [".......", "...d...", ".......", "..LLl..", "....l.d", ".d.....", "......."]
    nearly = on.lot(rows)
    yield step("win", nearly, lambda move: nearly.play(move).result is not None)


def lotus() -> Iterator[Step]:
    """The height of a pile, covering, the springboard, home, and nothing free."""
    start = tablee.find_game("lotus").new()
    yield step("height", start, lambda move: move.startswith("s3>"))
    cover = on.lotus({"4": [2, 1], "6": [2]}, on.FEW)
    yield step("cover", cover, lambda move: move == "4>6")
    flower = on.lotus({"5": [2, 2, 1], "11": [2]}, on.FEW)
    yield step("flower", flower, lambda move: move == "5>11")
    home = on.lotus({"12": [2, 2, 1], "9": [1]}, on.FEW)
    yield step("home", home, lambda move: move == "12>home")
    blocked = on.lotus({"6": [1, 2], "10": [1, 1, 2]}, {**on.FEW, "1": [0, 0, 0, 0]})
    yield step("blocked", blocked, lambda move: move != "pass")


def punto() -> Iterator[Step]:
    """Beside a card, on a card, breaking a row, and a row of one's own."""
    lying = {"0,0": ["r3"], "1,0": ["g5"], "1,1": ["r6"], "2,0": ["g2"], "0,1": ["y4"]}
    yield step("beside", on.punto(lying, "b1"), lambda move: "@" in move)
    yield step("cover", on.punto(lying, "r8"), lambda move: move == "r8@1,0")
    greens = {f"{column},0": [card] for column, card in enumerate(("g4", "g1", "g6", "g3"))}
    theirs = {**greens, "0,1": ["r2"], "1,1": ["b5"], "2,1": ["r7"], "3,1": ["y2"]}
    yield step("break", on.punto(theirs, "b8"), lambda move: move.partition("@")[2] in greens)
    row = {"0,0": ["r3"], "1,0": ["r5"], "2,0": ["r2"], "4,0": ["g4", "r7"], "1,1": ["g6"]}
    mine = on.punto({**row, "3,0": ["y2"], "2,1": ["g1"]}, "r4")
    yield step("row", mine, lambda move: move == "r4@3,0")


def topominos() -> Iterator[Step]:
    """An empty compartment, a pile, a nine, and what may follow it."""
    first = on.topominos({}, [3, 11, 14, 20, 40])
    yield step("start", first, lambda move: "@" in move)
    pile = on.topominos({5: [(11, "#.#/.../...")]}, [3, 12, 14, 20, 40])
    yield step("pile", pile, lambda move: "@5=" in move)
    nine = step(
        "nine", on.topominos_eight(), lambda move: move.startswith(("1@5=", "4@5=", "7@5="))
    )
    yield nine
    yield Step("end", ("end",))


def loto() -> Iterator[Step]:
    """One piece per turn, and the turn that completes a figure with several."""
    start = tablee.find_game("loto").new({}, on.SEED)
    yield step("place", start, lambda move: "@" in move and not move.startswith("J"))
    yield Step("end", ("end",))
    nearly, last = _nearly_complete(start)
    yield step("several", nearly, lambda move: move in last)
    yield Step("complete", tuple(move for moves in last.values() for move in moves))


def _nearly_complete(
    position: tablee.Position,
) -> tuple[tablee.Position, dict[str, tuple[str, ...]]]:
    """A turn of seat 1 in which two pieces complete a figure and one does not: the tiles after
    which one more piece completes it, with the moves that do."""
    chance = random.Random(7)
    while position.turn is not None:
        found = _firsts(position) if position.turn == 1 else {}
        if found and not any(on.completes(position, move) for move in position.legal()):
            return position, found
        legal = position.legal()
        position = position.play("end" if "end" in legal else chance.choice(legal))
    raise LookupError("no figure that two pieces complete")


def _firsts(position: tablee.Position) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for move in position.legal():
        if move.startswith("T") and "end" not in position.legal():
            after = position.play(move)
            last = tuple(m for m in after.legal() if "@" in m and on.completes(after, m))
            found |= {move: last} if last else {}
    return found


def lessons() -> dict[str, dict[str, Any]]:
    """All lessons by game."""
    makers = (lot, lotus, punto, topominos, loto)
    return {make.__name__: {"steps": [step.to_json() for step in make()]} for make in makers}


def file_of(name: str) -> Path:
    """Where the lesson of a game is kept."""
    package = packages.find(name)
    assert package is not None, name
    return package.page / "lesson.json"


if __name__ == "__main__":
    for name, lesson in lessons().items():
        text = json.dumps(lesson, ensure_ascii=False, separators=(",", ":"))
        file_of(name).write_text(text + "\n", encoding="utf-8")
