"""A backup is whole, comes from one moment, and goes back only where nothing is overwritten."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import msgspec
import pytest

from tablee.match.events import CREATED, MOVED, Event
from tablee.server.backups import (
    BackupError,
    check_backup,
    restore_backup,
    restore_secret,
    write_backup,
)
from tablee.server.database import open_database, sqlite_url
from tablee.server.storage import SqlStorage
from tests.cli.helpers import run
from tests.server.helpers import Guest, running

HISTORY = [
    Event("t1", 1, CREATED, {"game": "lot", "é": [1, None]}, 1.25),
    Event("t1", 2, MOVED, {"move": "d4"}, 1794927960.902, 1, "k"),
    Event("t2", 1, CREATED, {"game": "lotus"}, 2.5),
]


def refused(file: Path) -> str:
    """The code with which a file is refused."""
    with pytest.raises(BackupError) as caught:
        check_backup(file)
    return caught.value.code


@pytest.fixture
def file(storage: SqlStorage, tmp_path: Path) -> Path:
    asyncio.run(storage.append(HISTORY))
    write_backup(storage.engine, "s" * 64, tmp_path / "backup")
    return tmp_path / "backup"


def test_what_was_backed_up_comes_back(file: Path, tmp_path: Path) -> None:
    """From either kind of database, into SQLite."""
    (tmp_path / "other").mkdir()
    other = SqlStorage(open_database(sqlite_url(tmp_path / "other")))
    assert restore_backup(other.engine, file) == ("s" * 64, 2, 3)
    assert other.read("t1") + other.read("t2") == HISTORY
    other.close()
    assert file.stat().st_mode & 0o777 == 0o600
    assert not list(tmp_path.glob("*.partial"))


def test_tables_move_from_sqlite_to_postgresql(postgres: str, tmp_path: Path) -> None:
    small = SqlStorage(open_database(sqlite_url(tmp_path)))
    asyncio.run(small.append(HISTORY))
    write_backup(small.engine, None, tmp_path / "backup")
    large = SqlStorage(open_database(postgres))
    restore_backup(large.engine, tmp_path / "backup")
    assert large.read("t1") + large.read("t2") == HISTORY
    small.close()
    large.close()


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_nothing_is_overwritten(storage: SqlStorage, file: Path) -> None:
    with pytest.raises(BackupError, match="exists already"):
        write_backup(storage.engine, None, file)
    with pytest.raises(BackupError, match="empty"):
        restore_backup(storage.engine, file)
    assert storage.read("t1") + storage.read("t2") == HISTORY


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_file_that_is_not_whole_is_refused(file: Path) -> None:
    whole = file.read_bytes()
    for cut in range(0, len(whole), 7):
        file.write_bytes(whole[:cut])
        assert refused(file) == "server.backup_broken"
    lines = gzip.decompress(whole).splitlines(keepends=True)
    for edited in (lines[:2] + lines[3:], [lines[0], lines[2], lines[1], *lines[3:]], lines[:-1]):
        file.write_bytes(gzip.compress(b"".join(edited)))
        assert refused(file) == "server.backup_broken"
    file.write_bytes(gzip.compress(b"".join(lines).replace(b"d4", b"e4")))
    assert refused(file) == "server.backup_broken"
    file.write_bytes(b"no backup at all")
    assert refused(file) == "server.backup_broken"


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_backup_of_another_version_is_refused(file: Path) -> None:
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    head = msgspec.json.decode(lines[0]) | {"revision": "9999"}
    file.write_bytes(gzip.compress(msgspec.json.encode(head) + b"\n" + b"".join(lines[1:])))
    assert refused(file) == "server.backup_revision"


def test_another_key_is_not_replaced(tmp_path: Path) -> None:
    restore_secret(tmp_path, "a" * 64)
    restore_secret(tmp_path, "a" * 64)
    with pytest.raises(BackupError) as caught:
        restore_secret(tmp_path, "b" * 64)
    assert caught.value.code == "server.backup_other_key"
    assert (tmp_path / "secret.key").read_text() == "a" * 64


def test_a_seat_link_opens_its_seat_after_a_backup_of_a_running_server(tmp_path: Path) -> None:
    first, second, file = tmp_path / "first", tmp_path / "second", tmp_path / "backup"
    with running(first) as server, Guest(server.url) as ana:
        shown = ana.open("lot", "here", "here")
        shown = ana.move(shown, "d4").json()
        done = run("--language", "en", "backup", str(file), "--data", str(first))
        assert done.exit_code == 0
        assert done.stdout.startswith(f"{file}: 1 table, ")
        assert ana.move(shown, "e5").status_code == 200  # not in the backup
        token = ana.token
    done = run("--language", "en", "restore", str(file), "--data", str(second))
    assert done.exit_code == 0
    with running(second) as server, Guest(server.url, token=token) as ana:
        assert ana.move(shown, "e4").json()["version"] == 2


def test_a_folder_without_tables_is_reported(tmp_path: Path) -> None:
    done = run("--language", "en", "backup", str(tmp_path / "b"), "--data", str(tmp_path))
    assert done.exit_code == 2
    assert "no tables" in done.stderr
    assert not (tmp_path / "tables.sqlite3").exists()
