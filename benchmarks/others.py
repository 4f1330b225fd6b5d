"""Our playouts and searches beside OpenSpiel's (C++) and boardgame.io's (JavaScript), in one run.

    python benchmarks/others.py [SECONDS]

OpenSpiel plays LOT, registered there as a Python game over our positions, and three games of its
own in C++, of which hex on 7 x 7 is the nearest to LOT; boardgame.io plays LOT. Both are installed
into a temporary folder (PyPI, npm); one that cannot be installed is left out, and said so. One core
each; every figure is measured twice, in turn, and the better one counts.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import tablee

Speeds = dict[str, dict[str, float]]
OTHERS = Path(__file__).parent / "other_libraries"
FIELDS = ("playouts", "simulations")


def ours(seconds: float) -> Speeds:
    """Random games, and simulations of plain tree search, from the start of each of our games."""
    from tablee.bots.mind import Budget
    from tablee.bots.plain import PLAIN
    from tablee.core.playouts import playouts
    from tablee.core.rng import generator

    speeds = {}
    for game in tablee.GAMES.values():
        start = game.new({"rounds_to_win": 1} if game.name == "punto" else {}, bytes(32))

        def play(count: int, start: tablee.Position = start) -> None:
            playouts(start, count)

        def search(count: int, start: tablee.Position = start) -> None:
            PLAIN.search(start, Budget(simulations=count), generator(1))

        speeds[game.name] = {
            "playouts": per_second(play, 5_000, seconds),
            "simulations": per_second(search, 20_000, seconds),
        }
    return speeds


def per_second(work: Callable[[int], None], amount: int, seconds: float) -> float:
    """How much of this work is done per second; the first time does not count."""
    work(100)
    done, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        work(amount)
        done += amount
    return done / (time.perf_counter() - began)


def install_open_spiel(folder: Path) -> list[str]:
    """The command that measures OpenSpiel, once it is installed. Raises CalledProcessError."""
    run([sys.executable, "-m", "pip", "install", "-q", "--target", str(folder), "open_spiel"])
    os.environ["PYTHONPATH"] = str(folder)
    return [sys.executable, str(OTHERS / "open_spiel_speed.py")]


def install_boardgame_io(folder: Path) -> list[str]:
    """The command that measures boardgame.io, once it is installed. Raises CalledProcessError."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        raise FileNotFoundError("npm")
    run([npm, "install", "--no-audit", "--no-fund", "boardgame.io"], folder)
    return [node, str(OTHERS / "boardgame_io_lot.cjs")]


def run(command: list[str], folder: Path | None = None) -> str:
    """What a command prints. Raises CalledProcessError, FileNotFoundError."""
    done = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
    return done.stdout


def best(one: Speeds, other: Speeds) -> Speeds:
    """The better of two measurements of the same things."""
    return {
        name: {field: max(one[name][field], other[name][field]) for field in FIELDS} for name in one
    }


def show(library: str, speeds: Speeds, unit: dict[str, float]) -> None:
    """Print a library's rows, each also as a multiple of our LOT."""
    for name, found in speeds.items():
        figures = [f"{found[field]:12,.0f} {found[field] / unit[field]:9.3f}" for field in FIELDS]
        print(f"{library:14} {name:18} {' '.join(figures)}")


def main(seconds: float) -> None:
    """Measure everything in turn, twice, and print it."""
    commands = {}
    with tempfile.TemporaryDirectory() as temporary:
        for name, install in (
            ("OpenSpiel", install_open_spiel),
            ("boardgame.io", install_boardgame_io),
        ):
            folder = Path(temporary) / name
            folder.mkdir()
            try:
                commands[name] = (install(folder), folder)
            except (subprocess.CalledProcessError, FileNotFoundError) as error:
                print(f"{name} cannot be installed here: {error}", file=sys.stderr)
        rounds = []
        for _ in range(2):
            theirs = {
                name: json.loads(run([*command, str(seconds)], folder))
                for name, (command, folder) in commands.items()
            }
            rounds.append({"tablee": ours(seconds), **theirs})
    print(f"{'':14} {'':18} {'playouts/s':>12} {'x LOT':>9} {'simulations/s':>12} {'x LOT':>8}")
    results = {name: best(rounds[0][name], rounds[1][name]) for name in rounds[0]}
    for name, speeds in results.items():
        show(name, speeds, results["tablee"]["lot"])


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 2.0)
