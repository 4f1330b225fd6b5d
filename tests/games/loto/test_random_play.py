"""Loto Points Rouges played at random."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tablee.core.playouts import playouts
from tablee.core.rng import generator
from tablee.games.loto.rules.patience import random_patience
from tablee.games.loto.rules.table import random_table
from tests.games.loto.positions import (
    GAME,
    load,
    play,
    seed,
    table,
)


def test_random_choices_are_the_legal_ones_all_equally_likely() -> None:
    document = table({"B": "a1b1c1d1e4e5", "K": "", "J": ""}, ["T01 T01 T05", "T04"], [2, 1])
    start = load(document)
    for position in (start, start.play("J@B:e5"), play(start, "J@B:e5", "J@B:e4")):
        rules, rng, scratch = position.setup.rules, generator(1), [0] * GAME.max_actions
        state, tries = list(position.state), 200 * len(position.legal())
        seen = Counter(int(random_table(rules, state, rng, scratch)) for _ in range(tries))
        assert set(seen) == set(position.actions())
        assert all(110 < count < 290 for count in seen.values())
    assert len(start.play("J@B:e5").legal()) == 4  # T01 twice, the other joker, end


@pytest.mark.parametrize("options", GAME.variants)
def test_playouts_end_for_the_reasons_of_the_mode(options: dict[str, Any]) -> None:
    result = playouts(GAME.new(options, seed(6)), 30)
    mode = {"complete", "lost"} if options.get("mode") == "patience" else {"no_jokers"}
    assert {reason for reason, count in result.reasons.items() if count} <= mode
    assert sum(result.reasons.values()) == 30


def test_a_patience_at_random_is_made_of_legal_moves() -> None:
    position = GAME.new({"mode": "patience", "figure": "C"}, seed(2))
    rng, scratch = generator(2), [0] * GAME.max_actions
    while position.turn is not None:
        state = list(position.state)
        position = position.act(int(random_patience(position.setup.rules, state, rng, scratch)))
    assert position.ply < 200
