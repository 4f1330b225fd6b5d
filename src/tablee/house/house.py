"""The application: requests in, answers and updates out, over whatever transport there is."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

from tablee.house.analyses import Analyses
from tablee.house.evenings import Evenings, Results
from tablee.house.feed import Feed
from tablee.house.hall.feed import HallFeed
from tablee.house.hall.hall import Hall
from tablee.house.hall.matching import Matching
from tablee.house.handlers import HANDLERS
from tablee.house.ladder.keeper import Keeper
from tablee.house.ladder.ports import Books
from tablee.house.local import SystemTime
from tablee.house.ports import Storage, Thinker, Time, Tokens
from tablee.house.presence import Presence
from tablee.house.requests import Request
from tablee.house.retention import delete_old
from tablee.house.room import Room
from tablee.house.rooms import AnyRoom, Rooms
from tablee.house.services import Caller, Services
from tablee.house.settings import HouseSettings
from tablee.house.tasks import Tasks
from tablee.house.thinking import Thinking
from tablee.house.turns import Turns
from tablee.match.errors import Refused


class House:
    """Tables, and everybody who plays at them. Belongs to one event loop."""

    def __init__(
        self,
        storage: Storage,
        thinker: Thinker,
        tokens: Tokens,
        time: Time | None = None,
        settings: HouseSettings | None = None,
        books: Books | None = None,
    ) -> None:
        """`books`: where the ladder and finished games are kept; without any, there are none."""
        time, settings = time or SystemTime(), settings or HouseSettings()
        self._tasks = Tasks(time)
        self._presence = Presence(time, self._tasks, settings.grace)
        thinking = Thinking(thinker)
        turns = Turns(thinking, time, self._tasks, settings)
        self.hall = Hall(storage, time, self._tasks, settings)
        self.rooms = Rooms(storage, time, thinker, self._tasks, settings.tables_kept)
        results = Results(self.rooms, self._tasks)
        evenings = Evenings(self.rooms, time, self._tasks)
        self._keeper = None if books is None else Keeper(books, storage, thinker, time, self._tasks)
        seen_by = (self._presence, turns, self.hall, results)
        keepers = () if self._keeper is None else (self._keeper,)
        self.rooms.attach((*seen_by, *keepers), (evenings,))
        analyses = Analyses(thinking, time, self._tasks, settings)
        self._services = Services(
            self.rooms,
            self.hall,
            Matching(),
            storage,
            analyses,
            thinker,
            thinking,
            tokens,
            time,
            settings,
            books,
        )

    def start(self) -> None:
        """Begin what is done without anybody asking."""
        services = self._services
        days = services.settings.keep_days
        self._tasks.spawn(delete_old(self.rooms, services.time, self._tasks, days))
        if self._keeper is not None:
            self._tasks.spawn(self._keeper.look_around())

    async def close(self) -> None:
        """End all background work."""
        await self._tasks.close()

    async def answer(self, request: Request, caller: Caller) -> Any:
        """The answer to a request: something that `msgspec` can encode. Raises TableeError."""
        return await HANDLERS[type(request)](self._services, caller, request)

    @asynccontextmanager
    async def follow(
        self, tables: Iterable[str], caller: Caller, seen: Mapping[str, int]
    ) -> AsyncIterator[Feed]:
        """Follow these tables and evenings, those that exist; while one does, one is present at
        one's seats."""
        async with AsyncExitStack() as stack:
            readers: dict[AnyRoom, str | None] = {}
            for name in tables:
                with suppress(Refused):
                    room = await stack.enter_async_context(self.rooms.enter_any(name))
                    readers[room] = room.reader(self._services.holder(caller, name))
                    if readers[room] is not None:
                        room.address = caller.address
            feed = Feed(readers, seen)
            self._attach(feed)
            try:
                yield feed
            finally:
                self._detach(feed)

    @asynccontextmanager
    async def visit_hall(
        self, game: str | None, own: Iterable[str], caller: Caller
    ) -> AsyncIterator[HallFeed]:
        """Follow what is listed, and whose turn it is at tables of one's own: nobody is present
        there for that."""
        async with AsyncExitStack() as stack:
            readers: dict[Room, str] = {}
            for name in own:
                holder = self._services.holder(caller, name)
                if holder is not None:
                    with suppress(Refused):
                        room = await stack.enter_async_context(self.rooms.enter(name))
                        readers[room] = holder
            feed = HallFeed(game, readers)
            for room in readers:
                room.listen(feed.notify)
            try:
                await self.hall.visit(feed)
                yield feed
            finally:
                self.hall.leave(feed)
                for room in readers:
                    room.ignore(feed.notify)

    def _attach(self, feed: Feed) -> None:
        for room, holder in feed.readers.items():
            room.listen(feed.notify)
            if holder is not None and isinstance(room, Room):
                self._presence.came(room, holder)

    def _detach(self, feed: Feed) -> None:
        for room, holder in feed.readers.items():
            room.ignore(feed.notify)
            if holder is not None and isinstance(room, Room):
                self._presence.left(room, holder)
