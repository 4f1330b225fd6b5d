"""The space of LOT: 49 cells with the ways to stack there, and eight planes of the board."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from tablee.core.kernel import BYTES, INT, Vector, kernel
from tablee.core.slots import TURN
from tablee.core.space import NUMBER, OBSERVE, Space, Symmetry, fill, put_bits
from tablee.games.lot.rules.kernel import (
    RESERVE,
    SINGLES,
    STACKS,
    STEPS,
    SWAP,
    SWAPPED,
    line_cell,
    may_swap,
)

_SIDE = 7
_CELLS = _SIDE * _SIDE
_WAYS = 36  # to stack on a cell: one of 12 lines, one of its 3 pieces kept
_SWAP = _CELLS + _CELLS * _WAYS
_PLANES = (
    "own single pieces",
    "own stacks",
    "the other's single pieces",
    "the other's stacks",
    "to move",
    "may swap",
    "own reserve",
    "the other's reserve",
)


@kernel((INT, INT))
def _cell(bit: int) -> int:
    """The cell of a bit of the board, row by row from a1."""
    return _SIDE * (bit >> 3) + (bit & 7)


@kernel(NUMBER)
def number(rules: Vector, state: Vector, action: int) -> int:
    """The cell for a piece without a line; then 36 for each cell, by line and kept piece as in the
    action; `swap` is last."""
    if action == SWAP:
        return _SWAP
    cell, line = _cell(action & 63), action >> 6 & 0xFF
    return _CELLS + _WAYS * cell + 3 * (line - 1) + (action >> 14) if line else cell


@kernel((INT, INT, BYTES, INT))
def _board(bits: int, out: Vector, start: int) -> int:
    for row in range(_SIDE):
        put_bits(out, start + _SIDE * row, _SIDE, bits >> 8 * row)
    return start + _CELLS


@kernel(OBSERVE)
def observe(rules: Vector, state: Vector, seat: int, out: Vector) -> int:
    """The planes above, row by row from a1; the last four hold one value all over."""
    own = seat - 1 ^ state[SWAPPED]
    at = _board(state[SINGLES + own], out, 0)
    at = _board(state[STACKS + own], out, at)
    at = _board(state[SINGLES + 1 - own], out, at)
    at = _board(state[STACKS + 1 - own], out, at)
    at = fill(out, at, _CELLS, int(state[TURN] == seat))
    at = fill(out, at, _CELLS, may_swap(rules, state))
    at = fill(out, at, _CELLS, state[RESERVE + own])
    fill(out, at, _CELLS, state[RESERVE + 1 - own])
    return 0


# Symmetries: the eight of a square.

_Place = tuple[int, int]  # column, row
_TURNS: dict[str, Callable[[int, int], _Place]] = {
    "turned by 90 degrees": lambda x, y: (y, _SIDE - 1 - x),
    "turned by 180 degrees": lambda x, y: (_SIDE - 1 - x, _SIDE - 1 - y),
    "turned by 270 degrees": lambda x, y: (_SIDE - 1 - y, x),
    "left and right exchanged": lambda x, y: (_SIDE - 1 - x, y),
    "top and bottom exchanged": lambda x, y: (x, _SIDE - 1 - y),
    "mirrored at the rising diagonal": lambda x, y: (y, x),
    "mirrored at the falling diagonal": lambda x, y: (_SIDE - 1 - y, _SIDE - 1 - x),
}


def _symmetry(name: str, turn: Callable[[int, int], _Place]) -> Symmetry:
    cells = [_SIDE * row + column for row in range(_SIDE) for column in range(_SIDE)]
    image = [x + _SIDE * y for cell in cells for x, y in [turn(cell % _SIDE, cell // _SIDE)]]
    actions = [_image(image, number) for number in range(_SWAP)]
    tensor = [_CELLS * plane + place for plane in range(len(_PLANES)) for place in image]
    return Symmetry(name, (*actions, _SWAP), tuple(tensor))


def _image(image: list[int], before: int) -> int:
    """The image of a number: where its cell goes, and the cells of its line. A number whose line
    would leave the board is no move's: it stays."""
    if before < _CELLS:
        return image[before]
    cell, way = divmod(before - _CELLS, _WAYS)
    bit = 8 * (cell // _SIDE) + cell % _SIDE
    line, kept = 1 + way // 3, way % 3
    cells = [line_cell(bit | line << 6, place) for place in range(3)]
    if (
        not all(0 <= c < 56 and c & 7 < _SIDE for c in cells)
        or abs(cells[0] % 8 - cells[2] % 8) > 2
    ):
        return before
    places = sorted((image[_cell(c)], c == cells[kept], c == bit) for c in cells)
    bits = [8 * (place // _SIDE) + place % _SIDE for place, _, _ in places]
    window = 2 - [placed for *_, placed in places].index(True)
    line = 1 + 4 * window + STEPS.index(bits[1] - bits[0])
    way = 3 * (line - 1) + [is_kept for _, is_kept, _ in places].index(True)
    return _CELLS + _WAYS * image[cell] + way


@cache
def space() -> Space:
    """The same with all options."""
    return Space(
        num_actions=_SWAP + 1,
        tensor_shape=(len(_PLANES), _SIDE, _SIDE),
        planes=tuple((name, _CELLS) for name in _PLANES),
        symmetries=tuple(_symmetry(name, turn) for name, turn in _TURNS.items()),
    )
