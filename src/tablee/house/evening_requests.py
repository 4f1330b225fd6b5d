"""What may be asked about evenings; `handlers/evenings.py` answers."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from tablee.evening.evening import Form
from tablee.house.requests import Key, Level, Name, Request, SecretKey

RoundNumber = Annotated[int, msgspec.Meta(ge=1, le=40)]
Place = Annotated[int, msgspec.Meta(ge=1, le=50)]
PlayerNumber = Annotated[int, msgspec.Meta(ge=1, le=100)]
Team = Annotated[int, msgspec.Meta(ge=1, le=8)]
Score = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]


class EveningRequest(Request, frozen=True):
    """Something that is asked of one evening."""

    evening: str


class GameWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game of an evening with its options; one that we do not have is named by a title alone.
    At each table `most` play, or fewer where that leaves nobody out."""

    most: Annotated[int, msgspec.Meta(ge=2, le=8)]
    name: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    title: Name | None = None
    options: dict[str, Any] = {}


class OpenEvening(Request, frozen=True):
    """A new evening. Games take turns round by round. `boxes`: it is played at real tables, and
    results come by hand. `fill`: the level of the bots that play with whoever would sit out.
    `minutes`: after so many a round is over, and the clock makes the next one. `rounds`: as many
    as the form needs, unless it says otherwise. `teams`: their names, where the form has any."""

    name: Name
    form: Form
    games: Annotated[list[GameWanted], msgspec.Meta(min_length=1, max_length=5)]
    boxes: bool = False
    fill: Level | None = None
    minutes: Annotated[int, msgspec.Meta(ge=1, le=600)] | None = None
    rounds: RoundNumber | None = None
    teams: Annotated[list[Name], msgspec.Meta(max_length=8)] = msgspec.field(default_factory=list)


class ShowEvening(EveningRequest, frozen=True):
    """An evening as the caller may see it."""


class AskEveningCode(EveningRequest, frozen=True):
    """The four letters that lead to the evening."""


class EnterEvening(EveningRequest, frozen=True):
    """Play: from the next round on. Sent again with the same key, it gives the token of the same
    player: the key is as secret as the token, and long."""

    name: Name
    team: Team | None = None
    key: SecretKey | None = None


class AddPlayers(EveningRequest, frozen=True):
    """The host enters people by name."""

    names: Annotated[list[Name], msgspec.Meta(min_length=1, max_length=100)]
    team: Team | None = None
    key: Key | None = None


class ShowPlayerLink(EveningRequest, frozen=True):
    """The host asks for the token of a player, to hand it to them."""

    player: PlayerNumber


class ChangePlayer(EveningRequest, frozen=True):
    """Leave, or come back: oneself, or as the host says. The host also moves people to teams."""

    player: PlayerNumber
    present: bool | None = None
    team: Team | None = None
    key: Key | None = None


class MakeRound(EveningRequest, frozen=True):
    """The host begins the round after this many."""

    after: Annotated[int, msgspec.Meta(ge=0, le=40)]
    key: Key | None = None


class DropRound(EveningRequest, frozen=True):
    """The host calls the last round off."""

    round: RoundNumber
    key: Key | None = None


class EnterResult(EveningRequest, frozen=True):
    """A table's result by hand: the scores of its seats, bots last; the highest wins. The host may
    correct one that is there, which is shown."""

    round: RoundNumber
    place: Place
    scores: Annotated[list[Score], msgspec.Meta(min_length=2, max_length=8)]
    correction: bool = False
    key: Key | None = None


class EndEvening(EveningRequest, frozen=True):
    """The host ends the evening, or goes on after all."""

    closed: bool
    key: Key | None = None


class SitDown(EveningRequest, frozen=True):
    """A player asks for the token of their seat at a table of the evening."""

    table: str
