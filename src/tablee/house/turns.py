"""What no person has to do: bots move and take empty seats, and clocks end turns.

For each table there is at most one task, for the one thing that is due. Whatever fails (a worker,
the database) is tried again until the table has moved on. Where nobody looks, bots that play among
themselves rest, and no clock runs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from tablee.house.ports import Time
from tablee.house.room import Room
from tablee.house.settings import HouseSettings
from tablee.house.tasks import Tasks
from tablee.house.thinking import Asker, Thinking
from tablee.match import commands
from tablee.match.clock import Clock, clock
from tablee.match.events import Event


class BotTurn(NamedTuple):
    """A bot is to move in the game at this version."""

    version: int
    level: int


class Fill(NamedTuple):
    """Bots are to take the empty seats, at a time in epoch seconds."""

    at: float


Due = BotTurn | Clock | Fill


def due(room: Room) -> Due | None:
    """What happens next at a table without anybody asking for it."""
    table = room.table
    if not table.here or room.gone:
        return None
    if table.mover is not None and table.mover.bot is not None:
        seen = room.watched or table.has_players or table.evening is not None
        return BotTurn(table.version, table.mover.bot) if seen else None
    if not room.watched:
        return None
    if table.doors.fills is not None and any(seat.empty for seat in table.seats):
        return Fill(table.doors.fills)
    return clock(table) if table.pace is None else None  # days are seen to by `notices.looking`


class _Work(NamedTuple):
    due: Due
    task: asyncio.Task[None]


class Turns:
    """Sees to it that the game goes on where no person has to move."""

    def __init__(
        self, thinking: Thinking, time: Time, tasks: Tasks, settings: HouseSettings
    ) -> None:
        self._thinking, self._time, self._tasks, self._settings = thinking, time, tasks, settings
        self._works: dict[Room, _Work] = {}

    def busy(self, room: Room) -> bool:
        """Whether a bot thinks or a clock runs."""
        return room in self._works

    def changed(self, room: Room, events: Sequence[Event], local: bool) -> None:
        """Begin what is now due at a table; where another process may do it, after a while."""
        self._see_to(room, 0.0 if local else self._settings.deference)

    def watched(self, room: Room) -> None:
        """Begin, or end, what is due only while somebody looks."""
        self._see_to(room, 0.0)

    def _see_to(self, room: Room, wait: float) -> None:
        wanted, work = due(room), self._works.get(room)
        if work is not None and work.due == wanted:
            return
        if work is not None:
            del self._works[room]
            if work.task is not asyncio.current_task():  # a move of its own is no interruption
                work.task.cancel()
        if wanted is not None:
            self._works[room] = _Work(wanted, self._tasks.spawn(self._work(room, wanted, wait)))

    async def _work(self, room: Room, wanted: Due, wait: float) -> None:
        try:
            if isinstance(wanted, Clock):
                await self._end_turn(room, wanted)
            elif isinstance(wanted, Fill):
                await self._fill(room, wanted)
            else:
                await self._time.sleep(wait)
                await self._tasks.persist("bot", lambda: self._move(room, wanted))
        finally:
            work = self._works.get(room)
            if work is not None and work.task is asyncio.current_task():
                del self._works[room]

    async def _move(self, room: Room, turn: BotTurn) -> None:
        """Let the bot decide, and make its move unless the table has moved on."""
        waits = room.watched and room.table.has_players
        begun, asker = self._time.now(), Asker(room.address, waits)
        choice = await self._thinking.choose(room.table.position, turn.level, asker)
        await self._time.sleep(max(0.0, begun + self._settings.bot_pause - self._time.now()))
        await room.act(lambda t, now: commands.bot_move(t, turn.version, choice.move, now))

    async def _fill(self, room: Room, wanted: Fill) -> None:
        await self._time.sleep(wanted.at - self._time.now())
        await self._tasks.persist(
            "filling", lambda: room.act(lambda t, now: commands.fill(t, now, wanted.at))
        )

    async def _end_turn(self, room: Room, running: Clock) -> None:
        await self._time.sleep(running.ends - self._time.now())
        await self._tasks.persist(
            "clock", lambda: room.act(lambda t, now: commands.expire(t, now, running))
        )
