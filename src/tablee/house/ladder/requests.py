"""What may be asked of the ladder and the list of finished games; `house/handlers/ladder.py`
answers. A player's key is as secret as a token: it is sent in a body, never in an address."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tablee.house.requests import Name, PlayerKey, Request

Skip = Annotated[str, msgspec.Meta(pattern=r"^[0-9]{1,6}$")]
Searched = Annotated[str, msgspec.Meta(max_length=50)]


class ShowLadder(Request, frozen=True):
    """The ladder of a game, without the first ones."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    skip: Skip = "0"


class ShowFinished(Request, frozen=True):
    """The games that were open, or could be watched, and are over, the latest first: of one game
    or of all, with somebody whose name contains this, without the first ones."""

    game: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    name: Searched | None = None
    skip: Skip = "0"


class PlayerRequest(Request, frozen=True):
    """Something that a player asks; the key says who it is."""

    player: PlayerKey


class EnterLadder(PlayerRequest, frozen=True):
    """Have a name on the ladder, or another one: seats that are taken with this key count from now
    on. The key is chosen on the device, and cannot be asked for again."""

    name: Name


class ShowPlayer(PlayerRequest, frozen=True):
    """What the ladder has on oneself."""


class ShowOwnGames(PlayerRequest, frozen=True):
    """One's own finished games, the latest first, without the first ones."""

    skip: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0


class ErasePlayer(PlayerRequest, frozen=True):
    """Erase oneself: ratings, history, and the name wherever it stands in this house because of the
    ladder."""
