"""Playing Punto by judgement alone, and simulations that do: cards are dealt at random, every seat
places its card where the tableau then looks best to it."""

from __future__ import annotations

from tablee.bots.engines import PRIOR
from tablee.bots.engines import race as engine
from tablee.bots.engines.race import RACE, TRIAL, Race
from tablee.core.bits import lowest
from tablee.core.kernel import INT, VECTOR, Floats, Vector, entry, kernel, local_vector
from tablee.core.rounds import seat_after
from tablee.core.slots import TURN
from tablee.games.punto.mind.round import WHOLE, WORTHS
from tablee.games.punto.mind.value import KEPT, WORK, evaluate, expected, weigh_sides
from tablee.games.punto.rules.hidden import determinize
from tablee.games.punto.rules.kernel import play
from tablee.games.punto.rules.layout import COLOUR, FREE, HANDS, NEEDED, SEATS, SIDE, STACKS, owns
from tablee.games.punto.rules.tableau import action_at, cell_of, cells_for, has_line, put, take_cell

_BOARDS = STACKS - COLOUR


@kernel((INT, VECTOR, VECTOR, INT, INT, VECTOR))
def worth_of_place(rules: Vector, state: Vector, card: int, cell: int, work: Vector) -> int:
    """What the match is worth to the seat to move when it places a card on a cell, in parts of
    WHOLE. The state is as before afterwards, but for its stacks, which no simulation looks at."""
    seat, colour = state[TURN], card >> 4
    side = rules[SIDE + seat - 1]
    for slot in range(_BOARDS):
        work[KEPT + slot] = state[COLOUR + slot]
    if state[FREE] >> cell & 1:
        cell = take_cell(state, cell)
    put(state, card, cell)
    if owns(rules, side, colour) and has_line(state[COLOUR + colour], rules[NEEDED]):
        worth = rules[WORTHS + 4 * side + side] + 1
    else:
        state[TURN] = seat_after(seat, rules[SEATS])
        weigh_sides(rules, state, work)
        worth = expected(rules, side, work)
        state[TURN] = seat
    for slot in range(_BOARDS):
        state[COLOUR + slot] = work[KEPT + slot]
    return worth


@entry((INT, VECTOR, VECTOR, VECTOR))
def best_place(rules: Vector, state: Vector, work: Vector) -> int:
    """The action that looks best to the seat to move."""
    hand = HANDS + 2 * (state[TURN] - 1)
    best, best_worth = 0, -1
    for slot in range(hand, hand + 2):
        card = state[slot]
        cells = cells_for(state, card)
        while cells:
            cell = lowest(cells)
            cells &= cells - 1
            worth = worth_of_place(rules, state, card, cell, work)
            if worth > best_worth:
                best, best_worth = action_at(state, card, cell), worth
    return best


@entry(PRIOR)
def prior(rules: Vector, state: Vector, moves: Vector, count: int, priors: Floats) -> int:
    """What each move looks worth to the seat to move, from 0 to 1."""
    work = local_vector(WORK)
    for index in range(count):
        cell = cell_of(state, moves[index])
        worth = worth_of_place(rules, state, moves[index] & 63, cell, work)
        priors[index] = min(1.0, worth / WHOLE)
    return 0


@kernel(TRIAL)
def _trial(race: Race, candidate: int) -> int:
    """Make a move and go on by judgement, for so many moves or to the end of the round."""
    state = race.state
    play(race.rules, state, race.candidates[candidate][0])
    for _ in range(race.settings.horizon):
        if state[TURN]:
            play(race.rules, state, best_place(race.rules, state, race.scratch))
    return 0


@entry((INT, RACE, INT))
def run(race: Race, simulations: int) -> int:
    """`race.run` with what Punto knows."""
    return engine.run(race, simulations, determinize, _trial, evaluate)
