"""What the end of a table means for the ladder, from the table alone: whoever works it out, and
however often, comes to the same."""

from __future__ import annotations

from typing import NamedTuple

from tablee.match.finished import FinishedGame, finished_of
from tablee.match.seats import Seat
from tablee.match.table import Table


class RatedSeat(NamedTuple):
    """A seat at the end: a player on the ladder, a bot of a level or, where it does not count,
    neither; `rank` is how many did better."""

    player: str | None
    level: int | None
    rank: int


class Outcome(NamedTuple):
    """How a table ended. Where it does not count, the ratings stay as they are."""

    finished: FinishedGame
    seats: list[RatedSeat]
    counts: bool


def outcome_of(table: Table) -> Outcome | None:
    """The outcome of a table; None before its game is over."""
    if table.position.turn is not None or table.away is not None:
        return None
    placed = [_placing(table, seat) for seat in table.seats]
    seats = [
        RatedSeat(
            player=seat.player if seat.person else None,
            level=None if seat.person else seat.bot,
            rank=sum(other > own for other in placed),
        )
        for seat, own in zip(table.seats, placed, strict=True)
    ]
    return Outcome(finished_of(table), seats, _counts(table))


def _counts(table: Table) -> bool:
    """Whether a game says how well people play: several, each of them a player on the ladder or a
    bot; every move for good; the deal known to nobody."""
    known = all(seat.player is not None or not seat.person for seat in table.seats)
    fresh = table.brought is None and table.seed is not None
    return len(table.seats) > 1 and known and fresh and not table.taken_back


def _placing(table: Table, seat: Seat) -> tuple[bool, bool, int]:
    """What places a seat, the more the better. Who let a bot play for them has given up."""
    result = table.position.result
    assert result is not None
    stayed = not seat.person or all(
        made.by != "bot" for made in table.moves if made.seat == seat.number
    )
    score = result.scores.get(seat.number, 0)
    return (stayed, seat.number in result.winners, score) if stayed else (False, False, 0)
