"""The commands in the documentation exist and take those arguments."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

BENCHMARKS = Path(__file__).parents[1] / "benchmarks"


def test_the_ladder_of_all_games_needs_no_names(tmp_path: Path) -> None:
    command = [sys.executable, str(BENCHMARKS / "ladder.py"), str(tmp_path), "--jobs", "0"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("| game | seats | A | B |")


def test_a_game_is_measured_as_a_problem() -> None:
    command = [sys.executable, str(BENCHMARKS / "problems.py"), "lot", "--games", "20"]
    command += ["--matches", "2", "--level", "1", "--variants", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    head, _, row = (line.strip("| ").split(" | ") for line in done.stdout.splitlines())
    assert len(head) == len(row) == 6
    assert row[0] == "lot"
    assert row[3] == "1"  # nothing is hidden: every position is an information set of its own
