"""Bots of strangers in the arena: programs over pipes and HTTP, Python objects; what they may get
wrong loses them a game, never the run."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import tablee
from tablee.arena.contestant import Contestant
from tablee.arena.players import load
from tablee.arena.playing import Outcome, play_game
from tablee.arena.terms import Clock, Terms
from tablee.bots.mind import Budget

ROOT = Path(__file__).parents[2]
NODE = str(Path(sys.executable).with_name("node"))
BOT = str(ROOT / "examples/bots/bot.mjs")
GUESTS = "tests.arena.guests"


def play(name: str, game: str = "lot", terms: Terms = Terms()) -> Outcome:  # noqa: B008
    """A contestant in seat 1 against random play."""
    sides = [Contestant.parse(name), Contestant("random")]
    return play_game(tablee.find_game(game), {}, sides, 3, 0, terms)


@contextmanager
def serving() -> Iterator[str]:
    """Where the example bot serves HTTP; `node` may be a script that starts the real one."""
    command = [NODE, BOT, "0"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().strip()
        finally:
            os.killpg(server.pid, signal.SIGKILL)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with serving() as found:
        yield found


@pytest.mark.parametrize("game", list(tablee.GAMES))
def test_a_bot_in_another_language_plays_every_game_by_either_way(game: str, address: str) -> None:
    here = play(f"cmd:{NODE} {BOT}", game)
    assert here.reason in tablee.find_game(game).reasons
    assert play(address, game) == here


def test_the_engine_is_a_contestant_too() -> None:
    outcome = play(
        f"cmd:{sys.executable} -m tablee engine", terms=Terms(Budget(simulations=4), max_plies=6)
    )
    assert (outcome.reason, len(outcome.moves)) == ("max_plies", 6)


def program(tmp_path: Path, body: str) -> str:
    """A program that answers each line as this says."""
    path = tmp_path / "bot.py"
    lines = ["import json, sys, time", "for line in sys.stdin:", " asked = json.loads(line)"]
    lines += [f" {line}" for line in body.splitlines()] + [" sys.stdout.flush()"]
    path.write_text("\n".join(lines))
    return f"cmd:{sys.executable} {path}"


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("print(json.dumps({'ok': {'move': 'z9'}}))", "illegal"),
        ("print(json.dumps({'ok': {'move': 7}}))", "illegal"),
        ("print(json.dumps({'ok': {}}))", "crash"),
        ("print(json.dumps({'ok': []}))", "crash"),
        ("print('[]')", "crash"),
        ("print('hello')", "crash"),
        ("sys.exit(1)", "crash"),
        ("print(json.dumps({'error': {'code': 'no', 'message': '', 'clause': None}}))", "crash"),
    ],
)
def test_a_program_that_does_not_answer_with_a_move_has_lost(
    body: str, reason: str, tmp_path: Path
) -> None:
    outcome = play(program(tmp_path, body))
    assert (outcome.winners, outcome.reason, outcome.moves) == ((2,), reason, ())


def test_a_program_that_does_not_answer_in_time_has_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.arena.outside._STARTING", 0.0)
    monkeypatch.setattr("tablee.arena.terms.MARGIN", 0.05)
    outcome = play(program(tmp_path, "time.sleep(600)"), terms=Terms(Budget(ms=1)))
    assert (outcome.winners, outcome.reason) == ((2,), "time")


def test_a_program_is_told_its_time_and_a_late_answer_is_passed_over(tmp_path: Path) -> None:
    body = """print(json.dumps({'id': asked['id'] - 1, 'ok': {'move': 'z9'}}))
move = asked['legal'][asked['clock']['ms'] > 0 and asked['clock']['increment'] == 5000 and -1]
print(json.dumps({'id': asked['id'], 'ok': {'move': move, 'value': {'1': 0.5}}}))"""
    outcome = play(program(tmp_path, body), terms=Terms(clock=Clock(60_000, 5_000), max_plies=3))
    position = tablee.find_game("lot").new()
    assert outcome.moves[0] == position.legal()[-1]
    assert outcome.reason == "max_plies"


def test_a_server_that_fails_has_lost(address: str) -> None:
    assert play(address).reason != "crash"
    with serving() as gone:
        assert play(gone, terms=Terms(max_plies=2)).reason == "max_plies"
    assert play(gone).reason == "crash"


@pytest.mark.parametrize("name", ["first", "Last", "Thinker"])
def test_a_python_object_is_a_contestant(name: str) -> None:
    outcome = play(f"{GUESTS}:{name}")
    assert outcome.reason in tablee.find_game("lot").reasons
    assert play(f"{GUESTS}:{name}") == outcome


@pytest.mark.parametrize(("name", "reason"), [("broken", "crash"), ("cheating", "illegal")])
def test_a_python_object_that_fails_has_lost(name: str, reason: str) -> None:
    assert play(f"{GUESTS}:{name}").reason == reason


def test_who_is_not_there_stops_the_run() -> None:
    for wrong in ("nowhere:Bot", f"{GUESTS}:Nobody", "tablee.bots.mind:Mind", "math:pi"):
        with pytest.raises(tablee.TableeError, match="could not start"):
            load(wrong)


def test_with_more_seats_all_rivals_of_who_fails_win() -> None:
    broken, other = Contestant.parse(f"{GUESTS}:broken"), Contestant("random")
    lotus = tablee.find_game("lotus")
    outcome = play_game(lotus, {"seats": 3}, [other, broken, broken], 3, 0)
    assert outcome.winners == (1,)
    outcome = play_game(lotus, {"seats": 3}, [broken] * 3, 3, 0)
    assert len(outcome.winners) == 2
