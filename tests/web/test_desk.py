"""The host's desk, and a tablet in the hall."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page

from tablee.server.tokens import Tokens, secret_of
from tests.web.conftest import MakeVisitor
from tests.web.helpers.axe import check
from tests.web.helpers.driver import Player
from tests.web.helpers.server import ServerProcess
from tests.web.helpers.tables import BEN, HERE, LINK, lay

_FINISHED = """() => {
  const known = JSON.parse(localStorage.getItem("tablee.tables"));
  known.finished = { id: "finished", token: "a.b", game: "lot", names: ["Zoé"], over: true, at: 1 };
  localStorage.setItem("tablee.tables", JSON.stringify(known));
}"""


def desk_path(server: ServerProcess) -> str:
    """The link that `tablee host` prints."""
    return f"/desk#{Tokens(secret_of(server.data)).make_host(time.time() + 3_600)}"


def press(page: Page, *places: str) -> None:
    """Press these buttons, one after the other, by keyboard."""
    for place in places:
        page.locator(f"{place}:not([disabled])").press("Enter")


@pytest.mark.needs_server("the host of a house")
def test_the_host_sees_tables_tells_everybody_and_deletes_one(
    visitor: MakeVisitor, server: ServerProcess
) -> None:
    ana, host, phone = visitor(), visitor(language="fr"), visitor(language="de", phone=True)
    path = lay(ana, "lot", [HERE, LINK])
    ana.page.keyboard.press("Escape")
    host.go(desk_path(server))
    row = f'.desk-table[data-table="{path.rpartition("/")[2]}"]'
    host.page.wait_for_selector(row)
    assert "#" not in host.page.url  # the key stays in no address
    check(host.page, "desk")
    phone.go(desk_path(server))
    phone.page.wait_for_selector(row)
    check(phone.page, "desk, on a phone")
    phone.go("/")
    phone.page.wait_for_selector(".hall")
    host.page.fill(".desk textarea", "On ferme à minuit.")
    press(host.page, ".desk form button.primary")
    for reader in (ana, phone):
        assert "On ferme à minuit." in reader.page.inner_text(".notice")
        check(reader.page, "notice")
        reader.page.locator(".notice button").press("Enter")
        reader.page.wait_for_selector(".notice", state="detached")
    ana.page.click("#tab-table")
    ana.page.wait_for_selector(".message-buttons")
    host.page.locator(".desk .switch input").press("Space")
    ana.page.wait_for_selector(".message-buttons", state="detached")
    press(host.page, f"{row} .card-buttons button:nth-of-type(1)")
    ana.page.wait_for_selector(".turn:has-text('closed this table')")
    press(host.page, f"{row} .card-buttons button:nth-of-type(3)")
    check(host.page, "before a table is deleted")
    press(host.page, "dialog .choice button:nth-of-type(2)")
    host.page.wait_for_selector(row, state="detached")
    ana.page.wait_for_selector(".lost-page")
    host.page.locator(".desk .switch input").press("Space")
    lay(ana, "lot", [HERE, LINK])
    ana.page.keyboard.press("Escape")
    ana.page.click("#tab-table")
    ana.page.wait_for_selector(".message-buttons")  # they are back, so the desk is ready again
    press(host.page, ".desk form .card-buttons button:nth-of-type(2)")
    host.page.wait_for_selector(".desk form .card-buttons button:nth-of-type(2)", state="detached")
    press(host.page, ".desk-side > button")
    host.page.wait_for_selector(".boxes")
    host.go("/desk")  # the key is gone
    host.page.wait_for_selector(".lost-page")
    check(host.page, "a desk that is closed")


def test_a_tablet_in_the_hall_returns_to_the_shelf(visitor: MakeVisitor) -> None:
    tablet = visitor(fresh=True)  # its clock is the test's
    tablet.page.clock.install()
    tablet.go("/?kiosk=5")
    tablet.page.wait_for_selector(".box")
    lay(tablet, "lot", [HERE, BEN])
    Player(tablet.page, seed=5).play()
    tablet.page.evaluate(_FINISHED)
    tablet.page.clock.fast_forward("04:50")
    tablet.page.keyboard.press("Shift")
    tablet.page.clock.fast_forward("04:50")
    assert tablet.page.locator(".table-screen").count() == 1
    tablet.page.clock.fast_forward("00:20")
    tablet.page.wait_for_selector(".resume li")
    assert tablet.page.locator(".resume li").count() == 1  # the game that is not over
