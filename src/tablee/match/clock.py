"""The time for a turn, where the table wants one."""

from __future__ import annotations

from typing import NamedTuple

from tablee.match.table import Table

_LAST_WORDS = ("end", "pass")  # how a turn is ended for whoever has run out of time


class Clock(NamedTuple):
    """The seat whose time runs, and when it is over, in epoch seconds."""

    seat: int
    ends: float


def clock(table: Table) -> Clock | None:
    """The clock that runs now; none while a seat is open, a bot thinks or nobody is there."""
    seconds, mover = table.position.options.get("turn_seconds"), table.mover
    if seconds is None or mover is None or mover.bot is not None:
        return None
    if any(seat.open for seat in table.seats) or not table.attended:
        return None
    return Clock(mover.number, table.turn_since + seconds)


def last_word(table: Table) -> str | None:
    """The move that ends the turn of whoever has run out of time."""
    legal = table.position.legal()
    return next((move for move in _LAST_WORDS if move in legal), None)
