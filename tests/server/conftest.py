"""A server for the tests of a module, with bots that think a little and in this process."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tablee.bots.levels import levels_of
from tablee.core import seeds
from tablee.core.registry import GAMES
from tablee.server.database import open_database, sqlite_url
from tablee.server.storage import SqlStorage
from tests.server.helpers import Guest, Running, running


@pytest.fixture(scope="module", autouse=True)
def quick() -> Iterator[None]:
    """Bots that think a little, known deals."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seeds, "fresh", lambda: bytes(32))
        patch.setenv("TABLEE_WORKERS", "0")
        for ladder in (levels_of(game, seats) for game in GAMES for seats in (2, 3)):
            for number, level in ladder.items():
                patch.setitem(ladder, number, replace(level, simulations=4 * number))
        yield


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    return str(request.getfixturevalue("postgres"))


@pytest.fixture
def storage(database: str) -> Iterator[SqlStorage]:
    found = SqlStorage(open_database(database))
    yield found
    found.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("data")
    with running(folder) as found:
        yield found


@pytest.fixture
def ana(server: Running) -> Iterator[Guest]:
    with Guest(server.url) as guest:
        yield guest


@pytest.fixture
def ben(server: Running) -> Iterator[Guest]:
    with Guest(server.url) as guest:
        yield guest
