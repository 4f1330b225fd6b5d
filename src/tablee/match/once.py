"""Requests that are carried out once, however often they are sent."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

import msgspec

from tablee.match.errors import Refused
from tablee.match.events import GAME_CHANGES, Event


class Receipt(NamedTuple):
    """What is remembered of a request that was carried out: the digest of what it asked for, and
    the data of its event, which a repeated request may be answered from. Moves are answered from
    the table, and there are many of them: of theirs nothing is kept."""

    asked: str | None
    data: dict[str, Any]


def receipt(event: Event) -> Receipt:
    """The receipt for an event that had a key."""
    return Receipt(event.data.get("asked"), {} if event.kind in GAME_CHANGES else event.data)


class Keyed(Protocol):
    """What keeps the receipts by key: a table, an evening."""

    keys: dict[str, Receipt]


class Once(NamedTuple):
    """The key under which a request is carried out once, and a digest of what it asks for."""

    key: str
    asked: str

    def done(self, table: Keyed) -> bool:
        """Whether it was carried out before. Raises Refused if that was another request."""
        found = table.keys.get(self.key)
        if found is None:
            return False
        if found.asked not in (None, self.asked):  # events from before this was kept have none
            raise Refused("table.key_used")
        return True

    def sign(self, event: Event) -> Event:
        """The event that carries it out, marked so that `done` knows it again."""
        return msgspec.structs.replace(
            event, key=self.key, data={**event.data, "asked": self.asked}
        )
