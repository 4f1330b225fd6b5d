"""Thinking about Lotus: at tables of two alpha-beta over the learned judgement of piles."""

from __future__ import annotations

from math import exp

from tablee.bots import lookahead as ahead
from tablee.bots.lookahead import Lookahead
from tablee.bots.mind import Budget, Mind, MoveStats, SearchResult
from tablee.core.kernel import INT, MATRIX, VECTOR, Matrix, Vector, kernel
from tablee.core.position import Position
from tablee.core.rng import below
from tablee.games.lotus.mind import judgement as j
from tablee.games.lotus.mind.tree import LotusTree
from tablee.games.lotus.mind.weights import learned_rules, longer_state
from tablee.games.lotus.rules import kernel as k

_ENTRIES = 1 << 15  # positions that a search remembers
_LONGEST_LINE = 8


@kernel((INT, VECTOR, VECTOR, MATRIX, VECTOR, VECTOR, VECTOR, VECTOR, INT))
def think(
    rules: Vector,
    progress: Vector,
    states: Matrix,
    stack: Vector,
    moves: Vector,
    ratings: Vector,
    table: Vector,
    nodes: int,
) -> int:
    """`look_ahead` with the functions of Lotus: handing them over from Python would take longer
    than many a search."""
    return ahead.look_ahead(
        rules,
        progress,
        states,
        stack,
        moves,
        ratings,
        table,
        nodes,
        k.legal,
        j.advance,
        j.assess,
        j.rate,
    )


class LotusMind(Mind):
    """Alpha-beta at a table of two, where a simulation is a node, a position looked at; with more
    seats a tree search by the same judgement (`lotus_tree`).

    Moves of the root that are less than `margin` behind the best (1000: a factor of e in the odds)
    are judged exactly, others are known to be no better than they are said to be.
    """

    def __init__(self, margin: int) -> None:
        self._margin = margin

    def __str__(self) -> str:
        return f"lotus lookahead {self._margin}"

    def search(self, position: Position, budget: Budget, rng: Vector) -> SearchResult:
        assert position.turn is not None
        if position.setup.seats > 2:
            return LotusTree(position, budget, rng).think(budget, rng)
        rules = learned_rules(position)
        rules[j.MOOD] = 1 + below(rng, 1 << 30)
        state = longer_state(position, rules)
        width = position.game.max_actions
        search = ahead.new_lookahead(state, position.turn, j.KEY, width, _ENTRIES)
        search.progress[ahead.MARGIN] = self._margin
        for nodes in budget.chunks():
            if think(rules, *search, nodes):
                break
        return _result(position, rules, search)


def _result(position: Position, rules: Vector, search: Lookahead) -> SearchResult:
    """What a search tells, in chances to win."""
    turn = position.turn or 0
    tried = tuple(
        MoveStats(action, _chance(value), 1) for action, value in ahead.root_values(search)
    )
    return SearchResult(
        moves=tried,
        value={turn: tried[0].value, 3 - turn: 1 - tried[0].value},
        simulations=int(search.progress[ahead.NODES]),
        line=_line(position, rules, search, tried[0].action),
    )


def _chance(value: int) -> float:
    """The chance to win of a seat that is so far ahead of the other."""
    if abs(value) >= ahead.SURE:
        return float(value > 0)
    return 1 / (1 + exp(-value / j.UNIT))


def _line(position: Position, rules: Vector, search: Lookahead, action: int) -> tuple[int, ...]:
    """The moves that the search remembers as best, from this one on."""
    line = [action]
    while len(line) < _LONGEST_LINE:
        position = position.act(action)
        if position.turn is None:
            break
        action = ahead.remembered_move(search, longer_state(position, rules)[j.KEY])
        if action not in position.actions():
            break
        line.append(action)
    return tuple(line)
