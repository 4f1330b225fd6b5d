"""The commands in docs/bots.md exist and take those arguments."""

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
