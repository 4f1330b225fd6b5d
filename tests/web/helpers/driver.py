"""Plays any game through its board, by mouse, by finger or by keyboard alone.

What can be played comes from the server, what has to be touched for it from the board module's
`touches`; the touching itself is done as a person does it. `hands.js` is the page's half of this.
"""

from __future__ import annotations

import random
from typing import Any, Literal

from playwright.sync_api import Page

Hand = Literal["mouse", "touch", "keyboard"]


def row_with(move: str, cards: dict[str, list[str]]) -> int:
    """How many cards of one colour lie in a row after a move of Punto: `b7@-1,2`."""
    card, place = move.split("@")
    column, row = map(int, place.split(","))
    same = {spot for spot, pile in cards.items() if pile[-1][0] == card[0]} | {place}

    def run(right: int, up: int) -> int:
        return next(n for n in range(9) if f"{column + n * right},{row + n * up}" not in same)

    ways = ((1, 0), (0, 1), (1, 1), (1, -1))
    return max(run(right, up) + run(-right, -up) - 1 for right, up in ways)


class Player:
    """A person at a table, who plays legal moves by chance."""

    def __init__(self, page: Page, seed: int, hand: Hand = "mouse") -> None:
        self.page = page
        self._random = random.Random(seed)
        self._hand: Hand = hand

    def snapshot(self) -> dict[str, Any]:
        """The table now, as the page's own token sees it."""
        found: dict[str, Any] = self.page.evaluate("() => hands.snapshot()")
        return found

    def wait_for_turn(self) -> dict[str, Any]:
        """The table when it is this player's turn, or over. Not right after a click: until the
        page has sent a move, it is still the turn before."""
        found: dict[str, Any] = self.page.evaluate("() => hands.turn()")
        return found

    def wait_until_shown(self, version: int) -> None:
        """Wait until the page shows this version of the game, or a later one."""
        self.page.evaluate("(version) => hands.shown(version)", version)

    def play(self, move: str | None = None) -> dict[str, Any]:
        """Play this move, or one by chance, and wait until the page shows it; the table before.
        Where the game is over, nothing."""
        table = self.wait_for_turn()
        if table["result"] is None:
            for name in self.touches(move or self._choice(table)):
                self.touch(name)
            self.wait_until_shown(table["version"] + 1)
        return table

    def play_to_the_end(self, most: int = 400) -> dict[str, Any]:
        """Play until the game is over; the table then."""
        for _ in range(most):
            table = self.play()
            if table["result"]:
                return table
        raise AssertionError(f"no end after {most} moves")

    def hurry_to_the_end(self) -> dict[str, Any]:
        """The same without touching the board."""
        while (table := self.wait_for_turn())["result"] is None:
            self.send(table)
        return table

    def send(self, table: dict[str, Any]) -> None:
        """Make a move by chance of the turn that was waited for, without touching the board."""
        self.page.evaluate("(move) => hands.send(move)", self._choice(table))

    def touches(self, move: str) -> list[str]:
        """What to touch for a move of the turn that was waited for, in this order."""
        names: list[str] = self.page.evaluate("(move) => hands.touches(move)", move)
        return names

    def _choice(self, table: dict[str, Any]) -> str:
        legal: list[str] = table["legal"]
        if table["game"] == "punto":  # by chance alone, a round takes very long
            cards = table["views"][str(table["turn"])]["cards"]
            longest = max(row_with(move, cards) for move in legal)
            legal = [move for move in legal if row_with(move, cards) == longest]
        exchanges = [move for move in legal if move.startswith("swap:")]
        return self._random.choice(exchanges or legal)  # else a patience goes on for ever

    def touch(self, name: str) -> None:
        """Touch an item of the board as soon as it can be touched."""
        if self._hand == "keyboard":
            self._walk_to(name)
            self.page.keyboard.press("Enter")
            return
        spot = self.page.evaluate("(name) => hands.spot(name)", name)
        point = self.page.touchscreen.tap if self._hand == "touch" else self.page.mouse.click
        point(spot["x"], spot["y"])

    def draggable(self) -> str:
        """The first item in the hand that can be dragged."""
        item = self.page.locator(".hand [data-drag]").first
        return item.get_attribute("data-touch") or ""

    def drag(self, source: str, target: str | None) -> None:
        """Drag an item onto another; None: beside the board, into the corner of the page."""
        start = self.page.evaluate("(name) => hands.spot(name)", source)
        end: dict[str, float] = {"x": 2, "y": 2}
        if target is not None:
            end = self.page.evaluate("(name) => hands.middle(name)", target)
        half = {axis: (start[axis] + end[axis]) / 2 for axis in end}
        if self._hand == "touch":
            self._drag_by_finger([start, half, end])
            return
        self.page.mouse.move(start["x"], start["y"])
        self.page.mouse.down()
        self.page.mouse.move(half["x"], half["y"])
        self.page.mouse.move(end["x"], end["y"])
        self.page.mouse.up()

    def _drag_by_finger(self, points: list[dict[str, float]]) -> None:
        fingers = self.page.context.new_cdp_session(self.page)
        for number, point in enumerate(points):
            kind = "touchMove" if number else "touchStart"
            fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        fingers.detach()

    def _walk_to(self, name: str) -> None:
        for _ in range(60):
            path = self.page.evaluate("(name) => hands.path(name)", name)
            if path is not None:
                for key in path:
                    self.page.keyboard.press(key)
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {name}")
