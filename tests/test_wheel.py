"""The package as strangers get it: the wheel, built from the source archive and installed into an
environment with nothing else in it, plays a game and serves the page."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

import run
from tests.wheels import build

ROOT = Path(run.__file__).parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel that is built from what the source archive holds."""
    folder = tmp_path_factory.mktemp("dist")
    with tarfile.open(build("sdist", ROOT, folder)) as archive:
        archive.extractall(folder, filter="data")
    (source,) = (path for path in folder.iterdir() if path.is_dir())
    return build("wheel", source, folder)


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the programs of an environment that holds this wheel and what it requires."""
    home = tmp_path_factory.mktemp("clean")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", home], check=True)
    found = home / ("Scripts" if os.name == "nt" else "bin")
    python = str(found / "python")
    run.install("--require-hashes", "-r", "requirements/app.txt", python=python)
    run.install(str(wheel), python=python)
    return found


@contextmanager
def command(programs: Path, folder: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """The installed command, away from the sources."""
    process = subprocess.Popen(
        [shutil.which("tablee", path=programs) or "", *arguments],
        cwd=folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "TABLEE_LANGUAGE": "en"},
    )
    try:
        yield process
    finally:
        process.terminate()
        process.communicate()


def ask(engine: subprocess.Popen[str], **request: Any) -> dict[str, Any]:
    assert engine.stdin is not None
    assert engine.stdout is not None
    print(json.dumps(request), file=engine.stdin, flush=True)
    answer: dict[str, Any] = json.loads(engine.stdout.readline())["ok"]
    return answer


def test_two_bots_play_a_game_through_the_installed_engine(programs: Path, tmp_path: Path) -> None:
    with command(programs, tmp_path, "engine") as engine:
        view = ask(engine, cmd="new", game="lotus", seed="0" * 64)["view"]
        while view["turn"] is not None:
            chosen = ask(engine, cmd="bot", level=1, simulations=4, seed=view["ply"])
            view = ask(engine, cmd="play", move=chosen["move"])["view"]
        assert view["result"]["winners"]


def test_the_installed_server_has_the_whole_page(programs: Path, tmp_path: Path) -> None:
    arguments = ("serve", "--port", "0", "--data", str(tmp_path))
    with command(programs, tmp_path, *arguments) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found is not None
        with httpx.Client(base_url=found[0]) as http:
            page = http.get("/").raise_for_status().text
            parts = re.findall(r'(?:href|src)="(/[^"]+)"', page)
            assert "/app/main.js" in parts
            for part in parts:
                assert http.get(part).raise_for_status().content, part


def test_the_readme_of_the_wheel_needs_no_file_beside_it(wheel: Path) -> None:
    import zipfile

    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith("/METADATA"))
        metadata = archive.read(name).decode()
    assert "# Tablée" in metadata
    assert "```python" in metadata
    assert re.findall(r"\]\((?!https://)", metadata) == []
    assert re.findall(r"\n\n\n", metadata) == []
