"""A mind that stops guessing once the end of the game can be worked out."""

from __future__ import annotations

from collections.abc import Callable

from tablee.bots.mind import Budget, Findings, Mind
from tablee.core.kernel import Vector
from tablee.core.position import Position

#: What a solver finds; None if the end is not in sight, or too far for this budget.
Solver = Callable[[Position, Budget], Findings | None]


class EndgameMind(Mind):
    """Solves endgames, and leaves what comes before them to another mind."""

    def __init__(self, mind: Mind, solve: Solver) -> None:
        self._mind, self._solve = mind, solve

    def __str__(self) -> str:
        return f"{self._mind}, endgames solved"

    def consider(self, position: Position, budget: Budget, rng: Vector) -> Findings:
        return self._solve(position, budget) or self._mind.consider(position, budget, rng)
