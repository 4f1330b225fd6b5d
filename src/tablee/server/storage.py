"""The house's storage in a database. One thread writes, and commits everything that waits at once:
once `append` has returned, the events survive the end of the process and of the machine."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from itertools import chain, groupby
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, Select, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.functions import max as max_

from tablee.house.ports import Conflict, Deleted
from tablee.match.events import Event
from tablee.server.schema import events

_MOST_TOGETHER = 500
_COLUMNS = tuple(column.name for column in events.columns)
_HOW_MANY = f"SELECT count(*) FROM {events.name} WHERE number = 1 AND table_id"
_WHICH = f"SELECT 1 FROM {events.name} WHERE number = 1 AND table_id"
_HELD = "FOR KEY SHARE"  # deleting waits, writing does not


class _Waiting(NamedTuple):
    """Events that are to be written, and who waits for that."""

    events: Sequence[Event]
    done: asyncio.Future[None]


class SqlStorage:
    """The events of all tables in a database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._waiting: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="reader")
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()

    async def append(self, new: Sequence[Event]) -> None:
        """Keep these events, all or none. Raises Conflict, Deleted."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.put(_Waiting(new, done))
        await done

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
            self._commit([first, *self._more()])

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
        """All in one transaction; if one of them conflicts, each in its own."""
        failed: Exception | None = None
        try:
            self._insert([event for waiting in batch for event in waiting.events])
        except Exception as error:
            if len(batch) > 1 and isinstance(error, IntegrityError | Deleted):
                for waiting in batch:
                    self._commit([waiting])
                return
            failed = Conflict() if isinstance(error, IntegrityError) else error
        for loop, group in groupby(batch, lambda waiting: waiting.done.get_loop()):
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(_settle, [waiting.done for waiting in group], failed)

    def _insert(self, new: Sequence[Event]) -> None:
        with self.engine.begin() as connection:
            _check_exist(connection, new)
            mark = "?" if connection.dialect.name == "sqlite" else "%s"
            connection.exec_driver_sql(
                _insertion(len(new), mark), tuple(chain.from_iterable(map(_row, new)))
            )
            _notify(connection, new)


def _settle(futures: Sequence[asyncio.Future[None]], failed: Exception | None) -> None:
    """Tell everybody who still waits, in one go."""
    for done in futures:
        if done.done():  # given up meanwhile; the events are as written or not as they are
            continue
        if failed is None:
            done.set_result(None)
        else:
            done.set_exception(failed)


@cache
def _insertion(count: int, mark: str) -> str:
    """One statement for so many events. One, because the driver lets go of Python's lock for each
    statement, and gets it back only when the thread that answers requests lets go of it."""
    row = f"({', '.join([mark] * len(_COLUMNS))})"
    columns = ", ".join(f'"{name}"' for name in _COLUMNS)
    return f"INSERT INTO {events.name} ({columns}) VALUES {', '.join([row] * count)}"


def _check_exist(connection: Connection, new: Sequence[Event]) -> None:
    """Raise Deleted unless the tables of these events exist or are created by them; until the
    transaction ends, nobody deletes one."""
    created = {event.table for event in new if event.number == 1}
    tables = tuple({event.table for event in new} - created)
    if not tables:
        return
    if connection.dialect.name == "sqlite":  # whoever writes has locked everything
        marks = ", ".join(["?"] * len(tables))
        found = connection.exec_driver_sql(f"{_HOW_MANY} IN ({marks})", tables).scalar()
    else:
        found = connection.exec_driver_sql(f"{_WHICH} = ANY(%s) {_HELD}", ([*tables],)).rowcount
    if found != len(tables):
        raise Deleted


def _first_events(tables: Collection[str]) -> Select[tuple[str]]:
    """The event that created each table: locking it locks the table."""
    return select(events.c.table_id).where(events.c.table_id.in_(tables), events.c.number == 1)


def _notify(connection: Connection, new: Sequence[Event]) -> None:
    """Notify other processes, once the transaction is committed."""
    if connection.dialect.name != "postgresql":
        return
    newest = {event.table: event.number for event in new}
    notices = [f"{table}:{number}" for table, number in newest.items()]
    connection.exec_driver_sql(
        "SELECT pg_notify('tablee', notice) FROM unnest(%s::text[]) AS notice", (notices,)
    )


def _row(event: Event) -> tuple[Any, ...]:
    """The values of `_COLUMNS`."""
    data = msgspec.json.encode(event.data).decode()
    return event.table, event.number, event.version, event.kind, data, event.key, event.at


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
