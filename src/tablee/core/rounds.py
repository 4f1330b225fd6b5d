"""How seats follow one another, how games end, and matches of several rounds, for all games."""

from __future__ import annotations

from tablee.core.kernel import INT, VECTOR, Vector, kernel
from tablee.core.slots import REASON, ROUND, SCORE, STARTER, TURN, WINNERS


@kernel((INT, INT, INT))
def seat_after(seat: int, seats: int) -> int:
    """The next seat, clockwise."""
    return 1 if seat == seats else seat + 1


@kernel((INT, INT, INT))
def seat_before(seat: int, seats: int) -> int:
    """The seat before, clockwise."""
    return seats if seat == 1 else seat - 1


@kernel((INT, VECTOR, INT, INT))
def finish(state: Vector, reason: int, winners: int) -> int:
    """End the game: bit s - 1 of `winners` for each winning seat s, none for a draw; returns 0."""
    state[TURN] = 0
    state[REASON] = reason
    state[WINNERS] = winners
    return 0


@kernel((INT, VECTOR, INT))
def leaders(state: Vector, seats: int) -> int:
    """The seats with the highest score, as bits."""
    best = state[SCORE]
    for seat in range(1, seats):
        best = max(best, state[SCORE + seat])
    found = 0
    for seat in range(seats):
        if state[SCORE + seat] == best:
            found |= 1 << seat
    return found


@kernel((INT, VECTOR, INT, INT, INT))
def match_over(state: Vector, seats: int, rounds: int, target: int) -> int:
    """Whether the round just finished was the last: as many rounds as agreed were played, or a
    score has reached the target (0: none)."""
    if state[ROUND] >= rounds:
        return 1
    if target > 0:
        for seat in range(seats):
            if state[SCORE + seat] >= target:
                return 1
    return 0


@kernel((INT, VECTOR, INT))
def begin_round(state: Vector, starter: int) -> int:
    """Count the next round (0 before the first); `starter` is to move."""
    state[ROUND] += 1
    state[STARTER] = starter
    state[TURN] = starter
    return starter
