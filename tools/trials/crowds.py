"""A crowd: many live tables with several pages open at each, for a long time, at a steady rate.

Moves are sent by the clock, whether or not earlier ones were answered; latency counts from when
each was due until it is acknowledged, and until every page at its table shows it. The first moves
are made before that, uncounted: ten thousand pages that open within a minute leave a backlog.
"""

from __future__ import annotations

import asyncio
import gc
import time
from dataclasses import dataclass, field, replace
from statistics import fmean
from typing import Any

from tools.trials.players import Player
from tools.trials.report import percentiles
from tools.trials.servers import Process
from tools.trials.streams import Watcher
from tools.trials.wire import Wire

_TOGETHER = 50  # tables that open at once
_SAMPLE = 5.0  # seconds between looks at the memory
_PATIENCE = 60.0  # seconds until a page counts as deaf
_SETTLING = 15.0  # seconds of play before anything counts


@dataclass
class Crowd:
    """How large, how fast, how long."""

    tables: int
    streams: int
    rate: float
    seconds: float
    settling: float = _SETTLING
    acknowledged: list[float] = field(default_factory=list)  # seconds
    shown: list[float] = field(default_factory=list)
    memory: list[int] = field(default_factory=list)  # bytes
    deaf: int = 0


class Table:
    """Both players of a table, and the pages that show it."""

    def __init__(self, port: int, pages: int) -> None:
        self.player = Player(Wire())
        self._port, self._pages = port, pages
        self.watchers: list[Watcher] = []

    async def open(self) -> None:
        """Sit down at a new table; the pages follow."""
        for watcher in self.watchers:
            await watcher.close()
        await self._connect()
        await self.player.sit()
        tokens = [self.player.token] + [""] * (self._pages - 1)  # the others are spectators
        self.watchers = [
            Watcher(lambda: self._port, self.player.shown.table, token) for token in tokens
        ]
        await self.all_show(0)

    async def _connect(self) -> None:
        if self.player.wire.closed:
            self.player.wire = await Wire.to(self._port)

    async def close(self) -> None:
        """Everybody leaves."""
        for watcher in self.watchers:
            await watcher.close()
        self.player.wire.close()

    async def all_show(self, version: int) -> None:
        """Return once every page shows this version. Raises TimeoutError."""
        async with asyncio.timeout(_PATIENCE):
            for watcher in self.watchers:
                await watcher.reaches(version)

    async def move(self, crowd: Crowd, due: float) -> None:
        """Make a move that was due then; open another table when the game is over."""
        await self._connect()
        await self.player.move()
        crowd.acknowledged.append(time.perf_counter() - due)
        try:
            await self.all_show(self.player.shown.version)
            crowd.shown.append(time.perf_counter() - due)
        except TimeoutError:
            crowd.deaf += 1
        if not self.player.shown.legal:
            await self.open()


async def gather(server: Process, crowd: Crowd) -> dict[str, Any]:
    """Let a crowd play; returns what was found."""
    pages, empty = crowd.streams // crowd.tables, server.memory()
    tables = [Table(server.port, pages) for _ in range(crowd.tables)]
    for first in range(0, len(tables), _TOGETHER):
        await asyncio.gather(*(table.open() for table in tables[first : first + _TOGETHER]))
    opened = server.memory()
    gc.freeze()  # the client's own looks for garbage would count as the server's time
    settling = replace(crowd, seconds=crowd.settling, acknowledged=[], shown=[])
    await _play_all(tables, settling)
    crowd.deaf, work = settling.deaf, server.work()
    looking = asyncio.ensure_future(_look(server, crowd))
    await _play_all(tables, crowd)
    looking.cancel()
    found = _found(crowd, empty, opened, server.work() - work)
    gc.unfreeze()
    for table in tables:
        await table.close()
    return found


async def _play_all(tables: list[Table], crowd: Crowd) -> None:
    begun = time.perf_counter()
    await asyncio.gather(*(_play(tables, first, crowd, begun) for first in range(len(tables))))


async def _play(tables: list[Table], first: int, crowd: Crowd, begun: float) -> None:
    """The moves of one table, which has its turn when all others have had theirs."""
    for number in range(first, int(crowd.rate * crowd.seconds), len(tables)):
        due = begun + number / crowd.rate
        await asyncio.sleep(due - time.perf_counter())
        await tables[first].move(crowd, due)


async def _look(server: Process, crowd: Crowd) -> None:
    while True:
        await asyncio.sleep(_SAMPLE)
        crowd.memory.append(server.memory())


def _found(crowd: Crowd, empty: int, opened: int, work: float) -> dict[str, Any]:
    acknowledged, shown = percentiles(crowd.acknowledged), percentiles(crowd.shown)
    quarter = max(1, len(crowd.memory) // 4)
    sizes = crowd.memory or [opened]
    early, late = fmean(sizes[:quarter]), fmean(sizes[-quarter:])
    return {
        "tables, streams": f"{crowd.tables:,}, {crowd.streams:,}",
        "moves": len(crowd.acknowledged),
        "moves per second": len(crowd.acknowledged) / crowd.seconds,
        "acknowledged after, p50/p99/most (ms)": _milliseconds(acknowledged),
        "shown on all pages after, p50/p99/most (ms)": _milliseconds(shown),
        "pages that heard nothing": crowd.deaf,
        "memory: empty, all open (MB)": f"{empty >> 20}, {opened >> 20}",
        "memory per stream (kB)": (opened - empty) / crowd.streams / 1024,
        "memory: first, last quarter (MB)": f"{early / 2**20:.0f}, {late / 2**20:.0f}",
        "processor time of the server per move (ms)": 1000 * work / len(crowd.acknowledged),
    }


def _milliseconds(seconds: tuple[float, ...]) -> str:
    return " / ".join(f"{1000 * one:.1f}" for one in seconds)
