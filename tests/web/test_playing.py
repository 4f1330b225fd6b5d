"""Every game with a board: a whole game against the computer, by mouse, keyboard and finger."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
from tests.web.conftest import MakeVisitor
from tests.web.helpers.driver import Hand, Player
from tests.web.helpers.tables import BOT, HERE, lay, play_the_computer

_BOARDS = Path(tablee.__file__).parent / "web" / "boards"
GAMES = [game for game in tablee.GAMES if (_BOARDS / f"{game}.js").exists()]


#: Every game once, every hand at least once; LOT by each of them.
BY_HAND: list[tuple[str, Hand]] = [
    ("lot", "mouse"),
    ("lot", "keyboard"),
    ("lot", "touch"),
    ("lotus", "touch"),
    ("punto", "mouse"),
    ("topominos", "mouse"),
    ("loto", "keyboard"),
]


@pytest.mark.parametrize(("game", "hand"), BY_HAND)
def test_a_whole_game_against_the_computer(visitor: MakeVisitor, game: str, hand: Hand) -> None:
    ana = visitor(phone=hand == "touch")
    if game == "punto":
        lay(ana, game, [HERE, BOT], rounds_to_win=1)  # by chance, a whole match takes very long
    else:
        play_the_computer(ana, game)
    over = Player(ana.page, seed=7, hand=hand).play_to_the_end()
    assert ana.page.locator(".ending").is_visible()
    assert over["moves"]


@pytest.mark.parametrize("game", GAMES)
def test_every_move_is_spoken(visitor: MakeVisitor, game: str) -> None:
    ana = visitor()
    lay(ana, game, [HERE, BOT])
    player = Player(ana.page, seed=3)
    player.play()
    player.wait_for_turn()
    ana.page.wait_for_selector("#live p", state="attached")
    assert "Ana" in ana.page.locator("#live").inner_text()


@pytest.mark.parametrize("game", GAMES)
def test_the_board_can_be_read_as_text(visitor: MakeVisitor, game: str) -> None:
    ana = visitor()
    lay(ana, game, [HERE, BOT])
    ana.page.click("#tab-help")
    assert ana.page.locator(".text-board li").count() > 0
