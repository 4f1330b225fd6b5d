"""The tableau, the cards that lie on the table: where the next one may go, rows and runs (clauses
2 to 5)."""

from __future__ import annotations

from tablee.core.bits import lowest, popcount
from tablee.core.kernel import INT, VECTOR, Vector, constants, kernel
from tablee.games.punto.rules.layout import (
    BOTTOM,
    COLOUR,
    COLOURS,
    FREE,
    HANDS,
    HEIGHT,
    LEFT,
    LOWER,
    NEEDED,
    SIDES,
    SQUARE,
    STACKS,
    TAKEN,
    VALUES,
    WIDTH,
    action_of,
    owns,
)

FIRST = 9  # the cell of a round's first card: column 1, row 1
STEPS = (1, 7, 8, 9)  # right, up left, up, up right


def _open_lines(extent: int) -> list[int]:
    """The columns (or rows) of the frame where a card may go when this many have cards already."""
    return list(range(1, SQUARE + 1)) if extent == SQUARE else list(range(extent + 2))


_EXTENTS = range(SQUARE + 1)
_OPEN_COLUMNS = constants(
    sum(1 << (8 * row + column) for column in _open_lines(width) for row in range(7))
    for width in _EXTENTS
)
_OPEN_ROWS = constants(
    sum(1 << (8 * row + column) for row in _open_lines(height) for column in range(7))
    for height in _EXTENTS
)


# Clause 2: beside any card within the square, or on a lower one.


@kernel((INT, VECTOR))
def free_cells(state: Vector) -> int:
    """The empty cells that touch a card and leave all cards in a 6x6 square; without any card, the
    first one."""
    taken = state[TAKEN]
    if taken == 0:
        return 1 << FIRST
    columns = _OPEN_COLUMNS[state[WIDTH]]
    around = (taken | taken << 1 | taken >> 1) & columns
    around |= around << 8 | around >> 8
    return around & columns & _OPEN_ROWS[state[HEIGHT]] & ~taken


@kernel((INT, VECTOR, INT))
def cells_for(state: Vector, card: int) -> int:
    """The cells where a card may be placed; none for no card."""
    return state[FREE] | state[LOWER + (card & 15)] if card else 0


@kernel((INT, VECTOR, INT, INT))
def action_at(state: Vector, card: int, cell: int) -> int:
    """The action that places a card on a cell of the frame."""
    return action_of(card, state[LEFT] + (cell & 7) - 1, state[BOTTOM] + (cell >> 3) - 1)


@kernel((INT, VECTOR, INT))
def cell_of(state: Vector, action: int) -> int:
    """The cell of the frame where a legal action places its card."""
    column = (action >> 6 & 31) - 16 - state[LEFT] + 1
    row = (action >> 11) - 16 - state[BOTTOM] + 1
    return 8 * row + column


@kernel((INT, VECTOR, INT))
def _move_boards(state: Vector, step: int) -> int:
    for slot in range(COLOUR, FREE):
        state[slot] <<= step
    return step


@kernel((INT, VECTOR, INT))
def take_cell(state: Vector, cell: int) -> int:
    """Make an empty cell a taken one, the frame growing with it; returns the cell's number in the
    new frame."""
    if cell & 7 == 0:
        state[LEFT] -= 1
        state[WIDTH] += 1
        cell += _move_boards(state, 1)
    elif cell & 7 > state[WIDTH]:
        state[WIDTH] += 1
    if cell >> 3 == 0:
        state[BOTTOM] -= 1
        state[HEIGHT] += 1
        cell += _move_boards(state, 8)
    elif cell >> 3 > state[HEIGHT]:
        state[HEIGHT] += 1
    state[TAKEN] |= 1 << cell
    state[FREE] = free_cells(state)
    return cell


@kernel((INT, VECTOR, INT, INT))
def put(state: Vector, card: int, cell: int) -> int:
    """Lay a card on a cell that is taken, on top of what may lie there; returns 0."""
    bit = 1 << cell
    for slot in range(COLOUR, COLOUR + COLOURS):
        state[slot] &= ~bit
    state[COLOUR + (card >> 4)] |= bit
    for value in range(1, VALUES + 1):
        others = state[LOWER + value] & ~bit
        state[LOWER + value] = others | bit if value > card & 15 else others
    x, y = state[LEFT] + (cell & 7) - 1, state[BOTTOM] + (cell >> 3) - 1
    state[STACKS + SQUARE * (y % SQUARE) + x % SQUARE] |= 1 << card
    return 0


# Clause 3: a row.


@kernel((INT, INT, INT, INT))
def _line_starts(board: int, step: int, length: int) -> int:
    """The cells from which this many, 3 to 5, lie in a line."""
    pairs = board & board >> step
    if length == 3:
        return pairs & board >> 2 * step
    fours = pairs & pairs >> 2 * step
    return fours & board >> 4 * step if length == 5 else fours


@kernel((INT, INT, INT))
def lines(board: int, length: int) -> int:
    """The cells that lie in a line of at least this length."""
    cells = 0
    for direction in range(4):
        starts = _line_starts(board, STEPS[direction], length)
        for number in range(length):
            cells |= starts << number * STEPS[direction]
    return cells


@kernel((INT, INT, INT))
def has_line(board: int, length: int) -> int:
    """Whether there is a line of at least this length."""
    starts = 0
    for direction in range(4):
        starts |= _line_starts(board, STEPS[direction], length)
    return int(starts != 0)


# Clause 4: nothing can be placed; runs, one card short of a row.


@kernel((INT, VECTOR, INT))
def is_stuck(state: Vector, seat: int) -> int:
    """Whether a seat has no card that can be placed."""
    hand = HANDS + 2 * (seat - 1)
    return int(cells_for(state, state[hand]) == 0 and cells_for(state, state[hand + 1]) == 0)


@kernel((INT, VECTOR, INT))
def _showing(state: Vector, value: int) -> int:
    """The cells that show this value."""
    return state[LOWER + value + 1] & ~state[LOWER + value]


@kernel((INT, VECTOR, INT))
def _points(state: Vector, cells: int) -> int:
    """The sum of the values that these cells show."""
    total = 0
    for value in range(1, VALUES + 1):
        total += value * popcount(_showing(state, value) & cells)
    return total


@kernel((INT, VECTOR, VECTOR, INT))
def runs_rank(rules: Vector, state: Vector, side: int) -> int:
    """How good a side's runs are: 100 for each, less the points of its lowest one; 0 for none."""
    count, best, length = 0, 0, rules[NEEDED] - 1
    for colour in range(COLOURS):
        if not owns(rules, side, colour):
            continue
        for direction in range(4):
            starts = _line_starts(state[COLOUR + colour], STEPS[direction], length)
            while starts:
                run = 0
                for number in range(length):
                    run |= 1 << lowest(starts) + number * STEPS[direction]
                starts &= starts - 1
                count += 1
                best = max(best, 100 - _points(state, run))
    return 100 * (count - 1) + best if count else 0


@kernel((INT, VECTOR, VECTOR))
def winner_by_runs(rules: Vector, state: Vector) -> int:
    """1 + the side with the most runs, among equals the one with the lowest run; 0 if there is
    none, or two are equal in both."""
    best, winner = 0, 0
    for side in range(rules[SIDES]):
        rank = runs_rank(rules, state, side)
        if rank == best:
            winner = 0
        elif rank > best:
            best, winner = rank, 1 + side
    return winner


# Clause 5: the card that the winner takes out.


@kernel((INT, VECTOR, VECTOR, INT, INT))
def highest_card(rules: Vector, state: Vector, side: int, length: int) -> int:
    """The highest card in a side's lines of this length; of equals, the colour that comes first."""
    for value in range(VALUES, 0, -1):
        for colour in range(COLOURS):
            if owns(rules, side, colour) and _showing(state, value) & lines(
                state[COLOUR + colour], length
            ):
                return 16 * colour + value
    return 0
