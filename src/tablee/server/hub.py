"""The tables in memory: loaded when they are asked for, forgotten when nobody needs them."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from tablee.core.errors import TableeError
from tablee.match.events import Event
from tablee.match.table import Table
from tablee.server.failures import Refusal
from tablee.server.live import Live
from tablee.server.logs import note
from tablee.server.presence import Presence
from tablee.server.store import Store

_KEPT = 1_000  # tables in memory that nobody looks at


class Hub:
    """All tables of this process."""

    def __init__(self, store: Store, on_change: Callable[[Live, bool], None]) -> None:
        """`on_change(live, local)`: something happened, here or in another process."""
        self.store = store
        self.presence = Presence(self)
        self._on_change = on_change
        self._tables: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def create(self, created: Event) -> Live:
        """A new table."""
        await self.store.append([created])
        return self._keep(Live(Table(created), self))

    async def get(self, table: str) -> Live:
        """A table, from memory or from disk. Raises Refusal if there is none."""
        live = self._tables.get(table)
        if live is not None:
            self._tables.move_to_end(table)
            return live
        if table not in self._loading:
            self._loading[table] = self.spawn(self._load(table))
        return await asyncio.shield(self._loading[table])

    def changed(self, live: Live, *, local: bool) -> None:
        """Something happened at a table."""
        self._on_change(live, local)

    def hear(self, table: str, number: int) -> None:
        """Another process says that a table has come that far."""
        live = self._tables.get(table)
        if live is not None and live.table.number < number:
            self.spawn(live.catch_up())

    def hear_all(self) -> None:
        """News may have been missed: read on everywhere."""
        for live in self._tables.values():
            self.spawn(live.catch_up())

    async def forget(self, before: float) -> int:
        """Delete the tables where nothing has happened since and which nobody looks at, and count
        them."""
        looked_at = {name for name, live in self._tables.items() if not live.idle}
        gone = await self.store.forget(before, spared=looked_at)
        for name in gone:
            self._tables.pop(name, None)
        return len(gone)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something beside the requests; it ends with the hub."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def close(self) -> None:
        """End all work; what was acknowledged is on disk."""
        for task in list(self._tasks):
            task.cancel()
        for task in list(self._tasks):
            with suppress(asyncio.CancelledError, Exception):
                await task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, TableeError):
            note("work failed", logging.ERROR, error=type(error).__name__)

    async def _load(self, table: str) -> Live:
        try:
            history = await self.store.load(table)
            if not history:
                raise Refusal("server.no_table", table)
            folded = await asyncio.to_thread(Table.fold, history)
            return self._keep(Live(folded, self))
        finally:
            del self._loading[table]

    def _keep(self, live: Live) -> Live:
        self._tables[live.table.id] = live
        while len(self._tables) > _KEPT:
            name = next((name for name, kept in self._tables.items() if kept.idle), None)
            if name is None or name == live.table.id:
                break
            del self._tables[name]
        self.presence.recheck(live)
        self._on_change(live, True)
        return live
