"""Trying turns out: the same imagined deals for all, a few turns played on, then a judgement."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

from tablee.bots.search import MARGIN, SCALE, outcome
from tablee.core.kernel import (
    DETERMINIZE,
    FLOATS,
    INT,
    LEGAL,
    MATRIX,
    PLAY,
    VECTOR,
    Matrix,
    Vector,
    kernel,
)
from tablee.core.slots import SCORE, TURN
from tablee.games.loto.mind.turns import Legal, Play, quick_turn
from tablee.games.loto.rules.state import JOKERS

STATE, DEAL, SCRATCH = range(3)  # rows of the working matrix
WORK = 3


@kernel((INT, VECTOR, INT, FLOATS))
def _prospects(state: Vector, seats: int, out: list[float]) -> int:
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


@kernel((INT, VECTOR, INT, FLOATS, FLOATS))
def judge(state: Vector, seats: int, settings: list[float], out: list[float]) -> int:
    """What a state between two turns is worth to each seat; `out` has as much room again."""
    if state[TURN] == 0:
        for seat in range(seats):
            out[seat] = outcome(state, seats, seat + 1, settings)
        return 0
    spread = 4.5 * sqrt(_prospects(state, seats, out))
    total = 0.0
    for seat in range(seats):
        share = 1.0
        for other in range(seats):
            if other != seat:
                ahead = (out[seats + seat] - out[seats + other]) / spread
                share *= 0.5 + 0.5 * ahead / sqrt(1.0 + ahead * ahead)
        out[seat] = share
        total += share
    for seat in range(seats):
        ahead = 0.0
        for other in range(seats):
            difference = (out[seats + seat] - out[seats + other]) / settings[SCALE]
            ahead += min(1.0, max(-1.0, difference)) / (seats - 1)
        won = out[seat] / total
        out[seat] = (1.0 - settings[MARGIN]) * won + settings[MARGIN] * (0.5 + 0.5 * ahead)
    return 0


_TRIAL = (INT, VECTOR, VECTOR, INT, MATRIX, VECTOR, INT, INT, INT, MATRIX)


@kernel((*_TRIAL, FLOATS, FLOATS, FLOATS, VECTOR, LEGAL, PLAY, DETERMINIZE))
def try_turns(
    rules: Vector,
    root: Vector,
    seats: int,
    turns: Matrix,
    alive: Vector,
    count: int,
    deals: int,
    horizon: int,
    work: Matrix,
    settings: list[float],
    sums: list[float],
    gains: list[float],
    rng: Vector,
    legal: Legal,
    play: Play,
    determinize: Callable[[Vector, Vector, int, Vector], int],
) -> int:
    """Try the `count` turns whose numbers are in `alive` in so many imagined deals: play on for
    `horizon` turns, and add what that is worth to each seat to the turn's `sums`."""
    state, deal, scratch = work[STATE], work[DEAL], work[SCRATCH]
    for _ in range(deals):
        for slot in range(len(root)):
            deal[slot] = root[slot]
        determinize(rules, deal, root[TURN], rng)
        luck = rng[0]
        for index in range(count):
            for slot in range(len(root)):
                state[slot] = deal[slot]
            rng[0] = luck  # the same for all, so that only the turns differ
            turn = alive[index]
            for number in range(turns[turn][0]):
                play(rules, state, turns[turn][1 + number])
            for _ahead in range(horizon):
                if state[TURN] != 0:
                    quick_turn(rules, state, rng, scratch, legal, play)
            judge(state, seats, settings, gains)
            for seat in range(seats):
                sums[turn * seats + seat] += gains[seat]
    return 0
