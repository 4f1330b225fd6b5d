"""PettingZoo's own tests, for every variant of every game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

import tablee
from tablee.research.pettingzoo import env, raw_env

# PettingZoo warns of every observation with an action mask, its own games' included.
pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning")


def test_api(game: str, options: Mapping[str, Any]) -> None:
    api_test(env(game, options), num_cycles=20)


def test_seeds(game: str, options: Mapping[str, Any]) -> None:
    seed_test(lambda: env(game, options), num_cycles=5)


def test_in_parallel_where_seats_alternate() -> None:
    parallel_api_test(turn_based_aec_to_parallel(raw_env("lot")), num_cycles=40)


def test_a_game_is_worth_something_at_its_end() -> None:
    table = raw_env("lotus", {"seats": 3})
    table.reset(seed=4)
    rng, totals = np.random.default_rng(1), dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        totals[agent] += reward
        mask = observation["action_mask"]
        table.step(None if over else int(rng.choice(np.flatnonzero(mask))))
    result = table.position.result
    assert result is not None
    assert sorted(totals.values()) == [-0.5, -0.5, 1.0]
    assert totals[f"seat_{result.winners[0]}"] == 1.0


def test_only_the_seat_to_move_may_act_and_an_illegal_action_plays_nothing() -> None:
    table = raw_env("lot", render_mode="ansi")
    table.reset(seed=1)
    assert table.observe("seat_1")["action_mask"].sum() == 49
    assert table.observe("seat_2")["action_mask"].sum() == 0
    with pytest.raises(tablee.IllegalMove):
        table.step(1813)
    assert table.position.ply == 0
    assert '"ply": 0' in (table.render() or "")
