"""What may be asked of a house: one type for each request; `handlers` answers them.

What changes a table takes a `key`: sent again with the same one, as when an answer was lost, it is
not done again.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tablee.match.commands import Message
from tablee.match.pace import Pace
from tablee.match.seats import Chosen
from tablee.match.table import Place
from tablee.match.travel import Carried

Level = Annotated[int, msgspec.Meta(ge=1, le=6)]
SeatNumber = Annotated[int, msgspec.Meta(ge=1, le=8)]
Version = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
SecretKey = Annotated[str, msgspec.Meta(min_length=16, max_length=64, pattern=r"^[\x21-\x7e]+$")]
#: Who somebody is on the ladder: 16 random bytes at least.
PlayerKey = Annotated[str, msgspec.Meta(min_length=32, max_length=64, pattern=r"^[\x21-\x7e]+$")]
Name = Annotated[str, msgspec.Meta(max_length=200)]
TurnSeconds = Annotated[int, msgspec.Meta(ge=1, le=3_600)]
Absence = Annotated[int, msgspec.Meta(ge=1, le=604_800)]

USUAL_ABSENCE = 300


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of all requests: an unknown field is refused."""


class TableRequest(Request, frozen=True):
    """Something that is asked of one table."""

    table: str


# -- the shelf -----------------------------------------------------------------------------------


class ListGames(Request, frozen=True):
    """The games on the shelf."""


class ShowOffers(Request, frozen=True):
    """What may be chosen from at any table."""


class ShowRules(Request, frozen=True):
    """The rules of a game, in a language or else the caller's."""

    game: str
    language: str | None = None


class ShowComponents(Request, frozen=True):
    """The component sets that a game can be played with."""

    game: str


class Practise(Request, frozen=True):
    """A position that belongs to no table, as a seat of it sees it: what can be played there or,
    with `move`, what that leads to. Lessons are made of it."""

    position: dict[str, Any]
    seat: SeatNumber
    move: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class Advise(Request, frozen=True):
    """Ask a bot what to do in a view that belongs to no table, or to one in another house."""

    view: dict[str, Any]


class CheckOptions(Request, frozen=True):
    """Whether a game can be played with these options, component sets included, and what may be
    chosen beside them."""

    game: str
    options: dict[str, Any] = {}


# -- tables and seats ----------------------------------------------------------------------------


class SeatWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: a person at this screen, one with the link, a bot of a level."""

    kind: Chosen
    name: Name | None = None
    level: Level | None = None


class CreateTable(Request, frozen=True):
    """A new table. Where a game can be timed, a turn lasts `turn_seconds` at most. After `absence`
    seconds others may let a bot play for somebody who has left. Unless the house is set up
    otherwise, both are at least 10. A game over days has a `pace` instead of both. `starter` says
    who begins: seat 1 (or what the sheet has instead), somebody by lot, or one of `seats`, which
    are turned: whoever begins has seat 1. Nobody hears of a table unless its free seats are `open`
    to whoever passes, or they may `watch` the game. With the key of a `player` the game counts on
    the ladder, for the first seat of kind `here`. Sent again with the same key, it gives the token
    of the same table; the key is as secret as that."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatWanted], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    absence: Absence | None = USUAL_ABSENCE
    turn_seconds: TurnSeconds | None = None
    pace: Pace | None = None
    starter: Literal["sheet", "lot"] | SeatNumber = "sheet"
    open: bool = False
    watch: bool = False
    player: PlayerKey | None = None
    key: SecretKey | None = None


class ShowTable(TableRequest, frozen=True):
    """A table as the caller may see it."""


class ShowSet(TableRequest, frozen=True):
    """The component set that the options of a table name by its digest (`sha256:...`)."""

    digest: str


class JoinTable(TableRequest, frozen=True):
    """Take a seat that waits for somebody; null: any. With the key of a `player` the game counts on
    the ladder. Sent again with the same key, it gives the token of the same seat: the key is as
    secret as the token, and long."""

    name: Name | None = None
    seat: SeatNumber | None = None
    player: PlayerKey | None = None
    key: SecretKey | None = None


class ClaimSeats(TableRequest, frozen=True):
    """With a token of the table before, ask for the token of its rematch."""


class ChangeSeat(TableRequest, frozen=True):
    """Rename a seat of one's own; the host: say who an empty seat waits for, and with the kind
    `link` free one whose person has gone without a move."""

    seat: SeatNumber
    kind: Chosen | None = None
    level: Level | None = None
    name: Name | None = None
    key: Key | None = None


# -- play ----------------------------------------------------------------------------------------


class MakeMove(TableRequest, frozen=True):
    """A move that answers the game at this version; sent twice with one key, it is made once."""

    version: Version
    key: Key
    move: Annotated[str, msgspec.Meta(max_length=200)]
    seat: SeatNumber | None = None


class Undo(TableRequest, frozen=True):
    """Ask to take one's last move back; or, with `answer`, agree or not."""

    version: Version
    key: Key
    answer: bool | None = None


class TakeOver(TableRequest, frozen=True):
    """Let a bot of this level play for a seat; null: play oneself again."""

    seat: SeatNumber
    level: Level | None
    key: Key | None = None


class SendMessage(TableRequest, frozen=True):
    """One of the preset messages."""

    seat: SeatNumber
    message: Message
    key: Key | None = None


class AskRematch(TableRequest, frozen=True):
    """Agree to play again, from a seat of one's own."""

    seat: SeatNumber
    key: Key | None = None


class AskHint(TableRequest, frozen=True):
    """Ask a bot what to do, for a seat of one's own."""

    seat: SeatNumber


# -- from house to house -------------------------------------------------------------------------


class DepartTable(TableRequest, frozen=True):
    """Take a table along `to` a device, or to a server: it is closed here, and what is answered
    goes to the other house, with the same key. For whoever plays there alone or against bots."""

    to: Place
    key: SecretKey


class ReceiveTable(Request, frozen=True):
    """A table from another house. Every move is checked; the answer's token has the seats of its
    people, except those that are `free` from now on, for whoever has the link. The key is the one
    with which it departed: sent again, it gives the token of the same table."""

    carried: Carried
    key: SecretKey
    free: Annotated[list[SeatNumber], msgspec.Meta(max_length=8)] = []


class ReturnTable(TableRequest, frozen=True):
    """The table is back, with what was played in the other house; null: it goes on here as it was
    when it left, and what was played there can no longer come back."""

    carried: Carried | None
    key: Key


# -- looking back --------------------------------------------------------------------------------


class ShowRecord(TableRequest, frozen=True):
    """The record of the game so far."""


class ShowAnalysis(TableRequest, frozen=True):
    """What a bot makes of a game that is over."""


class AnalyseRecord(Request, frozen=True):
    """What a bot makes of a record of a game that is over, wherever it was played. To be asked
    again until it is ready, like that of a table."""

    record: dict[str, Any]


class ReplayRecord(Request, frozen=True):
    """A record, to be replayed."""

    record: dict[str, Any]
