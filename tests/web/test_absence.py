"""Players who are away: the computer plays for them and gives the seat back; turns run out."""

from __future__ import annotations

import pytest

from tests.web.conftest import MakeVisitor
from tests.web.helpers.driver import Player
from tests.web.helpers.tables import BOT, HERE, invite, lay, sit_down


@pytest.mark.needs_server("people elsewhere")
def test_the_computer_plays_for_me_and_gives_the_seat_back(visitor: MakeVisitor) -> None:
    ana = visitor()
    invite(ana, "lotus")
    player = Player(ana.page, seed=1)
    ana.page.click("#tab-table")
    ana.page.click("button:has-text('Let the computer play for me')")
    player.wait_until_shown(1)
    ana.page.click(".tab-body button:has-text('Take my seat back')")
    ana.page.wait_for_selector("button:has-text('Let the computer play for me')")


@pytest.mark.needs_server("people elsewhere")
def test_the_computer_plays_for_a_player_who_has_left_until_they_return(
    visitor: MakeVisitor,
) -> None:
    host, guest = visitor(), visitor()
    path = invite(host, "lotus", absence=1)
    sit_down(guest, path)
    ana = Player(host.page, seed=1)
    ana.play()
    guest.page.close()
    host.page.wait_for_selector(".seat:has-text('away')")
    host.page.click(".seat button:has-text('Let the computer play for them')")
    ana.wait_until_shown(2)
    ana.play()
    ana.wait_for_turn()  # the computer has moved

    guest.page = guest.open_page()
    guest.go(path)
    guest.page.click(".seat.mine button:has-text('Take my seat back')")
    guest.page.wait_for_selector(".seat.mine button", state="detached")
    ana.play()
    Player(guest.page, seed=2).play()
    seats = ana.snapshot()["seats"]
    assert [(seat["kind"], seat["bot"]) for seat in seats] == [("here", None), ("link", None)]


@pytest.mark.needs_server("people elsewhere")
def test_the_host_frees_the_seat_of_somebody_who_never_played(visitor: MakeVisitor) -> None:
    host, guest, other = visitor(), visitor(), visitor()
    path = invite(host, "lotus")
    sit_down(guest, path)
    assert host.page.query_selector(".seat button:has-text('Free the seat')") is None
    guest.page.close()
    host.page.click(".seat button:has-text('Free the seat')")
    sit_down(other, path, "Cleo")
    host.page.wait_for_selector(".seat:has-text('Cleo')")
    assert host.page.query_selector(".seat button:has-text('Free the seat')") is None


def test_a_turn_that_takes_too_long_is_ended(visitor: MakeVisitor) -> None:
    ana = visitor()
    lay(ana, "topominos", [HERE, BOT], turn_seconds=2)
    player = Player(ana.page, seed=1)
    before = player.wait_for_turn()
    ana.page.wait_for_selector(".clock")
    player.wait_until_shown(before["version"] + 1)  # without a touch
    made = player.snapshot()["moves"][len(before["moves"])]
    assert (made["seat"], made["move"]) in ((1, "end"), (1, "pass"))


def test_a_number_that_is_not_possible_is_said_to_be_wrong_and_not_replaced(
    visitor: MakeVisitor,
) -> None:
    ana = visitor()
    ana.go("/box/punto")
    ana.page.click("summary")
    ana.page.fill(".number input", "99")
    ana.page.press(".number input", "Tab")
    ana.page.wait_for_selector(".number .error:has-text('From 1 to')")
    assert ana.page.input_value(".number input") == "99"
    ana.page.wait_for_selector("button:has-text('Lay the table'):disabled")


def test_a_table_is_laid_with_a_clock_where_the_game_can_be_timed(visitor: MakeVisitor) -> None:
    ana = visitor()
    ana.go("/box/lot")
    ana.page.click("summary")
    ana.page.wait_for_selector("button:has-text('Lay the table')")
    assert ana.page.query_selector("input[name=turn-seconds]") is None
    ana.go("/box/topominos")
    ana.page.click("summary")
    ana.page.click("fieldset:has-text('Time for each turn') label:has-text('60')")
    ana.page.click("button:has-text('Lay the table')")
    ana.page.wait_for_selector(".board")
    assert Player(ana.page, seed=1).snapshot()["turn_seconds"] == 60
