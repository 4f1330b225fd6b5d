"""What the house needs from whoever runs it: storage, the time, somebody who thinks, seat tokens.

The server brings a database, threads and signed tokens. `local` has the simplest of each, for tests
and for a house inside a browser.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Protocol, TypeVar

from tablee.bots.analysis import Verdict
from tablee.bots.bot import Choice
from tablee.core.position import Position
from tablee.match.events import Event

T = TypeVar("T")


class Conflict(Exception):
    """Another writer has used one of these numbers, versions or keys."""


class Deleted(Exception):
    """The table these events belong to no longer exists."""


class Storage(Protocol):
    """The events of all tables."""

    async def append(self, events: Sequence[Event], /) -> None:
        """Keep these events, all or none; they are durable on return. Raises Conflict, Deleted."""
        ...

    async def load(self, table: str, after: int = 0) -> list[Event]:
        """The events of a table after a number, in order; none for an unknown table."""
        ...

    async def list_untouched(self, since: float) -> list[str]:
        """The tables whose last event is older than this time, in epoch seconds."""
        ...

    async def delete(self, tables: Collection[str], untouched_since: float) -> None:
        """Delete these tables, except any that has had an event since."""
        ...


class Time(Protocol):
    """The time, and waiting for it to pass."""

    def now(self) -> float:
        """The time in epoch seconds."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Return after so many seconds."""
        ...


class Thinker(Protocol):
    """Long computations, done without keeping anybody else waiting."""

    @property
    def capacity(self) -> int:
        """How many thoughts it can follow at once."""
        ...

    async def choose(self, position: Position, level: int) -> Choice:
        """The choice of a bot for the seat to move, from what that seat may know."""
        ...

    async def judge(self, number: int, position: Position, move: str, simulations: int) -> Verdict:
        """The verdict on the move of that number, made in this position."""
        ...

    async def run(self, work: Callable[[], T]) -> T:
        """The result of any other computation."""
        ...


class Tokens(Protocol):
    """Seat tokens: whoever has one holds its seats."""

    def make(self, table: str, holder: str) -> str:
        """The token of a holder at a table."""
        ...

    def holder(self, tokens: Iterable[str], table: str) -> str | None:
        """Who the bearer of these tokens is at a table; None for a spectator."""
        ...
