"""A table in memory: commands one after the other, the events on disk before anybody hears."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from tablee.match import events as e
from tablee.match.commands import done
from tablee.match.events import Event
from tablee.match.snapshot import snapshot
from tablee.match.table import Table
from tablee.server.failures import Refusal
from tablee.server.store import Conflict

if TYPE_CHECKING:
    from tablee.server.hub import Hub
    from tablee.server.streams import Stream

_ATTEMPTS = 5

#: What is asked of a table at a time: the events that follow; it may raise Refused.
Command = Callable[[Table, float], Sequence[Event] | Event | None]


class Live:
    """A table in memory, the streams that watch it, and its snapshots as bytes."""

    def __init__(self, table: Table, hub: Hub) -> None:
        self.table = table
        self.hub = hub
        self.streams: dict[Stream, str | None] = {}  # and for whom each of them watches
        self.there: Counter[str] = Counter()  # open streams by holder
        self.duty: asyncio.Task[None] | None = None  # a bot that thinks, a clock that runs
        self.duty_for = -1  # the number of events it was begun at
        self._lock = asyncio.Lock()
        self._encoded: dict[str | None, bytes] = {}

    @property
    def idle(self) -> bool:
        """Whether nobody needs it in memory."""
        return not self.streams and self.duty is None and not self._lock.locked()

    async def act(self, command: Command, key: str | None = None, text: str | None = None) -> None:
        """Do what is asked: it is on disk when this returns. Asked again with the same key, nothing
        happens. Raises whatever the command does; Refusal when others are always faster."""
        async with self._lock:
            for _ in range(_ATTEMPTS):
                if done(self.table, key, text) or await self._attempt(command):
                    return
                await self._read_on()
        raise Refusal("server.busy")

    async def catch_up(self) -> None:
        """Read what other processes have written."""
        async with self._lock:
            await self._read_on()

    def encoded(self, holder: str | None) -> bytes:
        """The snapshot for a holder as JSON; all spectators share one."""
        reader = self.reader(holder)
        body = self._encoded.get(reader)
        if body is None:
            body = msgspec.json.encode(snapshot(self.table, reader))[1:]
            self._encoded[reader] = body
        return b'{"at":%.3f,%b' % (time.time(), body)

    def reader(self, holder: str | None) -> str | None:
        """The holder, or None for one who is a spectator here."""
        if holder is None or holder == self.table.host or self.table.seats_of(holder):
            return holder
        return None

    async def _attempt(self, command: Command) -> bool:
        """Whether nobody else was faster."""
        asked = command(self.table, time.time())
        if asked is None:
            return True
        happened = [asked] if isinstance(asked, Event) else list(asked)
        try:
            await self.hub.store.append(happened)
        except Conflict:
            return False
        self._apply([event for event in happened if event.table == self.table.id], local=True)
        return True

    async def _read_on(self) -> None:
        news = await self.hub.store.load(self.table.id, self.table.number)
        self._apply(news, local=False)

    def _apply(self, happened: Sequence[Event], *, local: bool) -> None:
        if not happened:
            return
        for event in happened:
            self.table.apply(event)
        self._encoded.clear()
        for stream in self.streams:
            stream.notify(self)
        self.hub.changed(self, local=local)
        if not local and any(event.kind == e.LEFT for event in happened):
            self.hub.presence.recheck(self)
