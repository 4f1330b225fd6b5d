"""Levels: what they make of what their minds found."""

from __future__ import annotations

from tablee.bots.levels import DEFAULT, Level
from tablee.bots.mind import Findings, Tried
from tablee.core.rng import generator

MIND = DEFAULT[1].mind


def choices(level: Level, seats: int) -> set[int]:
    """What a level takes in twenty times, at a table where move 0 is a little better than 1."""
    value = dict.fromkeys(range(1, seats + 1), 1 / seats)
    findings = Findings((Tried(0, 0.6, 5), Tried(1, 0.5, 5)), value, 10, (0,))
    rng = generator(4)
    return {level.pick(findings, (0, 1), rng) for _ in range(20)}


def test_who_sees_clearly_takes_the_best_move() -> None:
    assert choices(Level(MIND, 1), seats=2) == {0}


def test_who_misjudges_takes_others_too() -> None:
    assert choices(Level(MIND, 1, blur=1.0), seats=2) == {0, 1}


def test_a_level_may_see_less_or_more_clearly_at_larger_tables() -> None:
    level = Level(MIND, 1, blur=0.0, crowd_blur=1.0)
    assert choices(level, seats=2) == {0}
    assert choices(level, seats=3) == choices(level, seats=4) == {0, 1}
    assert choices(Level(MIND, 1, blur=1.0, crowd_blur=0.0), seats=3) == {0}


def test_without_a_wish_for_larger_tables_all_are_alike() -> None:
    assert choices(Level(MIND, 1, blur=1.0), seats=4) == {0, 1}
