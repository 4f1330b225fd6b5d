"""Thinking about Lotus by what was learned: alpha-beta at tables of two, a tree of positions at
larger ones."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.bots.engines import alphabeta, uct
from tablee.bots.engines.alphabeta import LOOKAHEAD, Lookahead
from tablee.bots.engines.alphabeta_mind import AlphaBetaMind, Knowledge
from tablee.bots.engines.tree_mind import TreeMind
from tablee.bots.engines.uct import SEARCH, Search, Settings, no_prior
from tablee.core.kernel import INT, VECTOR, Vector, entry
from tablee.core.position import Position
from tablee.core.rng import below
from tablee.games.lotus.mind import crowd_weights, weights
from tablee.games.lotus.mind import judgement as j
from tablee.games.lotus.mind.crowd import evaluate
from tablee.games.lotus.rules import kernel as k


@entry((INT, LOOKAHEAD, INT))
def look_ahead(search: Lookahead, nodes: int) -> int:
    """`alphabeta.look_ahead` with what Lotus knows."""
    return alphabeta.look_ahead(search, nodes, k.legal, j.advance, j.added_lead, j.leads)


@entry((INT, LOOKAHEAD, VECTOR))
def follow(search: Lookahead, line: Vector) -> int:
    """`alphabeta.follow` with the longer vectors of Lotus."""
    return alphabeta.follow(search, line, j.advance)


@entry((INT, SEARCH, INT))
def grow(search: Search, simulations: int) -> int:
    """`uct.grow` with what Lotus knows."""
    return uct.grow(search, simulations, k.legal, k.play, no_prior, evaluate)


def _vectors(position: Position, rng: Vector) -> tuple[Sequence[int], list[int]]:
    """The longer vectors, with a jitter of this search."""
    rules = weights.learned_rules(position)[:]
    rules[j.JITTER] = 1 + below(rng, 1 << 30)
    return rules, weights.longer_state(position, rules)


def _crowd_vectors(position: Position, rng: Vector) -> tuple[Sequence[int], list[int]]:
    """The longer rules of a larger table, and the state."""
    return crowd_weights.learned_rules(position), list(position.state)


_KNOWLEDGE = Knowledge(look_ahead, follow, _vectors, j.KEY, j.UNIT)

#: For three and four seats: a simulation is a position that is judged.
CROWD = TreeMind(grow, Settings(explore=0.1), prepare=_crowd_vectors)


def duel(margin: int) -> AlphaBetaMind:
    """For two seats."""
    return AlphaBetaMind(_KNOWLEDGE, margin)
