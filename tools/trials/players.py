"""Both seats of one table: whoever sits there, and what the server has acknowledged to them."""

from __future__ import annotations

import uuid
from typing import Any

import msgspec

from tools.trials.wire import Answer, Wire


class Shown(msgspec.Struct):
    """What a player reads of a snapshot; the rest is skipped."""

    table: str
    version: int
    legal: list[str]
    turn: int | None


class Seated(msgspec.Struct):
    """What the maker of a table gets."""

    token: str
    snapshot: Shown


_shown, _seated = msgspec.json.Decoder(Shown), msgspec.json.Decoder(Seated)
TWO_PEOPLE = ({"kind": "here"}, {"kind": "here"})


class Unexpected(Exception):
    """The server has answered something else than it should."""


class Player:
    """Plays one game after the other on one connection."""

    def __init__(self, wire: Wire, game: str = "lot") -> None:
        self.wire, self.game = wire, game
        self.token, self.shown = "", Shown("", 0, [], None)

    async def sit(self) -> None:
        """Open a table and play both of its seats."""
        made: dict[str, Any] = {"game": self.game, "seats": TWO_PEOPLE}
        found = _seated.decode(expect(await self.wire.ask("POST", "/api/tables", body=made)))
        self.token, self.shown = found.token, found.snapshot

    async def move(self) -> str:
        """Make a move, and return it once it is acknowledged; a new table after the last."""
        if not self.shown.legal:
            await self.sit()
        shown = self.shown
        move = shown.legal[(7 * shown.version) % len(shown.legal)]
        path = f"/api/tables/{shown.table}/moves"
        body = {"version": shown.version, "key": uuid.uuid4().hex, "move": move}
        answer = expect(await self.wire.ask("POST", path, self.token, body))
        self.shown = _shown.decode(answer)
        return move


def expect(answer: Answer, status: int = 200) -> bytes:
    """The body of a response. Raises Unexpected for another status."""
    if answer.status != status:
        raise Unexpected(f"{answer.status}: {answer.body[:200]!r}")
    return answer.body
