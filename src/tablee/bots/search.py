"""Monte Carlo tree search, once for all games: over imagined deals where something is hidden.

Each simulation deals anew what the searching seat cannot know (`determinize`; nothing to do in open
games), walks down the tree by upper confidence bounds over the moves that are legal in that deal,
adds a node, plays on (`rollout`: to the end, or as far as a game's knowledge thinks useful) and
takes what that is worth to each seat (`worth`) back up. Every seat maximises its own worth.

A game's knowledge may prefer moves before they were tried (`prefer`); a move's preference, from 0
to 1, then counts like a value that fades as the move is tried.
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
    Signature,
    Vector,
    kernel,
)
from tablee.core.rng import below
from tablee.core.slots import SCORE, TURN, WINNERS

# Settings of a search (floats).
EXPLORE = 0  # the weight of the confidence bound
MARGIN = 1  # the share of an outcome that the score difference decides; winning decides the rest
SCALE = 2  # the score difference that counts as a clear win
UNTRIED = 3  # the bound of a move that was never tried
BIAS = 4  # the weight of a preference; 0: `prefer` is not asked
SETTINGS = 5

# rules, state, seats, settings, out -> 0: what a state is worth to each seat, from 0 to 1
WORTH: Signature = (INT, VECTOR, VECTOR, INT, FLOATS, FLOATS)
# rules, state, moves, count, out -> 0: how much each move is preferred, from 0 to 1
PREFER: Signature = (INT, VECTOR, VECTOR, VECTOR, INT, FLOATS)

# Rows of the working matrix, each as long as the longest needs it.
STATE, MOVES, SLOTS, SCRATCH, PATH, MOVERS = range(6)
WORK = 6
DEEPEST = 300


@kernel((FLOAT, VECTOR, INT, INT, FLOATS))
def outcome(state: Vector, seats: int, seat: int, settings: list[float]) -> float:
    """What a finished game is worth to a seat, from 0 to 1."""
    winners = 0
    ahead = 0.0
    for other in range(seats):
        winners += state[WINNERS] >> other & 1
        if other != seat - 1:
            difference = (state[SCORE + seat - 1] - state[SCORE + other]) / settings[SCALE]
            ahead += min(1.0, max(-1.0, difference)) / (seats - 1)
    won = 1.0 / seats
    if winners:
        won = (state[WINNERS] >> (seat - 1) & 1) / winners
    return (1.0 - settings[MARGIN]) * won + settings[MARGIN] * (0.5 + 0.5 * ahead)


@kernel(WORTH)
def final_worth(
    rules: Vector, state: Vector, seats: int, settings: list[float], out: list[float]
) -> int:
    """What a finished game is worth to each seat."""
    for seat in range(seats):
        out[seat] = outcome(state, seats, seat + 1, settings)
    return 0


@kernel(PREFER)
def no_preference(rules: Vector, state: Vector, moves: Vector, count: int, out: list[float]) -> int:
    """For games in which no move is known to be better before it is tried."""
    return 0


@kernel((INT, VECTOR, FLOATS, VECTOR, VECTOR, VECTOR, INT, INT, FLOATS, FLOATS, VECTOR))
def _choose(
    nodes: Vector,
    total: list[float],
    table: Vector,
    moves: Vector,
    slots: Vector,
    node: int,
    count: int,
    settings: list[float],
    preferred: list[float],
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
        value = settings[UNTRIED]
        if settings[BIAS] > 0.0:
            value += settings[BIAS] * preferred[index]
        if child >= 0:
            offered = nodes[NODE * child + OFFERED] + 1
            nodes[NODE * child + OFFERED] = offered
            visits = nodes[NODE * child + VISITS]
            value = total[child] / visits
            value += settings[EXPLORE] * sqrt(log(offered + 1.0) / visits)
            if settings[BIAS] > 0.0:
                value += settings[BIAS] * preferred[index] / (1.0 + visits)
        if value > best_bound:
            best_bound = value
            best = index
    return best


_DESCENT = (INT, VECTOR, VECTOR, FLOATS, VECTOR, MATRIX, FLOATS, FLOATS, VECTOR)


@kernel((*_DESCENT, LEGAL, PLAY, PREFER))
def _descend(
    rules: Vector,
    nodes: Vector,
    total: list[float],
    table: Vector,
    work: Matrix,
    settings: list[float],
    preferred: list[float],
    rng: Vector,
    legal: Callable[[Vector, Vector, Vector], int],
    play: Callable[[Vector, Vector, int], int],
    prefer: Callable[[Vector, Vector, Vector, int, list[float]], int],
) -> int:
    """Walk from the root to a new node, playing the moves on STATE; returns the length of PATH."""
    state, moves, slots = work[STATE], work[MOVES], work[SLOTS]
    path, movers = work[PATH], work[MOVERS]
    node = ROOT
    depth = 0
    while state[TURN] != 0 and depth < DEEPEST:
        count = legal(rules, state, moves)
        if settings[BIAS] > 0.0:
            prefer(rules, state, moves, count, preferred)
        index = _choose(nodes, total, table, moves, slots, node, count, settings, preferred, rng)
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


@kernel((*_SEARCH, FLOATS, FLOATS, VECTOR, LEGAL, PLAY, ROLLOUT, DETERMINIZE, WORTH, PREFER))
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
    preferred: list[float],
    rng: Vector,
    legal: Callable[[Vector, Vector, Vector], int],
    play: Callable[[Vector, Vector, int], int],
    rollout: Callable[[Vector, Vector, Vector, Vector], int],
    determinize: Callable[[Vector, Vector, int, Vector], int],
    worth: Callable[[Vector, Vector, int, list[float], list[float]], int],
    prefer: Callable[[Vector, Vector, Vector, int, list[float]], int],
) -> int:
    """Grow the tree by this many simulations for a seat that knows only its view of `root`; add
    to `sums` what they brought each seat. `gains` and `preferred` are buffers."""
    state, scratch, path, movers = work[STATE], work[SCRATCH], work[PATH], work[MOVERS]
    for _ in range(simulations):
        for slot in range(len(root)):
            state[slot] = root[slot]
        determinize(rules, state, seat, rng)
        depth = _descend(
            rules, nodes, total, table, work, settings, preferred, rng, legal, play, prefer
        )
        if state[TURN] != 0:
            rollout(rules, state, rng, scratch)
        worth(rules, state, seats, settings, gains)
        nodes[VISITS] += 1
        for player in range(seats):
            sums[player] += gains[player]
        for level in range(depth):
            node = path[level]
            nodes[NODE * node + VISITS] += 1
            total[node] += gains[movers[level] - 1]
    return simulations
