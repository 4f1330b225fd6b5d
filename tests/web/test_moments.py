"""What is finished is seen before it goes; a game that is looked at again plays by itself."""

from __future__ import annotations

import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.core.position import Position
from tests.web.conftest import MakeVisitor
from tests.web.helpers.browser import Visitor
from tests.web.helpers.driver import Player
from tests.web.helpers.tables import BEN, BOT, HERE, lay

#: Whether a celebration was ever on the page.
_WATCH = """() => {
  globalThis.rained = false;
  const look = () => { rained ||= document.querySelector(".celebration span") !== null; };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""


def whole_game(game: str, seed: int = 5) -> list[Position]:
    """A game of two, played by chance to its end, position by position."""
    chance = random.Random(seed)
    line = [tablee.find_game(game).new({"seats": 2}, seed=bytes(32))]
    while line[-1].turn is not None:
        line.append(line[-1].play(chance.choice(line[-1].legal())))
    return line


def look_again(visitor: Visitor, line: list[Position], folder: Path) -> None:
    """Open its record on the page."""
    kept = folder / "game.json"
    kept.write_text(json.dumps(line[-1].record().to_json()), encoding="utf-8")
    visitor.go("/replay")
    visitor.page.set_input_files('input[type="file"]', kept)
    visitor.page.wait_for_selector(".verified")


def lying(position: Position) -> int:
    """How many tokens or tiles lie on the board."""
    view: Any = position.view(1)
    figures = [figure["covered"] for figure in view.get("figures", [])]
    return sum(map(len, [*figures, *view.get("piles", [])]))


def finishing(game: str) -> tuple[list[Position], int]:
    """A game, and the number of a move with which something is finished and goes."""
    for seed in range(100):
        line = whole_game(game, seed)
        for number, (before, after) in enumerate(pairwise(line), 1):
            if lying(after) < lying(before):
                return line, number
    raise AssertionError("chance never finishes anything")


@pytest.mark.parametrize(
    ("game", "seen"), [("loto", ".finished .piece"), ("topominos", ".well.nine .dot")]
)
def test_what_is_finished_is_seen_before_it_goes(
    visitor: MakeVisitor, tmp_path: Path, game: str, seen: str
) -> None:
    ana = visitor()
    line, number = finishing(game)
    look_again(ana, line, tmp_path)
    ana.page.locator('input[type="range"]').fill(str(number - 1))
    ana.page.click("button[aria-label='Next']")
    ana.page.wait_for_selector(seen)
    won: Any = line[number].view(1).get("tokens", {"a nine": 9})
    assert ana.page.locator(seen).count() == sum(won.values())
    ana.page.wait_for_selector(seen, state="detached")


def test_a_game_plays_by_itself_until_it_is_stopped(visitor: MakeVisitor, tmp_path: Path) -> None:
    ana = visitor()
    look_again(ana, whole_game("lotus"), tmp_path)
    ana.page.click("button[aria-label='Play by itself']")  # at its end: from the start
    ana.page.wait_for_selector("p[role=status]:has-text('Position 2 ')")
    ana.page.click("button[aria-label='Pause']")
    ana.page.wait_for_selector("button[aria-label='Play by itself']")


def test_a_won_game_is_celebrated_and_nobody_has_to_wait_for_it(visitor: MakeVisitor) -> None:
    ana, quiet = visitor(motion="no-preference"), visitor()
    rained = []
    for person in (quiet, ana):
        lay(person, "punto", [HERE, BEN], rounds_to_win=1)
        person.page.evaluate(_WATCH)
        Player(person.page, seed=2).hurry_to_the_end()
        person.page.wait_for_selector("p.turn.won")
        rained.append(person.page.evaluate("() => rained"))
    assert rained == [False, True]  # who wants less motion sees none
    first = ana.page.url
    ana.page.click(".ending .primary")  # while it rains
    ana.page.wait_for_url(lambda url: url != first)
    ana.go(first.removeprefix(ana.base))
    ana.page.wait_for_selector("p.turn.won")
    assert ana.page.locator(".celebration").count() == 0  # once


def test_a_phone_buzzes_when_it_is_one_s_turn(visitor: MakeVisitor) -> None:
    ana = visitor(phone=True)
    lay(ana, "lot", [HERE, BOT], pie=False)
    ana.page.evaluate(
        "() => { globalThis.buzzes = 0; navigator.vibrate = () => { buzzes += 1; return true; }; }"
    )
    player = Player(ana.page, seed=1, hand="touch")
    player.play()
    player.wait_for_turn()
    ana.page.wait_for_function("() => buzzes === 1")
