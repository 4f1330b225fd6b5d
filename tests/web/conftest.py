"""One server for all of these tests; each test makes its own visitors."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.helpers.browser import Visitor
from tests.web.helpers.server import ServerProcess

MakeVisitor = Callable[..., Visitor]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("web"))
    yield process
    process.stop()


@pytest.fixture
def visitor(browser: Browser, server: ServerProcess) -> Iterator[MakeVisitor]:
    """Makes people with a browser of their own; in the end nothing may have gone wrong there."""
    made: list[Visitor] = []

    def make(base: str | None = None, **facts: Any) -> Visitor:
        made.append(Visitor(browser, base or server.url, **facts))
        return made[-1]

    yield make
    for each in made:
        each.close()
