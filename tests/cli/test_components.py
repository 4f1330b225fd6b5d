"""`tablee components`: checking, listing and adding the boxes that owners transcribe."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.core.components import find
from tests.cli.helpers import one_line, run

SETS = {"lotus": "track", "topominos": "tiles", "loto": "components"}


def standard(game: str) -> dict[str, Any]:
    return dict(find(game, SETS[game], "standard").data)


def written(tmp_path: Path, data: dict[str, Any], name: str = "mine") -> Path:
    file = tmp_path / f"{name}.json"
    file.write_text(json.dumps(data))
    return file


@pytest.fixture
def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for the host's own sets."""
    folder = tmp_path / "sets"
    monkeypatch.setenv("TABLEE_COMPONENTS", str(folder))
    return folder


@pytest.mark.parametrize("game", list(SETS))
def test_the_game_of_a_set_is_found(game: str, tmp_path: Path) -> None:
    digest = find(game, SETS[game], "standard").digest
    for data in (standard(game), {**standard(game), "game": game}):
        done = run("components", "check", written(tmp_path, data))
        assert done.exit_code == 0, done.output
        assert f"The set “mine” fits the game {game}." in done.stdout
        assert digest in done.stdout


def test_counts_are_printed(tmp_path: Path) -> None:
    assert (
        "tiles: 56" in run("components", "check", written(tmp_path, standard("topominos"))).stdout
    )


def test_what_is_wrong_is_named(tmp_path: Path) -> None:
    data = standard("topominos")
    data["tiles"] = data["tiles"][:-1]
    file = written(tmp_path, data)
    assert "“tiles”: there should be 56" in one_line(run("components", "check", file))
    assert "“tiles”" in one_line(run("components", "add", file))


def test_a_set_that_belongs_nowhere(tmp_path: Path) -> None:
    file = written(tmp_path, {"wheels": 4})
    assert "Which game" in one_line(run("components", "check", file))
    assert "wheels" in one_line(run("components", "check", file, "--game", "topominos"))
    assert "no components to replace" in one_line(run("components", "check", file, "--game", "lot"))
    assert "no game “chess”" in one_line(run("components", "check", file, "--game", "chess"))


def test_a_set_is_added_listed_and_played_with(tmp_path: Path, host: Path) -> None:
    data = standard("topominos")
    data["tiles"][0], data["tiles"][-1] = (
        {**data["tiles"][0], "pattern": data["tiles"][-1]["pattern"]},
        {**data["tiles"][-1], "pattern": data["tiles"][0]["pattern"]},
    )
    file = written(tmp_path, {**data, "game": "topominos"})
    added = run("components", "add", file)
    assert added.exit_code == 0, added.output
    assert (host / "topominos" / "mine.json").is_file()
    listed = run("components", "list").stdout
    assert [line.split()[1] for line in listed.splitlines() if line.startswith("topo")] == [
        "standard",
        "mine",
    ]
    assert tablee.find_game("topominos").new({"tiles": "mine"}).turn
    done = run("play", "topominos", "--seats", "1", "--option", "tiles=mine")
    assert "tiles=mine" in done.stdout


def test_a_set_is_never_replaced_or_badly_named(tmp_path: Path, host: Path) -> None:
    mine = written(tmp_path, standard("lotus"))
    assert run("components", "add", mine).exit_code == 0
    assert "already has a set “mine”" in one_line(run("components", "add", mine))
    shipped = written(tmp_path, standard("lotus"), "standard")
    assert "already has a set “standard”" in one_line(run("components", "add", shipped))
    odd = written(tmp_path, {**standard("lotus"), "name": "../odd"})
    assert "letters, digits and _ only" in one_line(run("components", "add", odd))
    assert [path.name for path in (host / "lotus").iterdir()] == ["mine.json"]


def test_a_file_can_be_played_with_directly(tmp_path: Path) -> None:
    file = written(tmp_path, {**standard("lotus"), "name": "mine"})
    done = run("play", "lotus", "--option", f"track={file}")
    assert done.exit_code == 0, done.output
    assert "track=mine" in done.stdout


def test_the_group_alone_shows_its_help() -> None:
    done = run("components")
    assert done.exit_code == 0
    assert "check" in done.stdout
