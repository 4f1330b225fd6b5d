"""What is new for one program: challenges, games that begin, turns of its own, ends.

Like every feed it holds no queue: it compares what there is with what it has told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from tablee.house.feed import News, Waker
from tablee.house.programs.answers import (
    Challenged,
    GameOver,
    GameStarted,
    TurnCame,
    Withdrawn,
)
from tablee.house.room import Room
from tablee.match.snapshot import snapshot


class ProgramFeed(Waker):
    """One program's stream. `over` is called for each game that has ended, once that was told."""

    __slots__ = (
        "_changed",
        "_holder",
        "_over",
        "_started",
        "_token",
        "_told",
        "_turns",
        "_waiting",
    )

    def __init__(
        self, holder: str, token: Callable[[str], str], over: Callable[[Room], None]
    ) -> None:
        """`token`: makes that of its seat at a table."""
        super().__init__()
        self._holder, self._token, self._over = holder, token, over
        self._waiting: dict[str, Challenged] = {}  # challenges, by table
        self._told: set[str] = set()
        self._changed: dict[Room, None] = {}
        self._started: set[Room] = set()
        self._turns: dict[Room, int] = {}  # the version that it was last asked to move at

    def challenges(self, waiting: Iterable[Challenged]) -> None:
        """These wait for an answer, and no others."""
        self._waiting = {one.table: one for one in waiting}
        self.stir()

    def notify(self, room: Any) -> None:
        """One of its tables has changed."""
        self._changed[room] = None
        self.stir()

    async def next(self) -> News | None:
        """The next news, as soon as there are any; None after a nudge or at the end."""
        while await self.wait(self._ready):
            news = self._challenge_news() or self._room_news()
            if news is not None:
                return news
        self.announced()  # a notice is for people
        return None

    def _ready(self) -> bool:
        return bool(self._changed) or self._told != self._waiting.keys()

    def _challenge_news(self) -> News | None:
        for table in self._told - self._waiting.keys():
            self._told.discard(table)
            return _news("withdrawn", Withdrawn(table))
        for table, challenge in self._waiting.items():
            if table not in self._told:
                self._told.add(table)
                return _news("challenge", challenge)
        return None

    def _room_news(self) -> News | None:
        """What one of its tables has to say; it is done with once it has said all."""
        for room in list(self._changed):
            news = self._news_of(room)
            if news is not None:
                return news
            del self._changed[room]
        return None

    def _news_of(self, room: Room) -> News | None:
        shown = snapshot(room.table, self._holder)
        own = next((seat.seat for seat in shown.seats if seat.mine), None)
        if own is None or room.gone or room.table.closed or shown.result is not None:
            return self._end(room, shown.result)
        if room not in self._started:
            self._started.add(room)
            token = self._token(shown.table)
            return _news("start", GameStarted(shown.table, token, shown.game, own, shown.options))
        if not shown.legal or self._turns.get(room) == shown.version:
            return None
        self._turns[room] = shown.version
        view = shown.views[str(own)]
        return _news("turn", TurnCame(shown.table, shown.version, own, view, shown.legal))

    def _end(self, room: Room, result: dict[str, Any] | None) -> News | None:
        if room not in self._started:
            return None
        self._started.discard(room)
        self._turns.pop(room, None)
        self._over(room)
        return _news("over", GameOver(room.id, result))


def _news(kind: str, body: msgspec.Struct) -> News:
    return News(kind, msgspec.json.encode(body))
