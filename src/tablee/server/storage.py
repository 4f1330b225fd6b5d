"""The house's storage in a database. One thread writes, and commits everything that waits at once:
once `append` has returned, the events survive the end of the process and of the machine."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, Select, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.functions import max as max_

from tablee.house.ports import Conflict, Deleted
from tablee.match.events import Event
from tablee.server.schema import events

_MOST_TOGETHER = 500

Batch = tuple[Sequence[Event], "Future[None]"]


class SqlStorage:
    """The events of all tables in a database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._waiting: queue.SimpleQueue[Batch | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="reader")
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()

    async def append(self, new: Sequence[Event]) -> None:
        """Keep these events, all or none. Raises Conflict, Deleted."""
        done: Future[None] = Future()
        self._waiting.put((new, done))
        await asyncio.wrap_future(done)

    async def load(self, table: str, after: int = 0) -> list[Event]:
        """The events of a table after a number, in order."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self.read, table, after)

    def read(self, table: str, after: int = 0) -> list[Event]:
        """The same, for callers that may block."""
        wanted = (events.c.table_id == table) & (events.c.number > after)
        query = select(events).where(wanted).order_by(events.c.number)
        with self.engine.connect().execution_options(reading=True) as connection:
            rows = connection.execute(query).all()
        return [_event(row) for row in rows]

    async def list_untouched(self, since: float) -> list[str]:
        """The tables whose last event is older than this time."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._list_untouched, since)

    async def delete(self, tables: Collection[str], untouched_since: float) -> None:
        """Delete these tables, except any that has had an event since."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._readers, self._delete, tables, untouched_since)

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._waiting.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    def _list_untouched(self, since: float) -> list[str]:
        latest = max_(events.c.at)
        query = select(events.c.table_id).group_by(events.c.table_id).having(latest < since)
        with self.engine.connect().execution_options(reading=True) as connection:
            return list(connection.execute(query).scalars())

    def _delete(self, tables: Collection[str], untouched_since: float) -> None:
        with self.engine.begin() as connection:
            self.delete_in(connection, tables, untouched_since)

    def delete_in(
        self, connection: Connection, tables: Collection[str], untouched_since: float
    ) -> None:
        """The same, in a transaction; until it ends, nobody else writes to these tables."""
        named = events.c.table_id.in_(tables)
        connection.execute(_first_events(tables).with_for_update())
        touched = select(events.c.table_id).where(named, events.c.at >= untouched_since)
        untouched = events.c.table_id.not_in(touched)
        connection.execute(events.delete().where(named, untouched))

    # -- the writer's thread ---------------------------------------------------------------------

    def _write(self) -> None:
        while (first := self._waiting.get()) is not None:
            waiting = [first, *self._more()]
            # Nothing is written for callers that have given up; from here on nobody can.
            self._commit([batch for batch in waiting if batch[1].set_running_or_notify_cancel()])

    def _more(self) -> Iterator[Batch]:
        """What else is waiting now."""
        for _ in range(_MOST_TOGETHER):
            try:
                batch = self._waiting.get_nowait()
            except queue.Empty:
                return
            if batch is None:
                self._waiting.put(None)  # stop after these
                return
            yield batch

    def _commit(self, batches: list[Batch]) -> None:
        """All in one transaction; if one of them conflicts, each in its own."""
        if not batches:
            return
        try:
            self._insert([event for new, _ in batches for event in new])
        except Exception as error:
            if len(batches) > 1 and isinstance(error, IntegrityError | Deleted):
                for batch in batches:
                    self._commit([batch])
                return
            failed = Conflict() if isinstance(error, IntegrityError) else error
            for _, done in batches:
                done.set_exception(failed)
        else:
            for _, done in batches:
                done.set_result(None)

    def _insert(self, new: Sequence[Event]) -> None:
        with self.engine.begin() as connection:
            _check_exist(connection, new)
            connection.execute(events.insert(), [_row(event) for event in new])
            _notify(connection, new)


def _check_exist(connection: Connection, new: Sequence[Event]) -> None:
    """Raise Deleted unless the tables of these events exist or are created by them; until the
    transaction ends, nobody deletes one."""
    created = {event.table for event in new if event.number == 1}
    tables = {event.table for event in new} - created
    if tables:
        held = _first_events(tables).with_for_update(read=True, key_share=True)
        if len(connection.execute(held).all()) < len(tables):
            raise Deleted


def _first_events(tables: Collection[str]) -> Select[tuple[str]]:
    """The event that created each table: locking it locks the table."""
    return select(events.c.table_id).where(events.c.table_id.in_(tables), events.c.number == 1)


def _notify(connection: Connection, new: Sequence[Event]) -> None:
    """Notify other processes, once the transaction is committed."""
    if connection.dialect.name != "postgresql":
        return
    newest = {event.table: event.number for event in new}
    for table, number in newest.items():
        connection.execute(text("SELECT pg_notify('tablee', :it)"), {"it": f"{table}:{number}"})


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
