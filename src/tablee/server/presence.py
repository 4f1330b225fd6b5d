"""Whether people are there: a seat is, while a stream with its token is open, and a little longer,
so that loading the page again is no coming and going."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tablee.match import commands

if TYPE_CHECKING:
    from tablee.server.hub import Hub
    from tablee.server.live import Live

GRACE = 10.0  # seconds


class Presence:
    """Writes down who comes and goes."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def opened(self, live: Live, holder: str) -> None:
        """A stream with this holder's token is open."""
        live.there[holder] += 1
        self._hub.spawn(self._settle(live, holder))

    def closed(self, live: Live, holder: str) -> None:
        """It is no longer."""
        live.there[holder] -= 1
        if live.there[holder] <= 0:
            del live.there[holder]
            self._later(live, holder)

    def recheck(self, live: Live) -> None:
        """Compare what the table says of everybody with the streams: after it was loaded, since
        another process may have died over it, and when another process saw somebody leave."""
        for holder in {seat.holder for seat in live.table.seats if seat.person}:
            if holder is not None:
                if live.there[holder]:
                    self._hub.spawn(self._settle(live, holder))
                else:
                    self._later(live, holder)

    def _later(self, live: Live, holder: str) -> None:
        loop = asyncio.get_running_loop()
        loop.call_later(GRACE, lambda: self._hub.spawn(self._settle(live, holder)))

    async def _settle(self, live: Live, holder: str) -> None:
        there = live.there[holder] > 0
        command = commands.come if there else commands.leave
        await live.act(lambda table, now: command(table, holder, now))
