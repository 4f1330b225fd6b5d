"""The preset messages."""

from __future__ import annotations

from typing import Literal, get_args

from tablee.match import events as e
from tablee.match.commands.checks import check_here, own_seat
from tablee.match.errors import Refused
from tablee.match.events import Event
from tablee.match.table import Table

Message = Literal[
    "hello",
    "good_luck",
    "well_played",
    "thanks",
    "your_turn",
    "one_moment",
    "oops",
    "bye",
]
MESSAGES: tuple[Message, ...] = get_args(Message)  # in the order of their buttons


def say(table: Table, holder: str | None, number: int, message: str, now: float) -> Event:
    """Send one of the preset messages from one's own seat."""
    check_here(table)
    own_seat(table, holder, number)
    if table.hushed:
        raise Refused("table.hushed")
    if message not in MESSAGES:
        raise Refused("table.message", message, known=", ".join(MESSAGES))
    return table.event(e.SAID, now, seat=number, message=message)
