"""A house inside the page: no server answers, no network is there, and one plays all the same.

Python takes a while to start, so one visitor per way of getting there plays everything in a row.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import tablee
from tests.web.helpers.browser import Visitor
from tests.web.helpers.driver import Player
from tests.web.helpers.folder import exported
from tests.web.helpers.server import ServerProcess
from tests.web.helpers.tables import BEN, BOT, HERE, keep, open_here, play_the_computer

TOUCHABLE = "[data-touch]:not([aria-disabled])"  # on one's turn
FREE = f".table-screen {TOUCHABLE}"
STARTING = 90_000  # milliseconds for Python to start, on a busy machine
MASTER = {"kind": "bot", "level": 6}
SHORT = {"punto": {"rounds_to_win": 1}}
BY_HAND = 6  # turns by finger; a game of Lotus has seventy


@contextmanager
def _kept(browser: Browser, folder: Path) -> Iterator[Visitor]:
    """Somebody whose phone keeps Tablée, opened from cold; server and network are gone."""
    (folder / "data").mkdir()
    server = ServerProcess(folder / "data")
    ana = Visitor(browser, server.url, phone=True, profile=folder / "profile")
    keep(ana)
    ana.close()
    server.kill()
    ana = Visitor(browser, server.url, phone=True, profile=folder / "profile")
    ana.context.set_offline(True)
    yield ana
    ana.close()


@contextmanager
def _exported(browser: Browser, folder: Path) -> Iterator[Visitor]:
    """Somebody with a phone at a host that serves files."""
    with exported(folder) as address:
        ana = Visitor(browser, address, phone=True)
        yield ana
        ana.close()


WAYS = {"kept": _kept, "exported": _exported}
KEPT = pytest.param("kept", marks=pytest.mark.needs_server("a server that dies"))


@pytest.fixture(scope="module", params=[KEPT, "exported"])
def ana(
    request: pytest.FixtureRequest, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Visitor]:
    """Somebody on whose device the house runs."""
    with WAYS[request.param](browser, tmp_path_factory.mktemp(request.param)) as found:
        found.page.set_default_timeout(STARTING)
        found.go("/")
        yield found


def version(visitor: Visitor) -> int:
    """The version of the table when it is the visitor's turn."""
    visitor.page.wait_for_selector(FREE)
    return int(visitor.page.get_attribute(".table-screen", "data-version") or "")


def tap_and_be_answered(ana: Visitor, before: int) -> None:
    """The first place that can be touched, and the computer's move."""
    ana.page.tap(f".board {TOUCHABLE}")
    ana.page.wait_for_selector(f'.table-screen[data-version="{before + 2}"]')


def test_a_game_is_answered_and_survives_a_reload(ana: Visitor) -> None:
    play_the_computer(ana, "lot")
    before = version(ana)
    tap_and_be_answered(ana, before)
    with _no_house(ana):
        ana.page.reload()
        assert version(ana) == before + 2  # the board is there before its house
    tap_and_be_answered(ana, before + 2)


@contextmanager
def _no_house(ana: Visitor) -> Iterator[None]:
    """As long as another page has the lock, that of this one does not start."""
    other = ana.open_page()
    other.goto(ana.base + "/")
    other.evaluate(
        "() => void navigator.locks.request('tablee.house', () => new Promise(() => {}))"
    )
    yield
    other.close()


@pytest.mark.parametrize("game", list(tablee.GAMES))
def test_every_game_against_the_strongest_computer_to_its_end(ana: Visitor, game: str) -> None:
    open_here(ana, game, [HERE, MASTER], **SHORT.get(game, {}))
    player = Player(ana.page, seed=7, hand="touch")
    for _ in range(BY_HAND):
        player.play()
    over = player.hurry_to_the_end()
    assert over["result"]
    assert {1, 2} == {move["seat"] for move in over["moves"]}
    ana.page.wait_for_selector(".ending")


def test_looking_back_with_what_the_computer_thinks(ana: Visitor) -> None:
    open_here(ana, "punto", [HERE, BOT], **SHORT["punto"])
    moves = len(Player(ana.page, seed=2).hurry_to_the_end()["moves"])
    ana.page.click(".ending a:has-text('Look back')")
    ana.page.wait_for_selector("svg.graph[role=img]")
    curve = ana.page.locator("polyline.seat-1").get_attribute("points") or ""
    assert len(curve.split()) == moves + 1
    ana.page.wait_for_selector(".verified:has-text('Checked')")


def test_a_patience_until_nothing_can_be_exchanged(ana: Visitor) -> None:
    open_here(ana, "loto", [HERE], mode="patience")
    player = Player(ana.page, seed=7, hand="touch")
    for _ in range(BY_HAND):
        player.play()
    while "swap:" in str((table := player.wait_for_turn())["legal"]):
        player.send(table)


def test_two_people_share_the_screen_each_behind_a_curtain(ana: Visitor) -> None:
    open_here(ana, "topominos", [HERE, BEN])
    player = Player(ana.page, seed=4, hand="touch")
    names = [seat["name"] for seat in player.snapshot()["seats"]]
    first = player.snapshot()["turn"]  # whoever drew the highest piece
    for name in (names[first - 1], names[2 - first]):
        ana.page.wait_for_selector(f".curtain:has-text('{name}')")
        assert ana.page.locator("[data-touch]").count() == 0
        ana.page.tap(".curtain button")
        turn = player.wait_for_turn()["turn"]
        while player.wait_for_turn()["turn"] == turn:
            player.play()
