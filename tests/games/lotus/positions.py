"""Tables of Lotus, set up by hand."""

from __future__ import annotations

from typing import Any

import pytest

import tablee

LOTUS = tablee.find_game("lotus")

STANDARD = {
    "entries": ["l", "r"],
    "entry_fields": 3,
    "route_length": 14,
    "springboard": 8,
    "start_piles": {"2": [4, 3, 2, 1], "3": [3, 2, 1], "4": [3, 2, 1]},
}


def track(**changes: Any) -> dict[str, Any]:
    """The standard track with some entries changed."""
    return {**STANDARD, **changes}


def set_up(
    cells: str,
    start: dict[str, list[int]] | None = None,
    turn: int = 1,
    ply: int = 20,
    options: dict[str, Any] | None = None,
) -> tablee.Position:
    """A position with these piles, written `5:221 l1:2` from bottom to top, and start piles; the
    seats that are not named have empty ones, and every other piece is home."""
    document = LOTUS.new(options).to_json()
    full = {seat: sum(heights) for seat, heights in document["start"].items()}
    document["start"] = {seat: [0] * len(piles) for seat, piles in document["start"].items()}
    document["start"].update(start or {})
    piles = dict(pile.split(":") for pile in cells.split())
    document["cells"] = {name: [int(seat) for seat in pile] for name, pile in piles.items()}
    for seat, pieces in full.items():
        on_track = sum(pile.count(seat) for pile in piles.values())
        document["home"][seat] = pieces - on_track - sum(document["start"][seat])
    document.update(turn=turn, ply=ply, moves_left=1)
    return LOTUS.from_json(document)


def cells(position: tablee.Position) -> dict[str, list[int]]:
    """The piles on the track."""
    found: dict[str, list[int]] = position.to_json()["cells"]
    return found


def refused(position: tablee.Position, move: str) -> tuple[str, str | None]:
    """The code and clause with which a move is refused."""
    with pytest.raises(tablee.IllegalMove) as caught:
        position.play(move)
    return caught.value.code.removeprefix("lotus."), caught.value.clause


def over(**changes: Any) -> dict[str, Any]:
    """The JSON of a game that seat 1 has won, changed."""
    document = set_up("13:2 14:1").play("14>home").to_json()
    result = {**document["result"], **changes.pop("result", {})}
    return {**document, "result": result, **changes}
