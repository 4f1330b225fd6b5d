"""What the server answers by itself."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tablee.house.answers import Shown
from tablee.house.requests import PlayerKey


class Host(msgspec.Struct):
    """Where others reach this server; without an address, only this machine does."""

    addresses: list[str]
    version: str
    languages: list[str]


class DrawPlayerLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The link with which another device gets the key of a player, as a QR code; `base` is the
    address at which that device reaches this server."""

    player: PlayerKey
    base: Annotated[str, msgspec.Meta(max_length=220)]


class PlayerLinkDrawn(msgspec.Struct):
    """A drawing, as SVG."""

    svg: str


class Problem(msgspec.Struct):
    """Why something was refused: a code for programs, a message for people, the rule it broke."""

    code: str
    message: str
    clause: str | None
    field: str | None = None
    option: str | None = None
    seconds: int | None = None


class Failure(msgspec.Struct):
    """The shape of every refusal; one that came too late includes the present table."""

    error: Problem
    snapshot: Shown | None = None
