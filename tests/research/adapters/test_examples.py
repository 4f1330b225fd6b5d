"""The examples run as they are, and none is longer than a page."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = sorted((Path(__file__).parents[3] / "examples").glob("*.py"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_runs(path: Path, tmp_path: Path) -> None:
    command = [sys.executable, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()
    code = path.read_text("utf-8").split('"""', 2)[2].strip()
    assert len(code.splitlines()) <= 22
