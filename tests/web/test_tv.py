"""A large screen and phones beside it: the board for everybody there, each hand on one phone."""

from __future__ import annotations

from itertools import count

import pytest

from tests.server.helpers import Guest
from tests.web.conftest import MakeVisitor
from tests.web.helpers.axe import check
from tests.web.helpers.browser import Visitor
from tests.web.helpers.driver import Player, row_with
from tests.web.helpers.server import ServerProcess
from tests.web.helpers.wire import Wire
from tests.web.test_together import _STOCK, shows_hand

pytestmark = pytest.mark.needs_server("phones beside a large screen")

#: Letters that are smaller than 3 % of the screen's height.
_SMALL = """() => {
  const walker = document.createTreeWalker(document.querySelector(".tv"), NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    const element = walker.currentNode.parentElement;
    if (!text || element.closest(".unseen") || element.getClientRects().length === 0) continue;
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    const size = scale * parseFloat(getComputedStyle(element).fontSize);
    if (size < 0.03 * innerHeight) found.push([text, Math.round(size)]);
  }
  return found;
}"""
_OPTIONS = {"punto": {"expert": True, "rounds_to_win": 1}}
_TOUCHED = 4  # moves of each game that are made by touching a phone, one on each


def tv(watcher: Visitor, table: str) -> None:
    """Show a table on a large screen."""
    watcher.page.set_viewport_size({"width": 1920, "height": 1080})
    watcher.go(f"/tv/{table}")
    watcher.page.wait_for_selector(".tv .board svg")


def sit_with_phone(phone: Visitor, table: str, name: str) -> Guest:
    """What scanning the code leads to; returns the same seat without a page."""
    phone.go(f"/hand/{table}")
    phone.page.fill(".join input", name)
    phone.page.click(".join .primary")
    phone.page.wait_for_selector(f".hand-screen h1:has-text('{name}')")
    tokens = phone.page.evaluate("() => JSON.parse(localStorage.getItem('tablee.tables'))")
    return Guest(phone.base, token=tokens[table]["token"])


def good_move(legal: list[str], shown: dict[str, object]) -> str:
    """A move that brings the game to its end."""
    if shown["game"] == "punto":
        cards = shown["views"][str(shown["turn"])]["cards"]  # type: ignore[index]
        return max(legal, key=lambda move: row_with(move, cards))
    return next((move for move in legal if not move.startswith("pass")), legal[0])


@pytest.mark.parametrize("game", ["topominos", "loto", "punto"])
def test_a_tv_and_four_phones_play_a_whole_game(
    visitor: MakeVisitor, server: ServerProcess, game: str
) -> None:
    wire = Wire(server.url)
    with Guest(server.url) as host:
        table = host.open(game, *["link"] * 4, options=_OPTIONS.get(game, {}))["table"]
    watcher = visitor(base=wire.url, language="fr")
    tv(watcher, table)
    watcher.page.wait_for_selector(".tv-way strong")
    phones = [visitor(phone=True, language="fr") for _ in range(4)]
    guests = [sit_with_phone(one, table, f"Tel {n}") for n, one in enumerate(phones, 1)]
    watcher.page.wait_for_selector(".tv-way.full")
    players = [Player(phone.page, seed=n, hand="touch") for n, phone in enumerate(phones)]
    for number in count():
        shown = guests[0].look(table)
        if shown["result"]:
            break
        mover = shown["turn"] - 1
        shown = guests[mover].look(table)
        if number < _TOUCHED:
            players[mover].play(good_move(shown["legal"], shown))
            watcher.page.wait_for_selector(f'.tv[data-version="{shown["version"] + 1}"]')
        else:
            answer = guests[mover].move(shown, good_move(shown["legal"], shown))
            assert answer.status_code == 200, answer.text
        if number == _TOUCHED:
            players[0].wait_until_shown(shown["version"] + 1)  # what is under way is dimmed
            watcher.page.wait_for_selector(f'.tv[data-version="{shown["version"] + 1}"]')
            look_at(watcher, phones)
    watcher.page.wait_for_selector(f'.tv[data-version="{shown["version"]}"]')
    watcher.page.wait_for_selector(".tv .seat.won")
    phones[0].page.wait_for_selector(".hand-screen .ending")
    heard = bytes(wire.heard)
    assert b'"mine":true' not in heard
    assert b'"token":"' not in heard
    heard = heard.split(b'"result":{')[0]
    assert heard.count(b"event: snapshot") > _TOUCHED
    assert not any(shows_hand(heard, game, seat) for seat in (1, 2, 3, 4))
    assert not _STOCK.search(heard)
    assert b'"seed":"' not in heard
    for guest in guests:
        guest.http.close()
    wire.close()


def look_at(watcher: Visitor, phones: list[Visitor]) -> None:
    """Everything can be read; whoever scans again has the same seat."""
    assert watcher.page.evaluate(_SMALL) == []
    assert watcher.page.locator(".tv button, .tv a, .tv .hand:visible").count() == 0
    check(watcher.page, "tv")
    check(phones[0].page, "hand")
    phones[3].page.reload()
    phones[3].page.wait_for_selector(".hand-screen h1:has-text('Tel 4')")


@pytest.mark.parametrize(("game", "seats"), [("lot", 2), ("lotus", 4), ("punto", 8)])
def test_a_table_is_read_from_across_the_room(
    visitor: MakeVisitor, server: ServerProcess, game: str, seats: int
) -> None:
    watcher = visitor(language="de", theme="dark")
    with Guest(server.url) as host:
        shown = host.open(game, *["here"] * seats)
        host.move(shown, shown["legal"][0])
        tv(watcher, shown["table"])
    watcher.page.wait_for_selector(".tv .last-mark, .tv .board svg")
    assert watcher.page.evaluate(_SMALL) == []
    overflow = "() => document.querySelector('.tv').scrollHeight > innerHeight"
    assert not watcher.page.evaluate(overflow)
    assert watcher.page.locator(".tv .seat").count() == seats


def test_the_screen_rests_when_nobody_plays_and_wakes_with_a_move(
    visitor: MakeVisitor, server: ServerProcess
) -> None:
    watcher = visitor(fresh=True)  # its clock is the test's
    with Guest(server.url) as host:
        shown = host.open("lot", "here", "here")
        watcher.page.clock.install()
        tv(watcher, shown["table"])
        watcher.page.clock.fast_forward(301_000)
        watcher.page.wait_for_selector(".tv.resting")
        watcher.page.clock.resume()
        host.move(shown, shown["legal"][0])
        watcher.page.wait_for_selector('.tv[data-version="1"]')
