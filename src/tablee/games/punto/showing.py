"""What words and drawings need to know of a position or a card placed, as the rules decide it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from tablee.core.game import Setup
from tablee.core.kernel import Vector
from tablee.core.slots import ROUND, SCORE, TURN
from tablee.games.punto.document import card_text, stacks
from tablee.games.punto.rules import layout as at
from tablee.games.punto.rules.tableau import cell_of, lines, put, take_cell
from tablee.games.punto.seating import Seating


class PuntoFacts(msgspec.Struct, forbid_unknown_fields=True):
    """The facts of a view."""

    sides: dict[str, str]
    frame: list[int]


class PuntoEffects(msgspec.Struct, forbid_unknown_fields=True):
    """What a move does: the card that it covers, the places of the row that it wins with; the
    number of the round that it ends and the seats that win it."""

    covers: str | UnsetType = UNSET
    row: list[str] | UnsetType = UNSET
    round: int | UnsetType = UNSET
    round_won: list[int] | UnsetType = UNSET


def facts(setup: Setup, state: list[int]) -> dict[str, Any]:
    """`sides`: the side of each seat; `frame`: the columns and rows, as left, right, bottom, top,
    that cards may still reach without spanning more than six (clause 2)."""
    seating: Seating = setup.parts
    across = _reach(state[at.LEFT], state[at.WIDTH])
    upwards = _reach(state[at.BOTTOM], state[at.HEIGHT])
    sides = {str(seat): str(1 + seating.side_of(seat)) for seat in range(1, seating.seats + 1)}
    return {"sides": sides, "frame": [*across, *upwards]}


def _reach(first: int, taken: int) -> tuple[int, int]:
    """The first and last line that a card may lie on, when `taken` lines from `first` have some."""
    last = first + max(1, taken) - 1
    return last - at.SQUARE + 1, first + at.SQUARE - 1


def effects(setup: Setup, state: list[int], action: int) -> dict[str, Any]:
    """See `PuntoEffects`."""
    card, after = action & 63, list(state)
    cell = cell_of(after, action)
    if after[at.FREE] >> cell & 1:
        cell = take_cell(after, cell)
    place = _place(after, cell)
    covered = stacks(state).get(place)
    put(after, card, cell)
    row = _row(setup, after, card >> 4)
    found: dict[str, Any] = {"covers": card_text(covered[-1])} if covered else {}
    return found | ({"row": row} if row else {})


def aftermath(setup: Setup, before: list[int], after: list[int]) -> dict[str, Any]:
    """The end of a round: whether the next card fits is known when it is turned up (clause 4)."""
    if after[TURN] and after[ROUND] == before[ROUND]:
        return {}
    won = [seat for seat in range(setup.seats) if after[SCORE + seat] > before[SCORE + seat]]
    return {"round": before[ROUND], "round_won": [seat + 1 for seat in won]}


def _row(setup: Setup, state: Vector, colour: int) -> list[str]:
    """The places of the rows that stand in a colour, if it is one of the mover's (clause 3)."""
    side = setup.rules[at.SIDE + state[TURN] - 1]
    if not at.owns(setup.rules, side, colour):
        return []
    cells = lines(state[at.COLOUR + colour], setup.rules[at.NEEDED])
    places = (_place(state, cell) for cell in range(64) if cells >> cell & 1)
    return [f"{x},{y}" for x, y in places]


def _place(state: Vector, cell: int) -> tuple[int, int]:
    """The coordinates of a cell of the frame."""
    return int(state[at.LEFT]) + (cell & 7) - 1, int(state[at.BOTTOM]) + (cell >> 3) - 1
