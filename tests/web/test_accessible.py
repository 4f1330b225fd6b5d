"""Every screen, as axe-core sees it, in three languages and both lights."""

from __future__ import annotations

import pytest

from tests.web.conftest import MakeVisitor
from tests.web.helpers.axe import check
from tests.web.helpers.driver import Player
from tests.web.helpers.tables import BEN, BOT, HERE, LINK, lay
from tests.web.test_playing import GAMES

LANGUAGES = ["fr", "en", "de"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shelf_and_what_is_off_the_table(visitor: MakeVisitor, language: str) -> None:
    ana = visitor(language=language)
    ana.go("/")
    ana.page.wait_for_selector(".box")
    check(ana.page, "shelf")
    ana.page.click(".top button")
    ana.page.wait_for_selector("dialog[open]")
    check(ana.page, "settings")
    ana.go("/replay")
    ana.page.wait_for_selector(".file")
    check(ana.page, "replay")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_from_its_box_to_its_board(visitor: MakeVisitor, game: str, language: str) -> None:
    ana = visitor(language=language)
    ana.go(f"/lesson/{game}")
    ana.page.wait_for_selector(".lesson-screen .board")
    check(ana.page, "lesson")
    ana.go(f"/box/{game}")
    ana.page.click("summary")
    check(ana.page, "box")
    ana.page.click(f'a[href$="rules/{game}"]')
    ana.page.wait_for_selector(".clause")
    check(ana.page, "rules")
    lay(ana, game, [HERE, BOT])
    Player(ana.page, seed=1).play()
    check(ana.page, "table")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_round_a_board(visitor: MakeVisitor, language: str) -> None:
    ana = visitor(language=language)
    lay(ana, "punto", [HERE, BEN], rounds_to_win=1, expert=True)
    check(ana.page, "curtain")
    ana.page.click(".curtain button")
    for tab in ("rules", "help", "table"):
        ana.page.click(f"#tab-{tab}")
        check(ana.page, tab)
    ana.page.keyboard.press("?")
    ana.page.wait_for_selector("dialog[open]")
    check(ana.page, "keys")
    ana.page.keyboard.press("Escape")
    Player(ana.page, seed=2).hurry_to_the_end()
    ana.page.wait_for_selector(".ending")
    check(ana.page, "ending")
    ana.page.click(".ending a")
    ana.page.wait_for_selector("svg.graph[role=img]", timeout=120_000)
    check(ana.page, "looking back")


@pytest.mark.needs_server("people elsewhere")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invitation_on_both_sides(visitor: MakeVisitor, language: str) -> None:
    ana, ben = visitor(language=language), visitor(language=language, phone=True)
    path = lay(ana, "lot", [HERE, LINK])
    ana.page.wait_for_selector("dialog[open] .qr")
    check(ana.page, "invitation")
    ben.go(path)
    ben.page.wait_for_selector(".join")
    check(ben.page, "a free seat, on a phone")
