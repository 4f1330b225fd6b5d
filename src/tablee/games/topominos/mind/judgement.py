"""What a position of Topominos between two turns is worth to each seat."""

from __future__ import annotations

from math import sqrt

from tablee.bots.engines import EVALUATE
from tablee.core.bits import popcount
from tablee.core.kernel import FLOAT, FLOATS, INT, VECTOR, Floats, Vector, kernel
from tablee.core.slots import ROUND, SCORE, TURN
from tablee.games.topominos.game import Topominos
from tablee.games.topominos.mind.turns import LEAVE, POINT
from tablee.games.topominos.rules.kernel import (
    BAG,
    COMPARTMENTS,
    DOTS,
    POINTS,
    RACKS,
    ROUNDS,
    SEATS,
    TARGET,
)

_MARGIN, _SCALE = Topominos.stakes


@kernel((FLOAT, VECTOR, VECTOR))
def uncertainty(rules: Vector, state: Vector) -> float:
    """About how much (squared) the difference of two scores may still change."""
    tiles = 0
    if state[TURN] != 0:
        tiles = state[BAG]
        for seat in range(rules[SEATS]):
            tiles += popcount(state[RACKS + seat])
    rounds = rules[ROUNDS] - state[ROUND]
    if rules[TARGET] > 0:
        rounds = 1
    return 1.0 + 36.0 * (tiles + 56 * rounds)


@kernel((FLOAT, FLOATS, INT, INT, FLOAT))
def _share(gains: Floats, seats: int, seat: int, spread: float) -> float:
    """What the totals in the second half of `gains` are worth to a seat (from 0): mostly how far it
    is ahead, and whether it will win. Alone it is the points that count."""
    if seats == 1:
        return max(0.0, gains[1]) / (max(0.0, gains[1]) + 200.0)
    ahead, won = 0.0, 1.0
    for other in range(seats):
        if other != seat:
            difference = gains[seats + seat] - gains[seats + other]
            ahead += min(1.0, max(-1.0, difference / _SCALE)) / (seats - 1)
            won *= 0.5 + 0.5 * difference / sqrt(difference * difference + spread)
    return _MARGIN * (0.5 + 0.5 * ahead) + (1.0 - _MARGIN) * won


@kernel(EVALUATE)
def evaluate(rules: Vector, state: Vector, rng: Vector, scratch: Vector, gains: Floats) -> int:
    """What a round that goes on, or is over, is worth to each seat, from 0 to 1. The piles on the
    board are what the last mover has left the others."""
    seats = rules[SEATS]
    for seat in range(seats):
        gains[seats + seat] = state[SCORE + seat] + state[POINTS + seat]
    if state[TURN]:
        last = seats + (state[TURN] + seats - 2) % seats
        for place in range(COMPARTMENTS):
            gains[last] += rules[LEAVE + state[DOTS + place]] / POINT
    spread = uncertainty(rules, state)
    for seat in range(seats):
        gains[seat] = _share(gains, seats, seat, spread)
    return 0
