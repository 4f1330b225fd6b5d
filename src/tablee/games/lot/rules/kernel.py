"""The rules of LOT, clause by clause (RULES.en.md), on bitboards.

The board is seven rows of eight bits; the eighth is a guard that is never set, so that a line
running off one edge does not come in at the other. Cell a1 is bit 0, b1 bit 1, a2 bit 8.

An action is `place | line << 6 | kept << 14`: the bit of the placed piece; 0 for no line, else 1 +
4 * window + direction (window 0..2: the line ends at, runs through, or begins at the placed piece);
which of the line's three pieces is kept, from its lowest. SWAP is an action of its own.
"""

from __future__ import annotations

from tablee.core.bits import lowest, popcount
from tablee.core.kernel import DETERMINIZE, INT, LEGAL, PLAY, ROLLOUT, VECTOR, Vector, kernel
from tablee.core.rng import advance, below, scale
from tablee.core.rounds import finish, seat_after
from tablee.core.slots import HEADER, PLY, SCORE, TURN

# rules
PIE = 0

# state
SINGLES = HEADER  # 2 slots: single pieces of light, of dark
STACKS = HEADER + 2  # 2 slots: stacks of light, of dark
RESERVE = HEADER + 4  # 2 slots: pieces not on the board
SWAPPED = HEADER + 6  # 1 when seat 2 has taken light
SIZE = HEADER + 7

PIECES = 40
BOARD = 0x7F7F7F7F7F7F7F
SWAP = 1 << 16

LINE, BOARD_FULL, NO_PIECES = 1, 2, 3  # reasons

STEPS = (1, 7, 8, 9)  # right, up left, up, up right


@kernel((INT, VECTOR))
def colour_to_move(state: Vector) -> int:
    """0 if the seat to move plays light, 1 if dark."""
    return (state[TURN] - 1) ^ state[SWAPPED]


@kernel((INT, VECTOR))
def empty_cells(state: Vector) -> int:
    """The empty cells as bits."""
    return BOARD & ~(state[SINGLES] | state[SINGLES + 1] | state[STACKS] | state[STACKS + 1])


# Clause 3: a line of three single pieces becomes a stack.


@kernel((INT, INT, INT))
def _threes(around: int, direction: int) -> int:
    """The lines in one direction through bit 18 of `around`, as `lines_through` gives them."""
    step = STEPS[direction]
    before, after = around >> (18 - step), around >> (18 + step)
    ends = before & around >> (18 - 2 * step)
    begins = after & around >> (18 + 2 * step)
    return (ends & 1 | (before & after & 1) << 4 | (begins & 1) << 8) << direction


@kernel((INT, INT, INT))
def lines_through(pieces: int, place: int) -> int:
    """The lines of three of these pieces through a cell: bit 4 * window + direction for each.

    Without a branch: which lines stand cannot be predicted, and this is where a playout spends its
    time.
    """
    around = pieces >> place - 18 if place >= 18 else pieces << 18 - place
    return _threes(around, 0) | _threes(around, 1) | _threes(around, 2) | _threes(around, 3)


@kernel((INT, INT))
def completing_cells(pieces: int) -> int:
    """The cells where one more piece would stand in a line of three."""
    if pieces & (pieces - 1) == 0:
        return 0  # there are not even two
    cells = 0
    for direction in range(4):
        step = STEPS[direction]
        below_it, above_it = pieces << step, pieces >> step
        cells |= below_it & above_it | below_it & below_it << step | above_it & above_it >> step
    return cells & BOARD


@kernel((INT, INT, INT, VECTOR, INT))
def _stackings(own: int, place: int, out: Vector, count: int) -> int:
    """Append the actions that put a piece on a completing cell; `own` already holds it."""
    lines = lines_through(own, place)
    while lines:
        line = 1 + lowest(lines)
        lines &= lines - 1
        for kept in range(3):
            out[count] = place | line << 6 | kept << 14
            count += 1
    return count


@kernel((INT, INT, INT))
def line_cell(action: int, number: int) -> int:
    """The cell of the chosen line's lowest (number 0), middle or highest piece."""
    line = (action >> 6 & 0xFF) - 1
    return (action & 63) + (line // 4 - 2 + number) * STEPS[line % 4]


@kernel((INT, VECTOR, INT, INT))
def _make_stack(state: Vector, colour: int, action: int) -> int:
    """Keep one piece of the line as a stack, take the others back; returns its cell."""
    kept = line_cell(action, action >> 14 & 3)
    for number in range(3):
        state[SINGLES + colour] ^= 1 << line_cell(action, number)
    state[STACKS + colour] |= 1 << kept
    state[RESERVE + colour] += 1  # two pieces come back, one goes on the kept one
    return kept


# Clauses 4 and 5: the ends.


@kernel((INT, VECTOR, INT, INT))
def _end(state: Vector, reason: int, winner: int) -> int:
    """End the game; winner 0 is a draw."""
    if winner:
        state[SCORE + winner - 1] = 1
    return finish(state, reason, winner)  # seat 1 is bit 0, seat 2 is bit 1


@kernel((INT, VECTOR))
def _stop_if_stuck(state: Vector) -> int:
    """End the game if the seat to move has no cell or no piece; returns the seat to move."""
    if empty_cells(state) == 0:
        return _end(state, BOARD_FULL, 0)
    if state[RESERVE + colour_to_move(state)] == 0:
        return _end(state, NO_PIECES, 0)
    return state[TURN]


# Clauses 1 and 2: a turn puts a piece down; seat 2 may swap instead, once.


@kernel((INT, VECTOR, VECTOR))
def may_swap(rules: Vector, state: Vector) -> int:
    """Whether seat 2 may take light's first move for its own."""
    return int(rules[PIE] == 1 and state[PLY] == 1 and state[TURN] == 2 and state[SWAPPED] == 0)


@kernel(LEGAL)
def legal(rules: Vector, state: Vector, out: Vector) -> int:
    """List the actions: by cell from a1 on, then by line and kept piece; `swap` comes last."""
    own = state[SINGLES + colour_to_move(state)]
    completing = completing_cells(own)
    cells = empty_cells(state)
    count = 0
    while cells:
        place = lowest(cells)
        cells &= cells - 1
        if completing >> place & 1:
            count = _stackings(own | 1 << place, place, out, count)
        else:
            out[count] = place
            count += 1
    if may_swap(rules, state):
        out[count] = SWAP
        count += 1
    return count


@kernel(PLAY)
def play(rules: Vector, state: Vector, action: int) -> int:
    """Make a legal move; returns the seat to move, 0 when the game is over."""
    state[PLY] += 1
    if action == SWAP:
        state[SWAPPED] = 1
        state[TURN] = 1
        return 1
    seat = state[TURN]
    colour = colour_to_move(state)
    state[SINGLES + colour] |= 1 << (action & 63)
    state[RESERVE + colour] -= 1
    if action >> 6:
        kept = _make_stack(state, colour, action)
        if lines_through(state[STACKS + colour], kept):
            return _end(state, LINE, seat)
    state[TURN] = seat_after(seat, 2)
    return _stop_if_stuck(state)


# Playing at random, and what is hidden (nothing).


@kernel((INT, INT, INT, INT))
def _random_line(word: int, lines: int, place: int) -> int:
    """One of these lines with one of its pieces to keep, all equally likely, as an action."""
    choice = scale(word, 3 * popcount(lines))
    for _ in range(choice // 3):
        lines &= lines - 1
    return place | (1 + lowest(lines)) << 6 | (choice % 3) << 14


@kernel((INT, VECTOR, VECTOR))
def _list_empty(state: Vector, scratch: Vector) -> int:
    cells = empty_cells(state)
    count = 0
    while cells:
        scratch[count] = lowest(cells)
        cells &= cells - 1
        count += 1
    return count


@kernel(ROLLOUT)
def rollout(rules: Vector, state: Vector, rng: Vector, scratch: Vector) -> int:
    """Play to the end, each empty cell equally likely, then each line and kept piece; returns the
    number of moves made.

    The same rules as `play`, arranged for speed: the empty cells are a list that is kept up to
    date, and what a turn changes lives in local variables, exchanged with the other colour's after
    each move.
    """
    moves = 0
    empty = _list_empty(state, scratch)
    if may_swap(rules, state) and below(rng, empty + 1) == empty:
        play(rules, state, SWAP)
        moves = 1
    word = rng[0]
    colour = colour_to_move(state)
    own, other = state[SINGLES + colour], state[SINGLES + 1 - colour]
    own_stacks, other_stacks = state[STACKS + colour], state[STACKS + 1 - colour]
    own_reserve, other_reserve = state[RESERVE + colour], state[RESERVE + 1 - colour]
    won = 0
    while won == 0 and empty > 0 and own_reserve > 0:
        moves += 1
        word = advance(word)
        pick = scale(word, empty)
        place = scratch[pick]
        empty -= 1
        scratch[pick] = scratch[empty]
        own |= 1 << place
        own_reserve -= 1
        lines = lines_through(own, place)
        if lines:
            word = advance(word)
            action = _random_line(word, lines, place)
            kept = line_cell(action, action >> 14 & 3)
            for number in range(3):
                cell = line_cell(action, number)
                own ^= 1 << cell
                if cell != kept:
                    scratch[empty] = cell
                    empty += 1
            own_stacks |= 1 << kept
            own_reserve += 1
            won = lines_through(own_stacks, kept)
        own, other = other, own
        own_stacks, other_stacks = other_stacks, own_stacks
        own_reserve, other_reserve = other_reserve, own_reserve
        colour = 1 - colour
    rng[0] = word
    state[PLY] += moves
    state[TURN] = 1 + (colour ^ state[SWAPPED])
    state[SINGLES + colour], state[SINGLES + 1 - colour] = own, other
    state[STACKS + colour], state[STACKS + 1 - colour] = own_stacks, other_stacks
    state[RESERVE + colour], state[RESERVE + 1 - colour] = own_reserve, other_reserve
    if won:
        _end(state, LINE, seat_after(state[TURN], 2))
    else:
        _stop_if_stuck(state)
    return moves


@kernel(DETERMINIZE)
def determinize(rules: Vector, state: Vector, seat: int, rng: Vector) -> int:
    """Nothing is hidden in LOT."""
    return 0
