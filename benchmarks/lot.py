"""LOT random games, native kernels beside a plain C program: same algorithm, same generator, same
games.

    python benchmarks/lot.py [ROUNDS]

Both run in turn, several times, so that a noisy machine treats them alike; the ratio is of the best
runs.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path

import tablee

GAMES = 200_000
SEED = 1


def run_c(program: Path) -> tuple[float, int, int]:
    """Games per second, moves and draws of the C program."""
    from tablee.core.rng import generator

    command = [str(program), str(GAMES), str(generator(SEED)[0])]
    speed, moves, draws = subprocess.run(
        command, capture_output=True, text=True, check=True
    ).stdout.split()
    return float(speed), int(moves), int(draws)


def run_tablee() -> tuple[float, int, int]:
    """The same of our kernels."""
    from tablee.core.playouts import playouts

    position = tablee.find_game("lot").new({"pie": False})
    playouts(position, 10)
    start = time.perf_counter()
    done = playouts(position, GAMES, SEED)
    speed = GAMES / (time.perf_counter() - start)
    return speed, done.moves, done.reasons["board_full"] + done.reasons["no_pieces"]


def main(rounds: int) -> None:
    """Print both speeds and their ratio."""
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "lot"
        source = Path(__file__).with_suffix(".c")
        subprocess.run(["cc", "-O3", "-o", program, source], check=True)
        pairs = [(run_c(program), run_tablee()) for _ in range(rounds)]
    same_games = all(c[1:] == ours[1:] for c, ours in pairs)
    c, ours = max(pair[0][0] for pair in pairs), max(pair[1][0] for pair in pairs)
    print(f"C        {c:12,.0f} games/s")
    print(f"tablee   {ours:12,.0f} games/s   {ours / c:.2f} x C")
    print(f"the same games: {'yes' if same_games else 'NO'}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
