"""Writes the small diagrams of the rules page: for a clause, a position, a move made in it, and
what it leads to, all by the engine itself.

    python tools/diagrams.py

A test fails when a game's `page/diagrams.json` is not what this writes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import tablee
from tablee import packages

SEED = bytes(32)


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
    game = tablee.find_game("lot")
    start = game.new()
    yield Diagram("1", start, "d4")
    yield Diagram("2", start.play("d4"), "swap")
    line = start
    for move in ("b4", "e6", "c4", "f3"):
        line = line.play(move)
    yield Diagram("3", line, "d4^c4-b4-d4")
    rows = [".......", "...d...", ".......", "..LLl..", "....l.d", ".d.....", "......."]
    reserve = {"light": 40 - 6, "dark": 40 - 3}
    won = {**start.to_json(), "rows": rows, "reserve": reserve, "ply": 20}
    yield Diagram("4", game.from_json(won), "e5^e4-e3-e5")


def lotus() -> Iterator[Diagram]:
    """Advancing, piling up, the springboard, home, and nothing free."""
    game = tablee.find_game("lotus")

    def at(cells: dict[str, list[int]], start: dict[str, list[int]]) -> tablee.Position:
        pieces = [seat for pile in cells.values() for seat in pile]
        home = {seat: 10 - sum(start[seat]) - pieces.count(int(seat)) for seat in ("1", "2")}
        shown = {"cells": cells, "start": start, "home": home, "ply": 30}
        return game.from_json({**game.new().to_json(), **shown})

    few = {"1": [0, 2, 1, 0], "2": [0, 0, 2, 1]}
    yield Diagram("2", game.new(), "s3>l3")
    yield Diagram("3", at({"4": [2, 1], "6": [2]}, few), "4>6")
    yield Diagram("4", at({"5": [2, 2, 1], "11": [2]}, few), "5>11")
    yield Diagram("5", at({"12": [2, 2, 1], "9": [1]}, few), "12>home")
    yield Diagram("6", at({"6": [1, 2], "10": [1, 1, 2]}, {**few, "1": [0, 0, 0, 0]}), "10>13")


def punto() -> Iterator[Diagram]:
    """A first card, a card on another, a row."""
    game = tablee.find_game("punto")
    start = game.new({"rounds_to_win": 1}, SEED)
    yield Diagram("1", start, start.legal()[0])

    def set_up(cards: dict[str, list[str]], card: str) -> tablee.Position:
        document = start.to_json()
        used = [name for pile in cards.values() for name in pile]
        for seat, colours in (("1", "rb"), ("2", "gy")):
            pile = [f"{colour}{value}" for colour in colours for value in range(1, 10)] * 2
            for name in [*used, *([card] if seat == "1" else [])]:
                if name in pile:
                    pile.remove(name)
            document["piles"][seat] = pile
        document.update(cards=cards, ply=8, hands={"1": [card], "2": []})
        return game.from_json(document)

    lying = {"0,0": ["r3"], "1,0": ["g5"], "1,1": ["r6"], "2,0": ["g2"], "0,1": ["y4"]}
    yield Diagram("2", set_up(lying, "r8"), "r8@1,0")
    row = {"0,0": ["r3"], "1,0": ["r5"], "2,0": ["r2"], "4,0": ["g4", "r7"], "1,1": ["g6"]}
    yield Diagram("3", set_up({**row, "3,0": ["y2"], "2,1": ["g1"]}, "r4"), "r4@3,0")


def topominos() -> Iterator[Diagram]:
    """A tile on a pile, a new compartment, a nine."""
    game = tablee.find_game("topominos")
    start = game.new({}, SEED)
    tiles = {t["id"]: t["pattern"] for t in _components("topominos")["tiles"]}

    def at(piles: dict[int, list[tuple[int, str]]], rack: list[int]) -> tablee.Position:
        laid = {tile for pile in piles.values() for tile, _ in pile}
        other = [t for t in sorted(tiles, reverse=True) if t not in laid and t not in rack][:5]
        bag = [t for t in tiles if t not in laid and t not in rack and t not in other]
        shown = [
            [{"tile": tile, "dots": dots} for tile, dots in piles.get(number, [])]
            for number in range(1, 10)
        ]
        document = {**start.to_json(), "piles": shown, "bag": bag, "turn": 1, "ply": 9}
        document["racks"] = {"1": sorted(rack), "2": sorted(other)}
        return game.from_json(document)

    rack = [3, 11, 14, 20, 40]
    first = at({}, rack)
    yield Diagram("3", first, _move(first, "40@5="))
    pile = at({5: [(11, "#.#/.../...")]}, [3, 12, 14, 20, 40])
    yield Diagram("2", pile, _move(pile, "20@5="))
    yield _nine(at, tiles)


def _nine(at: Callable[..., tablee.Position], tiles: dict[int, str]) -> Diagram:
    """A pile that a tile brings to nine dots: searched for, since tiles are data."""
    four = [(56, tiles[56])]
    for second in range(33, 56):
        begun = at({5: four}, [second, 1, 4, 7, 20])
        for move in begun.legal():
            if move.startswith(f"{second}@5="):
                eight = at({5: [*four, (second, move.partition("=")[2])]}, [1, 4, 7, 20, 21])
                ending = [m for m in eight.legal() if m.startswith(("1@5=", "4@5=", "7@5="))]
                if ending:
                    return Diagram("4", eight, ending[0])
    raise LookupError("no pile of nine")


def loto() -> Iterator[Diagram]:
    """A tile on a figure, and a figure completed."""
    game = tablee.find_game("loto")
    start = game.new({}, SEED)
    yield Diagram("2", start, next(move for move in start.legal() if "@" in move))
    position = start
    while position.turn is not None:
        completing = [move for move in position.legal() if _completes(position, move)]
        if completing:
            yield Diagram("4", position, completing[0])
            return
        position = position.play(_steady(position))


def _completes(position: tablee.Position, move: str) -> bool:
    return bool(position.play(move).to_json()["done"] != position.to_json()["done"])


def _steady(position: tablee.Position) -> str:
    """A move that gets on with a figure: the last placement listed, else whatever there is."""
    placing = [move for move in position.legal() if "@" in move]
    return placing[-1] if placing else position.legal()[0]


def _move(position: tablee.Position, beginning: str) -> str:
    return next(move for move in position.legal() if move.startswith(beginning))


def _components(game: str) -> Any:
    path = Path(tablee.__file__).parent / f"games/{game}/data/standard.json"
    return json.loads(path.read_text("utf-8"))


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
