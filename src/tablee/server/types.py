"""What the server answers by itself."""

from __future__ import annotations

import msgspec

from tablee.house.answers import Shown


class Host(msgspec.Struct):
    """Where others reach this server; without an address, only this machine does."""

    addresses: list[str]
    version: str
    languages: list[str]


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
