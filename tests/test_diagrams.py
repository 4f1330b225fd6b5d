"""The diagrams of the rules page are what the engine plays, and stand at clauses that exist."""

from __future__ import annotations

import json

import tablee
from tablee.core.rulebook import rulebook
from tools.diagrams import diagrams, file_of


def test_the_files_are_what_the_tool_writes() -> None:
    for name, found in diagrams().items():
        assert json.loads(file_of(name).read_text("utf-8")) == found


def test_every_game_has_diagrams_at_clauses_of_its_rules() -> None:
    shown = diagrams()
    assert list(shown) == list(tablee.GAMES)
    for name, found in shown.items():
        assert len(found) >= 2
        assert {d["clause"] for d in found} <= set(rulebook(tablee.find_game(name)).clauses)
