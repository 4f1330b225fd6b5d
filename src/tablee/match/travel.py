"""What a table takes along to another house: its record, with the seed, and who decided on what.

A table is in one house at a time. Where it leaves, it is closed (`away`) and names the table that
goes on elsewhere; where it arrives, every move is made again by the rules. Only a table at which
nobody else plays can go: the seed goes with it.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from tablee.match.seats import PROGRAM, Chosen, Seat
from tablee.match.table import By, Table

_Level = Annotated[int, msgspec.Meta(ge=1, le=6)]
_Name = Annotated[str, msgspec.Meta(max_length=200)]


class CarriedSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there: whoever carries the table, a bot, or nobody yet (`link`)."""

    kind: Chosen
    name: _Name | None = None
    level: _Level | None = None


class Carried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table on its way: the one it was, its record, seed included, who decided on each move, and
    what else was agreed on."""

    table: Annotated[str, msgspec.Meta(max_length=16)]
    record: dict[str, Any]
    by: list[By]
    seats: Annotated[list[CarriedSeat], msgspec.Meta(min_length=1, max_length=8)]
    absence: Annotated[int, msgspec.Meta(ge=1, le=604_800)] | None = None
    turn_seconds: Annotated[int, msgspec.Meta(ge=1, le=3_600)] | None = None


def pack(table: Table) -> Carried:
    """All that the other house needs. It holds what is hidden: for nobody but who plays alone."""
    return Carried(
        table=table.id,
        record=table.record().to_json(secret=True),
        by=[made.by for made in table.moves],
        seats=[_seat(seat) for seat in table.seats],
        absence=table.absence,
        turn_seconds=table.turn_seconds,
    )


def _seat(seat: Seat) -> CarriedSeat:
    """A person who came by link is at the screen of whoever carries the table, as all are; a
    program stays where it is asked to play."""
    assert seat.kind != PROGRAM
    return CarriedSeat("here" if seat.person else seat.kind, seat.name, seat.level)
