"""An environment in which an outside game is installed: its wheel, built from its own folder."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import run
from tests.wheels import build

#: The project that docs/adding-a-game.md walks through.
PROJECT = Path(__file__).parent / "connect_four"
#: Runs Python with these arguments and input where the game is installed; returns what it prints.
Python = Callable[..., str]


@pytest.fixture(scope="session")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The variables of a process that has the game among its modules."""
    folder = tmp_path_factory.mktemp("outside")
    wheel = build("wheel", PROJECT, folder)
    run.install("--no-deps", "--no-index", "--target", str(folder / "lib"), str(wheel))
    kept = {"PYTHONPATH": folder / "lib", "HYPOTHESIS_STORAGE_DIRECTORY": folder / "hypothesis"}
    return {
        **{name: value for name, value in os.environ.items() if name != "TABLEE_KERNELS"},
        **{name: str(path) for name, path in kept.items()},
    }


@pytest.fixture(scope="session")
def python(environment: dict[str, str]) -> Python:
    def call(*arguments: str, said: str = "") -> str:
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=PROJECT,
            env=environment,
            input=said,
            capture_output=True,
            encoding="utf-8",
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return call
