"""Speeds of OpenSpiel, as one line of JSON: games of its own in C++, and LOT registered there.

python open_spiel_batch.py SECONDS GAMES

It has no batch in Python: states are played one after the other, which is what its users do.
"""

from __future__ import annotations

import json
import random
import sys

import pyspiel
from pace import steps_per_second, take_one_core  # type: ignore[import-not-found]

import tablee.research.openspiel  # noqa: F401 - makes our games known

GAMES = ("connect_four", "hex(board_size=11)", "tablee_lot")


def measure(name: str, seconds: float, seen: bool) -> float:
    """Random legal moves, a new game after each."""
    game, rng = pyspiel.load_game(name), random.Random(1)

    def work() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
            if seen and not state.is_terminal():
                state.observation_tensor(state.current_player())
        return steps

    speed: float = steps_per_second(work, seconds)
    return speed


if __name__ == "__main__":
    take_one_core()
    spent = float(sys.argv[1])
    kinds = {"masks": False, "seen": True}
    print(
        json.dumps(
            {
                name: {kind: measure(name, spent, seen) for kind, seen in kinds.items()}
                for name in GAMES
            }
        )
    )
