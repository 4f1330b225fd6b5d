"""Several people at one table: by link, at one screen, watching; and a server that dies."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.web.conftest import MakeVisitor
from tests.web.helpers.driver import Player
from tests.web.helpers.server import ServerProcess
from tests.web.helpers.tables import BEN, BOT, HERE, invite, lay, sit_down
from tests.web.helpers.wire import Wire
from tests.web.test_playing import GAMES, SHORT

#: What is drawn blind, written out instead of counted.
_STOCK = re.compile(rb'"(?:bag|waiting)":\[|"piles":\{[^}]*\[')
_HIDING = {"punto": "hands", "topominos": "racks", "loto": "racks"}
#: Punto by experts: two cards in hand, which nobody else sees.
_OPTIONS = {**SHORT, "punto": {**SHORT["punto"], "expert": True}}
_BY_HAND = 60  # moves of a game; Lotus by chance goes on for some 140, and more of the same


def take_turns(ana: Player, ben: Player, most: int = 400) -> None:
    """Both play when it is their turn, at most that many moves."""
    for number in range(most):
        table = ana.snapshot()
        if table["result"]:
            return
        player = ana if table["turn"] == 1 else ben
        if number < _BY_HAND:
            player.play()
        else:
            player.send(player.wait_for_turn())


def shows_hand(heard: bytes, game: str, seat: int) -> bool:
    """Whether a hand was written out, not only counted."""
    return game in _HIDING and bool(
        re.search(rb'"%s":\{[^}]*"%d":\[' % (_HIDING[game].encode(), seat), heard)
    )


@pytest.mark.needs_server("people elsewhere")
@pytest.mark.parametrize("game", GAMES)
def test_two_play_by_link_while_somebody_watches(
    visitor: MakeVisitor, server: ServerProcess, game: str
) -> None:
    to_ben, to_the_watcher = Wire(server.url), Wire(server.url)
    host, guest, watcher = visitor(), visitor(base=to_ben.url), visitor(base=to_the_watcher.url)
    path = invite(host, game, **_OPTIONS.get(game, {}))
    sit_down(guest, path)
    watcher.go(path)
    watcher.page.wait_for_selector(".board")
    ana, ben = Player(host.page, seed=4), Player(guest.page, seed=5)
    take_turns(ana, ben)

    over = ana.snapshot()
    assert over["result"] is not None
    for page in (guest.page, watcher.page):
        Player(page, seed=0).wait_until_shown(over["version"])
        page.wait_for_selector(".ending")
    bens, all_can_see = (bytes(wire.heard) for wire in (to_ben, to_the_watcher))
    assert b'"token":"' in bens
    assert b'"token":"' not in all_can_see
    assert b'"mine":true' not in all_can_see
    bens, all_can_see = (heard.split(b'"result":{')[0] for heard in (bens, all_can_see))
    assert shows_hand(bens, game, 2) == (game in _HIDING)  # so it would be found
    assert not shows_hand(bens, game, 1)
    assert not any(shows_hand(all_can_see, game, seat) for seat in (1, 2))
    assert not any(_STOCK.search(heard) or b'"seed":"' in heard for heard in (bens, all_can_see))
    to_ben.close()
    to_the_watcher.close()


@pytest.mark.parametrize("game", _HIDING)
def test_a_curtain_hides_the_hand_of_whoever_shares_the_screen(
    visitor: MakeVisitor, game: str
) -> None:
    ana = visitor()
    lay(ana, game, [HERE, BEN], **_OPTIONS.get(game, {}))
    player = Player(ana.page, seed=4)
    for _ in range(3):
        table = player.wait_for_turn()
        if table["result"]:  # jokers may all go in two turns: moves are made by chance
            break
        name = table["seats"][table["turn"] - 1]["name"]
        ana.page.wait_for_selector(f".curtain:has-text('{name}')")
        assert ana.page.locator("[data-touch]").count() == 0
        ana.page.click(".curtain button")
        ana.page.wait_for_selector(".hand [data-touch]")
        held = table["views"][str(table["turn"])][_HIDING[game]][str(table["turn"])]
        shown = ana.page.locator(".hand [data-touch]").evaluate_all(
            "(items) => items.map((item) => item.dataset.touch.split(':')[1])"
        )
        assert {str(piece) for piece in held} <= set(shown)
        turn = table["turn"]
        while turn == table["turn"] and not table["result"]:
            player.play()
            table = player.wait_for_turn()


@pytest.mark.needs_server("people elsewhere")
@pytest.mark.parametrize("game", GAMES)
def test_a_killed_server_loses_nothing(
    visitor: MakeVisitor, server: ServerProcess, game: str
) -> None:
    host, guest = visitor(), visitor()
    sit_down(guest, invite(host, game))
    ana, ben = Player(host.page, seed=4), Player(guest.page, seed=5)
    take_turns(ana, ben, most=5)
    before = ana.snapshot()["moves"]
    server.kill()
    server.start()
    take_turns(ana, ben, most=4)
    after = ana.snapshot()
    assert after["moves"][: len(before)] == before
    assert len(after["moves"]) == len(before) + 4
    ana.wait_until_shown(after["version"])
    ben.wait_until_shown(after["version"])


@pytest.mark.needs_server("people elsewhere")
def test_taking_back_asks_the_other_person(visitor: MakeVisitor) -> None:
    host, guest = visitor(), visitor()
    sit_down(guest, invite(host, "lot"))
    ana = Player(host.page, seed=1)
    ana.play("d4")
    host.page.click(".actions button:has-text('Take back')")
    guest.page.click(".question button:has-text('Yes')")
    ana.wait_until_shown(2)
    assert ana.snapshot()["moves"] == []


@pytest.mark.needs_server("people elsewhere")
def test_a_seat_link_opens_the_seat_on_another_device(visitor: MakeVisitor) -> None:
    ana, other = visitor(), visitor()
    lay(ana, "lot", [HERE, BOT])
    ana.page.click("#tab-table")
    link = ana.page.locator('.tab-body input[type="password"]').input_value()
    other.page.goto(link)
    other.page.wait_for_selector(".seat.mine")
    assert "#" not in other.page.url


@pytest.mark.needs_server("people elsewhere")
def test_a_message_is_read_by_the_other(visitor: MakeVisitor) -> None:
    host, guest = visitor(), visitor()
    sit_down(guest, invite(host, "lot"))
    guest.page.click("#tab-table")
    guest.page.click(".message-buttons button:has-text('Good luck!')")
    host.page.wait_for_selector(".bubble:has-text('Good luck!')")


@pytest.mark.parametrize("other", [BEN, BOT])
def test_words_are_offered_only_where_somebody_elsewhere_reads_them(
    visitor: MakeVisitor, other: dict[str, Any]
) -> None:
    ana = visitor()
    lay(ana, "lot", [HERE, other])
    ana.page.click("#tab-table")
    ana.page.wait_for_selector(".tab-body h3")
    assert ana.page.locator(".message-buttons").count() == 0


def test_a_rematch_changes_seats(visitor: MakeVisitor) -> None:
    ana = visitor()
    lay(ana, "punto", [HERE, BOT], rounds_to_win=1)
    Player(ana.page, seed=2).hurry_to_the_end()
    first = ana.page.url
    ana.page.click(".ending .primary")
    ana.page.wait_for_url(lambda url: url != first)
    ana.page.wait_for_selector(".seat.mine")
    kinds = [seat["kind"] for seat in Player(ana.page, seed=2).snapshot()["seats"]]
    assert kinds == ["bot", "here"]


@pytest.mark.needs_server("people elsewhere")
def test_a_rematch_waits_until_both_want_it(visitor: MakeVisitor) -> None:
    host, guest = visitor(), visitor()
    sit_down(guest, invite(host, "punto", rounds_to_win=1))
    take_turns(Player(host.page, seed=4), Player(guest.page, seed=5))
    first = host.page.url
    host.page.click(".ending .primary")
    host.page.wait_for_selector(".ending .primary:disabled")
    guest.page.click(".ending .primary")
    for page in (host.page, guest.page):
        page.wait_for_url(lambda url: url != first)
        page.wait_for_selector(".seat.mine")
    assert host.page.url == guest.page.url
