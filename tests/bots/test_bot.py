"""A bot takes a view, answers with a legal move, and cannot know more than the view shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import tablee
from tablee.bots.levels import DEFAULT, NUMBERS, levels_of
from tablee.testing import random_game

NAMES = list(tablee.GAMES)
VARIANTS = [
    pytest.param(name, options, id=f"{name}-{number}")
    for name in NAMES
    for number, options in enumerate(tablee.GAMES[name].variants)
]


@pytest.fixture(autouse=True)
def no_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """These tests think in their own process."""
    monkeypatch.setenv("TABLEE_WORKERS", "0")


def some_positions(name: str, options: Mapping[str, Any], count: int) -> list[tablee.Position]:
    line = [p for p in random_game(tablee.GAMES[name], options, 11, 150) if p.turn]
    return line[:: max(1, len(line) // count)][:count]


@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_a_bot_plays_legal_moves_in_every_seat_of_every_variant(
    name: str, options: dict[str, Any]
) -> None:
    for level in (1, 4):
        for position in some_positions(name, options, 4):
            choice = tablee.Bot(name, level).choose(position.view(position.turn), simulations=8)
            assert choice.move in position.legal()
            assert choice.simulations == 8
            assert choice.line[0] == choice.move
            assert set(choice.value) == set(range(1, position.setup.seats + 1))
            assert all(0 <= value <= 1 for value in choice.value.values())
            assert {candidate.move for candidate in choice.candidates} <= set(position.legal())


HIDING = [case for case in VARIANTS if tablee.GAMES[str(case.values[0])].hidden]


@pytest.mark.parametrize("level", [2, 6])
@pytest.mark.parametrize(("name", "options"), HIDING)
def test_redealing_what_is_hidden_never_changes_the_move(
    name: str, options: dict[str, Any], level: int
) -> None:
    bot = tablee.Bot(name, level)
    for number, position in enumerate(some_positions(name, options, 40)):
        other = position.redealt(position.turn, number)
        ours = bot.choose(position.view(position.turn), simulations=10, seed=number)
        assert bot.choose(other.view(position.turn), simulations=10, seed=number) == ours


@pytest.mark.parametrize("name", NAMES)
def test_a_choice_depends_on_view_seed_and_simulations_alone(name: str) -> None:
    position = some_positions(name, {}, 3)[1]
    bot, view = tablee.Bot(name, 4), position.view(position.turn)
    first = bot.choose(view, simulations=30, seed=5)
    assert bot.choose(view, simulations=30, seed=5) == first
    others = {bot.choose(view, simulations=30, seed=seed).candidates for seed in range(6)}
    assert len(others) > 1


def one_stack_short() -> tablee.Position:
    """LOT: light has stacks on c4 and d4, and e4 would be the third. Dark is to move."""
    moves = "c3 a1 c5 g7 c4^c4-c3-c5 a3 d3 g5 d5 a5 d4^d4-d3-d5 g3 e3 g1 e5"
    position = tablee.find_game("lot").new({"pie": False}, bytes(32))
    for move in moves.split():
        position = position.play(move)
    return position


def winning_moves(position: tablee.Position) -> list[str]:
    return [move for move in position.legal() if position.play(move).result is not None]


def test_a_bot_takes_a_win() -> None:
    position = one_stack_short().play("a7")
    assert winning_moves(position) == ["e4^e4-e3-e5"]
    choice = tablee.Bot("lot", 5).choose(position.view(1), simulations=3000)
    assert choice.move == "e4^e4-e3-e5"


def test_a_bot_parries_a_win() -> None:
    position = one_stack_short()
    parries = [move for move in position.legal() if not winning_moves(position.play(move))]
    assert parries == ["e4"]
    choice = tablee.Bot("lot", 5).choose(position.view(2), simulations=3000)
    assert choice.move == "e4"


def test_an_invalid_view_is_refused() -> None:
    bot = tablee.Bot("topominos", 2)
    position = tablee.find_game("topominos").new(seed=bytes(32))
    view = position.view(position.turn)
    spoilt: list[Any] = [{}, {**view, "racks": 3}, {**view, "turn": None}, {**view, "bag": -4}]
    for wrong in [*spoilt, [], "x", position.view(None)]:
        with pytest.raises(tablee.InvalidPosition):
            bot.choose(wrong, simulations=2)


@pytest.mark.parametrize("level", [0, 7, -1])
def test_there_are_six_levels(level: int) -> None:
    assert list(NUMBERS) == [1, 2, 3, 4, 5, 6]
    with pytest.raises(ValueError, match="level"):
        tablee.Bot("lot", level)


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_whole_ladder(name: str) -> None:
    assert list(levels_of(name)) == list(NUMBERS)


def test_a_game_without_a_ladder_of_its_own_gets_a_whole_one_too() -> None:
    assert list(DEFAULT) == list(NUMBERS)
    with pytest.raises(tablee.UnknownGame):
        levels_of("a game of tomorrow")
