"""How bots think about Loto Points Rouges, and its ladder.

From one level to the next a bot sees longer completions (`reach`), thinks further ahead (`horizon`)
and more, and misjudges less.
"""

from __future__ import annotations

from tablee.bots.levels import Level
from tablee.bots.mind import Budget, Mind, SearchResult
from tablee.core.kernel import Vector
from tablee.core.position import Position
from tablee.games.loto.document import is_patience
from tablee.games.loto.mind.patience import PatienceMind
from tablee.games.loto.mind.table import TurnMind

_PATIENCE = PatienceMind()


class LotoMind(Mind):
    """A mind for the table, and the one for the patience."""

    def __init__(self, table: Mind) -> None:
        self._table = table

    def __str__(self) -> str:
        return f"{self._table}, {_PATIENCE}"

    def search(self, position: Position, budget: Budget, rng: Vector) -> SearchResult:
        mind = _PATIENCE if is_patience(position.setup) else self._table
        return mind.search(position, budget, rng)


_BEGINNERS = [LotoMind(TurnMind(horizon=0, reach=reach)) for reach in (2, 3, 5)]
_PLAYER = LotoMind(TurnMind(horizon=1))
_EXPERT = LotoMind(TurnMind(horizon=4))

LEVELS = {
    1: Level(_BEGINNERS[0], 64, noise=0.2),
    2: Level(_BEGINNERS[1], 64, noise=0.06),
    3: Level(_BEGINNERS[2], 64, noise=0.035),
    4: Level(_PLAYER, 64),
    5: Level(_EXPERT, 250),
    6: Level(_EXPERT, 6_000),
}

# With more than two seats thinking longer gains less, so the lower levels see less.
CROWD_LEVELS = {
    1: Level(_BEGINNERS[0], 64, noise=0.2),
    2: Level(_BEGINNERS[1], 64, noise=0.125),
    3: Level(_BEGINNERS[1], 64, noise=0.053),
    4: Level(_BEGINNERS[2], 64, noise=0.04),
    5: Level(_PLAYER, 64),
    6: Level(_EXPERT, 6_000),
}

#: How many Elo each level is above the one below it, by the number of seats (docs/bots.md).
STEPS = {
    2: (200, 154, 101, 81, 82),
    3: (127, 116, 161, 74, 126),
    4: (116, 81, 94, 86, 115),
}
