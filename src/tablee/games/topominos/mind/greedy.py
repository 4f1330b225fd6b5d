"""How a beginner plays Topominos: move by move, for what the board shows at once."""

from __future__ import annotations

from tablee.bots.mind import Budget, Mind, MoveStats, SearchResult
from tablee.core.kernel import Vector
from tablee.core.position import Position
from tablee.games.topominos.rules import kernel as k

_WORTH_OF_A_POINT = 0.01
_EVEN = 0.5


class GreedyMind(Mind):
    """Looks at each move alone: how many points would the turn have after it?"""

    def __str__(self) -> str:
        return "greedy"

    def search(self, position: Position, budget: Budget, rng: Vector) -> SearchResult:
        before = k.turn_points(list(position.state))
        gains = [(self._points(position, move) - before, move) for move in position.actions()]
        gains.sort(key=lambda gain: (-gain[0], gain[1]))
        tried = tuple(MoveStats(move, _value(gain), 1) for gain, move in gains)
        value = dict.fromkeys(range(1, position.setup.seats + 1), _EVEN)
        return SearchResult(tried, value, budget.simulations or len(tried), (tried[0].action,))

    def _points(self, position: Position, move: int) -> int:
        """The points of the turn after a move; ending it or passing adds nothing."""
        state = list(position.state)
        if move < k.PASS:
            k.play(position.setup.rules, state, move)
        return int(k.turn_points(state))


def _value(gain: int) -> float:
    return min(1.0, max(0.0, _EVEN + _WORTH_OF_A_POINT * gain))
