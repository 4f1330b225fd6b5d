"""Opening tables as a visitor does, and by the quick way where a test is about something else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.web.helpers.browser import Visitor

HERE: dict[str, Any] = {"kind": "here", "name": "Ana"}
BEN: dict[str, Any] = {"kind": "here", "name": "Ben"}
LINK: dict[str, Any] = {"kind": "link"}
BOT: dict[str, Any] = {"kind": "bot", "level": 1}
KEEPING = 120_000  # milliseconds to copy everything to the device, on a busy machine


def play_the_computer(visitor: Visitor, game: str) -> None:
    """From the shelf to a table with the computer, by the buttons."""
    visitor.go("/")
    visitor.page.click(f'a[href$="box/{game}"]')
    visitor.page.click('label.chip:has-text("1")')
    visitor.page.click(".quick .primary")
    visitor.page.wait_for_selector(".board")


def lay(
    visitor: Visitor,
    game: str,
    seats: Sequence[dict[str, Any]],
    /,
    absence: int | None = None,
    turn_seconds: int | None = None,
    **options: Any,
) -> str:
    """A table with these seats, shown to the visitor; returns its path."""
    visitor.go("/replay")  # the lightest page
    wish = {"game": game, "seats": list(seats), "options": options, "absence": absence}
    wish["turn_seconds"] = turn_seconds
    table = visitor.page.evaluate("(wish) => hands.open(wish)", wish)
    visitor.page.wait_for_selector(".board, .curtain")
    return f"/t/{table}"


def invite(visitor: Visitor, game: str, /, absence: int | None = None, **options: Any) -> str:
    """A table for the visitor and somebody with the link, which is on its way."""
    path = lay(visitor, game, [HERE, LINK], absence=absence, **options)
    visitor.page.wait_for_selector("dialog[open]")
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector("dialog", state="detached")
    return path


def sit_down(guest: Visitor, path: str, name: str = "Ben") -> None:
    """Take the free seat of a table, by its link."""
    guest.go(path)
    guest.page.fill(".join input", name)
    guest.page.click(".join button[type=submit]")
    guest.page.wait_for_selector(".seat.mine")


def keep(visitor: Visitor) -> None:
    """Keep Tablée on the device, by the buttons."""
    visitor.go("/")
    visitor.page.click("text=On this device")
    visitor.page.click("button:has-text('Keep on this device (')", timeout=KEEPING)
    visitor.page.wait_for_selector(".device .kept", timeout=KEEPING)


def open_here(visitor: Visitor, game: str, seats: Sequence[dict[str, Any]], **options: Any) -> str:
    """A table in whichever house the visitor's page can reach, shown without loading the page
    again; returns its name."""
    wish = {"game": game, "seats": list(seats), "options": options}
    table: str = visitor.page.evaluate("(wish) => hands.open(wish)", wish)
    visitor.page.wait_for_selector(f'.table-screen[data-table="{table}"]')
    return table
