"""The server's budgets: moves, streams, the weight of the page, the time to the first page.

    python -m benchmarks.server [page] [moves] [streams] [boardgame.io]

The last one installs boardgame.io from npm into a temporary folder, and measures its server with
the same game in the same way; it keeps games in files and does not wait for the disk.

The client is plain sockets, so that it costs little of the machine both run on. Moves are sent by
the clock, whether or not earlier ones were answered, and latency counts from when each was due.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import tablee
from tools.trials.players import Player
from tools.trials.servers import UNLIMITED, Process, memory, work
from tools.trials.streams import Watcher
from tools.trials.wire import Wire

RATE, SECONDS, TABLES = 200, 10, 100
STREAMS, TOGETHER = 10_000, 200
WEB = Path(tablee.__file__).parent / "web"
LANGUAGE = "fr"
PACKAGES = ("boardgame.io@0.50", "node-persist@3", "socket.io-client@4")
OTHER_PORT, OTHER_STREAMS = 8555, 2_000


def tell_moves(who: str, latencies: list[float], seconds: float) -> None:
    """Latencies in milliseconds, and the processor time that all of the moves took."""
    latencies.sort()
    p50, p99, worst = (latencies[int(q * (len(latencies) - 1))] for q in (0.5, 0.99, 1))
    print(
        f"moves, {who}: {RATE}/s for {SECONDS} s at {TABLES} tables: p50 {p50:.1f} ms, "
        f"p99 {p99:.1f} ms, worst {worst:.1f} ms; "
        f"{1000 * seconds / len(latencies):.2f} ms of processor time each"
    )


@asynccontextmanager
async def served(*, again: bool = False) -> AsyncIterator[Process]:
    """A server with a new data folder; `again`: with one that a server has used before."""
    with tempfile.TemporaryDirectory() as folder:
        if again:
            Process(folder, *UNLIMITED).stop()
        server = Process(folder, *UNLIMITED)
        try:
            yield server
        finally:
            server.stop()


async def measure_moves() -> None:
    """Moves at a steady rate over many tables: how long until each is on disk and answered."""
    async with served() as server:
        players = [Player(await Wire.to(server.port)) for _ in range(TABLES)]
        turns = [asyncio.Lock() for _ in players]  # one request at a time on a connection
        for player in players:
            await player.sit()
        begun, before = time.perf_counter() + 0.5, server.work()
        latencies: list[float] = []

        async def one(number: int) -> None:
            due = begun + number / RATE
            await asyncio.sleep(due - time.perf_counter())
            async with turns[number % TABLES]:
                await players[number % TABLES].move()
            latencies.append(1000 * (time.perf_counter() - due))

        await asyncio.gather(*(one(number) for number in range(RATE * SECONDS)))
        tell_moves("Tablée (SQLite, synchronous=FULL)", latencies, server.work() - before)


async def measure_streams() -> None:
    """Spectators of one table: memory for each, and how soon all of them have seen a move."""
    async with served() as server:
        player = Player(await Wire.to(server.port))
        await player.sit()
        table, watchers = player.shown.table, list[Watcher]()
        await asyncio.sleep(1)
        before = server.memory()
        for _ in range(0, STREAMS, TOGETHER):
            opened = [Watcher(lambda: server.port, table) for _ in range(TOGETHER)]
            await all_show(opened, 0)
            watchers += opened
        after, begun = server.memory(), time.perf_counter()
        await player.move()
        answered = time.perf_counter() - begun
        await all_show(watchers, 1)
        told, peak = time.perf_counter() - begun, server.memory()
    print(
        f"streams: {len(watchers)} open; {(after - before) / len(watchers) / 1024:.1f} kB each "
        f"({(peak - before) / len(watchers) / 1024:.1f} kB after a move); a move is answered in "
        f"{1000 * answered:.0f} ms and has reached all in {told:.2f} s"
    )


async def all_show(watchers: list[Watcher], version: int) -> None:
    """Return once all of these pages show a version."""
    for watcher in watchers:
        await watcher.reaches(version)


async def measure_page() -> None:
    """What a browser loads, and how soon it can."""
    async with served(again=True) as server:
        wire = await Wire.to(server.port)
        await wire.ask("GET", "/")
        first, used = time.perf_counter() - server.begun, server.work()
        files = [path for path in WEB.rglob("*") if path.suffix in (".js", ".css", ".svg")]
        paths = ["/", f"/texts/{LANGUAGE}.ftl"]
        paths += [f"/{path.relative_to(WEB).as_posix()}" for path in files]
        weight = sum([len((await wire.ask("GET", path)).body) for path in paths])
    print(f"page: {len(paths)} files, {weight / 1024:.0f} kB gzipped, all boards and screens")
    print(
        f"start: {1000 * first:.0f} ms from the command to the first page, "
        f"{1000 * used:.0f} ms of processor time"
    )


async def measure_boardgame_io() -> None:
    """The same of boardgame.io's server, where npm can install it."""
    with tempfile.TemporaryDirectory() as folder:
        install = ["npm", "install", "--no-audit", "--no-fund", "--silent", *PACKAGES]
        if subprocess.call(install, cwd=folder):
            print("boardgame.io: could not be installed")
            return
        server = _node(folder, "serve", str(OTHER_PORT), "games")
        try:
            before = work(server.pid)
            words = [str(word) for word in (OTHER_PORT, RATE, SECONDS, TABLES)]
            latencies = json.loads(_node(folder, "moves", *words, ready="").communicate()[0])
            tell_moves("boardgame.io (files)", latencies, work(server.pid) - before)
            held = memory(server.pid)
            watchers = _node(folder, "watch", str(OTHER_PORT), str(OTHER_STREAMS))
            each = (memory(server.pid) - held) / OTHER_STREAMS / 1024
            print(f"streams, boardgame.io: {OTHER_STREAMS} open; {each:.1f} kB each")
            watchers.kill()
        finally:
            server.kill()


def _node(folder: str, *words: str, ready: str = "ready") -> subprocess.Popen[str]:
    """A process of benchmarks/boardgame_io.cjs, once it says that it is ready."""
    script = Path(__file__).with_name("boardgame_io.cjs")
    process = subprocess.Popen(
        ["node", str(script), *words], cwd=folder, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    while ready and ready not in process.stdout.readline():
        assert process.poll() is None
    return process


MEASURES = {
    "page": measure_page,
    "moves": measure_moves,
    "boardgame.io": measure_boardgame_io,
    "streams": measure_streams,
}


def main() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    load = " ".join(f"{value:.1f}" for value in os.getloadavg())
    print(f"{os.cpu_count()} cores, load {load}, Python {sys.version.split()[0]}")
    for name in sys.argv[1:] or MEASURES:
        asyncio.run(MEASURES[name]())


if __name__ == "__main__":
    main()
