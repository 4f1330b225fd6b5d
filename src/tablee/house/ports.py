"""What the house needs from whoever runs it: storage, the time, somebody who thinks, seat tokens.

The server brings a database, threads and signed tokens. `local` has the simplest of each, for tests
and for a house inside a browser.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import NamedTuple, Protocol, TypeVar

from tablee.bots.analysis import Verdict
from tablee.bots.bot import Choice
from tablee.core.position import Position
from tablee.match.events import Event
from tablee.match.listing import Entry

T = TypeVar("T")


class Conflict(Exception):
    """Another writer has used one of these numbers, versions or keys."""


class Deleted(Exception):
    """The table these events belong to no longer exists."""


class Code(NamedTuple):
    """A few letters that stand for a table until a time, in epoch seconds."""

    letters: str
    table: str
    expires: float


class Storage(Protocol):
    """The events of all tables, and what follows from them: what the hall lists, and codes. Beside
    them, what holds for the whole house, by name."""

    async def append(self, events: Sequence[Event], listings: Sequence[Entry] = (), /) -> None:
        """Keep these events, all or none, and with them what the hall says from now on; they are
        durable on return. Raises Conflict, Deleted."""
        ...

    async def listings(self, since: float, most: int) -> list[Entry]:
        """What the hall shows: the latest, none older than this time."""
        ...

    async def keep_code(self, code: Code, now: float) -> Code:
        """Keep a code, unless the table has one that has not expired: returns the one it has.
        Raises Conflict if the letters stand for another table."""
        ...

    async def find_code(self, letters: str, now: float) -> str | None:
        """The table that these letters stand for; None if they stand for none."""
        ...

    async def load(self, table: str, after: int = 0) -> list[Event]:
        """The events of a table after a number, in order; none for an unknown table."""
        ...

    async def list_untouched(self, since: float) -> list[str]:
        """The tables whose last event is older than this time, in epoch seconds."""
        ...

    async def list_touched(self, since: float, most: int) -> list[str]:
        """The tables with an event since this time, the latest first."""
        ...

    async def delete(self, tables: Collection[str], untouched_since: float) -> None:
        """Delete these tables, except any that has had an event since."""
        ...

    async def kept(self) -> dict[str, bytes]:
        """What is kept for the whole house, by name."""
        ...

    async def keep(self, name: str, data: bytes | None) -> None:
        """Keep this under a name, instead of what was there; None: nothing any more."""
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

    async def choose(self, position: Position, level: int, seed: int | None = None) -> Choice:
        """The choice of a bot for the seat to move, from what that seat may know; by a fresh seed
        unless one is given."""
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

    def make_host(self, expires: float) -> str:
        """The token of the host of the house, until a time in epoch seconds."""
        ...

    def is_host(self, tokens: Iterable[str], now: float) -> bool:
        """Whether the bearer of these tokens is the host of the house."""
        ...

    def make_program(self, program: str) -> str:
        """The token of a program."""
        ...

    def program(self, tokens: Iterable[str]) -> str | None:
        """Which program the bearer of these tokens is; None if it is none."""
        ...
