"""Games in words: whole games by reading and writing alone, and nothing that is hidden in them."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from typing import Any

import pytest

import tablee
from tablee.research.rewards import rewards
from tablee.research.text import TextEnv


def test_a_reader_can_play(game: str, options: Mapping[str, Any]) -> None:
    env, rng = TextEnv(game, options), random.Random(1)
    env.reset(seed=1)
    for _ in range(8):
        player, observation = env.get_observation()
        legal = re.findall(r"\[([^\[\]]+)\]", observation.rpartition("Your legal moves:")[2])
        assert player + 1 == env.position.turn
        assert tuple(legal) == env.legal()
        if env.step(f"Perhaps [this], no: [{rng.choice(legal)}]")[0]:
            break


def test_the_rules_come_first_and_moves_as_they_are_made() -> None:
    env = TextEnv("lot")
    env.reset(num_players=2, seed=1)
    _, first = env.get_observation()
    assert "You are player 1 of 2." in first
    env.step("d4")
    _, second = env.get_observation()
    assert "You are player 2 of 2." in second
    assert "Player 1 played d4" in second
    env.step("[d5]")
    _, third = env.get_observation()
    assert "You are player" not in third
    assert "Player 2 played d5" in third
    assert "Player 1 played d4" in third  # its own move comes back with the answer to it


def test_a_game_ends_with_rewards() -> None:
    env, rng = TextEnv("lot", {"pie": False}), random.Random(3)
    env.reset(seed=3)
    done = False
    while not done:
        env.get_observation()
        done, _ = env.step(rng.choice(env.legal()))
    worth, info = env.close()
    assert worth == dict(enumerate(rewards(env.position)))
    assert sorted(worth.values()) == [-1, 1]
    assert info["reason"] == "line"


def test_who_writes_nothing_legal_has_lost() -> None:
    env = TextEnv("lotus", {"seats": 3})
    env.reset(seed=1)
    assert env.step("I resign")[0] is False
    assert "That was not possible" in env.get_observation()[1]
    env.step(env.legal()[0])
    assert "That was not possible" not in env.get_observation()[1]
    loser, _ = env.get_observation()
    assert [env.step("[nothing]")[0] for _ in range(3)] == [False, False, True]
    worth, info = env.close()
    assert (worth[loser], info["reason"]) == (-1.0, "illegal")
    assert sum(worth.values()) == 0


def test_another_number_of_players_is_refused() -> None:
    with pytest.raises(ValueError, match="2 players, not 3"):
        TextEnv("lot").reset(num_players=3)
    with pytest.raises(tablee.UnknownGame):
        TextEnv("chess")
