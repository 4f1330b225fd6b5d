"""An evening that is in memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tablee.evening.evening import Evening
from tablee.evening.snapshot import EveningSnapshot, snapshot
from tablee.house.live import Live, Observer
from tablee.house.ports import Storage, Time
from tablee.match.errors import Refused
from tablee.match.events import Event


class EveningRoom(Live[Evening]):
    """An evening, whoever listens to it, and its snapshots as JSON."""

    late: ClassVar[type[Refused]] = Refused  # nobody says which version they have seen

    def __init__(
        self,
        evening: Evening,
        storage: Storage,
        time: Time,
        observers: Sequence[Observer[EveningRoom]] = (),
        created: Sequence[Event] = (),
    ) -> None:
        """`created`: the event that made it, if it was made just now."""
        self.evening = evening
        super().__init__(evening, storage, time, observers, created)

    def unknown(self) -> Refused:
        """The refusal if it does not exist any more."""
        return Refused("evening.unknown", self.id)

    def snapshot(self, reader: str | None) -> EveningSnapshot:
        """What a reader may know of it."""
        return snapshot(self.evening, reader)
