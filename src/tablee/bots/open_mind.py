"""Search of open games of two seats as a mind: `open_tree.grow` with a game's own kernels."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tablee.bots.mind import Budget, Mind, MoveStats, SearchResult
from tablee.bots.open_tree import (
    ACTION,
    COUNT,
    DEEPEST,
    EXPLORE,
    FIRST,
    LISTED_AFTER,
    MINIMAX,
    OPEN,
    ROOT,
    SETTINGS,
    TRUST,
    VARIETY,
    VERDICT,
    VISITS,
    WORK,
    OpenTree,
    estimate,
    grow,
    new_open_tree,
)
from tablee.core.kernel import Vector, compiled, floats, matrix, vector_of
from tablee.core.position import Position
from tablee.core.rng import below

_MOST_NODES = 1_000_000 if compiled() else 60_000  # plain search is far from so many
_NODES_A_SIMULATION = 60
_LONGEST_LINE = 12


class OpenKnowledge(NamedTuple):
    """What a game brings to the search beside its rules: see `open_tree`."""

    survey: Callable[[Vector, Vector, Vector, list[float]], int]
    judge: Callable[[Vector, Vector, Vector, Vector], float]


class OpenMind(Mind):
    """Monte Carlo tree search that proves what it can, for games without hidden parts or chance."""

    def __init__(
        self,
        knowledge: OpenKnowledge,
        explore: float = 0.7,
        trust: float = 1.0,
        minimax: float = 0.0,
        listed_after: int = 1,
        variety: float = 0.01,
        leeway: float = 0.01,
    ) -> None:
        self._knowledge, self._leeway = knowledge, leeway
        self._settings = floats(SETTINGS)
        self._settings[EXPLORE], self._settings[TRUST] = explore, trust
        self._settings[MINIMAX], self._settings[LISTED_AFTER] = minimax, listed_after
        self._settings[VARIETY] = variety

    def __str__(self) -> str:
        known = [part.__name__ for part in self._knowledge]
        numbers = [*(float(value) for value in self._settings), self._leeway]
        return f"open tree {' '.join(known)} {numbers}"

    def search(self, position: Position, budget: Budget, rng: Vector) -> SearchResult:
        search = _Search(position, self._settings, self._knowledge, budget)
        for simulations in budget.chunks():
            if not search.grow(simulations, rng):
                break
        return search.result(self._leeway, rng)


class _Child(NamedTuple):
    node: int
    action: int
    visits: int
    value: float  # for the seat that makes it
    verdict: int
    seat: int

    def rank(self) -> tuple[int, int, float, int]:
        """Sorts the best first: proved wins, then what was tried most often, then proved losses."""
        proved = (self.verdict == self.seat) - (self.verdict == 3 - self.seat)
        return (-proved, -self.visits, -self.value, self.action)


def _equals(tried: list[_Child], leeway: float) -> int:
    """How many of the first moves are as good as the first: nothing is proved of them, none was
    tried half as often or is worth less by more than the leeway."""
    best, count = tried[0], 1
    for child in tried[1:]:
        proved = best.verdict != OPEN or child.verdict != OPEN
        if proved or 2 * child.visits < best.visits or child.value < best.value - leeway:
            break
        count += 1
    return count


class _Search:
    """One search, from a position."""

    def __init__(
        self, position: Position, settings: list[float], knowledge: OpenKnowledge, budget: Budget
    ) -> None:
        self._position, self._settings, self._knowledge = position, settings, knowledge
        wide = position.game.max_actions
        most = _MOST_NODES
        if budget.simulations is not None:
            most = min(most, wide + _NODES_A_SIMULATION * budget.simulations)
        self._tree: OpenTree = new_open_tree(most)
        self._root, self._done = vector_of(position.state), 0
        self._work = matrix(WORK, max(wide, len(position.state), DEEPEST))
        self._hinted = floats(wide)

    def grow(self, simulations: int, rng: Vector) -> bool:
        """Go on; whether there is anything left to find out. Simulations after a proof would all
        go as proved, so they count as made."""
        kernel, known = self._position.game.kernel, self._knowledge
        grow(
            self._position.setup.rules,
            self._root,
            simulations,
            *self._tree,
            self._hinted,
            self._work,
            self._settings,
            rng,
            known.survey,
            kernel.play,
            known.judge,
        )
        self._done += simulations
        return bool(self._tree.nodes[VERDICT][ROOT] == OPEN)

    def result(self, leeway: float, rng: Vector) -> SearchResult:
        """What the tree tells; moves that are as good as equal come first in turn."""
        seat = self._position.turn
        assert seat is not None
        tried = self._children(ROOT, seat)
        equals = _equals(tried, leeway)
        tried.insert(0, tried.pop(below(rng, equals)))
        return SearchResult(
            moves=tuple(MoveStats(child.action, child.value, child.visits) for child in tried),
            value={seat: tried[0].value, 3 - seat: 1.0 - tried[0].value},
            simulations=self._done,
            line=self._line(tried[0]),
        )

    def _children(self, node: int, seat: int) -> list[_Child]:
        """The moves of a node where a seat is to move, best first; also those with a hint only."""
        begin = int(self._tree.nodes[FIRST][node])
        block = range(begin, begin + int(self._tree.nodes[COUNT][node]))
        return sorted((self._child(child, seat) for child in block), key=_Child.rank)

    def _child(self, child: int, seat: int) -> _Child:
        nodes = self._tree.nodes
        action, visits, verdict = (int(nodes[row][child]) for row in (ACTION, VISITS, VERDICT))
        value = float(estimate(*self._tree, child, seat, self._settings))
        return _Child(child, action, visits, value, verdict, seat)

    def _line(self, best: _Child) -> tuple[int, ...]:
        """The best move and what may follow it."""
        position, line, last = self._position, [best.action], best
        while len(line) < _LONGEST_LINE:
            position = position.act(last.action)
            if position.turn is None:
                break
            following = self._children(last.node, position.turn)
            if not following or not following[0].visits:
                break
            last = following[0]
            line.append(last.action)
        return tuple(line)
