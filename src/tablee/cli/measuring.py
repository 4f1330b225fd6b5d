"""What `tablee bench` measures: every host, plain Python, and how long a start takes."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from tablee.core.hosts import Host
    from tablee.core.position import Position

HOSTS = ("native", "wasm")  # the compiled ones

_SEED = bytes(range(32))
_TRIES = 5
_FIRST = """
import sys, tablee
from tablee.core.playouts import playouts
playouts(tablee.find_game(sys.argv[1]).new(), 1)
"""


class Speed(NamedTuple):
    """Random games of one variant: per second in each host, and how long one is."""

    options: dict[str, Any]
    games_per_second: dict[str, float]
    moves_per_game: float


def import_seconds() -> float:
    """How long `import tablee` takes beyond starting Python: the best of a few tries."""
    return _best("import tablee") - _best("pass")


def first_playout_seconds(game: str) -> float:
    """How long a fresh process takes from its start to its end for one random game."""
    return _best(_FIRST, game)


def _best(program: str, *words: str) -> float:
    """The shortest time of a program. Raises CalledProcessError."""
    times = []
    for _ in range(_TRIES):
        began = time.perf_counter()
        command = [sys.executable, "-c", program, *words]
        subprocess.run(command, check=True, capture_output=True, text=True)
        times.append(time.perf_counter() - began)
    return min(times)


def random_games(game: str, seconds: float) -> list[Speed]:
    """The speed of random games in each compiled host that there is here, for each variant."""
    from tablee.core.registry import find_game

    found = find_game(game)
    hosts = _hosts(found.package)
    return [
        Speed(dict(options), *_rates(found.new(options, seed=_SEED), hosts, seconds))
        for options in found.variants
    ]


def _hosts(package: str) -> list[Host]:
    from tablee.core.hosts import open_host

    found = []
    for name in HOSTS:
        with suppress(OSError):
            found.append(open_host(name, package))
    return found


def _rates(position: Position, hosts: list[Host], seconds: float) -> tuple[dict[str, float], float]:
    """Games per second in each host, and moves per game."""
    rates, length = {}, 0.0
    for host in hosts:
        rates[host.name], length = _rate(position, host, seconds)
    return rates, length


def _rate(position: Position, host: Host, seconds: float) -> tuple[float, float]:
    """Games per second, and moves per game."""
    from tablee.core.playouts import playouts

    games = 1
    while True:
        began = time.perf_counter()
        played = playouts(position, games, host=host)
        spent = time.perf_counter() - began
        if spent >= seconds:
            return played.games / spent, played.moves / played.games
        games *= 2


def plain_moves(game: str, seconds: float) -> float:
    """Moves per second of a loop over `legal` and `play` in Python, as a caller would write it."""
    from tablee.core.registry import find_game

    found, choose = find_game(game), random.Random(1)
    position, moves = found.new(seed=_SEED), 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        position = position.play(choose.choice(position.legal()))
        moves += 1
        if position.turn is None:
            position = found.new(seed=choose.randbytes(32))
    return moves / spent


def stay_on_one_core() -> None:
    """Measure on one core, children included, where the system lets a process choose."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
