"""Properties of spaces, for every game that has one; a check that fails raises AssertionError."""

from __future__ import annotations

from itertools import pairwise
from math import prod
from random import Random

from tablee.core.errors import NoSpace
from tablee.core.game import Game
from tablee.core.position import Position
from tablee.core.slots import SEED, SEEDED
from tablee.core.space import Space, Symmetry, permuted
from tablee.testing.players import random_game

_DEALS = 3
_LINE = 80  # moves of a game that are played again as their images


def check_space(game: Game, games: int = 2, most: int = 200) -> None:
    """Every property, over random games of every variant; nothing for a game without a space."""
    for options in game.variants:
        try:
            space = game.space(options)
        except NoSpace:
            return
        check_shape(space)
        for number in range(games):
            positions = list(random_game(game, options, number, most))
            check_deal(positions[0])
            for position in positions[:: max(1, len(positions) // 20)]:
                check_numbers(position, space)
                check_tensors(position, space, number)
            for symmetry in space.symmetries:
                check_symmetry(positions[:_LINE], symmetry)


def check_shape(space: Space) -> None:
    """The planes make up the tensor, and a symmetry is a way to reorder numbers and items."""
    items = prod(space.tensor_shape)
    assert sum(size for _, size in space.planes) == items, space.planes
    for symmetry in space.symmetries:
        assert len(symmetry.actions) == space.num_actions, symmetry.name
        assert sorted(symmetry.tensor) == list(range(items)), symmetry.name


def check_deal(first: Position) -> None:
    """The kernel deals as the game does."""
    game = first.game
    if game.chance:
        state = [0] * len(first.state)
        state[SEEDED] = 1
        state[SEED : SEED + 8] = first.state[SEED : SEED + 8]
        game.kernel.deal(first.setup.rules, state)
        assert tuple(state) == first.state, first


def check_numbers(position: Position, space: Space) -> None:
    """Legal moves have numbers of their own, and the mask shows just these."""
    moves = position.legal()
    numbers = [position.index(move) for move in moves]
    assert len(set(numbers)) == len(numbers), position
    assert [position.move(number) for number in numbers] == list(moves), position
    mask = position.mask()
    assert len(mask) == space.num_actions, position
    assert {number for number, legal in enumerate(mask) if legal} == set(numbers), position


def check_tensors(position: Position, space: Space, seed: int) -> None:
    """A tensor has its shape, and does not depend on what its seat may not know."""
    for seat in range(1, position.setup.seats + 1):
        tensor = position.tensor(seat)
        assert len(tensor) == prod(space.tensor_shape), position
        for deal in range(_DEALS if position.game.hidden else 0):
            again = position.redealt(seat, _DEALS * seed + deal)
            assert again.tensor(seat) == tensor, position
            if position.turn == seat:
                assert again.mask() == position.mask(), position


def check_symmetry(positions: list[Position], symmetry: Symmetry) -> None:
    """Playing the images of moves leads to the images of positions."""
    image = positions[0]
    random = Random(symmetry.name)
    for before, after in pairwise(positions):
        if random.random() < 0.2:
            _check_image(before, image, symmetry)
        number = before.index(after.moves()[-1])
        image = image.play(image.move(symmetry.actions[number]))
    _check_image(positions[-1], image, symmetry)


def _check_image(position: Position, image: Position, symmetry: Symmetry) -> None:
    legal = {symmetry.actions[n] for n, allowed in enumerate(position.mask()) if allowed}
    assert {n for n, allowed in enumerate(image.mask()) if allowed} == legal, symmetry.name
    for seat in range(1, position.setup.seats + 1):
        moved = permuted(position.tensor(seat), symmetry.tensor)
        assert bytes(moved) == image.tensor(seat), symmetry.name
    assert position.returns() == image.returns(), symmetry.name
