"""The tables that are open, as storage has them: read again when something has changed, and sent to
everybody who looks. Several processes share one storage and notify each other, so each shows what
all of them have."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence

from tablee.house.hall.answers import HallShown
from tablee.house.hall.feed import HallFeed, page_of
from tablee.house.ports import Storage, Time
from tablee.house.programs.answers import ProgramReady
from tablee.house.programs.programs import Programs
from tablee.house.room import Room
from tablee.house.settings import HouseSettings
from tablee.house.tasks import Tasks
from tablee.match.events import Event
from tablee.match.listing import Entry, changes_listing

Listener = Callable[[Sequence[Entry]], Awaitable[None]]

_PAGE = 12  # tables of each list at a time
_TOLD_TOGETHER = 25  # readers; moves are answered in between


class Hall:
    """Owns what this process knows of the open tables, and the feeds of who looks at them."""

    def __init__(
        self,
        storage: Storage,
        programs: Programs,
        time: Time,
        tasks: Tasks,
        settings: HouseSettings,
    ) -> None:
        self._storage, self._programs = storage, programs
        self._time, self._tasks, self._settings = time, tasks, settings
        self._feeds: dict[HallFeed, None] = {}
        self._changes = self._told = 0
        self._known: tuple[int, list[Entry]] = (-1, [])  # after how many changes
        self._attending: dict[Listener, None] = {}
        self._refreshing: asyncio.Task[None] | None = None

    # -- what changes it -------------------------------------------------------------------------

    def changed(self, room: Room, events: Sequence[Event], local: bool) -> None:
        """Something happened at a table that is in memory here."""
        if changes_listing(room.table, events):
            self.notified()

    def watched(self, room: Room) -> None:
        """It does not matter who looks on."""

    def busy(self, room: Room) -> bool:
        """What is listed is in storage."""
        return False

    def notified(self) -> None:
        """What is listed has changed, here or in another process."""
        self._changes += 1
        if (self._feeds or self._attending) and self._refreshing is None:
            self._refreshing = self._tasks.spawn(self._refresh())

    async def _refresh(self) -> None:
        """Tell everybody, once for whatever changes within a moment."""
        try:
            while self._told != self._changes and (self._feeds or self._attending):
                await self._time.sleep(self._settings.hall_pause)
                await self._tasks.persist("hall", self._tell_all)
        finally:
            self._refreshing = None

    async def _tell_all(self) -> None:
        changes = self._changes
        listings, ready = await self.listings(), await self._programs.ready()
        for listener in list(self._attending):
            await listener(listings)
        pages: dict[str | None, bytes] = {}
        feeds = list(self._feeds)
        for first in range(0, len(feeds), _TOLD_TOGETHER):
            for feed in feeds[first : first + _TOLD_TOGETHER]:
                if feed.game not in pages:
                    pages[feed.game] = page_of(_page(listings, ready, feed.game))
                feed.show(pages[feed.game])
            await asyncio.sleep(0)
        self._told = changes

    # -- who looks at it -------------------------------------------------------------------------

    async def listings(self) -> list[Entry]:
        """What is listed now, the latest first."""
        return self._known[1] if self._known[0] == self._changes else await self.read()

    async def read(self) -> list[Entry]:
        """The same, as storage has it at this moment."""
        changes, since = self._changes, self._time.now() - self._settings.listed_hours * 3_600
        self._known = (changes, await self._storage.listings(since, self._settings.listed_most))
        return self._known[1]

    async def show(self, game: str | None, skip: int = 0) -> HallShown:
        """The lists, of one game or of all."""
        return _page(await self.listings(), await self._programs.ready(), game, skip)

    async def visit(self, feed: HallFeed) -> None:
        """Somebody begins to look: they are told now, and whenever something changes."""
        self._feeds[feed] = None
        feed.show(page_of(await self.show(feed.game)))

    def leave(self, feed: HallFeed) -> None:
        """They look no longer."""
        del self._feeds[feed]

    def attend(self, listener: Listener) -> None:
        """Call this with everything that is kept, whenever it changes, until `desert`: programs
        find there what others are not shown."""
        self._attending[listener] = None

    def desert(self, listener: Listener) -> None:
        """Stop calling this."""
        self._attending.pop(listener, None)


def _page(
    listings: Iterable[Entry], ready: Sequence[ProgramReady], game: str | None, skip: int = 0
) -> HallShown:
    wanted = [one for one in listings if game is None or one.game == game]
    free = [one for one in wanted if one.open and (one.present or not one.quick)]
    free.sort(key=lambda one: (not one.present, one.free == one.bots))  # the latest stay first
    watch = [one for one in wanted if one.watch and one.begun]
    end = skip + _PAGE
    return HallShown(
        [one.public() for one in free[skip:end]],
        [one.public() for one in watch[skip:end]],
        max(0, len(free) - end),
        max(0, len(watch) - end),
        [one for one in ready if game is None or game in one.games],
    )
