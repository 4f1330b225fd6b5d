"""Monte Carlo tree search over imagined deals, for games in which something is hidden or drawn.

Each simulation deals anew what the searching seat cannot know (`determinize`), walks down the tree
by upper confidence bounds over the moves that are legal in that deal, adds a node, plays on to the
end (`rollout`) and takes what that is worth to each seat back up. Every seat maximises its own
worth.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt

from tablee.bots.tree import NODE, OFFERED, ROOT, VISITS, add, find
from tablee.core.kernel import (
    DETERMINIZE,
    FLOAT,
    FLOATS,
    INT,
    LEGAL,
    MATRIX,
    PLAY,
    ROLLOUT,
    VECTOR,
    Matrix,
    Vector,
    kernel,
)
from tablee.core.rng import below
from tablee.core.slots import SCORE, TURN, WINNERS

# Settings of a search (floats).
EXPLORE = 0  # the weight of the confidence bound
MARGIN = 1  # the share of an outcome that the score difference decides; winning decides the rest
SCALE = 2  # the score difference that counts as a clear win
SETTINGS = 3

# Rows of the working matrix, each as long as the longest needs it.
STATE, MOVES, SLOTS, SCRATCH, PATH, MOVERS = range(6)
WORK = 6
DEEPEST = 300

_UNTRIED = 1e9  # the bound of a move that was never tried


@kernel((FLOAT, VECTOR, INT, INT))
def won_share(state: Vector, seats: int, seat: int) -> float:
    """The part of the win that a seat has in a finished game; of a draw everybody has the same."""
    winners = 0
    for other in range(seats):
        winners += state[WINNERS] >> other & 1
    return (state[WINNERS] >> (seat - 1) & 1) / winners if winners else 1.0 / seats


@kernel((FLOAT, VECTOR, INT, INT, FLOATS))
def outcome(state: Vector, seats: int, seat: int, settings: list[float]) -> float:
    """What a finished game is worth to a seat, from 0 to 1."""
    ahead = 0.0
    for other in range(seats):
        if other != seat - 1:
            difference = (state[SCORE + seat - 1] - state[SCORE + other]) / settings[SCALE]
            ahead += min(1.0, max(-1.0, difference)) / (seats - 1)
    won = won_share(state, seats, seat)
    return (1.0 - settings[MARGIN]) * won + settings[MARGIN] * (0.5 + 0.5 * ahead)


@kernel((INT, VECTOR, INT, FLOATS, FLOATS, FLOATS))
def settle(
    state: Vector, seats: int, settings: list[float], gains: list[float], sums: list[float]
) -> int:
    """Tell what a finished game is worth to each seat, and add it up."""
    for seat in range(seats):
        gains[seat] = outcome(state, seats, seat + 1, settings)
        sums[seat] += gains[seat]
    return seats


@kernel((INT, VECTOR, FLOATS, VECTOR, VECTOR, VECTOR, INT, INT, FLOATS, VECTOR))
def _choose(
    nodes: Vector,
    total: list[float],
    table: Vector,
    moves: Vector,
    slots: Vector,
    node: int,
    count: int,
    settings: list[float],
    rng: Vector,
) -> int:
    """The index of the move to follow from a node: the highest bound, ties in random order. `slots`
    gets each move's child, or where it would go."""
    best = 0
    best_bound = -1.0
    start = below(rng, count)
    for step in range(count):
        index = start + step
        if index >= count:
            index -= count
        child = find(nodes, table, node, moves[index])
        slots[index] = child
        value = _UNTRIED
        if child >= 0:
            offered = nodes[NODE * child + OFFERED] + 1
            nodes[NODE * child + OFFERED] = offered
            visits = nodes[NODE * child + VISITS]
            value = total[child] / visits
            value += settings[EXPLORE] * sqrt(log(offered + 1.0) / visits)
        if value > best_bound:
            best_bound = value
            best = index
    return best


_DESCENT = (INT, VECTOR, VECTOR, FLOATS, VECTOR, MATRIX, FLOATS, VECTOR)


@kernel((*_DESCENT, LEGAL, PLAY))
def _descend(
    rules: Vector,
    nodes: Vector,
    total: list[float],
    table: Vector,
    work: Matrix,
    settings: list[float],
    rng: Vector,
    legal: Callable[[Vector, Vector, Vector], int],
    play: Callable[[Vector, Vector, int], int],
) -> int:
    """Walk from the root to a new node, playing the moves on STATE; returns the length of PATH."""
    state, moves, slots = work[STATE], work[MOVES], work[SLOTS]
    path, movers = work[PATH], work[MOVERS]
    node = ROOT
    depth = 0
    while state[TURN] != 0 and depth < DEEPEST:
        count = legal(rules, state, moves)
        index = _choose(nodes, total, table, moves, slots, node, count, settings, rng)
        child = slots[index]
        is_new = child < 0
        if is_new:
            child = add(nodes, table, node, moves[index], child)
            if child < 0:
                return depth
        path[depth] = child
        movers[depth] = state[TURN]
        depth += 1
        play(rules, state, moves[index])
        node = child
        if is_new:
            return depth
    return depth


_SEARCH = (INT, VECTOR, VECTOR, INT, INT, INT, VECTOR, FLOATS, VECTOR, MATRIX, FLOATS, FLOATS)


@kernel((*_SEARCH, FLOATS, VECTOR, LEGAL, PLAY, ROLLOUT, DETERMINIZE))
def simulate(
    rules: Vector,
    root: Vector,
    seats: int,
    seat: int,
    simulations: int,
    nodes: Vector,
    total: list[float],
    table: Vector,
    work: Matrix,
    settings: list[float],
    sums: list[float],
    gains: list[float],
    rng: Vector,
    legal: Callable[[Vector, Vector, Vector], int],
    play: Callable[[Vector, Vector, int], int],
    rollout: Callable[[Vector, Vector, Vector, Vector], int],
    determinize: Callable[[Vector, Vector, int, Vector], int],
) -> int:
    """Grow the tree by this many simulations for a seat that knows only its view of `root`; add
    to `sums` what they brought each seat. `gains` and `work` are buffers."""
    state, scratch, path, movers = work[STATE], work[SCRATCH], work[PATH], work[MOVERS]
    for _ in range(simulations):
        for slot in range(len(root)):
            state[slot] = root[slot]
        determinize(rules, state, seat, rng)
        depth = _descend(rules, nodes, total, table, work, settings, rng, legal, play)
        if state[TURN] != 0:
            rollout(rules, state, rng, scratch)
        settle(state, seats, settings, gains, sums)
        nodes[VISITS] += 1
        for level in range(depth):
            node = path[level]
            nodes[NODE * node + VISITS] += 1
            total[node] += gains[movers[level] - 1]
    return simulations
