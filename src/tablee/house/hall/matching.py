"""People who want to play with somebody: those who ask at the same moment find each other."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, defaultdict
from typing import NamedTuple

from tablee.match.listing import Entry

_REMEMBERED = 1_000


class Place(NamedTuple):
    """Where somebody was seated."""

    table: str
    holder: str


class Matching:
    """Seats people of one game one after the other, and remembers where, by the key they sent."""

    def __init__(self) -> None:
        self._turns: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._seated: OrderedDict[str, Place] = OrderedDict()  # the latest is last

    def turn(self, game: str) -> asyncio.Lock:
        """Held while somebody is seated at a game."""
        return self._turns[game]

    def seated(self, key: str) -> Place | None:
        """Where whoever sent this key sits."""
        return self._seated.get(key)

    def remember(self, key: str, place: Place) -> None:
        """Somebody was seated."""
        self._seated[key] = place
        if len(self._seated) > _REMEMBERED:
            self._seated.popitem(last=False)


def waiting(listings: list[Entry], game: str) -> list[Entry]:
    """Where somebody waits for this game, those who have waited longest first; then where a bot
    plays until somebody comes."""
    found = [one for one in listings if one.quick and one.game == game and one.open and one.present]
    return sorted(found, key=lambda one: (one.free == one.bots, one.at))
