"""Plain Python and compiled kernels play the same games, move for move."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tablee
from tablee.core import kernel
from tablee.testing.trace import check_modes


@pytest.mark.parametrize("name", list(tablee.GAMES))
def test_plain_and_compiled_kernels_agree(name: str) -> None:
    check_modes(name)


def run(code: str) -> str:
    environment = {k: v for k, v in os.environ.items() if k != "TABLEE_KERNELS"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_plain_mode_imports_neither_numba_nor_numpy() -> None:
    code = """
import sys, tablee
for game in tablee.GAMES.values():
    game.new().legal()
print([name for name in ("numba", "numpy", "rich", "click") if name in sys.modules])
"""
    assert run(code) == "[]"


def test_compilation_cannot_be_switched_on_once_kernels_are_loaded() -> None:
    code = """
import tablee
tablee.find_game("lot")
try:
    tablee.compile_kernels()
except RuntimeError as error:
    print("refused:", "tablee.core" in str(error))
"""
    assert run(code) == "refused: True"


def test_the_cache_folder_is_named_by_the_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "tablee"
    shutil.copytree(Path(kernel.__file__).parent, package / "core")
    monkeypatch.setattr(kernel, "__file__", str(package / "core" / "kernel.py"))
    before = kernel.cache_folder()
    assert before == kernel.cache_folder()
    edited = package / "core" / "rounds.py"
    edited.write_text(edited.read_text(encoding="utf-8") + "# edited", encoding="utf-8")
    assert kernel.cache_folder() != before


def test_generic_code_takes_a_game_s_kernels_as_arguments_in_both_modes() -> None:
    code = """
import tablee, os
if "{mode}" == "compiled":
    tablee.compile_kernels()
print(tablee.perft(tablee.find_game("lot").new(), 3))
"""
    assert (
        run(code.replace("{mode}", "plain")) == run(code.replace("{mode}", "compiled")) == "112896"
    )
