"""What the house answers about evenings, beside the snapshot."""

from __future__ import annotations

import msgspec

from tablee.evening.snapshot import EveningSnapshot


class EveningShown(EveningSnapshot, kw_only=True):
    """An evening as one reader sees it, and when, in epoch seconds."""

    at: float


class EveningSeated(msgspec.Struct):
    """The token is shown once; whoever has it is the host, or that player."""

    evening: str
    token: str
    snapshot: EveningShown


class PlayerLink(msgspec.Struct):
    """The token by which somebody is this player."""

    player: int
    token: str


class SeatLink(msgspec.Struct):
    """The token of a seat at a table."""

    table: str
    token: str
