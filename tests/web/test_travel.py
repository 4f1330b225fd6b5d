"""A table goes to this device and back, or from it to the server to invite somebody."""

from __future__ import annotations

import pytest

from tests.web.conftest import MakeVisitor
from tests.web.helpers.browser import Visitor
from tests.web.helpers.tables import BOT, HERE, lay, play_the_computer, sit_down
from tests.web.test_pocket import STARTING, TOUCHABLE, version

API = "**/api/**"
ARRIVALS = "**/api/arrivals"
_GO = """path => {
  history.pushState(null, "", path);
  dispatchEvent(new Event("tablee:route"));
}"""  # Python need not start again


@pytest.fixture
def ana(visitor: MakeVisitor) -> Visitor:
    """Somebody with a phone that keeps Tablée."""
    found = visitor(phone=True)
    found.page.add_init_script("localStorage.setItem('tablee.kept', 'true')")
    found.page.set_default_timeout(STARTING)
    return found


def press(visitor: Visitor, text: str) -> None:
    """A button of the table's own page in the drawer."""
    visitor.page.click(".actions button:has-text('Table')")
    visitor.page.click(f".tab-body button:has-text('{text}'):not([disabled])")


def left(visitor: Visitor, path: str) -> str:
    """The path of the table that it goes on at."""
    visitor.page.wait_for_function("path => location.pathname !== path", arg=path)
    return visitor.page.evaluate("location.pathname")  # type: ignore[no-any-return]


def test_a_game_is_taken_along_played_without_a_server_and_handed_back(ana: Visitor) -> None:
    begun = lay(ana, "lot", [HERE, BOT])
    press(ana, "Take this game along")
    here = left(ana, begun)
    ana.page.route(API, lambda route: route.abort())
    before = version(ana)
    ana.page.tap(f".board {TOUCHABLE}")
    ana.page.wait_for_selector(f'.table-screen[data-version="{before + 2}"]')
    ana.page.unroute(API)
    ana.page.evaluate(_GO, begun)  # at the server it waits, and leads here
    ana.page.click("text=Go on on this device")
    assert left(ana, begun) == here
    press(ana, "Hand the game back")
    assert left(ana, here) == begun
    assert version(ana) == before + 2


def test_a_table_of_this_device_moves_to_the_server_and_a_guest_comes(
    ana: Visitor, visitor: MakeVisitor
) -> None:
    ana.page.route(API, lambda route: route.abort())
    play_the_computer(ana, "punto")
    version(ana)
    here = ana.page.evaluate("location.pathname")
    ana.page.route(ARRIVALS, lambda route: route.abort())
    ana.page.unroute(API)
    press(ana, "Move to the server")  # as soon as it can be reached
    ana.page.click("dialog button:has-text('Move the table')")
    ana.page.wait_for_selector(".card:has-text('on its way')", state="attached")
    ana.page.unroute(ARRIVALS)  # from here on it goes by itself
    there = left(ana, here)
    ana.page.wait_for_selector("dialog .qr")
    ben = visitor()
    ben.go(there)
    ben.page.wait_for_selector(".join .deal-known")
    sit_down(ben, there)
