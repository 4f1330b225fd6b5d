"""Browsers that Playwright cannot drive: Debian's Firefox by WebDriver BiDi, WebKit by WebDriver.

Each is as much of Playwright's Browser, Page and Mouse as a Player and `tables.lay` need.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from tests.web.helpers.browser import address

_HANDS = Path(__file__).with_name("hands.js").read_text(encoding="utf-8")
#: Runs once per document: what goes wrong in the page is kept for the end of the test, and nothing
#: moves under the mouse and a turn that came back takes a touch at once, as in the tests that
#: Playwright drives.
_PREPARE = """
  if (location.origin !== "null") {
    const chosen = JSON.parse(localStorage.getItem("tablee.settings") ?? "{}");
    const quick = { motion: "less", pause: 0, ...chosen };
    localStorage.setItem("tablee.settings", JSON.stringify(quick));
  }
  globalThis.troubles ??= [];
  addEventListener("error", ({ message }) => troubles.push(message));
  addEventListener("unhandledrejection", ({ reason }) => troubles.push(String(reason)));
"""
PREPARED = _PREPARE + _HANDS
_TRIES = 1_200  # a tenth of a second each


class Driver(Protocol):
    """A browser with one tab."""

    def go(self, url: str) -> None:
        """Open a page and wait until it is loaded, with PREPARED run in it."""

    def run(self, body: str) -> Any:
        """What the body of an async function returns, as JSON. Raises AssertionError."""

    def click(self, x: int, y: int) -> None:
        """Move the mouse there and click."""

    def close(self) -> None:
        """End the browser."""


class RemoteMouse:
    """The mouse of the tab."""

    def __init__(self, click: Callable[[int, int], None]) -> None:
        self._click = click

    def click(self, x: float, y: float) -> None:
        self._click(round(x), round(y))


class RemotePage:
    """The tab."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self.mouse = RemoteMouse(driver.click)

    def evaluate(self, function: str, argument: Any = None) -> Any:
        found = self._driver.run(
            f"return JSON.stringify((await ({function})({json.dumps(argument)})) ?? null)"
        )
        return json.loads(found)

    def wait_for_selector(self, selector: str) -> None:
        self.evaluate("(selector) => hands.seen(selector)", selector)


class RemoteVisitor:
    """Somebody with such a browser."""

    def __init__(self, driver: Driver, base: str, alone: bool) -> None:
        self.base = base
        self._driver, self._alone = driver, alone
        self.page = RemotePage(driver)

    def go(self, path: str) -> None:
        """Open a page of ours."""
        self._driver.go(self.base + address(path, self._alone))
        if self._alone:  # Python starts with the page, and no single script may take that long
            assert any(self.page.evaluate("() => hands.awake()") for _ in range(_TRIES))

    def troubles(self) -> list[str]:
        """What went wrong since the page was opened."""
        found: list[str] = self.page.evaluate("() => troubles")
        return found
