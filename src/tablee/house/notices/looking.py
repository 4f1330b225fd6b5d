"""Looks at tables when a reminder is due: ends turns whose days are over, and tells people that it
is their turn.

Reminders are in storage, and each is claimed by one process. So is each announcement: whoever has
claimed it sends it, and only if that process dies another one does. No move waits for any of this.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from tablee.house.logs import note
from tablee.house.ports import Notifier, NotSent, Storage, Subscriptions, Time
from tablee.house.presence import Presence
from tablee.house.quiet import quiet_until
from tablee.house.room import Room
from tablee.house.rooms import Rooms
from tablee.house.settings import HouseSettings
from tablee.house.subscriptions import Notice, Subscription
from tablee.house.tasks import Tasks
from tablee.match import commands
from tablee.match.clock import clock
from tablee.match.errors import Refused
from tablee.match.reminders import Reminder, reminder_of
from tablee.match.table import Table

_TOGETHER = 50  # tables that are claimed at once
_LEASE = 120.0  # seconds after which another process looks at a table that one has claimed
_SENDING = 600.0  # seconds after which another process sends what one has claimed
_PAUSES = (5.0, 30.0, 120.0)  # seconds before another attempt to send
_DOUBT = 30.0  # seconds in which somebody who follows a table elsewhere is heard of
_REMEMBERED = 1_000

Attempt = Callable[[], Awaitable[bool]]


class Looking:
    """Owns what this process does about reminders."""

    def __init__(
        self,
        rooms: Rooms,
        presence: Presence,
        storage: Storage,
        subscriptions: Subscriptions,
        notifier: Notifier,
        time: Time,
        tasks: Tasks,
        settings: HouseSettings,
    ) -> None:
        self._rooms, self._presence, self._storage = rooms, presence, storage
        self.subscriptions, self.notifier = subscriptions, notifier
        self._time, self._tasks, self._settings = time, tasks, settings
        self._doubted: dict[str, int] = {}  # turns at which somebody was looked for, by table

    async def run(self) -> None:
        """Look now and then, until the house closes."""
        while True:
            await self._tasks.persist("looking", self._look)
            await self._time.sleep(self._settings.look_pause)

    async def _look(self) -> None:
        while True:
            now = self._time.now()
            due = await self._storage.claim_due(now, now + _LEASE, _TOGETHER)
            for table in due:
                await self._look_at(table)
            if len(due) < _TOGETHER:
                return

    async def _look_at(self, table: str) -> None:
        """One table; what fails there is tried again when the claim has run out."""
        try:
            async with self._rooms.enter(table) as room:
                await room.catch_up()
                await room.act(lambda it, now: commands.expire(it, now))
                number = room.number
                at = await self._tell(room)
                await self._storage.remind(Reminder(table, number, at))
        except Refused as error:
            note("not looked at", table=table, code=error.code)
        except Exception as error:
            note("looking failed", logging.WARNING, error=type(error).__name__)

    # -- who is told -----------------------------------------------------------------------------

    async def _tell(self, room: Room) -> float | None:
        """Tell whoever is to move, unless they are there; returns when to look again."""
        table, soon = room.table, self._time.now() + self._settings.look_pause
        if table.position.turn is None:
            await self.subscriptions.forget_table(table.id)
            return None
        holder = _to_tell(table)
        if holder is None:
            usual = reminder_of(table).at
            return None if usual is None else max(usual, soon)
        known = await self.subscriptions.of(table.id, holder)
        if holder != _to_tell(table):  # the game went on meanwhile
            return soon
        waiting = [one for one in known if one.confirmed and one.announced < table.turns]
        running = clock(table) if table.pace is not None else None
        looks = [] if running is None else [running.ends]
        if waiting:
            looks += await self._announce(room, holder, waiting)
        return min(looks, default=None)

    async def _announce(self, room: Room, holder: str, waiting: list[Subscription]) -> list[float]:
        """Tell these, each at its time; returns when to see to it again."""
        table, now, turn = room.table, self._time.now(), room.table.turns
        present = table.mover is not None and table.mover.present
        if present and not self._presence.follows(room, holder) and self._doubts(table):
            self._presence.look_for(room, holder)  # its process may have died
            return [now + _DOUBT]
        if present:
            for one in waiting:
                await self.subscriptions.done(one.id, turn)
            return []
        running = clock(table)
        seconds = None if running is None else running.ends - now
        notice = Notice(table.id, table.game.name, turn, seconds)
        quiet = [quiet_until(one.quiet, now) for one in waiting]
        awake = [one for one, until in zip(waiting, quiet, strict=True) if until is None]
        for one in awake:
            self._tasks.spawn(self._send(one, notice))
        looks = [until for until in quiet if until is not None]
        return [*looks, now + _SENDING + _LEASE] if awake else looks

    def _doubts(self, table: Table) -> bool:
        """Whether somebody is to be looked for, once per turn."""
        known = self._doubted.pop(table.id, -1)
        self._doubted[table.id] = table.turns
        if len(self._doubted) > _REMEMBERED:
            del self._doubted[next(iter(self._doubted))]
        return known != table.turns

    # -- sending ---------------------------------------------------------------------------------

    async def _send(self, to: Subscription, notice: Notice) -> None:
        """Tell somebody once, however many processes want to; give up after some attempts."""
        now = self._time.now()
        if not await self.subscriptions.claim(to.id, notice.turn, now, now + _SENDING):
            return
        if await self._persist(lambda: self.notifier.send(to, notice)):
            await self.subscriptions.done(to.id, notice.turn)
        else:
            await self.subscriptions.forget(to.id)

    def ask_to_confirm(self, to: Subscription) -> None:
        """Ask the owner of an address whether they want to be told; nobody waits for that."""
        self._tasks.spawn(self._persist(lambda: self.notifier.ask_to_confirm(to)))

    async def _persist(self, attempt: Attempt) -> bool:
        """Whether whoever is to be told still exists, as far as is known."""
        for pause in (*_PAUSES, None):
            try:
                return await attempt()
            except NotSent as error:
                note("notice not sent", logging.WARNING, reason=str(error), again=pause is not None)
            if pause is not None:
                await self._time.sleep(pause)
        return True


def _to_tell(table: Table) -> str | None:
    """The person to move, if they want to be told of that."""
    mover = table.mover
    if mover is None or mover.bot is not None or table.away is not None:
        return None
    return mover.holder if mover.holder in table.told else None
