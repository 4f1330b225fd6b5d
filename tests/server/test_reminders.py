"""Reminders and subscriptions in both databases: written with the events, claimed by one process,
gone with the table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from sqlalchemy import select

from tablee.house.local import MemoryStorage, MemorySubscriptions
from tablee.house.ports import Conflict, Storage, Subscriptions
from tablee.house.quiet import Quiet
from tablee.house.subscriptions import MailTarget, PushTarget, Subscription, Target
from tablee.match.events import CREATED, Event
from tablee.match.reminders import Reminder
from tablee.server.backups import restore_backup, write_backup
from tablee.server.database import open_database, sqlite_url
from tablee.server.schema import reminders
from tablee.server.storage import SqlStorage
from tablee.server.subscriptions import SqlSubscriptions

PUSH = PushTarget("https://push.example.org/1", "B" * 87, "a" * 22)


def created(table: str, **data: object) -> Event:
    return Event(table, 1, CREATED, dict(data), 10.0)


def subscription(
    name: str, at: float = 0.0, target: Target = PUSH, table: str = "t"
) -> Subscription:
    quiet = Quiet(start=1, end=2)
    return Subscription(name, table, "ana", target, "fr", quiet, at, True, 0)


@dataclass
class Kept:
    """What a database, or the memory, keeps."""

    storage: Storage
    subscriptions: Subscriptions


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Kept]:
    if request.param == "memory":
        yield Kept(MemoryStorage(), MemorySubscriptions())
        return
    lite = request.param == "sqlite"
    url = sqlite_url(tmp_path) if lite else request.getfixturevalue("postgres")
    storage = SqlStorage(open_database(url))
    yield Kept(storage, SqlSubscriptions(storage))
    storage.close()


def test_a_reminder_is_claimed_once_and_again_when_the_claim_runs_out(kept: Kept) -> None:
    async def scene() -> None:
        storage = kept.storage
        await storage.append([created("a")], [], [Reminder("a", 1, 50.0)])
        await storage.append([created("b")], [], [Reminder("b", 1, None)])
        assert await storage.claim_due(49.0, 100.0, 10) == []
        claims = await asyncio.gather(*(storage.claim_due(50.0, 100.0, 10) for _ in range(4)))
        assert sorted(claims) == [[], [], [], ["a"]]
        assert await storage.claim_due(99.0, 200.0, 10) == []
        assert await storage.claim_due(100.0, 200.0, 10) == ["a"]  # its process has died
        await storage.remind(Reminder("a", 1, 150.0))
        assert await storage.claim_due(150.0, 300.0, 10) == ["a"]

    asyncio.run(scene())


def test_an_older_reminder_never_replaces_a_newer_one(kept: Kept) -> None:
    async def scene() -> None:
        storage = kept.storage
        await storage.append([created("a")], [], [Reminder("a", 1, 50.0)])
        said = Event("a", 2, "said", {}, 20.0)
        await storage.append([said], [], [Reminder("a", 2, 80.0)])
        await storage.remind(Reminder("a", 1, None))
        with pytest.raises(Conflict):
            await storage.append([said], [], [Reminder("a", 2, 1.0)])  # all or nothing
        assert await storage.claim_due(79.0, 100.0, 10) == []
        assert await storage.claim_due(80.0, 100.0, 10) == ["a"]

    asyncio.run(scene())


def test_one_process_tells_and_another_only_if_that_one_dies(kept: Kept) -> None:
    async def scene() -> None:
        known = kept.subscriptions
        await known.keep(subscription("s"), 6)
        claims = await asyncio.gather(*(known.claim("s", 1, 10.0, 60.0) for _ in range(4)))
        assert sorted(claims) == [False, False, False, True]
        assert await known.claim("s", 1, 60.0, 90.0)
        await known.done("s", 1)
        assert not await known.claim("s", 1, 100.0, 200.0)
        assert await known.claim("s", 2, 100.0, 200.0)

    asyncio.run(scene())


def test_subscriptions_are_kept_changed_bounded_and_forgotten(kept: Kept) -> None:
    async def scene() -> None:
        known = kept.subscriptions
        mail = MailTarget("ana@example.org")
        for number in range(4):
            await known.keep(subscription(str(number), float(number), mail), 3)
        assert [one.id for one in await known.of("t", "ana")] == ["1", "2", "3"]
        await known.done("2", 7)
        await known.keep(subscription("2", 99.0, mail), 3)
        found = await known.find("2")
        assert found is not None
        assert (found.announced, found.at, found.target) == (7, 2.0, mail)
        await known.forget("2")
        assert await known.find("2") is None
        assert await known.of("t", "ben") == await known.of("u", "ana") == []
        await known.forget_table("t")
        assert await known.of("t", "ana") == []

    asyncio.run(scene())


def test_they_go_with_their_table(storage: SqlStorage) -> None:
    async def scene() -> None:
        known = SqlSubscriptions(storage)
        for table in ("old", "new"):
            await storage.append([created(table)], [], [Reminder(table, 1, 1.0)])
            await known.keep(subscription(table, table=table), 6)
        await storage.append([Event("new", 2, "said", {}, 30.0)])
        await storage.delete(["old", "new"], 20.0)
        assert await known.find("old") is None
        assert await known.find("new") is not None
        assert await storage.claim_due(50.0, 60.0, 10) == ["new"]

    asyncio.run(scene())


def test_after_a_restore_games_over_days_are_looked_at_and_nobody_is_told(
    storage: SqlStorage, tmp_path: Path
) -> None:
    pace = {"days": 1, "holidays": 0, "after": "bot"}
    events = [created("slow", pace=pace), created("quick", pace=None)]
    asyncio.run(storage.append(events, [], [Reminder("slow", 1, 86_400.0)]))
    asyncio.run(SqlSubscriptions(storage).keep(subscription("s"), 6))
    write_backup(storage.engine, "secret", tmp_path / "backup")
    (tmp_path / "other").mkdir()
    other = SqlStorage(open_database(sqlite_url(tmp_path / "other")))
    restore_backup(other.engine, tmp_path / "backup")
    assert asyncio.run(other.claim_due(1.0, 2.0, 10)) == ["slow"]
    assert asyncio.run(SqlSubscriptions(other).find("s")) is None
    with other.engine.connect() as connection:
        assert len(connection.execute(select(reminders)).all()) == 1
    other.close()
