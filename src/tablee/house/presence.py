"""Who is there: a seat's person is, while they follow the table, and for a short grace after, so
that reloading the page is neither leaving nor coming."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tablee.house.ports import Time
from tablee.house.room import Room
from tablee.house.tasks import Tasks
from tablee.match import commands
from tablee.match import events as e
from tablee.match.events import Event


class Presence:
    """Counts who follows which table, and tells the tables who comes and goes."""

    def __init__(self, time: Time, tasks: Tasks, grace: float) -> None:
        self._time, self._tasks, self._grace = time, tasks, grace
        self._following: Counter[tuple[Room, str]] = Counter()
        self._settling: Counter[Room] = Counter()

    def came(self, room: Room, holder: str) -> None:
        """Somebody with this holder's token has begun to follow a table."""
        self._following[room, holder] += 1
        self._settle(room, holder)

    def left(self, room: Room, holder: str) -> None:
        """They follow it no longer."""
        self._following[room, holder] -= 1
        if not self._following[room, holder]:
            del self._following[room, holder]
            self._settle(room, holder)

    def busy(self, room: Room) -> bool:
        """Whether it is still to be settled who is there."""
        return room in self._settling

    def changed(self, room: Room, events: Sequence[Event], local: bool) -> None:
        """Compare what a table says with who follows it: after it was loaded, since another process
        may have died over it; when somebody joined; when another process saw somebody leave."""
        kinds = {event.kind for event in events}
        if not events or e.JOINED in kinds or (e.LEFT in kinds and not local):
            for holder in {seat.holder for seat in room.table.seats if seat.person}:
                if holder is not None:
                    self._settle(room, holder)

    def _settle(self, room: Room, holder: str) -> None:
        """Tell a table whether somebody is there, unless that changes before their grace ends."""
        self._settling[room] += 1
        there = (room, holder) in self._following
        self._tasks.spawn(self._settled(room, holder, there))

    async def _settled(self, room: Room, holder: str, there: bool) -> None:
        command = commands.come if there else commands.leave

        async def attempt() -> None:
            if there == ((room, holder) in self._following):
                await room.act(lambda table, now: command(table, holder, now))

        try:
            await self._time.sleep(0.0 if there else self._grace)
            await self._tasks.persist("presence", attempt)
        finally:
            self._settling[room] -= 1
            if not self._settling[room]:
                del self._settling[room]
