"""The ladder: how much each level looks ahead, and how often it takes a lesser move."""

from __future__ import annotations

from typing import NamedTuple

from tablee.bots.search import EXPLORE, MARGIN, SCALE, SETTINGS, UNTRIED
from tablee.core.kernel import floats


class Level(NamedTuple):
    """What makes a level."""

    simulations: int  # when the caller gives neither time nor simulations
    carelessness: float  # the chance of a move taken at random, as beginners do


class Style(NamedTuple):
    """What a game asks of its search."""

    explore: float
    margin: float  # see search.MARGIN
    scale: float  # see search.SCALE

    def settings(self) -> list[float]:
        """The search's settings vector."""
        values = floats(SETTINGS)
        values[EXPLORE] = self.explore
        values[MARGIN] = self.margin
        values[SCALE] = self.scale
        values[UNTRIED] = 1e9
        return values


LEVELS = {
    1: Level(20, 0.6),
    2: Level(60, 0.25),
    3: Level(250, 0.08),
    4: Level(1_000, 0.0),
    5: Level(4_000, 0.0),
    6: Level(20_000, 0.0),
}

STYLES = {
    "lot": Style(0.7, 0.0, 1.0),
    "lotus": Style(0.7, 0.0, 1.0),
    "punto": Style(0.7, 0.0, 1.0),
    "topominos": Style(0.5, 0.7, 60.0),
    "loto": Style(0.5, 0.5, 60.0),
}
