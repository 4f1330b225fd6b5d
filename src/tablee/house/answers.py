"""What the house answers, beside the snapshot."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.match.commands import Message
from tablee.match.snapshot import Snapshot
from tablee.match.table import MoveShown
from tablee.match.travel import Carried


class Shown(Snapshot, kw_only=True):
    """A table as one reader sees it, and when, in epoch seconds."""

    at: float


class Seated(msgspec.Struct):
    """The token is shown once; whoever has it, holds its seats."""

    table: str
    token: str
    snapshot: Shown


class Departed(msgspec.Struct):
    """What the other house is to receive, and the table that it will be there."""

    table: str
    carried: Carried


class OptionShown(msgspec.Struct):
    """What can be agreed on before play: `kind` is flag, number, choice or components. `settled`:
    the value that follows from some number of seats, where there is nothing to choose."""

    name: str
    kind: str
    title: str
    default: Any
    choices: list[Any] | None = None
    low: int | None = None
    high: int | None = None
    optional: bool = False
    settled: dict[str, bool] = msgspec.field(default_factory=dict)


class GameShown(msgspec.Struct):
    """A game on the shelf; `timed` if it can be played with a clock."""

    name: str
    title: str
    tagline: str
    seats: list[int]
    options: list[OptionShown]
    hidden: bool
    chance: bool
    timed: bool
    levels: int
    minutes: int  # how long a game usually takes
    solo: dict[str, Any] | None  # the options with which one person plays alone
    lesson: bool  # whether its page has one
    start_draw: str | None  # the option by which the players draw for the start


class SetChosen(msgspec.Struct):
    """A component set: what it says about itself."""

    name: str
    comment: str


class OptionsChecked(msgspec.Struct):
    """`choices`: for every option that is one of a few values, those that go together with the
    others. `sets`: the component sets, by option."""

    choices: dict[str, list[Any]]
    sets: dict[str, SetChosen]


class Clause(msgspec.Struct):
    """A numbered clause of the rules, in paragraphs of plain text; `id` is null for what stands
    before and after the clauses."""

    id: str | None
    heading: str
    paragraphs: list[str]


class RulesLayer(msgspec.Struct):
    """One way of telling the rules: how to play, then the complete rules, then an appendix."""

    heading: str
    parts: list[Clause]


class Offers(msgspec.Struct):
    """What may be chosen from at any table: preset messages, after how many seconds a bot may play
    for the absent (null: never), how many seconds a turn may take (null: any), a bot's usual level,
    how long a name may be, after how many seconds a bot may take an empty seat (null: never), the
    only names there are (null: any), whether the house has a ladder and a list of finished games.
    """

    messages: list[Message]
    absences: list[int | None]
    absence: int
    turn_seconds: list[int | None]
    level: int
    name_length: int
    waits: list[int | None]
    names: list[str] | None
    ladder: bool


class Rules(msgspec.Struct):
    """The rules as played, in the language there is."""

    title: str
    language: str
    layers: list[RulesLayer]


class Practised(msgspec.Struct):
    """A position that belongs to no table: whole, to go on from; as one seat sees it; and what that
    seat can play. `move` is the one that led here, if any."""

    position: dict[str, Any]
    view: dict[str, Any]
    legal: list[str]
    remarks: dict[str, Any]
    move: MoveShown | None


class HintShown(msgspec.Struct):
    """A good move, what it does that its text does not say, what it is worth to the mover (0 to 1),
    and what is expected from it on."""

    move: str
    effects: dict[str, Any]
    value: float
    line: list[str]


class VerdictShown(msgspec.Struct):
    """A move that was made: how every seat stood before it (0 to 1, together 1), what the bot would
    have played, and how much better that was."""

    number: int
    seat: int
    move: str
    values: list[float]
    best: str
    cost: float


class Analysis(msgspec.Struct):
    """What a bot makes of a game that is over, `done` of `moves` so far, and the moves that cost
    most, the costliest first."""

    ready: bool
    done: int
    moves: int
    verdicts: list[VerdictShown]
    costliest: list[VerdictShown]


class Replayed(msgspec.Struct):
    """A record, position by position; component sets are written out in `options` alone.
    `verified`: the deal follows from the seed that was committed to, and every move and the result
    from the rules."""

    game: str
    options: dict[str, Any]
    positions: list[dict[str, Any]]
    moves: list[MoveShown]
    result: dict[str, Any] | None
    verified: bool
