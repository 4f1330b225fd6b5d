"""Whatever comes in, an error that names it or a sound value goes out: moves, positions and
records."""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablee
from tablee.core.position import Position
from tablee.testing import random_game

NAMES = list(tablee.GAMES)

scalars = (
    st.none()
    | st.booleans()
    | st.integers(-3, 80)
    | st.integers()
    | st.floats()
    | st.text(max_size=6)
)
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4)
    ),
    max_leaves=8,
)


@cache
def positions(name: str) -> list[Position]:
    """A spread of positions of all variants."""
    game = tablee.find_game(name)
    found: list[Position] = []
    for number, options in enumerate(game.variants):
        line = list(random_game(game, options, number, 120))
        found += [line[0], line[len(line) // 2], line[-1]]
    return found


@st.composite
def misspelt(draw: st.DrawFn, name: str) -> tuple[Position, str]:
    """A position, and a text that is a move with a few characters changed, or anything."""
    position = draw(st.sampled_from(positions(name)))
    legal = position.legal() or ("d4",)
    text = list(draw(st.sampled_from(legal)))
    for _ in range(draw(st.integers(0, 3))):
        place = draw(st.integers(0, len(text)))
        text[place : place + draw(st.integers(0, 1))] = draw(st.text("ab14^->@:=,#.J ", max_size=2))
    return position, draw(st.just("".join(text)) | st.text(max_size=12))


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_any_text_is_a_move_or_invalid(name: str, data: st.DataObject) -> None:
    position, text = data.draw(misspelt(name))
    legal = position.legal()
    try:
        after = position.play(text)
    except tablee.InvalidMove as error:
        assert text not in legal
        assert error.code == "move.spelling"
    except tablee.IllegalMove as error:
        assert text not in legal
        assert error.message("fr") != error.message("de")
    else:
        assert text in legal
        assert after.moves()[-1] == text


@st.composite
def spoilt(draw: st.DrawFn, name: str) -> Any:
    """A position's JSON in which one value, anywhere, was replaced, dropped or added."""
    document = copy.deepcopy(draw(st.sampled_from(positions(name))).to_json())
    node: Any = document
    while True:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        if not keys:
            return document
        key = draw(st.sampled_from(keys))
        if isinstance(node[key], dict | list) and node[key] and draw(st.booleans()):
            node = node[key]
            continue
        change = draw(st.sampled_from(["replace", "drop", "nudge"]))
        if change == "drop":
            del node[key]
        elif change == "nudge" and type(node[key]) is int:
            node[key] += draw(st.integers(-2, 2))
        else:
            node[key] = draw(values)
        return document


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=200, deadline=None)
@given(data=st.data())
def test_any_json_is_a_position_or_names_the_field(name: str, data: st.DataObject) -> None:
    document = data.draw(values | spoilt(name))
    try:
        position = tablee.find_game(name).from_json(document)
    except tablee.InvalidPosition as error:
        assert error.field
        assert error.field in str(error)
    else:
        again = tablee.find_game(name).from_json(json.loads(json.dumps(position.to_json())))
        assert again == position
        for move in position.legal()[:5]:
            position.play(move)


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_any_json_is_a_record_or_names_the_field(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(NAMES))
    line = positions(name)
    record = data.draw(st.sampled_from(line)).record().to_json(secret=True)
    key = data.draw(st.sampled_from(list(record)))
    record[key] = data.draw(values)
    try:
        list(tablee.Record.from_json(record).positions())
    except tablee.InvalidRecord as error:
        assert error.field in str(error)
    except tablee.UnknownGame as error:
        assert key == "game"
        assert error.code == "game.unknown"
