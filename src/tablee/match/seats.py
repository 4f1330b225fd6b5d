"""Who sits where: persons at the creator's screen, persons elsewhere, bots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

HERE: Final = "here"
LINK: Final = "link"
BOT: Final = "bot"

Kind = Literal["here", "link", "bot"]


@dataclass
class Seat:
    """A seat of a table. `holder` says whose it is: the same for all seats of one token."""

    number: int
    kind: Kind
    name: str | None = None
    level: int | None = None  # of a seat that is a bot's
    holder: str | None = None
    present: bool = False
    absent_since: float | None = None
    stand_in: int | None = None  # the level of the bot that plays for its person now

    @property
    def open(self) -> bool:
        """Whether it waits for somebody to join."""
        return self.kind == LINK and self.holder is None

    @property
    def person(self) -> bool:
        """Whether it belongs to somebody, whoever plays for them just now."""
        return self.kind != BOT and self.holder is not None

    @property
    def bot(self) -> int | None:
        """The level of the bot that plays it now, None while a person does."""
        return self.level if self.kind == BOT else self.stand_in

    def sit(self, holder: str, name: str | None, now: float) -> None:
        """Somebody takes the seat."""
        self.holder, self.name = holder, name
        self.come(now)

    def come(self, now: float) -> None:
        """Its person is there."""
        self.present, self.absent_since = True, None

    def leave(self, now: float) -> None:
        """Its person has gone."""
        self.present, self.absent_since = False, now

    def to_json(self) -> dict[str, Any]:
        """What the table's first event keeps of it."""
        return {"kind": self.kind, "name": self.name, "level": self.level, "holder": self.holder}


def seats_from_json(data: list[dict[str, Any]], now: float) -> list[Seat]:
    """The seats of a new table. A person who is named in it is there."""
    seats = [Seat(number, **entry) for number, entry in enumerate(data, 1)]
    for seat in seats:
        if seat.person:
            seat.come(now)
    return seats
