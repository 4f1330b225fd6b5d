"""Each lesson walks to its end by the real rules."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tablee
from tools.lessons import file_of, lessons

GAMES = list(tablee.GAMES)


def steps_of(name: str) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = json.loads(file_of(name).read_text("utf-8"))["steps"]
    return steps


def test_the_files_are_what_the_tool_writes() -> None:
    written = lessons()
    assert list(written) == GAMES
    for name, lesson in written.items():
        assert json.loads(file_of(name).read_text("utf-8")) == lesson


@pytest.mark.parametrize("name", GAMES)
def test_every_move_that_is_asked_for_is_legal_and_seat_1_is_to_make_it(name: str) -> None:
    game, steps = tablee.find_game(name), steps_of(name)
    position = game.from_json(steps[0]["position"])
    for step in steps:
        position = game.from_json(step["position"]) if "position" in step else position
        assert position.turn == 1
        assert step["moves"]
        assert set(step["moves"]) <= set(position.legal())
        position = position.play(step["moves"][0])
    assert 3 <= len(steps) <= 6


@pytest.mark.parametrize("name", GAMES)
def test_a_step_that_goes_on_has_its_moves_whatever_was_played_before(name: str) -> None:
    game, steps = tablee.find_game(name), steps_of(name)
    ends = [game.from_json(steps[0]["position"])]
    for step in steps:
        starts = [game.from_json(step["position"])] if "position" in step else ends
        ends = [
            start.play(move) for start in starts for move in step["moves"] if legal(start, move)
        ]
        assert all(any(legal(start, move) for move in step["moves"]) for start in starts)


def legal(position: tablee.Position, move: str) -> bool:
    return move in position.legal()
