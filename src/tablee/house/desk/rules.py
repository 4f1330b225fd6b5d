"""What holds for the whole house: a notice to everybody, whether messages can be sent, how long
tables are kept. It is in storage; several processes notify each other when it changes."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from tablee.house.feed import News, Waker
from tablee.house.ids import new_holder
from tablee.house.ports import Storage, Time
from tablee.house.tasks import Tasks

RULES = "rules"
_TOLD_TOGETHER = 25  # readers; moves are answered in between


class Notice(msgspec.Struct, frozen=True):
    """A few words to everybody; who has read them need not see the same `id` again."""

    id: str
    text: str
    at: float


class HouseNews(msgspec.Struct, frozen=True):
    """What everybody is told of the house."""

    notice: Notice | None
    messages: bool


class HouseRules(msgspec.Struct, frozen=True):
    """As they are kept; `keep_days` is None where the host has left it to how the house is run."""

    notice: Notice | None = None
    messages: bool = True
    keep_days: int | None = None

    @property
    def news(self) -> News:
        """What everybody is told."""
        return News("house", msgspec.json.encode(HouseNews(self.notice, self.messages)))


class Rules:
    """Owns what this process knows of the rules, and tells whoever follows anything here."""

    def __init__(self, storage: Storage, time: Time, tasks: Tasks) -> None:
        self._storage, self._time, self._tasks = storage, time, tasks
        self._known: HouseRules | None = None
        self._feeds: dict[Waker, None] = {}

    async def now(self) -> HouseRules:
        """The rules that hold."""
        if self._known is None:
            data = (await self._storage.kept()).get(RULES)
            self._known = msgspec.json.decode(data or b"{}", type=HouseRules)
        return self._known

    async def change(self, **changes: Any) -> HouseRules:
        """Have other rules from now on; they are in storage on return."""
        self._known = None  # another process may have changed them too
        changed = msgspec.structs.replace(await self.now(), **changes)
        await self._storage.keep(RULES, msgspec.json.encode(changed))
        self.notified()
        return changed

    def notice(self, text: str) -> Notice | None:
        """A notice of these words; none where there are none."""
        return Notice(new_holder(), text, self._time.now()) if text else None

    def notified(self) -> None:
        """The rules may have changed, here or in another process."""
        before, self._known = self._known, None
        self._tasks.spawn(self._tasks.persist("rules", lambda: self._tell_all(before)))

    async def _tell_all(self, before: HouseRules | None) -> None:
        rules = await self.now()
        if rules == before:
            return
        feeds = list(self._feeds)
        for first in range(0, len(feeds), _TOLD_TOGETHER):
            for feed in feeds[first : first + _TOLD_TOGETHER]:
                feed.announce(rules.news)
            await asyncio.sleep(0)

    async def follow(self, feed: Waker) -> None:
        """Tell a reader what holds, unless that is what holds in every house, and what changes."""
        self._feeds[feed] = None
        rules = await self.now()
        if rules.notice is not None or not rules.messages:
            feed.announce(rules.news)

    def leave(self, feed: Waker) -> None:
        """They follow nothing any more."""
        del self._feeds[feed]
