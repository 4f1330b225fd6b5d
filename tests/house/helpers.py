"""A house without a server: time that jumps, storage that can fail, visitors with their tokens."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Sequence
from typing import Any

import msgspec

from tablee.bots.bot import Choice
from tablee.core.position import Position
from tablee.house import requests as r
from tablee.house.house import House
from tablee.house.local import LocalThinker, MemoryStorage, MemorySubscriptions, PlainTokens
from tablee.house.ports import Notifier
from tablee.house.retention import DAY
from tablee.house.services import Caller
from tablee.house.settings import HouseSettings
from tablee.match.events import Event
from tablee.match.listing import Entry
from tablee.match.reminders import Reminder


class JumpingTime:
    """Stands still unless `pass_` moves it, and then jumps from one waking to the next."""

    def __init__(self) -> None:
        self._now = 1_000_000.0
        self.set_by = 0.0  # how far somebody has set the machine's clock: it has no say in waiting
        self._sleeping: list[tuple[float, int, asyncio.Future[None]]] = []
        self._count = 0

    def now(self) -> float:
        return self._now + self.set_by

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        self._count += 1
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleeping, (self._now + seconds, self._count, woken))
        await woken

    async def pass_(self, seconds: float) -> None:
        """Let so much time pass, and everything happen that is due by then."""
        end = self._now + seconds
        await settle()
        while self._sleeping and self._sleeping[0][0] <= end:
            self._now, _, woken = heapq.heappop(self._sleeping)
            if not woken.done():
                woken.set_result(None)
            await settle()
        self._now = end

    async def days(self, number: int) -> None:
        """Let so many days pass on a machine that is awake for a moment each day: whoever looks
        every few seconds then looks once."""
        for _ in range(number):
            await settle()
            self._now += DAY
            while self._sleeping and self._sleeping[0][0] <= self._now:
                _, _, woken = heapq.heappop(self._sleeping)
                if not woken.done():
                    woken.set_result(None)
        await settle()


async def settle() -> None:
    """Let everybody else run until they wait for time to pass."""
    for _ in range(50):
        await asyncio.sleep(0)


class FaultyStorage(MemoryStorage):
    """Fails as often as it is told to, like a database that is locked or restarted."""

    def __init__(self) -> None:
        super().__init__()
        self.failures = 0
        self.refuse: str | None = None  # a table or an evening that cannot be written to

    async def append(
        self,
        events: Sequence[Event],
        listings: Sequence[Entry] = (),
        reminders: Sequence[Reminder] = (),
    ) -> None:
        if self.failures or any(event.table == self.refuse for event in events):
            self.failures = max(0, self.failures - 1)
            raise OSError("database is locked")
        await super().append(events, listings, reminders)


class QuickThinker(LocalThinker):
    """Thinks a little, and fails as often as it is told to."""

    def __init__(self) -> None:
        super().__init__(ms=None, simulations=4)
        self.failures = 0

    async def choose(self, position: Position, level: int, seed: int | None = None) -> Choice:
        if self.failures:
            self.failures -= 1
            raise RuntimeError("the bot's process has ended")
        return await super().choose(position, level, seed)


class Scene:
    """A house, and the parts it is made of."""

    def __init__(
        self,
        storage: FaultyStorage | None = None,
        time: JumpingTime | None = None,
        tokens: PlainTokens | None = None,
        subscriptions: MemorySubscriptions | None = None,
        notifier: Notifier | None = None,
        **settings: Any,
    ) -> None:
        self.time, self.thinker = time or JumpingTime(), QuickThinker()
        self.storage, self.tokens = storage or FaultyStorage(), tokens or PlainTokens()
        self.subscriptions, self.notifier = subscriptions or MemorySubscriptions(), notifier
        self.house = House(
            self.storage,
            self.thinker,
            self.tokens,
            self.time,
            HouseSettings(**settings),
            self.subscriptions,
            notifier,
        )

    def visitor(self, address: str = "") -> Visitor:
        return Visitor(self.house, address)

    def visitor_with(self, other: Visitor) -> Visitor:
        """Somebody with the token of another."""
        found = self.visitor()
        found.token = other.token
        return found

    def beside(self, **settings: Any) -> Scene:
        """Another process on the same storage, at the same time."""
        shared = (self.storage, self.time, self.tokens, self.subscriptions, self.notifier)
        return Scene(*shared, **settings)

    async def hear(self, table: str) -> None:
        """The news of what another process has written arrives."""
        self.house.rooms.notified(table, 1_000_000)
        await settle()


class Visitor:
    """Somebody in a house."""

    def __init__(self, house: House, address: str = "") -> None:
        self.house, self.address = house, address
        self.token: str | None = None

    @property
    def caller(self) -> Caller:
        return Caller(() if self.token is None else (self.token,), "en", self.address)

    async def ask(self, request: r.Request) -> Any:
        """The answer as a client reads it."""
        answer = await self.house.answer(request, self.caller)
        return msgspec.json.decode(msgspec.json.encode(answer))

    async def create(self, game: str, *seats: str, **more: Any) -> Any:
        """A table: seats are `here`, `link` or, with a level, `bot1`."""
        request = r.CreateTable(game=game, seats=[wanted(seat) for seat in seats], **more)
        return await self._sit(request)

    async def join(self, table: str) -> Any:
        return await self._sit(r.JoinTable(table=table))

    async def look(self, table: str) -> Any:
        return await self.ask(r.ShowTable(table=table))

    async def move(self, shown: Any, move: str) -> Any:
        table, version, key = shown["table"], shown["version"], f"{shown['version']}-{move}"[:64]
        return await self.ask(r.MakeMove(table=table, version=version, key=key, move=move))

    async def _sit(self, request: r.Request) -> Any:
        seated = await self.ask(request)
        self.token = seated["token"]
        return seated["snapshot"]


def wanted(seat: str) -> r.SeatWanted:
    """A seat as its name says."""
    if seat.startswith("bot"):
        return r.SeatWanted("bot", level=int(seat[3:]))
    return r.SeatWanted("here" if seat == "here" else "link")
