"""The simplest ports: everything in this process and in memory, nothing in other threads."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from tablee.bots.advice import think_here
from tablee.bots.analysis import Verdict, verdict
from tablee.bots.bot import Choice
from tablee.core.position import Position
from tablee.house.errors import bad_field
from tablee.house.ports import Channels, Code, Conflict, Deleted
from tablee.house.subscriptions import Notice, Subscription
from tablee.match.events import Event
from tablee.match.listing import Entry
from tablee.match.reminders import Reminder

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
        self._reminders: dict[str, Reminder] = {}

    async def append(
        self,
        events: Sequence[Event],
        listings: Sequence[Entry] = (),
        reminders: Sequence[Reminder] = (),
    ) -> None:
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
        for reminder in reminders:
            await self.remind(reminder)

    async def remind(self, reminder: Reminder) -> None:
        """When to look at a table next, unless it has had an event since."""
        known = self._reminders.get(reminder.table)
        if known is None or known.number <= reminder.number:
            self._reminders[reminder.table] = reminder

    async def claim_due(self, now: float, until: float, most: int) -> list[str]:
        """The tables that are to be looked at now, which nobody else gets until that time."""
        due = [one for one in self._reminders.values() if one.at is not None and one.at <= now]
        for one in due[:most]:
            self._reminders[one.table] = Reminder(one.table, one.number, until)
        return [one.table for one in due[:most]]

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
                self._reminders.pop(name, None)
                self._taken.difference_update(mark for event in events for mark in _marks(event))


def _marks(event: Event) -> Iterable[tuple[str, str, object]]:
    """What no other event of the table may share with this one."""
    yield event.table, "number", event.number
    if event.version is not None:
        yield event.table, "version", event.version
    if event.key is not None:
        yield event.table, "key", event.key


class MemorySubscriptions:
    """Subscriptions in memory, gone with the process."""

    def __init__(self) -> None:
        self._kept: dict[str, Subscription] = {}
        self._leases: dict[str, float] = {}

    async def keep(self, subscription: Subscription, most: int) -> None:
        """Keep one, or change a known one; of one holder's, at most so many."""
        known = self._kept.pop(subscription.id, None)
        if known is not None:
            same = {"confirmed": known.confirmed, "announced": known.announced, "at": known.at}
            subscription = replace(subscription, **same)
        self._kept[subscription.id] = subscription
        for old in (await self.of(subscription.table, subscription.holder))[:-most]:
            del self._kept[old.id]

    async def of(self, table: str, holder: str) -> list[Subscription]:
        """Those of a holder at a table, the oldest first."""
        found = [one for one in self._kept.values() if (one.table, one.holder) == (table, holder)]
        return sorted(found, key=lambda one: one.at)

    async def find(self, name: str) -> Subscription | None:
        """The one of this id."""
        return self._kept.get(name)

    async def confirm(self, name: str) -> None:
        """Its owner has agreed."""
        if name in self._kept:
            self._kept[name] = replace(self._kept[name], confirmed=True)

    async def forget(self, name: str) -> None:
        """Delete one."""
        self._kept.pop(name, None)

    async def forget_table(self, table: str) -> None:
        """Delete all those of a table."""
        self._kept = {name: one for name, one in self._kept.items() if one.table != table}

    async def claim(self, name: str, turn: int, now: float, until: float) -> bool:
        """Whether the caller, and nobody else until that time, is to tell this one of a turn."""
        found = self._kept.get(name)
        if found is None or found.announced >= turn or self._leases.get(name, 0.0) > now:
            return False
        self._leases[name] = until
        return True

    async def done(self, name: str, turn: int) -> None:
        """They were told of a turn, or have seen it."""
        self._leases.pop(name, None)
        if name in self._kept:
            self._kept[name] = replace(self._kept[name], announced=turn)


class NoNotifier:
    """Tells nobody: whoever plays on this device sees whose turn it is."""

    channels = Channels(None, False)

    def check(self, subscription: Subscription) -> None:
        """Raise InvalidRequest: it would never send anything."""
        raise bad_field("target")

    async def send(self, to: Subscription, notice: Notice) -> bool:
        """There is nobody to tell."""
        return False

    async def ask_to_confirm(self, to: Subscription) -> bool:
        """There is nobody to ask."""
        return False


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

    def feed(self, table: str, holder: str) -> str:
        """The key of the feeds of a holder, from which nobody finds out who that is."""
        return hashlib.sha256(f"feed {table} {holder}".encode()).hexdigest()[:32]
