"""What the hall answers."""

from __future__ import annotations

import msgspec

from tablee.house.programs.answers import ProgramReady
from tablee.match.listing import Listing


class HallShown(msgspec.Struct):
    """Tables with free seats, those where somebody waits first, and games to watch; how many more
    there are of each; and the programs that are ready to play."""

    open: list[Listing]
    watch: list[Listing]
    more_open: int
    more_watch: int
    programs: list[ProgramReady]


class OwnTable(msgspec.Struct):
    """A table where the reader has a seat: whether it is their turn."""

    table: str
    game: str
    names: list[str]
    turn: bool
    over: bool


class CodeShown(msgspec.Struct):
    """The letters that stand for a table until a time, in epoch seconds."""

    code: str
    expires: float


class CodeFound(msgspec.Struct):
    """The table that a code stands for; or, if it says so, the evening."""

    table: str
    evening: bool = False
