"""What a table of Loto between two turns is worth to each seat."""

from __future__ import annotations

from math import sqrt

from tablee.bots.engines import EVALUATE
from tablee.bots.engines.outcome import settle
from tablee.core.kernel import FLOATS, INT, VECTOR, Floats, Vector, kernel
from tablee.core.slots import SCORE, TURN
from tablee.games.loto.game import Loto
from tablee.games.loto.rules.solver import SEATS
from tablee.games.loto.rules.state import JOKERS

_MARGIN, _SCALE = Loto.stakes


@kernel((INT, VECTOR, INT, FLOATS))
def _prospects(state: Vector, seats: int, out: Floats) -> int:
    """Write, behind what each seat gets, the tokens it may expect to have in the end, as far as
    scores and jokers tell (fitted to games of quick players); returns the jokers left."""
    jokers = 0
    for seat in range(seats):
        jokers += state[JOKERS + seat]
    for seat in range(seats):
        worth = (1.0 + 0.2 * jokers) * state[JOKERS + seat]
        out[seats + seat] = state[SCORE + seat] + worth
    out[seats + state[TURN] - 1] += 0.1 * jokers
    return jokers


@kernel(EVALUATE)
def evaluate(rules: Vector, state: Vector, rng: Vector, scratch: Vector, gains: Floats) -> int:
    """What a state between two turns, or at the end, is worth to each seat."""
    seats = rules[SEATS]
    if state[TURN] == 0:
        return settle(state, seats, _MARGIN, _SCALE, gains)
    spread = 4.5 * sqrt(_prospects(state, seats, gains))
    total = 0.0
    for seat in range(seats):
        share = 1.0
        for other in range(seats):
            if other != seat:
                ahead = (gains[seats + seat] - gains[seats + other]) / spread
                share *= 0.5 + 0.5 * ahead / sqrt(1.0 + ahead * ahead)
        gains[seat] = share
        total += share
    for seat in range(seats):
        ahead = 0.0
        for other in range(seats):
            difference = (gains[seats + seat] - gains[seats + other]) / _SCALE
            ahead += min(1.0, max(-1.0, difference)) / (seats - 1)
        won = gains[seat] / total
        gains[seat] = (1.0 - _MARGIN) * won + _MARGIN * (0.5 + 0.5 * ahead)
    return 0
