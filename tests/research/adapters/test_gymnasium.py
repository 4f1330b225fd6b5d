"""Gymnasium's checks, as far as they take vector environments, for every variant of every game.

`check_env` refuses a `VectorEnv`. Of its parts these look at nothing but spaces, seeds and what
`reset` returns; `check_step_determinism` and `check_returned_data_not_reused` want a single truth
value of a whole batch, so what they check is checked here in their words for arrays.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from gymnasium.utils import env_checker
from gymnasium.utils.passive_env_checker import data_shares_objects
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import tablee
from tablee.research.gymnasium import TableeVectorEnv


def test_checks(game: str, options: Mapping[str, Any]) -> None:
    env: Any = TableeVectorEnv(game, 3, options)
    env_checker.check_reset_seed_determinism(env)
    env_checker.check_reset_options(env)
    env_checker.check_reset_return_type(env)
    env_checker.check_space_limit(env.observation_space, "observation")
    env_checker.check_space_limit(env.action_space, "action")
    first, second = (_steps(env) for _ in range(2))
    assert env_checker.data_equivalence(first, second, exact=True)
    assert not any(data_shares_objects(a, b) for a, b in pairwise(first))
    env.close()


def _steps(env: Any) -> list[Any]:
    """What a few steps return, from one seed."""
    env.action_space.seed(5)
    seen = [env.reset(seed=5)]
    for _ in range(4):
        actions = env.action_space.sample()
        assert actions in env.action_space
        seen.append(env.step(actions))
        assert seen[-1][0] in env.observation_space
    return seen


def test_episodes_end_and_begin_as_gymnasium_counts_them() -> None:
    env = RecordEpisodeStatistics(TableeVectorEnv("topominos", 8, {"seats": 1}))
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    env.reset(seed=1)
    env.action_space.seed(1)
    ended = 0
    for _ in range(80):
        _, rewards, terminated, truncated, info = env.step(env.action_space.sample())
        ended += int(terminated.sum())
        assert not truncated.any()
        if terminated.any():
            assert (np.abs(rewards[terminated]) == 1).all()
            assert (info["episode"]["l"][terminated] > 1).all()
    assert ended > 0
    env.close()


def test_a_mover_gets_its_own_reward() -> None:
    env = TableeVectorEnv("lot", 32, copy=False, autoreset="same_step")
    _, info = env.reset(seed=2)
    env.action_space.seed(2)
    won = 0
    for _ in range(120):
        movers = info["turn"].copy() - 1
        _, rewards, terminated, _, info = env.step(env.action_space.sample())
        assert (rewards == info["rewards"][np.arange(32), movers]).all()
        won += int((rewards[terminated] == 1).sum())
    assert won > 0  # the mover has made the line


def test_an_illegal_action_is_refused() -> None:
    env = TableeVectorEnv("lot", 2)
    env.reset(seed=1)
    with pytest.raises(tablee.IllegalMove):
        env.step(np.array([0, 1813]))
