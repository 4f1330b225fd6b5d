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
    """A table as it is now: its snapshot as JSON, for this reader; empty if it was deleted."""

    table: str
    number: int
    body: bytes


class News(NamedTuple):
    """Something else that is new: what kind of news it is, and the news as JSON."""

    kind: str
    body: bytes


class Waker:
    """What a reader waits with."""

    __slots__ = ("_announced", "_nudged", "_wake", "closed")

    def __init__(self) -> None:
        self.closed = False
        self._announced: News | None = None
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

    def announce(self, news: News) -> None:
        """Have the reader told of something that concerns everybody."""
        self._announced = news
        self.stir()

    def announced(self) -> News | None:
        """What everybody is to be told and this reader was not yet."""
        news, self._announced = self._announced, None
        return news

    def stir(self) -> None:
        """Something may be new."""
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def wait(self, ready: Callable[[], bool]) -> bool:
        """Return as soon as something is ready; False after a nudge or an announcement, or at the
        end."""
        while not (ready() or self._nudged or self._announced or self.closed):
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
        if self.closed or self._announced or not ready():
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

    async def next(self) -> Update | News | None:
        """The next update, as soon as there is one; None after a nudge or at the end."""
        if not await self.wait(lambda: bool(self._changed)):
            return self.announced()
        room = next(iter(self._changed))
        del self._changed[room]
        if room.gone:
            return Update(room.id, room.number, b"")
        return Update(room.id, room.number, room.encoded(self.readers[room]))
