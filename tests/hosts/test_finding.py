"""Which host a process gets, and what it keeps for the next one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tablee.core.hosts import find_host
from tablee.core.hosts.linear import Room
from tablee.core.hosts.wasmtime import load_module

ARTIFACTS = Path(__file__).parents[2] / "src/tablee/artifacts"


def run(code: str, cache: Path, host: str | None = None) -> str:
    hidden = {"TABLEE_KERNELS"} if host is None else set()
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    environment |= {"XDG_CACHE_HOME": str(cache), "HOME": str(cache), "LOCALAPPDATA": str(cache)}
    if host:
        environment["TABLEE_KERNELS"] = host
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_a_bot_thinks_without_any_compiler_in_its_process(tmp_path: Path) -> None:
    code = """
import sys, tablee
choice = tablee.Bot("lot", 4).choose(tablee.find_game("lot").new().view(1), seed=1)
print([name for name in ("numba", "llvmlite", "numpy", "ziglang") if name in sys.modules])
"""
    assert run(code, tmp_path) == "[]"


def test_rules_alone_load_no_host_and_no_drawing(tmp_path: Path) -> None:
    code = """
import sys, tablee
for game in tablee.GAMES.values():
    game.new().legal()
print([name for name in ("wasmtime", "ctypes", "rich", "click", "numpy") if name in sys.modules])
"""
    assert run(code, tmp_path) == "[]"


@pytest.mark.parametrize("name", ["plain", "wasm", "native"])
def test_a_host_can_be_forced(name: str, tmp_path: Path) -> None:
    code = "from tablee.core.hosts import find_host; print(find_host().name)"
    assert run(code, tmp_path, name) == name


def test_a_host_there_is_not_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_KERNELS", "quantum")
    with pytest.raises(ValueError, match="quantum"):
        find_host()


def test_a_package_without_artifacts_runs_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TABLEE_KERNELS", raising=False)
    assert find_host("tests").name == "plain"
    monkeypatch.setenv("TABLEE_KERNELS", "wasm")
    with pytest.raises(OSError, match="wasm"):
        find_host("tests")


def test_machine_code_is_kept_and_made_again_where_it_is_not_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platformdirs.user_cache_dir", lambda *_a, **_k: str(tmp_path / "cache"))
    load_module(ARTIFACTS / "kernels.wasm")
    (kept,) = (tmp_path / "cache").iterdir()
    whole = kept.read_bytes()
    for broken in (b"", whole[:1000], whole[:-1] + bytes([whole[-1] ^ 1]), bytes(len(whole))):
        kept.write_bytes(broken)
        load_module(ARTIFACTS / "kernels.wasm")
        assert kept.read_bytes()[:32] == whole[:32] or len(kept.read_bytes()) == len(whole)
        assert kept.read_bytes() != broken


def test_a_cache_folder_that_cannot_be_written_is_not_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setattr("platformdirs.user_cache_dir", lambda *_a, **_k: str(tmp_path / "file/x"))
    assert load_module(ARTIFACTS / "kernels.wasm") is not None


def test_room_that_was_given_back_is_used_again() -> None:
    room = Room(64)
    first, second, third = room.take(100), room.take(8), room.take(1000)
    assert len({first, second, third}) == 3
    assert all(address % 16 == 0 for address in (first, second, third))
    room.give_back(second)
    room.give_back(first)
    assert room.take(120) == first  # the two together
    room.give_back(third)
    assert room.end == third
    assert room.take(900) == third


def test_memory_has_an_end_and_what_was_there_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_KERNELS", "wasm")
    with find_host().scope() as memory:
        values = memory.vector([1, 2, 3])
        with pytest.raises(MemoryError):
            memory.vector(1 << 28)
        assert values.read() == [1, 2, 3]
        assert memory.vector(1000).read() == [0] * 1000


@pytest.mark.no_cover
def test_artifacts_are_the_same_whatever_processor_they_are_made_on(sample: Any) -> None:
    folder = Path(sample.__file__).parents[1]
    other = {"NUMBA_CPU_NAME": "skylake-avx512", "NUMBA_CPU_FEATURES": "+avx2,+avx512f"}
    paths = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-m", "tablee.compiler", "--check", "samplekernels"]
    subprocess.run(command, check=True, env={**os.environ, **other, "PYTHONPATH": paths})
