"""Thinking about Lotus at tables of three and four: a tree of positions, judged by their piles."""

from __future__ import annotations

from tablee.bots import judged_search as judged
from tablee.bots.judged_search import new_judged_tree, search_by_judgement
from tablee.bots.mind import Budget
from tablee.bots.tree import Child
from tablee.bots.tree_mind import TreeSearch, most_open_nodes
from tablee.core.kernel import FLOATS, INT, MATRIX, VECTOR, Matrix, Vector, floats, kernel
from tablee.core.position import Position
from tablee.core.rng import below
from tablee.games.lotus.mind import judgement as j
from tablee.games.lotus.mind.weights import learned_rules, longer_state
from tablee.games.lotus.rules import kernel as k

EXPLORE, TRUST = 0.3, 4.0  # see `judged_search`

_TREE = (VECTOR, FLOATS, FLOATS, FLOATS, VECTOR)


@kernel((INT, VECTOR, VECTOR, INT, *_TREE, MATRIX, FLOATS, FLOATS, FLOATS, FLOATS))
def ponder(
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
    seen: list[float],
) -> int:
    """`search_by_judgement` with the functions of Lotus."""
    return search_by_judgement(
        rules,
        root,
        simulations,
        nodes,
        visits,
        totals,
        hints,
        used,
        work,
        settings,
        sums,
        gains,
        seen,
        k.legal,
        j.advance,
        j.judge,
    )


class LotusTree(TreeSearch):
    """One search from a position, for any number of seats."""

    def __init__(self, position: Position, budget: Budget, rng: Vector) -> None:
        self._rules = learned_rules(position)
        self._rules[j.MOOD] = 1 + below(rng, 1 << 30)
        settings = floats(judged.SETTINGS)
        settings[judged.EXPLORE], settings[judged.TRUST] = EXPLORE, TRUST
        super().__init__(position, longer_state(position, self._rules), settings)
        self._tree = new_judged_tree(most_open_nodes(position, budget))
        self._seen = floats(position.setup.seats)

    def simulate(self, simulations: int, rng: Vector) -> None:
        ponder(
            self._rules,
            self._root,
            simulations,
            *self._tree,
            self._work,
            self._settings,
            self._sums,
            self._gains,
            self._seen,
        )

    def children(self, node: int) -> list[Child]:
        return judged.children(self._tree, node, self._settings)
