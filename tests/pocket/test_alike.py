"""The pocket plays the same games as the server, and gives the same answers: run in Node, under
Pyodide."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tablee.pocket import bundle
from tests.pocket import answers, games
from tests.server.helpers import Running

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def pocket(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all files of the pocket."""
    folder = tmp_path_factory.mktemp("pocket")
    for file in bundle.files():
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(bundle.read(file.path))
    return folder


def run(pocket: Path, script: Path) -> str:
    """What the `main` of a script returns in the pocket."""
    node = str(Path(sys.executable).with_name("node"))
    command = [node, str(HERE / "run.mjs"), str(pocket), str(script)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2_000:]
    return done.stdout


def test_a_hundred_games_are_played_recorded_and_judged_alike(
    pocket: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEE_WORKERS", "0")
    theirs, ours = run(pocket, HERE / "games.py").split("\n"), games.lines()
    assert len(theirs) == games.GAMES
    for number, (there, here) in enumerate(zip(theirs, ours, strict=True)):
        assert there == here, number


def test_answers_and_refusals_are_those_of_the_server(pocket: Path, tmp_path: Path) -> None:
    near = [json.loads(line) for line in run(pocket, HERE / "answers.py").split("\n")]
    server = Running(tmp_path)
    try:
        with httpx.Client(base_url=server.url, timeout=120) as client:
            for question, answer in zip(answers.questions(), near, strict=True):
                words = {"accept-language": question.get("language", "fr")}
                body = question.get("body")
                far = client.request(question["method"], question["path"], headers=words, json=body)
                theirs, ours = answer["body"], far.json()
                if question["path"] == "/api/offers":  # nobody else comes to the pocket
                    assert [theirs.pop("ladder"), ours.pop("ladder")] == [False, True]
                assert [answer["status"], theirs] == [far.status_code, ours], question
    finally:
        server.stop()
