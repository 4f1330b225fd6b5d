"""What one person can switch, ask for and come back to."""

from __future__ import annotations

import pytest

from tests.web.conftest import MakeVisitor
from tests.web.helpers.driver import Player
from tests.web.helpers.tables import BOT, HERE, lay
from tests.web.test_playing import GAMES

_COUNT_TONES = """() => {
  globalThis.tones = 0;
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    globalThis.tones += 1;
    return make.call(this);
  };
}"""


def test_the_language_changes_in_the_middle_of_a_game(visitor: MakeVisitor) -> None:
    ana = visitor()
    lay(ana, "lot", [HERE, BOT])
    ana.page.click(".top button")
    ana.page.click("label.chip:has-text('Deutsch')")
    ana.page.wait_for_selector("p.turn:has-text('Sie sind dran')")
    ana.page.wait_for_selector("html[lang=de]", state="attached")
    ana.page.reload()
    ana.page.wait_for_selector("p.turn:has-text('Sie sind dran')")


def test_sound_is_made_only_when_it_was_asked_for(visitor: MakeVisitor) -> None:
    ana = visitor()
    lay(ana, "lot", [HERE, BOT])
    ana.page.evaluate(_COUNT_TONES)
    player = Player(ana.page, seed=1)
    player.play()
    player.wait_for_turn()
    assert ana.page.evaluate("tones") == 0
    ana.page.click(".top button[aria-label='Sounds']")
    ana.page.wait_for_selector(".top button[aria-label='Sounds'][aria-pressed=true]")
    ana.page.evaluate("() => { tones = 0; }")  # the switch has sounded
    player.play()
    player.wait_for_turn()
    assert ana.page.evaluate("tones") > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_points_at_a_move_until_one_is_made(visitor: MakeVisitor, game: str) -> None:
    ana = visitor()
    lay(ana, game, [HERE, BOT])
    player = Player(ana.page, seed=1)
    player.wait_for_turn()
    ana.page.click(".actions button:has-text('Hint')")
    ana.page.wait_for_selector("p.turn .advice")
    ana.page.keyboard.press("Escape")  # what the hint has put in hand
    player.play(ana.page.evaluate("() => hands.hint()"))
    ana.page.wait_for_selector("p.turn .advice", state="detached")


def test_a_patience_counts_exchanges(visitor: MakeVisitor) -> None:
    ana = visitor()
    ana.go("/box/loto")
    ana.page.click("summary")
    ana.page.click("fieldset:has(input[name=mode]) label.chip >> nth=1")
    ana.page.click("details button.primary")
    ana.page.wait_for_selector(".board")
    player = Player(ana.page, seed=1)
    for exchanged in (1, 2):
        legal = player.wait_for_turn()["legal"]
        player.play(next(move for move in legal if move.startswith("swap:")))
        ana.page.wait_for_selector(f".seat.mine .score:text-is('{exchanged}')")


def test_the_question_mark_shows_all_keys(visitor: MakeVisitor) -> None:
    ana = visitor()
    lay(ana, "lot", [HERE, BOT])
    ana.page.keyboard.press("?")
    ana.page.wait_for_selector("dialog kbd >> nth=4")
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_selector("dialog", state="detached")


@pytest.mark.parametrize("phone", [True, False])
def test_the_board_never_scrolls_away(visitor: MakeVisitor, phone: bool) -> None:
    ana = visitor(phone=phone)
    for game in GAMES:
        lay(ana, game, [HERE, BOT])
        wide, high = ana.page.evaluate(
            "() => [document.documentElement.scrollWidth - innerWidth,"
            " document.documentElement.scrollHeight - innerHeight]"
        )
        assert (game, wide <= 0, high <= 0) == (game, True, True)


def test_the_shelf_remembers_the_tables_of_this_device(visitor: MakeVisitor) -> None:
    ana = visitor()
    path = lay(ana, "lot", [HERE, BOT])
    ana.go("/")
    ana.page.click(f'.resume a[href$="{path[1:]}"]')
    ana.page.wait_for_selector(".board")
