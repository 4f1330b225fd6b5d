"""Work beside the requests. Nobody waits for it, so whatever fails is tried again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

from tablee.core.errors import TableeError
from tablee.house.logs import note
from tablee.house.ports import Time
from tablee.match.errors import Refused

_FIRST_PAUSE, _LONGEST_PAUSE = 0.5, 30.0  # seconds before another attempt


class Tasks:
    """The background tasks of one house; they end with it."""

    def __init__(self, time: Time) -> None:
        self._time = time
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Begin something; an error that is no refusal ends up in the log."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def persist(self, what: str, attempt: Callable[[], Awaitable[None]]) -> None:
        """Attempt something until it succeeds, with a longer pause after each failure. A refusal is
        an answer, unless the table is only busy."""
        pause = _FIRST_PAUSE
        while True:
            try:
                await attempt()
            except Refused as error:
                if error.code != "table.busy":
                    return
            except Exception as error:
                note(f"{what} failed", logging.WARNING, error=type(error).__name__, pause=pause)
            else:
                return
            await self._time.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)

    async def close(self) -> None:
        """End everything; what was acknowledged is in storage."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError, Exception):
                await task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, TableeError):
            note("task failed", logging.ERROR, error=type(error).__name__)
