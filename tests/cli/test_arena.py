"""`tablee arena`: runs that can be stopped and resumed, tables, refusals."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from tablee.arena.contestant import Contestant
from tablee.arena.plan import Plan
from tablee.arena.running import play_all
from tests.cli.helpers import Terminal, one_line, run

_KEYS = {"number", "contestants", "winners", "scores", "reason", "moves", "digest"}
RUN = ("arena", "lot", "search:2", "random", "--seed", "3")


@pytest.fixture(autouse=True)
def _plain_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing waits for a compiler here."""
    monkeypatch.setenv("TABLEE_KERNELS", "plain")


def lines(file: Path) -> list[str]:
    """The first line of a results file, then its games in order."""
    head, *games = file.read_text().splitlines()
    return [head, *sorted(games, key=lambda line: int(json.loads(line)["number"]))]


@pytest.fixture(scope="module")
def six(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The lines of a run of six games that nobody stopped."""
    file = tmp_path_factory.mktemp("arena") / "six.jsonl"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TABLEE_KERNELS", "plain")
        done = run(*RUN, "--games", "6", "--json", file)
    assert done.exit_code == 0, done.output
    return lines(file)


def test_a_run_ends_with_a_table() -> None:
    done = run(*RUN, "--games", "3", "--option", "pie=no")
    assert done.exit_code == 0, done.output
    assert "lot: search:2 (A) against random (B)" in done.stdout
    assert "4 in 2 pairings of 2" in done.stdout  # whole pairings
    assert "A’s share of the wins" in done.stdout
    assert "Elo, A over B" in done.stdout
    assert "\x1b" not in done.stdout


def test_the_file_holds_everything(six: list[str]) -> None:
    head, *games = map(json.loads, six)
    assert (head["game"], head["contestants"], head["seed"]) == ("lot", ["search:2", "random"], 3)
    assert [game["number"] for game in games] == list(range(6))
    assert [game["contestants"][0] for game in games] == ["search:2", "random"] * 3
    assert all(game.keys() == _KEYS for game in games)


@pytest.mark.parametrize("kept", [0, 1, 4, 6])
def test_a_stopped_run_can_be_resumed(six: list[str], kept: int, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    cut = six[kept + 1][:9] if kept < 6 else ""  # as a power failure leaves it
    file.write_text("".join(line + "\n" for line in six[: kept + 1]) + cut)
    done = run(*RUN, "--games", "6", "--jobs", "2", "--json", file)
    assert done.exit_code == 0, done.output
    assert lines(file) == six


def test_an_empty_file_is_a_new_run(six: list[str], tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    file.touch()
    assert run(*RUN, "--games", "2", "--json", file).exit_code == 0
    assert lines(file) == six[:3]


def test_a_sequential_test_stops_early(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    words = ("arena", "lot", "search:2", "random", "--games", "400", "--sprt", "-800,0")
    done = run(*words, "--json", file)
    assert "difference +0 rather than -800" in done.stdout
    assert len(lines(file)) < 60
    again = run(*words, "--json", file)  # nothing is left to play
    assert again.stdout == done.stdout


def test_more_seats() -> None:
    done = run("arena", "lotus", "random", "random", "--seats", "3", "--games", "4")
    assert "6 in 2 pairings of 3" in done.stdout
    assert "33.3 %" in done.stdout


def test_ctrl_c_keeps_what_is_there(six: list[str], tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    file.write_text("".join(line + "\n" for line in six[:5]))
    words = (*RUN, "--games", "100000", "--json", str(file))
    with Terminal(*words, TABLEE_KERNELS="plain") as terminal:
        terminal.wait_for("search:2 – random")
        terminal.type("\x03")  # once: a second one would cut short how it ends
        code, shown = terminal.wait_for_end()
    assert code == 130
    assert "the same command goes on" in " ".join(shown.split())
    assert "Traceback" not in shown
    assert lines(file)[:5] == six[:5]
    assert run(*RUN, "--games", "6", "--json", file).exit_code == 0
    assert lines(file)[:7] == six


def test_plain_workers_play_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan("lot", {"pie": True}, 2, (Contestant("level", 2), Contestant("search", 5)))
    requests = [plan.request(number) for number in range(2)]
    fast = list(play_all(requests, 1))
    monkeypatch.setenv("TABLEE_KERNELS", "plain")
    assert list(play_all(requests, 1)) == fast


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["chess", "random", "random"], "no game “chess”"),
        (["lot", "random"], "at least two contestants"),
        (["lot", "level:9", "random"], "no contestant “level:9”: level:1 to level:6"),
        (["lot", "random", "search:0"], "no contestant “search:0”"),
        (["lot", "random", "random", "more"], "no contestant “more”"),
        (["lot", "random", "random", "random", "--sprt", "0,9"], "compares two"),
        (["lot", "random", "random", "--clock", "x"], "not “x”"),
        (["lot", "random", "random", "--clock", "5", "--ms", "5"], "Either --clock"),
        (["lot", "random", "random", "--resign", "2"], "--resign"),
        (["lot", "cmd:/nowhere/engine", "random"], "“cmd:/nowhere/engine” could not start"),
        (["lot", "cmd:'", "random"], "could not start"),
        (["lot", "nowhere.module:Bot", "random"], "No module named"),
        (["lot", "http://127.0.0.1:9/", "random"], "http://127.0.0.1:9/” could not start"),
        (["lot", "math:pi", "random"], "neither a Mind nor callable"),
        (["lot", "random", "random", "--games", "0"], "--games"),
        (["lot", "random", "random", "--jobs", "0"], "--jobs"),
        (["lot", "random", "random", "--seats", "3"], "“seats” cannot be “3”"),
        (["lot", "random", "random", "--option", "cake=yes"], "no option “cake”"),
        (["lot", "random", "random", "--ms", "5", "--simulations", "5"], "not both"),
        (["lot", "random", "random", "--seed", "x"], "--seed"),
        (["lot", "random", "random", "--sprt", "5"], "such as 0,50; not “5”"),
        (["lot", "random", "random", "--sprt", "50,0"], "not “50,0”"),
        (["lot", "random", "random", "--sprt", "0,nan"], "not “0,nan”"),
        (["lot", "random", "random", "--json", "/nowhere/a"], "/nowhere/a"),
        (["lot", "random", "random", "--json", "/dev/null"], "not an ordinary file"),
        (["lot", "random", "random", "--json", "/"], "not an ordinary file"),
        (["topominos", "random", "random", "--seats", "1"], "at least two players"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(words: list[str], says: str) -> None:
    assert says in one_line(run("arena", *words))


@pytest.mark.parametrize("change", ["seed", "version", "no newline"])
def test_the_file_of_another_run_is_left_alone(six: list[str], change: str, tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    content = {
        "seed": six[0].replace('"seed": 3', '"seed": 4') + "\n",
        "version": six[0].replace('"arena": 2', '"arena": 1') + "\n",
        "no newline": "my precious notes",
    }[change]
    file.write_text(content)
    assert "no arena run like this one" in one_line(run(*RUN, "--games", "2", "--json", file))
    assert file.read_text() == content


@pytest.mark.parametrize(
    ("place", "change"),
    [
        (2, ('"winners": [', '"winners": [1, ')),
        (2, ('"number": 0', '"number": "0"')),
        (3, ('"scores": [', '"scores": [1, ')),
        (3, ('"moves": ["', '"moves": ["a1", "')),
        (3, ("digest", "x")),
        (4, ("{", "[")),
    ],
)
def test_an_edited_game_is_refused(
    six: list[str], place: int, change: tuple[str, str], tmp_path: Path
) -> None:
    file, edited = tmp_path / "run.jsonl", list(six)
    edited[place - 1] = edited[place - 1].replace(*change)
    file.write_text("".join(line + "\n" for line in edited))
    refusal = one_line(run(*RUN, "--games", "8", "--json", file))
    assert f"Line {place} of" in refusal
    assert file.read_text().splitlines() == edited


def test_a_game_that_was_played_twice_counts_once(six: list[str], tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    file.write_text("".join(line + "\n" for line in [*six, six[3]]))
    assert "6 in 3 pairings of 2" in run(*RUN, "--games", "6", "--json", file).stdout


def test_a_kept_game_is_replayed(six: list[str], tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    file.write_text("".join(line + "\n" for line in six))
    moves = json.loads(six[5])["moves"]
    shown = run("replay", file, "--number", "4", "--all").stdout
    assert [move for move in moves if f"played {move}" not in shown] == []
    assert "no game number 9" in one_line(run("replay", file, "--number", "9"))
    (tmp_path / "other").write_text("{}\n")
    assert "no arena run" in one_line(run("replay", tmp_path / "other", "--number", "1"))


def test_a_worker_that_dies_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    assert "ended by itself (exit code 1)" in one_line(run(*RUN, "--games", "2"))


def test_a_cluster_without_its_extra_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)  # as where it is not installed
    refusal = one_line(run(*RUN, "--cluster", "local"))
    assert "“distributed” for a cluster is missing: pip install 'tablee[cluster]'" in refusal


def test_a_cluster_has_an_address() -> None:
    assert "such as tcp://host:8786; not “there:1”" in one_line(run(*RUN, "--cluster", "there:1"))


@pytest.mark.parametrize(
    ("language", "title", "refusal"),
    [
        ("fr", "lot\u202f: random (A) contre random (B)", "pas de concurrent « x »"),
        ("en", "lot: random (A) against random (B)", "no contestant “x”"),
        ("de", "lot: random (A) gegen random (B)", "keinen Teilnehmer „x“"),
    ],
)
def test_three_languages(language: str, title: str, refusal: str) -> None:
    done = run(
        "arena", "lot", "random", "random", "--games", "4", "--sprt", "0,9", language=language
    )
    assert title in done.stdout
    assert "cli-" not in done.stdout
    assert refusal in one_line(run("arena", "lot", "x", "random", language=language))


def test_a_round_robin_ends_with_a_ranking_and_a_report(tmp_path: Path) -> None:
    file = tmp_path / "run.html"
    done = run("arena", "lot", "search:2", "random", "level:1", "--games", "4", "--report", file)
    assert done.exit_code == 0, done.output
    assert "3 contestants, 12 games" in done.stdout
    assert "Elo rating" in done.stdout
    page = file.read_text("utf-8")
    assert page.count("<svg") == 5
    assert not re.search(r"<script|<link|<img|url\(|@import|src=", page)
    assert set(re.findall(r"https?://[^\"<]+", page)) == {"http://www.w3.org/2000/svg"}


def test_a_gauntlet() -> None:
    words = ("arena", "lotus", "random", "search:1", "plain:1", "--gauntlet", "--games", "2")
    done = run(*words, "--simulations", "1", "--max-plies", "9")
    assert "3 contestants, 4 games" in done.stdout
    assert done.exit_code == 0
