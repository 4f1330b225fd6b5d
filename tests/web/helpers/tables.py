"""Opening tables as a visitor does, and by the quick way where a test is about something else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.web.helpers.browser import Visitor

_OPEN = """async (wish) => {
  const init = { method: "POST", headers: { "Content-Type": "application/json" } };
  const answer = await fetch("/api/tables", { ...init, body: JSON.stringify(wish) });
  const { table, token } = await answer.json();
  const known = JSON.parse(localStorage.getItem("tablee.tables") ?? "{}");
  known[table] = { id: table, token, game: wish.game, names: [], at: Date.now() };
  localStorage.setItem("tablee.tables", JSON.stringify(known));
  return table;
}"""
HERE: dict[str, Any] = {"kind": "here", "name": "Ana"}
LINK: dict[str, Any] = {"kind": "link"}
BOT: dict[str, Any] = {"kind": "bot", "level": 1}


def play_the_computer(visitor: Visitor, game: str) -> None:
    """From the shelf to a table with the computer, by the buttons."""
    visitor.go("/")
    visitor.page.click(f'a[href="/box/{game}"]')
    visitor.page.click('label.chip:has-text("1")')
    visitor.page.click(".quick .primary")
    visitor.page.wait_for_selector(".board")


def lay(visitor: Visitor, game: str, seats: Sequence[dict[str, Any]], /, **options: Any) -> str:
    """A table with these seats, shown to the visitor; returns its path."""
    visitor.go("/")
    wish = {"game": game, "seats": list(seats), "options": options}
    table = visitor.page.evaluate(_OPEN, wish)
    visitor.go(f"/t/{table}")
    visitor.page.wait_for_selector(".board")
    return f"/t/{table}"
