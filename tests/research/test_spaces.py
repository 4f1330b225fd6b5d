"""Moves as numbers, views as tensors: for every game, and what is refused."""

from __future__ import annotations

import pytest

import tablee
from tablee.core.game import Kernel
from tablee.core.kernel import Vector
from tablee.games.lot.game import Lot
from tablee.games.punto.game import Punto
from tablee.testing import check_space


@pytest.mark.parametrize("name", list(tablee.GAMES))
def test_space(name: str) -> None:
    check_space(tablee.find_game(name), games=1, most=120)


class Bare(Lot):
    """A game of somebody who has not numbered its moves."""

    kernel = Kernel(*Lot.kernel[:4])

    space_of = tablee.Game.space_of


def test_a_game_without_a_space_says_so() -> None:
    position = Bare().new()
    for ask in (position.mask, lambda: position.index("d4"), lambda: position.tensor(1)):
        with pytest.raises(tablee.NoSpace, match="no numbers"):
            ask()
    with pytest.raises(tablee.NoSpace):
        tablee.Batch(Bare(), 2)
    check_space(Bare())  # has nothing to show


def test_numbers_are_those_of_legal_moves() -> None:
    position = tablee.find_game("lot").new().play("d4")
    assert position.move(position.index("swap")) == "swap"
    with pytest.raises(tablee.IllegalMove) as refused:
        position.move(position.game.num_actions)
    assert refused.value.code == "move.number"
    with pytest.raises(tablee.IllegalMove) as refused:
        position.index("d4")
    assert refused.value.code == "lot.cell_taken"
    with pytest.raises(ValueError, match="no seat 3"):
        position.tensor(3)


def zero(*_: object) -> int:
    return 0


def test_a_check_sees_two_moves_with_one_number() -> None:
    class Muddled(Lot):
        kernel = Lot.kernel._replace(number=zero)

    with pytest.raises(AssertionError):
        check_space(Muddled(), games=1, most=5)


def leak(_rules: Vector, state: Vector, _seat: int, out: Vector) -> int:
    """A tensor that depends on everything."""
    out[0] = sum(place * state[place] for place in range(len(state))) % 251
    return 0


def test_a_check_sees_a_tensor_that_shows_hidden_cards() -> None:
    class Leaking(Punto):
        kernel = Punto.kernel._replace(observe=leak)

    with pytest.raises(AssertionError):
        check_space(Leaking(), games=1, most=30)


@pytest.mark.parametrize("name", ["punto", "topominos", "loto"])
def test_an_information_key_tells_what_a_seat_can(name: str) -> None:
    game = tablee.find_game(name)
    options = {"expert": True} if name == "punto" else {}
    position = game.new(options, bytes(32))
    deals = [position.redealt(1, seed) for seed in range(4)]
    assert len({deal.information_key(1) for deal in deals}) == 1
    assert len({deal.information_key(2) for deal in deals}) == 4
    first, *_, last = position.legal()
    keys = {position.play(move).information_key(1) for move in (first, last)}
    assert len(keys) == 2
