"""Plays any game through its board, by mouse, by finger or by keyboard alone.

What can be played comes from the server, what has to be touched for it from the board module's
`touches`; the touching itself is done as a person does it.
"""

from __future__ import annotations

import random
from typing import Any, Literal

from playwright.sync_api import Page

Hand = Literal["mouse", "touch", "keyboard"]

#: The table as the page's token sees it.
_SNAPSHOT = """async () => {
  const id = location.pathname.split("/")[2];
  const token = JSON.parse(localStorage.getItem("tablee.tables") ?? "{}")[id]?.token;
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  return (await fetch(`/api/tables/${id}`, { headers })).json();
}"""
#: Until the page shows this version of the game, and a person may act (or it is over).
_SHOWN = """(version) => {
  const table = document.querySelector(".table-screen");
  return table?.dataset.ready === "true" && Number(table.dataset.version) >= version;
}"""
_TOUCHES = """async ([game, move, view, legal]) => {
  const { partsOf } = await import("/boards/index.js");
  const board = await import(`/boards/${game}.js`);
  return board.touches(move, view, legal, await partsOf(game, view.options));
}"""
#: The arrow keys from the focused item to another of its area; null: it is in another area.
_PATH = """async (name) => {
  const { neighbour } = await import("/boards/walk.js");
  const start = document.activeElement?.closest("[data-touch]");
  const goal = [...document.querySelectorAll("[data-touch]")]
    .find((item) => item.dataset.touch === name);
  if (!goal) return "missing";
  if (!start || start.closest("[data-group]") !== goal.closest("[data-group]")) return null;
  const reached = new Map([[start, []]]);
  for (const [item, keys] of reached) {
    if (item === goal) return keys;
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      const next = neighbour(item, key);
      if (next && !reached.has(next)) reached.set(next, [...keys, key]);
    }
  }
  return "unreachable";
}"""


class Player:
    """A person at a table, who plays legal moves by chance."""

    def __init__(self, page: Page, seed: int, hand: Hand = "mouse") -> None:
        self.page = page
        self._random = random.Random(seed)
        self._hand: Hand = hand

    def snapshot(self) -> dict[str, Any]:
        """The table now, as the page's own token sees it."""
        found: dict[str, Any] = self.page.evaluate(_SNAPSHOT)
        return found

    def wait_for_turn(self) -> dict[str, Any]:
        """The table when it is this player's turn, or over."""
        while True:
            snapshot = self.snapshot()
            if snapshot["legal"] or snapshot["result"]:
                self.wait_until_shown(snapshot["version"])
                return snapshot
            self.page.wait_for_function(_SHOWN, arg=snapshot["version"] + 1)

    def wait_until_shown(self, version: int) -> None:
        """Wait until the page shows this version of the game, or a later one."""
        self.page.wait_for_function(_SHOWN, arg=version)

    def play(self, move: str | None = None) -> str:
        """Play this move, or one by chance, and wait until the page shows it."""
        snapshot = self.wait_for_turn()
        chosen = move or self._random.choice(snapshot["legal"])
        for name in self.touches(snapshot, chosen):
            self.touch(name)
        self.wait_until_shown(snapshot["version"] + 1)
        return chosen

    def play_to_the_end(self, most: int = 400) -> dict[str, Any]:
        """Play until the game is over."""
        for _ in range(most):
            snapshot = self.wait_for_turn()
            if snapshot["result"]:
                return snapshot
            self.play()
        raise AssertionError(f"no end after {most} moves")

    def touches(self, snapshot: dict[str, Any], move: str) -> list[str]:
        """What to touch for a move, in this order."""
        view = snapshot["views"][str(snapshot["turn"])]
        arguments = [snapshot["game"], move, view, snapshot["legal"]]
        names: list[str] = self.page.evaluate(_TOUCHES, arguments)
        return names

    def touch(self, name: str) -> None:
        """Touch an item of the board as soon as it can be touched."""
        selector = f'[data-touch="{name}"]'
        self.page.wait_for_selector(f'{selector}:not([aria-disabled="true"])')
        if self._hand == "keyboard":
            self._walk_to(name)
            self.page.keyboard.press("Enter")
            return
        item = self.page.locator(selector)
        if self._hand == "touch":
            item.tap(force=True)  # where it is, without waiting: what lies above gets the touch
        else:
            item.click(force=True)

    def _walk_to(self, name: str) -> None:
        for _ in range(60):
            path = self.page.evaluate(_PATH, name)
            assert path not in ("missing", "unreachable"), f"{name}: {path}"
            if path is not None:
                for key in path:
                    self.page.keyboard.press(key)
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {name}")
