"""Games over days: how long a move may take, and the days off that everybody has."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal, NamedTuple

import msgspec

DAY = 86_400.0  # seconds

After = Literal["bot", "clock"]


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many days for a move, so many days off for each player in all, and what happens when both
    are used up: a bot plays for them from then on, or the clock ends the turn where the game can be
    timed."""

    days: Annotated[int, msgspec.Meta(ge=1, le=7)]
    holidays: Annotated[int, msgspec.Meta(ge=0, le=30)] = 0
    after: After = "bot"


class Holiday(NamedTuple):
    """Days off, in epoch seconds: the time of a turn stands still meanwhile."""

    start: float
    end: float


def deadline(pace: Pace, since: float, holidays: Iterable[Holiday]) -> float:
    """When a turn that began at a time is over, for somebody who has had these days off."""
    off = sum(max(0.0, end - max(start, since)) for start, end in holidays)
    return since + pace.days * DAY + off


def days_left(pace: Pace, holidays: Iterable[Holiday]) -> int:
    """How many whole days off are left."""
    used = sum(end - start for start, end in holidays)
    return int(pace.holidays - used / DAY + 1e-9)
