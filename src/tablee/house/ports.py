"""What the house needs from whoever runs it: storage, the time, somebody who thinks, seat tokens,
somebody who tells people that it is their turn.

The server brings a database, threads and signed tokens. `local` has the simplest of each, for tests
and for a house inside a browser.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import NamedTuple, Protocol, TypeVar

from tablee.bots.analysis import Verdict
from tablee.bots.bot import Choice
from tablee.core.position import Position
from tablee.house.subscriptions import Notice, Subscription
from tablee.match.events import Event
from tablee.match.listing import Entry
from tablee.match.reminders import Reminder

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
    """The events of all tables, and what follows from them: what the hall lists, codes, when a
    table is to be looked at. Beside them, what holds for the whole house, by name."""

    async def append(
        self,
        events: Sequence[Event],
        listings: Sequence[Entry] = (),
        reminders: Sequence[Reminder] = (),
        /,
    ) -> None:
        """Keep these events, all or none, and with them what the hall says from now on and when to
        look at their tables; they are durable on return. Raises Conflict, Deleted."""
        ...

    async def remind(self, reminder: Reminder) -> None:
        """When to look at a table next, unless it has had an event since."""
        ...

    async def claim_due(self, now: float, until: float, most: int) -> list[str]:
        """The tables that are to be looked at now, which nobody else gets until that time."""
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

    def feed(self, table: str, holder: str) -> str:
        """The key of the feeds of a holder at a table, which gives nothing else."""
        ...


class Subscriptions(Protocol):
    """Who wants to be told of their turns. Those of a table go when it is deleted."""

    async def keep(self, subscription: Subscription, most: int) -> None:
        """Keep one, or change the language and the quiet hours of a known one; of one holder's, at
        most so many: the oldest go."""
        ...

    async def of(self, table: str, holder: str) -> list[Subscription]:
        """Those of a holder at a table, the oldest first."""
        ...

    async def find(self, name: str) -> Subscription | None:
        """The one of this id."""
        ...

    async def confirm(self, name: str) -> None:
        """Its owner has agreed."""
        ...

    async def forget(self, name: str) -> None:
        """Delete one."""
        ...

    async def forget_table(self, table: str) -> None:
        """Delete all those of a table."""
        ...

    async def claim(self, name: str, turn: int, now: float, until: float) -> bool:
        """Whether the caller, and nobody else until that time, is to tell this one of a turn."""
        ...

    async def done(self, name: str, turn: int) -> None:
        """They were told of a turn, or have seen it."""
        ...


class NotSent(Exception):
    """Something could not be sent now; perhaps later."""


class Channels(NamedTuple):
    """How people can be told: with the key for browsers, if there are push messages; by mail."""

    push: str | None
    mail: bool


class Notifier(Protocol):
    """Tells people, wherever they are, that it is their turn."""

    @property
    def channels(self) -> Channels:
        """How it can."""
        ...

    def check(self, subscription: Subscription) -> None:
        """Raise InvalidRequest for one that it would never send anything to."""
        ...

    async def send(self, to: Subscription, notice: Notice) -> bool:
        """Tell somebody; False: there is nobody any more. Raises NotSent."""
        ...

    async def ask_to_confirm(self, to: Subscription) -> bool:
        """Ask the owner of an address whether they want to be told, likewise."""
        ...
