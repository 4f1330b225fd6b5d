"""Positions that diagrams and lessons show, set up as a teacher would set them up on a board."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import tablee

SEED = bytes(32)

#: Start piles of Lotus, late in a game.
FEW = {"1": [0, 2, 1, 0], "2": [0, 0, 2, 1]}

Piles = dict[int, list[tuple[int, str]]]


def lot(rows: list[str]) -> tablee.Position:
    """LOT, light to move: rows from the top, a capital for a stack."""
    game, written = tablee.find_game("lot"), "".join(rows)
    used = {colour: written.count(colour) + 2 * written.count(colour.upper()) for colour in "ld"}
    reserve = {"light": 40 - used["l"], "dark": 40 - used["d"]}
    return game.from_json({**game.new().to_json(), "rows": rows, "reserve": reserve, "ply": 20})


def lotus(cells: dict[str, list[int]], start: dict[str, list[int]]) -> tablee.Position:
    """Lotus at a table of two, seat 1 to move: piles from the bottom up, the others are home."""
    game = tablee.find_game("lotus")
    pieces = [seat for pile in cells.values() for seat in pile]
    home = {seat: 10 - sum(start[seat]) - pieces.count(int(seat)) for seat in ("1", "2")}
    shown = {"cells": cells, "start": start, "home": home, "ply": 30}
    return game.from_json({**game.new().to_json(), **shown})


def punto(cards: dict[str, list[str]], card: str) -> tablee.Position:
    """Punto at a table of two, seat 1 to place this card."""
    game = tablee.find_game("punto")
    document = game.new({"rounds_to_win": 1}, SEED).to_json()
    used = [name for pile in cards.values() for name in pile]
    for seat, colours in (("1", "rb"), ("2", "gy")):
        pile = [f"{colour}{value}" for colour in colours for value in range(1, 10)] * 2
        for name in [*used, *([card] if seat == "1" else [])]:
            if name in pile:
                pile.remove(name)
        document["piles"][seat] = pile
    document.update(cards=cards, ply=8, hands={"1": [card], "2": []})
    return game.from_json(document)


def topominos(piles: Piles, rack: list[int]) -> tablee.Position:
    """Topominos at a table of two, seat 1 to move with these tiles."""
    game, tiles = tablee.find_game("topominos"), topominos_tiles()
    laid = {tile for pile in piles.values() for tile, _ in pile}
    other = [t for t in sorted(tiles, reverse=True) if t not in laid and t not in rack][:5]
    bag = [t for t in tiles if t not in laid and t not in rack and t not in other]
    shown = [
        [{"tile": tile, "dots": dots} for tile, dots in piles.get(number, [])]
        for number in range(1, 10)
    ]
    document = {**game.new({}, SEED).to_json(), "piles": shown, "bag": bag, "turn": 1, "ply": 9}
    document["racks"] = {"1": sorted(rack), "2": sorted(other)}
    return game.from_json(document)


def topominos_eight() -> tablee.Position:
    """A pile of eight in the middle that a tile of the rack brings to nine: searched for, since
    tiles are data."""
    four = [(56, topominos_tiles()[56])]
    for second in range(33, 56):
        begun = topominos({5: four}, [second, 1, 4, 7, 20])
        for move in begun.legal():
            if move.startswith(f"{second}@5="):
                pile = [*four, (second, move.partition("=")[2])]
                eight = topominos({5: pile}, [1, 4, 7, 20, 21])
                if any(m.startswith(("1@5=", "4@5=", "7@5=")) for m in eight.legal()):
                    return eight
    raise LookupError("no pile of eight")


def topominos_tiles() -> dict[int, str]:
    """The dots of every tile of the standard set."""
    data = Path(tablee.__file__).parent / "games/topominos/data/standard.json"
    tiles: list[dict[str, Any]] = json.loads(data.read_text("utf-8"))["tiles"]
    return {tile["id"]: tile["pattern"] for tile in tiles}


def completes(position: tablee.Position, move: str) -> bool:
    """Whether a move of Loto completes a figure."""
    return bool(position.play(move).to_json()["done"] != position.to_json()["done"])


def steady(position: tablee.Position) -> str:
    """A move that gets on with a figure of Loto: the last placement listed, else any."""
    placing = [move for move in position.legal() if "@" in move]
    return placing[-1] if placing else position.legal()[0]
