"""What the desk answers: who is where, and never what they hold."""

from __future__ import annotations

import msgspec

from tablee.house.desk.rules import Notice
from tablee.house.programs.answers import ProgramListed
from tablee.match.seats import Kind


class DeskShown(msgspec.Struct):
    """What holds for the whole house, and the programs that may come."""

    notice: Notice | None
    messages: bool
    keep_days: int
    programs: list[ProgramListed]


class DeskSeat(msgspec.Struct):
    """A seat as the host sees it; `may_free`: they may have it wait for somebody else."""

    seat: int
    kind: Kind
    name: str | None
    present: bool
    vacant: bool
    bot: int | None
    may_free: bool


class DeskTable(msgspec.Struct):
    """A table as the host sees it, and when something last happened there, in epoch seconds."""

    table: str
    game: str
    seats: list[DeskSeat]
    moves: int
    over: bool
    away: bool
    closed: bool
    hushed: bool
    evening: str | None
    at: float


class DeskTables(msgspec.Struct):
    """The tables where something happened last, the latest first, and how many more there are."""

    tables: list[DeskTable]
    more: int


class Deleted(msgspec.Struct):
    """The table that does not exist any more."""

    table: str
