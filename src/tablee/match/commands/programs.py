"""A program that was asked to play accepts, by sitting down, or declines."""

from __future__ import annotations

from tablee.match import events as e
from tablee.match.commands.checks import check_here
from tablee.match.errors import Refused
from tablee.match.events import Event
from tablee.match.seats import Seat
from tablee.match.table import Table


def accept(table: Table, program: str, holder: str, now: float) -> Event:
    """Sit down where a program is awaited. Raises Refused where it is not, or no longer."""
    seat = _awaiting(table, program)
    return table.event(e.JOINED, now, seat=seat.number, holder=holder, name=seat.name)


def decline(table: Table, program: str, now: float) -> Event:
    """Say that a program will not play; the table's host may give the seat to somebody else."""
    return table.event(e.DECLINED, now, seat=_awaiting(table, program).number)


def _awaiting(table: Table, program: str) -> Seat:
    check_here(table)
    for seat in table.seats:
        if seat.program == program and seat.awaited and not seat.declined:
            return seat
    raise Refused("program.not_asked", table.id)
