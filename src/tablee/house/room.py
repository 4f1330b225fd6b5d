"""A table that is in memory: one command after the other, each in storage before anybody hears."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from tablee.house.ports import Conflict, Deleted, Storage, Time
from tablee.match.errors import MovedOn, Refused
from tablee.match.events import Event
from tablee.match.once import Once
from tablee.match.snapshot import snapshot
from tablee.match.table import Table

_ATTEMPTS = 5

#: What somebody asks of a table at a time: the events that follow. It may raise Refused.
Command = Callable[[Table, float], Sequence[Event] | Event | None]


class Observer(Protocol):
    """Somebody who sees to something at every table in memory."""

    def changed(self, room: Room, events: Sequence[Event], local: bool) -> None:
        """These events happened at a table, in this process or another; none: it was loaded."""
        ...

    def watched(self, room: Room) -> None:
        """Somebody has begun to listen to a table, or the last one has stopped."""
        ...

    def busy(self, room: Room) -> bool:
        """Whether there is still something to do, so that the table has to stay in memory."""
        ...


class Room:
    """A table, whoever listens to it, and its snapshots as JSON."""

    def __init__(
        self,
        table: Table,
        storage: Storage,
        time: Time,
        observers: Sequence[Observer] = (),
        created: Sequence[Event] = (),
    ) -> None:
        """`created`: the event that made it, if it was made just now."""
        self.table = table
        self.address = ""  # where somebody with a seat was last heard from
        self._storage, self._time, self._observers = storage, time, observers
        self._listeners: dict[Callable[[Room], None], None] = {}
        self._lock = asyncio.Lock()
        self._encoded: dict[str | None, bytes] = {}
        self._tell_observers(created, True)

    @property
    def busy(self) -> bool:
        """Whether something is still to be done here by itself."""
        return any(observer.busy(self) for observer in self._observers)

    @property
    def watched(self) -> bool:
        """Whether anybody listens."""
        return bool(self._listeners)

    # -- what happens ----------------------------------------------------------------------------

    async def act(self, command: Command, once: Once | None = None) -> None:
        """Do what is asked: it is in storage on return. Asked again with the same key, nothing
        happens. Raises what the command raises; Refused when others are always faster."""
        async with self._lock:
            for _ in range(_ATTEMPTS):
                try:
                    if once is not None and once.done(self.table):
                        return
                    if await self._attempt(command, once):
                        return
                except MovedOn:  # perhaps the caller is not behind, but ahead of this process
                    if not await self._read_on():
                        raise
                else:
                    await self._read_on()
        raise Refused("table.busy")

    async def catch_up(self) -> None:
        """Read what other processes have written."""
        async with self._lock:
            await self._read_on()

    async def _attempt(self, command: Command, once: Once | None) -> bool:
        """Whether nobody else was faster."""
        asked = command(self.table, self._time.now())
        if asked is None:
            return True
        events = [asked] if isinstance(asked, Event) else list(asked)
        if once is not None:
            events[0] = once.sign(events[0])
        try:
            await self._storage.append(events)
        except Conflict:
            return False
        except Deleted:  # by another process
            raise Refused("table.unknown", self.table.id) from None
        self._apply([event for event in events if event.table == self.table.id], local=True)
        return True

    async def _read_on(self) -> bool:
        """Whether another process has written anything new."""
        events = await self._storage.load(self.table.id, self.table.number)
        self._apply(events, local=False)
        return bool(events)

    def _apply(self, events: Sequence[Event], *, local: bool) -> None:
        if not events:
            return
        for event in events:
            self.table.apply(event)
        self._encoded.clear()
        for listener in list(self._listeners):
            listener(self)
        self._tell_observers(events, local)

    def _tell_observers(self, events: Sequence[Event], local: bool) -> None:
        for observer in self._observers:
            observer.changed(self, events, local)

    # -- who hears of it -------------------------------------------------------------------------

    def listen(self, listener: Callable[[Room], None]) -> None:
        """Call this after every change, until `ignore`."""
        self._listeners[listener] = None
        if len(self._listeners) == 1:
            self._tell_watched()

    def ignore(self, listener: Callable[[Room], None]) -> None:
        """Stop calling this listener."""
        del self._listeners[listener]
        if not self._listeners:
            self._tell_watched()

    def _tell_watched(self) -> None:
        for observer in self._observers:
            observer.watched(self)

    def reader(self, holder: str | None) -> str | None:
        """The holder, or None for somebody who is a spectator here."""
        if holder is None or holder == self.table.host or self.table.seats_of(holder):
            return holder
        return None

    def encoded(self, holder: str | None) -> bytes:
        """The snapshot for a holder as JSON; all spectators share one."""
        reader = self.reader(holder)
        body = self._encoded.get(reader)
        if body is None:
            body = msgspec.json.encode(snapshot(self.table, reader))[1:]
            self._encoded[reader] = body
        return b'{"at":%.3f,%b' % (self._time.now(), body)
