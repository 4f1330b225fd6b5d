"""How fast bots are: from a cold cache, in a fresh process, in simulations, and a move.

    python benchmarks/bots.py [cold] [first] [speed] [moves]

Each figure comes from processes of its own; without words, all of them are measured.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from statistics import fmean, median
from typing import TYPE_CHECKING

import tablee

if TYPE_CHECKING:
    from tablee.bots.mind import Mind

FRESH = """
import tablee; tablee.compile_kernels()
position = tablee.find_game({game!r}).new(seed=bytes(32))
tablee.Bot({game!r}, 6).choose(position.view(position.turn), simulations=1000)
"""
ALL_GAMES = """
import time, tablee
from tablee.bots.pool import Pool
pool, began = Pool(), time.perf_counter()
for name in tablee.GAMES:
    pool.warm(name)
waiting = set(tablee.GAMES)
while waiting:
    time.sleep(0.05)
    for name in sorted(waiting):
        if pool.is_warm(name):
            print(f"  {name:10} {time.perf_counter() - began:6.1f} s", flush=True)
            waiting.discard(name)
pool.close()
"""


def seconds_of(program: str, **environment: str) -> float:
    """How long a fresh Python runs a program, from its start to its end."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", program], check=True, env={**os.environ, **environment})
    return time.perf_counter() - began


def cold() -> None:
    """Every kernel that bots need, from an empty cache, as a server's pool compiles them."""
    environment = {"TABLEE_KERNELS": "plain"}
    with tempfile.TemporaryDirectory() as folder:
        for name in ("cold", "warm"):
            print(f"all kernels from a {name} cache:")
            seconds_of(ALL_GAMES, XDG_CACHE_HOME=folder, **environment)


def first() -> None:
    """A fresh process, from its start to the end of its first searched move (1000 simulations)."""
    for game in tablee.GAMES:
        seconds_of(FRESH.format(game=game))
        times = [seconds_of(FRESH.format(game=game)) for _ in range(7)]
        print(f"first move of {game:10} median {median(times):.2f} s, best {min(times):.2f} s")


def speed() -> None:
    """Simulations a second from the start of the open games, allocation and report included."""
    from tablee.bots.levels import levels_of
    from tablee.bots.tree_mind import PLAIN

    for game in ("lot", "lotus"):
        start = tablee.find_game(game).new(seed=bytes(32))
        for name, mind in (("level 6", levels_of(game)[6].mind), ("plain", PLAIN)):
            rate = per_second(mind, start)
            print(f"{game:6} {name:8} {rate:10,.0f} simulations/s")


def per_second(mind: Mind, start: tablee.Position, amount: int = 100_000) -> float:
    """The best of six."""
    from tablee.bots.mind import Budget
    from tablee.core.rng import generator

    times = []
    for _ in range(6):
        began = time.perf_counter()
        done = mind.search(start, Budget(simulations=amount), generator(1)).simulations
        times.append((time.perf_counter() - began) / done)
    return 1 / min(times)


def moves() -> None:
    """Milliseconds a move, mean and longest, of each level in a game against itself."""
    from tablee.bots.levels import NUMBERS

    print("milliseconds a move: mean (longest)")
    for name, game in tablee.GAMES.items():
        told = []
        for level in NUMBERS:
            position, bot, times = game.new({}, bytes(32)), tablee.Bot(name, level), []
            while position.turn is not None:
                began = time.perf_counter()
                choice = bot.choose(position.view(position.turn), seed=position.ply)
                times.append(1000 * (time.perf_counter() - began))
                position = position.play(choice.move)
            told.append(f"{fmean(times):.0f} ({max(times):.0f})")
        print(f"  {name:10} {'  '.join(told)}", flush=True)


def main(words: list[str]) -> None:
    """Measure what the words say."""
    tasks = {task.__name__: task for task in (cold, first, speed, moves)}
    tablee.compile_kernels()
    for word in words or tasks:
        tasks[word]()


if __name__ == "__main__":
    main(sys.argv[1:])
