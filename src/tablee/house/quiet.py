"""Quiet hours: a turn that falls into them is announced when they end."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone, tzinfo
from typing import Annotated

import msgspec

Minute = Annotated[int, msgspec.Meta(ge=0, le=1_439)]  # of a day


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From one minute of the day to another, as the device has it: in its time zone, or that many
    minutes before UTC where this machine does not know the zone."""

    start: Minute
    end: Minute
    zone: Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[A-Za-z0-9_+/-]*$")] = ""
    offset: Annotated[int, msgspec.Meta(ge=-1_000, le=1_000)] = 0


def quiet_until(quiet: Quiet | None, at: float) -> float | None:
    """When the quiet hours end that this moment is in, in epoch seconds; None if it is in none.

    >>> night = Quiet(start=22 * 60, end=7 * 60)
    >>> quiet_until(night, 23 * 3600.0) == 31 * 3600.0, quiet_until(night, 8 * 3600.0)
    (True, None)
    """
    if quiet is None or quiet.start == quiet.end:
        return None
    local = datetime.fromtimestamp(at, _zone(quiet))
    minute = local.hour * 60 + local.minute
    over_midnight = quiet.start > quiet.end
    inside = minute >= quiet.start or minute < quiet.end
    if not (inside if over_midnight else quiet.start <= minute < quiet.end):
        return None
    days = 1 if over_midnight and minute >= quiet.start else 0
    midnight = local.replace(hour=0, minute=0, second=0, microsecond=0)
    ends = midnight + timedelta(days=days, minutes=quiet.end)  # of the wall clock there
    return ends.timestamp()


def _zone(quiet: Quiet) -> tzinfo:
    from zoneinfo import ZoneInfo, ZoneInfoNotFoundError  # a page's own house does without

    try:
        return ZoneInfo(quiet.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return timezone(timedelta(minutes=-quiet.offset))
