"""A program that has come: it is said to be ready, hears of the tables that ask for it, and is
present at the games that it plays, wherever they were begun."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress

from tablee.house.ids import new_holder
from tablee.house.presence import Presence
from tablee.house.programs.answers import Challenged
from tablee.house.programs.feed import ProgramFeed
from tablee.house.programs.programs import Program
from tablee.house.room import Room
from tablee.house.services import Services
from tablee.house.tasks import Tasks
from tablee.match.errors import Refused
from tablee.match.listing import Entry


class Attendance:
    """One stream of one program."""

    def __init__(
        self,
        program: Program,
        games: Sequence[str],
        house: Services,
        presence: Presence,
        tasks: Tasks,
    ) -> None:
        self.program, self._games = program, list(games)
        self._house, self._presence, self._tasks = house, presence, tasks
        self._stream = new_holder()
        self._inside: dict[str, tuple[Room, AsyncExitStack]] = {}
        self._hearing = asyncio.Lock()
        self.feed = ProgramFeed(
            program.holder,
            lambda table: house.tokens.make(table, program.holder),
            self._leave_later,
        )

    async def begin(self) -> None:
        """The program is here."""
        self._renewing = self._tasks.spawn(self._renew())
        self._house.hall.attend(self.hear)
        await self._say_ready()
        await self.hear(await self._house.hall.read())
        self._house.hall.notified()

    async def end(self) -> None:
        """It is here no longer."""
        self._house.hall.desert(self.hear)
        self._renewing.cancel()
        self.feed.close()
        async with self._hearing:
            for table in list(self._inside):
                await self._leave(table)
        self._tasks.spawn(self._tasks.persist("program", self._say_gone))

    # -- being ready -----------------------------------------------------------------------------

    async def _renew(self) -> None:
        """Say again and again that it is ready; if this process dies, that is over by itself."""
        while True:
            await self._house.time.sleep(self._house.settings.ready_seconds / 3)
            await self._tasks.persist("program", self._say_ready)

    async def _say_ready(self) -> None:
        if await self._may_stay():
            await self._house.programs.set_ready(self.program.id, self._games, self._stream)

    async def _say_gone(self) -> None:
        await self._house.programs.unset_ready(self.program.id, self._stream)
        self._house.hall.notified()

    async def _may_stay(self) -> bool:
        """Whether the host still knows this program; else it is sent away."""
        try:
            await self._house.programs.find(self.program.id)
        except Refused:
            self.feed.close()
        return not self.feed.closed

    # -- its tables ------------------------------------------------------------------------------

    async def hear(self, entries: Sequence[Entry]) -> None:
        """What is listed has changed."""
        async with self._hearing:
            if not await self._may_stay():
                return
            own = self.program.id
            asking = [entry for entry in entries if own in entry.asks]
            self.feed.challenges(Challenged(one.table, one.game, one.names) for one in asking)
            for entry in entries:
                if own in entry.plays and entry.table not in self._inside:
                    with suppress(Refused):  # it was deleted meanwhile
                        await self._enter(entry.table)

    async def _enter(self, table: str) -> None:
        async with AsyncExitStack() as stack:
            room = await stack.enter_async_context(self._house.rooms.enter(table))
            await room.catch_up()  # this process may not have heard yet that it sits there
            self._inside[table] = (room, stack.pop_all())
        room.listen(self.feed.notify)
        self._presence.came(room, self.program.holder)
        self.feed.notify(room)

    def _leave_later(self, room: Room) -> None:
        self._tasks.spawn(self._leave(room.id))

    async def _leave(self, table: str) -> None:
        found = self._inside.pop(table, None)
        if found is not None:
            room, stack = found
            room.ignore(self.feed.notify)
            self._presence.left(room, self.program.holder)
            await stack.aclose()
