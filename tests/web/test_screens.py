"""Every screen: readable by all (axe-core), in three languages, both lights; the switches."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from tests.web.conftest import MakeVisitor
from tests.web.helpers.browser import Visitor
from tests.web.helpers.driver import Player
from tests.web.helpers.tables import BOT, HERE, LINK, lay

_WCAG = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}


def check(visitor: Visitor, screen: str) -> None:
    """No violation on what is shown now."""
    found = Axe().run(visitor.page, options=_WCAG).response["violations"]
    told = [(each["id"], [node["html"][:160] for node in each["nodes"][:3]]) for each in found]
    assert told == [], screen


#: A language's words and a theme's colours are apart, so not every pair has to be looked at.
@pytest.mark.parametrize(("language", "theme"), [("fr", "light"), ("en", "dark"), ("de", "light")])
def test_every_screen_is_accessible(visitor: MakeVisitor, language: str, theme: str) -> None:
    ana = visitor(language=language, theme=theme)
    ana.go("/")
    ana.page.wait_for_selector(".box")
    check(ana, "shelf")
    ana.page.click(".top button")
    check(ana, "settings")
    ana.go("/box/punto")
    ana.page.click("summary")
    check(ana, "box")
    ana.go("/rules/lot")
    ana.page.wait_for_selector(".clause")
    check(ana, "rules")
    ana.go("/replay")
    ana.page.wait_for_selector(".file")
    check(ana, "replay")
    for game in ("lot", "lotus"):
        lay(ana, game, [HERE, BOT])
        Player(ana.page, seed=1).play()
        for tab in ("moves", "rules", "help", "table"):
            ana.page.click(f"#tab-{tab}")
            check(ana, f"{game}, {tab}")
    lay(ana, "lot", [HERE, LINK])
    check(ana, "invitation")


def test_a_finished_game_is_looked_back_at_kept_and_opened_again(
    visitor: MakeVisitor, tmp_path: Path
) -> None:
    ana = visitor()
    lay(ana, "lotus", [HERE, BOT])
    over = Player(ana.page, seed=2).play_to_the_end()
    check(ana, "the end")
    with ana.page.expect_download() as download:
        ana.page.click(".ending button:has-text('Keep')")
    kept = tmp_path / "game.json"
    download.value.save_as(kept)
    moves = [move["move"] for move in over["moves"]]
    assert json.loads(kept.read_text(encoding="utf-8"))["moves"] == moves

    ana.page.click(".ending a:has-text('Look back')")
    ana.page.wait_for_selector(".graph")
    check(ana, "looking back")
    ana.go("/replay")
    ana.page.set_input_files('input[type="file"]', kept)
    ana.page.wait_for_selector(".verified:has-text('Checked')")
    ana.page.click("button[aria-label='Start']")
    assert f"0 of {len(moves)}" in ana.page.locator("[role=status]").inner_text()


def test_the_language_changes_in_the_middle_of_a_game(visitor: MakeVisitor) -> None:
    ana = visitor()
    lay(ana, "lot", [HERE, BOT])
    ana.page.click(".top button")
    ana.page.click("label.chip:has-text('Deutsch')")
    ana.page.wait_for_selector("p.turn:has-text('Sie sind dran')")
    assert ana.page.locator("html").get_attribute("lang") == "de"
    ana.page.reload()
    ana.page.wait_for_selector("p.turn:has-text('Sie sind dran')")


def test_the_question_mark_shows_all_keys(visitor: MakeVisitor) -> None:
    ana = visitor()
    lay(ana, "lot", [HERE, BOT])
    ana.page.keyboard.press("?")
    assert ana.page.locator("dialog kbd").count() >= 5
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_selector("dialog", state="detached")


@pytest.mark.parametrize("phone", [True, False])
def test_the_board_never_scrolls_away(visitor: MakeVisitor, phone: bool) -> None:
    ana = visitor(phone=phone)
    for game in ("lot", "lotus"):
        lay(ana, game, [HERE, BOT])
        wide, high = ana.page.evaluate(
            "() => [document.documentElement.scrollWidth - innerWidth,"
            " document.documentElement.scrollHeight - innerHeight]"
        )
        assert wide <= 0
        assert high <= 0


def test_the_shelf_remembers_the_tables_of_this_device(visitor: MakeVisitor) -> None:
    ana = visitor()
    path = lay(ana, "lot", [HERE, BOT])
    ana.go("/")
    ana.page.click(f'.resume a[href="{path}"]')
    ana.page.wait_for_selector(".board")
