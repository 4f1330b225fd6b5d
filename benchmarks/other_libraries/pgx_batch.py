"""Speeds of pgx on a processor, as one line of JSON; a step there always makes an observation.

python pgx_batch.py SECONDS GAMES
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any

from pace import steps_per_second, take_one_core  # type: ignore[import-not-found]

os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"
os.environ["JAX_PLATFORMS"] = "cpu"
take_one_core()  # before JAX counts them

import jax  # type: ignore[import-not-found] # noqa: E402
import pgx  # type: ignore[import-not-found] # noqa: E402
from pgx.experimental import auto_reset  # type: ignore[import-not-found] # noqa: E402

GAMES = {"connect_four": "connect_four", "hex 11x11": "hex"}
_ROUND = 20  # steps of all games in a compiled call


def measure(name: str, games: int, seconds: float) -> float:
    """Random legal moves in so many games; drawing them is part of the compiled call."""
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def play(state: Any, key: Any) -> tuple[Any, None]:
        choice, *each = jax.random.split(key, games + 1)
        odds = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(choice, odds)
        return step(state, actions, jax.numpy.stack(each)), None

    many = jax.jit(lambda state, key: jax.lax.scan(play, state, jax.random.split(key, _ROUND))[0])
    keys = jax.random.split(jax.random.PRNGKey(1), games)
    held = {"state": jax.jit(jax.vmap(env.init))(keys), "key": jax.random.PRNGKey(2)}

    def work() -> int:
        held["key"], key = jax.random.split(held["key"])
        held["state"] = many(held["state"], key)
        jax.block_until_ready(held["state"])
        return _ROUND * games

    speed: float = steps_per_second(work, seconds)
    return speed


if __name__ == "__main__":
    spent, size = float(sys.argv[1]), int(sys.argv[2])
    print(
        json.dumps({shown: {"seen": measure(name, size, spent)} for shown, name in GAMES.items()})
    )
