"""Whatever comes in, an error that names it or a sound value goes out. Needs Hypothesis."""

from __future__ import annotations

import copy
import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.errors import IllegalMove, InvalidMove, InvalidPosition, InvalidRecord, UnknownGame
from tablee.core.game import Game
from tablee.core.position import Position
from tablee.core.record import Record
from tablee.testing.players import random_game

_SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-3, 80)
    | st.integers()
    | st.floats()
    | st.text(max_size=6)
)
#: Any JSON, and a little more.
VALUES = st.recursive(
    _SCALARS,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4)
    ),
    max_leaves=8,
)
_CHARACTERS = "ab14^->@:=,#.J "


def check_parsers(game: Game, examples: int = 150) -> None:
    """Texts, positions and records that are almost right, or not at all."""
    found = _spread(game)
    check_texts(found, examples)
    check_documents(game, found, examples)
    check_records(found, examples // 2)


def check_texts(positions: list[Position], examples: int) -> None:
    """Any text gets InvalidMove or is a move; a move that is not legal gets IllegalMove."""

    @settings(max_examples=examples, deadline=None, database=None)
    @given(position=st.sampled_from(positions), data=st.data())
    def check(position: Position, data: st.DataObject) -> None:
        text = data.draw(_misspelt(position) | st.text(max_size=12))
        legal = position.legal()
        try:
            after = position.play(text)
        except InvalidMove as error:
            assert error.code == "move.spelling"
            assert text not in legal
        except IllegalMove as error:
            assert error.message("fr") != error.message("de")
            assert text not in legal
        else:
            assert after.moves()[-1] == text
            assert text in legal

    check()


def check_documents(game: Game, positions: list[Position], examples: int) -> None:
    """Any JSON gets InvalidPosition, which names the field, or is a position that plays on."""

    @settings(max_examples=examples, deadline=None, database=None)
    @given(document=VALUES | _spoilt([position.to_json() for position in positions]))
    def check(document: Any) -> None:
        try:
            position = game.from_json(document)
        except InvalidPosition as error:
            assert error.field
            assert error.field in str(error)
        else:
            assert game.from_json(json.loads(json.dumps(position.to_json()))) == position
            for move in position.legal()[:5]:
                position.play(move)

    check()


def check_records(positions: list[Position], examples: int) -> None:
    """Any JSON gets InvalidRecord, which names the field, or is a record that replays."""
    documents = [position.record().to_json(secret=True) for position in positions]

    @settings(max_examples=examples, deadline=None, database=None)
    @given(document=VALUES | _spoilt(documents))
    def check(document: Any) -> None:
        try:
            list(Record.from_json(document).positions())
        except InvalidRecord as error:
            assert error.field in str(error)
        except UnknownGame as error:
            assert error.code == "game.unknown"

    check()


def _spread(game: Game) -> list[Position]:
    """Positions of all variants: the first, one from the middle, the last."""
    found: list[Position] = []
    for number, options in enumerate(game.variants):
        line = list(random_game(game, options, number, 120))
        found += [line[0], line[len(line) // 2], line[-1]]
    return found


@st.composite
def _misspelt(draw: st.DrawFn, position: Position) -> str:
    """A move with up to three characters changed."""
    text = list(draw(st.sampled_from(position.legal() or ("d4",))))
    for _ in range(draw(st.integers(0, 3))):
        place = draw(st.integers(0, len(text)))
        text[place : place + draw(st.integers(0, 1))] = draw(st.text(_CHARACTERS, max_size=2))
    return "".join(text)


@st.composite
def _spoilt(draw: st.DrawFn, documents: list[dict[str, Any]]) -> Any:
    """A document in which one value, anywhere, was replaced, dropped or nudged."""
    document = copy.deepcopy(draw(st.sampled_from(documents)))
    node: Any = document
    while True:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
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
            node[key] = draw(VALUES)
        return document
