"""What every test relies on, and what tests in several folders need: an empty database in a real
PostgreSQL, and a browser."""

from __future__ import annotations

import os
import tomllib
import uuid
from collections.abc import Generator, Iterator
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import pytest
from coverage import Coverage
from sqlalchemy import create_engine, make_url, text

from tools.trials.postgres import running_postgres

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).parent.parent
#: Tests of whole programs. Tracing would slow down their servers and their builds, and other tests
#: run the same lines.
UNMEASURED = {
    ROOT / "tests" / name for name in ("test_site.py", "test_trials.py", "test_wheel.py", "web")
}


def pytest_addoption(parser: pytest.Parser) -> None:
    """Here, because pytest has to know it before it looks into folders."""
    parser.addoption(
        "--house",
        choices=("server", "folder"),
        default="server",
        help="what the browser tests of tests/web visit (default: %(default)s)",
    )


def pytest_configure() -> None:
    """Games are found through the metadata of the installed package: it must be that of this tree,
    which a pull may have changed."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    declared = project["entry-points"]["tablee.games"]
    if declared.keys() - {entry.name for entry in entry_points(group="tablee.games")}:
        pytest.exit("the installed package is older than this tree: use python3 run.py test ...", 3)


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """A worker of pytest-xdist is measured up to three times: as a child, then by pytest-cov as if
    it were the first process, then as the worker it is. Only the last one heeds `no_cover`."""
    if hasattr(session.config, "workerinput"):
        while (measuring := Coverage.current()) is not None:
            measuring.stop()


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark what is not to be measured."""
    if not UNMEASURED.isdisjoint((item.path, *item.path.parents)):
        item.add_marker("no_cover")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """pytest-cov leaves out what such a test runs in its own process; here its children."""
    with pytest.MonkeyPatch.context() as patch:
        if item.get_closest_marker("no_cover"):
            patch.delenv("COVERAGE_PROCESS_CONFIG", raising=False)
        return (yield)


def browser_scope(
    fixture_name: str,  # noqa: ARG001 - pytest names it
    config: pytest.Config,
) -> Literal["session", "module"]:
    """Against a folder no other tests run, and in one browser Python starts once."""
    return "session" if config.getoption("house") == "folder" else "module"


@pytest.fixture(scope=browser_scope)
def browser() -> Iterator[Browser]:
    """One per file: while Playwright runs, so does its event loop, and no other test of the process
    could run one."""
    from playwright.sync_api import sync_playwright

    from tests.web.helpers.browser import launch

    with sync_playwright() as playwright:
        found = launch(playwright)
        yield found
        found.close()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The server that TABLEE_TEST_POSTGRES names, else one from a wheel."""
    named = os.environ.get("TABLEE_TEST_POSTGRES")
    if named:
        yield named
        return
    with running_postgres() as server:
        yield server.url


@pytest.fixture
def postgres(postgres_server: str) -> Iterator[str]:
    """The address of an empty database in PostgreSQL."""
    name = f"tablee_{uuid.uuid4().hex}"
    engine = create_engine(postgres_server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    yield make_url(postgres_server).set(database=name).render_as_string(hide_password=False)
    with engine.connect() as connection:
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    engine.dispose()
