"""run.py says what it is about to install before it does, and can be told not to."""

from __future__ import annotations

import os

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


def test_a_browser_is_announced_and_installed(
    commands: list[tuple[str, ...]], capsys: pytest.CaptureFixture[str]
) -> None:
    run.find_browser()
    assert [command[1] for command in commands] == ["update", "install", "install"]
    lines = capsys.readouterr().err.splitlines()
    assert lines == [
        "tablee: installing Debian's chromium with apt-get, for the tests of the page",
        "tablee: installing Playwright's Chromium in your cache folder, for the tests of the page",
    ]


@pytest.mark.parametrize("variable", ["TABLEE_NO_SYSTEM_INSTALL", "TABLEE_CHROMIUM"])
def test_nothing_is_installed_where_that_is_forbidden_or_a_browser_is_named(
    commands: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch, variable: str
) -> None:
    monkeypatch.setenv(variable, "1")
    run.find_browser()
    assert commands == []
