"""Laying a table: what can be chosen, and what follows by itself."""

from __future__ import annotations

from tests.web.conftest import MakeVisitor
from tests.web.helpers.driver import Player

#: The house answers what goes together among the options when it is told to.
_HOLD = """async () => {
  const { houseOf } = await hands.page("house.js");
  const house = houseOf();
  const { ask } = house;
  house.ask = async (asked) => {
    const answer = await ask(asked);
    if (!asked.path.endsWith("/options")) return answer;
    return new Promise((done) => {
      globalThis.release = () => done(answer);
    });
  };
}"""


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


def test_a_number_is_not_lost_when_the_house_answers_while_it_is_typed(
    visitor: MakeVisitor,
) -> None:
    ana = visitor()
    ana.go("/box/punto")
    ana.page.click("summary")
    ana.page.wait_for_selector(".number input")
    ana.page.evaluate(_HOLD)
    ana.page.click("label.switch:has-text('expert')")
    ana.page.wait_for_function("() => globalThis.release")
    ana.page.fill(".number input", "3")
    ana.page.evaluate("async () => { release(); await hands.settled(); }")
    assert ana.page.input_value(".number input") == "3"
    ana.page.click("button:has-text('Lay the table')")
    ana.page.wait_for_selector(".board")
    assert Player(ana.page, seed=1).snapshot()["options"]["rounds_to_win"] == 3
