"""What a finger must not do: play twice, see what is hidden, lose a move."""

from __future__ import annotations

import pytest

from tests.web.conftest import MakeVisitor
from tests.web.helpers.driver import Player
from tests.web.helpers.server import ServerProcess
from tests.web.helpers.tables import BEN, BOT, HERE, lay

_LONG = 600_000  # milliseconds: no test waits for it


def test_the_second_tap_of_two_plays_nothing(visitor: MakeVisitor) -> None:
    ana = visitor(phone=True, pause=_LONG)
    for seats in ([HERE, BOT], [HERE, BEN]):  # the turn comes back, or goes to who sits beside
        lay(ana, "punto", seats)
        player = Player(ana.page, seed=1, hand="touch")
        player.play()
        table = player.wait_for_turn()
        (place,) = player.touches(table["legal"][0])
        ana.asked.clear()
        player.touch(place)
        assert not [path for path in ana.asked if path.endswith("/moves")]
        assert player.snapshot()["version"] == table["version"]


def test_a_curtain_falls_only_where_something_is_hidden_and_no_hint_lifts_it(
    visitor: MakeVisitor,
) -> None:
    ana = visitor()
    lay(ana, "punto", [HERE, BEN])  # every card lies open
    player = Player(ana.page, seed=1)
    for _ in range(2):
        player.play()
    assert ana.page.locator(".curtain").count() == 0
    lay(ana, "topominos", [HERE, BEN])
    ana.page.wait_for_selector(".curtain")
    hint = ana.page.locator(".actions button:has-text('Hint')")
    assert hint.is_disabled()
    ana.page.click(".curtain button")
    hint.click()
    ana.page.wait_for_selector("p.turn .advice")


@pytest.mark.needs_server("a server that dies")
def test_a_move_made_while_the_server_is_away_is_kept_and_sent(
    visitor: MakeVisitor, server: ServerProcess
) -> None:
    ana = visitor()
    lay(ana, "lot", [HERE, BOT], pie=False)
    player = Player(ana.page, seed=1)
    player.wait_for_turn()
    server.kill()
    player.touch("d4")
    ana.page.wait_for_selector("p.turn:has-text('Your move is kept')")
    server.start()
    player.wait_until_shown(2)
    assert player.snapshot()["moves"][0]["move"] == "d4"
    assert ana.page.locator("p.turn .lost").count() == 0


#: What a click would meet in the middle of each cross, where a dot lies over another.
_ON_CROSSES = """() => [...document.querySelectorAll(".clash")].map((cross) => {
  const { x, y, width, height } = cross.getBoundingClientRect();
  const met = document.elementFromPoint(x + width / 2, y + height / 2);
  return met.closest(".clash, .preview")?.getAttribute("class") ?? "the well";
})"""


def test_what_shows_under_the_mouse_takes_no_click(visitor: MakeVisitor) -> None:
    """It goes when the mouse is pressed; in WebKit a click that began on it is then none."""
    ana = visitor()
    lay(ana, "topominos", [HERE])
    player = Player(ana.page, seed=1)
    met: list[str] = []
    while not met:
        player.play()
        player.wait_for_turn()
        ana.page.locator("[data-touch^='tile:']").first.click()
        for well in range(1, 10):
            spot = ana.page.evaluate("(name) => hands.middle(name)", f"well:{well}")
            ana.page.mouse.move(spot["x"], spot["y"])
            ana.page.wait_for_selector(f"[data-touch='well:{well}'] .preview")
            met += ana.page.evaluate(_ON_CROSSES)
        ana.page.keyboard.press("Escape")
    assert set(met) == {"the well"}
