"""How fast each host is, in one run.

    python benchmarks/hosts.py [GAME...] [--rounds N]

For each game: random games per second; simulations per second of plain search; milliseconds per
move of level 6 with all its simulations, over positions of one random game. Hosts take turns, the
best of N rounds counts, in processor time.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable

import tablee
from tablee.bots.levels import levels_of
from tablee.bots.mind import Budget, Mind
from tablee.bots.plain import PLAIN
from tablee.core.game import Game
from tablee.core.hosts import Host, open_host, using
from tablee.core.playouts import playouts
from tablee.core.position import Position
from tablee.core.rng import generator

HOSTS = ("native", "wasm")
_POSITIONS = 6
_PLIES = 6  # between two of them
_GAMES = 2_000
_SIMULATIONS = 5_000


def some_positions(game: Game) -> list[Position]:
    """Positions of a random game, as the seat to move sees them."""
    choose, position, found = random.Random(5), game.new({}, bytes(32)), []
    for ply in range(_PLIES * _POSITIONS):
        if position.turn is None:
            break
        if ply % _PLIES == 0:
            found.append(game.from_view(position.view(position.turn)))
        position = position.act(choose.choice(position.actions()))
    return found


def best(work: Callable[[Host], object], hosts: dict[str, Host], rounds: int) -> list[float]:
    """The shortest processor time of a work in each host; they take turns."""
    times = dict.fromkeys(hosts, float("inf"))
    for host in hosts.values():
        work(host)
    for _ in range(rounds):
        for name, host in hosts.items():
            began = time.process_time()
            work(host)
            times[name] = min(times[name], time.process_time() - began)
    return list(times.values())


def searching(mind: Mind, positions: list[Position], simulations: int) -> Callable[[Host], None]:
    """A search of every position."""

    def work(host: Host) -> None:
        with using(host):
            for position in positions:
                mind.search(position, Budget(simulations=simulations), generator(1))

    return work


def show(name: str, what: str, figures: list[float], ratio: float) -> None:
    """Print a row: what was measured in each host, and how wasm compares."""
    cells = "".join(
        f"{figure:14,.2f}" if figure < 1000 else f"{figure:14,.0f}" for figure in figures
    )
    print(f"{name:10} {what:24}{cells}{ratio:8.2f}", flush=True)


def measure(name: str, hosts: dict[str, Host], rounds: int) -> None:
    """Measure one game."""
    game, level = tablee.find_game(name), levels_of(name)[6]
    start, found = game.new({}, bytes(32)), some_positions(game)
    times = best(lambda host: playouts(start, _GAMES, host=host), hosts, rounds)
    show(name, "random games/s", [_GAMES / spent for spent in times], times[0] / times[1])
    times = best(searching(PLAIN, found[:1], _SIMULATIONS), hosts, rounds)
    show("", "plain, simulations/s", [_SIMULATIONS / spent for spent in times], times[0] / times[1])
    times = best(searching(level.mind, found, level.simulations), hosts, rounds)
    show(
        "", "level 6, ms/move", [1000 * spent / len(found) for spent in times], times[0] / times[1]
    )


def main(words: list[str]) -> None:
    """Measure every game, or those that are named."""
    rounds = int(words[words.index("--rounds") + 1]) if "--rounds" in words else 5
    hosts = {name: open_host(name) for name in HOSTS}
    print(f"{'':35}{'native':>14}{'wasm':>14}{'ratio':>8}")
    for name in [word for word in words if word in tablee.GAMES] or tablee.GAMES:
        measure(name, hosts, rounds)


if __name__ == "__main__":
    main(sys.argv[1:])
