"""How fast level 6 thinks in each host, in one run.

    python benchmarks/hosts.py [GAME...] [--rounds N]

For each game: random games per second, and milliseconds per move of the level's full search, over
positions of one random game. Hosts take turns, the best of N rounds counts, in processor time.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable

import tablee
from tablee.bots.levels import levels_of
from tablee.bots.mind import Budget
from tablee.core.game import Game
from tablee.core.hosts import Host, open_host, using
from tablee.core.playouts import playouts
from tablee.core.position import Position
from tablee.core.rng import generator

HOSTS = ("native", "wasm")
POSITIONS = 6
_PLIES = 6  # between two of them
_GAMES = 2_000


def some_positions(game: Game) -> list[Position]:
    """Positions of a random game, as the seat to move sees them."""
    choose, position, found = random.Random(5), game.new({}, bytes(32)), []
    for ply in range(_PLIES * POSITIONS):
        if position.turn is None:
            break
        if ply % _PLIES == 0:
            found.append(game.from_view(position.view(position.turn)))
        position = position.act(choose.choice(position.actions()))
    return found


def best(works: dict[str, Callable[[], None]], rounds: int) -> dict[str, float]:
    """The shortest processor time of each work; they take turns."""
    times = dict.fromkeys(works, float("inf"))
    for work in works.values():
        work()
    for _ in range(rounds):
        for name, work in works.items():
            began = time.process_time()
            work()
            times[name] = min(times[name], time.process_time() - began)
    return times


def searching(game: Game, host: Host) -> Callable[[], None]:
    """Level 6 on every position, in a host."""
    level, found = levels_of(game.name)[6], some_positions(game)

    def work() -> None:
        with using(host, game.package):
            for position in found:
                level.mind.search(position, Budget(simulations=level.simulations), generator(1))

    return work


def playing(game: Game, host: Host) -> Callable[[], None]:
    """Random games, in a host."""
    start = game.new({}, bytes(32))
    return lambda: playouts(start, _GAMES, host=host) and None


def main(words: list[str]) -> None:
    """Measure every game, and print a table."""
    rounds = int(words[words.index("--rounds") + 1]) if "--rounds" in words else 5
    names = [word for word in words if word in tablee.GAMES] or list(tablee.GAMES)
    hosts = {name: open_host(name) for name in HOSTS}
    print(
        f"{'':10} {'native':>12} {'wasm':>12} {'ratio':>6}   {'native':>9} {'wasm':>9} {'ratio':>6}"
    )
    print(f"{'':10} {'games/s':>12} {'games/s':>12} {'':6}   {'ms/move':>9} {'ms/move':>9}")
    for name in names:
        game = tablee.find_game(name)
        count = len(some_positions(game))
        played = best({h: playing(game, host) for h, host in hosts.items()}, rounds)
        searched = best({h: searching(game, host) for h, host in hosts.items()}, rounds)
        rates = [f"{_GAMES / played[host]:12,.0f}" for host in HOSTS]
        moves = [f"{1000 * searched[host] / count:9.2f}" for host in HOSTS]
        ratios = [f"{times['native'] / times['wasm']:6.2f}" for times in (played, searched)]
        print(
            f"{name:10} {' '.join(rates)} {ratios[0]}   {' '.join(moves)} {ratios[1]}", flush=True
        )


if __name__ == "__main__":
    main(sys.argv[1:])
