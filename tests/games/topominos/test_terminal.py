"""Topominos in the terminal."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee.testing import random_game
from tests.games.topominos.positions import (
    CORNER_FREE,
    DOTS,
    GAME,
    drawn,
    set_up,
)


@pytest.mark.no_cover
@pytest.mark.parametrize("options", GAME.variants, ids=str)
@pytest.mark.parametrize("language", tablee.texts.LANGUAGES)
def test_the_drawing_fits_a_small_terminal(options: dict[str, Any], language: str) -> None:
    for position in list(random_game(GAME, options, 1))[::30]:
        for seat in (None, *range(1, position.setup.seats + 1)):
            picture = drawn(position.view(seat), language)
            assert picture == drawn(position.view(seat), language, width=200)  # nothing wraps
            assert picture.count("\n") < 20


def test_the_drawing_shows_piles_racks_and_the_turn_without_colour() -> None:
    piles = {1: CORNER_FREE, 2: ["18=###/.../..."]}
    position = set_up(piles, {1: [1, 4, 10], 2: [2, 5]}).play("4@2=.../#../...")
    picture = drawn(position.view(1), "en")
    assert "│ 1   8/9 │ 2*  4/9 │ 3       │" in picture
    assert "│  ● ● ·  │  ● · ·  │" not in picture
    assert "│  ● ● ●  │  ● ● ●  │  · · ·  │" in picture
    assert "│  ● ● ●  │  ● · ·  │  · · ·  │" in picture
    assert "│  ● ● ·  │  · · ·  │  · · ·  │" in picture
    assert "▶  Player 1" in picture
    assert "▢ ▢" in picture
    assert "This turn 4   → started piles only" in picture
    assert "● · ·   ● ● ·" in picture


def test_the_draw_for_the_start_is_shown_before_the_first_move() -> None:
    position = GAME.new({}, bytes(32))
    (*_, last) = position.to_json()["opening"]
    told = drawn(position.view(1), "en")
    assert "   ".join(f"{seat} {'●' * DOTS[tile]}" for seat, tile in last.items()) in told
    assert "Draw:" not in drawn(position.play("pass").view(1), "en")
