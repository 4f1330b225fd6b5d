"""A mind for LOT that has studied: it plays the openings and the forced wins that are known."""

from __future__ import annotations

from tablee.bots.mind import Budget, Findings, Mind, Tried
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

    def consider(self, position: Position, budget: Budget, rng: Vector) -> Findings:
        findings = self._mind.consider(position, budget, rng)
        proved = openings.answer(position)
        if proved is not None:
            return _proved(position, findings, position.action(proved))
        if position.ply == 0:
            best = openings.best_openings(position.setup.options["pie"])
            return _first(findings, position.action(best[below(rng, len(best))]))
        if SWAP in position.actions():
            return _answered(position, findings)
        return findings


def _answered(position: Position, findings: Findings) -> Findings:
    """Take light's first move over, or don't, by what is known of it."""
    if openings.should_swap(_only_piece(position)):
        return _first(findings, SWAP)
    best = next(tried.action for tried in findings.tried if tried.action != SWAP)
    return _first(findings, best)


def _only_piece(position: Position) -> str:
    """The cell of the one piece on the board: a view does not tell the moves."""
    rows = position.to_json()["rows"]
    rank = next(index for index, row in enumerate(rows) if row != ".......")
    file = next(index for index, letter in enumerate(rows[rank]) if letter != ".")
    return "abcdefg"[file] + str(7 - rank)


def _proved(position: Position, findings: Findings, action: int) -> Findings:
    """The same findings, now that this move is known to win."""
    value = {seat: float(seat == position.turn) for seat in findings.value}
    others = tuple(tried for tried in findings.tried if tried.action != action)
    return findings._replace(tried=(Tried(action, 1.0, 1), *others), value=value, line=(action,))


def _first(findings: Findings, action: int) -> Findings:
    """The same findings with this move put first; what it is worth stays as it was found."""
    if findings.tried[0].action == action:
        return findings
    chosen = [tried for tried in findings.tried if tried.action == action]
    kept = chosen[0] if chosen else Tried(action, findings.tried[0].value, 0)
    others = tuple(tried for tried in findings.tried if tried.action != action)
    return findings._replace(tried=(kept, *others), line=(action,))
