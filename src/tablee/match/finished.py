"""A game that is over, as it is looked back on: who played, and how it ended."""

from __future__ import annotations

import msgspec

from tablee.match.table import Table


class FinishedSeat(msgspec.Struct, frozen=True):
    """Who sat there, a person (perhaps without a name) or a bot of a level, and what came of it."""

    name: str | None
    level: int | None
    won: bool
    score: int


class FinishedGame(msgspec.Struct, frozen=True):
    """A game that is over: since when, in epoch seconds, its seats in order, how many moves it
    took."""

    table: str
    game: str
    at: float
    seats: list[FinishedSeat]
    moves: int


def finished_of(table: Table) -> FinishedGame:
    """What came of a table whose game is over."""
    result = table.position.result
    assert result is not None
    seats = [
        FinishedSeat(
            name=seat.name if seat.person else None,
            level=None if seat.person else seat.bot,
            won=seat.number in result.winners,
            score=result.scores.get(seat.number, 0),
        )
        for seat in table.seats
    ]
    return FinishedGame(table.id, table.game.name, table.turn_since, seats, len(table.moves))
