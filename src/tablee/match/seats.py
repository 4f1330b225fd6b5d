"""Who sits where: people at the host's screen, people elsewhere, bots, programs of others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

HERE: Final = "here"
LINK: Final = "link"
BOT: Final = "bot"
PROGRAM: Final = "program"

Chosen = Literal["here", "link", "bot"]  # what whoever makes a table chooses from
Kind = Literal["here", "link", "bot", "program"]


@dataclass
class Seat:
    """A seat at a table. `holder` says whose it is: the same for all seats of one token."""

    number: int
    kind: Kind
    name: str | None = None
    level: int | None = None  # of the bot whose seat it is
    holder: str | None = None
    present: bool = False
    absent_since: float | None = None
    stand_in: int | None = (
        None  # the level of the bot that plays for its person, or until it has one
    )
    program: str | None = None  # which program it is for: nobody else can sit there
    declined: bool = False  # by that program
    player: str | None = None  # the public id of its person, who wants to be on the ladder

    @property
    def vacant(self) -> bool:
        """Whether it is waiting for somebody to join, even while a bot plays there."""
        return self.kind == LINK and self.holder is None

    @property
    def empty(self) -> bool:
        """Whether nobody plays there, not even a bot."""
        return (self.vacant or self.awaited) and self.stand_in is None

    @property
    def awaited(self) -> bool:
        """Whether a program was asked to sit there and has not, or not yet."""
        return self.kind == PROGRAM and self.holder is None

    @property
    def person(self) -> bool:
        """Whether it belongs to a person, or to a program of theirs, even while a bot plays."""
        return self.kind != BOT and self.holder is not None

    @property
    def bot(self) -> int | None:
        """The level of the bot that is playing it; None while a person is."""
        return self.level if self.kind == BOT else self.stand_in

    def sit(self, holder: str, name: str | None, now: float) -> None:
        """Somebody takes the seat."""
        self.holder, self.name, self.stand_in = holder, name, None
        self.come(now)

    def come(self, now: float) -> None:
        """Its person is present."""
        self.present, self.absent_since = True, None

    def leave(self, now: float) -> None:
        """Its person has left."""
        self.present, self.absent_since = False, now

    def to_json(self) -> dict[str, Any]:
        """What the table's first event says about it."""
        data = {"kind": self.kind, "name": self.name, "level": self.level, "holder": self.holder}
        kept = {"program": self.program, "player": self.player}
        return data | {name: value for name, value in kept.items() if value is not None}


def seats_from_json(data: list[dict[str, Any]], now: float) -> list[Seat]:
    """The seats of a new table. People who have a seat from the start are present."""
    seats = [Seat(number, **entry) for number, entry in enumerate(data, 1)]
    for seat in seats:
        if seat.person:
            seat.come(now)
    return seats
