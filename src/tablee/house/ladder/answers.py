"""What the ladder and the list of finished games answer."""

from __future__ import annotations

import msgspec

from tablee.match.finished import FinishedGame


class LadderEntry(msgspec.Struct):
    """Somebody on the ladder: their place, a public id, the name, points, and how many games they
    come from."""

    place: int
    id: str
    name: str
    points: int
    games: int


class BotEntry(msgspec.Struct):
    """A bot of a level, on the same scale."""

    level: int
    points: int


class LadderShown(msgspec.Struct):
    """The best first; `more`: there are others below. The bots are those of a table of two."""

    game: str
    players: list[LadderEntry]
    bots: list[BotEntry]
    more: bool


class OwnRating(msgspec.Struct):
    """One's place in the ladder of a game."""

    game: str
    points: int
    games: int
    place: int


class LadderPlayer(msgspec.Struct):
    """A player, as they see themselves."""

    id: str
    name: str
    ratings: list[OwnRating]


class OwnGame(msgspec.Struct):
    """A finished game of one's own: where one sat, and whether it counted."""

    seat: int
    counted: bool
    game: FinishedGame


class OwnGames(msgspec.Struct):
    """One's own finished games; `more`: there are older ones."""

    games: list[OwnGame]
    more: bool


class FinishedShown(msgspec.Struct):
    """Finished games that anybody may look at; `more`: there are older ones."""

    games: list[FinishedGame]
    more: bool


class PlayerErased(msgspec.Struct):
    """The house knows nothing of the player any more."""

    erased: bool
