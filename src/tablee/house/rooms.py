"""The tables and evenings in memory: loaded when somebody enters, kept as long as anybody needs
them."""

from __future__ import annotations

import asyncio
import math
import re
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from tablee.evening.evening import Evening
from tablee.evening.events import OPENED
from tablee.house.evening_room import EveningRoom
from tablee.house.live import Observer
from tablee.house.ports import Storage, Thinker, Time
from tablee.house.room import Room
from tablee.house.tasks import Tasks
from tablee.match.errors import Refused
from tablee.match.events import Event
from tablee.match.listing import listing_of
from tablee.match.reminders import reminder_of
from tablee.match.table import Table

_DELETED_TOGETHER = 500
_ID = re.compile(r"[0-9A-Za-z_-]{1,16}")


AnyRoom = Room | EveningRoom


class Rooms:
    """All tables and evenings of this process. What is said of tables below holds for both."""

    def __init__(
        self, storage: Storage, time: Time, thinker: Thinker, tasks: Tasks, kept: int
    ) -> None:
        """`kept`: how many tables stay in memory although nobody needs them."""
        self._storage, self._time, self._thinker, self._tasks = storage, time, thinker, tasks
        self._kept = kept
        self._observers: Sequence[Observer[Room]] = ()
        self._evening_observers: Sequence[Observer[EveningRoom]] = ()
        self._rooms: OrderedDict[str, AnyRoom] = OrderedDict()  # the one used last comes last
        self._loading: dict[str, asyncio.Task[AnyRoom | None]] = {}
        self._inside: Counter[str] = Counter()  # how many have entered, or are about to
        self._deleting: set[str] = set()
        self._deletion = asyncio.Lock()

    def attach(
        self, tables: Sequence[Observer[Room]], evenings: Sequence[Observer[EveningRoom]]
    ) -> None:
        """Who sees to every table and to every evening, from the first one on."""
        self._observers, self._evening_observers = tables, evenings

    def __contains__(self, table: str) -> bool:
        return table in self._rooms

    def __len__(self) -> int:
        return len(self._rooms)

    # -- entering --------------------------------------------------------------------------------

    @asynccontextmanager
    async def enter(self, table: str) -> AsyncIterator[Room]:
        """A table, which stays in memory until one leaves. Raises Refused if there is none."""
        async with self._entered(table) as room:
            if not isinstance(room, Room):
                raise Refused("table.unknown", table)
            yield room

    @asynccontextmanager
    async def enter_evening(self, evening: str) -> AsyncIterator[EveningRoom]:
        """An evening, likewise."""
        async with self._entered(evening) as room:
            if not isinstance(room, EveningRoom):
                raise Refused("evening.unknown", evening)
            yield room

    @asynccontextmanager
    async def enter_any(self, name: str) -> AsyncIterator[AnyRoom]:
        """A table or an evening, likewise."""
        async with self._entered(name) as room:
            if room is None:
                raise Refused("table.unknown", name)
            yield room

    @asynccontextmanager
    async def _entered(self, table: str) -> AsyncIterator[AnyRoom | None]:
        self._inside[table] += 1
        try:
            yield await self._find(table)
        finally:
            self._leave(table)

    async def create(self, created: Event, *more: Event) -> None:
        """Keep a new table, and what else has happened there."""
        folded, events = _fold([created, *more]), [created, *more]
        if isinstance(folded, Evening):
            await self._storage.append(events)
        else:
            entry, reminder = listing_of(folded), reminder_of(folded)
            listed = [entry] if entry.kept else []
            await self._storage.append(events, listed, [] if reminder.at is None else [reminder])
        self._keep(folded, events)

    async def receive(self, table: Table, events: Sequence[Event]) -> None:
        """Keep a table that has come from another house, folded already: it may be long."""
        await self._storage.append(events)
        self._keep(table, events)

    def _leave(self, table: str) -> None:
        self._inside[table] -= 1
        if not self._inside[table]:
            del self._inside[table]
        if len(self._rooms) > self._kept and table in self._rooms and not self._needed(table):
            del self._rooms[table]

    async def _find(self, table: str) -> AnyRoom | None:
        if table in self._deleting:
            async with self._deletion:
                pass
        room = self._rooms.get(table)
        if room is not None:
            self._rooms.move_to_end(table)
            return room
        if table not in self._loading:
            self._loading[table] = self._tasks.spawn(self._load(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> AnyRoom | None:
        try:
            history = await self._storage.load(table) if _ID.fullmatch(table) else []
            if not history:
                return None
            return self._keep(await self._thinker.run(lambda: _fold(history)))
        finally:
            del self._loading[table]

    def _keep(self, folded: Table | Evening, created: Sequence[Event] = ()) -> AnyRoom:
        self._rooms[folded.id] = room = self._room(folded, created)
        self._evict()
        return room

    def _room(self, folded: Table | Evening, created: Sequence[Event]) -> AnyRoom:
        storage, time = self._storage, self._time
        if isinstance(folded, Evening):
            return EveningRoom(folded, storage, time, self._evening_observers, created)
        return Room(folded, storage, time, self._observers, created)

    def _evict(self) -> None:
        """Drop the tables used longest ago that nobody needs, while there are too many."""
        for name in list(self._rooms)[: -self._kept]:
            if not self._needed(name):
                del self._rooms[name]

    def _needed(self, table: str) -> bool:
        return table in self._inside or self._rooms[table].busy

    # -- other processes, old tables -------------------------------------------------------------

    def notified(self, table: str, number: int) -> None:
        """Another process says that a table has come that far."""
        room = self._rooms.get(table)
        if table in self._loading or (room is not None and room.number < number):
            self._tasks.spawn(self._catch_up(table))

    def resync(self) -> None:
        """Notifications may have been missed: read on everywhere."""
        for table in [*self._rooms, *self._loading]:
            self._tasks.spawn(self._catch_up(table))

    async def _catch_up(self, table: str) -> None:
        async def attempt() -> None:
            async with self.enter_any(table) as room:
                await room.catch_up()

        await self._tasks.persist("catching up", attempt)

    async def delete_before(self, before: float) -> int:
        """Delete the tables that nobody has touched since and nobody needs; returns how many."""
        old, deleted = await self._storage.list_untouched(before), 0
        for first in range(0, len(old), _DELETED_TOGETHER):
            async with self._deletion:
                deleted += await self._delete(old[first : first + _DELETED_TOGETHER], before)
        return deleted

    async def delete(self, table: str) -> None:
        """Delete a table, whoever is there: they are told that it does not exist."""
        async with self._deletion:
            await self._delete([table], math.inf, in_use=True)

    def deleted(self, table: str) -> None:
        """Another process says that it has deleted a table."""
        if table in self._rooms:
            self._tasks.spawn(self._tasks.persist("deletion", lambda: self._drop_deleted(table)))

    async def _drop_deleted(self, table: str) -> None:
        """Believe what is stored: what was touched meanwhile is still there."""
        if not await self._storage.load(table):
            self._drop(table)

    def _drop(self, table: str) -> None:
        room = self._rooms.pop(table, None)
        if room is not None:
            room.end()

    async def _delete(self, tables: Sequence[str], before: float, *, in_use: bool = False) -> int:
        """Whoever wants to enter one of these meanwhile waits, and then finds it gone. Tables that
        are `in_use` go too if that is wanted."""
        free = [name for name in tables if in_use or not self._in_use(name)]
        self._deleting.update(free)
        try:
            await self._storage.delete(free, before)
        finally:
            for name in free:
                self._drop(name)
            self._deleting.clear()
        return len(free)

    def _in_use(self, table: str) -> bool:
        return table in self._inside or (table in self._rooms and self._needed(table))


def _fold(history: list[Event]) -> Table | Evening:
    return Evening.fold(history) if history[0].kind == OPENED else Table.fold(history)
