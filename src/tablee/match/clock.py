"""The time for a turn, where the table wants one."""

from __future__ import annotations

from typing import NamedTuple

from tablee.match.table import Table


class Clock(NamedTuple):
    """The seat whose time runs, and when it is over, in epoch seconds."""

    seat: int
    ends: float


def clock(table: Table) -> Clock | None:
    """The clock that runs now; none while a seat is open, a bot thinks, nobody is there, or no move
    would end the turn."""
    seconds, mover = table.turn_seconds, table.mover
    if seconds is None or mover is None or mover.bot is not None:
        return None
    if any(seat.open for seat in table.seats) or not table.attended:
        return None
    if time_out_move(table) is None:
        return None
    return Clock(mover.number, table.turn_since + seconds)


def time_out_move(table: Table) -> str | None:
    """The move that ends the turn of whoever has run out of time, as the game says."""
    legal = table.position.legal()
    return next((move for move in table.game.time_out_moves if move in legal), None)
