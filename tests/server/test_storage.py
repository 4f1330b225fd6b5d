"""What was acknowledged is kept: after a kill, between racing servers, across a restart."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tablee.house.ports import Conflict, Deleted
from tablee.match.events import CREATED, MOVED, Event
from tablee.server.database import open_database
from tablee.server.schema import REVISION, metadata
from tablee.server.storage import SqlStorage
from tests.server.helpers import running


def moved(number: int, version: int, key: str | None = None, table: str = "t") -> Event:
    return Event(table, number, MOVED, {"move": "d4"}, 1.5, version, key)


def created(table: str) -> Event:
    return Event(table, 1, CREATED, {"game": "lot"}, 1.25)


def test_events_come_back_as_they_were(storage: SqlStorage) -> None:
    history = [Event("t", 1, CREATED, {"game": "lot", "é": [1, None]}, 1.25), moved(2, 1, "k")]
    asyncio.run(storage.append(history))
    assert storage.read("t") == history
    assert storage.read("t", after=1) == history[1:]
    assert storage.read("other") == []


@pytest.mark.parametrize(
    "second",
    [moved(2, 2, "b"), moved(3, 1, "b"), moved(3, 2, "a")],
    ids=["number", "version", "key"],
)
def test_a_number_a_version_and_a_key_are_used_once(storage: SqlStorage, second: Event) -> None:
    asyncio.run(storage.append([created("t"), moved(2, 1, "a")]))
    with pytest.raises(Conflict):
        asyncio.run(storage.append([second]))
    assert len(storage.read("t")) == 2


def test_a_conflict_costs_nobody_else_their_events(storage: SqlStorage) -> None:
    async def scene() -> list[object]:
        wanted = [moved(1, 1, table=f"t{n % 7}") for n in range(20)]
        return await asyncio.gather(
            *(storage.append([event]) for event in wanted), return_exceptions=True
        )

    outcomes = asyncio.run(scene())
    assert [outcome is None for outcome in outcomes] == [n < 7 for n in range(20)]
    assert all(len(storage.read(f"t{n}")) == 1 for n in range(7))


def test_a_table_that_was_deleted_gets_no_more_events(storage: SqlStorage) -> None:
    """Another process may still have it in memory."""
    asyncio.run(storage.append([created("gone"), created("kept")]))
    asyncio.run(storage.delete(["gone"], untouched_since=2.0))

    async def scene() -> list[object]:
        wanted = [moved(2, 1, table="gone"), moved(2, 1, table="kept")]
        return await asyncio.gather(
            *(storage.append([event]) for event in wanted), return_exceptions=True
        )

    gone, kept = asyncio.run(scene())
    assert (type(gone), kept) == (Deleted, None)
    assert storage.read("gone") == []


def somebody_waits(storage: SqlStorage) -> bool:
    """Whether a transaction waits for a lock."""
    with storage.engine.connect() as connection:
        waiting = connection.exec_driver_sql("SELECT count(*) FROM pg_locks WHERE NOT granted")
        return bool(waiting.scalar())


def test_deleting_and_writing_wait_for_each_other(postgres: str) -> None:
    """A move that comes while its table is being deleted is not acknowledged and then lost."""
    storage = SqlStorage(open_database(postgres))
    asyncio.run(storage.append([created("t")]))

    async def scene() -> object:
        with storage.engine.begin() as connection:
            storage.delete_in(connection, ["t"], untouched_since=2.0)
            writing = asyncio.ensure_future(storage.append([moved(2, 1)]))
            while not (writing.done() or somebody_waits(storage)):
                await asyncio.sleep(0)
        return (await asyncio.gather(writing, return_exceptions=True))[0]

    assert type(asyncio.run(scene())) is Deleted
    assert storage.read("t") == []
    storage.close()


def test_events_are_kept_all_or_none(storage: SqlStorage) -> None:
    asyncio.run(storage.append([moved(1, 1, table="b")]))
    with pytest.raises(Conflict):
        asyncio.run(storage.append([moved(1, 1, table="a"), moved(1, 1, table="b")]))
    assert storage.read("a") == []


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_sqlite_writes_through_to_the_disk(storage: SqlStorage) -> None:
    with storage.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL


def test_the_migrations_make_what_the_schema_says(storage: SqlStorage) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    with storage.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == REVISION
        assert compare_metadata(context, metadata) == []


def test_the_signing_key_and_the_games_are_the_owner_s_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with running(folder):
        pass
    assert (folder.stat().st_mode & 0o777, (folder / "secret.key").stat().st_mode & 0o777) == (
        0o700,
        0o600,
    )
    with sqlite3.connect(folder / "tables.sqlite3") as connection:
        assert connection.execute("SELECT count(*) FROM events").fetchone() == (0,)
    connection.close()
