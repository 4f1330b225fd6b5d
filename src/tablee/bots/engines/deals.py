"""Monte Carlo tree search over imagined deals, for games in which something is hidden or drawn.

Each simulation redeals what the searching seat cannot know (`determinize`), walks down the tree
by upper confidence bounds over the moves that are legal in that deal, adds a node, plays on to the
end (`rollout`) and takes what that is worth to each seat back up. The legal moves of a node differ
from one deal to the next, so they are not listed but looked up by (parent, action).
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

from tablee.bots.engines.tree import ROOT, add, note
from tablee.bots.engines.uct import (
    DEEPEST,
    SEARCH,
    Legal,
    Play,
    Rollout,
    Search,
    play_out,
)
from tablee.core.kernel import (
    DETERMINIZE,
    INT,
    LEGAL,
    PLAY,
    ROLLOUT,
    VECTOR,
    Vector,
    entry,
    kernel,
    record,
)
from tablee.core.real import log
from tablee.core.rng import below
from tablee.core.slots import TURN
from tablee.core.vectors import copy

Determinize = Callable[[Vector, Vector, int, Vector], int]

_UNTRIED = 1e9  # the bound of a move that was never tried


class DealtSearch(NamedTuple):
    """A search whose tree is over what one seat may know."""

    search: Search
    parents: Vector  # by node
    offered: Vector  # how often the move was legal when its parent was visited
    buckets: Vector  # of a hash map from node and move: 1 + child, 0 where free
    slots: Vector  # a buffer


DEALT = record(
    DealtSearch, search=SEARCH, parents=VECTOR, offered=VECTOR, buckets=VECTOR, slots=VECTOR
)


@kernel((INT, DEALT, INT, INT))
def _find(dealt: DealtSearch, node: int, move: int) -> int:
    """The child of a node that a move leads to; where there is none, -1 - its free bucket."""
    buckets, tree = dealt.buckets, dealt.search.tree
    mask = len(buckets) - 1
    slot = (node * 0x9E3779B1 + (move & 0x7FFFFFF) * 0x5EBCA6B + (move >> 27)) & mask
    while buckets[slot] != 0:
        child = buckets[slot] - 1
        if dealt.parents[child] == node and tree.actions[child] == move:
            return child
        slot = (slot + 1) & mask
    return -1 - slot


@kernel((INT, DEALT, INT, INT, INT))
def _add(dealt: DealtSearch, node: int, move: int, slot: int) -> int:
    """Add a child at the free slot that `_find` told; returns it, or -1 when the tree is full."""
    tree = dealt.search.tree
    if tree.used[0] == len(tree.actions):
        return -1
    child = add(tree, move, 0.0)
    dealt.parents[child], dealt.offered[child] = node, 1
    dealt.buckets[-1 - slot] = child + 1
    return child


@kernel((INT, DEALT, INT, INT))
def _choose(dealt: DealtSearch, node: int, count: int) -> int:
    """The index of the move to follow from a node: the highest bound, ties in random order. `slots`
    gets each move's child, or where it would go."""
    tree, explore = dealt.search.tree, dealt.search.settings.explore
    best = 0
    best_bound = -1.0
    index = below(dealt.search.rng, count)
    for _ in range(count):
        child = _find(dealt, node, dealt.search.moves[index])
        dealt.slots[index] = child
        bound = _UNTRIED
        if child >= 0:
            offered = dealt.offered[child] + 1
            dealt.offered[child] = offered
            visits = tree.visits[child]
            bound = tree.totals[child] / visits + explore * sqrt(log(offered + 1.0) / visits)
        if bound > best_bound:
            best_bound = bound
            best = index
        index += 1
        if index == count:
            index = 0
    return best


@kernel((INT, DEALT, LEGAL, PLAY))
def _descend(dealt: DealtSearch, legal: Legal, play: Play) -> int:
    """Walk from the root to a new node, playing the moves on `state`; returns the length of `path`,
    which begins with the root."""
    search = dealt.search
    state, moves = search.state, search.moves
    node = ROOT
    search.path[0], search.movers[0] = node, state[TURN]
    depth = 1
    while state[TURN] != 0 and depth < DEEPEST:
        index = _choose(dealt, node, legal(search.rules, state, moves))
        child = dealt.slots[index]
        is_new = child < 0
        if is_new:
            child = _add(dealt, node, moves[index], child)
            if child < 0:
                return depth
        play(search.rules, state, moves[index])
        search.path[depth], search.movers[depth] = child, state[TURN]
        depth += 1
        node = child
        if is_new:
            return depth
    return depth


@kernel((INT, DEALT, INT, LEGAL, PLAY, ROLLOUT, DETERMINIZE))
def grow_over_deals(
    dealt: DealtSearch,
    simulations: int,
    legal: Legal,
    play: Play,
    rollout: Rollout,
    determinize: Determinize,
) -> int:
    """Grow the tree by this many simulations for a seat that knows only its view of `root`; returns
    0."""
    search = dealt.search
    for _ in range(simulations):
        copy(search.root, search.state)
        determinize(search.rules, search.state, search.root[TURN], search.rng)
        play_out(search, _descend(dealt, legal, play), rollout)
    return 0


@entry((INT, DEALT, INT, VECTOR))
def list_children(dealt: DealtSearch, node: int, found: Vector) -> int:
    """Note the moves that were tried from a node; returns how many there are."""
    tree, count = dealt.search.tree, 0
    for child in range(node + 1, tree.used[0]):
        if dealt.parents[child] == node and tree.visits[child]:
            count = note(tree, child, found, count)
    return count
