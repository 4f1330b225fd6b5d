"""A program in the hall, challenged with one touch."""

from __future__ import annotations

import pytest

from tablee.server.tokens import Tokens, secret_of
from tests.server.test_programs import EXAMPLES, playing
from tests.web.conftest import MakeVisitor
from tests.web.helpers.axe import check
from tests.web.helpers.driver import Player
from tests.web.helpers.server import ServerProcess
from tests.web.test_desk import desk_path, press

pytestmark = pytest.mark.needs_server("programs of others")


def test_somebody_challenges_a_program_and_they_play(
    visitor: MakeVisitor, server: ServerProcess
) -> None:
    host, ana = visitor(), visitor(language="fr", phone=True)
    ana.go("/")
    ana.page.wait_for_selector(".hall")
    host.go(desk_path(server))
    name = "section[aria-labelledby=desk-programs] form input"
    host.page.fill(name, "Hasard")
    host.page.locator(name).press("Enter")
    token = host.page.input_value(".desk .copy-line input")
    assert Tokens(secret_of(server.data)).program([token]) is not None
    with playing(EXAMPLES["python"], server.url, token, "lotus"):
        card = ana.page.locator(".program-card:has-text('Hasard')")
        card.wait_for()
        check(ana.page, "a program in the hall")
        card.locator("button").press("Enter")
        ana.page.wait_for_url("**/t/*")
        player = Player(ana.page, seed=6)
        player.wait_for_turn()
        detail = ana.page.text_content(".seat:has-text('Hasard') .detail") or ""
        assert "programme" in detail.lower()  # whether its answer is shown already or not
        check(ana.page, "a table with a program")
        player.play()
        player.wait_for_turn()
    press(host.page, ".desk-programs li button")
    host.page.click("dialog .choice button:nth-of-type(2)")
    host.page.wait_for_selector(".desk-programs li", state="detached")
    ana.go("/")
    card.wait_for(state="detached")
