"""run.py says what it installs before it does, and can be told not to; it runs checks and tests."""

from __future__ import annotations

import os
from subprocess import CompletedProcess
from threading import Barrier

import pytest

import run


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """What run.py would have run, as root on a Debian without a browser."""
    made: list[tuple[str, ...]] = []

    def call(*command: str) -> bool:
        made.append(command)
        return True

    monkeypatch.setattr(run, "call", call)
    monkeypatch.setattr("shutil.which", {"apt-get": "/usr/bin/apt-get"}.get)
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    for name in ("TABLEE_CHROMIUM", "TABLEE_NO_SYSTEM_INSTALL"):
        monkeypatch.delenv(name, raising=False)
    return made


def test_browsers_are_announced_and_installed(
    commands: list[tuple[str, ...]], capsys: pytest.CaptureFixture[str]
) -> None:
    run.find_browsers()
    assert [command[1] for command in commands] == ["update", "install", "install"]
    lines = capsys.readouterr().err.splitlines()
    assert lines == [
        "tablee: installing Debian's chromium, firefox-esr, webkit2gtk-driver, xvfb with apt-get, "
        "for the tests of the page",
        "tablee: installing Playwright's Chromium in your cache folder, for the tests of the page",
    ]


def test_nothing_is_installed_where_that_is_forbidden(
    commands: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEE_NO_SYSTEM_INSTALL", "1")
    run.find_browsers()
    assert commands == []


def test_a_chromium_that_is_named_is_not_installed(
    commands: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEE_CHROMIUM", "1")
    run.find_browsers()
    assert not any("chromium" in command for command in commands)


@pytest.mark.parametrize(("codes", "passes"), [((1, 0), True), ((1, 1), False), ((2, 0), False)])
def test_tests_that_failed_have_one_more_chance(
    codes: tuple[int, ...], passes: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def step(command: str) -> CompletedProcess[bytes]:
        made.append(command)
        return CompletedProcess([], codes[len(made) - 1])

    monkeypatch.setattr(run, "run_step", step)
    steps = {"tests": "pytest -n 2"}
    if passes:
        run.run_steps(steps)
    else:
        with pytest.raises(SystemExit):
            run.run_steps(steps)
    assert made == ["pytest -n 2", run.SECOND_CHANCE][: codes[0] % 2 + 1]


def test_checks_run_side_by_side_and_each_shows_its_own_output(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    both = Barrier(2)

    def step(command: str, _output: int) -> CompletedProcess[bytes]:
        both.wait(60)
        return CompletedProcess([], 0, f"{command}: très bien\n".encode())

    monkeypatch.setattr(run, "run_step", step)
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    run.run_together({"one": "first", "two": "second"})
    shown = capfdbinary.readouterr().out.decode()
    for name, command in (("one", "first"), ("two", "second")):
        assert f"=== {name}: {command}\n{command}: très bien\n" in shown


def test_a_check_that_fails_is_shown_and_the_rest_is_left_out(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    made: list[str] = []

    def step(command: str, output: int) -> CompletedProcess[bytes]:
        made.append(command)
        return real(command, output)

    real = run.run_step
    monkeypatch.setattr(run, "run_step", step)
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    steps = {"bad": "python no_such_file.py"}
    steps |= {f"later {number}": "python -m this" for number in range(50)}
    with pytest.raises(SystemExit, match="bad: failed"):
        run.run_together(steps)
    assert b"no_such_file.py" in capfdbinary.readouterr().out
    assert len(made) < len(steps)
