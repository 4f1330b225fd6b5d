"""The tree that a search grows: one node layout, one way to add a move and to read what was found.

A node is the move that leads to it. What is certain of it is its *verdict*: the seat that wins,
DRAWN, or OPEN while nothing is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tablee.core.hosts import Block, Scope
from tablee.core.kernel import FLOAT, FLOATS, INT, VECTOR, Floats, Vector, entry, kernel, record

ROOT = 0
OPEN, DRAWN = 0, 3  # verdicts; 1 and 2 are seats

# What is read of a child, from CHILD * number on.
_NODE, _ACTION, _VISITS, _VERDICT = range(4)
_CHILD = 4


class Tree(NamedTuple):
    """One number for each node in each of these vectors, but for `used`: how many nodes there are.

    Nodes are written when they are added; beyond `used` there may be anything.
    """

    used: Vector
    actions: Vector
    visits: Vector
    totals: Floats  # what the visits brought the seat that moved there
    priors: Floats  # what the move seems to be worth to that seat without them
    verdicts: Vector


TREE = record(
    Tree,
    used=VECTOR,
    actions=VECTOR,
    visits=VECTOR,
    totals=FLOATS,
    priors=FLOATS,
    verdicts=VECTOR,
)


def new_tree(memory: Scope, capacity: int) -> Tree:
    """A tree with its root, for this many nodes."""
    kinds = (VECTOR, VECTOR, FLOATS, FLOATS, VECTOR)
    return Tree(memory.vector([1]), *(growing(memory, kind, capacity) for kind in kinds))


def growing(memory: Scope, kind: str, capacity: int) -> Any:
    """A vector of which only the first number is set, to zero: others are written before they are
    read."""
    vector = memory.unset(kind, capacity)
    vector[0] = 0
    return vector


@kernel((INT, TREE, INT, FLOAT))
def add(tree: Tree, action: int, prior: float) -> int:
    """Add a move to a tree that has room for it; returns its node."""
    node = tree.used[0]
    tree.used[0] = node + 1
    tree.actions[node] = action
    tree.visits[node] = 0
    tree.totals[node] = 0.0
    tree.priors[node] = prior
    tree.verdicts[node] = OPEN
    return node


@kernel((FLOAT, INT, INT))
def worth_of(verdict: int, seat: int) -> float:
    """What a verdict is worth to a seat."""
    if verdict == DRAWN:
        return 0.5
    return 1.0 if verdict == seat else 0.0


@kernel((FLOAT, TREE, INT, INT, FLOAT, FLOAT))
def estimate(tree: Tree, child: int, seat: int, trust: float, minimax: float) -> float:
    """What a move seems to be worth to the seat that makes it, by all that was found out: its prior
    counts as `trust` visits, and makes the share `minimax` of the whole."""
    if tree.verdicts[child] != OPEN:
        return worth_of(tree.verdicts[child], seat)
    prior = tree.priors[child]
    mean = (tree.totals[child] + trust * prior) / (tree.visits[child] + trust)
    return mean + minimax * (prior - mean)


@kernel((INT, TREE, INT, VECTOR, INT))
def note(tree: Tree, child: int, found: Vector, count: int) -> int:
    """Write what is known of a child behind `count` others, if there is room; returns how many that
    are."""
    if _CHILD * (count + 1) <= len(found):
        found[_CHILD * count + _NODE] = child
        found[_CHILD * count + _ACTION] = tree.actions[child]
        found[_CHILD * count + _VISITS] = tree.visits[child]
        found[_CHILD * count + _VERDICT] = tree.verdicts[child]
    return count + 1


@entry((INT, TREE, INT, FLOAT, FLOAT, VECTOR, FLOATS))
def estimate_all(
    tree: Tree, seat: int, trust: float, minimax: float, found: Vector, values: Floats
) -> int:
    """Write what each of the children that were noted is worth to a seat; returns 0."""
    for index in range(len(values)):
        values[index] = estimate(tree, found[_CHILD * index + _NODE], seat, trust, minimax)
    return 0


class Child(NamedTuple):
    """A move from a node."""

    node: int
    action: int
    visits: int
    verdict: int
    value: float  # for the seat that makes it
    seat: int

    def rank(self) -> tuple[int, int, float, int]:
        """Sorts the best first: proved wins, then what was tried most often, then proved losses."""
        proved = (self.verdict == self.seat) - (self.verdict == 3 - self.seat)
        return (-proved, -self.visits, -self.value, self.action)


def room_for(memory: Scope, count: int) -> Block[int]:
    """Where so many children can be noted."""
    return memory.unset(VECTOR, _CHILD * count)


def children(
    memory: Scope,
    tree: Tree,
    room: Block[int],
    list_children: Callable[[Block[int]], int],
    seat: int,
    trust: float,
    minimax: float,
) -> list[Child]:
    """The moves known from a node where a seat is to move; `list_children` notes those for which
    there is room, and returns how many there are."""
    count = list_children(room)
    if _CHILD * count > len(room):
        room = room_for(memory, count)
        list_children(room)
    values = memory.unset(FLOATS, count)
    memory.call(estimate_all, tree, seat, trust, minimax, room, values)
    numbers = room.read(0, _CHILD * count)
    columns = [numbers[slot::_CHILD] for slot in range(_CHILD)]
    return list(map(Child, *columns, values.read(), [seat] * count))
