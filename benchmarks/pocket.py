"""The house in a page: how long until one can play, what it takes, whether it stutters, how fast
its bots are beside those of a server; and every game to its end by finger.

    python -m benchmarks.pocket

A real Chromium keeps the page of a server, which is then killed; the browser is opened again
without a network. Times are from the click, or from the address, to a board that can be touched.
"""

from __future__ import annotations

import itertools
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, sync_playwright

import tablee
from tablee.pocket.thoughts import Choose
from tablee.server import site
from tablee.testing import random_game
from tests.web.helpers.browser import Visitor, launch
from tests.web.helpers.driver import Player
from tests.web.helpers.server import ServerProcess
from tests.web.helpers.tables import HERE, keep, open_here, play_the_computer

FREE = ".table-screen [data-touch]:not([aria-disabled])"
MASTER = {"kind": "bot", "level": 6}
LONGEST = 300_000  # milliseconds
#: Frames per second for a while, and the longest time between two of them, in milliseconds.
FRAMES = """(milliseconds) => new Promise((resolve) => {
  const began = performance.now();
  let frames = 0, longest = 0, last = began;
  const next = () => {
    const now = performance.now();
    frames += 1;
    longest = Math.max(longest, now - last);
    last = now;
    if (now - began > milliseconds) resolve([(1_000 * frames) / (now - began), longest]);
    else requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
})"""
#: What the page's own thinker answers, and after how many milliseconds, once it has started.
THINK = """async (requests) => {
  const worker = new Worker("/pocket/thinker-worker.js", { type: "module" });
  const ask = (request) => new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.postMessage(request);
  });
  await ask(requests[0]);
  const found = [];
  for (const request of requests) {
    const began = performance.now();
    const { answer } = await ask(request);
    found.push([JSON.parse(answer).move, performance.now() - began]);
  }
  worker.terminate();
  return found;
}"""
WATCHED = 5_000  # milliseconds
POSITIONS = 12  # per game, in which both sides think


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
    parents, commands = {}, {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            process = int(status.parent.name)
            parents[process] = int(status.read_text().rpartition(")")[2].split()[1])
            commands[process] = status.with_name("cmdline").read_bytes()
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


def fluency(visitor: Visitor, game: str) -> str:
    """How the page fares while it shows two bots of level 6 that think without a pause."""
    open_here(visitor, game, [MASTER, MASTER])
    frames, longest = visitor.page.evaluate(FRAMES, WATCHED)
    return f"{frames:.0f} frames per second while bots think, {longest:.0f} ms at most without one"


def whole(visitor: Visitor, game: str) -> str:
    """A game against level 6 to its end, every turn by finger."""
    open_here(visitor, game, [HERE, MASTER])
    began, player = time.perf_counter(), Player(visitor.page, seed=7, hand="touch")
    moves = player.play_to_the_end()["moves"]
    return f"{len(moves)} moves to the end by finger, {time.perf_counter() - began:.0f} s"


def thoughts(visitor: Visitor, game: str) -> str:
    """The same choices of level 6 by the page and as a server makes them, in another process."""
    views = list(itertools.islice(_views(game), POSITIONS))
    asked = [Choose(game, 6, view, seed) for seed, view in enumerate(views)]
    near = visitor.page.evaluate(THINK, [msgspec.json.encode(one).decode() for one in asked])
    bot = tablee.Bot(game, 6)
    bot.choose(views[0], seed=0)  # its process has started
    far = [_timed(bot, one) for one in asked]
    assert [move for move, _ in far] == [move for move, _ in near]
    here, there = (sum(took for _, took in found) / POSITIONS for found in (near, far))
    return f"a move of level 6 {here:.0f} ms, the server's {there:.0f} ms: {here / there:.2f} times"


def _views(game: str) -> Iterator[dict[str, Any]]:
    """What the seat to move sees, here and there in random games."""
    for number in itertools.count():
        line = random_game(tablee.find_game(game), {}, number, 400)
        yield from (dict(p.view(p.turn)) for p in list(line)[3::9] if p.turn is not None)


def _timed(bot: tablee.Bot, asked: Choose) -> tuple[str, float]:
    began = time.perf_counter()
    return bot.choose(asked.view, seed=asked.seed).move, 1_000 * (time.perf_counter() - began)


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
    for measured in (thoughts, fluency, whole):
        for game in tablee.GAMES:
            print(f"{game}: {measured(visitor, game)}", flush=True)
    visitor.close()


if __name__ == "__main__":
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as place:
        chromium = launch(playwright)
        measure(chromium, Path(place))
        chromium.close()
