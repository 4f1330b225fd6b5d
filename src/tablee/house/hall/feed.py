"""What is new in the hall for one reader: the lists, and their own tables."""

from __future__ import annotations

import msgspec

from tablee.house.feed import News, Waker
from tablee.house.hall.answers import HallShown, OwnTable
from tablee.house.room import Room


class HallFeed(Waker):
    """One reader of the hall. It holds no queue: what was not read is replaced by what is newer."""

    __slots__ = ("_changed", "_page", "_shown", "game", "readers")

    def __init__(self, game: str | None, readers: dict[Room, str]) -> None:
        """`game`: the only one to hear of; `readers`: as whom their own tables are read."""
        super().__init__()
        self.game, self.readers = game, readers
        self._page: bytes | None = None
        self._shown = b""
        self._changed: dict[Room, None] = dict.fromkeys(readers)

    def show(self, page: bytes) -> None:
        """The lists may have changed."""
        if page != self._shown:
            self._page = self._shown = page
            self.stir()

    def notify(self, room: Room) -> None:
        """One of the reader's tables has changed."""
        self._changed[room] = None
        self.stir()

    async def next(self) -> News | None:
        """The next update, as soon as there is one; None after a nudge or at the end."""
        if not await self.wait(lambda: self._page is not None or bool(self._changed)):
            return self.announced()
        if self._page is not None:
            page, self._page = self._page, None
            return News("hall", page)
        room = next(iter(self._changed))
        del self._changed[room]
        return News("own", msgspec.json.encode(_own(room, self.readers[room])))


def _own(room: Room, holder: str) -> OwnTable:
    table = room.table
    own = [seat.number for seat in table.seats_of(holder) if seat.bot is None]
    names = [seat.name for seat in table.seats if seat.name]
    turn = table.position.turn
    return OwnTable(table.id, table.game.name, names, turn in own, turn is None)


def page_of(shown: HallShown) -> bytes:
    """What everybody who asks for the same lists is sent."""
    return msgspec.json.encode(shown)
