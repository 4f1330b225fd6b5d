"""The newest snapshot of every table and evening that one reader follows.

A feed holds no queue, only the set of tables that have changed: what was not read is replaced by
what is newer, so a slow reader costs no memory.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from tablee.house.rooms import AnyRoom


class Update(NamedTuple):
    """A table as it is now: its snapshot as JSON, for this reader."""

    table: str
    number: int
    body: bytes


class Waker:
    """What a reader waits with."""

    __slots__ = ("_nudged", "_wake", "closed")

    def __init__(self) -> None:
        self.closed = False
        self._nudged = False
        self._wake: asyncio.Future[None] | None = None

    def nudge(self) -> None:
        """Have `wait` return, even if there is nothing new."""
        self._nudged = True
        self.stir()

    def close(self) -> None:
        """There will be no more updates."""
        self.closed = True
        self.stir()

    def stir(self) -> None:
        """Something may be new."""
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def wait(self, ready: Callable[[], bool]) -> bool:
        """Return as soon as something is ready; False after a nudge or at the end."""
        while not (ready() or self._nudged or self.closed):
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
        if self.closed or not ready():
            self._nudged = False
            return False
        return True


class Feed(Waker):
    """One reader of some tables."""

    __slots__ = ("_changed", "readers")

    def __init__(self, readers: Mapping[AnyRoom, str | None], seen: Mapping[str, int]) -> None:
        """`readers`: as whom each table is read; `seen`: the number of the last update of each."""
        super().__init__()
        self.readers = readers
        self._changed: dict[AnyRoom, None] = {
            room: None for room in readers if seen.get(room.id) != room.number
        }

    def notify(self, room: Any) -> None:
        """A table has changed."""
        self._changed[room] = None
        self.stir()

    async def next(self) -> Update | None:
        """The next update, as soon as there is one; None after a nudge or at the end."""
        if not await self.wait(lambda: bool(self._changed)):
            return None
        room = next(iter(self._changed))
        del self._changed[room]
        return Update(room.id, room.number, room.encoded(self.readers[room]))
