"""Where visitors play: at one server for all of these tests, or in one folder on a static host.

What needs a server is marked as such, with the reason: people elsewhere, most of the time.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser

from tests.conftest import browser_scope
from tests.web.helpers.browser import Visitor
from tests.web.helpers.devices import Devices
from tests.web.helpers.folder import exported
from tests.web.helpers.server import ServerProcess

_HERE = Path(__file__).parent
_COUNTED = pytest.StashKey[tuple[int, int]]()

#: How a test shows that it needs a server: it takes one in hand, or its pages ask for what is about
#: people elsewhere.
_OWN = {"server", "own_server", "house"}
_ELSEWHERE = re.compile(
    r"/(join|claim|codes?|listing|seat|holiday|arrivals|departure)$|/api/(evenings|desk|ladder)"
)
_TABLE = re.compile(r"GET /api/tables/\w+")

MakeVisitor = Callable[..., Visitor]


class Site(NamedTuple):
    """Where the page is."""

    url: str
    alone: bool  # nothing but files is there


def _alone(config: pytest.Config) -> bool:
    return bool(config.getoption("house") == "folder")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A folder is not for what needs a server."""
    here = [item for item in items if item.path.is_relative_to(_HERE)]
    needy = [item for item in here if item.get_closest_marker("needs_server")]
    config.stash[_COUNTED] = len(here) - len(needy), len(needy)
    if _alone(config):
        items[:] = [item for item in items if item not in needy]
        config.hook.pytest_deselected(items=needy)


def pytest_report_collectionfinish(config: pytest.Config) -> str:
    either, needy = config.stash.get(_COUNTED, (0, 0))
    return (
        f"tests/web: {either} visit a server or a folder, {needy} need a server" if either else ""
    )


@pytest.fixture(scope="session")
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    assert not _alone(request.config), "this test needs_server; its marker should say why"
    process = ServerProcess(tmp_path_factory.mktemp("web"))
    yield process
    process.stop()


@pytest.fixture(scope="session")
def site(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    """What --house chooses."""
    if _alone(request.config):
        with exported(tmp_path_factory.mktemp("host")) as address:
            yield Site(address, alone=True)
    else:
        yield Site(request.getfixturevalue("server").url, alone=False)


@pytest.fixture(scope=browser_scope)
def devices(browser: Browser, site: Site) -> Devices:
    """Browsers that were used and can be used again."""
    return Devices(browser, site.url, site.alone)


@pytest.fixture
def visitor(request: pytest.FixtureRequest, devices: Devices) -> Iterator[MakeVisitor]:
    """Makes people with a browser of their own; in the end nothing may have gone wrong there."""
    made: list[Visitor] = []

    def make(base: str | None = None, fresh: bool = False, **facts: Any) -> Visitor:
        made.append(devices.visitor(base, fresh, **facts))
        return made[-1]

    yield make
    for each in made:
        devices.take_back(each)
    if request.node.get_closest_marker("needs_server") and not _OWN & {*request.node.fixturenames}:
        assert _met_others(made), f"does not need a server: {[each.asked for each in made]}"


def _met_others(visitors: list[Visitor]) -> bool:
    """Whether they asked for what is about people elsewhere, or two of them for the same table."""
    asked = [{*each.asked} for each in visitors]
    tables = [path for each in asked for path in each if _TABLE.fullmatch(path)]
    return len(tables) > len({*tables}) or any(map(_ELSEWHERE.search, set().union(*asked)))
