"""Something in memory that is the fold of its events: one command after the other, each in storage
before anybody hears. `room` and `evening_room` are the two kinds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from tablee.house.ports import Conflict, Deleted, Storage, Time
from tablee.match.errors import MovedOn, Refused
from tablee.match.events import Event
from tablee.match.listing import Entry
from tablee.match.once import Once, Receipt
from tablee.match.reminders import Reminder

_ATTEMPTS = 5
_TOGETHER = 25  # listeners that are told in one go


class Folded(Protocol):
    """What events are folded into: a table, an evening."""

    id: str
    number: int
    keys: dict[str, Receipt]

    def apply(self, event: Event, /) -> None:
        """Apply the next event."""
        ...

    def reader(self, holder: str | None, /) -> str | None:
        """The holder, or None for somebody who only looks."""
        ...


S = TypeVar("S", bound=Folded)
L = TypeVar("L", contravariant=True)


class Observer(Protocol[L]):
    """Somebody who sees to something at every table, or every evening, in memory."""

    def changed(self, room: L, events: Sequence[Event], local: bool) -> None:
        """These events happened there, in this process or another; none: it was loaded."""
        ...

    def watched(self, room: L) -> None:
        """Somebody has begun to listen, or the last one has stopped."""
        ...

    def busy(self, room: L) -> bool:
        """Whether there is still something to do, so that it has to stay in memory."""
        ...


class Live(Generic[S]):
    """What was folded, whoever listens to it, and its snapshots as JSON."""

    #: What a process that lags behind may refuse wrongly: it reads on before it does.
    late: ClassVar[type[Refused]] = MovedOn

    def __init__(
        self,
        folded: S,
        storage: Storage,
        time: Time,
        observers: Sequence[Observer[Any]] = (),
        created: Sequence[Event] = (),
    ) -> None:
        """`created`: the event that made it, if it was made just now."""
        self.folded = folded
        self.gone = False  # deleted
        self.address = ""  # where somebody with a token of it was last heard from
        self._storage, self._time, self._observers = storage, time, observers
        self._listeners: dict[Callable[[Any], None], None] = {}
        self._lock = asyncio.Lock()
        self._encoded: dict[str | None, bytes] = {}
        self._tell_observers(created, True)

    @property
    def id(self) -> str:
        """What its events are stored under."""
        return self.folded.id

    @property
    def number(self) -> int:
        """Of its last event."""
        return self.folded.number

    @property
    def busy(self) -> bool:
        """Whether something is still to be done here by itself."""
        return any(observer.busy(self) for observer in self._observers)

    @property
    def watched(self) -> bool:
        """Whether anybody listens."""
        return bool(self._listeners)

    # -- what each kind says for itself ----------------------------------------------------------

    def unknown(self) -> Refused:
        """The refusal if it does not exist any more."""
        raise NotImplementedError

    def snapshot(self, reader: str | None) -> msgspec.Struct:
        """What a reader may know of it."""
        raise NotImplementedError

    def listings_after(self, events: Sequence[Event]) -> Sequence[Entry]:
        """What the hall is to say of it after these events."""
        return ()

    def reminders_after(self, events: Sequence[Event]) -> Sequence[Reminder]:
        """When to look at it after these events."""
        return ()

    # -- what happens ----------------------------------------------------------------------------

    async def act(
        self,
        command: Callable[[S, float], Sequence[Event] | Event | None],
        once: Once | None = None,
    ) -> None:
        """Do what is asked: it is in storage on return. Asked again with the same key, nothing
        happens. Raises what the command raises; Refused when others are always faster."""
        async with self._lock:
            for _ in range(_ATTEMPTS):
                try:
                    if once is not None and once.done(self.folded):
                        return
                    if await self._attempt(command, once):
                        return
                except self.late:  # perhaps the caller is not behind, but ahead of this process
                    if not await self._read_on():
                        raise
                else:
                    await self._read_on()
        raise Refused("table.busy")

    async def catch_up(self) -> None:
        """Read what other processes have written."""
        async with self._lock:
            await self._read_on()

    async def _attempt(
        self, command: Callable[[S, float], Sequence[Event] | Event | None], once: Once | None
    ) -> bool:
        """Whether nobody else was faster."""
        asked = command(self.folded, self._time.now())
        if asked is None:
            return True
        events = [asked] if isinstance(asked, Event) else list(asked)
        if once is not None:
            events[0] = once.sign(events[0])
        try:
            listings, reminders = self.listings_after(events), self.reminders_after(events)
            await self._storage.append(events, listings, reminders)
        except Conflict:
            return False
        except Deleted:  # by another process
            raise self.unknown() from None
        self._apply([event for event in events if event.table == self.id], local=True)
        return True

    async def _read_on(self) -> bool:
        """Whether another process has written anything new."""
        events = await self._storage.load(self.id, self.number)
        self._apply(events, local=False)
        return bool(events)

    def _apply(self, events: Sequence[Event], *, local: bool) -> None:
        if not events:
            return
        for event in events:
            self.folded.apply(event)
        self._encoded.clear()
        self._tell(list(self._listeners))
        self._tell_observers(events, local)

    def _tell_observers(self, events: Sequence[Event], local: bool) -> None:
        for observer in self._observers:
            observer.changed(self, events, local)

    def end(self) -> None:
        """It was deleted: whoever listens is told, and nothing more is done here."""
        self.gone = True
        self._tell(list(self._listeners))
        self._tell_observers((), False)

    # -- who hears of it -------------------------------------------------------------------------

    def listen(self, listener: Callable[[Any], None]) -> None:
        """Call this after every change, until `ignore`."""
        self._listeners[listener] = None
        if len(self._listeners) == 1:
            self._tell_watched()

    def ignore(self, listener: Callable[[Any], None]) -> None:
        """Stop calling this listener."""
        del self._listeners[listener]
        if not self._listeners:
            self._tell_watched()

    def _tell(self, listeners: Sequence[Callable[[Any], None]], first: int = 0) -> None:
        """Tell them a few at a time: a crowd at one table keeps no other table waiting."""
        for listener in listeners[first : first + _TOGETHER]:
            if listener in self._listeners:
                listener(self)
        if first + _TOGETHER < len(listeners):
            loop = asyncio.get_running_loop()
            loop.call_soon(self._tell, listeners, first + _TOGETHER)

    def _tell_watched(self) -> None:
        for observer in self._observers:
            observer.watched(self)

    def reader(self, holder: str | None) -> str | None:
        """The holder, or None for somebody who is a spectator here."""
        return self.folded.reader(holder)

    def encoded(self, holder: str | None) -> bytes:
        """The snapshot for a holder as JSON; all spectators share one."""
        reader = self.reader(holder)
        body = self._encoded.get(reader)
        if body is None:
            body = msgspec.json.encode(self.snapshot(reader))[1:]
            self._encoded[reader] = body
        return b'{"at":%.3f,%b' % (self._time.now(), body)
