"""Both seats of one table: whoever sits there, and what the server has acknowledged to them."""

from __future__ import annotations

import uuid
from itertools import count
from typing import Any

import msgspec

from tools.trials.wire import Answer, Wire


class Moved(msgspec.Struct):
    """A move that was made."""

    move: str


class Shown(msgspec.Struct):
    """What a player reads of a snapshot; the rest is skipped."""

    table: str
    version: int
    legal: list[str]
    turn: int | None


class Game(msgspec.Struct):
    """What a snapshot says of the moves so far."""

    moves: list[Moved]


class Seated(msgspec.Struct):
    """What the maker of a table gets."""

    token: str
    snapshot: Shown


_shown, _seated = msgspec.json.Decoder(Shown), msgspec.json.Decoder(Seated)
_game = msgspec.json.Decoder(Game)
TWO_PEOPLE = ("here", "here")
_numbers = count()


class Unexpected(Exception):
    """The server has answered something else than it should."""


class Player:
    """Plays one game after the other on one connection."""

    def __init__(self, wire: Wire, game: str = "lot", seats: tuple[str, ...] = TWO_PEOPLE) -> None:
        self.wire, self.game, self._seats = wire, game, seats
        self.token, self.shown = "", Shown("", 0, [], None)
        self._number = next(_numbers)  # tables differ, or all games would end at once

    async def sit(self) -> None:
        """Open a table and sit down at it."""
        seats = [{"kind": kind} | ({"level": 1} if kind == "bot" else {}) for kind in self._seats]
        made: dict[str, Any] = {"game": self.game, "seats": seats}
        found = _seated.decode(expect(await self.ask("POST", "/api/tables", made)))
        self.token, self.shown = found.token, found.snapshot

    async def move(self) -> str:
        """Make a move, and return it once it is acknowledged; a new table after the last."""
        if not self.shown.legal:
            await self.sit()
        shown = self.shown
        move = shown.legal[(7 * shown.version + 11 * self._number) % len(shown.legal)]
        path = f"/api/tables/{shown.table}/moves"
        body = {"version": shown.version, "key": uuid.uuid4().hex, "move": move}
        self.shown = _shown.decode(expect(await self.ask("POST", path, body)))
        return move

    async def look(self) -> list[str]:
        """Look at the table again; returns the moves made there."""
        body = expect(await self.ask("GET", f"/api/tables/{self.shown.table}"))
        self.shown = _shown.decode(body)
        return [made.move for made in _game.decode(body).moves]

    async def ask(self, method: str, path: str, body: Any = None) -> Answer:
        """The response to a request. Raises OSError when the connection ends first."""
        return await self.wire.ask(method, path, self.token, body)


def expect(answer: Answer, status: int = 200) -> bytes:
    """The body of a response. Raises Unexpected for another status."""
    if answer.status != status:
        raise Unexpected(f"{answer.status}: {answer.body[:200]!r}")
    return answer.body
