"""Lines in the making in a tableau of Punto: for each colour, the cells where one is nearly there.

A *window* is a straight line of as many cells as a row needs, anywhere in reach. Windows are looked
at all at once: bit s of a board stands for the window that begins at cell s, and its cards are
counted with bitwise adders. The boards are first moved to the middle of the frame, so that windows
have room on both sides; `centre` says by how much.
"""

from __future__ import annotations

from itertools import product

from tablee.core.bits import popcount
from tablee.core.kernel import INT, VECTOR, WORDS, Vector, constants, kernel
from tablee.games.punto.rules.layout import (
    COLOUR,
    COLOURS,
    HEIGHT,
    LOWER,
    NEEDED,
    NEUTRAL,
    SQUARE,
    TAKEN,
    VALUES,
    WIDTH,
)
from tablee.games.punto.rules.tableau import STEPS

# What is known of a colour, from LINES * colour on: the cells of windows that lack one, two or
# three cards of this colour, and how many such windows there are.
NEAR, MIDDLE, FAR, NEARS, MIDDLES, FARS = range(6)
LINES = 6

_HARD = 8  # a card of this value is a lasting obstacle
_COLUMNS, _ROWS = 8, 7


def _shift(width: int, height: int) -> int:
    """How far the boards move so that the cards lie in the middle."""
    return (SQUARE - width) // 2 + _COLUMNS * ((SQUARE - height) // 2)


def _reach(extent: int, most: int) -> range:
    """The columns (or rows) that the cards can come to cover, after the shift."""
    shift = (SQUARE - extent) // 2
    return range(max(0, shift + extent - 5), min(most, shift + SQUARE + 1))


def _starts(width: int, height: int, step: int, length: int) -> int:
    """The cells where a window can begin, going on by this step."""
    columns, rows = _reach(width, _COLUMNS), _reach(height, _ROWS)
    across, up = {1: (1, 0), 7: (-1, 1), 8: (0, 1), 9: (1, 1)}[step]
    last = length - 1
    return sum(
        1 << (_COLUMNS * row + column)
        for row, column in product(rows, columns)
        if column + last * across in columns and row + last * up in rows
    )


_EXTENTS = range(SQUARE + 1)
_SHIFTS = constants(_shift(width, height) for width, height in product(_EXTENTS, _EXTENTS))
_STARTS = constants(
    _starts(width, height, step, length)
    for width, height, length, step in product(_EXTENTS, _EXTENTS, (4, 5), STEPS)
)


@kernel((INT, VECTOR))
def centre(state: Vector) -> int:
    """How far to shift a board of the state so that its cards lie in the middle."""
    return _SHIFTS[(SQUARE + 1) * state[WIDTH] + state[HEIGHT]]


@kernel((INT, INT, INT, INT))
def _touching(cells: int, step: int, length: int) -> int:
    """The windows that any of these cells is part of."""
    two = cells | cells >> step
    four = two | two >> 2 * step
    return four | cells >> 4 * step if length == 5 else four


@kernel((INT, INT, INT, INT))
def _cells(windows: int, step: int, length: int) -> int:
    """The cells of these windows."""
    two = windows | windows << step
    four = two | two << 2 * step
    return four | windows << 4 * step if length == 5 else four


@kernel((WORDS, INT, INT, INT))
def _lacking(board: int, step: int, length: int) -> tuple[int, int, int, int]:
    """The windows that lack one, two or three cards of a board; and 0."""
    third, fourth = board >> 2 * step, board >> 3 * step
    fifth = board >> 4 * step if length == 5 else 0
    odd = board ^ board >> step ^ third
    pair = (board & board >> step) | (third & (board | board >> step))
    parity = odd ^ fourth ^ fifth
    other_pair = (odd & fourth) | (fifth & (odd | fourth))
    four = pair & other_pair & ~parity
    two, three = (pair ^ other_pair) & ~parity, (pair ^ other_pair) & parity
    if length == 5:
        return four, three, two, 0
    return three, two, parity & ~pair & ~other_pair, 0


@kernel((INT, VECTOR, VECTOR, INT, VECTOR), inlined=True)
def find_lines(rules: Vector, state: Vector, colour: int, lines: Vector) -> int:
    """Note what is known of a colour; returns 0."""
    shift, length = centre(state), rules[NEEDED]
    board = state[COLOUR + colour] << shift
    others = (state[TAKEN] << shift) & ~board
    hard = others & ~(state[LOWER + _HARD] << shift)
    hardest = others & ~(state[LOWER + VALUES] << shift)
    first = 8 * ((SQUARE + 1) * state[WIDTH] + state[HEIGHT]) + 4 * (length - 4)
    near = middle = far = nears = middles = fars = 0
    for direction in range(4):
        step = STEPS[direction]
        starts = _STARTS[first + direction]
        one, two, three, _ = _lacking(board, step, length)
        one &= starts
        if one:
            one &= ~_touching(hardest, step, length)
            near |= _cells(one, step, length)
            nears += popcount(one)
        starts &= ~_touching(hard, step, length)
        middle |= _cells(two & starts, step, length)
        middles += popcount(two & starts)
        far |= _cells(three & starts, step, length)
        fars += popcount(three & starts)
    lines[LINES * colour + NEAR] = near
    lines[LINES * colour + MIDDLE] = middle
    lines[LINES * colour + FAR] = far
    lines[LINES * colour + NEARS] = nears
    lines[LINES * colour + MIDDLES] = middles
    lines[LINES * colour + FARS] = fars
    return 0


@kernel((INT, VECTOR, VECTOR, VECTOR))
def find_all_lines(rules: Vector, state: Vector, lines: Vector) -> int:
    """Note what is known of every colour; returns 0."""
    for colour in range(COLOURS):
        if colour != rules[NEUTRAL]:
            find_lines(rules, state, colour, lines)
    return 0
