"""Thoughts: games that bots play among themselves, all of one address and all of them watched, keep
no person at another address waiting for a bot."""

from __future__ import annotations

import time
from typing import Any

from tools.trials.players import Player
from tools.trials.report import percentiles
from tools.trials.servers import Process
from tools.trials.streams import Watcher
from tools.trials.wire import Wire

_PROMPT = 1.0  # seconds in which a bot of the first level should answer


async def think(server: Process, tables: int, answers: int) -> dict[str, Any]:
    """How soon a bot answers a person's move while so many such games are played."""
    eve = Player(await Wire.to(server.port), seats=("bot", "bot"))
    watchers = []
    for _ in range(tables):  # where nobody watched, they would rest
        await eve.sit()
        watchers.append(Watcher(lambda: server.port, eve.shown.table, "", eve.wire.address))
    for watcher in watchers:
        await watcher.reaches(0)
    begun, before = time.perf_counter(), _moves(watchers)
    waited = [await _answer(server.port) for _ in range(answers)]
    played = (_moves(watchers) - before) / (time.perf_counter() - begun)
    for watcher in watchers:
        await watcher.close()
    eve.wire.close()
    return {
        "games among bots": tables,
        "moves per second there": played,
        "answers to a person": len(waited),
        "answered after, p50/p99/most (ms)": " / ".join(
            f"{1000 * one:.0f}" for one in percentiles(waited)
        ),
        f"answered within {_PROMPT:.0f} s": sum(one <= _PROMPT for one in waited),
    }


def _moves(watchers: list[Watcher]) -> int:
    return sum(watcher.version for watcher in watchers)


async def _answer(port: int) -> float:
    """Seconds from the acknowledgement of a first move until the page shows the bot's."""
    ana = Player(await Wire.to(port), seats=("here", "bot"))
    await ana.sit()
    watcher = Watcher(lambda: port, ana.shown.table, ana.token, ana.wire.address)
    await watcher.reaches(0)
    await ana.move()
    begun = time.perf_counter()
    await watcher.reaches(2)
    waited = time.perf_counter() - begun
    await watcher.close()
    ana.wire.close()
    return waited
