"""Tables for the tests, with a clock that moves only when told to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.match import commands
from tablee.match.events import Event
from tablee.match.seats import BOT, HERE, LINK, Seat
from tablee.match.table import Table

SEED = bytes(range(32))
ANA, BEN = "ana", "ben"


class Desk:
    """A table and its history: what a server keeps, without the server."""

    def __init__(
        self,
        game: str = "lot",
        seats: Sequence[str] = ("ana", "ben"),
        options: Mapping[str, Any] | None = None,
        absence: int | None = 60,
        seed: bytes = SEED,
        turn_seconds: int | None = None,
    ) -> None:
        """A seat is somebody's (`ana` is the host), open (`?`), or a bot's (`bot3`)."""
        self.now = 1000.0
        made = [_seat(number, who) for number, who in enumerate(seats, 1)]
        created = commands.create(
            "t",
            game,
            options or {},
            made,
            self.now,
            host=ANA,
            absence=absence,
            turn_seconds=turn_seconds,
            seed=seed,
        )
        self.history = [created]
        self.table = Table(created)

    def do(self, event: Event | None) -> Table:
        """Let what a command gave happen."""
        assert event is not None
        self.history.append(event)
        self.table.apply(event)
        return self.table

    def play(self, *moves: str) -> Table:
        """Moves by whoever's turn it is, people or bots."""
        for move in moves:
            mover = self.table.mover
            assert mover is not None
            version = self.table.version
            if mover.bot is not None:
                self.do(commands.bot_move(self.table, version, move, self.now))
            else:
                self.do(commands.move(self.table, mover.holder, version, move, self.now))
        return self.table

    def undo(self, holder: str, answer: bool | None = None) -> Table:
        """Ask for an undo, or answer."""
        version = self.table.version
        return self.do(commands.undo(self.table, holder, version, self.now, answer=answer))


def _seat(number: int, who: str) -> Seat:
    if who == "?":
        return Seat(number, LINK)
    if who.startswith("bot"):
        return Seat(number, BOT, level=int(who[3:]))
    return Seat(number, HERE if who == ANA else LINK, who.title(), holder=who)
