"""The group: help, languages, exit codes, and failures that are one line."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.helpers import child, clean_environment, one_line, run

COMMANDS = ["play", "replay", "analyse", "verify", "components", "engine"]
COMMANDS += ["perft", "bench", "arena"]


@pytest.mark.parametrize(
    ("language", "usage", "words"),
    [
        ("fr", "Usage\u202f: tablee", "Jouer à plusieurs"),
        ("en", "Usage: tablee", "Play with others"),
        ("de", "Aufruf: tablee", "Zu mehreren"),
    ],
)
def test_help_speaks_the_language_of_the_locale(language: str, usage: str, words: str) -> None:
    done = child("--help", language=language)
    assert done.returncode == 0
    assert done.stdout.startswith(usage)
    assert words in done.stdout
    assert "cli-" not in done.stdout


@pytest.mark.parametrize(
    "words", [("--language", "de", "--help"), ("play", "--help", "--language=de")]
)
def test_help_speaks_the_language_that_is_asked_for(words: tuple[str, ...]) -> None:
    done = child(*words, language="fr")
    assert done.returncode == 0
    assert done.stdout.startswith("Aufruf: tablee")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    done = run(command, "--help")
    assert done.exit_code == 0
    assert f"tablee {command}" in done.stdout or f" {command} " in done.stdout
    assert "cli-" not in done.stdout


def test_version() -> None:
    assert run("--version").stdout.startswith("tablee ")


def test_the_language_option_goes_before_or_after_the_command() -> None:
    assert "Kein möglicher" in run("--language", "de", "play", "lot", typed="? z").stdout
    assert "Kein möglicher" in run("play", "lot", "--language", "de", typed="? z").stdout


def test_without_a_terminal_the_shelf_is_printed() -> None:
    done = run()
    assert done.exit_code == 0
    assert "Good things come in threes" in done.stdout
    assert "tablee play GAME" in done.stdout


BAD_LINES: list[tuple[list[str], str]] = [
    (["chess"], "no command “chess”"),
    (["--bogus"], "no option --bogus"),
    (["play"], "Which game?"),
    (["play", "chess"], "no game “chess”"),
    (["play", "lot", "more"], "a word too many"),
    (["play", "lot", "--seats", "3"], "“seats” cannot be “3”"),
    (["play", "lot", "--seats", "x"], "--seats"),
    (["play", "lot", "--seats"], "missing after --seats"),
    (["play", "lot", "--option", "pie"], "NAME=VALUE"),
    (["play", "lot", "--option", "pie=maybe"], "“pie” cannot be “maybe”"),
    (["play", "lot", "--option", "cake=yes"], "no option “cake”"),
    (["play", "lot", "--seed", "12"], "64 hexadecimal digits"),
    (["play", "lot", "--language", "it"], "--language"),
    (["play", "lot", "--bot", "3"], "a player from 1 to 2"),
    (["play", "lot", "--bot", "0=1"], "not “0=1”"),
    (["play", "lot", "--bot", "2=7"], "a level from 1 to 6"),
    (["play", "lot", "--bot", "2=0"], "a level from 1 to 6"),
    (["play", "lot", "--bot", "2="], "not “2=”"),
    (["play", "lot", "--bot", "=3"], "not “=3”"),
    (["play", "lot", "--bot", "two=three"], "not “two=three”"),
    (["play", "lot", "--bot", "2=3=4"], "not “2=3=4”"),
    (["play", "lot", "--bot"], "missing after --bot"),
    (["play", "topominos", "--seats", "3", "--bot", "4"], "a player from 1 to 3"),
    (["play", "--load", "nowhere.json"], "no file or folder “nowhere.json”"),
    (["play", "--load", "/"], "is a folder"),
    (["play", "lot", "--save", "/nowhere/a.json"], "no file or folder “/nowhere/a.json”"),
    (["play", "lot", "--save", "/dev/null"], "/dev/null"),
    (["replay", "nowhere.json"], "nowhere.json"),
    (["verify", "nowhere.json"], "nowhere.json"),
    (["verify"], "is missing"),
    (["analyse"], "is missing"),
    (["analyse", "x.json", "--simulations", "0"], "--simulations"),
    (["perft", "lot"], "is missing"),
    (["perft", "lot", "0"], "1-100"),
    (["perft", "lot", "x"], "1-100"),
    (["perft", "lot", "1", "--load", "nowhere.json"], "nowhere.json"),
    (["bench", "chess"], "no game “chess”"),
    (["bench", "--seconds", "0"], "--seconds"),
    (["components", "bogus"], "no command “bogus”"),
    (["components", "check", "nowhere.json"], "nowhere.json"),
]


@pytest.mark.parametrize(("words", "says"), BAD_LINES)
def test_bad_input_is_one_line_and_exit_code_2(words: list[str], says: str) -> None:
    assert says in one_line(run(*words))


BAD_FILES = {
    "empty": b"",
    "words": b"hello",
    "bytes": b"\xff\xfe\x00",
    "list": b"[]",
    "number": b"7",
    "not a number": b'{"tablee": NaN}',
    "other": b'{"a": 1}',
    "deep": b"[" * 100_000,
    "future": b'{"tablee": 99, "game": "lot"}',
    "no such game": b'{"tablee": 1, "game": "chess", "options": {}, "components": {},'
    b' "commitment": null, "seed": null, "start": null, "moves": [], "result": null}',
    "wrong kinds": b'{"tablee": 1, "game": 3, "options": [], "moves": {}}',
    "position": b'{"game": ["lot"]}',
    "deep position": b'{"game": "lot", "options": ' + b"[" * 900 + b"]" * 900 + b"}",
}


@pytest.mark.parametrize("content", BAD_FILES.values(), ids=BAD_FILES)
@pytest.mark.parametrize(
    "words",
    [
        ["play", "--load"],
        ["replay"],
        ["verify"],
        ["perft", "lot", "1", "--load"],
        ["components", "check"],
        ["components", "add"],
    ],
    ids=" ".join,
)
def test_no_file_is_bad_enough_for_a_traceback(
    words: list[str], content: bytes, tmp_path: Path
) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(content)
    one_line(run(*words, file))


def test_help_and_play_import_neither_numba_nor_more_than_they_need() -> None:
    program = (
        "import sys, json\n"
        "from tablee.cli import main\n"
        "sys.argv = json.loads(sys.argv[1])\n"
        "try:\n    main()\n"
        "finally:\n"
        "    found = {'rich', 'numba', 'numpy', 'msgspec'} & set(sys.modules)\n"
        "    print(sorted(found), file=sys.stderr)"
    )
    for words, expected in ((["--help"], []), (["play", "lot"], ["msgspec", "rich"])):
        done = subprocess.run(
            [sys.executable, "-c", program, json.dumps(["tablee", *words])],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=True,
            env=clean_environment(),
        )
        assert done.stderr.strip() == str(expected)


def test_a_reader_that_leaves_early_is_no_error(tmp_path: Path) -> None:
    moves = tmp_path / "moves"
    moves.write_text("?\n" * 2000)
    with moves.open() as lines:
        reader = subprocess.Popen(
            [sys.executable, "-m", "tablee", "play", "lot"],
            stdin=lines,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
    assert reader.stdout is not None
    assert reader.stderr is not None
    reader.stdout.readline()
    reader.stdout.close()
    assert reader.stderr.read() == ""
    reader.stderr.close()
    reader.wait(timeout=30)


def test_the_entry_point_is_python_dash_m() -> None:
    program = "from tablee.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", program], stdin=subprocess.DEVNULL, timeout=30)
    assert done.returncode == child().returncode == 0
