"""Every game: a whole one against the computer by mouse, keyboard and finger; drags; words."""

from __future__ import annotations

from typing import get_args

import pytest

import tablee
from tests.web.conftest import MakeVisitor
from tests.web.helpers.browser import Visitor
from tests.web.helpers.driver import Hand, Player
from tests.web.helpers.tables import BOT, HERE, lay, play_the_computer

GAMES = list(tablee.GAMES)
#: A whole match of Punto would be more of the same.
SHORT = {"punto": {"rounds_to_win": 1}}


@pytest.mark.parametrize("hand", get_args(Hand))
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_the_computer(visitor: MakeVisitor, game: str, hand: Hand) -> None:
    ana = visitor(phone=hand == "touch")
    if game in SHORT:
        lay(ana, game, [HERE, BOT], **SHORT[game])
    else:
        play_the_computer(ana, game)
    over = Player(ana.page, seed=7, hand=hand).play_to_the_end()
    ana.page.wait_for_selector(".ending")
    assert over["moves"]
    assert_the_board_stayed(ana)


def test_a_whole_patience_by_finger(visitor: MakeVisitor) -> None:
    ana = visitor(phone=True)
    player = Player(ana.page, seed=7, hand="touch")
    over = None
    while (
        not over
    ):  # who exchanges all there is has lost, unless the last eight tiles happen to fit
        lay(ana, "loto", [HERE], mode="patience")
        while any(move.startswith("swap:") for move in player.wait_for_turn()["legal"]):
            player.play()
        over = player.snapshot()["result"]
    ana.page.wait_for_selector(".ending")
    assert_the_board_stayed(ana)


def assert_the_board_stayed(visitor: Visitor) -> None:
    """The board kept its place and its size from the first touch to the end."""
    board = visitor.page.evaluate("() => hands.board()")
    assert (len(board["places"]), board["shifts"]) == (1, [])


@pytest.mark.parametrize("hand", ["mouse", "touch"])
@pytest.mark.parametrize("game", GAMES)
def test_a_piece_is_dragged_to_its_place(visitor: MakeVisitor, game: str, hand: Hand) -> None:
    ana = visitor(phone=hand == "touch")
    lay(ana, game, [HERE, BOT])
    player = Player(ana.page, seed=3, hand=hand)
    before = player.wait_for_turn()
    ways = ((move, player.touches(move)) for move in before["legal"])
    move, touched = next((move, names) for move, names in ways if "turn" not in names)
    source = touched[-2] if len(touched) > 1 else player.draggable()
    for name in touched[:-2]:
        player.touch(name)
    player.drag(source, None)  # beside the board: nothing happens
    assert player.snapshot()["version"] == before["version"]
    player.drag(source, touched[-1])
    player.wait_until_shown(before["version"] + 1)
    made = player.snapshot()["moves"][len(before["moves"])]
    assert (made["seat"], made["move"]) == (1, move)


#: The boards with most on them, on which some item might be out of the way.
@pytest.mark.parametrize(("game", "seats"), [("lotus", 4), ("loto", 2), ("topominos", 2)])
@pytest.mark.parametrize("phone", [True, False])
def test_arrow_keys_lead_from_every_item_to_every_other(
    visitor: MakeVisitor, game: str, seats: int, phone: bool
) -> None:
    ana = visitor(phone=phone)
    lay(ana, game, [HERE, *[BOT] * (seats - 1)])
    player = Player(ana.page, seed=7)
    for _ in range(3):
        player.play()
        player.wait_for_turn()
        assert ana.page.evaluate("() => hands.lonely()") == []


@pytest.mark.parametrize("game", GAMES)
def test_every_move_is_spoken(visitor: MakeVisitor, game: str) -> None:
    ana = visitor()
    lay(ana, game, [HERE, BOT])
    Player(ana.page, seed=3).play()
    ana.page.wait_for_selector("#live p:has-text('Ana')", state="attached")


@pytest.mark.parametrize("game", GAMES)
def test_the_board_can_be_read_as_text(visitor: MakeVisitor, game: str) -> None:
    ana = visitor()
    lay(ana, game, [HERE, BOT])
    ana.page.click("#tab-help")
    ana.page.wait_for_selector(".text-board li")
    lines = ana.page.locator(".text-board li").all_inner_texts()
    assert all(line.strip() for line in lines)
    assert len(set(lines)) == len(lines)
