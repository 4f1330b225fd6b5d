"""The hall: people who do not know each other find a table, sit down with one touch, and play."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Route

from tests.web.conftest import MakeVisitor
from tests.web.helpers.axe import check
from tests.web.helpers.driver import Player
from tests.web.helpers.tables import HERE, LINK, lay

pytestmark = pytest.mark.needs_server("people elsewhere")


@pytest.mark.parametrize("language", ["fr", "en", "de"])
def test_two_strangers_meet_in_the_hall_and_play(visitor: MakeVisitor, language: str) -> None:
    ana, ben = visitor(language=language), visitor(phone=True, language=language)
    ben.go("/")
    ben.page.wait_for_selector(".hall")
    path = lay(ana, "lot", [HERE, LINK])
    ana.page.wait_for_selector("dialog[open] .doors")
    check(ana.page, "doors")
    code = ana.page.inner_text(".table-code strong")
    card = ben.page.locator(f'.hall-card[data-table="{path.rpartition("/")[2]}"]')
    assert card.count() == 0
    ana.page.locator("dialog .doors input").first.press("Space")  # open to whoever passes
    card.wait_for()
    check(ben.page, "hall")
    card.locator("button").press("Enter")
    ben.page.wait_for_url(f"**{path}")
    ana.page.wait_for_selector('.seat[data-seat="2"]:not(:has(button))')
    ana.page.keyboard.press("Escape")
    one, two = Player(ana.page, seed=1), Player(ben.page, seed=2, hand="touch")
    for _ in range(2):
        one.play()
        two.play()
    ben.go("/")  # where one's own table comes first, as soon as it is one's turn
    ben.page.wait_for_selector(".resume a:not(.turn)")
    before = ben.page.inner_text(".resume .facts")
    one.play()
    ben.page.wait_for_function(
        "(before) => document.querySelector('.resume .facts').innerText !== before", arg=before
    )
    ben.page.fill(".hall-code input", f" {code.lower()}")
    ben.page.locator(".hall-code input").press("Enter")
    ben.page.wait_for_url(f"**{path}")


def test_a_bot_keeps_a_seat_until_somebody_takes_it_over(visitor: MakeVisitor) -> None:
    ana, ben = visitor(), visitor()

    def soon(route: Route) -> None:
        body = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps({**body, "wait": 5}))

    ana.page.route("**/api/hall/seat", soon)
    ana.go("/")
    ana.page.click(".hall-ways > button")
    ana.page.wait_for_selector("dialog[open]")
    check(ana.page, "play with somebody")
    ana.page.click("dialog label.chip:has-text('Lotus')")
    ana.page.fill("dialog input[autocomplete=nickname]", "Ana")
    ana.page.press("dialog input[autocomplete=nickname]", "Enter")
    ana.page.wait_for_selector(".filling")
    ana.page.wait_for_selector(".filling", state="detached")  # the bot has come
    player = Player(ana.page, seed=3)
    assert [seat["bot"] for seat in player.wait_for_turn()["seats"]].count(None) == 1
    player.play()
    ben.go("/")
    ben.page.click(f'.hall-card[data-table="{ana.page.url.rpartition("/")[2]}"] button')
    ben.page.wait_for_url("**/t/*")
    taken = Player(ben.page, seed=4)
    ana.page.wait_for_selector(".seat:has-text('Guest')")
    table = player.snapshot()
    mover = player if table["seats"][table["turn"] - 1]["mine"] else taken
    mover.play()
    assert [seat["bot"] for seat in taken.snapshot()["seats"]] == [None, None]
