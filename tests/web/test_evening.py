"""An evening of nine people: one comes late, one leaves, two results are corrected; it is printed,
exported and shown on a big screen. The host and two players have pages, the others act by the
API."""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.conftest import MakeVisitor
from tests.web.helpers.axe import check
from tests.web.helpers.browser import Visitor
from tests.web.helpers.driver import Player
from tests.web.helpers.server import ServerProcess

pytestmark = pytest.mark.needs_server("people elsewhere, at many tables")

NAMES = ["Ana", "Ben", "Chloé", "David", "Émile", "Fatou", "Gérard", "Hugo"]


class Api:
    """Everybody without a page."""

    def __init__(self, url: str, evening: str, token: str) -> None:
        self._http = httpx.Client(base_url=url, timeout=60)
        self._path, self._token = f"/api/evenings/{evening}", token

    def look(self) -> Any:
        return self._answer(self._http.get(self._path))

    def post(self, path: str, token: str | None = None, **body: Any) -> Any:
        headers = {"authorization": f"Bearer {token or self._token}"}
        return self._answer(self._http.post(f"{self._path}/{path}", json=body, headers=headers))

    def sheet(self, name: str) -> list[dict[str, str]]:
        text = self._http.get(f"{self._path}/{name}.csv", params={"lang": "en"}).text
        return list(csv.DictReader(io.StringIO(text.removeprefix("\ufeff"))))

    def close(self) -> None:
        self._http.close()

    @staticmethod
    def _answer(found: httpx.Response) -> Any:
        assert found.status_code == 200, found.text
        return found.json()


def open_by_form(host: Visitor) -> tuple[str, str]:
    """From the shelf, by the form; returns the evening and the host's token."""
    page = host.page
    host.go("/")
    page.click('a[href="/evening"]')
    page.wait_for_selector(".evening-form form")
    check(page, "a new evening")
    page.fill(".evening-form .field input", "Jeudi")
    page.fill(".evening-form textarea", "\n".join(NAMES))
    page.click(".evening-form button[type=submit]")
    page.wait_for_selector(".players li >> nth=7")
    evening = page.url.rpartition("/")[2]
    token = page.evaluate(f"JSON.parse(localStorage['tablee.evenings'])['{evening}'].token")
    return evening, token


def wait_for_tables(host: Visitor, most: int, over: int) -> None:
    """Until the round shown has so many tables, so many of them over."""
    host.page.wait_for_function(
        """([most, over]) => document.querySelectorAll(".pairing").length === most &&
          document.querySelectorAll(".pairing.over").length === over""",
        arg=[most, over],
    )


def correct(host: Visitor, place: int, scores: list[int]) -> None:
    """By the keyboard alone, from the button that names the table."""
    page = host.page
    page.get_by_role("button", name=f"Correct table {place}").press("Enter")
    for field, score in zip(page.locator("dialog input").all(), scores, strict=True):
        field.fill(str(score))
    page.locator("dialog input").last.press("Enter")
    page.wait_for_selector("dialog", state="detached")


def test_an_evening_of_nine(visitor: MakeVisitor, server: ServerProcess, tmp_path: Path) -> None:
    host, guest = visitor(), visitor(phone=True)
    evening, token = open_by_form(host)
    api = Api(server.url, evening, token)

    # a player's own link leads to their seat, where they play
    link = api.post("players/1/link")
    host.page.click(".begin")
    wait_for_tables(host, 4, 0)
    guest.go(f"/e/{evening}#{link['token']}")
    guest.page.click(".pairing.mine .primary")
    guest.page.wait_for_selector(".board")
    table = guest.page.url.rpartition("/")[2]
    (mine,) = [one for one in api.look()["rounds"][0]["tables"] if one["table"] == table]

    # one leaves in the middle: the computer finishes for them, and the result comes by itself
    other = next(number for number in mine["players"] if number != 1)
    name = NAMES[other - 1]
    host.page.get_by_role("button", name=f"{name} leaves").click()
    host.page.click("dialog .choice button:last-child")
    host.page.wait_for_selector(".players li.gone")
    Player(guest.page, seed=3).hurry_to_the_end()
    host.page.wait_for_selector(f'.pairing.over[data-place="{mine["place"]}"]')

    # the others' results come by hand; one comes late, by the page's own form
    for made in api.look()["rounds"][0]["tables"]:
        if made["scores"] is None:
            api.post("results", round=1, place=made["place"], scores=[1, 0])
    wait_for_tables(host, 4, 4)
    late = visitor()
    late.go("/")
    late.page.fill(".hall-code input", api.post("code")["code"])
    late.page.press(".hall-code input", "Enter")
    late.page.fill(".enter input", "Inès")
    late.page.click(".enter button[type=submit]")
    late.page.wait_for_selector('.players li:has-text("(you)")')

    # two results are corrected, which leaves a trace
    places = [place for place in range(1, 5) if place != mine["place"]][:2]
    for place in places:
        correct(host, place, [0, 1])
    host.page.wait_for_selector(".corrections li >> nth=1")
    shown = api.look()
    assert [one["place"] for one in shown["corrections"]] == places
    assert all(one["before"] == [1, 0] for one in shown["corrections"])

    # the second round has eight: all but who has left
    host.page.click(".begin")
    wait_for_tables(host, 4, 0)
    late.page.wait_for_selector(".pairing.mine")
    seated = {one for made in api.look()["rounds"][1]["tables"] for one in made["players"]}
    assert seated == set(range(1, 10)) - {other}
    check(host.page, "an evening, for its host")
    check(late.page, "an evening, for a player")
    assert_fits(guest, evening)
    look_at_the_big_screen(visitor, evening)
    print_on_one_sheet(host, tmp_path)

    rows = api.sheet("standing")
    assert {row["Player"] for row in rows} == {*NAMES, "Inès"}
    assert len(api.sheet("results")) == 8
    api.close()


def assert_fits(guest: Visitor, evening: str) -> None:
    """On a phone nothing is wider than the screen."""
    guest.go(f"/e/{evening}")
    guest.page.wait_for_selector(".pairing")
    check(guest.page, "an evening, on a phone")
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def look_at_the_big_screen(visitor: MakeVisitor, evening: str) -> None:
    """Everything is in sight, and there is nothing to press."""
    screen = visitor()
    screen.page.set_viewport_size({"width": 1920, "height": 1080})
    screen.go(f"/e/{evening}/tv")
    screen.page.wait_for_selector(".evening-tv .code")
    assert screen.page.locator("main button, main a").count() == 0
    check(screen.page, "an evening, on a big screen")
    smallest = screen.page.evaluate(
        """Math.min(...[...document.querySelectorAll("main *")].filter((one) =>
          [...one.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim()) &&
          one.checkVisibility()).map((one) => parseFloat(getComputedStyle(one).fontSize)))"""
    )
    assert smallest >= 0.03 * 1080 - 0.5


def print_on_one_sheet(host: Visitor, folder: Path) -> None:
    """Black on white, without anything to press."""
    file = folder / "evening.pdf"
    host.page.pdf(path=file, format="A4")
    assert len(re.findall(rb"/Type\s*/Page\b", file.read_bytes())) == 1
    host.page.emulate_media(media="print", color_scheme="dark")
    assert host.page.locator("button:visible, textarea:visible").count() == 0
    ink = host.page.evaluate("getComputedStyle(document.querySelector('.standing td')).color")
    assert ink == "rgb(0, 0, 0)"
    host.page.emulate_media(media="screen", color_scheme="light")


@pytest.mark.parametrize("language", ["fr", "de"])
def test_an_evening_with_boxes(visitor: MakeVisitor, language: str) -> None:
    """Real tables: the host enters the result, ends the evening, and is asked first."""
    host = visitor(language=language)
    page = host.page
    host.go("/evening")
    page.locator("label.chip", has=page.locator('input[name="where"]')).nth(1).click()
    page.fill(".evening-form .field input >> nth=1", "Belote")
    page.fill(".evening-form textarea", "Ana, Ben")
    page.click(".evening-form button[type=submit]")
    page.click(".begin:enabled")
    page.click(".pairing .card-buttons button")
    page.fill("dialog input >> nth=0", "12")
    page.click("dialog button[type=submit]")
    page.wait_for_selector(".pairing.over .first")
    page.click(".host-buttons button:last-of-type")
    page.wait_for_selector("dialog .choice")
    check(page, "a question before the end")
    page.click("dialog .choice button:last-child")
    page.wait_for_selector(".winner strong")
    check(page, "an evening that is over")
