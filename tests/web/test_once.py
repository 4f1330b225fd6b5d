"""A move is made once, however often it is asked for; and one that cannot be made says why."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Route

from tests.web.conftest import MakeVisitor
from tests.web.helpers.driver import Player
from tests.web.helpers.server import ServerProcess
from tests.web.helpers.tables import BOT, HERE, LINK, lay, sit_down

_MOVES = "**/api/tables/*/moves"
#: What a page's house answers to a request of the page, which is kept.
_KEEP = """async () => {
  const { houseOf } = await hands.page("house.js");
  const house = houseOf((await hands.snapshot()).table);
  const { ask } = house;
  house.ask = (asked) => {
    if (asked.path.endsWith("/moves")) globalThis.kept = asked;
    return ask(asked);
  };
  globalThis.sendAgain = async (changed) => {
    const { status, body } = await ask({ ...kept, body: { ...kept.body, ...changed } });
    return [status, body];
  };
}"""


def test_a_double_click_plays_once(visitor: MakeVisitor) -> None:
    ana = visitor()
    lay(ana, "lot", [HERE, BOT], pie=False)
    player = Player(ana.page, seed=1)
    ana.page.dblclick('[data-touch="d4"]')
    player.wait_until_shown(2)  # not just for a turn: the page may not have sent the move yet
    assert [move["seat"] for move in player.snapshot()["moves"]] == [1, 2]


def test_a_replayed_request_plays_once(visitor: MakeVisitor) -> None:
    ana = visitor()
    lay(ana, "lot", [HERE, BOT], pie=False)
    player = Player(ana.page, seed=1)
    ana.page.evaluate(_KEEP)
    player.play("d4")
    table = player.wait_for_turn()
    status, again = ana.page.evaluate("() => sendAgain({})")
    assert status == 200
    assert again["moves"] == table["moves"]
    status, refused = ana.page.evaluate("() => sendAgain({ move: 'e5' })")  # under the same key
    assert (status, refused["error"]["code"]) == (409, "table.key_used")
    assert player.snapshot()["moves"] == table["moves"]


def lose_the_first_answer(page: Page, address: str) -> list[Any]:
    """The server gets the first request to this address, the page no answer; returns what the page
    sends there."""
    asked: list[Any] = []

    def lose(route: Route) -> None:
        asked.append(route.request.post_data_json)
        if len(asked) > 1:
            route.continue_()
            return
        route.fetch()
        route.abort()

    page.route(address, lose)
    return asked


@pytest.mark.needs_server("answers that are lost on the way")
def test_a_lost_answer_is_asked_for_again(visitor: MakeVisitor, server: ServerProcess) -> None:
    ana = visitor(server.url)
    lay(ana, "lot", [HERE, BOT], pie=False)
    asked = lose_the_first_answer(ana.page, _MOVES)
    player = Player(ana.page, seed=1)
    player.play("d4")
    player.wait_until_shown(2)
    assert [move["seat"] for move in player.snapshot()["moves"]] == [1, 2]
    assert len(asked) == 2
    assert asked[0] == asked[1]


@pytest.mark.needs_server("people elsewhere")
def test_a_lost_answer_takes_no_second_seat(visitor: MakeVisitor) -> None:
    host, guest = visitor(), visitor()
    path = lay(host, "lotus", [HERE, LINK, LINK])
    asked = lose_the_first_answer(guest.page, "**/api/tables/*/join")
    sit_down(guest, path)
    assert len(asked) == 2
    assert asked[0] == asked[1]
    seats = Player(guest.page, seed=1).snapshot()["seats"]
    assert [seat["mine"] for seat in seats] == [False, True, False]
    assert seats[2]["vacant"]


def test_a_move_is_taken_back_at_once_from_the_computer(visitor: MakeVisitor) -> None:
    ana = visitor()
    lay(ana, "lot", [HERE, BOT])
    player = Player(ana.page, seed=1)
    player.play("d4")
    version = player.wait_for_turn()["version"]
    ana.page.click(".actions button:has-text('Take back')")
    player.wait_until_shown(version + 1)
    assert player.snapshot()["moves"] == []


def test_a_refusal_says_why_and_shows_the_rule(visitor: MakeVisitor) -> None:
    ana = visitor()
    lay(ana, "lot", [HERE, BOT], pie=False)
    player = Player(ana.page, seed=1)
    player.play("d4")
    player.wait_for_turn()
    ana.page.click('[data-touch="d4"]', force=True)  # a taken cell is only there to be read
    ana.page.click(".toast button:has-text('Rule 1')")
    ana.page.wait_for_selector("#clause-1.lit")
