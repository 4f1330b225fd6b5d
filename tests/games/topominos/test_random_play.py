"""Topominos played at random: every legal move alike, to the end."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tablee.core.playouts import playouts
from tablee.core.position import Position
from tablee.core.rng import generator
from tablee.games.topominos.rules import random_play
from tablee.testing import random_game
from tests.games.topominos.positions import (
    CORNER_FREE,
    DOTS,
    EDGE_FREE,
    GAME,
    chi_square,
    nearly_stuck,
    set_up,
)


@pytest.mark.parametrize(
    "position",
    [
        set_up({}, {1: [7, 8, 16], 2: [2]}),
        set_up({9: ["7=.../.#./..."]}, {1: [11, 18, 34], 2: [2]}, bag=[3]),
        nearly_stuck(),
        nearly_stuck().play("49@9=#../..#/.##"),
        set_up({1: CORNER_FREE, 2: EDGE_FREE}, {1: [1, 4, 10], 2: [2]}).play("1@1=.../.../..#"),
    ],
    ids=["equal tiles", "small bag", "few fit", "only end", "after a nine"],
)
def test_a_random_action_is_any_legal_one_with_the_same_chance(position: Position) -> None:
    actions, each = position.actions(), 40
    state, rng, scratch = list(position.state), generator(5), [0] * GAME.max_actions
    found = Counter(
        random_play.random_action(position.setup.rules, state, rng, scratch)
        for _ in range(each * len(actions))
    )
    assert set(found) == set(actions)
    assert tuple(state) == position.state
    spread = 6 * (2 * len(actions)) ** 0.5  # six standard deviations
    assert chi_square([found[action] for action in actions], each) < len(actions) + spread


def test_a_rollout_is_random_actions_played_to_the_end_of_the_match() -> None:
    start = GAME.new({"rounds": 2}, bytes(32))
    rules, scratch = start.setup.rules, [0] * GAME.max_actions
    state, rng = list(start.state), generator(9)
    moves = random_play.rollout(rules, state, rng, scratch)
    rng, position = generator(9), start
    while position.turn is not None:
        now = list(position.state)
        position = position.act(random_play.random_action(rules, now, rng, scratch))
    assert tuple(state) == position.state
    assert moves == position.ply
    assert position.to_json()["round"] == 2


@pytest.mark.parametrize("options", GAME.variants, ids=str)
def test_random_games_end(options: dict[str, Any]) -> None:
    done = playouts(GAME.new(options, bytes(32)), 30)
    assert sum(done.reasons.values()) == 30


@pytest.mark.parametrize("options", GAME.variants, ids=str)
def test_no_tile_is_ever_lost_and_none_appears(options: dict[str, Any]) -> None:
    for number in range(6):
        for position in random_game(GAME, options, number):
            now = position.to_json()
            places = [now["bag"], now["out"], *now["racks"].values()]
            places += [[laid["tile"] for laid in pile] for pile in now["piles"]]
            tiles = [tile for place in places for tile in place]
            assert sorted(tiles) == list(range(1, 57))
            assert sum(DOTS[tile] for tile in tiles) == 165
            assert all(sum(laid["dots"].count("#") for laid in pile) < 9 for pile in now["piles"])
            assert sum(DOTS[tile] for tile in now["out"]) % 9 == 0
