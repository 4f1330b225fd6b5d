"""Speeds of OpenSpiel, as one line of JSON: its C++ search on games of its own; on LOT, which is a
Python game there, its Python search (its C++ one crashes on Python games, version 2.0.2).

Runs where `open_spiel` and `tablee` are.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

import numpy
import open_spiel_lot  # type: ignore[import-not-found]
import pyspiel
from open_spiel.python.algorithms import mcts

GAMES = ("hex(board_size=7)", "clobber", "backgammon")
EXPLORE = 1.4
MEGABYTES = 1000

Work = Callable[[int], object]


def per_second(work: Work, amount: int, seconds: float) -> float:
    """How much of this work is done per second; the first time does not count."""
    work(amount)
    done, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        work(amount)
        done += amount
    return done / (time.perf_counter() - began)


def measure(name: str, seconds: float) -> dict[str, float]:
    """Random games and searched simulations per second from the start of a game, all in C++."""
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
        "simulations": per_second(lambda number: search(number, 1), 2000, seconds),
    }


def measure_lot(seconds: float) -> dict[str, float]:
    """The same of LOT, all in Python."""
    game = pyspiel.load_game(open_spiel_lot.NAME)
    state = game.new_initial_state()

    def play(rollouts: int) -> None:
        mcts.RandomRolloutEvaluator(rollouts, numpy.random.RandomState(1)).evaluate(state)

    def search(simulations: int) -> None:
        chance = numpy.random.RandomState(1)
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        mcts.MCTSBot(game, EXPLORE, simulations, evaluator, random_state=chance).step(state)

    return {
        "playouts": per_second(play, 10, seconds),
        "simulations": per_second(search, 20, seconds),
    }


if __name__ == "__main__":
    spent = float(sys.argv[1])
    speeds = {"LOT (Python)": measure_lot(spent)}
    print(json.dumps(speeds | {name: measure(name, spent) for name in GAMES}))
