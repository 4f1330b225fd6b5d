"""Speeds of OpenSpiel's C++ games and search, as one line of JSON. Runs where `open_spiel` is."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

import pyspiel  # type: ignore[import-not-found]

GAMES = ("hex(board_size=7)", "clobber", "backgammon")
EXPLORE = 1.4
MEGABYTES = 1000


def per_second(work: Callable[[int], object], amount: int, seconds: float) -> float:
    """How much of this work is done a second; the first time does not count."""
    work(amount)
    done, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        work(amount)
        done += amount
    return done / (time.perf_counter() - began)


def measure(name: str, seconds: float) -> dict[str, float]:
    """Random games and searched simulations a second from the start of a game, all in C++."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])

    def search(simulations: int, rollouts: int) -> None:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
        bot = pyspiel.MCTSBot(game, evaluator, EXPLORE, simulations, MEGABYTES, False, 1, False)
        bot.step(state)

    return {
        "playouts": per_second(lambda rollouts: search(1, rollouts), 500, seconds),
        "simulations": per_second(lambda simulations: search(simulations, 1), 2000, seconds),
    }


if __name__ == "__main__":
    print(json.dumps({name: measure(name, float(sys.argv[1])) for name in GAMES}))
