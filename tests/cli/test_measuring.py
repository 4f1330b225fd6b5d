"""`tablee perft` and `tablee bench`: counts that are right, figures that are there."""

from __future__ import annotations

import json
import subprocess
from io import StringIO
from pathlib import Path
from types import SimpleNamespace

import pytest
from rich.console import Console

import tablee
from tablee.cli import measuring
from tablee.cli.commands.bench import _grid
from tablee.cli.words import speaker
from tablee.core.playouts import playouts
from tests.cli.helpers import child, one_line, played, run


def counts(output: str) -> list[int]:
    """The second column of perft's lines."""
    return [int(line.split()[1]) for line in output.splitlines()[1:]]


def test_perft_counts_every_depth() -> None:
    done = run("perft", "lot", "2")
    assert counts(done.stdout) == [49, 2401]
    assert counts(run("perft", "lot", "2", "--option", "pie=no").stdout) == [49, 2352]
    assert counts(run("perft", "lotus", "2", "--seats", "3").stdout) == [6, 36]


def test_perft_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(played("lot", ["d4"]).to_json()))
    assert counts(run("perft", "lot", "1", "--load", file).stdout) == [49]
    assert "holds a game of lot" in one_line(run("perft", "lotus", "1", "--load", file))


def test_divide_adds_up() -> None:
    lines = run("perft", "lot", "2", "--divide").stdout.splitlines()
    assert lines[0] == "a1: 49"
    assert lines[-1] == "= 2401"
    assert sum(int(line.split()[1]) for line in lines[:-1]) == 2401


@pytest.mark.parametrize("host", ["native", "wasm", "plain"])
def test_every_host_counts_the_same(host: str) -> None:
    done = child("perft", "lot", "3", "--host", host)
    assert done.stderr == ""
    assert counts(done.stdout) == [49, 2401, 112896]


def test_bench_measures_and_reports() -> None:
    done = child("bench", "lot", "--seconds", "0.01", "--json")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert set(report) == {"python", "machine", "seconds", "import_seconds", "games"}
    assert set(report["games"]) == {"lot"}
    found = report["games"]["lot"]
    assert set(found) == {"first_playout_seconds", "plain_moves_per_second", "variants"}
    assert [speed["options"] for speed in found["variants"]] == [{}, {"pie": False}]
    for speed in found["variants"]:
        assert set(speed["games_per_second"]) == {"native", "wasm"}
        assert 50 < speed["moves_per_game"] < 90  # however many games there was time for


def set_clock(monkeypatch: pytest.MonkeyPatch, *times: float) -> None:
    """Let whatever is measured read these times, one after the other."""
    clock = SimpleNamespace(perf_counter=iter(times).__next__)
    monkeypatch.setattr(measuring, "time", clock)


def test_a_speed_is_that_of_the_first_run_that_takes_long_enough(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one_game, two_games = (0, 0.5), (1, 5)
    set_clock(monkeypatch, *(one_game + two_games) * 4)  # two variants, two hosts
    for speed in measuring.random_games("lot", seconds=1):
        start = tablee.find_game("lot").new(speed.options, seed=bytes(range(32)))
        assert speed.games_per_second == {"native": 2 / 4, "wasm": 2 / 4}
        assert speed.moves_per_game == playouts(start, 2).moves / 2


def test_moves_in_python_are_counted_until_the_time_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    set_clock(monkeypatch, 0, 0.4, 0.8, 1.2)
    assert measuring.plain_moves("lot", seconds=1) == 2 / 1.2


def test_an_import_takes_what_its_best_try_adds_to_starting_python(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    importing, starting = (0, 7, 0, 5, 0, 9, 0, 6, 0, 8), (0, 4, 0, 3, 0, 4, 0, 4, 0, 4)
    set_clock(monkeypatch, *importing, *starting)
    assert measuring.import_seconds() == 5 - 3


def test_a_bench_that_fails_says_why_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*_: object) -> None:
        raise subprocess.CalledProcessError(
            1, "python", stderr="Traceback ...\nMemoryError: full\n"
        )

    monkeypatch.setattr("tablee.cli.commands.bench.measure_all", failing)
    assert "A measurement failed: MemoryError: full" in one_line(run("bench", "lot"))


def test_the_report_is_a_table() -> None:
    speed = {
        "options": {"pie": False},
        "games_per_second": {"native": 1234.5},
        "moves_per_game": 71.64,
    }
    found = {"first_playout_seconds": 0.5, "plain_moves_per_second": 10.0, "variants": [speed]}
    console = Console(file=StringIO(), width=80)
    console.print(_grid({"lot": found}, speaker("en")))
    assert isinstance(console.file, StringIO)
    words = console.file.getvalue().split()
    assert words[-7:] == ["lot", "pie=False", "1,234", "–", "71.6", "10", "500"]
