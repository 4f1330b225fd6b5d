"""When a house has to look at a table although nobody is there: a move is due within days, or
somebody wants to be told that it is their turn.

A reminder is stored with the events it follows from, so that no table has to stay in memory for it
and none is forgotten."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tablee.match import events as e
from tablee.match.clock import clock
from tablee.match.events import Event
from tablee.match.table import Table

_SETTLED = 15.0  # seconds after which whoever follows the table is known to be there
_BOT = 60.0  # seconds in which a bot has moved, unless its process has died

#: These change nothing about whom a table waits for.
_UNSEEN = frozenset({e.SAID, e.CAME, e.LEFT, e.LISTED, e.UNDO_ASKED, e.UNDO_AGREED, e.UNDO_REFUSED})


class Reminder(msgspec.Struct, frozen=True):
    """A table that is to be looked at, as it was after its `number`-th event; None: no more."""

    table: str
    number: int
    at: float | None


def reminder_of(table: Table) -> Reminder:
    """When to look at a table next."""
    return Reminder(table.id, table.number, _next_look(table))


def reminders_after(table: Table, events: Sequence[Event]) -> list[Reminder]:
    """What is to be remembered of a table after these events; nothing where that stays the same."""
    own = [event for event in events if event.table == table.id]
    wanted = table.pace is not None or table.told or any(one.kind == e.TOLD for one in own)
    if not wanted or all(event.kind in _UNSEEN for event in own):
        return []
    return [reminder_of(table.later(own))]


def _next_look(table: Table) -> float | None:
    mover = table.mover
    if (table.pace is None and not table.told) or table.away is not None:
        return None
    if mover is None:  # who wanted to be told is forgotten
        return table.at + _SETTLED if table.told else None
    if mover.bot is not None:
        return table.at + _BOT if table.has_players else None
    running = clock(table) if table.pace is not None else None
    looks = [] if running is None else [running.ends]
    if mover.holder in table.told:
        looks.append(table.turn_since + _SETTLED)
    return min(looks, default=None)
