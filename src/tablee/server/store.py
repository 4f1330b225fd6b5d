"""The events on disk. One thread writes, and commits everything that waits at once: what `append`
has returned from survives the end of the process and of the machine."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.functions import max as max_

from tablee.match.events import Event
from tablee.server.schema import events

_MOST_TOGETHER = 500

Batch = tuple[Sequence[Event], "Future[None]"]


class Conflict(Exception):
    """Somebody else has written these numbers, this version or this key."""


class Store:
    """The events of all tables in a database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._waiting: queue.SimpleQueue[Batch | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="reader")
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()

    async def append(self, happened: Sequence[Event]) -> None:
        """Keep these events, all or none. Raises Conflict."""
        done: Future[None] = Future()
        self._waiting.put((happened, done))
        await asyncio.wrap_future(done)

    async def load(self, table: str, after: int = 0) -> list[Event]:
        """The events of a table after a number, in order."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self.read, table, after)

    def read(self, table: str, after: int = 0) -> list[Event]:
        """The same, for whoever may wait."""
        wanted = (events.c.table_id == table) & (events.c.number > after)
        query = select(events).where(wanted).order_by(events.c.number)
        with self.engine.connect().execution_options(reading=True) as connection:
            rows = connection.execute(query).all()
        return [_event(row) for row in rows]

    async def forget(self, before: float, spared: Collection[str] = ()) -> list[str]:
        """Delete the tables whose last event is older, but for the spared ones; returns them."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._delete, before, spared)

    def close(self) -> None:
        """Write what waits, then end."""
        self._waiting.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    def _delete(self, before: float, spared: Collection[str]) -> list[str]:
        old = (
            select(events.c.table_id).group_by(events.c.table_id).having(max_(events.c.at) < before)
        )
        with self.engine.connect().execution_options(reading=True) as connection:
            found = [name for name in connection.execute(old).scalars() if name not in spared]
        for first in range(0, len(found), _MOST_TOGETHER):  # the writer's turn comes in between
            some = found[first : first + _MOST_TOGETHER]
            with self.engine.begin() as connection:
                connection.execute(events.delete().where(events.c.table_id.in_(some)))
        return found

    # -- the writer's thread ---------------------------------------------------------------------

    def _write(self) -> None:
        while (first := self._waiting.get()) is not None:
            waiting = [first, *self._more()]
            # Whoever gave up in the meantime is not written for; from here on nobody can.
            self._commit([batch for batch in waiting if batch[1].set_running_or_notify_cancel()])

    def _more(self) -> Iterator[Batch]:
        """What else waits now."""
        for _ in range(_MOST_TOGETHER):
            try:
                batch = self._waiting.get_nowait()
            except queue.Empty:
                return
            if batch is None:
                self._waiting.put(None)  # the end comes after these
                return
            yield batch

    def _commit(self, batches: list[Batch]) -> None:
        """All in one transaction; if one of them conflicts, each in its own."""
        if not batches:
            return
        try:
            self._insert([event for happened, _ in batches for event in happened])
        except Exception as error:
            if len(batches) > 1 and isinstance(error, IntegrityError):
                for batch in batches:
                    self._commit([batch])
                return
            failed = Conflict() if isinstance(error, IntegrityError) else error
            for _, done in batches:
                done.set_exception(failed)
        else:
            for _, done in batches:
                done.set_result(None)

    def _insert(self, happened: Sequence[Event]) -> None:
        with self.engine.begin() as connection:
            connection.execute(events.insert(), [_row(event) for event in happened])
            _tell(connection, happened)


def _tell(connection: Connection, happened: Sequence[Event]) -> None:
    """Tell other processes, when the transaction is committed."""
    if connection.dialect.name != "postgresql":
        return
    newest = {event.table: event.number for event in happened}
    for table, number in newest.items():
        connection.execute(text("SELECT pg_notify('tablee', :news)"), {"news": f"{table}:{number}"})


def _row(event: Event) -> dict[str, Any]:
    return {
        "table_id": event.table,
        "number": event.number,
        "version": event.version,
        "kind": event.kind,
        "data": msgspec.json.encode(event.data).decode(),
        "key": event.key,
        "at": event.at,
    }


def _event(row: Any) -> Event:
    return Event(
        table=row.table_id,
        number=row.number,
        kind=row.kind,
        data=msgspec.json.decode(row.data),
        at=row.at,
        version=row.version,
        key=row.key,
    )
