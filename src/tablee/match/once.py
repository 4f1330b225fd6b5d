"""Requests that are carried out once, however often they are sent."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import msgspec

from tablee.match.errors import Refused
from tablee.match.events import Event


class Keyed(Protocol):
    """What keeps the events that had a key: a table, an evening."""

    keys: dict[str, Event]


class Once(NamedTuple):
    """The key under which a request is carried out once, and a digest of what it asks for."""

    key: str
    asked: str

    def done(self, table: Keyed) -> bool:
        """Whether it was carried out before. Raises Refused if that was another request."""
        event = table.keys.get(self.key)
        if event is None:
            return False
        if event.data.get("asked", self.asked) != self.asked:
            raise Refused("table.key_used")
        return True

    def sign(self, event: Event) -> Event:
        """The event that carries it out, marked so that `done` knows it again."""
        return msgspec.structs.replace(
            event, key=self.key, data={**event.data, "asked": self.asked}
        )
