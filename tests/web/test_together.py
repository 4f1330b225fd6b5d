"""Several people at one table: by link, at one screen, watching; and a server that dies."""

from __future__ import annotations

import re

import pytest

from tests.web.conftest import MakeVisitor
from tests.web.helpers.driver import Player
from tests.web.helpers.server import ServerProcess
from tests.web.helpers.tables import BOT, HERE, LINK, lay
from tests.web.helpers.wire import Wire
from tests.web.test_playing import GAMES

_TOKEN = re.compile(rb'"token":"([^"]+)"')
#: What is hidden is only counted: a list in its place would tell it.
_TOLD = re.compile(rb'"(?:racks|piles)":\{[^}]*:\[(?!\])|"bag":\[')


def take_turns(players: dict[int, Player], most: int) -> None:
    """Everybody plays when it is their turn, so many moves at most."""
    for _ in range(most):
        snapshot = next(iter(players.values())).snapshot()
        if snapshot["result"]:
            return
        players[snapshot["turn"]].play()


def sit_down(visitor: MakeVisitor, path: str, name: str, base: str | None = None) -> Player:
    guest = visitor(base=base)
    guest.go(path)
    guest.page.fill(".join input", name)
    guest.page.click(".join button[type=submit]")
    guest.page.wait_for_selector(".seat.mine")
    return Player(guest.page, seed=5)


@pytest.mark.parametrize("game", GAMES)
def test_two_play_by_link_while_somebody_watches(
    visitor: MakeVisitor, server: ServerProcess, game: str
) -> None:
    wire = Wire(server.url)
    host = visitor()
    path = lay(host, game, [HERE, LINK])
    host.page.keyboard.press("Escape")  # the invitation
    ben = sit_down(visitor, path, "Ben")
    watcher = visitor(base=wire.url)
    watcher.go(path)
    watcher.page.wait_for_selector(".board")
    ana = Player(host.page, seed=4)
    take_turns({1: ana, 2: ben}, most=400 if game == "lot" else 12)

    over = ana.snapshot()
    assert (over["result"] is not None) == (game == "lot")
    Player(watcher.page, seed=0).wait_until_shown(over["version"])
    heard = bytes(wire.heard)
    wire.close()
    assert _TOKEN.findall(heard) == []
    assert b'"mine":true' not in heard
    before_the_end = heard.split(b'"result":{')[0]
    assert b'"seed":"' not in before_the_end
    assert game == "lot" or b'"views":{"0":' in before_the_end
    assert _TOLD.findall(before_the_end) == []


def test_a_killed_server_loses_nothing(visitor: MakeVisitor, server: ServerProcess) -> None:
    host = visitor()
    path = lay(host, "lot", [HERE, LINK])
    host.page.keyboard.press("Escape")
    ana, ben = Player(host.page, seed=4), sit_down(visitor, path, "Ben")
    take_turns({1: ana, 2: ben}, most=5)
    before = ana.snapshot()["moves"]
    server.kill()
    server.start()
    take_turns({1: ana, 2: ben}, most=4)
    assert ana.snapshot()["moves"][: len(before)] == before
    assert len(ana.snapshot()["moves"]) == len(before) + 4
    ben.wait_until_shown(ana.snapshot()["version"])


def test_a_double_click_plays_once(visitor: MakeVisitor) -> None:
    ana = visitor()
    lay(ana, "lot", [HERE, BOT], pie=False)
    player = Player(ana.page, seed=1)
    ana.page.dblclick('[data-touch="d4"]')
    player.wait_until_shown(2)  # not just for a turn: the page may not have sent the move yet
    assert [move["seat"] for move in player.snapshot()["moves"]] == [1, 2]


def test_a_move_is_taken_back_at_once_from_the_computer(visitor: MakeVisitor) -> None:
    ana = visitor()
    lay(ana, "lot", [HERE, BOT])
    player = Player(ana.page, seed=1)
    player.play("d4")
    player.wait_for_turn()
    version = player.snapshot()["version"]
    ana.page.click(".actions button:has-text('Take back')")
    player.wait_until_shown(version + 1)
    assert player.snapshot()["moves"] == []


def test_taking_back_asks_the_other_person(visitor: MakeVisitor) -> None:
    host = visitor()
    path = lay(host, "lot", [HERE, LINK])
    host.page.keyboard.press("Escape")
    ana, ben = Player(host.page, seed=1), sit_down(visitor, path, "Ben")
    ana.play("d4")
    host.page.click(".actions button:has-text('Take back')")
    ben.page.click(".question button:has-text('Yes')")
    ana.wait_until_shown(2)
    assert ana.snapshot()["moves"] == []


def test_a_refusal_says_why_and_shows_the_rule(visitor: MakeVisitor) -> None:
    ana = visitor()
    lay(ana, "lot", [HERE, BOT], pie=False)
    player = Player(ana.page, seed=1)
    player.play("d4")
    player.wait_for_turn()
    ana.page.click('[data-touch="d4"]', force=True)  # a taken cell is only there to be read
    ana.page.click(".toast button:has-text('Rule 1')")
    ana.page.wait_for_selector("#clause-1.lit")


def test_a_seat_link_opens_the_seat_on_another_device(visitor: MakeVisitor) -> None:
    ana = visitor()
    lay(ana, "lot", [HERE, BOT])
    ana.page.click("#tab-table")
    link = ana.page.locator('.tab-body input[type="password"]').input_value()
    other = visitor()
    other.page.goto(link)
    other.page.wait_for_selector(".seat.mine")
    assert "#" not in other.page.url


def test_the_computer_plays_for_me_and_gives_the_seat_back(visitor: MakeVisitor) -> None:
    ana = visitor()
    lay(ana, "lotus", [HERE, LINK])
    ana.page.keyboard.press("Escape")
    player = Player(ana.page, seed=1)
    ana.page.click("#tab-table")
    ana.page.click("button:has-text('Let the computer play for me')")
    player.wait_until_shown(1)
    ana.page.click(".tab-body button:has-text('Take my seat back')")
    ana.page.wait_for_selector("button:has-text('Let the computer play for me')")


def test_a_message_is_read_by_the_other(visitor: MakeVisitor) -> None:
    host = visitor()
    path = lay(host, "lot", [HERE, LINK])
    host.page.keyboard.press("Escape")
    ben = sit_down(visitor, path, "Ben")
    ben.page.click("#tab-table")
    ben.page.click(".message-buttons button:has-text('Good luck!')")
    host.page.wait_for_selector(".bubble:has-text('Good luck!')")


def test_a_rematch_changes_seats(visitor: MakeVisitor) -> None:
    ana = visitor()
    lay(ana, "lotus", [HERE, BOT])
    Player(ana.page, seed=2).play_to_the_end()
    first = ana.page.url
    ana.page.click(".ending .primary")
    ana.page.wait_for_url(lambda url: url != first)
    ana.page.wait_for_selector(".seat.mine")
    kinds = [seat["kind"] for seat in Player(ana.page, seed=2).snapshot()["seats"]]
    assert kinds == ["bot", "here"]
