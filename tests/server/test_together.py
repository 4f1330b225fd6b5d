"""`tablee serve --processes N`: several processes behind one port, watched and renewed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.helpers import PATIENCE, Guest, until


@pytest.fixture
def parent(postgres: str, tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The parent of two processes, and their address."""
    command = [sys.executable, "-m", "tablee", "serve", "--port", "0", "--data", str(tmp_path)]
    process = subprocess.Popen(
        [*command, "--database", postgres, "--processes", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "TABLEE_KERNELS": "plain", "TABLEE_LANGUAGE": "en"},
    )
    assert process.stdout is not None
    found = re.search(r"http://\S+", process.stdout.readline())
    assert found is not None
    yield process, found[0]
    process.terminate()
    process.communicate(timeout=PATIENCE)
    assert process.returncode == 0


def children(parent: int) -> set[int]:
    """The server processes."""
    listed = subprocess.run(
        ["ps", "-ww", "-o", "pid=,args=", "--ppid", str(parent)], capture_output=True
    )
    lines = [line.split(maxsplit=1) for line in listed.stdout.decode().splitlines()]
    return {int(number) for number, words in lines if "spawn_main" in words}


def test_pages_and_tables_go_on_while_all_processes_are_replaced(
    parent: tuple[subprocess.Popen[str], str],
) -> None:
    process, url = parent
    old = children(process.pid)
    assert len(old) == 2
    with Guest(url) as ana, Guest(url) as page:
        shown = ana.open("lot", "here", "here")
        process.send_signal(signal.SIGHUP)
        while children(process.pid) & old:  # somebody plays on all the while
            shown = play_on(ana, shown)
        shown = shown if shown["legal"] else play_on(ana, shown)
        page.token = ana.token
        with page.watch(shown["table"]) as events:
            assert until(events, lambda told: told["version"] == shown["version"])["legal"]
            shown = play_on(ana, shown)
            assert until(events, lambda told: told["version"] == shown["version"])
        assert ana.look(shown["table"])["moves"] == shown["moves"]


def play_on(guest: Guest, shown: dict[str, Any]) -> dict[str, Any]:
    """What a page does whose connection ends: it asks again, with the same key."""
    if not shown["legal"]:
        return guest.open("lot", "here", "here")
    while True:
        with suppress(httpx.TransportError):
            answer = guest.move(shown, shown["legal"][0], f"k{shown['version']}")
            assert answer.status_code == 200, answer.text
            found: dict[str, Any] = answer.json()
            return found


def test_a_process_that_dies_is_replaced(parent: tuple[subprocess.Popen[str], str]) -> None:
    process, url = parent
    old = children(process.pid)
    os.kill(min(old), signal.SIGKILL)
    while len(children(process.pid) - {min(old)}) < 2:
        os.sched_yield()
    with Guest(url) as ana:
        assert ana.open("lot", "here", "here")["version"] == 0


def test_several_processes_need_a_database_they_can_share(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tablee", "serve", "--data", str(tmp_path), "--processes", "2"]
    done = subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, "TABLEE_LANGUAGE": "en"}
    )
    assert done.returncode == 2
    assert "2 processes need a database" in done.stderr.strip().splitlines()[-1]
