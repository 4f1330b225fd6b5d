"""The simplest ports: everything in this process and in memory, nothing in other threads."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TypeVar

from tablee.bots.advice import think_here
from tablee.bots.analysis import Verdict, verdict
from tablee.bots.bot import Choice
from tablee.core.position import Position
from tablee.house.ports import Code, Conflict, Deleted
from tablee.match.events import Event
from tablee.match.listing import Entry

_DAY = 86_400.0

T = TypeVar("T")


class MemoryStorage:
    """Events in memory, gone with the process."""

    def __init__(self) -> None:
        self._events: dict[str, list[Event]] = {}
        self._taken: set[tuple[str, str, object]] = set()
        self._listings: dict[str, Entry] = {}
        self._codes: dict[str, Code] = {}
        self._kept: dict[str, bytes] = {}

    async def append(self, events: Sequence[Event], listings: Sequence[Entry] = ()) -> None:
        """Keep these events, all or none. Raises Conflict, Deleted."""
        known = self._events.keys() | {event.table for event in events if event.number == 1}
        if any(event.table not in known for event in events):
            raise Deleted
        marks = [mark for event in events for mark in _marks(event)]
        if len(set(marks)) < len(marks) or not self._taken.isdisjoint(marks):
            raise Conflict
        self._taken.update(marks)
        for event in events:
            self._events.setdefault(event.table, []).append(event)
        for listing in listings:
            self._listings.pop(listing.table, None)
            if listing.kept:
                self._listings[listing.table] = listing

    async def listings(self, since: float, most: int) -> list[Entry]:
        """What the hall shows: the latest, none older than this time."""
        found = [listing for listing in self._listings.values() if listing.at >= since]
        return sorted(found, key=lambda listing: -listing.at)[:most]

    async def keep_code(self, code: Code, now: float) -> Code:
        """Keep a code, unless the table has one that has not expired. Raises Conflict."""
        self._codes = {name: one for name, one in self._codes.items() if one.expires > now}
        for known in self._codes.values():
            if known.table == code.table:
                return known
        if code.letters in self._codes:
            raise Conflict
        self._codes[code.letters] = code
        return code

    async def find_code(self, letters: str, now: float) -> str | None:
        """The table that these letters stand for."""
        found = self._codes.get(letters)
        return None if found is None or found.expires <= now else found.table

    async def load(self, table: str, after: int = 0) -> list[Event]:
        """The events of a table after a number, in order."""
        return [event for event in self._events.get(table, []) if event.number > after]

    async def list_untouched(self, since: float) -> list[str]:
        """The tables whose last event is older than this time."""
        return [name for name, events in self._events.items() if events[-1].at < since]

    async def list_touched(self, since: float, most: int) -> list[str]:
        """The tables with an event since this time, the latest first."""
        last = {name: events[-1].at for name, events in self._events.items()}
        return sorted((name for name in last if last[name] >= since), key=lambda name: -last[name])[
            :most
        ]

    async def kept(self) -> dict[str, bytes]:
        """What is kept for the whole house, by name."""
        return dict(self._kept)

    async def keep(self, name: str, data: bytes | None) -> None:
        """Keep this under a name; None: nothing any more."""
        self._kept.pop(name, None)
        if data is not None:
            self._kept[name] = data

    async def delete(self, tables: Collection[str], untouched_since: float) -> None:
        """Delete these tables, except any that has had an event since."""
        for name in tables:
            events = self._events.get(name)
            if events is not None and events[-1].at < untouched_since:
                del self._events[name]
                self._listings.pop(name, None)
                self._taken.difference_update(mark for event in events for mark in _marks(event))


def _marks(event: Event) -> Iterable[tuple[str, str, object]]:
    """What no other event of the table may share with this one."""
    yield event.table, "number", event.number
    if event.version is not None:
        yield event.table, "version", event.version
    if event.key is not None:
        yield event.table, "key", event.key


class SystemTime:
    """The machine's own time, as it was at the start and has passed since: setting the machine's
    clock while people play takes nobody's time away and gives nobody more. A machine that learns
    the date only later is believed, though."""

    def __init__(
        self,
        date: Callable[[], float] = time.time,
        passed: Callable[[], float] = time.monotonic,
    ) -> None:
        self._date, self._passed = date, passed
        self._start = date() - passed()

    def now(self) -> float:
        """The time in epoch seconds."""
        now, date = self._start + self._passed(), self._date()
        if abs(date - now) > _DAY:
            self._start += date - now
            return date
        return now

    async def sleep(self, seconds: float) -> None:
        """Return after so many seconds."""
        await asyncio.sleep(seconds)


class LocalThinker:
    """Thinks in this process, one computation at a time; others get a turn in between."""

    def __init__(self, ms: int | None = 300, simulations: int | None = None) -> None:
        """How long a bot may think about a move."""
        self._ms, self._simulations = ms, simulations

    @property
    def capacity(self) -> int:
        """How many thoughts it can follow at once."""
        return 1

    async def choose(self, position: Position, level: int, seed: int | None = None) -> Choice:
        """The choice of a bot for the seat to move."""
        return await self.run(
            lambda: think_here(position, level, self._ms, self._simulations, seed)
        )

    async def judge(self, number: int, position: Position, move: str, simulations: int) -> Verdict:
        """The verdict on the move of that number, made in this position."""
        return await self.run(lambda: verdict(number, position, move, simulations))

    async def run(self, work: Callable[[], T]) -> T:
        """The result of any other computation."""
        await asyncio.sleep(0)
        return work()


class PlainTokens:
    """Tokens without a signature: a holder's name alone cannot be guessed, nor a secret that lasts
    as long as the process."""

    def __init__(self) -> None:
        self._secret = secrets.token_urlsafe(18)

    def make(self, table: str, holder: str) -> str:
        """The token of a holder at a table."""
        return f"{table}.{holder}"

    def holder(self, tokens: Iterable[str], table: str) -> str | None:
        """Who the bearer of these tokens is at a table."""
        named = (token.partition(".") for token in tokens)
        return next((holder for name, _, holder in named if name == table and holder), None)

    def make_host(self, expires: float) -> str:
        """The token of the host of the house, until a time in epoch seconds."""
        return f"{self._secret}:{expires}"

    def is_host(self, tokens: Iterable[str], now: float) -> bool:
        """Whether the bearer of these tokens is the host of the house."""
        parts = (token.partition(":") for token in tokens)
        return any(secret == self._secret and now < float(end) for secret, _, end in parts)

    def make_program(self, program: str) -> str:
        """The token of a program."""
        return f"{program}/{self._secret}"

    def program(self, tokens: Iterable[str]) -> str | None:
        """Which program the bearer of these tokens is."""
        parts = (token.partition("/") for token in tokens)
        return next((name for name, _, secret in parts if secret == self._secret), None)
