"""Tree search of open games (nothing hidden, no chance), for any number of seats, by judgement:
positions are not played out but judged.

A node is one position. When it is reached for the first time its moves are listed side by side, and
each is judged by the position it leads to: that is its *hint*, what it seems to be worth to its
mover. The node itself is worth to everybody what the most promising of its moves is. Moves are then
followed by the highest bound, hints counting as some visits. Every seat maximises its own worth.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import NamedTuple

from tablee.bots.search import DEEPEST, MOVERS, MOVES, PATH, SCRATCH, STATE, won_share
from tablee.bots.tree import ROOT, Child
from tablee.core.kernel import (
    FLOATS,
    INT,
    LEGAL,
    MATRIX,
    PLAY,
    VECTOR,
    Matrix,
    Signature,
    Vector,
    floats,
    kernel,
    matrix,
    vector_of,
)
from tablee.core.slots import TURN

# rules, state, gains -> 0: what a position of a game that goes on is worth to each seat, 1 in all
JUDGE: Signature = (INT, VECTOR, VECTOR, FLOATS)

# What a node's slots hold, from NODE * node on.
ACTION = 0  # the move that leads to it
FIRST = 1  # its first child
COUNT = 2  # how many children it has; 0 while its moves are not listed
NODE = 3

# Settings (floats).
EXPLORE = 0  # the weight of the confidence bound
TRUST = 1  # how many visits the hint of a move counts as; above 0
SETTINGS = 2

AFTER = SCRATCH  # the row of the working matrix for the position that a move leads to


class JudgedTree(NamedTuple):
    """A tree: its nodes, how often each was visited, what that brought its mover, and its hint."""

    nodes: Vector
    visits: list[float]
    totals: list[float]
    hints: list[float]
    used: Vector  # one number: how many nodes there are


def new_judged_tree(capacity: int) -> JudgedTree:
    """A tree with its root, for this many nodes."""
    nodes = matrix(1, NODE * capacity)[0]
    return JudgedTree(nodes, floats(capacity), floats(capacity), floats(capacity), vector_of([1]))


def children(tree: JudgedTree, node: int, settings: list[float]) -> list[Child]:
    """The moves of a node, most visited first, with what they seem to be worth."""
    first, count = (int(tree.nodes[NODE * node + slot]) for slot in (FIRST, COUNT))
    trust, found = float(settings[TRUST]), []
    for child in range(first, first + count):
        visits, action = int(tree.visits[child]), int(tree.nodes[NODE * child + ACTION])
        total = float(tree.totals[child]) + trust * float(tree.hints[child])
        found.append(Child(child, action, visits, total / (visits + trust)))
    return sorted(found, key=Child.rank)


@kernel((INT, VECTOR, FLOATS))
def _settle(state: Vector, gains: list[float]) -> int:
    """Tell what a finished game is worth to each seat; returns how many there are."""
    for seat in range(len(gains)):
        gains[seat] = won_share(state, len(gains), seat + 1)
    return len(gains)


@kernel((INT, VECTOR, FLOATS, FLOATS, FLOATS, INT, FLOATS))
def _choose(
    nodes: Vector,
    visits: list[float],
    totals: list[float],
    hints: list[float],
    node: int,
    settings: list[float],
) -> int:
    """The child to follow: the one with the highest bound."""
    first, count = nodes[NODE * node + FIRST], nodes[NODE * node + COUNT]
    explore = settings[EXPLORE] * sqrt(log(visits[node] + 1.0))
    trust = settings[TRUST]
    best = first
    best_bound = -1.0
    for child in range(first, first + count):
        share = 1.0 / (visits[child] + trust)
        bound = (totals[child] + trust * hints[child]) * share + explore * sqrt(share)
        if bound > best_bound:
            best_bound = bound
            best = child
    return best


_EXPANSION = (INT, VECTOR, VECTOR, FLOATS, VECTOR, MATRIX, INT, FLOATS, FLOATS)


@kernel((*_EXPANSION, LEGAL, PLAY, JUDGE))
def _expand(
    rules: Vector,
    nodes: Vector,
    hints: list[float],
    used: Vector,
    work: Matrix,
    node: int,
    gains: list[float],
    judged: list[float],
    legal: Callable[[Vector, Vector, Vector], int],
    play: Callable[[Vector, Vector, int], int],
    judge: Callable[[Vector, Vector, list[float]], int],
) -> int:
    """Give a node its children; `gains` is what it is worth then. Returns how many there are, 0
    when the tree is full."""
    state, after, moves = work[STATE], work[AFTER], work[MOVES]
    count = legal(rules, state, moves)
    first = used[0]
    if NODE * (first + count) > len(nodes):
        judge(rules, state, gains)
        return 0
    used[0] = first + count
    nodes[NODE * node + FIRST], nodes[NODE * node + COUNT] = first, count
    mover = state[TURN] - 1
    best = -1.0
    for index in range(count):
        for slot in range(len(state)):
            after[slot] = state[slot]
        if play(rules, after, moves[index]):
            judge(rules, after, judged)
        else:
            _settle(after, judged)
        nodes[NODE * (first + index) + ACTION] = moves[index]
        hints[first + index] = judged[mover]
        if judged[mover] > best:
            best = judged[mover]
            for seat in range(len(gains)):
                gains[seat] = judged[seat]
    return count


_SEARCH = (INT, VECTOR, VECTOR, INT, VECTOR, FLOATS, FLOATS, FLOATS, VECTOR, MATRIX, FLOATS)


@kernel((*_SEARCH, FLOATS, FLOATS, FLOATS, LEGAL, PLAY, JUDGE))
def search_by_judgement(
    rules: Vector,
    root: Vector,
    simulations: int,
    nodes: Vector,
    visits: list[float],
    totals: list[float],
    hints: list[float],
    used: Vector,
    work: Matrix,
    settings: list[float],
    sums: list[float],
    gains: list[float],
    judged: list[float],
    legal: Callable[[Vector, Vector, Vector], int],
    play: Callable[[Vector, Vector, int], int],
    judge: Callable[[Vector, Vector, list[float]], int],
) -> int:
    """Grow the tree by this many simulations; add to `sums` what they brought each seat. `work`,
    `gains` and `judged` are buffers."""
    state, path, movers = work[STATE], work[PATH], work[MOVERS]
    for _ in range(simulations):
        for slot in range(len(root)):
            state[slot] = root[slot]
        node = ROOT
        depth = 0
        while state[TURN] and nodes[NODE * node + COUNT] and depth < DEEPEST:
            node = _choose(nodes, visits, totals, hints, node, settings)
            path[depth] = node
            movers[depth] = state[TURN]
            depth += 1
            play(rules, state, nodes[NODE * node + ACTION])
        if state[TURN] == 0:
            _settle(state, gains)
        else:
            _expand(rules, nodes, hints, used, work, node, gains, judged, legal, play, judge)
        visits[ROOT] += 1.0
        for seat in range(len(gains)):
            sums[seat] += gains[seat]
        for level in range(depth):
            visits[path[level]] += 1.0
            totals[path[level]] += gains[movers[level] - 1]
    return simulations
