"""A first visit: the lesson is offered, walked through by finger and by keys, spoken, repeated."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import tablee
from tablee.packages import find
from tests.web.conftest import MakeVisitor
from tests.web.helpers.browser import Visitor
from tests.web.helpers.driver import Hand, Player

_TOUCHES = """async ({ game, position, move }) => {
  const { practise } = await hands.page("api.js");
  const { boardOf, partsOf } = await hands.page("../boards/index.js");
  const { view, legal } = await practise({ position, seat: 1 });
  const parts = await partsOf(game, view.options);
  const touches = (await boardOf(game)).touches(move, view, legal, parts);
  return { touches, after: (await practise({ position, seat: 1, move })).position };
}"""


def walk(visitor: Visitor, game: str, hand: Hand) -> Iterator[dict[str, Any]]:
    """Make the first move that each step asks for; the steps, each when it is done."""
    package = find(game)
    assert package is not None
    steps = json.loads((package.page / "lesson.json").read_text("utf-8"))["steps"]
    player, position = Player(visitor.page, seed=1, hand=hand), None
    for number, step in enumerate(steps):
        screen = f".lesson-screen[data-step='{number}']"
        visitor.page.wait_for_selector(f"{screen}[data-phase=asked] .board")
        asked = {"game": game, "move": step["moves"][0]}
        asked["position"] = position = step.get("position", position)
        found = visitor.page.evaluate(_TOUCHES, asked)
        for name in found["touches"]:
            player.touch(name)
        visitor.page.wait_for_selector(f"{screen}[data-phase=done]")
        position = found["after"]
        yield step
        if step is not steps[-1]:
            visitor.page.wait_for_selector(".lesson-buttons .primary:focus")
            visitor.page.keyboard.press("Enter")


@pytest.mark.parametrize("hand", ["touch", "keyboard"])
@pytest.mark.parametrize("game", list(tablee.GAMES))
def test_the_lesson_is_walked_through_to_its_end(
    visitor: MakeVisitor, game: str, hand: Hand
) -> None:
    ana = visitor(phone=hand == "touch")
    ana.go(f"/box/{game}")
    ana.page.click(".first-visit .primary")
    told = [ana.page.inner_text(".lesson-words[role=status]") for _ in walk(ana, game, hand)]
    assert len(set(told)) == len(told)
    ana.page.click(".lesson-buttons button")  # once more
    ana.page.wait_for_selector(".lesson-screen[data-step='0'][data-phase=asked]")
    ana.go(f"/box/{game}")
    ana.page.wait_for_selector(".quick")
    assert ana.page.locator(".first-visit").count() == 0


def test_a_move_that_is_not_asked_for_is_judged_by_the_rules(visitor: MakeVisitor) -> None:
    ana = visitor()
    ana.go("/lesson/lot")
    player = Player(ana.page, seed=1)
    player.touch("g7")  # legal, but no line
    ana.page.wait_for_selector("[data-phase=other] .answer")
    ana.page.click("[data-touch=b4]", force=True)  # taken
    ana.page.wait_for_selector("[data-phase=refused] .answer")
    ana.page.click(".lesson-buttons button")  # show me
    ana.page.wait_for_selector(".board .hinted")


def test_a_lesson_can_be_declined(visitor: MakeVisitor) -> None:
    ana = visitor()
    ana.go("/box/lotus")
    ana.page.click(".first-visit button")
    ana.page.wait_for_selector(".first-visit", state="detached")
    ana.go("/box/lotus")
    ana.page.wait_for_selector(".quick")
    assert ana.page.locator(".first-visit").count() == 0
