"""Alpha-beta as a mind for two seats, where a simulation is a node, a position looked at."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import NamedTuple

from tablee.bots.engines import alphabeta as ab
from tablee.bots.engines.alphabeta import Lookahead, new_lookahead, root_values
from tablee.bots.engines.tree_mind import Prepare
from tablee.bots.mind import Budget, Mind, MoveStats, SearchResult
from tablee.core.hosts import Scope, find_host
from tablee.core.kernel import Vector
from tablee.core.position import Position

_ENTRIES = 1 << 15  # positions that a search remembers
_LONGEST_LINE = 8


class Knowledge(NamedTuple):
    """What a game brings to alpha-beta: the engine's kernels with its own, and its vectors."""

    look_ahead: Callable[[Lookahead, int], int]
    follow: Callable[[Lookahead, Vector], int]
    prepare: Prepare
    key_slot: int  # where its states have their hash
    unit: float  # what is a factor of e in the odds to win


class AlphaBetaMind(Mind):
    """Moves of the root that are less than `margin` behind the best are judged exactly, others are
    known to be no better than they are said to be."""

    def __init__(self, knowledge: Knowledge, margin: int) -> None:
        self._knowledge, self._margin = knowledge, margin

    def __str__(self) -> str:
        return f"alpha-beta {self._knowledge.look_ahead.__qualname__} {self._margin}"

    def search(self, position: Position, budget: Budget, rng: Vector) -> SearchResult:
        known = self._knowledge
        vectors = known.prepare(position, rng)
        with find_host(position.game.package).scope() as memory:
            settings = (known.key_slot, self._margin, _ENTRIES)
            search = new_lookahead(memory, position, vectors, *settings)
            for nodes in budget.chunks():
                if memory.call(known.look_ahead, search, nodes):
                    break
            return self._result(memory, position, search)

    def _result(self, memory: Scope, position: Position, search: Lookahead) -> SearchResult:
        """What a search found, in chances to win."""
        turn, nodes = position.turn or 0, search.progress[ab.NODES]
        moves = tuple(
            MoveStats(action, self._chance(value), 1) for action, value in root_values(search)
        )
        return SearchResult(
            moves=moves,
            value={turn: moves[0].value, 3 - turn: 1 - moves[0].value},
            simulations=nodes,
            line=self._line(memory, position, search, moves[0].action),
        )

    def _chance(self, value: int) -> float:
        """The chance to win of a seat that is so far ahead of the other."""
        if abs(value) >= ab.SURE:
            return float(value > 0)
        return 1 / (1 + exp(-value / self._knowledge.unit))

    def _line(
        self, memory: Scope, position: Position, search: Lookahead, action: int
    ) -> tuple[int, ...]:
        """The moves that the search remembers as best, from this one on."""
        moves = memory.vector([action, *[0] * (_LONGEST_LINE - 1)])
        length = memory.call(self._knowledge.follow, search, moves)
        line = []
        for move in moves.read(0, length):
            if move not in position.actions():  # two positions with the same hash
                break
            line.append(move)
            position = position.act(move)
        return tuple(line)
