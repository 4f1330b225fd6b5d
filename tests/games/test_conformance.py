"""Every installed game, every variant: the public kit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.core.rulebook import parse
from tablee.testing import check_game, completeness, missing_parts
from tablee.testing.checks import hidden_parts_differ
from tablee.testing.completeness import missing_from_page
from tablee.testing.goldens import check_golden
from tablee.testing.perfts import check_counts
from tablee.testing.schemas import check_schema

TESTS = Path(__file__).parent.parent
NAMES = list(tablee.GAMES)
VARIANTS = [
    pytest.param(name, options, id=f"{name}-{number}")
    for name in NAMES
    for number, options in enumerate(tablee.GAMES[name].variants)
]


@pytest.mark.parametrize("name", NAMES)
def test_the_public_kit_passes(name: str) -> None:
    check_game(tablee.find_game(name), games=2)


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_missing(name: str) -> None:
    assert missing_parts(tablee.find_game(name), TESTS) == []


def test_rules_that_begin_with_their_articles_lack_how_to_play(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bare = parse("# T\n## Rules\n### 1. Go\none")
    monkeypatch.setattr(completeness, "rulebook", lambda *_: bare)
    missing = missing_parts(tablee.find_game("lot"), TESTS)
    assert "RULES.fr.md: how to play, before the numbered rules" in missing


def test_a_page_folder_that_is_not_there_or_lacks_something_is_named(tmp_path: Path) -> None:
    assert len(missing_from_page(tmp_path)) == 9
    (tmp_path / "lid.svg").touch()
    board = "export default function Board() {}\nexport const keys = [];\n"
    (tmp_path / "board.js").write_text(board, "utf-8")
    missing = missing_from_page(tmp_path)
    assert {"page/style.css", "page/board.js: speak"} <= set(missing)
    assert not {"page/lid.svg", "page/board.js: keys"} & set(missing)


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_a_playthrough_equals_its_golden(name: str, options: dict[str, Any]) -> None:
    check_golden(tablee.find_game(name), options, TESTS)


@pytest.mark.parametrize("name", NAMES)
def test_the_schema_of_its_views_is_written_down(name: str) -> None:
    check_schema(tablee.find_game(name), TESTS.parent / "docs")


@pytest.mark.parametrize("name", NAMES)
def test_move_counts_equal_the_table(name: str) -> None:
    check_counts(tablee.find_game(name), TESTS)


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_redealing_changes_something_exactly_where_something_is_hidden(
    name: str, options: dict[str, Any]
) -> None:
    game = tablee.find_game(name)
    assert hidden_parts_differ(game, options) == game.hidden


@pytest.mark.parametrize("name", NAMES)
def test_a_rollout_ends_the_game_with_a_sound_result(name: str) -> None:
    from tablee.core.playouts import playouts

    game = tablee.find_game(name)
    for options in game.variants:
        start = game.new(options, bytes(32))
        done = playouts(start, 5, seed=3)
        assert sum(done.reasons.values()) == 5, done
        assert done.moves >= 5, done
        assert set(done.wins) == set(range(1, start.setup.seats + 1)), done
