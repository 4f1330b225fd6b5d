"""`tablee serve`: what it prints, how it ends, what it cannot do."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.server.network import listen
from tests.server.helpers import Guest


def command(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tablee", "serve", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "TABLEE_KERNELS": "plain", "TABLEE_LANGUAGE": "en"},
    )


def test_a_second_server_on_one_folder_is_told_so(tmp_path: Path) -> None:
    first = command("--port", "0", "--data", str(tmp_path))
    assert first.stdout is not None
    first.stdout.readline()
    second = command("--port", "0", "--data", str(tmp_path))
    _, errors = second.communicate()
    assert "Another server is using the folder" in errors
    assert second.returncode == 2
    first.kill()  # and nothing that is left behind keeps the next one out
    first.communicate()
    third = command("--port", "0", "--data", str(tmp_path))
    assert third.stdout is not None
    assert "http://127.0.0.1" in third.stdout.readline()
    third.send_signal(signal.SIGINT)
    third.communicate()


def test_a_taken_port_is_reported_and_ctrl_c_ends_it_with_a_stream_open(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        process = command("--port", str(port), "--data", str(tmp_path))
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(4)]
    assert f"Port {port} is taken" in said[0]
    url = said[1].split()[-1]
    assert "--lan" in said[2]
    with Guest(url) as guest:
        table = guest.open("lot", "here", "here")["table"]
        with guest.watch(table) as events:
            next(events)
            process.send_signal(signal.SIGINT)
            assert list(events) == []
    process.communicate()
    assert process.returncode in (0, 130, -signal.SIGINT)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--database", "sqlite:////no/such/folder/x"), "The database cannot be opened"),
        (("--host", "192.0.2.1"), "Cannot listen at the address 192.0.2.1"),
        (("--port", "70000"), "--port"),
    ],
)
def test_what_cannot_be_done_is_reported_in_one_line(
    tmp_path: Path, arguments: tuple[str, ...], words: str
) -> None:
    process = command("--port", "0", "--data", str(tmp_path), *arguments)
    _, errors = process.communicate()
    last = errors.strip().splitlines()[-1]
    assert last.startswith("tablee: ")
    assert words in last
    assert process.returncode == 2
