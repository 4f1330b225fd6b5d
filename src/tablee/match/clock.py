"""The clock, at tables that limit the time for a turn."""

from __future__ import annotations

from typing import NamedTuple

from tablee.match.pace import deadline
from tablee.match.table import Table


class Clock(NamedTuple):
    """The seat whose time is running, and when it runs out, in epoch seconds."""

    seat: int
    ends: float


def clock(table: Table) -> Clock | None:
    """The running clock; None while no time counts, or no move would end the turn."""
    mover, pace, seconds = table.mover, table.pace, table.turn_seconds
    if mover is None or (pace is None and seconds is None) or not table.time_counts:
        return None
    if time_out_move(table) is None and (pace is None or pace.after == "clock"):
        return None
    if pace is not None:
        holidays = table.holidays.get(mover.holder or "", ())
        return Clock(mover.number, deadline(pace, table.turn_since, holidays))
    return None if seconds is None else Clock(mover.number, table.turn_since + seconds)


def time_out_move(table: Table) -> str | None:
    """The move that ends the turn when its time runs out; the game says which."""
    legal = table.position.legal()
    return next((move for move in table.game.time_out_moves if move in legal), None)
