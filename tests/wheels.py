"""Building packages as a release does."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Literal


def build(kind: Literal["sdist", "wheel"], source: Path, folder: Path) -> Path:
    """The package of that kind, built from a project into an empty or a common folder."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", kind, "-d", str(folder)]
    subprocess.run(command, cwd=source, check=True, capture_output=True)
    (built,) = folder.glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return built
