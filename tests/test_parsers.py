"""Whatever comes in, an error that names it or a sound value goes out: for every game."""

from __future__ import annotations

import pytest

import tablee
from tablee.testing.parsers import check_parsers


@pytest.mark.parametrize("name", list(tablee.GAMES))
def test_any_input_is_sound_or_named(name: str) -> None:
    check_parsers(tablee.find_game(name))
