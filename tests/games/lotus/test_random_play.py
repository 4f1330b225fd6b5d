"""Lotus played at random."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tablee.core.playouts import playouts
from tablee.core.rng import below, generator
from tablee.games.lotus.rules import kernel
from tablee.testing import random_game
from tests.games.lotus.positions import LOTUS, track


@pytest.mark.parametrize("options", [*LOTUS.variants, {"track": track(entries=["a", "b", "c"])}])
def test_a_rollout_plays_what_the_generator_picks_from_the_legal_moves(
    options: dict[str, Any],
) -> None:
    for seed in range(3):
        position = LOTUS.new(options)
        state, rng = list(position.state), generator(seed)
        made = kernel.rollout(position.setup.rules, state, rng, [0] * LOTUS.max_actions)
        again = generator(seed)
        while position.turn is not None:
            actions = position.actions()
            position = position.act(actions[below(again, len(actions))])
        assert made == position.ply
        assert tuple(map(int, state)) == position.state


def test_random_play_of_two_lasts_141_moves_and_is_fair() -> None:
    games = 1000
    done = playouts(LOTUS.new(), games, seed=5)
    assert 139 < done.moves / games < 143
    assert 0.45 < done.wins[1] / games < 0.55


def test_nothing_is_hidden() -> None:
    position = LOTUS.new({"seats": 3}).play("s3>l3")
    assert position.view(1) == position.view(2) == position.view(None) == position.to_json()
    assert position.redealt(1, 5) == position


def test_pieces_are_neither_made_nor_lost() -> None:
    for options in LOTUS.variants:
        for position in random_game(LOTUS, options, 11):
            document = position.to_json()
            counted = Counter({int(seat): sum(h) for seat, h in document["start"].items()})
            for pile in document["cells"].values():
                counted.update(pile)
            counted.update({int(seat): home for seat, home in document["home"].items()})
            assert set(counted.values()) == {10 if len(document["home"]) == 2 else 6}
