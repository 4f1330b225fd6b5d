"""The application: requests in, answers and updates out, over whatever transport there is."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

from tablee.house.analyses import Analyses
from tablee.house.attendance import Attendance
from tablee.house.desk.rules import Rules
from tablee.house.evenings import Evenings, Results
from tablee.house.feed import Feed
from tablee.house.hall.feed import HallFeed
from tablee.house.hall.hall import Hall
from tablee.house.hall.matching import Matching
from tablee.house.handlers import HANDLERS
from tablee.house.handlers.programs import playable
from tablee.house.ladder.keeper import Keeper
from tablee.house.ladder.ports import Books
from tablee.house.local import MemorySubscriptions, NoNotifier, SystemTime
from tablee.house.notices.looking import Looking
from tablee.house.ports import Notifier, Storage, Subscriptions, Thinker, Time, Tokens
from tablee.house.presence import Presence
from tablee.house.programs.feed import ProgramFeed
from tablee.house.programs.programs import Programs
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
        subscriptions: Subscriptions | None = None,
        notifier: Notifier | None = None,
        books: Books | None = None,
    ) -> None:
        """Without `subscriptions` and a `notifier`, nobody is told of their turns; without `books`
        there are no ladder and no finished games."""
        time, settings = time or SystemTime(), settings or HouseSettings()
        self._tasks = Tasks(time)
        self._presence = Presence(time, self._tasks, settings.grace)
        thinking = Thinking(thinker)
        turns = Turns(thinking, time, self._tasks, settings)
        self.rules, programs = Rules(storage, time, self._tasks), Programs(storage, time, settings)
        self.hall = Hall(storage, programs, time, self._tasks, settings)
        self._attendances: dict[str, Attendance] = {}  # by program
        self.rooms = Rooms(storage, time, thinker, self._tasks, settings.tables_kept)
        results = Results(self.rooms, self._tasks)
        evenings = Evenings(self.rooms, time, self._tasks)
        self._keeper = None if books is None else Keeper(books, storage, thinker, time, self._tasks)
        seen_by = (self._presence, turns, self.hall, results)
        keepers = () if self._keeper is None else (self._keeper,)
        self.rooms.attach((*seen_by, *keepers), (evenings,))
        analyses = Analyses(thinking, time, self._tasks, settings)
        looking = Looking(
            self.rooms,
            self._presence,
            storage,
            subscriptions or MemorySubscriptions(),
            notifier or NoNotifier(),
            time,
            self._tasks,
            settings,
        )
        self._services = Services(
            self.rooms,
            self.hall,
            Matching(),
            self.rules,
            programs,
            storage,
            analyses,
            thinker,
            thinking,
            tokens,
            time,
            settings,
            looking,
            books,
        )

    def start(self) -> None:
        """Begin what is done without anybody asking."""
        services = self._services
        days = services.settings.keep_days
        self._tasks.spawn(delete_old(self.rooms, self.rules, services.time, self._tasks, days))
        self._tasks.spawn(services.looking.run())
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
                await self.rules.follow(feed)
                yield feed
            finally:
                self.rules.leave(feed)
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
                await self.rules.follow(feed)
                await self.hall.visit(feed)
                yield feed
            finally:
                self.hall.leave(feed)
                self.rules.leave(feed)
                for room in readers:
                    room.ignore(feed.notify)

    @asynccontextmanager
    async def attend(self, games: Sequence[str], caller: Caller) -> AsyncIterator[ProgramFeed]:
        """The stream of a program that is ready to play these games: while it follows it, others
        may ask it for one. Its last stream is the one that counts. Raises Refused,
        InvalidRequest."""
        services = self._services
        program = await services.programs.find(services.tokens.program(caller.tokens))
        games = playable(games)
        here = Attendance(program, games, services, self._presence, self._tasks)
        before, self._attendances[program.id] = self._attendances.get(program.id), here
        if before is not None:
            before.feed.close()
        try:
            await here.begin()
            yield here.feed
        finally:
            await here.end()
            if self._attendances.get(program.id) is here:
                del self._attendances[program.id]

    def check_host(self, caller: Caller) -> None:
        """Raise Refused unless the caller is the host of the house."""
        self._services.check_host(caller)

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
