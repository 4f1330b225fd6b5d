"""What several commands check first."""

from __future__ import annotations

from tablee.match.errors import MovedOn, Refused
from tablee.match.seats import Seat
from tablee.match.table import Table


def seat_of(table: Table, number: int) -> Seat:
    """The seat of that number. Raises Refused if there is none."""
    if not 1 <= number <= len(table.seats):
        raise Refused("seat.unknown", number)
    return table.seat(number)


def own_seat(table: Table, holder: str | None, number: int) -> Seat:
    """The seat of that number. Raises Refused unless this holder has it."""
    seat = seat_of(table, number)
    if holder is None or not seat.person or seat.holder != holder:
        raise Refused("seat.not_yours", number)
    return seat


def check_here(table: Table) -> None:
    """Raise MovedOn while the table is in another house, which alone may change it, or closed."""
    if table.closed:
        raise MovedOn("table.closed")
    if table.away is not None:
        raise MovedOn("table.away")


def check_version(table: Table, version: int) -> None:
    """Raise MovedOn unless the caller has seen the present state of the game."""
    if version != table.version:
        raise MovedOn("table.moved_on", version)
