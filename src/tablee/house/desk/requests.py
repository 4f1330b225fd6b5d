"""What the host of the house may ask; `house/handlers/desk.py` answers."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tablee.house.hall.requests import Skip
from tablee.house.requests import Key, Request, SeatNumber, TableRequest

NoticeText = Annotated[str, msgspec.Meta(max_length=280)]
KeepDays = Annotated[int, msgspec.Meta(ge=0, le=36_500)]


class ShowDesk(Request, frozen=True):
    """What holds for the house, and its programs."""


class ShowTables(Request, frozen=True):
    """The tables where something has happened within a day, without the first ones."""

    skip: Skip = "0"


class CloseTable(TableRequest, frozen=True):
    """Close a table: it can be looked at and no more; or open it again."""

    closed: bool
    key: Key | None = None


class DeleteTable(TableRequest, frozen=True):
    """Delete a table, for everybody and for good."""


class FreeSeat(TableRequest, frozen=True):
    """Have a seat wait for somebody else: one whose person is not there."""

    seat: SeatNumber
    key: Key | None = None


class HushTable(TableRequest, frozen=True):
    """Let nobody send messages at a table, or everybody again."""

    hushed: bool
    key: Key | None = None


class ChangeRules(Request, frozen=True):
    """Change what holds for the house; what is left out stays. `notice`: shown to everybody until
    there is another, none if it is empty. `messages`: whether they can be sent. `keep_days`: after
    so many an untouched table is deleted; 0: never."""

    notice: NoticeText | None = None
    messages: bool | None = None
    keep_days: KeepDays | None = None
