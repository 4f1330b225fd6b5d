"""What a finished game is worth to each seat: `Game.stakes` has the margin and the scale."""

from __future__ import annotations

from tablee.core.kernel import FLOAT, FLOATS, INT, VECTOR, Floats, Vector, kernel
from tablee.core.slots import SCORE, WINNERS


@kernel((FLOAT, VECTOR, INT, INT))
def won_share(state: Vector, seats: int, seat: int) -> float:
    """The part of the win that a seat has in a finished game; of a draw everybody has the same."""
    winners = 0
    for other in range(seats):
        winners += state[WINNERS] >> other & 1
    return (state[WINNERS] >> (seat - 1) & 1) / winners if winners else 1.0 / seats


@kernel((FLOAT, VECTOR, INT, INT, FLOAT, FLOAT))
def outcome(state: Vector, seats: int, seat: int, margin: float, scale: float) -> float:
    """What a finished game is worth to a seat, from 0 to 1."""
    ahead = 0.0
    for other in range(seats):
        if other != seat - 1:
            difference = (state[SCORE + seat - 1] - state[SCORE + other]) / scale
            ahead += min(1.0, max(-1.0, difference)) / (seats - 1)
    won = won_share(state, seats, seat)
    return (1.0 - margin) * won + margin * (0.5 + 0.5 * ahead)


@kernel((INT, VECTOR, INT, FLOAT, FLOAT, FLOATS))
def settle(state: Vector, seats: int, margin: float, scale: float, gains: Floats) -> int:
    """Write what a finished game is worth to each seat; returns 0."""
    for seat in range(seats):
        gains[seat] = outcome(state, seats, seat + 1, margin, scale)
    return 0
