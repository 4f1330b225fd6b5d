"""What may be asked of the hall; `house/handlers/hall.py` answers."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tablee.house.requests import (
    Key,
    Level,
    Name,
    PlayerKey,
    Request,
    SecretKey,
    TableRequest,
)

Wait = Annotated[int, msgspec.Meta(ge=5, le=3_600)]
Skip = Annotated[str, msgspec.Meta(pattern=r"^[0-9]{1,3}$")]


class ShowHall(Request, frozen=True):
    """The tables that are open to whoever passes: of one game or of all, without the first ones of
    each list."""

    game: str | None = None
    skip: Skip = "0"


class ListTable(TableRequest, frozen=True):
    """The host: offer a table's free seats in the hall, let whoever passes watch, or neither."""

    open: bool
    watch: bool
    key: Key | None = None


class QuickSeat(Request, frozen=True):
    """Play with somebody: a seat with whoever waits for the same game, or at a new table, where a
    bot takes an empty seat after `wait` seconds (null: never) until somebody comes. With the key of
    a `player` the game counts on the ladder. Sent again with the same key, it gives the token of
    the same seat."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    key: SecretKey
    name: Name | None = None
    wait: Wait | None = None
    level: Level | None = None
    player: PlayerKey | None = None


class AskCode(TableRequest, frozen=True):
    """The code of a table, for whoever has its link."""


class FindCode(Request, frozen=True):
    """The table that a code stands for."""

    code: Annotated[str, msgspec.Meta(max_length=20)]
