"""Monte Carlo tree search (UCT) of games in which nothing is hidden or drawn, for any number of
seats: a node is one position, and every seat maximises what it is worth to itself.

The moves of a node are listed once, side by side, and followed by the highest confidence bound. A
game may know what a move seems to be worth (`prior`, which then counts as some visits) and what a
position is worth (`evaluate`). Without priors every move is tried once, in random order; without an
evaluation positions are played out (`grow_plainly`).

Between two seats more is possible, by switches in the settings. *Proofs*: a move that ends the game
has a verdict, a node has one as soon as its seat has a move that wins or all its moves have
verdicts, and moves with verdicts need no more tries. *Minimax*: a prior is kept up to date; it
becomes that of the best answer, seen from the other side, and so on down.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

from tablee.bots.engines import EVALUATE, PRIOR
from tablee.bots.engines.outcome import settle
from tablee.bots.engines.tree import DRAWN, OPEN, ROOT, TREE, Tree, add, estimate, note, worth_of
from tablee.core.kernel import (
    FLOAT,
    FLOATS,
    INT,
    LEGAL,
    PLAY,
    ROLLOUT,
    VECTOR,
    Floats,
    Vector,
    entry,
    kernel,
    record,
)
from tablee.core.real import log
from tablee.core.rng import below, mix
from tablee.core.slots import TURN, WINNERS
from tablee.core.vectors import copy

DEEPEST = 300


class Settings(NamedTuple):
    """How a tree is searched."""

    explore: float = 0.7  # the weight of the confidence bound
    trust: float = 0.0  # how many visits the prior of a move counts as; 0: there are no priors
    minimax: float = 0.0  # the share of a move's worth that its prior, kept up to date, decides
    listed_after: int = 1  # visits before the moves of a node are listed; 0: it is then worth what
    # the most promising of them is
    variety: float = 0.0  # how far, at most, chance moves the priors at the root up or down; it
    # then also orders moves with the same bound
    proofs: int = 0  # 1: prove what can be proved
    # What counts in the end: see `Game.stakes`.
    margin: float = 0.0
    scale: float = 1.0


SETTINGS = record(
    Settings,
    explore=FLOAT,
    trust=FLOAT,
    minimax=FLOAT,
    listed_after=INT,
    variety=FLOAT,
    proofs=INT,
    margin=FLOAT,
    scale=FLOAT,
)


class Search(NamedTuple):
    """One search, from the state `root` on."""

    settings: Settings
    seats: int
    rules: Vector
    root: Vector
    rng: Vector
    sums: Floats  # what the simulations brought each seat
    tree: Tree
    blocks: Vector  # by node: its block of children; 0 while its moves are not listed
    firsts: Vector  # by block: the first child; of block 0, how many blocks there are
    counts: Vector  # how many children
    tried: Vector  # how many of them were tried, the first ones: where there are no priors
    # Buffers.
    state: Vector
    moves: Vector
    priors: Floats
    scratch: Vector
    path: Vector
    movers: Vector  # whose move it is at each node of the path
    gains: Floats


SEARCH = record(
    Search,
    settings=SETTINGS,
    seats=INT,
    rules=VECTOR,
    root=VECTOR,
    rng=VECTOR,
    sums=FLOATS,
    tree=TREE,
    blocks=VECTOR,
    firsts=VECTOR,
    counts=VECTOR,
    tried=VECTOR,
    state=VECTOR,
    moves=VECTOR,
    priors=FLOATS,
    scratch=VECTOR,
    path=VECTOR,
    movers=VECTOR,
    gains=FLOATS,
)

Legal = Callable[[Vector, Vector, Vector], int]
Play = Callable[[Vector, Vector, int], int]
Prior = Callable[[Vector, Vector, Vector, int, Floats], int]
Evaluate = Callable[[Vector, Vector, Vector, Vector, Floats], int]
Rollout = Callable[[Vector, Vector, Vector, Vector], int]


@kernel((INT, SEARCH, INT, INT))
def _choose(search: Search, node: int, seat: int) -> int:
    """The child to follow: the next one that was never tried, where there are no priors; else the
    highest bound. Lost moves are left alone."""
    tree, trust, minimax = search.tree, search.settings.trust, search.settings.minimax
    block = search.blocks[node]
    first, count = search.firsts[block], search.counts[block]
    child = first
    untried = 0.0
    explore = search.settings.explore * sqrt(log(tree.visits[node] + 1.0))
    if search.settings.variety > 0.0:
        child += below(search.rng, count)
    if trust > 0.0:
        untried = explore / sqrt(trust)
    elif search.tried[block] < count:
        search.tried[block] += 1
        return first + search.tried[block] - 1
    best = first
    best_bound = -1.0
    for _ in range(count):
        if tree.visits[child] == 0 and tree.verdicts[child] == OPEN:  # as most are
            bound = tree.priors[child] + untried
        else:
            bound = estimate(tree, child, seat, trust, minimax)
            if tree.verdicts[child] == OPEN:
                bound += explore / sqrt(tree.visits[child] + trust)
        if bound > best_bound:
            best_bound = bound
            best = child
        child += 1
        if child == first + count:
            child = first
    return best


@kernel((INT, SEARCH))
def _vary(search: Search) -> int:
    """Move the priors at the root a little, so that no two games are alike."""
    block, priors, variety = search.blocks[ROOT], search.tree.priors, search.settings.variety
    first = search.firsts[block]
    for child in range(first, first + search.counts[block]):
        change = variety * (below(search.rng, 2001) / 1000.0 - 1.0)
        priors[child] = min(1.0, max(0.0, priors[child] + change))
    return 0


@kernel((INT, SEARCH, INT, LEGAL, PRIOR))
def _list_moves(search: Search, node: int, legal: Legal, prior: Prior) -> int:
    """Give a node its children; returns how many, 0 when the tree is full."""
    tree, moves, priors = search.tree, search.moves, search.priors
    count = legal(search.rules, search.state, moves)
    first, block = tree.used[0], search.firsts[0] + 1
    if first + count > len(tree.actions) or block == len(search.firsts):
        return 0
    if search.settings.trust > 0.0:
        prior(search.rules, search.state, moves, count, priors)
    else:
        mix(search.rng, moves, 0, count)
    search.blocks[node], search.firsts[0] = block, block
    search.firsts[block], search.counts[block], search.tried[block] = first, count, 0
    for index in range(count):
        search.blocks[add(tree, moves[index], priors[index])] = 0
    if node == ROOT and search.settings.variety > 0.0:
        _vary(search)
    return count


@kernel((INT, VECTOR))
def _verdict_of(state: Vector) -> int:
    """The verdict of a finished game of two seats."""
    winners = state[WINNERS]
    return winners if winners in (1, 2) else DRAWN


@kernel((INT, SEARCH, LEGAL, PLAY, PRIOR))
def descend(search: Search, legal: Legal, play: Play, prior: Prior) -> int:
    """Walk from the root to a leaf, playing the moves on `state`; returns the length of `path`,
    which begins with the root."""
    state, tree, settings = search.state, search.tree, search.settings
    copy(search.root, state)
    node = ROOT
    search.path[0], search.movers[0] = node, state[TURN]
    depth = 1
    while state[TURN] and tree.verdicts[node] == OPEN and depth < DEEPEST:
        if search.blocks[node] == 0:
            if tree.visits[node] < settings.listed_after and node != ROOT:
                return depth
            if _list_moves(search, node, legal, prior) == 0 or settings.listed_after == 0:
                return depth
        node = _choose(search, node, state[TURN])
        if tree.verdicts[node] == OPEN:
            play(search.rules, state, tree.actions[node])
            if settings.proofs and state[TURN] == 0:
                tree.verdicts[node] = _verdict_of(state)
        search.path[depth], search.movers[depth] = node, state[TURN]
        depth += 1
    return depth


@kernel((INT, SEARCH))
def settle_search(search: Search) -> int:
    """Write what the finished game on `state` is worth into `gains`; returns 0."""
    settings = search.settings
    return settle(search.state, search.seats, settings.margin, settings.scale, search.gains)


@kernel((INT, SEARCH, INT, INT))
def _conclude(search: Search, node: int, seat: int) -> int:
    """The verdict of a node that follows from its children's, OPEN if none does."""
    block = search.blocks[node]
    first = search.firsts[block]
    best = 3 - seat
    for child in range(first, first + search.counts[block]):
        verdict = search.tree.verdicts[child]
        if verdict == seat:
            return seat
        if verdict == OPEN:
            best = OPEN
        elif verdict == DRAWN and best != OPEN:
            best = DRAWN
    return best


@kernel((INT, SEARCH, INT))
def _prove(search: Search, depth: int) -> int:
    """Carry the verdict of the path's last node towards the root as far as it decides; `gains` is
    what it is worth."""
    tree, leaf = search.tree, search.path[depth - 1]
    for seat in range(search.seats):
        search.gains[seat] = worth_of(tree.verdicts[leaf], seat + 1)
    for level in range(depth - 2, -1, -1):
        verdict = _conclude(search, search.path[level], search.movers[level])
        if verdict == OPEN:
            return level
        tree.verdicts[search.path[level]] = verdict
    return 0


@kernel((INT, SEARCH, INT))
def _most_promising(search: Search, node: int) -> int:
    """The child with the highest prior."""
    block = search.blocks[node]
    best = search.firsts[block]
    for child in range(best + 1, search.firsts[block] + search.counts[block]):
        if search.tree.priors[child] > search.tree.priors[best]:
            best = child
    return best


@kernel((INT, SEARCH, INT, PLAY, EVALUATE))
def _evaluate_leaf(search: Search, depth: int, play: Play, evaluate: Evaluate) -> int:
    """Write what the last node of the path is worth into `gains`; proves what follows from a
    verdict. Returns the verdict."""
    state, tree, leaf = search.state, search.tree, search.path[depth - 1]
    if tree.verdicts[leaf] == OPEN:
        if state[TURN] and search.blocks[leaf]:
            play(search.rules, state, tree.actions[_most_promising(search, leaf)])
        if state[TURN] == 0:
            return settle_search(search)
        sure = evaluate(search.rules, state, search.rng, search.scratch, search.gains)
        if sure == 0 or search.settings.proofs == 0:
            return OPEN
        tree.verdicts[leaf] = sure
    _prove(search, depth)
    return tree.verdicts[leaf]


@kernel((INT, SEARCH, INT))
def _update_priors(search: Search, depth: int) -> int:
    """Let the priors of a path say what the best answers found so far lead to."""
    tree = search.tree
    for level in range(depth - 1, 0, -1):
        node, seat = search.path[level], search.movers[level - 1]
        block, prior = search.blocks[node], tree.priors[node]
        if tree.verdicts[node] != OPEN:
            prior = worth_of(tree.verdicts[node], seat)
        elif block:
            first = search.firsts[block]
            prior = 0.0
            for child in range(first, first + search.counts[block]):
                prior = max(prior, tree.priors[child])
            if search.movers[level] != seat:
                prior = 1.0 - prior
            if prior == tree.priors[node]:
                return level
        tree.priors[node] = prior
    return 0


@kernel((INT, SEARCH, INT))
def back_up(search: Search, depth: int) -> int:
    """Count a simulation that brought `gains` in every node of its path; returns 0."""
    tree, gains = search.tree, search.gains
    for seat in range(search.seats):
        search.sums[seat] += gains[seat]
    tree.visits[ROOT] += 1
    for level in range(1, depth):
        node = search.path[level]
        tree.visits[node] += 1
        tree.totals[node] += gains[search.movers[level - 1] - 1]
    if search.settings.minimax > 0.0:
        _update_priors(search, depth)
    return 0


@kernel((INT, SEARCH, INT, LEGAL, PLAY, PRIOR, EVALUATE))
def grow(
    search: Search, simulations: int, legal: Legal, play: Play, prior: Prior, evaluate: Evaluate
) -> int:
    """Grow the tree by this many simulations, or until the root has a verdict; returns it."""
    for _ in range(simulations):
        if search.tree.verdicts[ROOT] != OPEN:
            return search.tree.verdicts[ROOT]
        depth = descend(search, legal, play, prior)
        _evaluate_leaf(search, depth, play, evaluate)
        back_up(search, depth)
    return search.tree.verdicts[ROOT]


@kernel(PRIOR)
def no_prior(rules: Vector, state: Vector, moves: Vector, count: int, priors: Floats) -> int:
    """Nothing is known of any move."""
    return 0


@kernel((INT, SEARCH, INT, ROLLOUT))
def play_out(search: Search, depth: int, rollout: Rollout) -> int:
    """Finish a simulation at random from its leaf on, and count it; returns 0."""
    if search.state[TURN]:
        rollout(search.rules, search.state, search.rng, search.scratch)
    settle_search(search)
    return back_up(search, depth)


@kernel((INT, SEARCH, INT, LEGAL, PLAY, ROLLOUT))
def grow_plainly(
    search: Search, simulations: int, legal: Legal, play: Play, rollout: Rollout
) -> int:
    """Grow the tree by this many simulations, knowing nothing but the rules: from each leaf on the
    game is played out at random. Returns 0."""
    for _ in range(simulations):
        play_out(search, descend(search, legal, play, no_prior), rollout)
    return 0


@entry((INT, SEARCH, INT, VECTOR))
def list_children(search: Search, node: int, found: Vector) -> int:
    """Note the moves known from a node; returns how many there are. Without priors only those that
    were visited are known."""
    block, count = search.blocks[node], 0
    if block:
        first = search.firsts[block]
        for child in range(first, first + search.counts[block]):
            if search.tree.visits[child] or search.settings.trust > 0.0:
                count = note(search.tree, child, found, count)
    return count


@entry((INT, SEARCH))
def favourite(search: Search) -> int:
    """The move of the root that was tried most often; of several, the one that seems best."""
    tree, block = search.tree, search.blocks[ROOT]
    first = best = search.firsts[block]
    for child in range(first + 1, first + search.counts[block]):
        ahead = tree.visits[child] - tree.visits[best]
        if ahead > 0 or (ahead == 0 and tree.priors[child] > tree.priors[best]):
            best = child
    return tree.actions[best]
