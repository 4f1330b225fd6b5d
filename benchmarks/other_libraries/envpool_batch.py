"""Speeds of EnvPool's ports of pgx's games, as one line of JSON; a step there always observes.

python envpool_batch.py SECONDS GAMES
"""

from __future__ import annotations

import json
import sys

import envpool  # type: ignore[import-not-found]
import numpy as np
from pace import steps_per_second, take_one_core  # type: ignore[import-not-found]

GAMES = {"connect_four": "ConnectFour-v1", "hex 11x11": "Hex-v1"}


def measure(name: str, games: int, seconds: float) -> float:
    """Random legal moves in so many games, drawn in NumPy; one thread."""
    env = envpool.make_gymnasium(name, num_envs=games, num_threads=1, seed=1)
    rng = np.random.default_rng(1)
    _, info = env.reset()
    held = {"mask": info["legal_action_mask"]}

    def work() -> int:
        draws = rng.random(held["mask"].shape) * held["mask"]
        *_, told = env.step(draws.argmax(axis=1).astype(np.int32))
        held["mask"] = told["legal_action_mask"]
        return games

    speed: float = steps_per_second(work, seconds)
    return speed


if __name__ == "__main__":
    take_one_core()
    spent, size = float(sys.argv[1]), int(sys.argv[2])
    print(
        json.dumps({shown: {"seen": measure(name, size, spent)} for shown, name in GAMES.items()})
    )
