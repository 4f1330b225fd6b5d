"""Speeds of `tablee.Batch`, as one line of JSON: our games, and connect four where it is installed.

python tablee_batch.py SECONDS GAMES
"""

from __future__ import annotations

import json
import sys

from pace import steps_per_second, take_one_core  # type: ignore[import-not-found]

import tablee

_ROUND = 20  # steps of all games between two looks at the clock


def measure(name: str, games: int, seconds: float) -> dict[str, float]:
    """Random legal moves in so many games, without and with tensors."""
    found = {}
    for kind, tensors in (("masks", False), ("seen", True)):
        with tablee.Batch(name, games, seed=1, tensors=tensors) as batch:

            def work(batch: tablee.Batch = batch) -> int:
                for _ in range(_ROUND):
                    batch.step(batch.sample())
                return _ROUND * games

            found[kind] = steps_per_second(work, seconds)
    return found


if __name__ == "__main__":
    take_one_core()
    seconds, games = float(sys.argv[1]), int(sys.argv[2])
    print(json.dumps({name: measure(name, games, seconds) for name in tablee.GAMES}))
