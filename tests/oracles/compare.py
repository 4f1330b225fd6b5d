"""What the oracles and their tests share: comparing documents, and following an engine's game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

import tablee


class Oracle(Protocol):
    """An independent reading of a game's spec, on position JSON."""

    def legal(self, position: dict[str, Any]) -> set[str]: ...

    def differences(
        self, before: dict[str, Any], move: str, after: dict[str, Any]
    ) -> list[str]: ...


def unlike(expected: dict[str, Any], after: dict[str, Any]) -> list[str]:
    """Where two documents differ, field by field; a seed may come in addition."""
    found: list[str] = []
    for key in sorted(expected.keys() | after.keys()):
        if key not in after:
            found.append(f"{key} is missing, expected {expected[key]!r}")
        elif key not in expected:
            if key != "seed":
                found.append(f"{key} is unexpected: {after[key]!r}")
        elif not same(expected[key], after[key]):
            found.append(f"{key} is {after[key]!r}, expected {expected[key]!r}")
    return found


def same(left: Any, right: Any) -> bool:
    """Equal as JSON: true is not 1."""
    if type(left) is not type(right):
        return False
    if isinstance(left, dict):
        return left.keys() == right.keys() and all(same(left[k], right[k]) for k in left)
    if isinstance(left, list):
        return len(left) == len(right) and all(map(same, left, right))
    return bool(left == right)


def follow(oracle: Oracle, positions: Iterable[tablee.Position]) -> None:
    """Assert that each position's moves, and each step from one to the next, are as the oracle
    says; and that a position is still the same after a move was played from it."""
    before: tablee.Position | None = None
    old: dict[str, Any] = {}
    for position in positions:
        document = position.to_json()
        assert set(position.legal()) == oracle.legal(document), document
        if before is not None:
            move = position.moves()[-1]
            assert oracle.differences(old, move, document) == [], (old, move)
            assert before.to_json() == old
        before, old = position, document
