"""What every test relies on."""

from __future__ import annotations

import tomllib
from importlib.metadata import entry_points
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def pytest_configure() -> None:
    """Games are found through the metadata of the installed package: it must be that of this tree,
    which a pull may have changed."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    declared = project["entry-points"]["tablee.games"]
    if declared.keys() - {entry.name for entry in entry_points(group="tablee.games")}:
        pytest.exit("the installed package is older than this tree: use python3 run.py test ...", 3)
