"""A table that is in memory."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.house.live import Live, Observer
from tablee.house.ports import Storage, Time
from tablee.match.errors import Refused
from tablee.match.events import CREATED, Event
from tablee.match.listing import Entry, listings_after
from tablee.match.reminders import Reminder, reminder_of, reminders_after
from tablee.match.snapshot import Snapshot, snapshot
from tablee.match.table import Table


class Room(Live[Table]):
    """A table, whoever listens to it, and its snapshots as JSON."""

    def __init__(
        self,
        table: Table,
        storage: Storage,
        time: Time,
        observers: Sequence[Observer[Room]] = (),
        created: Sequence[Event] = (),
    ) -> None:
        """`created`: the event that made it, if it was made just now."""
        self.table = table
        super().__init__(table, storage, time, observers, created)

    def unknown(self) -> Refused:
        """The refusal if it does not exist any more."""
        return Refused("table.unknown", self.id)

    def listings_after(self, events: Sequence[Event]) -> Sequence[Entry]:
        """What the hall is to say of it after these events."""
        return listings_after(self.table, events)

    def reminders_after(self, events: Sequence[Event]) -> Sequence[Reminder]:
        """When to look at it after these events, and at the table that they make."""
        made = (reminder_of(Table(one)) for one in events if one.kind == CREATED)
        return [*reminders_after(self.table, events), *(one for one in made if one.at is not None)]

    def snapshot(self, reader: str | None) -> Snapshot:
        """What a reader may know of it."""
        return snapshot(self.table, reader)
