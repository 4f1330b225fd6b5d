"""The space of Connect Four: a number for each column, two boards of discs."""

from __future__ import annotations

from functools import cache

from tablee.core.kernel import Vector, kernel
from tablee.core.space import NUMBER, OBSERVE, Space, Symmetry, put_bits

from .rules.kernel import COLUMN, COLUMNS, DISCS, HEIGHT

_PLANES = ("own discs", "the other's discs")


@kernel(NUMBER)
def number(rules: Vector, state: Vector, action: int) -> int:
    """The column."""
    return action


@kernel(OBSERVE)
def observe(rules: Vector, state: Vector, seat: int, out: Vector) -> int:
    """Column by column from the left, each from the bottom."""
    at = 0
    for other in range(2):
        discs = state[DISCS + (seat - 1 ^ other)]
        for column in range(rules[COLUMNS]):
            at = put_bits(out, at, HEIGHT, discs >> COLUMN * column)
    return 0


@cache
def space(columns: int) -> Space:
    """The space of a grid that is so wide."""
    mirrored = tuple(range(columns - 1, -1, -1))
    cells = [HEIGHT * column + row for column in mirrored for row in range(HEIGHT)]
    tensor = (*cells, *(columns * HEIGHT + cell for cell in cells))
    return Space(
        num_actions=columns,
        tensor_shape=(len(_PLANES), columns, HEIGHT),
        planes=tuple((name, columns * HEIGHT) for name in _PLANES),
        symmetries=(Symmetry("left and right exchanged", mirrored, tensor),),
    )
