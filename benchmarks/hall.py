"""500 people in the hall and 100 open tables: how soon everybody sees a new table, and what that
costs the moves. `python -m benchmarks.hall`"""

from __future__ import annotations

import asyncio
import json
import tempfile
import time

from tools.trials.players import Player, expect
from tools.trials.report import percentiles, show
from tools.trials.servers import UNLIMITED, Process
from tools.trials.wire import Wire

_TABLES, _READERS, _RATE, _SECONDS, _CHANGES = 100, 500, 100, 10, 8
_ASK = b"GET /api/hall/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
_KEPT = 6_000  # bytes of a stream in which a table is still looked for
_PATIENCE = 10.0  # seconds


class Reader:
    """Somebody who looks at the hall."""

    wanted = b"event: hall"  # what all of them wait for

    def __init__(self) -> None:
        self.saw = b""

    async def read(self, port: int) -> None:
        """Look for what is wanted in whatever comes, once: the client is to cost little."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(_ASK)
        rest = b""
        while data := await reader.read(1 << 16):
            rest = rest[-_KEPT:] + data
            if Reader.wanted in rest:
                self.saw = Reader.wanted


async def all_have_seen(readers: list[Reader]) -> None:
    """Return once everybody has. Raises TimeoutError."""
    async with asyncio.timeout(_PATIENCE):
        while any(reader.saw != Reader.wanted for reader in readers):
            await asyncio.sleep(0.01)


async def open_tables(port: int) -> list[Player]:
    """Tables that are played at, all of them listed."""
    players = []
    for _ in range(_TABLES):
        players.append(Player(await Wire.to(port)))
        await players[-1].sit()
        listing = f"/api/tables/{players[-1].shown.table}/listing"
        expect(await players[-1].ask("POST", listing, {"open": True, "watch": True}))
    return players


async def play(players: list[Player]) -> tuple[float, float, float]:
    """Moves by the clock, at all tables in turn: p50, p99 and most, in seconds."""
    begun, found = time.perf_counter(), list[float]()

    async def one(first: int) -> None:
        for number in range(first, _RATE * _SECONDS, len(players)):
            due = begun + number / _RATE
            await asyncio.sleep(due - time.perf_counter())
            await players[first].move()
            found.append(time.perf_counter() - due)

    await asyncio.gather(*(one(first) for first in range(len(players))))
    return percentiles(found)


async def change(port: int, readers: list[Reader]) -> list[float]:
    """Open tables, one after the other: the seconds until the last reader has heard of each."""
    wire, found = await Wire.to(port), []
    seats = [{"kind": "here", "name": "Ana"}, {"kind": "link"}]
    for _ in range(_CHANGES):
        begun = time.perf_counter()
        wanted = {"game": "lotus", "seats": seats, "open": True}
        seated = json.loads(expect(await wire.ask("POST", "/api/tables", body=wanted)))
        Reader.wanted = seated["table"].encode()
        await all_have_seen(readers)
        found.append(time.perf_counter() - begun)
        await asyncio.sleep(0.5)
    wire.close()
    return found


async def measure(port: int) -> None:
    """Moves alone, then beside everybody who looks at the hall."""
    players = await open_tables(port)
    alone, readers = await play(players), [Reader() for _ in range(_READERS)]
    reading = [asyncio.ensure_future(reader.read(port)) for reader in readers]
    await all_have_seen(readers)
    beside, updates = await asyncio.gather(play(players), change(port, readers))
    for task in reading:
        task.cancel()
    show(
        f"hall: {_TABLES} tables, {_READERS} people",
        {
            "moves alone, p50/p99/most (ms)": _milliseconds(alone),
            "moves beside the hall, p50/p99/most (ms)": _milliseconds(beside),
            "a new table is seen by all after, p50/p99/most (ms)": _milliseconds(
                percentiles(updates)
            ),
        },
    )


def _milliseconds(seconds: tuple[float, ...]) -> str:
    return " / ".join(f"{1000 * one:.1f}" for one in seconds)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        server = Process(folder, *UNLIMITED)
        try:
            asyncio.run(measure(server.port))
        finally:
            server.stop()
