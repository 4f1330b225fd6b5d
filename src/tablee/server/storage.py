"""The house's storage in a database. One thread writes, and commits everything that waits at once:
once `append` has returned, the events survive the end of the process and of the machine."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import groupby
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Select, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql.functions import max as max_

from tablee.house.ports import Code, Conflict, Deleted
from tablee.match.events import Event
from tablee.match.listing import Entry
from tablee.match.reminders import Reminder
from tablee.server.keeping import notify, read_kept, write_kept
from tablee.server.listing import find_code, keep_code, list_latest
from tablee.server.reminding import claim_due, remind
from tablee.server.schema import events, finished, listings, reminders, seatings, subscriptions
from tablee.server.writing import writer_of

T = TypeVar("T")

_MOST_TOGETHER = 500
_PROMPT = 3.0  # seconds in which a database that is there answers


class _Waiting(NamedTuple):
    """Events that are to be written, and who waits for that."""

    events: Sequence[Event]
    listings: Sequence[Entry]
    reminders: Sequence[Reminder]
    done: asyncio.Future[None]


class SqlStorage:
    """The events of all tables in a database."""

    def __init__(self, engine: Engine) -> None:
        self.engine, self._events = engine, writer_of(engine)
        self.written = self.commits = 0  # so far
        self._waiting: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="reader")
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()

    async def append(
        self,
        new: Sequence[Event],
        listings: Sequence[Entry] = (),
        reminders: Sequence[Reminder] = (),
    ) -> None:
        """Keep these events, all or none, and what follows from them. Raises Conflict, Deleted."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.put(_Waiting(new, listings, reminders, done))
        await done

    async def listings(self, since: float, most: int) -> list[Entry]:
        """What the hall shows: the latest, none older than this time."""
        return await self.beside(list_latest, since, most)

    async def keep_code(self, code: Code, now: float) -> Code:
        """Keep a code, unless the table has one that has not expired. Raises Conflict."""
        return await self.beside(keep_code, code, now)

    async def find_code(self, letters: str, now: float) -> str | None:
        """The table that these letters stand for."""
        return await self.beside(find_code, letters, now)

    async def remind(self, reminder: Reminder) -> None:
        """When to look at a table next, unless it has had an event since."""
        await self.beside(remind, reminder)

    async def claim_due(self, now: float, until: float, most: int) -> list[str]:
        """The tables that are to be looked at now, which nobody else gets until that time."""
        return await self.beside(claim_due, now, until, most)

    async def beside(self, query: Callable[..., T], *values: Any) -> T:
        """What a query finds or does, while others go on."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, query, self.engine, *values)

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

    def list_kind(self, kind: str) -> list[str]:
        """The ids whose first event is of this kind, the latest first; for callers that may
        block."""
        first = (events.c.number == 1) & (events.c.kind == kind)
        query = select(events.c.table_id).where(first).order_by(events.c.at.desc())
        with self.engine.connect().execution_options(reading=True) as connection:
            return list(connection.execute(query).scalars())

    async def list_untouched(self, since: float) -> list[str]:
        """The tables whose last event is older than this time."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._list_untouched, since)

    async def list_touched(self, since: float, most: int) -> list[str]:
        """The tables with an event since this time, the latest first."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self.read_touched, since, most)

    def read_touched(self, since: float, most: int) -> list[str]:
        """The same, for callers that may block."""
        latest = max_(events.c.at)
        query = select(events.c.table_id).group_by(events.c.table_id).having(latest >= since)
        with self.engine.connect().execution_options(reading=True) as connection:
            return list(connection.execute(query.order_by(latest.desc()).limit(most)).scalars())

    async def kept(self) -> dict[str, bytes]:
        """What is kept for the whole house, by name."""
        return await self.beside(read_kept)

    async def keep(self, name: str, data: bytes | None) -> None:
        """Keep this under a name; None: nothing any more."""
        await self.beside(write_kept, name, data)

    async def delete(self, tables: Collection[str], untouched_since: float) -> None:
        """Delete these tables, except any that has had an event since."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._readers, self._delete, tables, untouched_since)

    async def answers(self) -> bool:
        """Whether the database can be read."""
        try:
            async with asyncio.timeout(_PROMPT):
                await self.load("")
        except (SQLAlchemyError, TimeoutError):
            return False
        return True

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
        left = select(events.c.table_id).where(named)
        for beside in (listings, reminders, subscriptions, seatings, finished):
            known = beside.c.table_id.in_(tables) & beside.c.table_id.not_in(left)
            connection.execute(beside.delete().where(known))
        notify(connection, *(f"-{table}" for table in tables))

    # -- the writer's thread ---------------------------------------------------------------------

    def _write(self) -> None:
        while (first := self._waiting.get()) is not None:
            self._commit([first, *self._more()])
        self._events.close()

    def _more(self) -> Iterator[_Waiting]:
        """What else is waiting now."""
        for _ in range(_MOST_TOGETHER):
            try:
                waiting = self._waiting.get_nowait()
            except queue.Empty:
                return
            if waiting is None:
                self._waiting.put(None)  # stop after these
                return
            yield waiting

    def _commit(self, batch: list[_Waiting]) -> None:
        """All at once; if one of them conflicts, each by itself."""
        failed: Exception | None = None
        try:
            new = [event for waiting in batch for event in waiting.events]
            listings = [one for waiting in batch for one in waiting.listings]
            reminders = [one for waiting in batch for one in waiting.reminders]
            self._events.write(new, listings, reminders)
            self.written, self.commits = self.written + len(new), self.commits + 1
        except Exception as error:
            if len(batch) > 1 and isinstance(error, Conflict | Deleted):
                for waiting in batch:
                    self._commit([waiting])
                return
            failed = error
        for loop, group in groupby(batch, lambda waiting: waiting.done.get_loop()):
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(_settle, [waiting.done for waiting in group], failed)


def _settle(futures: Sequence[asyncio.Future[None]], failed: Exception | None) -> None:
    """Tell everybody who still waits, in one go."""
    for done in futures:
        if done.done():  # given up meanwhile; the events are as written or not as they are
            continue
        if failed is None:
            done.set_result(None)
        else:
            done.set_exception(failed)


def _first_events(tables: Collection[str]) -> Select[tuple[str]]:
    """The event that created each table: locking it locks the table."""
    return select(events.c.table_id).where(events.c.table_id.in_(tables), events.c.number == 1)


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
