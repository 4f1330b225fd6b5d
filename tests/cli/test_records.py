"""`tablee replay` and `tablee verify`: recorded games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tablee
from tests.cli.helpers import child, finished, one_line, played, run


def written(tmp_path: Path, record: dict[str, Any], **changes: Any) -> Path:
    file = tmp_path / "record.json"
    file.write_text(json.dumps({**record, **changes}))
    return file


def test_a_valid_record_is_reported_line_by_line(tmp_path: Path) -> None:
    over = finished("topominos", seats=2)
    done = run("verify", written(tmp_path, over.record().to_json()))
    lines = done.stdout.splitlines()
    assert done.exit_code == 0
    assert all(line.startswith("✓ ") for line in lines)
    assert f"SHA-256(seed): {over.commitment}" in lines[1]
    assert "standard" in lines[2]
    assert f"All {len(over.moves())} moves are legal." in lines[3]
    assert "The result is right" in lines[4]
    assert "docs/shuffles.md" in lines[5]


@pytest.mark.parametrize("game", list(tablee.GAMES))
def test_every_game_verifies(game: str, tmp_path: Path) -> None:
    assert run("verify", written(tmp_path, finished(game).record().to_json())).exit_code == 0


def test_wrong_records_are_found_out_and_the_place_is_named(tmp_path: Path) -> None:
    record = finished("topominos", seats=2).record().to_json()
    moves = record["moves"]
    wrong: dict[str, dict[str, Any]] = {
        "commitment": {"seed": "00" * 32},
        "moves[1]": {"moves": [moves[0], "nonsense", *moves[2:]]},
        "result": {"moves": moves[:-1]},
        "components.tiles": {"components": {"tiles": {"name": "standard", "digest": "0"}}},
        "options": {"options": {"seats": 9}},
    }
    for field, changes in wrong.items():
        done = run("verify", written(tmp_path, record, **changes))
        assert done.exit_code == 1, field
        assert done.stdout.splitlines()[-1].startswith("✗ ")
        assert f"“{field}”" in done.stdout


def test_a_result_that_is_not_that_of_the_moves(tmp_path: Path) -> None:
    record = finished("lot").record().to_json()
    result = {**record["result"], "scores": {"1": 7, "2": 0}}
    done = run("verify", written(tmp_path, record, result=result))
    assert done.exit_code == 1
    assert "moves are legal" in done.stdout  # they are; only the result is wrong
    assert "“result”" in done.stdout


def test_sealed_records_and_other_files_are_not_verified(tmp_path: Path) -> None:
    position = played("topominos", (), seats=2)
    position = position.play(position.legal()[0])
    sealed = written(tmp_path, position.record().to_json())
    assert "sealed" in one_line(run("verify", sealed))
    assert "not the record" in one_line(run("verify", written(tmp_path, position.to_json())))
    missing = {key: value for key, value in position.record().to_json().items() if key != "moves"}
    assert "“moves”" in one_line(run("verify", written(tmp_path, missing)))


def test_unfinished_games_and_given_positions_are_said_to_be(tmp_path: Path) -> None:
    secret = played("topominos", (), seats=2).record().to_json(secret=True)
    assert "not over" in run("verify", written(tmp_path, secret)).stdout
    lot = tablee.find_game("lot").from_json(played("lot", ["d4"]).to_json()).play("e5")
    done = run("verify", written(tmp_path, lot.record().to_json()))
    assert done.exit_code == 0
    assert "began from a given position" in done.stdout


def test_a_replay_shows_every_position(tmp_path: Path) -> None:
    over = finished("lot")
    done = run("replay", written(tmp_path, over.record().to_json()))
    assert done.exit_code == 0
    assert done.stdout.count("┌─────┬") == len(over.moves()) + 1
    assert done.stdout.rstrip().splitlines()[-1].startswith("Points")
    for move in over.moves():
        assert f"played {move}" in done.stdout


def test_a_replay_begins_where_it_is_asked_to(tmp_path: Path) -> None:
    file = written(tmp_path, played("lot", ["d4", "e5"]).record().to_json())
    done = run("replay", file, "--at", "1")
    assert done.stdout.count("┌─────┬") == 1
    assert "Player 1 played d4" in done.stdout
    assert "no position 3" in one_line(run("replay", file, "--at", "3"))


def test_steps_can_be_asked_for_without_a_terminal(tmp_path: Path) -> None:
    file = written(tmp_path, played("lot", ["d4", "e5"]).record().to_json())
    done = run("replay", file, "--step", typed="\n\nb\nq\n\n")
    shown = [line.split(" · ")[0] for line in done.stdout.splitlines() if "Position" in line]
    assert shown == [f"Position {n} of 2" for n in (0, 1, 2, 1)]


def test_an_unfinished_game_is_shown_as_to_a_spectator(tmp_path: Path) -> None:
    position = played("topominos", (), seats=2)
    exchange = next(move for move in position.legal() if move.startswith("pass:"))
    position = position.play(exchange)
    done = run("replay", written(tmp_path, position.record().to_json(secret=True)))
    assert exchange not in done.stdout
    assert "played pass:?1" in done.stdout
    for rack in position.to_json()["racks"].values():
        assert " ".join(map(str, rack)) not in done.stdout


def test_a_finished_game_is_shown_whole(tmp_path: Path) -> None:
    over = finished("topominos", seats=2)
    first = next(over.record().positions())
    done = run("replay", written(tmp_path, over.record().to_json()), "--at", "0")
    for rack in first.to_json()["racks"].values():
        assert " ".join(map(str, rack)) in done.stdout


@pytest.mark.parametrize(("language", "word"), [("fr", "permis"), ("de", "erlaubt")])
def test_verify_speaks_the_language(language: str, word: str, tmp_path: Path) -> None:
    file = written(tmp_path, finished("lot").record().to_json())
    assert word in child("verify", file, "--language", language).stdout
