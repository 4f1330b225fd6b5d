"""What is sent to the server and what it answers, beside the snapshot."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tablee.match.seats import Kind
from tablee.match.snapshot import MoveShown, Snapshot

Level = Annotated[int, msgspec.Meta(ge=1, le=6)]
SeatNumber = Annotated[int, msgspec.Meta(ge=1, le=8)]
Version = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
Name = Annotated[str, msgspec.Meta(max_length=200)]
Absence = Annotated[int, msgspec.Meta(ge=10, le=604_800)]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request: what it does not know, it refuses."""


# -- asked ---------------------------------------------------------------------------------------


class SeatWanted(Body):
    """Who is to sit there: a person at this screen, one with the link, a bot of a level."""

    kind: Kind
    name: Name | None = None
    level: Level | None = None


class NewTable(Body):
    """A table to be made. After `absence` seconds others may let a bot play for who has gone."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatWanted], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    absence: Absence | None = 120


class Join(Body):
    """Take a seat that waits for somebody; null: any."""

    name: Name | None = None
    seat: SeatNumber | None = None


class Move(Body):
    """A move that answers the game at this version; asked twice with one key, it is made once."""

    version: Version
    key: Key
    move: Annotated[str, msgspec.Meta(max_length=200)]
    seat: SeatNumber | None = None


class Undo(Body):
    """Ask to take one's last move back; or, with `answer`, agree or not."""

    version: Version
    key: Key
    answer: bool | None = None


class TakeOver(Body):
    """Let a bot of this level play for a seat; null: play oneself again."""

    seat: SeatNumber
    level: Level | None


class SeatChange(Body):
    """Rename a seat of one's own; the host: say who an empty seat waits for."""

    kind: Kind | None = None
    level: Level | None = None
    name: Name | None = None


class Message(Body):
    """One of the preset messages."""

    seat: SeatNumber
    message: Literal[
        "hello",
        "good_luck",
        "well_played",
        "thanks",
        "your_turn",
        "one_moment",
        "oops",
        "bye",
    ]


class OwnSeat(Body):
    """A seat of one's own."""

    seat: SeatNumber


class Empty(Body):
    """Nothing more to say."""


class Replay(Body):
    """A record to be replayed."""

    record: dict[str, Any]


# -- answered ------------------------------------------------------------------------------------


class Shown(Snapshot, kw_only=True):
    """A table as one reader sees it, and when, in epoch seconds."""

    at: float


class Seated(msgspec.Struct):
    """The token is shown once; whoever has it, holds its seats."""

    table: str
    token: str
    snapshot: Shown


class Host(msgspec.Struct):
    """Where others reach this server; no address: nobody but this machine does."""

    addresses: list[str]
    version: str
    languages: list[str]


class OptionShown(msgspec.Struct):
    """What can be agreed on before play: `kind` is flag, number, choice or components."""

    name: str
    kind: str
    title: str
    default: Any
    choices: list[Any] | None = None
    low: int | None = None
    high: int | None = None
    optional: bool = False


class GameShown(msgspec.Struct):
    """A game on the shelf."""

    name: str
    title: str
    tagline: str
    seats: list[int]
    options: list[OptionShown]
    hidden: bool
    chance: bool
    levels: int
    minutes: int  # how long a game usually takes
    solo: dict[str, Any] | None  # the options with which one person plays alone


class Clause(msgspec.Struct):
    """A numbered clause of the rules, in paragraphs of plain text; `id` is null for what stands
    before and after the clauses."""

    id: str | None
    heading: str
    paragraphs: list[str]


class Rules(msgspec.Struct):
    """The rules as played, in the language there is."""

    title: str
    language: str
    clauses: list[Clause]


class HintShown(msgspec.Struct):
    """A good move, what it does that its text does not say, what it is worth to the mover (0 to 1),
    and what is expected from it on."""

    move: str
    effects: dict[str, Any]
    value: float
    line: list[str]


class VerdictShown(msgspec.Struct):
    """A move that was made: how its mover stood before it (0 to 1), what the bot would have played,
    and how much better that was."""

    number: int
    seat: int
    move: str
    value: float
    best: str
    cost: float


class Analysis(msgspec.Struct):
    """What a bot makes of a game that is over; `done` of `moves` so far."""

    ready: bool
    done: int
    moves: int
    verdicts: list[VerdictShown]


class Replayed(msgspec.Struct):
    """A record, position by position. `verified`: the deal follows from the seed that was committed
    to, and every move and the result from the rules."""

    game: str
    options: dict[str, Any]
    positions: list[dict[str, Any]]
    moves: list[MoveShown]
    result: dict[str, Any] | None
    verified: bool


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
