"""A table with a component set of one's own: its board is drawn from the set, which comes once."""

from __future__ import annotations

from tablee.core import components
from tests.web.conftest import MakeVisitor
from tests.web.helpers.driver import Player
from tests.web.helpers.tables import BOT, HERE, lay


def test_a_board_is_drawn_from_a_set_that_is_sent_once(visitor: MakeVisitor) -> None:
    shipped = components.find("lotus", "track", "standard").data
    track = {**shipped, "route_length": 9, "springboard": 6}
    ana = visitor()
    lay(ana, "lotus", [HERE, BOT], track=track)
    player = Player(ana.page, seed=1)
    before = player.wait_for_turn()
    assert before["options"]["track"].startswith("sha256:")
    player.play()
    player.wait_for_turn()
    asked = [path for path in ana.asked if "/sets/" in path]
    assert len(asked) in (1, 2)  # by the page, and where that keeps no table, by the test's hand
    assert ana.page.query_selector('[data-touch="9"]')
    assert ana.page.query_selector('[data-touch="10"]') is None
