"""A mind for LOT that has studied: it plays the openings and the forced wins that are known."""

from __future__ import annotations

from tablee.bots.mind import Budget, Mind, MoveStats, SearchResult
from tablee.core.kernel import Vector
from tablee.core.position import Position
from tablee.core.rng import below
from tablee.games.lot.mind import openings
from tablee.games.lot.rules.kernel import SWAP


class Studied(Mind):
    """Another mind, overruled where something is known: see docs/lot-openings.md."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind

    def __str__(self) -> str:
        return f"studied {self._mind}"

    def search(self, position: Position, budget: Budget, rng: Vector) -> SearchResult:
        result = self._mind.search(position, budget, rng)
        proved = openings.answer(position)
        if proved is not None:
            return _proved(position, result, position.action(proved))
        if position.ply == 0:
            best = openings.best_openings(position.setup.options["pie"])
            return _first(result, position.action(best[below(rng, len(best))]))
        if SWAP in position.actions():
            return _answered(position, result)
        return result


def _answered(position: Position, result: SearchResult) -> SearchResult:
    """Take light's first move over, or don't, by what is known of it."""
    if openings.should_swap(_only_piece(position)):
        return _first(result, SWAP)
    best = next(stats.action for stats in result.moves if stats.action != SWAP)
    return _first(result, best)


def _only_piece(position: Position) -> str:
    """The cell of the one piece on the board: a view does not list the moves."""
    rows = position.to_json()["rows"]
    rank = next(index for index, row in enumerate(rows) if row != ".......")
    file = next(index for index, letter in enumerate(rows[rank]) if letter != ".")
    return "abcdefg"[file] + str(7 - rank)


def _proved(position: Position, result: SearchResult, action: int) -> SearchResult:
    """The same result, now that this move is known to win."""
    value = {seat: float(seat == position.turn) for seat in result.value}
    others = tuple(stats for stats in result.moves if stats.action != action)
    return result._replace(moves=(MoveStats(action, 1.0, 1), *others), value=value, line=(action,))


def _first(result: SearchResult, action: int) -> SearchResult:
    """The same result with this move put first; what it is worth stays as it was found."""
    if result.moves[0].action == action:
        return result
    chosen = [stats for stats in result.moves if stats.action == action]
    kept = chosen[0] if chosen else MoveStats(action, result.moves[0].value, 0)
    others = tuple(stats for stats in result.moves if stats.action != action)
    return result._replace(moves=(kept, *others), line=(action,))
