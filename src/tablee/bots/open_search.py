"""Plain Monte Carlo tree search of games in which nothing is hidden or drawn, for any number of
seats.

A node is one position then. Its moves are listed once, when it is visited again, in random order
and side by side: untried moves are followed in that order, and the loop over the bounds of tried
ones runs through memory in order, where `search` has to look each move up.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import NamedTuple

from tablee.bots.search import DEEPEST, EXPLORE, MOVERS, MOVES, PATH, SCRATCH, STATE, settle
from tablee.bots.tree import ROOT, Child
from tablee.core.kernel import (
    FLOATS,
    INT,
    LEGAL,
    MATRIX,
    PLAY,
    ROLLOUT,
    VECTOR,
    Matrix,
    Vector,
    floats,
    kernel,
    matrix,
    vector_of,
)
from tablee.core.rng import mix
from tablee.core.slots import TURN

# What a node's four slots hold, from NODE * node on.
ACTION = 0  # the move that leads to it
FIRST = 1  # its first child
COUNT = 2  # how many children it has; 0 while its moves are not listed
TRIED = 3  # how many of them were tried, the first ones
NODE = 4


class OpenBranches(NamedTuple):
    """A tree: its nodes, how often each was visited, and what that brought its mover."""

    nodes: Vector
    visits: list[float]
    totals: list[float]
    used: Vector  # one number: how many nodes there are


def new_branches(capacity: int) -> OpenBranches:
    """A tree with its root, for this many nodes."""
    nodes = matrix(1, NODE * capacity)[0]
    return OpenBranches(nodes, floats(capacity), floats(capacity), vector_of([1]))


def children(tree: OpenBranches, node: int) -> list[Child]:
    """The moves tried from a node, most visited first."""
    first, tried = (int(tree.nodes[NODE * node + slot]) for slot in (FIRST, TRIED))
    found = []
    for child in range(first, first + tried):
        visits, action = int(tree.visits[child]), int(tree.nodes[NODE * child + ACTION])
        found.append(Child(child, action, visits, float(tree.totals[child]) / visits))
    return sorted(found, key=Child.rank)


@kernel((INT, VECTOR, FLOATS, FLOATS, INT, FLOATS))
def _choose(
    nodes: Vector, visits: list[float], totals: list[float], node: int, settings: list[float]
) -> int:
    """The child to follow: the next one that was never tried, else the one with the highest
    bound."""
    first, count = nodes[NODE * node + FIRST], nodes[NODE * node + COUNT]
    tried = nodes[NODE * node + TRIED]
    if tried < count:
        nodes[NODE * node + TRIED] = tried + 1
        return first + tried
    explore = settings[EXPLORE] * sqrt(log(visits[node] + 1.0))
    best = first
    best_bound = -1.0
    for child in range(first, first + count):
        share = 1.0 / visits[child]
        bound = totals[child] * share + explore * sqrt(share)
        if bound > best_bound:
            best_bound = bound
            best = child
    return best


@kernel((INT, VECTOR, VECTOR, VECTOR, VECTOR, VECTOR, INT, VECTOR, LEGAL))
def _list_moves(
    rules: Vector,
    state: Vector,
    nodes: Vector,
    used: Vector,
    moves: Vector,
    node: int,
    rng: Vector,
    legal: Callable[[Vector, Vector, Vector], int],
) -> int:
    """Give a node its children; returns how many, 0 when the tree is full."""
    count = legal(rules, state, moves)
    first = used[0]
    if NODE * (first + count) > len(nodes):
        return 0
    used[0] = first + count
    mix(rng, moves, 0, count)
    nodes[NODE * node + FIRST], nodes[NODE * node + COUNT] = first, count
    for index in range(count):
        nodes[NODE * (first + index) + ACTION] = moves[index]
    return count


_DESCENT = (INT, VECTOR, VECTOR, FLOATS, FLOATS, VECTOR, MATRIX, FLOATS, VECTOR)


@kernel((*_DESCENT, LEGAL, PLAY))
def _descend(
    rules: Vector,
    nodes: Vector,
    visits: list[float],
    totals: list[float],
    used: Vector,
    work: Matrix,
    settings: list[float],
    rng: Vector,
    legal: Callable[[Vector, Vector, Vector], int],
    play: Callable[[Vector, Vector, int], int],
) -> int:
    """Walk from the root to a new node, playing the moves on STATE; returns the length of PATH."""
    state, moves, path, movers = work[STATE], work[MOVES], work[PATH], work[MOVERS]
    node = ROOT
    depth = 0
    while state[TURN] != 0 and depth < DEEPEST:
        if nodes[NODE * node + COUNT] == 0:
            if node != ROOT and visits[node] == 0.0:
                return depth
            if _list_moves(rules, state, nodes, used, moves, node, rng, legal) == 0:
                return depth
        node = _choose(nodes, visits, totals, node, settings)
        path[depth] = node
        movers[depth] = state[TURN]
        depth += 1
        play(rules, state, nodes[NODE * node + ACTION])
    return depth


_SEARCH = (INT, VECTOR, VECTOR, INT, INT, VECTOR, FLOATS, FLOATS, VECTOR, MATRIX, FLOATS, FLOATS)


@kernel((*_SEARCH, FLOATS, VECTOR, LEGAL, PLAY, ROLLOUT))
def simulate_openly(
    rules: Vector,
    root: Vector,
    seats: int,
    simulations: int,
    nodes: Vector,
    visits: list[float],
    totals: list[float],
    used: Vector,
    work: Matrix,
    settings: list[float],
    sums: list[float],
    gains: list[float],
    rng: Vector,
    legal: Callable[[Vector, Vector, Vector], int],
    play: Callable[[Vector, Vector, int], int],
    rollout: Callable[[Vector, Vector, Vector, Vector], int],
) -> int:
    """Grow the tree by this many simulations; add to `sums` what they brought each seat. `gains`
    and `work` are buffers."""
    state, scratch, path, movers = work[STATE], work[SCRATCH], work[PATH], work[MOVERS]
    for _ in range(simulations):
        for slot in range(len(root)):
            state[slot] = root[slot]
        depth = _descend(rules, nodes, visits, totals, used, work, settings, rng, legal, play)
        if state[TURN] != 0:
            rollout(rules, state, rng, scratch)
        settle(state, seats, settings, gains, sums)
        visits[ROOT] += 1.0
        for level in range(depth):
            visits[path[level]] += 1.0
            totals[path[level]] += gains[movers[level] - 1]
    return simulations
