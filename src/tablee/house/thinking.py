"""Who thinks next: turns for bots, hints and analyses, shared fairly.

Where a person waits for an answer, it comes first; the rest may never take every place. Among
those who are alike, addresses take turns: whoever asks for a hundred thoughts waits for their own.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from tablee.bots.analysis import Verdict
from tablee.bots.bot import Choice
from tablee.core.position import Position
from tablee.house.ports import Thinker


class Asker(NamedTuple):
    """For whom a thought is: the address that asked, and whether a person waits for it."""

    address: str
    waits: bool


class Line:
    """Those who wait for a place, addresses taking turns."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def add(self, address: str) -> asyncio.Future[None]:
        """Add somebody; the future is done when it is their turn."""
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(place)
        return place

    def call(self) -> bool:
        """Call the next one; returns whether there was any."""
        while self._waiting:
            address, places = self._waiting.popitem(last=False)
            place = places.popleft()
            if places:
                self._waiting[address] = places  # behind the others
            if not place.done():  # or they have given up
                place.set_result(None)
                return True
        return False


class Thinking:
    """A thinker, and who may use it when."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._free = thinker.capacity
        self._spare = max(1, thinker.capacity - 1)  # free places for those nobody waits for
        self._urgent, self._patient = Line(), Line()

    async def choose(
        self, position: Position, level: int, asker: Asker, seed: int | None = None
    ) -> Choice:
        """The choice of a bot for the seat to move, by a fresh seed unless one is given."""
        async with self._place(asker):
            return await self._thinker.choose(position, level, seed)

    async def judge(
        self, number: int, position: Position, move: str, simulations: int, asker: Asker
    ) -> Verdict:
        """The verdict on the move of that number, made in this position."""
        async with self._place(asker):
            return await self._thinker.judge(number, position, move, simulations)

    @asynccontextmanager
    async def _place(self, asker: Asker) -> AsyncIterator[None]:
        line = self._urgent if asker.waits else self._patient
        called = line.add(asker.address)
        self._call()
        try:
            await called
            yield
        finally:
            if called.done() and not called.cancelled():
                self._free += 1
                self._spare += not asker.waits
            called.cancel()
            self._call()

    def _call(self) -> None:
        """Give free places to whoever is next."""
        while self._free and self._urgent.call():
            self._free -= 1
        while self._free and self._spare and self._patient.call():
            self._free -= 1
            self._spare -= 1
