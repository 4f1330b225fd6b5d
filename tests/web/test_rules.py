"""The rules on a phone: how to play on one screen, the articles a touch away."""

from __future__ import annotations

import pytest

import tablee
from tablee.texts import LANGUAGES
from tests.web.conftest import MakeVisitor
from tests.web.helpers.browser import PHONE

GAMES = list(tablee.GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_to_play_fits_one_phone_screen(visitor: MakeVisitor, language: str) -> None:
    ana = visitor(language=language, phone=True)
    for game in GAMES:
        ana.go(f"/rules/{game}")
        ana.page.wait_for_selector(".how img")
        ana.page.evaluate("() => document.querySelector('.how img').decode()")  # fails if broken
        how = ana.page.locator(".how").bounding_box()
        assert how is not None
        assert how["y"] + how["height"] <= PHONE["height"], game
        assert ana.page.locator(".how code").count() == 0, game


def test_the_complete_rules_unfold_at_the_article_of_the_address(visitor: MakeVisitor) -> None:
    ana = visitor(phone=True)
    ana.go("/rules/lotus")
    ana.page.wait_for_selector(".how")
    assert not ana.page.locator("#clause-4").is_visible()
    ana.page.click("summary:has-text('Complete rules')")
    assert ana.page.locator("#clause-4").is_visible()
    ana.go("/rules/punto#clause-4")
    ana.page.wait_for_selector("#clause-4.lit", state="visible")
