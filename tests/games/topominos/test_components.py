"""The tiles of Topominos: the standard set, and custom sets."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import tablee
from tablee.games.topominos import components
from tests.games.topominos.positions import (
    DOTS,
    GAME,
    PATTERNS,
    QUIET,
    set_of,
    set_up,
)


def test_the_standard_set_has_56_tiles_and_165_dots() -> None:
    assert sorted(PATTERNS) == list(range(1, 57))
    assert Counter(DOTS.values()) == {1: 9, 2: 8, 3: 16, 4: 23}
    assert sum(DOTS.values()) == 165


def test_the_standard_set_has_every_pattern_of_two_to_four_dots_once() -> None:
    looks = [components.looks(dots) for dots in GAME.prepare().parts]
    found = Counter(look for tile, shown in enumerate(looks, start=1) for look in shown if tile > 9)
    assert found == dict.fromkeys((m for m in range(512) if 2 <= m.bit_count() <= 4), 1)


@pytest.mark.parametrize(
    ("data", "entry", "problem"),
    [
        ({}, "tiles", "problem-expected"),
        ({"tiles": "all"}, "tiles", "problem-expected"),
        ({"tiles": [{"id": 1, "pattern": "#../.../..."}]}, "tiles", "problem-count"),
        ({**set_of({}), "tracks": 1}, "tracks", "problem-unknown"),
        (set_of({3: "#../.../..."}), "tiles[3]", "problem-expected"),
        (set_of({3: {"id": 4}}), "tiles[3]", "problem-expected"),
        (set_of({3: {"id": 57, "pattern": "#../.../..."}}), "tiles[3].id", "problem-expected"),
        (set_of({3: {"id": True, "pattern": "#../.../..."}}), "tiles[3].id", "problem-expected"),
        (set_of({3: {"id": 3, "pattern": "#../.../..."}}), "tiles[3].id", "problem-duplicate"),
        (
            set_of({3: {"id": 4, "pattern": "#../..."}}),
            "tiles[3].pattern",
            "topominos-problem-grid",
        ),
        (
            set_of({3: {"id": 4, "pattern": "#../...#/..."}}),
            "tiles[3].pattern",
            "topominos-problem-grid",
        ),
        (set_of({3: {"id": 4, "pattern": 17}}), "tiles[3].pattern", "topominos-problem-grid"),
        (
            set_of({3: {"id": 4, "pattern": ".../.../..."}}),
            "tiles[3].pattern",
            "topominos-problem-blank",
        ),
    ],
)
def test_an_unplayable_set_names_the_entry(data: dict[str, Any], entry: str, problem: str) -> None:
    with pytest.raises(tablee.InvalidComponents) as caught:
        GAME.new({"tiles": data})
    assert (caught.value.details["entry"], caught.value.details["problem"]) == (entry, problem)
    for language in ("fr", "en", "de"):
        assert entry in caught.value.message(language)
        assert problem not in caught.value.message(language)


def test_a_table_plays_with_its_own_set_and_stores_it() -> None:
    data = set_of({0: {"id": 1, "pattern": "###/###/###"}})
    nine = set_up({}, {1: [1], 2: [2]}, options={"tiles": data}).play("1@5=###/###/###")
    assert nine.to_json()["out"] == [1]
    assert nine.to_json()["turn_state"] == {**QUIET, "nines": 1}
    assert nine.to_json()["options"]["tiles"] == data
    assert GAME.from_json(nine.to_json()) == nine
