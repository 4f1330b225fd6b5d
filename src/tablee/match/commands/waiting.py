"""Games over days: taking days off, and being told of one's turn."""

from __future__ import annotations

from tablee.match import events as e
from tablee.match.commands.checks import check_here
from tablee.match.errors import Refused
from tablee.match.events import Event
from tablee.match.pace import DAY, days_left
from tablee.match.table import Table


def take_holiday(table: Table, holder: str | None, days: int, now: float) -> Event:
    """Stop one's own time for so many days; 0: be back before they are over."""
    check_here(table)
    if not table.seats_of(holder) or holder is None:
        raise Refused("seat.none")
    if table.pace is None or table.position.turn is None:
        raise Refused("table.no_holidays")
    taken = table.holidays.get(holder, ())
    running = bool(taken) and now < taken[-1].end
    if running == (days > 0) or days > days_left(table.pace, taken):
        raise Refused("table.no_holidays")
    return table.event(e.HOLIDAY, now, holder=holder, until=now + days * DAY)


def tell(table: Table, holder: str, on: bool, now: float) -> Event | None:
    """Whether somebody is to be told of their turns; None if the table knows that already."""
    if on == (holder in table.told):
        return None
    return table.event(e.TOLD, now, holder=holder, on=on)
