"""What nobody has to do in an evening: results come from their tables, bots finish for those who
have left, and the clock makes the next round.

Each of it is decided from what is stored, never from what was heard: after a process has died,
whoever opens the evening again has it done.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable, Sequence
from typing import Any
from weakref import WeakSet

from tablee.evening import commands
from tablee.evening.commands import RoundClock
from tablee.evening.evening import Evening
from tablee.house.evening_room import EveningRoom
from tablee.house.ids import new_table_id
from tablee.house.ports import Time
from tablee.house.room import Room
from tablee.house.rooms import Rooms
from tablee.house.tasks import Tasks
from tablee.match import commands as at_table
from tablee.match.events import Event
from tablee.match.table import Table

_LOOK = 60.0  # seconds between looks at open tables, of which another process may have died
_LEVEL = 3  # of a bot that finishes for somebody, where the evening has no bots of its own


class Results:
    """An observer of tables: tells the evening how its tables end, whichever process has them."""

    def __init__(self, rooms: Rooms, tasks: Tasks) -> None:
        self._rooms, self._tasks = rooms, tasks
        self._telling: set[Room] = set()
        self._told: WeakSet[Room] = WeakSet()

    def changed(self, room: Room, events: Sequence[Event], local: bool) -> None:
        """Tell the evening once its table is over, here or elsewhere: it takes a result once."""
        table = room.table
        if table.evening is None or table.position.turn is not None or room in self._told:
            return
        self._told.add(room)
        self._telling.add(room)
        self._tasks.spawn(self._tell(room, table.evening))

    def watched(self, room: Room) -> None:
        """A result does not depend on who looks."""

    def busy(self, room: Room) -> bool:
        """Whether the evening does not know yet."""
        return room in self._telling

    async def _tell(self, room: Room, evening: str) -> None:
        async def attempt() -> None:
            async with self._rooms.enter_evening(evening) as it:
                await it.act(lambda evening, now: _result(evening, room.table, now))

        try:
            await self._tasks.persist("result", attempt)
        finally:
            self._telling.discard(room)


def _result(evening: Evening, table: Table, now: float) -> Event | None:
    result = table.position.result
    assert result is not None
    scores = {seat.holder: result.scores.get(seat.number, 0) for seat in table.seats if seat.person}
    winners = {seat.holder for seat in table.seats if seat.number in result.winners}
    bots = [
        (result.scores.get(seat.number, 0), seat.number in result.winners)
        for seat in table.seats
        if not seat.person
    ]
    return commands.take_result(evening, table.id, scores, winners, bots, now)


class Evenings:
    """An observer of evenings: open tables are looked at, bots finish for the absent, rounds begin
    by the clock."""

    def __init__(self, rooms: Rooms, time: Time, tasks: Tasks) -> None:
        self._rooms, self._time, self._tasks = rooms, time, tasks
        self._clocks: dict[EveningRoom, tuple[RoundClock, asyncio.Task[None]]] = {}
        self._looking: dict[EveningRoom, asyncio.Task[None]] = {}

    def busy(self, room: EveningRoom) -> bool:
        """Whether a clock runs."""
        return room in self._clocks

    def changed(self, room: EveningRoom, events: Sequence[Event], local: bool) -> None:
        """See to what is due now; an evening that was just loaded may have missed something."""
        self._set_clock(room)
        if not events:
            self._spawn_all(self._look_at(table) for table in _open_tables(room))
        self._spawn_all(self._finish_for(room, *found) for found in _left_behind(room))

    def watched(self, room: EveningRoom) -> None:
        """While somebody looks, so do we."""
        looking = self._looking.pop(room, None)
        if looking is not None:
            looking.cancel()
        if room.watched:
            self._looking[room] = self._tasks.spawn(self._look_around(room))

    # -- tables ----------------------------------------------------------------------------------

    def _spawn_all(self, works: Iterable[Coroutine[Any, Any, None]]) -> None:
        for work in works:
            self._tasks.spawn(work)

    async def _look_around(self, room: EveningRoom) -> None:
        while True:
            await self._time.sleep(_LOOK)
            for table in _open_tables(room):
                await self._look_at(table)

    async def _look_at(self, table: str) -> None:
        """Have a table in memory, where `Results` sees whether it is over."""

        async def attempt() -> None:
            async with self._rooms.enter(table) as room:
                await room.catch_up()

        await self._tasks.persist("looking", attempt)

    async def _finish_for(self, room: EveningRoom, table: str, holder: str) -> None:
        level = room.evening.fill or _LEVEL

        async def attempt() -> None:
            async with self._rooms.enter(table) as it:
                await it.act(lambda table, now: at_table.stand_in(table, holder, level, now))

        await self._tasks.persist("stand-in", attempt)

    # -- the clock -------------------------------------------------------------------------------

    def _set_clock(self, room: EveningRoom) -> None:
        wanted, running = commands.next_at(room.evening), self._clocks.get(room)
        if running is not None and running[0] == wanted:
            return
        if running is not None:
            del self._clocks[room]
            if running[1] is not asyncio.current_task():
                running[1].cancel()
        if wanted is not None:
            self._clocks[room] = (wanted, self._tasks.spawn(self._ring(room, wanted)))

    async def _ring(self, room: EveningRoom, clock: RoundClock) -> None:
        try:
            await self._time.sleep(clock.ends - self._time.now())
            await self._tasks.persist(
                "round",
                lambda: room.act(lambda it, now: commands.ring(it, clock, new_table_id, now)),
            )
        finally:
            running = self._clocks.get(room)
            if running is not None and running[1] is asyncio.current_task():
                del self._clocks[room]


def _open_tables(room: EveningRoom) -> list[str]:
    """Where a result is still to come from."""
    return [
        pairing.table
        for _, _, pairing in room.evening.pairings()
        if pairing.table is not None and pairing.result is None
    ]


def _left_behind(room: EveningRoom) -> list[tuple[str, str]]:
    """The open tables of those who have left, with their holders."""
    evening = room.evening
    return [
        (pairing.table, evening.player(number).holder)
        for _, _, pairing in evening.pairings()
        if pairing.table is not None and pairing.result is None
        for number in pairing.players
        if not evening.player(number).present
    ]
