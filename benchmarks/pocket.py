"""The house in a page: how long until one can play, what it takes, whether it stutters.

    python -m benchmarks.pocket

A real Chromium keeps the page of a server, which is then killed; the browser is opened again
without a network. Times are from the click, or from the address, to a board that can be touched.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import tablee
from tablee.server import site
from tests.web.helpers.browser import Visitor, launch
from tests.web.helpers.driver import Player
from tests.web.helpers.server import ServerProcess
from tests.web.helpers.tables import HERE, keep, open_here, play_the_computer

FREE = ".table-screen [data-touch]:not([aria-disabled])"
MASTER = {"kind": "bot", "level": 6}
LONGEST = 300_000  # milliseconds
#: Frames per second until it is one's turn again, and the seconds that took.
FRAMES = """(free) => new Promise((resolve) => {
  let frames = 0;
  const began = performance.now();
  const next = () => {
    frames += 1;
    const passed = (performance.now() - began) / 1_000;
    const done = document.querySelector(free) || document.querySelector(".ending");
    if (done) resolve([frames / passed, passed]);
    else requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
})"""


def seconds(work: Callable[[], object]) -> float:
    """How long something takes."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def begin(visitor: Visitor) -> None:
    """From the address of the shelf to the first turn against the computer."""
    play_the_computer(visitor, "lot")
    visitor.page.wait_for_selector(FREE)


def load_again(visitor: Visitor) -> None:
    """The same table, in the browser that is open."""
    visitor.page.reload()
    visitor.page.wait_for_selector(FREE)


def memory(profile: Path) -> float:
    """Megabytes of the browser with this profile, those that processes share counted once."""
    parents = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        parents[int(status.parent.name)] = int(status.read_text().rpartition(")")[2].split()[1])
    commands = {process: Path(f"/proc/{process}/cmdline").read_bytes() for process in parents}
    found = {process for process, words in commands.items() if str(profile).encode() in words}
    for _ in range(4):  # generations
        found |= {process for process, parent in parents.items() if parent in found}
    return sum(_proportional(process) for process in found) / 1024


def _proportional(process: int) -> int:
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return next((int(line.split()[1]) for line in lines if line.startswith("Pss:")), 0)


def open_without_network(browser: Browser, address: str, profile: Path) -> Visitor:
    """A browser that was closed, with what it keeps."""
    visitor = Visitor(browser, address, phone=True, profile=profile)
    visitor.context.set_offline(True)
    visitor.page.set_default_timeout(LONGEST)
    return visitor


def thought(visitor: Visitor, game: str) -> str:
    """How the page fares while level 6 thinks about its first answer."""
    open_here(visitor, game, [HERE, MASTER])
    player = Player(visitor.page, seed=1)
    visitor.page.wait_for_selector(FREE)
    while True:
        player.play()
        frames, took = visitor.page.evaluate(FRAMES, FREE)
        if any(move["seat"] == 2 for move in player.snapshot()["moves"]):
            return f"{frames:.0f} frames per second while level 6 thinks, {took:.1f} s"


def measure(browser: Browser, folder: Path) -> None:
    """Print all figures, with the load of the machine."""
    (folder / "data").mkdir()
    server, profile = ServerProcess(folder / "data"), folder / "profile"
    visitor = Visitor(browser, server.url, phone=True, profile=profile)
    visitor.page.set_default_timeout(LONGEST)
    print(f"load average {os.getloadavg()[0]:.1f}; kept {site.kept().size:,} bytes")
    print(f"kept after {seconds(lambda: keep(visitor)):.1f} s")
    server.kill()
    for start in ("first", "cold"):  # the first one compiles
        visitor.close()
        visitor = open_without_network(browser, server.url, profile)
        print(f"{start} start: playable after {seconds(partial(begin, visitor)):.1f} s")
        visitor.page.wait_for_timeout(5_000)  # what was compiled is written when it is quiet
    print(f"warm start: playable after {seconds(lambda: load_again(visitor)):.1f} s")
    print(f"memory of the browser {memory(profile):.0f} MB")
    for game in tablee.GAMES:
        print(f"{game}: {thought(visitor, game)}")
    visitor.close()


if __name__ == "__main__":
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as place:
        chromium = launch(playwright)
        measure(chromium, Path(place))
        chromium.close()
