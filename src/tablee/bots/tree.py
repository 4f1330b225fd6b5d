"""The tree that a search grows: a row of numbers a column, nodes found by (parent, action).

A node is the move that leads to it. Moves are looked up rather than listed, because in games with
hidden parts the legal moves of a node differ from one imagined deal to the next.
"""

from __future__ import annotations

from typing import NamedTuple

from tablee.core.kernel import (
    INT,
    MATRIX,
    VECTOR,
    Matrix,
    Vector,
    floats,
    kernel,
    matrix,
    plain_list,
    vector,
)

ROOT = 0

# Rows of the tree's matrix; the first cell of SIZE counts the nodes.
PARENT = 0
ACTION = 1
VISITS = 2
OFFERED = 3  # how often the move was legal when its parent was visited
SIZE = 4
ROWS = 5


class Tree(NamedTuple):
    """A tree: its rows, what the visits of each node brought its mover, and the hash table."""

    rows: Matrix
    total: list[float]
    table: Vector  # 1 + node, 0 where free


class Child(NamedTuple):
    """A move that was tried."""

    node: int
    action: int
    visits: int
    value: float  # for the seat that makes it


def new_tree(capacity: int) -> Tree:
    """A tree with its root, for this many nodes."""
    rows = matrix(ROWS, capacity)
    rows[SIZE][0] = 1
    rows[PARENT][ROOT] = -1
    return Tree(rows, floats(capacity), vector(1 << (2 * capacity - 1).bit_length()))


def children(tree: Tree, node: int) -> list[Child]:
    """The moves tried from a node, most visited first."""
    count = int(tree.rows[SIZE][0])
    parents, actions, visits = (
        plain_list(tree.rows[row], count) for row in (PARENT, ACTION, VISITS)
    )
    found = [
        Child(child, actions[child], visits[child], float(tree.total[child]) / visits[child])
        for child in range(1, count)
        if parents[child] == node and visits[child]
    ]
    return sorted(found, key=lambda child: (-child.visits, -child.value, child.action))


@kernel((INT, MATRIX, VECTOR, INT, INT))
def find(rows: Matrix, table: Vector, node: int, move: int) -> int:
    """The child of a node that a move leads to; where there is none, -1 - its free table slot."""
    mask = len(table) - 1
    slot = (node * 0x9E3779B1 + (move & 0x7FFFFFF) * 0x5EBCA6B + (move >> 27)) & mask
    while table[slot] != 0:
        child = table[slot] - 1
        if rows[PARENT][child] == node and rows[ACTION][child] == move:
            return child
        slot = (slot + 1) & mask
    return -1 - slot


@kernel((INT, MATRIX, VECTOR, INT, INT, INT))
def add(rows: Matrix, table: Vector, node: int, move: int, slot: int) -> int:
    """Add a child at the free slot that `find` told; returns it, or -1 when the tree is full."""
    child = rows[SIZE][0]
    if child == len(rows[PARENT]):
        return -1
    rows[SIZE][0] = child + 1
    rows[PARENT][child] = node
    rows[ACTION][child] = move
    rows[OFFERED][child] = 1
    table[-1 - slot] = child + 1
    return child
