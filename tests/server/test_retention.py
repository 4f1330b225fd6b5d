"""Tables that nobody has touched for a long time go; everything else stays."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

from tablee.house.retention import DAY
from tablee.match.events import CREATED, SAID, Event
from tablee.server.storage import SqlStorage
from tests.server.helpers import PATIENCE, Guest, Running, running


def created(table: str, at: float) -> Event:
    return Event(table, 1, CREATED, {"game": "lot"}, at)


def test_tables_are_listed_and_deleted_after_their_last_event(storage: SqlStorage) -> None:
    asyncio.run(storage.append([created("old", 10), created("lively", 10), created("new", 20)]))
    asyncio.run(storage.append([Event("lively", 2, SAID, {}, 30.0)]))
    assert asyncio.run(storage.list_untouched(20)) == ["old"]
    asyncio.run(storage.delete(["old", "lively"], 20))  # it was touched since it was listed
    assert storage.read("old") == []
    assert len(storage.read("lively")) == 2


def test_a_server_deletes_old_tables_when_it_starts(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        old, young = (opened(server) for _ in range(2))
    age(tmp_path, old, 366 * DAY)
    age(tmp_path, young, 364 * DAY)
    with running(tmp_path) as server, Guest(server.url) as guest:
        wait_until_gone(guest, old)
        assert guest.get(f"/api/tables/{young}").status_code == 200


def opened(server: Running) -> str:
    with Guest(server.url) as guest:
        return str(guest.open("lot", "here", "here")["table"])


def age(folder: Path, table: str, seconds: float) -> None:
    """Make all that happened at a table happen earlier."""
    with sqlite3.connect(folder / "tables.sqlite3") as connection:
        connection.execute("UPDATE events SET at = at - ? WHERE table_id = ?", (seconds, table))
    connection.close()


def wait_until_gone(guest: Guest, table: str) -> None:
    """Tables are deleted while requests are answered: ask until it has happened."""
    deadline = time.monotonic() + PATIENCE
    while guest.get(f"/api/tables/{table}").status_code != 404:
        assert time.monotonic() < deadline
