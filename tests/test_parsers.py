"""Whatever comes in, an error that names it or a sound value goes out: for every game."""

from __future__ import annotations

import pytest

import tablee
from tablee.core.components import find
from tablee.core.errors import InvalidComponents, InvalidPosition
from tablee.testing.parsers import check_parsers


@pytest.mark.parametrize("name", list(tablee.GAMES))
def test_any_input_is_sound_or_named(name: str) -> None:
    check_parsers(tablee.find_game(name))


HALF = "\ud800"  # of a surrogate pair: JSON can spell it, but it is no text


@pytest.mark.parametrize("spoilt", [{HALF: 1}, {"options": {HALF: 1}}, {"turn": HALF}])
def test_half_a_character_is_refused_like_anything_else(spoilt: dict[str, object]) -> None:
    game = tablee.find_game("lot")
    with pytest.raises(InvalidPosition):
        game.from_json(game.new({}).to_json() | spoilt)


def test_half_a_character_in_a_component_set_is_refused() -> None:
    data = find("lotus", "track", "standard").data
    with pytest.raises(InvalidComponents):
        find("lotus", "track", {**data, "comment": HALF})
