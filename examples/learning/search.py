"""A small tree search that follows a policy and trusts its values, as AlphaZero's does (PUCT).

For games of two seats in which nothing is hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from math import sqrt

from tablee.core.position import Position

EXPLORE = 1.5  # how much the policy counts against what was seen

#: Judges a position: how likely each legal move is, and what the game is worth to the mover.
Judge = Callable[[Position], tuple[Sequence[float], float]]


@dataclass
class Node:
    """A position of the tree, and what the simulations through it were worth to the seat that
    moved here, in total. A move is made when its node is first visited."""

    before: Position
    action: int | None = None  # none: it is the root
    prior: float = 1.0
    visits: int = 0
    total: float = 0.0
    children: list[Node] = field(default_factory=list)

    @cached_property
    def position(self) -> Position:
        """The position itself."""
        return self.before if self.action is None else self.before.act(self.action)

    def value(self) -> float:
        """What it is worth to the seat that moved here, from -1 to 1."""
        return self.total / self.visits if self.visits else 0.0


def search(position: Position, judge: Judge, simulations: int) -> list[Node]:
    """The moves of a position that goes on, the most visited first."""
    root = Node(position)
    for _ in range(1 + simulations):  # the first one judges the position itself
        simulate(root, judge)
    return sorted(root.children, key=lambda child: -child.visits)


def simulate(root: Node, judge: Judge) -> None:
    """Go down to a position that is new, judge it, and add that up on the way."""
    path = [root]
    while path[-1].children:
        path.append(best_child(path[-1]))
    worth, seat = expand(path[-1], judge)
    for node, child in pairwise(path):
        child.visits += 1
        child.total += worth if node.position.turn == seat else -worth


def best_child(node: Node) -> Node:
    """The child that has brought most, with more hope for moves that are likely and rarely tried.
    One that was never tried is worth what the others have brought on average."""
    visits = sum(child.visits for child in node.children)
    hope = sum(child.total for child in node.children) / visits if visits else 0.0
    scale = EXPLORE * sqrt(1 + visits)

    def promise(child: Node) -> float:
        value = child.value() if child.visits else hope
        return value + scale * child.prior / (1 + child.visits)

    return max(node.children, key=promise)


def expand(node: Node, judge: Judge) -> tuple[float, int]:
    """Give a node its children; returns what the game is worth there, and to which seat."""
    position = node.position
    if position.turn is None:
        winners = position.result.winners if position.result else ()
        return (1.0, winners[0]) if len(winners) == 1 else (0.0, 1)
    priors, value = judge(position)
    node.children = [
        Node(position, action, prior)
        for action, prior in zip(position.actions(), priors, strict=True)
    ]
    return value, position.turn
