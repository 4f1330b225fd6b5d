"""A game from elsewhere plays everywhere, and no file of ours knows it."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import tablee
from tests.outside.conftest import PROJECT, Python
from tests.web.helpers.browser import Visitor
from tests.web.helpers.driver import Player
from tests.web.helpers.server import ServerProcess
from tests.web.helpers.tables import play_the_computer

ROOT = Path(tablee.__file__).parents[2]
GAME = "connect_four"


def test_it_stands_on_the_shelf_after_ours(python: Python) -> None:
    assert GAME not in tablee.GAMES
    listed = python("-c", "import tablee; print(*tablee.GAMES)").split()
    assert listed == [*tablee.GAMES, GAME]


KIT = """
from pathlib import Path
import tablee
from tablee.testing import check_game, check_space, missing_parts
from tablee.testing.goldens import check_golden
from tablee.testing.parsers import check_parsers
from tablee.testing.perfts import check_counts

game, tests = tablee.find_game("connect_four"), Path("tests")
assert missing_parts(game, tests) == []
check_game(game, games=2)
check_space(game)
check_parsers(game, examples=40)
check_counts(game, tests)
for options in game.variants:
    check_golden(game, options, tests)
print("sound")
"""


def test_the_kit_finds_nothing_wrong(python: Python) -> None:
    assert python("-c", KIT) == "sound\n"


def test_it_is_played_in_the_terminal_in_its_own_words(python: Python) -> None:
    said = python("-m", "tablee", "play", GAME, "--language", "en", said="a\nb\na\nb\na\nb\na\n")
    assert "● · · · · · ·" in said
    assert "Player 1 wins: four in a line." in said
    full = python("-m", "tablee", "play", GAME, "--language", "fr", said="a\n" * 7)
    assert "La colonne a est pleine." in full


def test_the_rules_are_shown_by_clause(python: Python) -> None:
    said = python("-m", "tablee", "play", GAME, "--language", "de", said="regeln 2\n")
    assert "Vier in einer Reihe gewinnen" in said


def test_a_program_plays_it_through_the_engine(python: Python) -> None:
    asked = [{"cmd": "new", "game": GAME}, {"cmd": "play", "move": "d"}, {"cmd": "legal"}]
    said = python("-m", "tablee", "engine", said="".join(f"{json.dumps(a)}\n" for a in asked))
    *_, legal = (json.loads(line) for line in said.splitlines())
    assert legal["ok"]["moves"] == list("abcdefg")


THINKING = """
import json
import tablee
from tablee.bots.workers.worker import Worker

position = tablee.find_game("connect_four").new()
for move in "aabbc":
    position = position.play(move)
request = {"game": "connect_four", "level": 6, "view": position.view(2), "seed": 1}
worker = Worker()
try:
    answer = worker.ask({**request, "ms": None, "simulations": 400}, 120)
finally:
    worker.kill()
print(answer["move"])
"""


def test_a_bot_thinks_about_it_in_a_worker(python: Python) -> None:
    assert python("-c", THINKING) == "d\n"  # or seat 1 has four in a row


def test_bots_meet_in_the_arena(python: Python, tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    budget = ["--games", "4", "--jobs", "2", "--simulations", "60", "--seed", "3"]
    python("-m", "tablee", "arena", GAME, "level:5", "random", *budget, "--json", str(kept))
    head, *games = (json.loads(line) for line in kept.read_text("utf-8").splitlines())
    assert head["game"] == GAME
    assert len(games) == 4


CHOOSING = """
import sys
import tablee
from tablee.core.hosts import find_host

position = tablee.find_game("connect_four").new()
for move in "ddc":
    position = position.play(move)
choice = tablee.Bot("connect_four", 6).think(position, None, 200, seed=5)
print(find_host("connect_four").name, choice.move, choice.line, choice.candidates)
"""


def test_with_artifacts_of_its_own_it_is_searched_in_any_host(
    environment: dict[str, str], tmp_path: Path
) -> None:
    shutil.copytree(environment["PYTHONPATH"], tmp_path / "lib")
    there = {**environment, "PYTHONPATH": str(tmp_path / "lib")}
    call = partial(subprocess.run, check=True, capture_output=True, text=True)
    call([sys.executable, "-m", "tablee.compiler", GAME], env=there)
    found = {}
    for host in ("wasm", "plain"):
        done = call([sys.executable, "-c", CHOOSING], env={**there, "TABLEE_KERNELS": host})
        named, _, found[host] = done.stdout.partition(" ")
        assert named == host
    assert found["wasm"] == found["plain"]


@pytest.fixture
def server(environment: dict[str, str], tmp_path: Path) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path, environment)
    yield process
    process.stop()


def test_it_is_played_on_the_page(browser: Browser, server: ServerProcess) -> None:
    ana = Visitor(browser, server.url)
    play_the_computer(ana, GAME)
    over = Player(ana.page, seed=7).play_to_the_end()
    ana.page.wait_for_selector(".ending")
    assert over["game"] == GAME
    ana.go(f"/rules/{GAME}#clause-2")
    ana.page.wait_for_selector("#clause-2.lit")
    ana.close()


def test_the_guide_names_every_file_of_the_example_and_no_other() -> None:
    text = (ROOT / "docs/adding-a-game.md").read_text("utf-8")
    guide, _, _ = text.partition("## A game that comes with Tablée")
    named = set(re.findall(r"`((?:src|tests)/[^`\s]+|pyproject\.toml)`", guide))
    skipped = {"src/connect_four/rules/__init__.py"}
    files = {
        path.relative_to(PROJECT).as_posix()
        for path in PROJECT.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert {name for name in named if not (PROJECT / name).exists()} == set()
    assert {file for file in files - skipped if not _covered(file, named)} == set()


def test_the_guide_quotes_the_example() -> None:
    guide = (ROOT / "docs/adding-a-game.md").read_text("utf-8")
    [entry] = re.findall(r"```toml\n(.*?)```", guide, re.DOTALL)
    assert entry in (PROJECT / "pyproject.toml").read_text("utf-8")


def test_the_guide_s_own_test_passes(python: Python) -> None:
    guide = (ROOT / "docs/adding-a-game.md").read_text("utf-8")
    [code] = re.findall(r"```python\n(.*?)```", guide, re.DOTALL)
    python("-c", code)


def _covered(file: str, named: set[str]) -> bool:
    """Whether the guide names a file, or the folder that it lies in."""
    return any(file == name or file.startswith(name.rstrip("/") + "/") for name in named)
