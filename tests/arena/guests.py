"""Contestants of strangers, in Python, for the tests of the arena."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import tablee
from tablee.bots.levels import levels_of
from tablee.bots.mind import Budget, Mind, SearchResult
from tablee.core.kernel import Vector
from tablee.core.position import Position


def first(view: Mapping[str, Any]) -> str:
    """The first legal move, by the library."""
    return tablee.find_game(view["game"]).from_view(view).legal()[0]


class Last:
    """The last legal move, as the arena lists them."""

    def __call__(self, view: Mapping[str, Any], *, legal: list[str]) -> str:
        return legal[-1]


class Thinker(Mind):
    """A mind: that of level 1, with a few simulations."""

    def search(self, position: Position, budget: Budget, rng: Vector) -> SearchResult:
        level = levels_of(position.game.name, position.setup.seats)[1]
        return level.mind.search(position, Budget(simulations=4), rng)

    def __str__(self) -> str:
        return "thinker"


def broken(view: Mapping[str, Any]) -> str:
    """Raises."""
    raise RuntimeError(view["game"])


def cheating(view: Mapping[str, Any]) -> str:
    """A spelling that no game knows."""
    return f"everything in {view['game']}"
