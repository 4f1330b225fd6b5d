"""Opening a table to whoever passes, and filling it with bots."""

from __future__ import annotations

from tablee.match import events as e
from tablee.match.commands.checks import check_here
from tablee.match.doors import Doors
from tablee.match.errors import Refused
from tablee.match.events import Event
from tablee.match.table import Table


def list_table(table: Table, holder: str | None, doors: Doors, now: float) -> Event:
    """Say who may hear of the table in the hall; its host alone may."""
    if holder is None or holder != table.host:
        raise Refused("seat.host_only")
    check_here(table)
    if doors.open and table.deal_known:  # strangers should not have to trust the host
        raise Refused("table.deal_known")
    return table.event(e.LISTED, now, **doors._asdict())


def fill(table: Table, now: float, ran_out: float | None = None) -> Event | None:
    """Let bots play the empty seats until somebody comes; None before the time for that. Whoever
    has waited for that time says that it ran out."""
    fills, empty = table.doors.fills, [seat.number for seat in table.seats if seat.empty]
    if not table.here or fills is None or not empty or (fills != ran_out and now < fills):
        return None
    return table.event(e.FILLED, now, seats=empty, level=table.doors.level)
