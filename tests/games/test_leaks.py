"""Nothing a player can reach reveals what is hidden: thousands of positions, every seat."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tablee
from tablee.testing import random_game

# Tracing would triple the time of these tests, and others run the same lines.
pytestmark = pytest.mark.no_cover

GAMES = {name: game for name, game in tablee.GAMES.items() if game.hidden}
VARIANTS = [
    pytest.param(name, options, id=f"{name}-{number}")
    for name, game in GAMES.items()
    for number, options in enumerate(game.variants)
]
#: Positions looked at for each variant; there are nineteen.
POSITIONS = 160


def positions(name: str, options: dict[str, Any]) -> list[tablee.Position]:
    """Positions of games that go on, spread over several games."""
    found: list[tablee.Position] = []
    number = 0
    while len(found) < POSITIONS:
        line = [p for p in random_game(GAMES[name], options, 100 + number, 200) if p.turn]
        found += line[:: max(1, len(line) // 40)]
        number += 1
    return found[:POSITIONS]


def told(position: tablee.Position, move: str) -> Any:
    """What trying a move reveals: the error, or that it was accepted."""
    try:
        position.play(move)
    except tablee.TableeError as error:
        return error.to_json("fr")
    return "taken"


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_redealing_what_is_hidden_changes_no_view(name: str, options: dict[str, Any]) -> None:
    for number, position in enumerate(positions(name, options)):
        for seat in (None, *range(1, position.setup.seats + 1)):
            view = json.dumps(position.view(seat))
            assert json.dumps(position.redealt(seat, number).view(seat)) == view


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_what_a_move_would_do_tells_nothing_hidden(name: str, options: dict[str, Any]) -> None:
    for number, position in enumerate(positions(name, options)):
        other = position.redealt(position.turn, number)
        for move in position.legal()[-2:]:  # passing is the last
            assert other.effects(move) == position.effects(move), (position, move)


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_no_view_nor_record_holds_the_seed_before_the_end(
    name: str, options: dict[str, Any]
) -> None:
    for position in positions(name, options)[::4]:
        seed = position.to_json()["seed"]
        record = position.record().to_json()
        assert record["seed"] is None
        assert record["start"] is None
        shown = [position.view(seat) for seat in (None, *range(1, position.setup.seats + 1))]
        assert seed not in json.dumps([shown, record])
        assert position.commitment == record["commitment"]


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_errors_reveal_nothing_hidden(name: str, options: dict[str, Any]) -> None:
    found = positions(name, options)
    moves = sorted({move for position in found[::8] for move in position.legal()[:4]})[:60]
    for number, position in enumerate(found[::8]):
        other = position.redealt(position.turn, number)
        assert [told(position, move) for move in moves] == [told(other, move) for move in moves]


@pytest.mark.parametrize(
    ("name", "move", "shown"),
    [
        ("topominos", "pass:3,17", "pass:?2"),
        ("topominos", "pass", "pass"),
        ("topominos", "17@5=#../..#/...", "17@5=#../..#/..."),
        ("loto", "pass:T07", "pass:?1"),
        ("loto", "J@C:d4", "J@C:d4"),
        ("punto", "r7@1,-2", "r7@1,-2"),
    ],
)
def test_what_others_may_read_of_a_move(name: str, move: str, shown: str) -> None:
    assert GAMES[name].veil(move) == shown


def test_a_sealed_record_veils_exchanges() -> None:
    position = GAMES["topominos"].new(seed=bytes(32))
    exchange = next(move for move in position.legal() if move.startswith("pass:"))
    record = position.play(exchange).record()
    assert record.to_json()["moves"] == [f"pass:?{len(exchange.split(','))}"]
    assert record.to_json(secret=True)["moves"] == [exchange]


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_from_a_view_a_position_is_imagined_that_has_this_view(
    name: str, options: dict[str, Any]
) -> None:
    for position in positions(name, options)[::2]:
        view = position.view(position.turn)
        imagined = GAMES[name].from_view(view)
        assert imagined.view(position.turn) == view
        assert imagined.legal() == position.legal()
