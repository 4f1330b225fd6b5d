"""Playing Punto by judgement alone, and simulations that do: cards are dealt at random, every seat
places its card where the table then looks best to it."""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt

from tablee.core.bits import lowest
from tablee.core.kernel import DETERMINIZE, FLOATS, INT, PLAY, VECTOR, Vector, kernel
from tablee.core.rng import advance
from tablee.core.rounds import seat_after
from tablee.core.slots import TURN
from tablee.games.punto.mind.round import WHOLE, WORTHS
from tablee.games.punto.mind.value import KEPT, ended, expected, judge
from tablee.games.punto.rules.layout import COLOUR, FREE, HANDS, NEEDED, SEATS, SIDE, STACKS, owns
from tablee.games.punto.rules.table import action_at, cell_of, cells_for, has_line, put, take_cell

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
        judge(rules, state, work)
        worth = expected(rules, side, work)
        state[TURN] = seat
    for slot in range(_BOARDS):
        state[COLOUR + slot] = work[KEPT + slot]
    return worth


@kernel((INT, VECTOR, VECTOR, VECTOR))
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


@kernel((INT, VECTOR, VECTOR, VECTOR, INT, FLOATS, VECTOR))
def first_looks(
    rules: Vector, state: Vector, moves: Vector, count: int, out: list[float], work: Vector
) -> int:
    """What each move looks worth to the seat to move, from 0 to 1; returns 0."""
    for index in range(count):
        cell = cell_of(state, moves[index])
        worth = worth_of_place(rules, state, moves[index] & 63, cell, work)
        out[index] = min(1.0, worth / WHOLE)
    return 0


# Settings of a search (floats).
EXPLORE = 0  # the weight of the confidence bound
TRUST = 1  # how many simulations the first look at a move counts for
DEPTH = 2  # how many moves a simulation goes on after the first
SETTINGS = 3


@kernel((INT, VECTOR, FLOATS, FLOATS, INT, INT, FLOATS))
def _most_promising(
    visits: Vector,
    total: list[float],
    looks: list[float],
    count: int,
    done: int,
    settings: list[float],
) -> int:
    """The index of the move with the highest confidence bound."""
    best, best_bound = 0, -1.0
    trust = settings[TRUST]
    spread = settings[EXPLORE] * sqrt(log(done + 2.0))
    for index in range(count):
        weight = visits[index] + trust
        bound = (total[index] + trust * looks[index]) / weight + spread / sqrt(weight)
        if bound > best_bound:
            best, best_bound = index, bound
    return best


@kernel((INT, INT, INT))
def _scenario(word: int, number: int) -> int:
    """A generator's state for the scenario of a number: all moves meet the same scenarios."""
    word = (word ^ number * 0x9E3779B1) & 0x3FFFFFFFFFFFFFF | 1
    for _ in range(4):
        word = advance(word)
    return word


# `play` and `determinize` come as arguments, so that they are not compiled once more in here.


@kernel((INT, VECTOR, VECTOR, INT, INT, VECTOR, PLAY))
def _play_on(
    rules: Vector,
    state: Vector,
    action: int,
    depth: int,
    work: Vector,
    play: Callable[[Vector, Vector, int], int],
) -> int:
    """Make a move and go on by judgement, for so many moves or to the end of the round; returns
    0."""
    play(rules, state, action)
    for _ in range(depth):
        if state[TURN] == 0:
            return 0
        play(rules, state, best_place(rules, state, work))
    if state[TURN] != 0:
        judge(rules, state, work)
    return 0


_SEARCH = (INT, VECTOR, VECTOR, INT, INT, VECTOR, VECTOR, FLOATS, FLOATS, FLOATS, FLOATS)


@kernel((*_SEARCH, VECTOR, VECTOR, VECTOR, PLAY, DETERMINIZE))
def follow(
    rules: Vector,
    root: Vector,
    simulations: int,
    count: int,
    moves: Vector,
    visits: Vector,
    total: list[float],
    looks: list[float],
    sums: list[float],
    settings: list[float],
    state: Vector,
    work: Vector,
    rng: Vector,
    play: Callable[[Vector, Vector, int], int],
    determinize: Callable[[Vector, Vector, int, Vector], int],
) -> int:
    """Make simulations, mostly of the moves that promise most; `sums` gets what they were worth to
    each seat. `state` and `work` are buffers; `rng`, which names the scenarios, stays as it is.
    Returns 0."""
    seat, first = root[TURN], rng[0]
    done = 0
    for index in range(count):
        done += visits[index]
    for _ in range(simulations):
        index = _most_promising(visits, total, looks, count, done, settings)
        for slot in range(len(root)):
            state[slot] = root[slot]
        rng[0] = _scenario(first, visits[index])
        determinize(rules, state, seat, rng)
        _play_on(rules, state, moves[index], int(settings[DEPTH]), work, play)
        for other in range(rules[SEATS]):
            side = rules[SIDE + other]
            worth = expected(rules, side, work) if state[TURN] else ended(rules, state, side)
            sums[other] += worth / WHOLE
            if other == seat - 1:
                total[index] += worth / WHOLE
        visits[index] += 1
        done += 1
    rng[0] = first
    return 0
