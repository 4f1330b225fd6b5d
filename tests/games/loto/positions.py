"""Positions of Loto Points Rouges that add up, for its tests."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee import texts
from tablee.games.loto.components import LETTERS

GAME = tablee.find_game("loto")
STANDARD = json.loads(
    (Path(tablee.__file__).parent / "games/loto/data/standard.json").read_text(encoding="utf-8")
)
TILES = [tile["id"] for tile in STANDARD["tiles"]]
DOTS = {tile["id"]: tile["pattern"].count("#") for tile in STANDARD["tiles"]} | {"J": 1}
NAMES = [file + rank for rank in "12345" for file in "abcde"]


def figures_of(box: dict[str, Any]) -> dict[str, list[str]]:
    """The points of each figure of a component set, in order."""
    marks = {f["letter"]: "".join(reversed(f["rows"].split("/"))) for f in box["figures"]}
    return {x: [p for p, mark in zip(NAMES, marks[x], strict=True) if mark == "#"] for x in marks}


FIGURES = figures_of(STANDARD)


def fill_bag(dots: int, taken: Counter[str]) -> list[str]:
    """Tiles with so many dots in all, of those that nobody has."""
    pool = [tile for tile in TILES for _ in range(3 - taken[tile])]
    bag = []
    for size, wanted in ((2, -dots % 3), (3, (dots - 2 * (-dots % 3)) // 3)):
        tiles = [tile for tile in pool if DOTS[tile] == size]
        assert 0 <= wanted <= len(tiles), f"no bag has {dots} dots"
        bag += tiles[:wanted]
    return bag


def table(
    free: dict[str, str],
    racks: list[str],
    jokers: list[int],
    *,
    waiting: str = "",
    done: list[str] | None = None,
    bag: list[str] | None = None,
    box: dict[str, Any] | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """A position at the table that keeps the balance: the dots in hands and bag are as many as the
    points left to cover, and as many more as a box has dots in excess.

    `free` has the uncovered points of each open figure ("" for all), racks are such as "T01 T05".
    Figures that are not named are done by seat 1. Without a bag, tiles are found for one; with one,
    the figure whose points are "*" has as many of its first ones uncovered as it takes.
    """
    figures = figures_of(box or STANDARD)
    seats = [str(seat + 1) for seat in range(len(racks))]
    held = [tile for rack in racks for tile in rack.split()]
    dots = sum(DOTS[piece] for piece in held + (bag or [])) + sum(jokers)
    dots -= 166 - sum(map(len, figures.values()))
    blue = {x: [p for p in figures[x] if p in free[x] or not free[x]] for x in free}
    missing = dots - sum(map(len, blue.values())) - sum(len(figures[x]) for x in waiting)
    if bag is None:
        bag = fill_bag(-missing, Counter(held))
    for letter in [x for x in free if free[x] == "*"]:
        assert 1 <= missing <= len(figures[letter]), f"{letter} cannot have {missing} points left"
        blue[letter] = figures[letter][:missing]
    if done is None:
        done = ["".join(x for x in LETTERS if x not in free and x not in waiting)]
    won = dict(zip(seats, [*done, *[""] * len(seats)], strict=False))
    options = {"mode": "table", "seats": len(seats), "figure": None}
    return {
        "game": "loto",
        "options": {**options, "components": box or "standard"},
        "turn": 1,
        "ply": 30,
        "result": None,
        "figures": [
            {"letter": x, "covered": [p for p in figures[x] if p not in blue[x]]} for x in free
        ],
        "waiting": list(waiting),
        "done": {seat: list(won[seat]) for seat in seats},
        "racks": {seat: sorted(rack.split()) for seat, rack in zip(seats, racks, strict=True)},
        "jokers": dict(zip(seats, jokers, strict=True)),
        "bag": bag,
        "tokens": {seat: sum(len(figures[x]) for x in won[seat]) for seat in seats},
        "turn_state": {"figure": None, "placed": 0},
        "passes": 0,
        **fields,
    }


def patience(letter: str, hand: str, bag: int = 62, **fields: Any) -> dict[str, Any]:
    """A patience with this hand ("T01 J J ..") and so many of the other pieces in the bag."""
    pieces = hand.split()
    rest = list((Counter(3 * TILES) + Counter({"J": 13}) - Counter(pieces)).elements())
    return {
        "game": "loto",
        "options": {"mode": "patience", "seats": 1, "figure": None, "components": "standard"},
        "turn": 1,
        "ply": 30,
        "result": None,
        "figures": [{"letter": letter, "covered": []}],
        "waiting": [],
        "done": {"1": []},
        "racks": {"1": sorted(piece for piece in pieces if piece != "J")},
        "jokers": {"1": pieces.count("J")},
        "bag": rest[:bag],
        "tokens": {"1": 0},
        "turn_state": {"figure": None, "placed": 0},
        "passes": 0,
        "exchanges": 62 - bag,
        "placed": [],
        **fields,
    }


def load(document: dict[str, Any]) -> tablee.Position:
    return GAME.from_json(document)


def play(position: tablee.Position, *moves: str) -> tablee.Position:
    for move in moves:
        position = position.play(move)
    return position


def refused(position: tablee.Position, move: str) -> tuple[str, str | None]:
    """The code and the clause of a refusal."""
    with pytest.raises(tablee.IllegalMove) as caught:
        position.play(move)
    assert texts.has(caught.value.message_id, "fr")
    return caught.value.code.removeprefix("loto."), caught.value.clause


def seed(number: int) -> bytes:
    return number.to_bytes(32, "little")


def ending(position: tablee.Position) -> tuple[str, tuple[int, ...], dict[int, int]]:
    assert position.result is not None
    assert position.turn is None
    assert position.legal() == ()
    result = position.result
    return result.reason, result.winners, dict(result.scores)
