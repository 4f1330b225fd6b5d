"""Levels: what they make of what their minds found."""

from __future__ import annotations

from tablee.bots.levels import DEFAULT, Level, levels_of
from tablee.bots.mind import MoveStats, SearchResult
from tablee.core.rng import generator

MIND = DEFAULT[1].mind


def choices(level: Level) -> set[int]:
    """What a level takes in twenty times where move 0 is a little better than 1."""
    result = SearchResult((MoveStats(0, 0.6, 5), MoveStats(1, 0.5, 5)), {1: 0.6, 2: 0.4}, 10, (0,))
    rng = generator(4)
    return {level.pick(result, (0, 1), rng) for _ in range(20)}


def test_a_level_that_sees_clearly_takes_the_best_move() -> None:
    assert choices(Level(MIND, 1)) == {0}


def test_a_level_that_misjudges_takes_other_moves_too() -> None:
    assert choices(Level(MIND, 1, noise=1.0)) == {0, 1}


def test_a_game_may_have_another_ladder_at_larger_tables() -> None:
    assert levels_of("punto", 3) is levels_of("punto", 4)
    assert levels_of("punto", 3)[3].noise > levels_of("punto", 2)[3].noise
    assert levels_of("topominos", 4) is levels_of("topominos", 1) is levels_of("topominos")
