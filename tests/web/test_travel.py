"""A table goes to this device and back, or from it to the server to invite somebody; and a device
thinks about tables at the server.

One phone does all of it without loading the page again, so that Python starts once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import MakeVisitor
from tests.web.helpers.browser import Visitor
from tests.web.helpers.driver import Player
from tests.web.helpers.server import ServerProcess
from tests.web.helpers.tables import BOT, HERE, open_here, sit_down
from tests.web.test_pocket import SHORT, STARTING, TOUCHABLE, version

pytestmark = pytest.mark.needs_server("tables that go to a server")

API = "**/api/**"
ARRIVALS = "**/api/arrivals"
_GO = """path => {
  history.pushState(null, "", path);
  dispatchEvent(new Event("tablee:route"));
}"""
THINKING = "**/api/tables/*/{hint,analysis}"
_WAKE = "async () => (await import('/app/near.js')).wake()"
_AWAKE = "async () => (await import('/app/near.js')).isAwake()"


@pytest.fixture(scope="module")
def ana(browser: Browser, server: ServerProcess) -> Iterator[Visitor]:
    """Somebody with a phone that keeps Tablée."""
    found = Visitor(browser, server.url, phone=True)
    found.page.add_init_script("localStorage.setItem('tablee.kept', 'true')")
    found.page.set_default_timeout(STARTING)
    found.go("/")
    yield found
    found.close()


def press(visitor: Visitor, text: str) -> None:
    """A button of the table's own page in the drawer."""
    visitor.page.click(".actions button:has-text('Table')")
    visitor.page.click(f".tab-body button:has-text('{text}'):not([disabled])")


def left(visitor: Visitor, path: str) -> str:
    """The path of the table that it goes on at."""
    visitor.page.wait_for_function("path => location.pathname !== path", arg=path)
    return visitor.page.evaluate("location.pathname")  # type: ignore[no-any-return]


def test_a_game_is_taken_along_played_without_a_server_and_handed_back(ana: Visitor) -> None:
    begun = f"/t/{open_here(ana, 'lot', [HERE, BOT])}"
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
    open_here(ana, "punto", [HERE, BOT])
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


def test_this_device_gives_hints_and_looks_back_for_a_table_at_the_server(ana: Visitor) -> None:
    ana.page.evaluate(_WAKE)
    ana.page.wait_for_function(_AWAKE)
    ana.page.route(THINKING, lambda route: route.abort())  # the server need not think
    open_here(ana, "punto", [HERE, BOT], **SHORT["punto"])
    version(ana)
    ana.page.click(".actions button:has-text('Hint')")
    ana.page.wait_for_selector(".turn .advice")
    moves = len(Player(ana.page, seed=2).hurry_to_the_end()["moves"])
    ana.page.click(".ending a:has-text('Look back')")
    curve = ana.page.wait_for_selector("polyline.seat-1", state="attached")
    assert curve is not None
    assert len((curve.get_attribute("points") or "").split()) == moves + 1
    ana.page.unroute(THINKING)
