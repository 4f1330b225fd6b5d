"""How fast bots are: from a cold cache, in a fresh process, and per move.

    python benchmarks/bots.py [cold] [first] [moves]

Each figure comes from processes of its own; without words, all of them are measured.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from statistics import fmean, median

import tablee

FRESH = """
import tablee
position = tablee.find_game({game!r}).new(seed=bytes(32))
tablee.Bot({game!r}, 6).think(position, None, 1000, 1)
"""
ALL_GAMES = """
import time, tablee
began = time.perf_counter()
for name, game in tablee.GAMES.items():
    position = game.new(seed=bytes(32))
    tablee.Bot(name, 6).choose(position.view(position.turn), simulations=2)
    print(f"  {name:10} {time.perf_counter() - began:6.1f} s", flush=True)
"""
HOSTS = ("native", "wasm")


def seconds_of(program: str, **environment: str) -> float:
    """How long a fresh Python runs a program, from its start to its end."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", program], check=True, env={**os.environ, **environment})
    return time.perf_counter() - began


def cold() -> None:
    """A choice of level 6 in every game, one after the other, from an empty cache."""
    for host in HOSTS:
        with tempfile.TemporaryDirectory() as folder:
            for name in ("cold", "warm"):
                print(f"all games ready, {host}, {name} cache:")
                seconds_of(ALL_GAMES, XDG_CACHE_HOME=folder, TABLEE_KERNELS=host)


def first() -> None:
    """A fresh process, from its start to the end of its first searched move (1000 simulations)."""
    for game in tablee.GAMES:
        seconds_of(FRESH.format(game=game))
        times = [seconds_of(FRESH.format(game=game)) for _ in range(7)]
        print(f"first move of {game:10} median {median(times):.2f} s, best {min(times):.2f} s")


def moves() -> None:
    """Milliseconds per move, mean and longest, of each level in a game against itself."""
    from tablee.bots.levels import NUMBERS

    print("milliseconds per move: mean (longest)")
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
    tasks = {task.__name__: task for task in (cold, first, moves)}
    for word in words or tasks:
        tasks[word]()


if __name__ == "__main__":
    main(sys.argv[1:])
