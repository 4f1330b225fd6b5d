"""Trying a turn of Topominos out: make it, and let everybody play on by the weights."""

from __future__ import annotations

from tablee.bots.engines import race as engine
from tablee.bots.engines.race import RACE, TRIAL, Race
from tablee.core.kernel import INT, VECTOR, Vector, entry, kernel
from tablee.core.slots import TURN
from tablee.games.topominos.mind.judgement import evaluate
from tablee.games.topominos.mind.listing import HEAP_PILE, HEAP_TILES, IS_PASS, TILES
from tablee.games.topominos.mind.play import exchange, finish_turn, go_on, next_seat, play_on
from tablee.games.topominos.mind.turns import (
    KIND,
    NEW_OPEN,
    STAGES,
    first_bond,
    lay_heap,
    next_bond,
    set_mode,
)
from tablee.games.topominos.rules.kernel import BAG, RACKS
from tablee.games.topominos.rules.random_play import determinize


@kernel((INT, VECTOR, VECTOR, VECTOR, VECTOR, VECTOR, VECTOR))
def make_turn(
    rules: Vector, state: Vector, first: Vector, row: Vector, desk: Vector, rng: Vector
) -> int:
    """Make a listed turn; `first` is the desk that it was listed from. Returns the seat to move."""
    if row[IS_PASS]:
        exchange(state, row[TILES], rng)
        return next_seat(rules, state)
    bond = first_bond(state)
    for stage in range(first[STAGES]):
        tiles, pile = row[HEAP_TILES + stage], row[HEAP_PILE + stage]
        if tiles:
            bond = next_bond(first[KIND + stage], bond, pile)
            if first[KIND + stage] != NEW_OPEN:
                set_mode(state, bond)
            lay_heap(state, first, stage, tiles, pile)
    if row[TILES] and state[RACKS + state[TURN] - 1] == 0 and state[BAG] > 0:
        go_on(rules, state, desk)
    return finish_turn(rules, state)


@kernel(TRIAL)
def _trial(race: Race, candidate: int) -> int:
    """Make a listed turn, and so many turns after it; the notes are the desk of the listing."""
    rules, state, desk = race.rules, race.state, race.scratch
    make_turn(rules, state, race.notes, race.candidates[candidate], desk, race.luck)
    return play_on(rules, state, desk, race.luck, race.settings.horizon)


@entry((INT, RACE, INT))
def run(race: Race, simulations: int) -> int:
    """`race.run` with what Topominos knows."""
    return engine.run(race, simulations, determinize, _trial, evaluate)
