"""Laying a table: what can be chosen, and what follows by itself."""

from __future__ import annotations

from tests.web.conftest import MakeVisitor
from tests.web.helpers.driver import Player


def test_teams_are_shown_as_they_are_where_the_seats_decide(visitor: MakeVisitor) -> None:
    ana = visitor()
    ana.go("/box/punto")
    ana.page.click("summary")
    teams = ana.page.locator("label.switch:has-text('team') input")
    states = []
    for seats in ("4", "6", "8", "2"):
        ana.page.click(f"fieldset:has(input[name=count]) label.chip:has-text('{seats}')")
        ana.page.wait_for_function(
            "(seats) => document.querySelectorAll('.seat-fields li').length == seats", arg=seats
        )
        states.append((teams.is_checked(), teams.is_enabled()))
        if seats == "4":
            teams.check(force=True)  # two have no teams: the wish is not held against them
    assert states == [(False, True), (True, False), (True, False), (False, False)]
    ana.page.click("button:has-text('Lay the table')")
    ana.page.wait_for_selector(".board")
    assert len(Player(ana.page, seed=1).snapshot()["seats"]) == 2
