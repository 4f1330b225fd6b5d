"""The rules of Connect Four, clause by clause (RULES.en.md), on bitboards.

A column is seven bits: six cells from the bottom, and a guard that is never set, so that a line
running off the top does not come in at the bottom of the next column. An action is a column.
"""

from __future__ import annotations

from tablee.core.bits import popcount
from tablee.core.kernel import DETERMINIZE, INT, LEGAL, PLAY, ROLLOUT, VECTOR, Vector, kernel
from tablee.core.rng import below
from tablee.core.rounds import finish, seat_after
from tablee.core.slots import HEADER, PLY, SCORE, TURN

# rules
COLUMNS = 0

# state
DISCS = HEADER  # 2 slots: the discs of seat 1, of seat 2
SIZE = HEADER + 2

HEIGHT = 6
COLUMN = HEIGHT + 1  # bits from one column to the next
FULL = (1 << HEIGHT) - 1

LINE, GRID_FULL = 1, 2  # reasons

STEPS = (1, COLUMN - 1, COLUMN, COLUMN + 1)  # up, right and down, right, right and up


# Clause 1: a disc falls onto the discs of its column.


@kernel((INT, VECTOR, INT))
def height(state: Vector, column: int) -> int:
    """The number of discs in a column."""
    return popcount((state[DISCS] | state[DISCS + 1]) >> COLUMN * column & FULL)


@kernel(LEGAL)
def legal(rules: Vector, state: Vector, out: Vector) -> int:
    """List the columns that are not full, from the left."""
    count = 0
    for column in range(rules[COLUMNS]):
        if height(state, column) < HEIGHT:
            out[count] = column
            count += 1
    return count


# Clauses 2 and 3: the ends.


@kernel((INT, INT))
def has_line(discs: int) -> int:
    """Whether four of these discs are in a line."""
    for direction in range(4):
        step = STEPS[direction]
        pairs = discs & discs >> step
        if pairs & pairs >> 2 * step:
            return 1
    return 0


@kernel((INT, VECTOR, VECTOR))
def is_full(rules: Vector, state: Vector) -> int:
    """Whether no column takes another disc."""
    return int(popcount(state[DISCS] | state[DISCS + 1]) == HEIGHT * rules[COLUMNS])


@kernel(PLAY)
def play(rules: Vector, state: Vector, action: int) -> int:
    """Make a legal move; returns the seat to move, 0 when the game is over."""
    seat = state[TURN]
    state[DISCS + seat - 1] |= 1 << COLUMN * action + height(state, action)
    state[PLY] += 1
    if has_line(state[DISCS + seat - 1]):
        state[SCORE + seat - 1] = 1
        return finish(state, LINE, seat)  # seat 1 is bit 0, seat 2 is bit 1
    if is_full(rules, state):
        return finish(state, GRID_FULL, 0)
    state[TURN] = seat_after(seat, 2)
    return state[TURN]


@kernel(ROLLOUT)
def rollout(rules: Vector, state: Vector, rng: Vector, scratch: Vector) -> int:
    """Play on by chance to the end; returns how many moves that took."""
    moves = 0
    while state[TURN]:
        count = legal(rules, state, scratch)
        play(rules, state, scratch[below(rng, count)])
        moves += 1
    return moves


@kernel(DETERMINIZE)
def determinize(rules: Vector, state: Vector, seat: int, rng: Vector) -> int:
    """Nothing is hidden in Connect Four."""
    return 0
