"""The books that a house may have; see `server/books.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from tablee.house.ladder.answers import OwnGame
from tablee.house.ladder.outcome import Outcome
from tablee.match.finished import FinishedGame


class NameTaken(Exception):
    """Somebody else on the ladder has this name."""


class Player(NamedTuple):
    """Somebody on the ladder: the public id, and the name."""

    id: str
    name: str


class Rating(NamedTuple):
    """How well somebody plays, on the scale of `openskill`, and how sure that is."""

    mu: float
    sigma: float
    games: int = 0


class Placed(NamedTuple):
    """A player's rating in a game, and how many are above it."""

    player: Player
    game: str
    rating: Rating
    above: int


class Books(Protocol):
    """Players, their ratings and games, and what anybody may look back on."""

    async def enter(self, digest: str, player: Player, now: float) -> Player:
        """Write a player down under the digest of their key, or the new name of who is known by it.
        Raises NameTaken."""
        ...

    async def find(self, digest: str) -> Player | None:
        """The player whose key has this digest."""
        ...

    async def ladder(self, game: str, skip: int, most: int) -> list[Placed]:
        """The ladder of a game, the best first."""
        ...

    async def ratings(self, player: str) -> list[Placed]:
        """A player's ratings, one for each game."""
        ...

    async def games(self, player: str, skip: int, most: int) -> list[OwnGame]:
        """A player's finished games, the latest first."""
        ...

    async def finished(
        self, game: str | None, name: str | None, skip: int, most: int
    ) -> list[FinishedGame]:
        """Finished games that anybody may look at, the latest first."""
        ...

    async def pending(self) -> list[str]:
        """The tables with a player's seat whose end is not in the books yet."""
        ...

    async def close_table(self, outcome: Outcome) -> None:
        """Enter the end of a table: every player's history and, where it counts, ratings. A table
        that is entered already changes nothing, whichever process tries."""
        ...

    async def tables(self, player: str) -> Sequence[str]:
        """Every table where somebody has sat as this player."""
        ...

    async def erase(self, player: str) -> None:
        """Forget a player, their ratings and history, and their name in what has happened at their
        tables."""
        ...
