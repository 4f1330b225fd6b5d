"""Tree search for open games of two seats: nothing hidden, no chance, so a node is one position.

That allows more than `search` does. A node's moves are listed once, as a block of children side by
side. What is certain is proved: a move that ends the game has a *verdict*, a node has one as soon
as its seat has a move that wins or all its moves have verdicts, and moves with verdicts need no
more tries. And a move's *hint*, what it seems to be worth before it is tried, is kept up to date:
it becomes the hint of the best answer, seen from the other side, and so on down.

A game takes part with three kernels: `play`; `survey`, which lists the moves worth a try (all that
are legal, less those that are surely no better than one listed) with a hint for each; and `judge`,
which tells what a position is worth, by playing on or by looking at it.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import NamedTuple

from tablee.core.kernel import (
    FLOAT,
    FLOATS,
    INT,
    MATRIX,
    PLAY,
    VECTOR,
    Matrix,
    Signature,
    Vector,
    floats,
    kernel,
    matrix,
)
from tablee.core.rng import below
from tablee.core.slots import TURN, WINNERS

# rules, state, out, hints -> how many moves; hints from 0 to 1
SURVEY: Signature = (INT, VECTOR, VECTOR, VECTOR, FLOATS)
# rules, state, rng, scratch -> what it is worth to seat 1, from 0 to 1; beyond these: it is certain
JUDGE: Signature = (FLOAT, VECTOR, VECTOR, VECTOR, VECTOR)
SURELY_WON, SURELY_LOST = 2.0, -1.0

ROOT = 0

# Rows of a tree's matrix of nodes, one column a node.
ACTION = 0  # the move that leads to it
VISITS = 1
FIRST = 2  # its first child; 0 while its moves are not listed
COUNT = 3  # how many children it has
SEAT = 4  # whose move it is, once its moves are listed
VERDICT = 5
USED = 6  # in column 0: how many nodes there are
ROWS = 7

OPEN, FIRST_WINS, SECOND_WINS, DRAWN = 0, 1, 2, 3  # verdicts; the first two are seats

# Settings (floats).
EXPLORE = 0  # the weight of the confidence bound
TRUST = 1  # how many tries the hint of a move counts as; above 0
MINIMAX = 2  # the share of a move's worth that the best play found from it decides, from 0 to 1
LISTED_AFTER = 3  # visits before the moves of a node are listed
VARIETY = 4  # how far, at most, chance moves the hints at the root up or down
SETTINGS = 5

# Rows of the working matrix.
STATE, MOVES, SCRATCH, PATH = range(4)
WORK = 4
DEEPEST = 200


class OpenTree(NamedTuple):
    """A tree: its nodes, and for each what its visits brought the seat that moved there, and what
    its move seems to be worth to that seat."""

    nodes: Matrix
    totals: list[float]
    hints: list[float]


def new_open_tree(capacity: int) -> OpenTree:
    """A tree with its root, for this many nodes."""
    nodes = matrix(ROWS, capacity)
    nodes[USED][0] = 1
    return OpenTree(nodes, floats(capacity), floats(capacity))


@kernel((FLOAT, INT, INT))
def worth_of(verdict: int, seat: int) -> float:
    """What a verdict is worth to a seat."""
    if verdict == DRAWN:
        return 0.5
    return 1.0 if verdict == seat else 0.0


@kernel((FLOAT, MATRIX, FLOATS, FLOATS, INT, INT, FLOATS))
def estimate(
    nodes: Matrix,
    totals: list[float],
    hints: list[float],
    child: int,
    seat: int,
    settings: list[float],
) -> float:
    """What a move seems to be worth to the seat that makes it, by all that was found out."""
    if nodes[VERDICT][child] != OPEN:
        return worth_of(nodes[VERDICT][child], seat)
    trust, hint = settings[TRUST], hints[child]
    mean = (totals[child] + trust * hint) / (nodes[VISITS][child] + trust)
    return mean + settings[MINIMAX] * (hint - mean)


@kernel((INT, MATRIX, FLOATS, FLOATS, INT, FLOATS, VECTOR))
def _choose(
    nodes: Matrix,
    totals: list[float],
    hints: list[float],
    node: int,
    settings: list[float],
    rng: Vector,
) -> int:
    """The child to follow: the highest bound, ties in random order; lost moves are left alone."""
    first, count, seat = nodes[FIRST][node], nodes[COUNT][node], nodes[SEAT][node]
    visits, verdicts = nodes[VISITS], nodes[VERDICT]
    explore = settings[EXPLORE] * sqrt(log(visits[node] + 1.0))
    untried = explore / sqrt(settings[TRUST])
    best = first
    best_bound = -1.0
    child = first + below(rng, count)
    for _ in range(count):
        if verdicts[child] == OPEN and visits[child] == 0:  # as most are
            bound = hints[child] + untried
        else:
            bound = estimate(nodes, totals, hints, child, seat, settings)
            if verdicts[child] == OPEN:
                bound += explore / sqrt(visits[child] + settings[TRUST])
        if bound > best_bound:
            best_bound = bound
            best = child
        child += 1
        if child == first + count:
            child = first
    return best


@kernel((INT, VECTOR, VECTOR, MATRIX, FLOATS, VECTOR, FLOATS, INT, SURVEY))
def _list_moves(
    rules: Vector,
    state: Vector,
    nodes: Matrix,
    hints: list[float],
    moves: Vector,
    hinted: list[float],
    node: int,
    survey: Callable[[Vector, Vector, Vector, list[float]], int],
) -> int:
    """Give a node its children; returns how many, 0 when the tree is full."""
    count = survey(rules, state, moves, hinted)
    first = nodes[USED][0]
    if first + count > len(hints):
        return 0
    nodes[USED][0] = first + count
    nodes[FIRST][node], nodes[COUNT][node], nodes[SEAT][node] = first, count, state[TURN]
    for index in range(count):
        nodes[ACTION][first + index] = moves[index]
        hints[first + index] = hinted[index]
    return count


@kernel((INT, MATRIX, FLOATS, FLOATS, VECTOR))
def _vary(nodes: Matrix, hints: list[float], settings: list[float], rng: Vector) -> int:
    """Move the hints at the root a little, so that no two games are alike."""
    first = nodes[FIRST][ROOT]
    for child in range(first, first + nodes[COUNT][ROOT]):
        change = settings[VARIETY] * (below(rng, 2001) / 1000.0 - 1.0)
        hints[child] = min(1.0, max(0.0, hints[child] + change))
    return 0


@kernel((INT, VECTOR))
def _verdict_of(state: Vector) -> int:
    """The verdict of a finished game."""
    winners = state[WINNERS]
    return winners if winners in (FIRST_WINS, SECOND_WINS) else DRAWN


_DESCENT = (INT, VECTOR, MATRIX, FLOATS, FLOATS, FLOATS, MATRIX, FLOATS, VECTOR)


@kernel((*_DESCENT, SURVEY, PLAY))
def _descend(
    rules: Vector,
    nodes: Matrix,
    totals: list[float],
    hints: list[float],
    hinted: list[float],
    work: Matrix,
    settings: list[float],
    rng: Vector,
    survey: Callable[[Vector, Vector, Vector, list[float]], int],
    play: Callable[[Vector, Vector, int], int],
) -> int:
    """Walk from the root to a leaf, playing the moves on STATE; returns the length of PATH, which
    begins with the root."""
    state, path = work[STATE], work[PATH]
    path[0] = node = ROOT
    depth = 1
    while nodes[VERDICT][node] == OPEN and depth < DEEPEST:
        if nodes[FIRST][node] == 0:
            if nodes[VISITS][node] < settings[LISTED_AFTER] and node != ROOT:
                return depth
            if _list_moves(rules, state, nodes, hints, work[MOVES], hinted, node, survey) == 0:
                return depth
            if node == ROOT:
                _vary(nodes, hints, settings, rng)
        node = _choose(nodes, totals, hints, node, settings, rng)
        path[depth] = node
        depth += 1
        if nodes[VERDICT][node] == OPEN and play(rules, state, nodes[ACTION][node]) == 0:
            nodes[VERDICT][node] = _verdict_of(state)
    return depth


@kernel((INT, MATRIX, INT))
def _conclude(nodes: Matrix, node: int) -> int:
    """The verdict of a node that follows from its children's, OPEN if none does."""
    first, seat = nodes[FIRST][node], nodes[SEAT][node]
    best = 3 - seat
    for child in range(first, first + nodes[COUNT][node]):
        verdict = nodes[VERDICT][child]
        if verdict == seat:
            return seat
        if verdict == OPEN:
            best = OPEN
        elif verdict == DRAWN and best != OPEN:
            best = DRAWN
    return best


@kernel((INT, MATRIX, VECTOR, INT))
def _prove(nodes: Matrix, path: Vector, depth: int) -> int:
    """Carry a verdict of the path's last node towards the root as far as it decides; returns how
    many nodes got one."""
    proved = 0
    for level in range(depth - 2, -1, -1):
        verdict = _conclude(nodes, path[level])
        if verdict == OPEN:
            return proved
        nodes[VERDICT][path[level]] = verdict
        proved += 1
    return proved


@kernel((FLOAT, VECTOR, MATRIX, MATRIX, INT, VECTOR, JUDGE))
def _judge_leaf(
    rules: Vector,
    nodes: Matrix,
    work: Matrix,
    depth: int,
    rng: Vector,
    judge: Callable[[Vector, Vector, Vector, Vector], float],
) -> float:
    """What the last node of the path is worth to seat 1; proves what follows from a verdict."""
    path = work[PATH]
    leaf = path[depth - 1]
    if nodes[VERDICT][leaf] == OPEN:
        value = judge(rules, work[STATE], rng, work[SCRATCH])
        if 0.0 <= value <= 1.0:
            return value
        nodes[VERDICT][leaf] = FIRST_WINS if value > 1.0 else SECOND_WINS
    _prove(nodes, path, depth)
    return worth_of(nodes[VERDICT][leaf], FIRST_WINS)


@kernel((INT, MATRIX, FLOATS, VECTOR, INT, FLOAT))
def _count(nodes: Matrix, totals: list[float], path: Vector, depth: int, value: float) -> int:
    """Count a simulation that was worth this to seat 1 in every node of its path; the root's total
    is seat 1's."""
    nodes[VISITS][ROOT] += 1
    totals[ROOT] += value
    for level in range(1, depth):
        node = path[level]
        nodes[VISITS][node] += 1
        totals[node] += value if nodes[SEAT][path[level - 1]] == 1 else 1.0 - value
    return depth


@kernel((INT, MATRIX, FLOATS, VECTOR, INT))
def _update_hints(nodes: Matrix, hints: list[float], path: Vector, depth: int) -> int:
    """Let the hints of a path tell what the best answers found so far lead to."""
    for level in range(depth - 1, 0, -1):
        node, seat = path[level], nodes[SEAT][path[level - 1]]
        hint = hints[node]
        if nodes[VERDICT][node] != OPEN:
            hint = worth_of(nodes[VERDICT][node], seat)
        elif nodes[FIRST][node]:
            hint = 0.0
            for child in range(nodes[FIRST][node], nodes[FIRST][node] + nodes[COUNT][node]):
                hint = max(hint, hints[child])
            if nodes[SEAT][node] != seat:
                hint = 1.0 - hint
            if hint == hints[node]:
                return level
        hints[node] = hint
    return 0


_GROWTH = (INT, VECTOR, VECTOR, INT, MATRIX, FLOATS, FLOATS, FLOATS, MATRIX, FLOATS, VECTOR)


@kernel((*_GROWTH, SURVEY, PLAY, JUDGE))
def grow(
    rules: Vector,
    root: Vector,
    simulations: int,
    nodes: Matrix,
    totals: list[float],
    hints: list[float],
    hinted: list[float],
    work: Matrix,
    settings: list[float],
    rng: Vector,
    survey: Callable[[Vector, Vector, Vector, list[float]], int],
    play: Callable[[Vector, Vector, int], int],
    judge: Callable[[Vector, Vector, Vector, Vector], float],
) -> int:
    """Grow the tree by this many simulations, or until the root has a verdict; returns how many it
    were. `hinted` and `work` are buffers."""
    state = work[STATE]
    for done in range(simulations):
        if nodes[VERDICT][ROOT] != OPEN:
            return done
        for slot in range(len(root)):
            state[slot] = root[slot]
        depth = _descend(rules, nodes, totals, hints, hinted, work, settings, rng, survey, play)
        value = _judge_leaf(rules, nodes, work, depth, rng, judge)
        _count(nodes, totals, work[PATH], depth, value)
        _update_hints(nodes, hints, work[PATH], depth)
    return simulations
