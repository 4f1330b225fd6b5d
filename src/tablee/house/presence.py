"""Who is there: a seat's person is, while they follow the table, and for a short grace after, so
that reloading the page is neither leaving nor coming."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Sequence

from tablee.house.ports import Time
from tablee.house.room import Room
from tablee.house.tasks import Tasks
from tablee.match import commands
from tablee.match import events as e
from tablee.match.events import Event

_FIRST_LOOK, _LONGEST_LOOK = 120.0, 3_600.0  # seconds between looks for somebody elsewhere


class Presence:
    """Counts who follows which table, and tells the tables who comes and goes."""

    def __init__(self, time: Time, tasks: Tasks, grace: float) -> None:
        self._time, self._tasks, self._grace = time, tasks, grace
        self._following: dict[Room, Counter[str]] = {}
        self._looking: dict[Room, asyncio.Task[None]] = {}
        self._settling: Counter[Room] = Counter()

    def came(self, room: Room, holder: str) -> None:
        """Somebody with this holder's token has begun to follow a table. The first to do so here
        has everybody looked for: another process may have died over the table."""
        first = room not in self._following
        self._following.setdefault(room, Counter())[holder] += 1
        self._settle(room, _holders(room) if first else [holder])
        if first:
            self._looking[room] = self._tasks.spawn(self._look_around(room, self._following[room]))

    def left(self, room: Room, holder: str) -> None:
        """They follow it no longer."""
        here = self._following[room]
        here[holder] -= 1
        if not here[holder]:
            del here[holder]
            self._settle(room, [holder])
        if not here:
            del self._following[room]
            self._looking.pop(room).cancel()

    def busy(self, room: Room) -> bool:
        """Whether it is still to be settled who is there."""
        return room in self._settling

    def follows(self, room: Room, holder: str) -> bool:
        """Whether somebody with this holder's token follows a table in this process."""
        return holder in self._following.get(room, ())

    def look_for(self, room: Room, holder: str) -> None:
        """Find out whether somebody who does not follow a table here does so elsewhere: if the
        process there has died, they are absent."""
        self._settle(room, [holder])

    def changed(self, room: Room, events: Sequence[Event], local: bool) -> None:
        """Compare what a table says with who follows it: when it was made or joined here; and when
        another process, which cannot know who is here, saw somebody leave."""
        kinds = {event.kind for event in events}
        if local and e.CREATED in kinds:
            self._settle(room, _holders(room))
        elif local:
            self._settle(room, [one.data["holder"] for one in events if one.kind == e.JOINED])
        elif e.LEFT in kinds:
            self._settle(room, self._following.get(room, ()))

    def watched(self, room: Room) -> None:
        """It does not matter who looks on: only those who have a seat count."""

    def _settle(self, room: Room, holders: Iterable[str]) -> None:
        """Let a table know whether these are present, unless that changes within their grace."""
        for holder in holders:
            self._settling[room] += 1
            self._tasks.spawn(self._settled(room, holder, self.follows(room, holder)))

    async def _look_around(self, room: Room, here: Counter[str]) -> None:
        """While somebody follows a table, look now and then for the one it waits for: if they are
        elsewhere, the process there says so at once; if it has died, they are absent."""
        pause = _FIRST_LOOK
        while True:
            await self._time.sleep(pause)
            mover = room.table.mover
            if mover is None or not mover.present or mover.holder is None or mover.holder in here:
                pause = _FIRST_LOOK
            else:
                self._settle(room, [mover.holder])
                pause = min(2 * pause, _LONGEST_LOOK)

    async def _settled(self, room: Room, holder: str, present: bool) -> None:
        command = commands.come if present else commands.leave

        async def attempt() -> None:
            if present == self.follows(room, holder):
                await room.act(lambda table, now: command(table, holder, now))

        try:
            await self._time.sleep(0.0 if present else self._grace)
            await self._tasks.persist("presence", attempt)
        finally:
            self._settling[room] -= 1
            if not self._settling[room]:
                del self._settling[room]


def _holders(room: Room) -> set[str]:
    """Everybody who has a seat."""
    return {seat.holder for seat in room.table.seats if seat.person and seat.holder is not None}
