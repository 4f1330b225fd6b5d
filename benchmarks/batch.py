"""Steps per second of many games side by side: ours beside EnvPool, pgx and OpenSpiel, in one run.

    python benchmarks/batch.py [--seconds 3] [--games 1024] [--without envpool ...]

A step is a random legal move in one game, drawing it, what is legal then and beginning anew
included; once more with what a seat sees (observations are part of a step in EnvPool and pgx). One
core each, and the processor's time rather than the wall's; everything is measured twice, in turn,
and the better figure counts. Connect four is the like beside the like: ours is the example of
docs/adding-a-game.md, compiled for the occasion. The others are installed into a temporary folder;
what cannot be is left out, and said so.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
OTHERS = Path(__file__).parent / "other_libraries"
CONNECT_FOUR = ROOT / "tests" / "outside" / "connect_four"
WANTED = {"lot": 5e6, "lotus": 8e6, "punto": 3e6, "topominos": 1e6, "loto": 0.3e6}

Speeds = dict[str, dict[str, float]]  # by game, then by what a step includes


def install_ours(folder: Path) -> str:
    """Connect four beside the games of this house, with kernels compiled like theirs."""
    run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)], CONNECT_FOUR
    )
    (wheel,) = folder.glob("*.whl")
    pip(folder, "--no-deps", "--no-index", str(wheel))
    run([sys.executable, "-m", "tablee.compiler", "connect_four"], paths=[folder])
    return "tablee_batch.py"


def install_open_spiel(folder: Path) -> str:
    """OpenSpiel with LOT registered there."""
    pip(folder, "open_spiel")
    return "open_spiel_batch.py"


def install_pgx(folder: Path) -> str:
    """pgx with JAX for processors."""
    pip(folder, "pgx")
    return "pgx_batch.py"


def install_envpool(folder: Path) -> str:
    """EnvPool."""
    pip(folder, "envpool")
    return "envpool_batch.py"


LIBRARIES: dict[str, Callable[[Path], str]] = {
    "tablee": install_ours,
    "envpool": install_envpool,
    "pgx": install_pgx,
    "open_spiel": install_open_spiel,
}


def pip(folder: Path, *what: str) -> None:
    """Install into a folder. Raises CalledProcessError."""
    run([sys.executable, "-m", "pip", "install", "-q", "--target", str(folder), *what])


def run(command: list[str], folder: Path | None = None, paths: list[Path] | None = None) -> str:
    """What a command prints, with these folders among Python's. Raises CalledProcessError."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths or []))}
    done = subprocess.run(
        command, cwd=folder, env=environment, check=True, capture_output=True, text=True
    )
    return done.stdout


def measure(script: str, folder: Path, seconds: float, games: int) -> Speeds:
    """What a library's script finds, on one core. Raises CalledProcessError."""
    command = [sys.executable, str(OTHERS / script), str(seconds), str(games)]
    found: Speeds = json.loads(run(command, paths=[folder]).splitlines()[-1])
    return found


def best(one: Speeds, other: Speeds) -> Speeds:
    """The better of two measurements of the same things."""
    return {
        game: {kind: max(figure, other[game][kind]) for kind, figure in found.items()}
        for game, found in one.items()
    }


def show(library: str, speeds: Speeds) -> None:
    """Print a library's rows; ours with what design asks for."""
    for game, found in speeds.items():
        masks, seen = (f"{found[kind]:,.0f}" if kind in found else "" for kind in ("masks", "seen"))
        wanted = WANTED.get(game) if library == "tablee" else None
        told = f"{found['masks'] / wanted:.2f} of {wanted:,.0f}" if wanted else ""
        print(f"| {library} | {game} | {masks} | {seen} | {told} |")


def reason_of(error: subprocess.CalledProcessError) -> str:
    """What a failed command says last."""
    lines = str(error.stderr).strip().splitlines()
    return lines[-1] if lines else str(error)


def main() -> None:
    """Install, measure everything in turn, twice, and print it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--without", nargs="*", choices=list(LIBRARIES), default=[])
    wish = parser.parse_args()
    results: dict[str, Speeds] = {}
    with tempfile.TemporaryDirectory() as temporary:
        scripts: dict[str, tuple[str, Path]] = {}
        for library, install in LIBRARIES.items():
            if library in wish.without:
                continue
            folder = Path(temporary) / library
            folder.mkdir()
            try:
                scripts[library] = install(folder), folder
            except subprocess.CalledProcessError as error:
                print(f"{library} cannot be installed: {reason_of(error)}", file=sys.stderr)
        for _ in range(2):
            for library, (script, folder) in scripts.items():
                try:
                    found = measure(script, folder, wish.seconds, wish.games)
                except subprocess.CalledProcessError as error:
                    print(f"{library} does not run: {reason_of(error)}", file=sys.stderr)
                    continue
                results[library] = best(found, results.get(library, found))
    load = " ".join(f"{value:.1f}" for value in os.getloadavg())
    print(f"{os.cpu_count()} cores, load {load}, {wish.games} games\n")
    print("| library | game | steps/s with masks | and what a seat sees | to what was wanted |")
    print("|---|---|---|---|---|")
    for library, speeds in results.items():
        show(library, speeds)


if __name__ == "__main__":
    main()
