"""Events in the browser's own database: durable before anybody hears of them."""

from __future__ import annotations

from collections.abc import Awaitable, Collection, Sequence
from typing import Protocol

import msgspec

from tablee.house.ports import Code, Conflict, Deleted
from tablee.match.events import Event
from tablee.match.listing import Entry
from tablee.match.reminders import Reminder

_EVENTS = msgspec.json.Decoder(list[Event])
_NAMES = msgspec.json.Decoder(list[str])


class Store(Protocol):
    """What `web/pocket/store.js` does; what crosses is JSON."""

    def append(self, events: str, /) -> Awaitable[str]:
        """Keep events, all or none: `kept`, or why not, `conflict` or `deleted`."""
        ...

    def load(self, table: str, after: int, /) -> Awaitable[str]:
        """The events of a table after a number, in order."""
        ...

    def untouched(self, since: float, /) -> Awaitable[str]:
        """The names of the tables whose last event is older than this time."""
        ...

    def remove(self, tables: str, since: float, /) -> Awaitable[None]:
        """Delete these tables, except any that has had an event since."""
        ...


class BrowserStorage:
    """The house's storage, over that of a browser."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def append(
        self,
        events: Sequence[Event],
        listings: Sequence[Entry] = (),
        reminders: Sequence[Reminder] = (),
    ) -> None:
        """Keep these events, all or none; they are durable on return. Raises Conflict, Deleted."""
        result = await self._store.append(msgspec.json.encode(events).decode())
        if result == "conflict":
            raise Conflict
        if result == "deleted":
            raise Deleted

    async def listings(self, since: float, most: int) -> list[Entry]:
        """Nobody else comes to the hall of a device."""
        return []

    async def remind(self, reminder: Reminder) -> None:
        """Whoever opens a table here sees what is due."""

    async def claim_due(self, now: float, until: float, most: int) -> list[str]:
        """Nothing is looked at while nobody is there."""
        return []

    async def keep_code(self, code: Code, now: float) -> Code:
        """Nobody else could use a code: it need not be kept."""
        return code

    async def find_code(self, letters: str, now: float) -> str | None:
        """No table here has one."""
        return None

    async def load(self, table: str, after: int = 0) -> list[Event]:
        """The events of a table after a number, in order."""
        return _EVENTS.decode(await self._store.load(table, after))

    async def list_untouched(self, since: float) -> list[str]:
        """The tables whose last event is older than this time."""
        return _NAMES.decode(await self._store.untouched(since))

    async def list_touched(self, since: float, most: int) -> list[str]:
        """A device has no desk."""
        return []

    async def kept(self) -> dict[str, bytes]:
        """Nothing holds for a device beside its tables."""
        return {}

    async def keep(self, name: str, data: bytes | None) -> None:
        """Nobody can ask for that here."""

    async def delete(self, tables: Collection[str], untouched_since: float) -> None:
        """Delete these tables, except any that has had an event since."""
        names = msgspec.json.encode(list(tables)).decode()
        await self._store.remove(names, untouched_since)
