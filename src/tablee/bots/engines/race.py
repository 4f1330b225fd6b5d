"""A race between root moves, or whole turns, over the same imagined deals.

Each simulation takes a candidate, deals what the seat to move cannot know, makes the candidate's
moves, plays on for a while as the game thinks fit, and evaluates where that led. The first
simulation of every candidate is made in the first deal, its second in the second deal, and so on:
since the candidates share the deals, few of them tell two candidates apart.

The next simulation is always one of the candidate with the highest confidence bound; exploring
EVENLY, all have equally many. Whoever is clearly behind the leader, deal by deal, drops out.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

from tablee.bots.engines import EVALUATE
from tablee.bots.engines.deals import Determinize
from tablee.bots.engines.uct import Evaluate
from tablee.core.bits import popcount
from tablee.core.kernel import (
    DETERMINIZE,
    FLOAT,
    FLOATS,
    INT,
    MATRIX,
    VECTOR,
    Floats,
    Matrix,
    Vector,
    kernel,
    record,
)
from tablee.core.real import log
from tablee.core.rng import advance
from tablee.core.slots import TURN
from tablee.core.vectors import copy

EVENLY = 1e9
FORCED = 32  # simulations when there is no choice: they only show the prospects
_FEWEST = 4  # deals before anybody drops out
_UNTRIED = 1e18

# What is noted of the race as a whole.
DONE = 0  # simulations
DEALT = 1  # 1 + the deal at hand; 0: none
NOTED = 2


class RaceSettings(NamedTuple):
    """How candidates are raced."""

    explore: float = EVENLY  # the weight of the confidence bound
    trust: float = 0.0  # how many simulations a prior counts for; 0: there are no priors
    clear: float = 0.0  # so many standard errors behind the leader, a candidate drops out; 0: never
    horizon: int = 0  # how far each simulation plays on: moves, or turns


RACE_SETTINGS = record(RaceSettings, explore=FLOAT, trust=FLOAT, clear=FLOAT, horizon=INT)


class Race(NamedTuple):
    """A race of the seat to move in `root`."""

    settings: RaceSettings
    seats: int
    rules: Vector
    root: Vector
    rng: Vector  # names the deals, and stays as it is
    progress: Vector
    candidates: Matrix  # a row each, which only the game can read
    notes: Vector  # what else it wants to know when it makes one
    # By candidate.
    priors: Floats
    visits: Vector
    dropped: Vector  # 1 if it has dropped out
    sums: Floats  # what its simulations brought, by seat
    values: Floats  # what each brought the mover, by deal, as far as they are kept
    # Buffers.
    deal: Vector
    state: Vector
    luck: Vector  # a generator for the game, the same for all candidates in a deal
    scratch: Vector
    gains: Floats


RACE = record(
    Race,
    settings=RACE_SETTINGS,
    seats=INT,
    rules=VECTOR,
    root=VECTOR,
    rng=VECTOR,
    progress=VECTOR,
    candidates=MATRIX,
    notes=VECTOR,
    priors=FLOATS,
    visits=VECTOR,
    dropped=VECTOR,
    sums=FLOATS,
    values=FLOATS,
    deal=VECTOR,
    state=VECTOR,
    luck=VECTOR,
    scratch=VECTOR,
    gains=FLOATS,
)

# race, candidate -> 0: make the candidate's moves on `state`, and play on
TRIAL = (INT, RACE, INT)
Trial = Callable[[Race, int], int]


@kernel((INT, INT, INT))
def _luck_of(word: int, number: int) -> int:
    """The generator's state for the deal of a number."""
    word = (word ^ number * 0x9E3779B1) & 0x3FFFFFFFFFFFFFF | 1
    for _ in range(4):
        word = advance(word)
    return word


@kernel((INT, RACE))
def _next(race: Race) -> int:
    """The candidate with the highest confidence bound of those in the race."""
    mover, trust = race.root[TURN] - 1, race.settings.trust
    spread = race.settings.explore * sqrt(log(race.progress[DONE] + 2.0))
    best, best_bound = 0, -1.0
    for number in range(len(race.visits)):
        if race.dropped[number]:
            continue
        weight = race.visits[number] + trust
        bound = _UNTRIED
        if weight > 0.0:
            total = race.sums[race.seats * number + mover]
            bound = (total + trust * race.priors[number]) / weight + spread / sqrt(weight)
        if bound > best_bound:
            best, best_bound = number, bound
    return best


@kernel((INT, RACE, INT, DETERMINIZE))
def _deal(race: Race, number: int, determinize: Determinize) -> int:
    """Get a deal ready on `state`; returns its number."""
    if race.progress[DEALT] != number + 1:
        race.progress[DEALT] = number + 1
        copy(race.root, race.deal)
        race.luck[0] = _luck_of(race.rng[0], number)
        determinize(race.rules, race.deal, race.root[TURN], race.luck)
        race.luck[1] = race.luck[0]
    copy(race.deal, race.state)
    race.luck[0] = race.luck[1]
    return number


@kernel((INT, RACE, INT))
def _count(race: Race, number: int) -> int:
    """Count a simulation of a candidate that brought `gains`; returns how many it has."""
    deal, kept = race.visits[number], len(race.values) // len(race.visits)
    if deal < kept:
        race.values[kept * number + deal] = race.gains[race.root[TURN] - 1]
    for seat in range(race.seats):
        race.sums[race.seats * number + seat] += race.gains[seat]
    race.visits[number] = deal + 1
    race.progress[DONE] += 1
    return deal + 1


@kernel((INT, RACE, INT))
def _is_swept(race: Race, deals: int) -> int:
    """Whether everybody in the race has been through so many deals, after which it is time to
    look who is behind."""
    if deals < _FEWEST or popcount(deals) > 1 or deals > len(race.values) // len(race.visits):
        return 0
    for number in range(len(race.visits)):
        if not race.dropped[number] and race.visits[number] != deals:
            return 0
    return 1


@kernel((INT, RACE, INT))
def _leader(race: Race, deals: int) -> int:
    """Who is ahead after so many deals."""
    mover = race.root[TURN] - 1
    leader, best = 0, -1.0
    for number in range(len(race.visits)):
        if not race.dropped[number] and race.sums[race.seats * number + mover] > best:
            leader, best = number, race.sums[race.seats * number + mover]
    return leader


@kernel((INT, RACE, INT))
def drop_out(race: Race, deals: int) -> int:
    """Take those out of the race that are clearly behind the leader; returns who leads."""
    leader, kept = _leader(race, deals), len(race.values) // len(race.visits)
    for number in range(len(race.visits)):
        total, squares = 0.0, 0.0
        for deal in range(deals):
            behind = race.values[kept * leader + deal] - race.values[kept * number + deal]
            total += behind
            squares += behind * behind
        noise = sqrt(max(0.0, squares - total * total / deals))
        if number != leader and total > race.settings.clear * noise:
            race.dropped[number] = 1
    return leader


@kernel((INT, RACE))
def is_decided(race: Race) -> int:
    """Whether more simulations would change nothing."""
    if race.progress[DONE] < FORCED:
        return 0
    racing = 0
    for number in range(len(race.visits)):
        racing += int(race.dropped[number] == 0)
    return int(racing == 1)


@kernel((INT, RACE, INT, DETERMINIZE, TRIAL, EVALUATE))
def run(
    race: Race, simulations: int, determinize: Determinize, trial: Trial, evaluate: Evaluate
) -> int:
    """Make so many simulations, or as many as it takes to decide the race; returns whether it is
    decided."""
    for _ in range(simulations):
        if is_decided(race):
            return 1
        number = _next(race)
        _deal(race, race.visits[number], determinize)
        trial(race, number)
        evaluate(race.rules, race.state, race.luck, race.scratch, race.gains)
        deals = _count(race, number)
        if race.settings.clear > 0.0 and _is_swept(race, deals):
            drop_out(race, deals)
    return is_decided(race)
