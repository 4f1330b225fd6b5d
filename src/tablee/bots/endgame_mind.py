"""A mind that stops guessing once the end of the game can be worked out."""

from __future__ import annotations

from collections.abc import Callable

from tablee.bots.mind import Budget, Mind, SearchResult
from tablee.core.kernel import Vector
from tablee.core.position import Position

#: What a solver finds; None if the end is not in sight, or too far for this budget.
Solver = Callable[[Position, Budget], SearchResult | None]


class EndgameMind(Mind):
    """Solves endgames, and leaves what comes before them to another mind.

    That one also has the choice among moves that are equally good if nobody errs: somebody may.
    """

    def __init__(self, mind: Mind, solve: Solver) -> None:
        self._mind, self._solve = mind, solve

    def __str__(self) -> str:
        return f"{self._mind}, endgames solved"

    def search(self, position: Position, budget: Budget, rng: Vector) -> SearchResult:
        began = budget.now()
        solved = self._solve(position, budget)
        if solved is not None and not _is_undecided(solved):
            return solved
        guessed = self._mind.search(position, _rest(budget, began), rng)
        return guessed if solved is None else _in_order(solved, guessed)


def _is_undecided(solved: SearchResult) -> bool:
    """Whether several moves are the best."""
    return len(solved.moves) > 1 and solved.moves[0].value == solved.moves[1].value


def _rest(budget: Budget, began: float) -> Budget:
    """What is left of a budget."""
    if budget.ms is None:
        return budget
    return budget._replace(ms=max(1, budget.ms - round(1000 * (budget.now() - began))))


def _in_order(solved: SearchResult, guessed: SearchResult) -> SearchResult:
    """What was solved, equals in the order in which they were guessed to be good."""
    ranks = {stats.action: rank for rank, stats in enumerate(guessed.moves)}
    last = len(ranks)
    stats = sorted(solved.moves, key=lambda one: (-one.value, ranks.get(one.action, last)))
    best = stats[0].action
    line = solved.line if solved.line[0] == best else (best,)
    return solved._replace(moves=tuple(stats), line=line)
