"""Kills: what was acknowledged, or shown to anybody, is never lost and never doubled; every table
goes on, and every page hears of it.

Players go on whatever happens: a request that was not answered is sent again with the same key,
and after every interruption the moves of the table are compared with those that were acknowledged.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from tools.trials.players import TWO_PEOPLE, Player, Unexpected
from tools.trials.postgres import Postgres
from tools.trials.servers import UNLIMITED, Process
from tools.trials.streams import Watcher
from tools.trials.wire import Answer, Wire

_PAUSE = 0.05  # seconds before a request is sent again
_PATIENCE = 180.0  # seconds until a table counts as stalled, and a page as deaf
_SHORT, _LONG = 0.02, 0.4  # seconds of play before the next fault
_BUSY = (500, 502, 503)  # what a server answers whose database is away

#: Where a server listens now.
Port = Callable[[], int]

#: Ends something, and has it running again on return.
Fault = Callable[[], Awaitable[None]]


@dataclass
class Tally:
    """What has happened so far."""

    faults: int = 0
    acknowledged: int = 0
    retried: int = 0
    lost: int = 0
    doubled: int = 0
    stalled: int = 0
    deaf: int = 0
    unexpected: int = 0  # answers
    slowest: float = 0.0  # seconds from a fault until all tables had gone on

    @property
    def sound(self) -> bool:
        """Whether nothing has gone wrong."""
        wrong = (self.lost, self.doubled, self.stalled, self.deaf, self.unexpected)
        return not any(wrong)


class Survivor(Player):
    """A player who outlives servers."""

    def __init__(
        self, port: Port, page: Port, tally: Tally, game: str, seats: tuple[str, ...]
    ) -> None:
        """`page`: where the page of this table is served; `port`: where moves go."""
        super().__init__(Wire(), game, seats)
        self._port, self._page, self._tally = port, page, tally
        self.made: list[str] = []
        self.watcher: Watcher | None = None
        self.interrupted = False
        self.progress = 0

    async def play(self) -> None:
        """Play on and on."""
        while True:
            try:
                await self._turn()
            except Unexpected as answer:
                print(f"unexpected: {answer}", flush=True)
                self._tally.unexpected += 1
                await self.compare()

    async def _turn(self) -> None:
        if not self.shown.legal:
            await self._next()
        else:
            self.made.append(await self.move())
            self._tally.acknowledged += 1
            self.progress += 1
        if self.interrupted:
            self.interrupted = False
            await self.compare()

    async def _next(self) -> None:
        """Wait for the bot to move; sit down at another table when the game is over."""
        if self.shown.turn is not None and self.watcher is not None:
            await self.watcher.reaches(self.shown.version + 1)
            await self.compare()
            self.progress += 1
            return
        if self.watcher is not None:
            await self.compare()
            await self.watcher.close()
        await self.sit()
        self.made = []
        self.watcher = Watcher(self._page, self.shown.table, self.token)

    async def compare(self) -> None:
        """Count what was acknowledged and is gone, and what was asked once and made twice. A bot's
        moves count from when they were first seen."""
        moves, known = await self.look(), self.made
        self._tally.lost += sum(
            1 for number, move in enumerate(known) if moves[number : number + 1] != [move]
        )
        more = len(moves) - len(known)
        if self._seats == TWO_PEOPLE:  # nobody else moves here
            self._tally.doubled += max(0, more)
        else:
            self._tally.doubled += max(0, more - 1)
        self.made = moves

    async def ask(self, method: str, path: str, body: Any = None) -> Answer:
        """The response to a request, which is sent until there is one."""
        while True:
            with suppress(OSError):
                answer = await self.wire.ask(method, path, self.token, body)
                if answer.status not in _BUSY:
                    return answer
            self.interrupted = True
            self._tally.retried += 1
            await asyncio.sleep(_PAUSE)
            with suppress(OSError):
                self.wire.close()
                self.wire = await Wire.to(self._port())


async def survive(
    ports: Sequence[Port],
    faults: Sequence[Fault],
    count: int,
    seed: int = 1,
    seconds: float = math.inf,
    tables: int = 6,
) -> Tally:
    """Let tables be played at while so many of these faults happen, in any order; fewer when the
    time is up."""
    tally, choice, end = Tally(), Random(seed), time.monotonic() + seconds
    kinds = (("lot", TWO_PEOPLE), ("lotus", TWO_PEOPLE), ("lot", ("here", "bot")))
    players = [
        Survivor(ports[n % len(ports)], ports[-1 - n % len(ports)], tally, *kinds[n % len(kinds)])
        for n in range(tables)
    ]
    playing = [asyncio.ensure_future(player.play()) for player in players]
    try:
        while tally.faults < count and time.monotonic() < end:
            await asyncio.sleep(choice.uniform(_SHORT, _LONG))
            await choice.choice(faults)()
            tally.faults += 1
            await _all_go_on(players, playing, tally)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for player in players:
            if player.watcher is not None:
                await player.watcher.close()
    return tally


async def _all_go_on(
    players: list[Survivor], playing: Sequence[asyncio.Future[None]], tally: Tally
) -> None:
    """Count the tables where nothing happens any more, and the pages that hear of nothing."""
    begun = time.monotonic()
    before = {player: player.progress for player in players}
    while late := [player for player in players if player.progress < before[player] + 2]:
        for task in playing:
            if task.done():  # a mistake of this trial, no stalled table
                task.result()
        if time.monotonic() > begun + _PATIENCE:
            tally.stalled += len(late)
            break
        await asyncio.sleep(0.02)
    tally.slowest = max(tally.slowest, time.monotonic() - begun)
    for player in players:
        watcher, version = player.watcher, player.shown.version
        if watcher is None:
            continue
        try:
            async with asyncio.timeout(_PATIENCE):
                await watcher.reaches(version)
        except TimeoutError:
            tally.deaf += 1
        tally.lost, watcher.backwards = tally.lost + watcher.backwards, 0


async def kill_sqlite(folder: Path, count: int, seed: int = 1, seconds: float = math.inf) -> Tally:
    """Kill a server on SQLite, again and again."""
    server = Process(folder, *UNLIMITED)

    async def kill() -> None:
        nonlocal server
        server.kill()
        server = await asyncio.to_thread(lambda: Process(folder, *UNLIMITED, port=server.port))

    try:
        return await survive([lambda: server.port], [kill], count, seed, seconds)
    finally:
        server.kill()


async def kill_postgres(
    folder: Path, database: Postgres, count: int, seed: int = 1, seconds: float = math.inf
) -> Tally:
    """Kill one of two servers on PostgreSQL, a process of the database, or all of it."""
    arguments, choice = (*UNLIMITED, "--database", database.url), Random(seed)
    servers = [Process(folder, *arguments) for _ in range(2)]

    async def kill_server() -> None:
        one = choice.randrange(2)
        servers[one].kill()
        port = servers[one].port
        servers[one] = await asyncio.to_thread(lambda: Process(folder, *arguments, port=port))

    async def kill_backend() -> None:
        await asyncio.to_thread(database.kill_backend, choice)

    async def crash_database() -> None:
        await asyncio.to_thread(database.crash)
        await asyncio.to_thread(database.start)

    try:
        return await survive(
            [lambda: servers[0].port, lambda: servers[1].port],
            [kill_server, kill_backend, crash_database],
            count,
            seed,
            seconds,
        )
    finally:
        for server in servers:
            server.kill()
