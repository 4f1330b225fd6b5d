"""Writes the small diagrams of the rules page: for a clause, a position, a move made in it, and
what it leads to, all by the engine itself.

    python -m tools.diagrams

A test fails when a game's `page/diagrams.json` is not what this writes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import tablee
from tablee import packages
from tools import positions as on


class Diagram(NamedTuple):
    """A move that shows what a clause says."""

    clause: str
    before: tablee.Position
    move: str

    def to_json(self) -> dict[str, Any]:
        """Both positions as the mover sees them."""
        seat = self.before.turn
        after = self.before.play(self.move)
        views = {"before": self.before.view(seat), "after": after.view(seat)}
        effects = self.before.effects(self.move)
        return {"clause": self.clause, "seat": seat, "move": self.move, "effects": effects, **views}


def lot() -> Iterator[Diagram]:
    """Placing, swapping, stacking, winning."""
    start = tablee.find_game("lot").new()
    yield Diagram("1", start, "d4")
    yield Diagram("2", start.play("d4"), "swap")
    line = start
    for move in ("b4", "e6", "c4", "f3"):
        line = line.play(move)
    yield Diagram("3", line, "d4^c4-b4-d4")
    rows = [".......", "...d...", ".......", "..LLl..", "....l.d", ".d.....", "......."]
    yield Diagram("4", on.lot(rows), "e5^e4-e3-e5")


def lotus() -> Iterator[Diagram]:
    """Advancing, piling up, the springboard, home, and nothing free."""
    nothing_free = {**on.FEW, "1": [0, 0, 0, 0]}
    yield Diagram("2", tablee.find_game("lotus").new(), "s3>l3")
    yield Diagram("3", on.lotus({"4": [2, 1], "6": [2]}, on.FEW), "4>6")
    yield Diagram("4", on.lotus({"5": [2, 2, 1], "11": [2]}, on.FEW), "5>11")
    yield Diagram("5", on.lotus({"12": [2, 2, 1], "9": [1]}, on.FEW), "12>home")
    yield Diagram("6", on.lotus({"6": [1, 2], "10": [1, 1, 2]}, nothing_free), "10>13")


def punto() -> Iterator[Diagram]:
    """A first card, a card on another, a row."""
    start = tablee.find_game("punto").new({"rounds_to_win": 1}, on.SEED)
    yield Diagram("1", start, start.legal()[0])
    lying = {"0,0": ["r3"], "1,0": ["g5"], "1,1": ["r6"], "2,0": ["g2"], "0,1": ["y4"]}
    yield Diagram("2", on.punto(lying, "r8"), "r8@1,0")
    row = {"0,0": ["r3"], "1,0": ["r5"], "2,0": ["r2"], "4,0": ["g4", "r7"], "1,1": ["g6"]}
    yield Diagram("3", on.punto({**row, "3,0": ["y2"], "2,1": ["g1"]}, "r4"), "r4@3,0")


def topominos() -> Iterator[Diagram]:
    """A tile on a pile, a new compartment, a nine."""
    first = on.topominos({}, [3, 11, 14, 20, 40])
    yield Diagram("3", first, _move(first, "40@5="))
    pile = on.topominos({5: [(11, "#.#/.../...")]}, [3, 12, 14, 20, 40])
    yield Diagram("2", pile, _move(pile, "20@5="))
    eight = on.topominos_eight()
    yield Diagram("4", eight, _move(eight, "1@5=", "4@5=", "7@5="))


def loto() -> Iterator[Diagram]:
    """A tile on a figure, and a figure completed."""
    position = tablee.find_game("loto").new({}, on.SEED)
    yield Diagram("2", position, next(move for move in position.legal() if "@" in move))
    while position.turn is not None:
        completing = [move for move in position.legal() if on.completes(position, move)]
        if completing:
            yield Diagram("4", position, completing[0])
            return
        position = position.play(on.steady(position))


def _move(position: tablee.Position, *beginnings: str) -> str:
    return next(move for move in position.legal() if move.startswith(beginnings))


def diagrams() -> dict[str, list[dict[str, Any]]]:
    """All diagrams by game."""
    makers = (lot, lotus, punto, topominos, loto)
    return {make.__name__: [diagram.to_json() for diagram in make()] for make in makers}


def file_of(name: str) -> Path:
    """Where the diagrams of a game are kept."""
    package = packages.find(name)
    assert package is not None, name
    return package.page / "diagrams.json"


if __name__ == "__main__":
    for name, found in diagrams().items():
        text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
        file_of(name).write_text(text + "\n", encoding="utf-8")
