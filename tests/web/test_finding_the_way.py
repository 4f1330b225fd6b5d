"""Coming, going and coming back on a phone: nothing is lost, and one always knows where one is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.conftest import MakeVisitor
from tests.web.helpers.browser import PHONE, address
from tests.web.helpers.server import ServerProcess
from tests.web.helpers.tables import BOT, HERE, lay


def colour(page: Page, of: str) -> str:
    """The colour of an element's text."""
    found: str = page.locator(of).evaluate("(element) => getComputedStyle(element).color")
    return found


#: Goes to another page of ours as soon as anything is drawn, before the page listens.
HURRY = """(address) => new MutationObserver((_, observer) => {
  if (!document.querySelector("#main")) return;
  observer.disconnect();
  history.pushState(null, "", new URL(address, document.baseURI));
  dispatchEvent(new Event("tablee:route"));
}).observe(document, { subtree: true, childList: true })"""


def test_whoever_goes_on_at_once_gets_there(visitor: MakeVisitor) -> None:
    ana = visitor(fresh=True)
    target = ana.base + address("/box/lot", ana.device.alone)
    ana.page.add_init_script(f"({HURRY})({target!r})")
    ana.go("/replay")
    ana.page.wait_for_selector("h1:has-text('LOT')")


def test_a_table_is_resumed_at_the_top_and_forgotten_only_on_purpose(
    visitor: MakeVisitor,
) -> None:
    ana = visitor(phone=True)
    path = lay(ana, "lot", [HERE, BOT])
    ana.go("/")
    known = ana.page.locator(f'.resume a[href$="{path[1:]}"]')
    box = known.bounding_box()
    assert box is not None
    assert box["y"] < PHONE["height"] / 2
    forget = ana.page.locator(".resume li button")
    forget.click()
    ana.page.click("dialog button:has-text('Keep my seat')")
    ana.page.wait_for_selector("dialog", state="detached")
    known.wait_for()
    forget.click()
    ana.page.click("dialog button:has-text('Forget the table')")
    known.wait_for(state="detached")


def test_back_closes_what_lies_over_the_board_and_then_leaves(visitor: MakeVisitor) -> None:
    ana = visitor(phone=True)
    ana.go("/")
    ana.page.click('a[href$="box/lot"]')
    ana.page.click(".quick .primary")
    ana.page.wait_for_selector(".board")
    table = ana.page.url
    ana.page.click(".actions button:has-text('Rules')")
    ana.page.wait_for_selector(".drawer.open")
    ana.page.go_back()
    ana.page.wait_for_selector(".drawer:not(.open)", state="attached")
    ana.page.click(".top button")
    ana.page.wait_for_selector("dialog[open]")
    ana.page.go_back()
    ana.page.wait_for_selector("dialog", state="detached")
    assert ana.page.url == table
    ana.page.click(".actions button:has-text('Table')")  # closed by its own button: no step is left
    ana.page.click(".close-drawer")
    ana.page.wait_for_function("() => history.state === null")
    ana.page.go_back()
    ana.page.wait_for_selector(".open-box")


def test_every_screen_says_where_one_is_and_takes_the_focus(visitor: MakeVisitor) -> None:
    ana = visitor()
    ana.go("/")
    ana.page.wait_for_selector(".box")
    titles = [ana.page.title()]
    for step in ('[href$="box/lotus"]', '[href$="rules/lotus"]', ".top a", ".top a"):
        ana.page.click(step)
        ana.page.wait_for_function(
            "(before) => document.title !== before && document.activeElement.tagName === 'H1'",
            arg=titles[-1],
        )
        titles.append(ana.page.title())
    assert len(set(titles)) == 3
    assert all("Tablée" in title for title in titles)


def test_an_address_where_nothing_is_leads_back_to_the_shelf(visitor: MakeVisitor) -> None:
    ana = visitor()
    for path in ("/nimporte", "/nowhere/at/all", "/t/nosuchtable"):
        ana.go(path)
        ana.page.click(".lost-page a:has-text('Back to the shelf')")
        ana.page.wait_for_selector(".box")


@pytest.mark.needs_server("answers with a status of their own")
def test_an_address_where_nothing_is_says_so_to_programs(
    visitor: MakeVisitor, server: ServerProcess
) -> None:
    ana = visitor(server.url)
    for path, status in (("/nimporte", 404), ("/nowhere/at/all", 404), ("/t/nosuchtable", 200)):
        answer = ana.go(path)
        assert answer is not None
        assert answer.status == status


def test_the_level_is_remembered(visitor: MakeVisitor) -> None:
    ana = visitor()
    ana.go("/box/lot")
    ana.page.click('.quick label.chip:has-text("2")')
    ana.go("/box/punto")
    ana.page.wait_for_selector('.quick label.chip:has-text("2") input:checked', state="attached")


def test_every_seat_is_in_sight_and_one_s_turn_is_no_error(visitor: MakeVisitor) -> None:
    ana = visitor(phone=True)
    for count in (3, 4):
        lay(ana, "lotus", [HERE, *[BOT] * (count - 1)])
        ana.page.wait_for_selector("p.turn.mine")
        boxes = [seat.bounding_box() for seat in ana.page.locator(".seat").all()]
        assert len(boxes) == count
        for box in boxes:
            assert box is not None
            assert (box["x"] >= 0, box["x"] + box["width"] <= PHONE["width"]) == (True, True)
    red = ana.page.evaluate(
        """() => {
          const error = document.body.appendChild(document.createElement("p"));
          error.className = "error";
          return getComputedStyle(error).color;
        }"""
    )
    assert colour(ana.page, "p.turn.mine") != red
