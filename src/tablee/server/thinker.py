"""Bots and other long computations, in threads."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from tablee.bots.advice import ask_bot
from tablee.bots.analysis import Verdict, verdict
from tablee.bots.bot import Choice
from tablee.bots.workers.pool import worker_count
from tablee.core.position import Position

T = TypeVar("T")


class ThreadedThinker:
    """A thread waits for each process in which a bot thinks; the house says whose turn it is."""

    def __init__(self, threads: int | None = None) -> None:
        self._threads = threads or max(1, worker_count())
        self._bots = ThreadPoolExecutor(self._threads, thread_name_prefix="bot")

    @property
    def capacity(self) -> int:
        """How many thoughts it can follow at once."""
        return self._threads

    async def choose(self, position: Position, level: int, seed: int | None = None) -> Choice:
        """The choice of a bot for the seat to move; its thinking ends when nobody waits for it."""
        cancel = threading.Event()
        ask = partial(ask_bot, position, level, seed=seed, cancel=cancel)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._bots, ask)
        finally:
            cancel.set()

    async def judge(self, number: int, position: Position, move: str, simulations: int) -> Verdict:
        """The verdict on the move of that number, made in this position."""
        judge = partial(verdict, number, position, move, simulations)
        return await asyncio.get_running_loop().run_in_executor(self._bots, judge)

    async def run(self, work: Callable[[], T]) -> T:
        """The result of any other computation."""
        return await asyncio.to_thread(work)

    def close(self) -> None:
        """Do not wait: whatever is under way ends with its current move."""
        self._bots.shutdown(wait=False, cancel_futures=True)
