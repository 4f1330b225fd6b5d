"""How many moves per second a server acknowledges, each of them on disk, and how soon.

    python -m benchmarks.throughput [--tables 50] [--seconds 10] [--rate 1000]
                                   [--postgres [--processes 2]]

First every table plays as fast as it is answered; then moves are sent by the clock, whether or not
earlier ones were answered, and latency counts from when each was due. The client is plain sockets
on the same machine; its own processor time is printed, since it is taken from the server's.
`--postgres` starts a PostgreSQL that waits for the disk; `--database URL` names another.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from typing import Any

from tools.trials.players import Player
from tools.trials.postgres import running_postgres
from tools.trials.servers import UNLIMITED, Process
from tools.trials.wire import Wire

WANTED, WANTED_P99 = 2_500, 25.0  # moves per second; milliseconds at the steady rate

Load = Callable[[list[Player], list[float]], Coroutine[Any, Any, None]]


async def seat(port: int, tables: int) -> list[Player]:
    """So many tables, each with a connection of its own."""
    players = [Player(await Wire.to(port)) for _ in range(tables)]
    for player in players:
        await player.sit()
    return players


async def as_fast_as_answered(
    players: list[Player], latencies: list[float], seconds: float
) -> None:
    """Each table makes its next move as soon as the last one is acknowledged."""
    end = time.perf_counter() + seconds

    async def play(player: Player) -> None:
        while (begun := time.perf_counter()) < end:
            await player.move()
            latencies.append(time.perf_counter() - begun)

    await asyncio.gather(*map(play, players))


async def by_the_clock(
    players: list[Player], latencies: list[float], seconds: float, rate: int
) -> None:
    """So many moves per second, spread over the tables."""
    begun = time.perf_counter() + 0.2

    async def play(first: int) -> None:
        for number in range(first, int(rate * seconds), len(players)):
            due = begun + number / rate
            await asyncio.sleep(due - time.perf_counter())
            await players[first].move()
            latencies.append(time.perf_counter() - due)

    await asyncio.gather(*(play(first) for first in range(len(players))))


async def measure(server: Process, tables: int, load: Load) -> tuple[float, float]:
    """Moves per second, and the 99th percentile of their latency in milliseconds; printed too."""
    players = await seat(server.port, tables)
    latencies: list[float] = []
    begun, work, own = time.perf_counter(), server.work(), time.process_time()
    await load(players, latencies)
    took = time.perf_counter() - begun
    count, work, own = len(latencies), server.work() - work, time.process_time() - own
    for player in players:
        player.wire.close()
    latencies.sort()
    p50, p99 = (1000 * latencies[int(q * (count - 1))] for q in (0.5, 0.99))
    print(
        f"  {count / took:.0f} moves/s, p50 {p50:.1f} ms, p99 {p99:.1f} ms; processor time per "
        f"move: server {1000 * work / count:.3f} ms, client {1000 * own / count:.3f} ms"
    )
    return count / took, p99


def syncs(folder: str, count: int = 200) -> float:
    """How many writes per second this disk takes one after the other, each synced."""
    with open(f"{folder}/probe", "wb", buffering=0) as file:
        begun = time.perf_counter()
        for _ in range(count):
            file.write(bytes(4096))
            os.fdatasync(file.fileno())
        return count / (time.perf_counter() - begun)


async def run(tables: int, seconds: float, rate: int, database: str | None, processes: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        alone = syncs(folder)
        place = ["--processes", str(processes)]
        place += [] if database is None else ["--database", database]
        server = Process(folder, *UNLIMITED, *place)
        try:
            print(f"as fast as answered, {tables} tables:")
            most, _ = await measure(
                server, tables, lambda players, out: as_fast_as_answered(players, out, seconds)
            )
            print(f"by the clock, {rate}/s over {tables} tables:")
            _, p99 = await measure(
                server, tables, lambda players, out: by_the_clock(players, out, seconds, rate)
            )
        finally:
            server.stop()
    print(f"moves/s to {WANTED} wanted: {most / WANTED:.2f}; p99 to {WANTED_P99:.0f} ms: ", end="")
    print(f"{p99 / WANTED_P99:.2f}; moves per write that this disk syncs alone: {most / alone:.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rate", type=int, default=1_000)
    parser.add_argument("--database", default=None)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--postgres", action="store_true")
    load = " ".join(f"{value:.1f}" for value in os.getloadavg())
    print(f"{os.cpu_count()} cores, load {load}, Python {sys.version.split()[0]}")
    wish = vars(parser.parse_args())
    with ExitStack() as stack:
        if wish.pop("postgres"):
            wish["database"] = stack.enter_context(running_postgres(durable=True)).url
        with asyncio.Runner(loop_factory=_loop) as runner:
            runner.run(run(**wish))


def _loop() -> asyncio.AbstractEventLoop:
    import uvloop

    return uvloop.new_event_loop()


if __name__ == "__main__":
    main()
