"""What the host of the house does at any table: closing it, freeing a seat, having no messages."""

from __future__ import annotations

from tablee.match import events as e
from tablee.match.commands.checks import seat_of
from tablee.match.errors import Refused
from tablee.match.events import Event
from tablee.match.seats import LINK, Seat
from tablee.match.table import Table


def close_table(table: Table, closed: bool, now: float) -> Event | None:
    """Close a table, or open it again; None if it is so already."""
    return None if table.closed == closed else table.event(e.CLOSED, now, closed=closed)


def hush(table: Table, hushed: bool, now: float) -> Event | None:
    """Let nobody send messages at a table, or everybody again; None if it is so already."""
    return None if table.hushed == hushed else table.event(e.HUSHED, now, hushed=hushed)


def free_seat(table: Table, number: int, now: float) -> Event:
    """Have a seat wait for somebody else: one whose person, or program, is not there. Raises
    Refused."""
    if not may_host_free(table, seat_of(table, number)):
        raise Refused("seat.stays", number)
    return table.event(e.SEATED, now, seat=number, kind=LINK, level=None, name=None, holder=None)


def may_host_free(table: Table, seat: Seat) -> bool:
    """Whether the host of the house may free a seat: not while somebody sits there, nor where an
    evening says who plays, nor after the end."""
    taken = (seat.person and not seat.present) or seat.awaited
    return taken and table.here and table.evening is None and table.position.turn is not None
