"""Writing events to a database, all or none: once `write` has returned, they are durable.

Everything goes into one statement. The driver lets go of Python's lock for each statement it runs,
and then waits until the thread that answers requests lets go of it: that costs more than writing.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from itertools import chain
from typing import Any, Protocol

import msgspec
from sqlalchemy import Connection, Engine, PoolProxiedConnection
from sqlalchemy.exc import IntegrityError, OperationalError

from tablee.house.ports import Conflict, Deleted
from tablee.match import events as e
from tablee.match.events import Event
from tablee.match.listing import Ended, Entry
from tablee.match.reminders import Reminder
from tablee.server.keeping import notify
from tablee.server.reminding import reminder_statements
from tablee.server.schema import events, finished, seatings
from tablee.server.schema import listings as listed

_COLUMNS = tuple(column.name for column in events.columns)
_INTO = f"INSERT INTO {events.name} ({', '.join(_COLUMNS)})"
_FIRST = f"FROM {events.name} WHERE number = 1 AND table_id"


class Writer(Protocol):
    """Writes events, always from the same thread."""

    def write(
        self,
        new: Sequence[Event],
        listings: Sequence[Entry] = (),
        reminders: Sequence[Reminder] = (),
    ) -> None:
        """Write these events, what is listed from now on and when to look at tables. Raises
        Conflict, Deleted, SQLAlchemyError."""
        ...

    def close(self) -> None:
        """Let go of the database."""
        ...


def writer_of(engine: Engine) -> Writer:
    """The writer for this kind of database."""
    return SqliteWriter(engine) if engine.dialect.name == "sqlite" else PostgresWriter(engine)


class SqliteWriter:
    """One statement is one transaction: it checks, inserts and commits. Only where the hall, the
    ladder or a reminder is concerned, which is seldom, there are several."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: PoolProxiedConnection | None = None

    def write(
        self,
        new: Sequence[Event],
        listings: Sequence[Entry] = (),
        reminders: Sequence[Reminder] = (),
    ) -> None:
        """Write these events and what follows from them. Raises Conflict, Deleted,
        SQLAlchemyError."""
        beside = _beside(new, listings, reminders, "?")
        try:
            if self._connection is None:
                self._connection = self._engine.raw_connection()
            if not beside:
                self._insert(self._connection, new)
                return
            with self._transaction(self._connection) as connection:
                self._insert(connection, new)
                for statement, values in beside:
                    connection.execute(statement, values)
        except sqlite3.IntegrityError:
            raise Conflict from None
        except sqlite3.Error as error:
            self.close()
            raise OperationalError(None, None, error) from error

    def _insert(self, connection: PoolProxiedConnection, new: Sequence[Event]) -> None:
        tables = tables_continued(new)
        values = (*chain.from_iterable(map(_row, new)), msgspec.json.encode(tables), len(tables))
        if not connection.execute(_sqlite_insertion(len(new)), values).rowcount:
            raise Deleted

    @contextmanager
    def _transaction(self, connection: PoolProxiedConnection) -> Iterator[PoolProxiedConnection]:
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield connection
            connection.execute("COMMIT")
        except BaseException:
            connection.rollback()
            raise

    def close(self) -> None:
        """Let go of the database."""
        if self._connection is not None:
            self._connection.invalidate()
            self._connection = None


class PostgresWriter:
    """Checks and inserts in a transaction, and notifies other processes with it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def write(
        self,
        new: Sequence[Event],
        listings: Sequence[Entry] = (),
        reminders: Sequence[Reminder] = (),
    ) -> None:
        """Write these events and what follows from them. Raises Conflict, Deleted,
        SQLAlchemyError."""
        beside = _beside(new, listings, reminders, "%s")
        try:
            with self._engine.begin() as connection:
                _hold(connection, tables_continued(new))
                rows = tuple(chain.from_iterable(map(_row, new)))
                connection.exec_driver_sql(f"{_INTO} {_values(len(new), '%s')}", rows)
                for statement, values in beside:
                    connection.exec_driver_sql(statement, values)
                _notify(connection, new, listings)
        except IntegrityError:
            raise Conflict from None

    def close(self) -> None:
        """Connections belong to the engine."""


def tables_continued(new: Sequence[Event]) -> list[str]:
    """The tables of these events, except those that they create."""
    created = {event.table for event in new if event.number == 1}
    return list({event.table for event in new} - created)


@cache
def _sqlite_insertion(count: int) -> str:
    """Inserts so many events, unless one of the tables that go on does not exist."""
    exist = f"(SELECT count(*) {_FIRST} IN (SELECT value FROM json_each(CAST(? AS TEXT))))"
    return f"{_INTO} SELECT * FROM ({_values(count, '?')}) WHERE {exist} = ?"


@cache
def _values(count: int, mark: str) -> str:
    row = f"({', '.join([mark] * len(_COLUMNS))})"
    return f"VALUES {', '.join([row] * count)}"


def _hold(connection: Connection, tables: Collection[str]) -> None:
    """Raise Deleted unless these tables exist; until the transaction ends, nobody deletes one."""
    held = f"SELECT 1 {_FIRST} = ANY(%s) FOR KEY SHARE"  # deleting waits, writing does not
    if tables and connection.exec_driver_sql(held, (list(tables),)).rowcount < len(tables):
        raise Deleted


Statement = tuple[str, tuple[Any, ...]]


def _beside(
    new: Sequence[Event], listings: Sequence[Entry], reminders: Sequence[Reminder], mark: str
) -> list[Statement]:
    """What is written with these events: for the hall, the ladder, and tables that are due."""
    return [
        *_listing_statements(listings, mark),
        *_seating_statements(new, mark),
        *reminder_statements(reminders, mark),
    ]


def _listing_statements(listings: Sequence[Entry], mark: str) -> Iterator[Statement]:
    """What puts these into the hall or among the finished games, each replacing what was said of
    its table."""
    for listing in listings:
        for table in (listed, finished):
            yield f"DELETE FROM {table.name} WHERE table_id = {mark}", (listing.table,)
        if listing.kept:
            values = (listing.table, msgspec.json.encode(listing).decode(), listing.at)
            marks = ", ".join([mark] * len(values))
            yield f"INSERT INTO {listed.name} (table_id, data, at) VALUES ({marks})", values
        if isinstance(listing, Ended):
            yield _finished_statement(listing, mark)


def _finished_statement(listing: Ended, mark: str) -> Statement:
    game = listing.finished
    names = "\n".join(seat.name for seat in game.seats if seat.name).casefold()
    values = (game.table, game.game, game.at, names, msgspec.json.encode(game).decode())
    marks = ", ".join([mark] * len(values))
    columns = "table_id, game, at, names, data"
    return f"INSERT INTO {finished.name} ({columns}) VALUES ({marks})", values


def _seating_statements(new: Sequence[Event], mark: str) -> Iterator[Statement]:
    """What remembers which players sit at which tables."""
    into = f"INSERT INTO {seatings.name} (table_id, player_id) VALUES ({mark}, {mark})"
    for event in new:
        for player in _players(event):
            yield f"{into} ON CONFLICT DO NOTHING", (event.table, player)


def _players(event: Event) -> list[str]:
    """Who sits down as a player with this event."""
    if event.kind == e.JOINED:
        return [event.data["player"]] if "player" in event.data else []
    seats = event.data.get("seats", ()) if event.kind == e.CREATED else ()
    return [seat["player"] for seat in seats if "player" in seat]


def _notify(connection: Connection, new: Sequence[Event], listings: Sequence[Entry]) -> None:
    """Notify other processes, once the transaction is committed; `:` alone is for the hall."""
    newest = {event.table: event.number for event in new}
    notices = [f"{table}:{number}" for table, number in newest.items()]
    if listings:
        notices.append(":")
    notify(connection, *notices)


def _row(event: Event) -> tuple[Any, ...]:
    """The values of `_COLUMNS`."""
    data = msgspec.json.encode(event.data).decode()
    return event.table, event.number, event.version, event.kind, data, event.key, event.at
