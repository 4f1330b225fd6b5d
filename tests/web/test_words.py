"""What is said at a table: the last action, in one place; and a way back from a choice."""

from __future__ import annotations

import pytest

import tablee
from tests.web.conftest import MakeVisitor
from tests.web.helpers.driver import Player
from tests.web.helpers.tables import BOT, lay

NAMELESS = {"kind": "here"}


@pytest.mark.parametrize("game", tablee.GAMES)
def test_one_line_says_what_was_done_last(visitor: MakeVisitor, game: str) -> None:
    ana = visitor(phone=True)
    lay(ana, game, [NAMELESS, BOT])
    line = ana.page.locator(".last-action")
    player = Player(ana.page, seed=5)
    player.wait_for_turn()
    place = line.bounding_box()
    for _ in range(3):
        player.play()
        player.wait_for_turn()
        assert any(name in line.inner_text() for name in ("Player 1", "Robot"))
        assert line.bounding_box() == place
        assert ana.page.locator(".seats .name").first.inner_text() == "Player 1"


def test_cancel_leaves_the_exchange_of_topominos(visitor: MakeVisitor) -> None:
    ana = visitor(phone=True)
    lay(ana, "topominos", [NAMELESS])
    Player(ana.page, seed=5).wait_for_turn()
    ana.page.click("button:has-text('Exchange')")
    ana.page.wait_for_selector(".turn:has-text('touch the tiles to exchange')")
    ana.page.click("button:has-text('Cancel')")
    ana.page.wait_for_selector(".turn:has-text('place a tile')")
    assert ana.page.locator("button:has-text('Cancel')").count() == 0
