"""What `tablee bench` measures, each figure in a process of its own.

A process runs its kernels either plain or compiled, so every figure comes from a fresh one:
`measure` starts `python -m tablee.cli.measuring TASK ...` and reads one line of JSON. A new figure
is one more task.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from tablee.core.kernel import compile_kernels

_SEED = bytes(range(32))
_TRIES = 5


class Speed(NamedTuple):
    """Compiled random games of one variant."""

    options: dict[str, Any]
    games_per_second: float
    moves_per_game: float


# -- asked by the bench command ------------------------------------------------------------------


def measure(task: str, *words: str) -> Any:
    """What a task finds in a fresh process. Raises CalledProcessError."""
    environment = {k: v for k, v in os.environ.items() if k != "TABLEE_KERNELS"}
    program = [sys.executable, "-m", "tablee.cli.measuring", task, *words]
    done = subprocess.run(program, capture_output=True, text=True, check=True, env=environment)
    return json.loads(done.stdout)


def import_seconds() -> float:
    """How long `import tablee` takes beyond starting Python: the best of a few tries."""
    return _best("import tablee") - _best("pass")


def first_playout_seconds(game: str) -> float:
    """How long a fresh process takes, from its start to its end, for one compiled random game; the
    compiled code is in the cache by then."""
    measure("first", game)
    began = time.perf_counter()
    measure("first", game)
    return time.perf_counter() - began


def _best(program: str) -> float:
    times = []
    for _ in range(_TRIES):
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", program], check=True)
        times.append(time.perf_counter() - began)
    return min(times)


# -- tasks, run in the fresh process -------------------------------------------------------------


def first(game: str) -> int:
    """One compiled random game; its moves."""
    compile_kernels()
    from tablee.core.playouts import playouts
    from tablee.core.registry import find_game

    return playouts(find_game(game).new(seed=_SEED), 1).moves


def compiled(game: str, seconds: str) -> list[Speed]:
    """The speed of compiled random games, for each variant."""
    compile_kernels()
    from tablee.core.registry import find_game

    found = find_game(game)
    return [_speed(game, dict(options), float(seconds)) for options in found.variants]


def plain(game: str, seconds: str) -> float:
    """Moves a second of a plain Python loop over `legal` and `play`, as a caller would write it."""
    from tablee.core.registry import find_game

    found, choose = find_game(game), random.Random(1)
    position, moves = found.new(seed=_SEED), 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < float(seconds):
        position = position.play(choose.choice(position.legal()))
        moves += 1
        if position.turn is None:
            position = found.new(seed=choose.randbytes(32))
    return moves / spent


def _speed(game: str, options: dict[str, Any], seconds: float) -> Speed:
    from tablee.core.playouts import playouts
    from tablee.core.registry import find_game

    position = find_game(game).new(options, seed=_SEED)
    batch = 1
    while True:
        began = time.perf_counter()
        played = playouts(position, batch)
        spent = time.perf_counter() - began
        if spent >= seconds:
            return Speed(options, played.games / spent, played.moves / played.games)
        batch *= 2


TASKS: dict[str, Callable[..., Any]] = {
    "first": first,
    "compiled": compiled,
    "plain": plain,
}

if __name__ == "__main__":
    print(json.dumps(TASKS[sys.argv[1]](*sys.argv[2:])))
