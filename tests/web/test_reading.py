"""On a phone every word is read to its end, and a finger leaves nothing behind."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee.texts import LANGUAGES
from tests.web.conftest import MakeVisitor
from tests.web.helpers.driver import Player
from tests.web.helpers.tables import BOT, HERE, lay

_CUT = "() => hands.cut()"  # texts that cannot be read to their end
#: Previews that can be seen.
_SEEN = """() => [...document.querySelectorAll(".preview")]
  .filter((preview) => Number(getComputedStyle(preview).opacity) > 0).length"""


_SPEAK = """(language) => {
  const chosen = JSON.parse(localStorage.getItem("tablee.settings"));
  localStorage.setItem("tablee.settings", JSON.stringify({ ...chosen, language }));
}"""
_TABLES: dict[str, dict[str, Any]] = {  # as many seats as a phone shows side by side
    "lot": {},
    "punto": {"seats": 4, "rounds_to_win": 1},
    **{game: {"seats": 4} for game in ("lotus", "topominos", "loto")},
}


_WIDEST = "(items) => Math.max(...items.map((item) => item.getBoundingClientRect().width))"


@pytest.mark.parametrize("game", tablee.GAMES)
def test_a_game_is_read_to_its_end_on_a_phone(visitor: MakeVisitor, game: str) -> None:
    ana = visitor(phone=True, language="de")  # its words are the longest
    options = _TABLES[game]
    path = lay(ana, game, [HERE, *[BOT] * (options.get("seats", 2) - 1)], **options)
    player = Player(ana.page, seed=3)
    for _ in range(3):
        table = player.wait_for_turn()
        assert ana.page.evaluate(_CUT) == []
        player.send(table)
    player.hurry_to_the_end()
    for language in LANGUAGES:
        ana.page.evaluate(_SPEAK, language)
        ana.page.reload()
        ana.page.wait_for_selector(".ending")
        assert (language, ana.page.evaluate(_CUT)) == (language, [])
    ana.go(path.replace("/t/", "/replay/"))
    ana.page.wait_for_selector(".verified")
    assert ana.page.evaluate(_CUT) == []


def test_a_text_that_is_cut_is_found(visitor: MakeVisitor) -> None:
    ana = visitor(phone=True)
    lay(ana, "lot", [HERE, BOT], pie=False)
    Player(ana.page, seed=1).wait_for_turn()
    ana.page.locator(".last-action").evaluate("(line) => line.append('A long story. '.repeat(20))")
    assert [text.split(":")[0] for text in ana.page.evaluate(_CUT)] == ["last-action"]


def test_a_finger_leaves_no_preview_behind_and_is_told_of_no_keys(visitor: MakeVisitor) -> None:
    ben = visitor(phone=True, mobile=True)
    lay(ben, "punto", [HERE, BOT])
    player = Player(ben.page, seed=1, hand="touch")
    for _ in range(3):
        player.play()
        player.wait_for_turn()
        assert ben.page.evaluate(_SEEN) == 0
    ben.page.locator(".action").last.tap()
    ben.page.click("#tab-help")
    assert not ben.page.locator(".keys-note").is_visible()
    lay(ben, "loto", [HERE, BOT])
    width = ben.page.locator(".loto .hit").evaluate_all(_WIDEST)
    assert width >= 44  # the points of the figure that is played on
    ana = visitor()
    lay(ana, "punto", [HERE, BOT])
    mouse = Player(ana.page, seed=1)
    mouse.play()
    place = mouse.touches(mouse.wait_for_turn()["legal"][0])[0]
    spot = ana.page.evaluate("(name) => hands.spot(name)", place)
    ana.page.mouse.move(spot["x"], spot["y"])
    ana.page.wait_for_function(f"() => ({_SEEN})() === 1")
    ana.page.click("#tab-help")
    assert ana.page.locator(".keys-note").is_visible()
