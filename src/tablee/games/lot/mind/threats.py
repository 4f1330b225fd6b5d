"""What is plain to see on a LOT board: who could win with the next piece, and what stops it."""

from __future__ import annotations

from tablee.core.kernel import INT, LEGAL, VECTOR, Vector, kernel
from tablee.games.lot.rules.kernel import (
    SINGLES,
    STACKS,
    STEPS,
    colour_to_move,
    completing_cells,
    empty_cells,
    legal,
    line_cell,
    lines_through,
)


@kernel((INT, INT, INT, INT))
def winning_cells(singles: int, stacks: int, empty: int) -> int:
    """The empty cells where a colour's next piece wins: it completes a line of three single pieces
    one of which, made a stack, is the third in a line of stacks."""
    wanted = completing_cells(stacks) & (singles | empty)
    if wanted == 0:
        return 0
    cells = 0
    for direction in range(4):
        step = STEPS[direction]
        twice = 2 * step
        useful = wanted | wanted >> step | wanted >> twice  # by the lowest cell of a line
        middle, high = singles >> step, singles >> twice
        cells |= empty & middle & high & useful
        cells |= (singles & empty >> step & high & useful) << step
        cells |= (singles & middle & empty >> twice & useful) << twice
    return cells


@kernel((INT, INT, INT))
def stacks_after(stacks: int, action: int) -> int:
    """A colour's stacks after a move of its own."""
    if action >> 6 == 0:
        return stacks
    return stacks | 1 << line_cell(action, action >> 14 & 3)


@kernel((INT, INT, INT))
def singles_after(singles: int, action: int) -> int:
    """A colour's single pieces after a move of its own."""
    singles |= 1 << (action & 63)
    if action >> 6:
        for number in range(3):
            singles ^= 1 << line_cell(action, number)
    return singles


@kernel((INT, INT, INT))
def wins(stacks: int, action: int) -> int:
    """Whether a move makes the third stack in a line."""
    if action >> 6 == 0:
        return 0
    return int(lines_through(stacks_after(stacks, action), line_cell(action, action >> 14 & 3)) > 0)


@kernel((INT, VECTOR, INT, INT))
def _keep_cells(out: Vector, count: int, cells: int) -> int:
    """Keep the moves that place a piece on one of these cells; returns how many there are."""
    kept = 0
    for index in range(count):
        if cells >> (out[index] & 63) & 1:
            out[kept] = out[index]
            kept += 1
    return kept


@kernel(LEGAL)
def alert_moves(rules: Vector, state: Vector, out: Vector) -> int:
    """List the moves that somebody considers who overlooks nothing: a move that wins if there is
    one; else, if the other side would win with its next piece, those on the cells it needs, since
    nothing else stops it; else all."""
    count = legal(rules, state, out)
    colour = colour_to_move(state)
    stacks, empty = state[STACKS + colour], empty_cells(state)
    if winning_cells(state[SINGLES + colour], stacks, empty):
        for index in range(count):
            if wins(stacks, out[index]):
                out[0] = out[index]
                return 1
    threats = winning_cells(state[SINGLES + 1 - colour], state[STACKS + 1 - colour], empty)
    return _keep_cells(out, count, threats) if threats else count
