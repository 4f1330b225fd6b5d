"""The position JSON of Loto Points Rouges, and writing it; `reading` is the way back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tablee.core.game import Setup
from tablee.core.jsonio import PositionJson
from tablee.core.slots import SCORE
from tablee.games.loto.components import LETTERS, Parts
from tablee.games.loto.notation import move_text, piece_text, point_list
from tablee.games.loto.rules import state as s
from tablee.games.loto.rules.hand import BITS
from tablee.games.loto.rules.solver import FIGURES


class LotoFigureJson(msgspec.Struct, forbid_unknown_fields=True):
    """An open figure."""

    letter: str
    covered: list[str]


class LotoTurnJson(msgspec.Struct, forbid_unknown_fields=True):
    """The figure of this turn, and how many pieces were placed on it."""

    figure: str | None
    placed: int


class LotoJson(PositionJson):
    """The position JSON; the last two fields belong to patience alone."""

    figures: list[LotoFigureJson]
    waiting: list[str]
    done: dict[str, list[str]]
    racks: dict[str, list[str]]
    jokers: dict[str, int]
    bag: list[str]
    tokens: dict[str, int]
    turn_state: LotoTurnJson
    passes: int
    exchanges: int | None = None
    placed: list[str] | None = None


def is_patience(setup: Setup) -> bool:
    """Whether this set-up is for one."""
    return bool(setup.options["mode"] == "patience")


def write(setup: Setup, state: list[int]) -> dict[str, Any]:
    """The game's own fields of a position."""
    parts, patience = setup.parts, is_patience(setup)
    places = [place for place in range(s.PLACES) if state[s.OPEN + place]]
    target = state[s.TARGET]
    document: dict[str, Any] = {
        "figures": [_open_figure(parts, state, place) for place in places],
        "waiting": [LETTERS[figure] for figure in pile(state, s.WAITING, FIGURES)],
        "done": _by_seat(setup, lambda seat: [LETTERS[figure] for figure in done(state, seat)]),
        "racks": _by_seat(setup, lambda seat: [parts.tiles[kind] for kind in rack(state, seat)]),
        "jokers": _by_seat(setup, lambda seat: state[s.JOKERS + seat]),
        "bag": [piece_text(parts, piece) for piece in pile(state, s.BAG, s.PIECES)],
        "tokens": _by_seat(setup, lambda seat: 0 if patience else state[SCORE + seat]),
        "turn_state": {
            "figure": LETTERS[target - 1] if target else None,
            "placed": state[s.PLACED],
        },
        "passes": state[s.PASSES],
    }
    if patience:
        laid = state[s.LAID : s.LAID + state[s.PLACED]]
        document["exchanges"] = state[SCORE]
        document["placed"] = [move_text(parts, action) for action in laid]
    return document


def _open_figure(parts: Parts, state: list[int], place: int) -> dict[str, Any]:
    figure = state[s.OPEN + place] - 1
    covered = parts.figures[figure] & ~state[s.FREE + place]
    return {"letter": LETTERS[figure], "covered": point_list(covered)}


def _by_seat(setup: Setup, value: Callable[[int], Any]) -> dict[str, Any]:
    return {str(seat + 1): value(seat) for seat in range(setup.seats)}


# -- packed slots as lists -------------------------------------------------------------------------


def pile(state: list[int], slot: int, size: int) -> list[int]:
    """What is left of a pile, the next to be drawn first."""
    end = slot + 1 + size
    return state[end - state[slot] : end]


def rack(state: list[int], seat: int) -> list[int]:
    """The kinds in a rack, sorted."""
    return _digits(state[s.RACK + seat], BITS)


def done(state: list[int], seat: int) -> list[int]:
    """The figures a seat has completed, in order."""
    return _digits(state[s.DONE + seat], s.DONE_BITS)


def _digits(packed: int, bits: int) -> list[int]:
    digits = []
    while packed:
        digits.append((packed & ((1 << bits) - 1)) - 1)
        packed >>= bits
    return digits


def packed(digits: list[int], bits: int) -> int:
    """The integer that holds these numbers, the first lowest: the inverse of `rack` and `done`."""
    return sum((digit + 1) << bits * place for place, digit in enumerate(digits))
