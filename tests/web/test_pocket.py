"""A house inside the page: no server answers, no network is there, and one plays all the same.

Python starts once per way of getting there, so one visitor plays everything in a row.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

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
BY_HAND = 8  # turns by finger; a game by chance goes on for up to 70


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
    ana.page.set_default_timeout(STARTING)
    yield ana
    ana.close()


@contextmanager
def _exported(browser: Browser, folder: Path) -> Iterator[Visitor]:
    """Somebody with a phone at a host that serves files."""
    with exported(folder) as address:
        ana = Visitor(browser, address, phone=True)
        ana.page.set_default_timeout(STARTING)
        yield ana
        ana.close()


def version(visitor: Visitor) -> int:
    """The version of the table when it is the visitor's turn."""
    visitor.page.wait_for_selector(FREE)
    return int(visitor.page.get_attribute(".table-screen", "data-version") or "")


def test_every_game_to_its_end_on_a_device_that_keeps_tablee(
    browser: Browser, tmp_path: Path
) -> None:
    with _kept(browser, tmp_path) as ana:
        _play_everything(ana, tablee.GAMES)


def test_everything_but_people_elsewhere_from_a_folder(browser: Browser, tmp_path: Path) -> None:
    with _exported(browser, tmp_path) as ana:
        _play_everything(ana, ["punto"])  # the others would be more of the same


def _play_everything(ana: Visitor, games: Iterable[str]) -> None:
    """These games to their end, and something of everything else."""
    _answer_and_reload(ana)
    for game in games:
        _win_or_lose(ana, game)
    _look_back(ana)
    _lay_a_patience(ana)
    _share_the_screen(ana)
    for game in tablee.GAMES:
        _see_the_master_move(ana, game)


def _answer_and_reload(ana: Visitor) -> None:
    """A game by the buttons, in the middle of which the page is loaded again."""
    play_the_computer(ana, "lot")
    before = version(ana)
    ana.page.tap(f".board {TOUCHABLE}")
    ana.page.wait_for_selector(f'.table-screen[data-version="{before + 2}"]')  # it has answered
    assert version(ana) == before + 2
    ana.page.reload()
    assert version(ana) == before + 2


def _win_or_lose(ana: Visitor, game: str) -> None:
    """A game against the computer to its end, the first turns by finger."""
    open_here(ana, game, [HERE, BOT], **SHORT.get(game, {}))
    player = Player(ana.page, seed=7, hand="touch")
    for _ in range(BY_HAND):
        player.play()
    assert player.hurry_to_the_end()["result"]
    ana.page.wait_for_selector(".ending")


def _look_back(ana: Visitor) -> None:
    """At the last game, with what the computer thinks of its moves."""
    open_here(ana, "punto", [HERE, BOT], **SHORT["punto"])
    moves = len(Player(ana.page, seed=2).hurry_to_the_end()["moves"])
    ana.page.click(".ending a:has-text('Look back')")
    ana.page.wait_for_selector("svg.graph[role=img]")
    curve = ana.page.locator("polyline.seat-1").get_attribute("points") or ""
    assert len(curve.split()) == moves + 1
    ana.page.wait_for_selector(".verified:has-text('Checked')")


def _lay_a_patience(ana: Visitor) -> None:
    open_here(ana, "loto", [HERE], mode="patience")
    player = Player(ana.page, seed=7, hand="touch")
    while any(move.startswith("swap:") for move in player.wait_for_turn()["legal"]):
        player.play()


def _share_the_screen(ana: Visitor) -> None:
    """Two people with one phone: the hand of each is behind a curtain for the other."""
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


def _see_the_master_move(ana: Visitor, game: str) -> None:
    """The strongest computer makes a move, whoever begins."""
    open_here(ana, game, [MASTER, HERE])
    player = Player(ana.page, seed=1)
    ana.page.wait_for_selector(FREE)
    while not any(move["seat"] == 1 for move in player.snapshot()["moves"]):
        player.play()
        ana.page.wait_for_selector(FREE)
