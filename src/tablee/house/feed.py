"""The newest snapshot of every table that one reader follows.

A feed holds no queue, only the set of tables that have changed: what was not read is replaced by
what is newer, so a slow reader costs no memory.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import NamedTuple

from tablee.house.room import Room


class Update(NamedTuple):
    """A table as it is now: its snapshot as JSON, for this reader."""

    table: str
    number: int
    body: bytes


class Feed:
    """One reader of some tables."""

    __slots__ = ("_changed", "_nudged", "_wake", "closed", "readers")

    def __init__(self, readers: Mapping[Room, str | None], seen: Mapping[str, int]) -> None:
        """`readers`: as whom each table is read; `seen`: the number of the last update of each."""
        self.readers = readers
        self.closed = False
        self._nudged = False
        self._changed: dict[Room, None] = {
            room: None for room in readers if seen.get(room.table.id) != room.table.number
        }
        self._wake: asyncio.Future[None] | None = None

    def notify(self, room: Room) -> None:
        """A table has changed."""
        self._changed[room] = None
        self._stir()

    def nudge(self) -> None:
        """Have `next` return, even if there is nothing new."""
        self._nudged = True
        self._stir()

    def close(self) -> None:
        """There will be no more updates."""
        self.closed = True
        self._stir()

    async def next(self) -> Update | None:
        """The next update, as soon as there is one; None after a nudge or at the end."""
        while not (self._changed or self._nudged or self.closed):
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
        if self.closed or not self._changed:
            self._nudged = False
            return None
        room = next(iter(self._changed))
        del self._changed[room]
        return Update(room.table.id, room.table.number, room.encoded(self.readers[room]))

    def _stir(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)
