"""The tree that a search grows: four numbers a node in one vector, found by (parent, action).

A node is the move that leads to it. Moves are looked up rather than listed, because in games with
hidden parts the legal moves of a node differ from one imagined deal to the next.
"""

from __future__ import annotations

from typing import NamedTuple

from tablee.core.kernel import INT, VECTOR, Vector, floats, kernel, matrix, plain_list, vector

ROOT = 0

# What a node's four slots hold, from NODE * node on.
PARENT = 0
ACTION = 1
VISITS = 2
OFFERED = 3  # how often the move was legal when its parent was visited; the root's: all nodes
NODE = 4


class Tree(NamedTuple):
    """A tree: its nodes, what the visits of each brought its mover, and the hash table."""

    nodes: Vector
    total: list[float]
    table: Vector  # 1 + node, 0 where free


class Child(NamedTuple):
    """A move that was tried."""

    node: int
    action: int
    visits: int
    value: float  # for the seat that makes it

    def rank(self) -> tuple[int, float, int]:
        """Sorts the most visited first."""
        return (-self.visits, -self.value, self.action)


def new_tree(capacity: int) -> Tree:
    """A tree with its root, for this many nodes."""
    nodes = _zeros(NODE * capacity)
    nodes[PARENT] = -1
    nodes[OFFERED] = 1
    return Tree(nodes, floats(capacity), _zeros(1 << (2 * capacity - 1).bit_length()))


def _zeros(length: int) -> Vector:
    """A long vector of zeros, at once: the system gives its pages as they are needed."""
    return matrix(1, length)[0]


def children(tree: Tree, node: int) -> list[Child]:
    """The moves tried from a node, most visited first."""
    out = vector(int(tree.nodes[OFFERED]))
    found = []
    for child in plain_list(out, _list_children(tree.nodes, node, out)):
        action, visits = (int(tree.nodes[NODE * child + slot]) for slot in (ACTION, VISITS))
        found.append(Child(child, action, visits, float(tree.total[child]) / visits))
    return sorted(found, key=Child.rank)


@kernel((INT, VECTOR, INT, VECTOR))
def _list_children(nodes: Vector, node: int, out: Vector) -> int:
    """List the visited children of a node; returns how many there are."""
    count = 0
    for child in range(1, nodes[OFFERED]):
        if nodes[NODE * child + PARENT] == node and nodes[NODE * child + VISITS] > 0:
            out[count] = child
            count += 1
    return count


@kernel((INT, VECTOR, VECTOR, INT, INT))
def find(nodes: Vector, table: Vector, node: int, move: int) -> int:
    """The child of a node that a move leads to; where there is none, -1 - its free table slot."""
    mask = len(table) - 1
    slot = (node * 0x9E3779B1 + (move & 0x7FFFFFF) * 0x5EBCA6B + (move >> 27)) & mask
    while table[slot] != 0:
        child = table[slot] - 1
        if nodes[NODE * child + PARENT] == node and nodes[NODE * child + ACTION] == move:
            return child
        slot = (slot + 1) & mask
    return -1 - slot


@kernel((INT, VECTOR, VECTOR, INT, INT, INT))
def add(nodes: Vector, table: Vector, node: int, move: int, slot: int) -> int:
    """Add a child at the free slot that `find` told; returns it, or -1 when the tree is full."""
    child = nodes[OFFERED]
    if NODE * child == len(nodes):
        return -1
    nodes[OFFERED] = child + 1
    nodes[NODE * child + PARENT] = node
    nodes[NODE * child + ACTION] = move
    nodes[NODE * child + OFFERED] = 1
    table[-1 - slot] = child + 1
    return child
