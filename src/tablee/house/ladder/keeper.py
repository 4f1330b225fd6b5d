"""The keeper of the books: enters the end of every table with a player, once.

What is entered follows from what is stored, never from what was heard: a table whose process has
died before its end was in the books is found again, at the next start or within the hour.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from tablee.core.errors import TableeError
from tablee.house.ladder.outcome import outcome_of
from tablee.house.ladder.ports import Books
from tablee.house.ports import Storage, Thinker, Time
from tablee.house.room import Room
from tablee.house.tasks import Tasks
from tablee.match.events import MOVED, Event
from tablee.match.table import Table

_LOOK = 3_600.0  # seconds between looks for ends that nobody has entered


class Keeper:
    """An observer of tables."""

    def __init__(
        self, books: Books, storage: Storage, thinker: Thinker, time: Time, tasks: Tasks
    ) -> None:
        self._books, self._storage, self._thinker = books, storage, thinker
        self._time, self._tasks = time, tasks
        self._entering: set[str] = set()

    def changed(self, room: Room, events: Sequence[Event], local: bool) -> None:
        """Enter the end of a table as soon as it is over, whichever process has it."""
        table = room.table
        known = any(seat.player is not None for seat in table.seats)
        played = any(event.kind == MOVED for event in events)
        over = known and played and outcome_of(table) is not None
        if over and table.id not in self._entering:
            self._entering.add(table.id)
            self._tasks.spawn(self._enter(room))

    def watched(self, room: Room) -> None:
        """It does not matter who looks on."""

    def busy(self, room: Room) -> bool:
        """Whether its end is being entered."""
        return room.id in self._entering

    async def look_around(self) -> None:
        """Now and every hour: enter what was missed."""
        while True:
            await self._tasks.persist("ladder", self._look)
            await self._time.sleep(_LOOK)

    async def _enter(self, room: Room) -> None:
        async def attempt() -> None:
            outcome = outcome_of(room.table)
            if outcome is not None:
                await self._books.close_table(outcome)

        try:
            await self._tasks.persist("ladder", attempt)
        finally:
            self._entering.discard(room.id)

    async def _look(self) -> None:
        for table in await self._books.pending():
            await self._enter_stored(table)

    async def _enter_stored(self, name: str) -> None:
        history = await self._storage.load(name)
        if not history:  # deleted meanwhile
            return
        with suppress(TableeError):  # such as a game that is not installed any more
            outcome = await self._thinker.run(lambda: outcome_of(Table.fold(history)))
            if outcome is not None:
                await self._books.close_table(outcome)
