"""Bots that move by themselves, and clocks that end turns."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING

from tablee.bots.advice import ask_bot
from tablee.core.errors import TableeError
from tablee.match import commands
from tablee.match.clock import clock
from tablee.match.errors import Refused
from tablee.server.logs import note

if TYPE_CHECKING:
    from tablee.bots.bot import Choice
    from tablee.core.position import Position
    from tablee.server.live import Live

_LEAST = 0.4  # seconds before a bot's move, so that people see what it answers
_DEFERENCE = 15.0  # seconds for the process where something happened to go on with it
_PAUSE = 2.0  # seconds after a failure


class Runner:
    """Sees to it that the game goes on where no person has to move."""

    def __init__(self, threads: int = 4) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    def consider(self, live: Live, local: bool) -> None:
        """Something happened at a table: begin what is now to be done there."""
        table = live.table
        thinks = table.mover is not None and table.mover.bot is not None
        if live.duty is not None:
            if thinks and live.duty_for == table.version and not live.duty.done():
                return  # it is thinking about this very position
            live.duty.cancel()
            live.duty = None
        if thinks:
            live.duty_for = table.version
            self._begin(live, self._play(live, 0.0 if local else _DEFERENCE))
        elif (running := clock(table)) is not None:
            live.duty_for = -1
            self._begin(live, self._expire(live, running.ends))

    async def think(self, position: Position, level: int) -> Choice:
        """What a bot would do, without keeping anybody waiting."""
        cancel = threading.Event()
        ask = partial(ask_bot, position, level, cancel=cancel)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, ask)
        finally:
            cancel.set()  # whoever asked does not wait any more

    def prepare(self, game: str) -> None:
        """Have a game's compiled kernels ready soon."""
        from tablee.bots.bot import prepare

        self._threads.submit(prepare, game)

    def close(self) -> None:
        """Wait for nobody."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _begin(self, live: Live, work: object) -> None:
        assert asyncio.iscoroutine(work)
        live.duty = live.hub.spawn(work)
        live.duty.add_done_callback(partial(_forget, live))

    async def _play(self, live: Live, wait: float) -> None:
        """Let the bot to move decide, unless the table moves on meanwhile."""
        await asyncio.sleep(wait)
        table, version, begun = live.table, live.table.version, time.monotonic()
        mover = table.mover
        if mover is None or mover.bot is None:
            return
        try:
            choice = await self.think(table.position, mover.bot)
        except (OSError, RuntimeError, TableeError) as error:
            note("bot failed", logging.ERROR, table=table.id, error=type(error).__name__)
            await asyncio.sleep(_PAUSE)
            live.duty = None
            self.consider(live, True)
            return
        await asyncio.sleep(max(0.0, begun + _LEAST - time.monotonic()))
        weak, text = not choice.compiled, choice.move
        live.duty = None  # what follows may begin the next bot's turn
        try:
            await live.act(lambda t, now: commands.bot_move(t, version, text, now, weak=weak))
        except (Refused, TableeError):
            self.consider(live, True)

    async def _expire(self, live: Live, ends: float) -> None:
        await asyncio.sleep(max(0.0, ends - time.time()) + 0.05)
        live.duty = None
        await live.act(commands.expire)


def _forget(live: Live, task: asyncio.Task[None]) -> None:
    if live.duty is task:
        live.duty = None
