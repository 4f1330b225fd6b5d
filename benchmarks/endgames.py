"""What solving endgames is worth: the same ends, solved by one seat and guessed by the other.

    python benchmarks/endgames.py [punto] [topominos] [--games 200] [--seed 1]

Each game is played by level 6, two seats, to the first position that it solves, and from there on
twice: once each seat has the solver, and the other guesses as level 6 did before there was one.
Prints how many games came so far, how long solving took there, and what the solver won on the one
who guesses: rounds of Punto, points of Topominos.
"""

from __future__ import annotations

import argparse
import time
from statistics import fmean
from typing import Any, NamedTuple

from tablee.arena.ratings import mean
from tablee.bots.endgame_mind import Solver
from tablee.bots.levels import levels_of
from tablee.bots.mind import Budget, Mind
from tablee.core.position import Position
from tablee.core.registry import find_game
from tablee.core.rng import generator
from tablee.core.slots import SCORE
from tablee.games.punto.mind import endgame as punto_endgame
from tablee.games.punto.mind.mind import PuntoMind
from tablee.games.topominos.mind import endgame as topominos_endgame
from tablee.games.topominos.mind.mind import TurnMind


class Contest(NamedTuple):
    """What is compared in a game."""

    options: dict[str, Any]
    solve: Solver
    guess: Mind  # what level 6 asks where it cannot solve


CONTESTS = {
    "punto": Contest({"rounds_to_win": 1}, punto_endgame.solve, PuntoMind()),
    "topominos": Contest({}, topominos_endgame.solve, TurnMind(horizon=4)),
}


def play(position: Position, minds: dict[int, Mind], budget: Budget, seed: int) -> int:
    """Play to the end, every seat by its view; returns the score of seat 1 less that of seat 2."""
    while position.turn is not None:
        known = position.game.from_view(position.view(position.turn))
        found = minds[position.turn].search(known, budget, generator(seed))
        position = position.act(found.moves[0].action)
    return position.state[SCORE] - position.state[SCORE + 1]


def first_end(
    contest: Contest, position: Position, budget: Budget, seed: int
) -> tuple[Position, float] | None:
    """The first position with a choice that is solved, and the seconds it took; None if the game
    ends before."""
    while position.turn is not None:
        known = position.game.from_view(position.view(position.turn))
        began = time.perf_counter()
        if len(position.actions()) > 1 and contest.solve(known, budget) is not None:
            return position, time.perf_counter() - began
        found = contest.guess.search(known, budget, generator(seed))
        position = position.act(found.moves[0].action)
    return None


def compare(name: str, games: int, seed: int) -> None:
    """Play and print."""
    contest, top = CONTESTS[name], levels_of(name)[6]
    budget = Budget(simulations=top.simulations)
    gains, seconds = [], []
    for number in range(seed, seed + games):
        start = find_game(name).new(contest.options, number.to_bytes(32, "big"))
        found = first_end(contest, start, budget, number)
        if found is not None:
            end, took = found
            seconds.append(took)
            first = play(end, {1: top.mind, 2: contest.guess}, budget, number)
            second = play(end, {1: contest.guess, 2: top.mind}, budget, number)
            gains.append((first - second) / 2)
    gain = mean(gains)
    better, worse = sum(one > 0 for one in gains), sum(one < 0 for one in gains)
    print(
        f"{name}: {len(gains)} of {games} games were solved before their end, "
        f"in {1000 * fmean(seconds):.0f} ms (longest {1000 * max(seconds):.0f}); "
        f"gain {gain.value:+.2f} ({gain.low:+.2f} to {gain.high:+.2f}), "
        f"better {better} times, worse {worse}",
        flush=True,
    )


def main() -> None:
    """Compare in the games that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", choices=[*CONTESTS, []])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    for name in wish.game or CONTESTS:
        compare(name, wish.games, wish.seed)


if __name__ == "__main__":
    main()
