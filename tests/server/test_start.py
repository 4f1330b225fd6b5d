"""What a server finds when it starts: its key, its database, who may read them."""

from __future__ import annotations

import builtins
import os
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tablee.server.app import App
from tablee.server.database import open_database, sqlite_url
from tablee.server.failures import CannotStart
from tablee.server.settings import Settings
from tablee.server.tokens import secret_of
from tests.server.helpers import Guest, running


def mode(file: Path) -> int:
    return file.stat().st_mode & 0o777


def test_a_key_is_made_once_whoever_is_first(tmp_path: Path) -> None:
    found: list[str] = []
    starting = threading.Barrier(8)

    def start() -> None:
        starting.wait()
        found.append(secret_of(tmp_path))

    threads = [threading.Thread(target=start) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 8
    assert len(set(found)) == 1
    assert len(found[0]) == 64
    assert [path.name for path in tmp_path.iterdir()] == ["secret.key"]


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "server.key_short"),
        (b"abc", "server.key_short"),
        ("clé secrète très longue".encode(), "server.key_unreadable"),
        (b"\xff" * 64, "server.key_unreadable"),
    ],
)
def test_a_key_that_cannot_be_used_is_no_key(tmp_path: Path, content: bytes, code: str) -> None:
    (tmp_path / "secret.key").write_bytes(content)
    with pytest.raises(CannotStart) as caught:
        App(Settings(tmp_path))
    assert caught.value.code == code


def test_a_key_that_is_a_folder_is_unreadable(tmp_path: Path) -> None:
    (tmp_path / "secret.key").mkdir()
    with pytest.raises(CannotStart) as caught:
        secret_of(tmp_path)
    assert caught.value.code == "server.key_unreadable"


def test_only_its_owner_reads_the_database_and_the_key(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)  # a folder that was there before
    (tmp_path / "secret.key").write_text("0123456789abcdef" * 4)
    (tmp_path / "secret.key").chmod(0o644)
    before = os.umask(0o022)
    try:
        with running(tmp_path) as server, Guest(server.url) as guest:
            guest.open("lot", "here", "here")
            files = list(tmp_path.iterdir())
            assert {file.name for file in files} >= {"secret.key", "tables.sqlite3"}
            assert {mode(file) for file in files} == {0o600}
    finally:
        os.umask(before)


def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    engine = open_database(database)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(CannotStart) as caught:
        open_database(database)
    assert (caught.value.code, caught.value.value) == ("server.newer_schema", "9999")


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    found = builtins.__import__

    def without_psycopg(name: str, *rest: Any) -> Any:
        if name.startswith("psycopg"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return found(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without_psycopg)
    with pytest.raises(CannotStart) as caught:
        open_database("postgresql+psycopg://nobody@127.0.0.1:1/none")
    assert (caught.value.code, caught.value.value) == ("server.no_driver", "psycopg")


def test_the_folder_s_own_database_is_used(tmp_path: Path) -> None:
    assert Settings(tmp_path).url == sqlite_url(tmp_path)
