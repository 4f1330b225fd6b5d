"""What the server answers by itself."""

from __future__ import annotations

import msgspec

from tablee.house.answers import Shown


class Host(msgspec.Struct):
    """Where others reach this server; no address: nobody but this machine does."""

    addresses: list[str]
    version: str
    languages: list[str]


class Problem(msgspec.Struct):
    """Why something was refused: a code for programs, words for people, the clause of the rules."""

    code: str
    message: str
    clause: str | None
    field: str | None = None
    option: str | None = None
    seconds: int | None = None


class Failure(msgspec.Struct):
    """The one shape of refusals; one that came too late also has the table as it is."""

    error: Problem
    snapshot: Shown | None = None
