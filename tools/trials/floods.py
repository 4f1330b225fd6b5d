"""A flood: readers that never read, and connections that never say what they want, do not keep
others waiting."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tools.trials.players import Player
from tools.trials.report import percentiles
from tools.trials.servers import Process
from tools.trials.wire import Wire, request

_RATE = 50.0  # moves per second at the tables that are measured
_SMALL = 4096  # bytes that a reader takes in before it stops


async def flood(server: Process, readers: int, seconds: float) -> dict[str, Any]:
    """How soon moves are acknowledged at one table, with and without the others, in turns."""
    calm: list[float] = []
    busy: list[float] = []
    player, followed = Player(await Wire.to(server.port)), Player(await Wire.to(server.port))
    before = server.memory()
    for _ in range(2):
        await followed.sit()
        await asyncio.gather(_play(player, seconds / 4, calm), _play(followed, seconds / 4, []))
        await followed.sit()
        with _deaf_readers(server.port, followed.shown.table, readers):
            await asyncio.gather(_play(player, seconds / 4, busy), _play(followed, seconds / 4, []))
            memory = server.memory()
    for one in (player, followed):
        one.wire.close()
    without, beside = percentiles(calm), percentiles(busy)
    return {
        "readers that never read": readers,
        "moves measured": len(calm) + len(busy),
        "without them, p50/p99/most (ms)": _milliseconds(without),
        "beside them, p50/p99/most (ms)": _milliseconds(beside),
        "ratio of p99": f"{beside[1] / without[1]:.2f}",
        "memory per reader (kB)": max(0, memory - before) / readers / 1024,
    }


async def _play(player: Player, seconds: float, latencies: list[float]) -> None:
    begun = time.perf_counter()
    for number in range(int(_RATE * seconds)):
        due = begun + number / _RATE
        await asyncio.sleep(due - time.perf_counter())
        sent = time.perf_counter()
        if player.shown.legal or not latencies:
            await player.move()
            latencies.append(time.perf_counter() - sent)
        else:
            await player.sit()


@contextmanager
def _deaf_readers(port: int, table: str, count: int) -> Iterator[None]:
    """Streams that are asked for and then never read."""
    asked, streams = request("GET", f"/api/events?tables={table}"), []
    for _ in range(count):
        stream = socket.socket()
        stream.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _SMALL)
        stream.connect(("127.0.0.1", port))
        stream.sendall(asked)
        streams.append(stream)
    try:
        yield
    finally:
        for stream in streams:
            stream.close()


def _milliseconds(seconds: tuple[float, ...]) -> str:
    return " / ".join(f"{1000 * one:.1f}" for one in seconds)
