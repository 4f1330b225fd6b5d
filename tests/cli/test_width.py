"""Boards in narrow terminals: every one fits 60 columns, and below 40 that is said."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

import tablee
from tablee import texts
from tablee.cli.drawing import draw
from tablee.testing import random_game

# Tracing would triple the time of these tests, and others run the same lines.
pytestmark = pytest.mark.no_cover

VARIANTS = [(name, options) for name, game in tablee.GAMES.items() for options in game.variants]


def drawn(view: dict[str, Any], language: str, width: int) -> str:
    """What a terminal of this width shows."""
    output = io.StringIO()
    picture = draw(view, lambda name, **words: texts.say(name, language, **words))
    Console(file=output, width=width, no_color=True).print(picture)
    return output.getvalue()


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_a_board_fits_sixty_columns(name: str, options: dict[str, Any], language: str) -> None:
    game = tablee.find_game(name)
    for position in list(random_game(game, options, 3, 100))[::20]:
        view = position.view(position.turn)
        wide, narrow = (drawn(view, language, width).split() for width in (200, 60))
        assert sorted(narrow) == sorted(wide)  # not a line of the board is broken


def test_a_terminal_that_is_too_narrow_is_told_so() -> None:
    view = tablee.find_game("lot").new().view(1)
    assert "60 columns" in drawn(view, "en", 39)
    assert "60 columns" not in drawn(view, "en", 40)
