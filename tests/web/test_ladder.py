"""The house's memory: a ladder that outlives the server and moves to another device, one's own
games, finished games."""

from __future__ import annotations

import uuid
from pathlib import Path
from typing import Any

import pytest

from tests.server.helpers import Guest
from tests.server.test_ladder import enter, sit, won_by_first
from tests.web.conftest import MakeVisitor
from tests.web.helpers.axe import check
from tests.web.helpers.browser import Visitor
from tests.web.helpers.server import ServerProcess

pytestmark = pytest.mark.needs_server("the memory of a house with several people")

_KEY = "() => JSON.parse(localStorage.getItem('tablee.player')).key"
_KEEP = """({ table, token }) => localStorage.setItem("tablee.tables", JSON.stringify(
  { [table]: { id: table, token, game: "lot", names: [], at: 1 } }))"""


def sign_up(visitor: Visitor, name: str) -> str:
    """By the switch on the shelf and the keyboard; returns the key."""
    visitor.go("/")
    visitor.page.locator(".memory input[role=switch]").press("Space")
    visitor.page.wait_for_selector("dialog[open] form")
    check(visitor.page, "joining")
    visitor.page.fill("dialog input", name)
    visitor.page.press("dialog input", "Enter")
    visitor.page.wait_for_selector("dialog", state="detached")
    assert visitor.page.is_checked(".memory input[role=switch]")
    return str(visitor.page.evaluate(_KEY))


def beat_ben(visitor: Visitor, key: str, name: str) -> str:
    """A game that anybody may watch, which the visitor wins; it is shown to them."""
    other = uuid.uuid4().hex * 2
    with Guest(visitor.base) as ana, Guest(visitor.base) as ben:
        enter(ben, other[:40], f"Ben {other[:6]}")
        seats: list[Any] = [{"kind": "here", "name": name}, {"kind": "link"}]
        wish = {"game": "lot", "seats": seats, "options": {"pie": False}, "watch": True}
        made = ana.post("/api/tables", player=key, **wish).json()
        ana.token = made["token"]
        sit(ben, made["table"], "Ben", other[:40])
        won_by_first([ana, ben], made["table"])
    visitor.page.evaluate(_KEEP, {"table": made["table"], "token": made["token"]})
    visitor.go(f"/t/{made['table']}")
    visitor.page.wait_for_selector(".ending")
    return str(made["table"])


def test_a_ladder_survives_a_restart_and_a_change_of_device(
    visitor: MakeVisitor, tmp_path: Path
) -> None:
    server = ServerProcess(tmp_path)
    ana = visitor(server.url)
    key = sign_up(ana, "Ana")
    table = beat_ben(ana, key, "Ana")
    ana.page.goto("about:blank")  # who leaves before the server ends misses nothing
    server.kill()
    server.start()
    phone = visitor(server.url, phone=True, language="fr")
    phone.go(f"/ladder#{key}")
    phone.page.wait_for_selector("dialog p:has-text('Ana')")
    assert key not in phone.page.url  # it stays in no address
    check(phone.page, "arriving")
    phone.page.locator("dialog .primary").press("Enter")
    phone.page.wait_for_selector(".steps .own:has-text('Ana')")
    assert phone.page.inner_text(".steps tr:not(.bot) td") == "1"
    phone.go("/mine")  # the house has kept it for whoever has the key
    phone.page.wait_for_selector(f'.past-game a[href="/replay/{table}"]')
    phone.go("/ladder/lot")
    phone.page.locator(".ladder-ways button").last.press("Enter")
    phone.page.locator("dialog[open] .choice button").last.press("Enter")
    phone.page.wait_for_selector(".ladder-own", state="detached")
    phone.page.wait_for_selector(".steps tr:not(.bot)")
    assert "Ana" not in phone.page.inner_text(".steps")
    phone.page.goto("about:blank")
    server.stop()


@pytest.mark.parametrize("language", ["fr", "en", "de"])
def test_every_screen_of_it(visitor: MakeVisitor, language: str) -> None:
    ana = visitor(language=language, phone=language == "de")
    name = f"Ana {language}"
    table = beat_ben(ana, sign_up(ana, name), name)
    ana.go("/ladder/lot")
    ana.page.wait_for_selector(".steps .own")
    check(ana.page, "ladder")
    ana.page.locator(".ladder-ways button").nth(1).press("Enter")
    ana.page.wait_for_selector("dialog .qr")
    check(ana.page, "another device")
    ana.page.keyboard.press("Escape")
    ana.go("/mine")  # this device has kept it itself
    ana.page.wait_for_selector(".figures")
    check(ana.page, "one's own games")
    ana.go("/finished")
    ana.page.fill(".search input", name.upper())
    ana.page.press(".search input", "Enter")
    ana.page.locator(f'.past-game a[href="/replay/{table}"]').wait_for()
    check(ana.page, "finished games")
    ana.page.locator(".past-game a").first.press("Enter")
    ana.page.wait_for_selector(".replay .board")
