"""Looking at a screen with axe-core, in both lights."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Page

_STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
_EVERYTHING = {"resultTypes": ["violations"], "runOnly": _STANDARDS}
_COLOURS = {"resultTypes": ["violations"], "runOnly": ["color-contrast"]}
_RUN = """async (options) => (await axe.run(options)).violations.map(
  ({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html.slice(0, 160))])"""


def check(page: Page, screen: str) -> None:
    """No violation on what is shown now. Of the dark, only colours are looked at: the rest of the
    page is the same."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found = _violations(page, _EVERYTHING)
    assert not found, f"{screen}: {found}"
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    found = _violations(page, _COLOURS)
    assert not found, f"{screen}, dark: {found}"
    page.emulate_media(color_scheme="light", reduced_motion="reduce")


def _violations(page: Page, options: dict[str, Any]) -> list[Any]:
    found: list[Any] = page.evaluate(_RUN, options)
    return found
