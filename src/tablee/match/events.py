"""What can happen at a table, as data. A table is the fold of its events; they never change."""

from __future__ import annotations

from typing import Any, Final

import msgspec

CREATED: Final = "created"
JOINED: Final = "joined"
SEATED: Final = "seated"
MOVED: Final = "moved"
UNDONE: Final = "undone"
UNDO_ASKED: Final = "undo_asked"
UNDO_AGREED: Final = "undo_agreed"
UNDO_REFUSED: Final = "undo_refused"
TAKEN_OVER: Final = "taken_over"
GIVEN_BACK: Final = "given_back"
CAME: Final = "came"
LEFT: Final = "left"
SAID: Final = "said"
LISTED: Final = "listed"
FILLED: Final = "filled"
REMATCH_ASKED: Final = "rematch_asked"
REMATCHED: Final = "rematched"
DEPARTED: Final = "departed"
RETURNED: Final = "returned"
CLOSED: Final = "closed"
HUSHED: Final = "hushed"
DECLINED: Final = "declined"
HOLIDAY: Final = "holiday"
TOLD: Final = "told"
FORGOTTEN: Final = "forgotten"

#: The events that change the game itself: they alone have a version.
GAME_CHANGES = frozenset({MOVED, UNDONE})


class Event(msgspec.Struct, frozen=True):
    """Something that happened at a table: its `number`-th event, at a time in epoch seconds."""

    table: str
    number: int
    kind: str
    data: dict[str, Any]
    at: float
    version: int | None = None  # of the game after it; None if the game did not change
    key: str | None = None  # two requests with the same key count as one; see `once`
