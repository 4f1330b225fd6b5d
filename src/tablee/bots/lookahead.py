"""Alpha-beta search for open games (nothing hidden, no chance): one seat against all others.

With two seats that is the game itself; with more it is the careful assumption that everybody else
plays against the seat that thinks. It is deepened move by move, remembers positions it has seen,
looks first at moves that seem better and less far at the others. What a game knows comes as
functions: `assess` is what a position is worth to a seat, `rate` which moves to try first.

The search keeps its own stack, so it can stop after any number of nodes and go on later: how the
work is cut into pieces never changes what is found.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tablee.core.kernel import (
    INT,
    LEGAL,
    MATRIX,
    PLAY,
    VECTOR,
    Matrix,
    Signature,
    Vector,
    kernel,
    matrix,
    vector,
)
from tablee.core.slots import TURN, WINNERS

# rules, state, seat -> what a position of a game that goes on is worth to the seat
ASSESS: Signature = (INT, VECTOR, VECTOR, INT)
# rules, state, moves, count, out -> 0: the higher, the earlier a move is tried
RATE: Signature = (INT, VECTOR, VECTOR, VECTOR, INT, VECTOR)

WON = 1_000_000_000  # less one for each move until then
SURE = WON - 1_000  # from here on a value is a proven win, from its negative down a proven loss
DEEPEST = 60

# The search as a whole, then the values of the root's moves.
PLY = 0  # the frame that is being worked on
NODES = 1  # positions looked at so far
DEPTH_NOW = 2  # how deep this iteration looks
FINISHED = 3  # 1 when deeper looks cannot change anything
SEAT = 4  # who thinks
KEY_SLOT = 5  # where a state has its hash
MARGIN = 6  # moves of the root that are less than this behind the best are valued exactly
ROOTS = 7  # as far as this iteration has come; behind them, those of the last whole one

# A frame of the stack: a position on the line that is being looked at, as its side to move sees it.
SIDE = 0  # 1 if the seat that thinks is to move, -1 if another is
DEPTH = 1  # moves to look ahead from here
ALPHA = 2  # what is sure already
BETA = 3  # from here on it is too good to be allowed
LOWEST = 4  # alpha as it was in the beginning
BEST = 5
BEST_MOVE = 6
COUNT = 7  # moves
NEXT = 8  # the move to look at
SCOUT = 9  # how the next move is looked at: 1 briefly, to see that it is no better; 0 in full
FRAME = 10  # the moves from here on, in the order of looking
FRAMES = DEEPEST + 2

# An entry of the table of positions.
KEY, MOVE, VALUE, BOUND = range(4)
ENTRY = 4
AT_LEAST, AT_MOST = 1, 2  # BOUND is 4 * depth + AT_LEAST, AT_MOST or both: the value is exact


class Lookahead(NamedTuple):
    """A search and all that it remembers."""

    progress: Vector
    states: Matrix
    stack: Vector  # one frame behind the other
    moves: Vector  # a buffer
    ratings: Vector  # another
    table: Vector


@kernel((INT, VECTOR, VECTOR, VECTOR, INT, INT, INT))
def _order(
    moves: Vector, ratings: Vector, stack: Vector, start: int, count: int, first: int
) -> int:
    """Put the moves onto the stack: `first`, if it is among them, then by their ratings."""
    for index in range(count):
        move = moves[index]
        rating = ratings[index]
        if move == first:
            rating = 2 * WON
        place = index
        while place > 0 and ratings[place - 1] < rating:
            ratings[place] = ratings[place - 1]
            stack[start + place] = stack[start + place - 1]
            place -= 1
        ratings[place] = rating
        stack[start + place] = move
    return 0


@kernel((INT, VECTOR, VECTOR, INT, INT, INT))
def _remembered(table: Vector, stack: Vector, frame: int, key: int, entry: int) -> int:
    """Whether the table answers a frame's question; if so BEST is the answer."""
    if table[entry + KEY] != key:
        return 0
    stack[frame + BEST_MOVE] = table[entry + MOVE]
    bound = table[entry + BOUND]
    value = table[entry + VALUE]
    if bound >> 2 < stack[frame + DEPTH] and abs(value) < SURE:
        return 0
    high = bound & AT_LEAST and value >= stack[frame + BETA]
    low = bound & AT_MOST and value <= stack[frame + ALPHA]
    if high or low or bound & 3 == 3:
        stack[frame + BEST] = value
        return 1
    return 0


@kernel((INT, VECTOR, VECTOR, INT, INT, INT))
def _remember(table: Vector, stack: Vector, frame: int, key: int, entry: int) -> int:
    """Keep what was found out about a frame's position."""
    best = stack[frame + BEST]
    bound = 0
    if best > stack[frame + LOWEST]:
        bound |= AT_LEAST
    if best < stack[frame + BETA]:
        bound |= AT_MOST
    table[entry + KEY] = key
    table[entry + MOVE] = stack[frame + BEST_MOVE]
    table[entry + VALUE] = best
    table[entry + BOUND] = 4 * stack[frame + DEPTH] + bound
    return 0


@kernel((INT, VECTOR, INT))
def _entry(table: Vector, key: int) -> int:
    """Where a position is in the table."""
    return (key & (len(table) // ENTRY - 1)) * ENTRY


@kernel((INT, VECTOR, VECTOR, VECTOR, INT, INT, INT, ASSESS))
def _leaf(
    rules: Vector,
    state: Vector,
    stack: Vector,
    frame: int,
    seat: int,
    ply: int,
    assess: Callable[[Vector, Vector, int], int],
) -> int:
    """Find out what a position is worth that is not looked into; returns 0 if it must be."""
    value = 0
    if state[TURN] == 0:
        if state[WINNERS]:
            value = WON - ply if state[WINNERS] >> (seat - 1) & 1 else ply - WON
    elif stack[frame + DEPTH] <= 0:
        value = assess(rules, state, seat)
    else:
        return 0
    stack[frame + BEST] = stack[frame + SIDE] * value
    return 1


@kernel((INT, VECTOR, VECTOR, VECTOR, INT, VECTOR, VECTOR, INT, LEGAL, RATE))
def _expand(
    rules: Vector,
    state: Vector,
    stack: Vector,
    frame: int,
    moves: Vector,
    ratings: Vector,
    first: int,
    legal: Callable[[Vector, Vector, Vector], int],
    rate: Callable[[Vector, Vector, Vector, int, Vector], int],
) -> int:
    """Get a frame ready to look at its moves; returns how many there are."""
    count = legal(rules, state, moves)
    rate(rules, state, moves, count, ratings)
    _order(moves, ratings, stack, frame + FRAME, count, first)
    stack[frame + COUNT] = count
    stack[frame + BEST] = -2 * WON
    stack[frame + NEXT] = 0
    stack[frame + SCOUT] = 0
    stack[frame + LOWEST] = stack[frame + ALPHA]
    return count


@kernel((INT, INT, INT))
def _reduction(depth: int, index: int) -> int:
    """How much less far to look at a move that comes late."""
    if depth < 3 or index < 3:
        return 0
    return 1 + int(depth > 5 and index > 6)


@kernel((INT, VECTOR, INT, INT, INT))
def _ask(stack: Vector, frame: int, child: int, side: int) -> int:
    """Say how to look at what follows the next move of a frame; returns how deep."""
    alpha, beta = stack[frame + ALPHA], stack[frame + BETA]
    depth = stack[frame + DEPTH] - 1
    if stack[frame + SCOUT]:
        beta = alpha + 1
        depth -= _reduction(depth + 1, stack[frame + NEXT])
    stack[child + DEPTH] = depth
    stack[child + SIDE] = side
    stack[child + BEST_MOVE] = -1
    if side == stack[frame + SIDE]:
        stack[child + ALPHA], stack[child + BETA] = alpha, beta
    else:
        stack[child + ALPHA], stack[child + BETA] = -beta, -alpha
    return depth


@kernel((INT, VECTOR, VECTOR, INT, INT))
def _take_in(progress: Vector, stack: Vector, frame: int, child: int) -> int:
    """Tell a frame what came out of its next move; returns whether that is settled."""
    value = stack[child + BEST] * stack[child + SIDE] * stack[frame + SIDE]
    alpha = stack[frame + ALPHA]
    index = stack[frame + NEXT]
    window = stack[frame + BETA] - alpha
    brief = stack[frame + SCOUT] and (window > 1 or _reduction(stack[frame + DEPTH], index))
    if brief and value > alpha:
        stack[frame + SCOUT] = 0
        return 0
    if value > stack[frame + BEST]:
        stack[frame + BEST] = value
        stack[frame + BEST_MOVE] = stack[frame + FRAME + index]
    if frame == 0:
        progress[ROOTS + index] = value
        stack[ALPHA] = max(alpha, stack[BEST] - progress[MARGIN])
    else:
        stack[frame + ALPHA] = max(alpha, value)
    stack[frame + NEXT] = index + 1
    stack[frame + SCOUT] = 1
    return 1


@kernel((INT, VECTOR))
def done_roots(progress: Vector) -> int:
    """Where the values of the last whole iteration are."""
    return (len(progress) + ROOTS) // 2


@kernel((INT, VECTOR, VECTOR))
def _deepen(progress: Vector, stack: Vector) -> int:
    """End an iteration: sort the root's moves by what came out, and begin the next one, if any."""
    count = stack[COUNT]
    done = done_roots(progress)
    for index in range(count):
        value, move = progress[ROOTS + index], stack[FRAME + index]
        place = index
        while place > 0 and progress[done + place - 1] < value:
            progress[done + place] = progress[done + place - 1]
            stack[FRAME + place] = stack[FRAME + place - 1]
            place -= 1
        progress[done + place], stack[FRAME + place] = value, move
    if abs(stack[BEST]) >= SURE or progress[DEPTH_NOW] == DEEPEST:
        progress[FINISHED] = 1
    progress[DEPTH_NOW] += 1
    stack[DEPTH] = progress[DEPTH_NOW]
    stack[ALPHA], stack[BETA], stack[BEST] = -2 * WON, 2 * WON, -2 * WON
    stack[NEXT], stack[SCOUT] = 0, 0
    return progress[FINISHED]


@kernel((INT, VECTOR, VECTOR, INT, INT))
def begin(progress: Vector, stack: Vector, seat: int, key_slot: int) -> int:
    """Get ready for a search from the first of the states; returns 0."""
    for slot in range(MARGIN):
        progress[slot] = 0
    progress[DEPTH_NOW], progress[SEAT], progress[KEY_SLOT] = 1, seat, key_slot
    stack[SIDE], stack[DEPTH], stack[BEST_MOVE] = 1, 1, -1
    stack[ALPHA], stack[BETA] = -2 * WON, 2 * WON
    return 0


_SEARCH = (INT, VECTOR, VECTOR, MATRIX, VECTOR, VECTOR, VECTOR, VECTOR)


@kernel((*_SEARCH, INT, LEGAL, PLAY, ASSESS, RATE))
def look_ahead(
    rules: Vector,
    progress: Vector,
    states: Matrix,
    stack: Vector,
    moves: Vector,
    ratings: Vector,
    table: Vector,
    nodes: int,
    legal: Callable[[Vector, Vector, Vector], int],
    play: Callable[[Vector, Vector, int], int],
    assess: Callable[[Vector, Vector, int], int],
    rate: Callable[[Vector, Vector, Vector, int, Vector], int],
) -> int:
    """Look at this many more nodes, or fewer when that is all there is; returns whether it is."""
    looked, seat, slot = progress[NODES], progress[SEAT], progress[KEY_SLOT]
    until = looked + nodes
    if looked == 0:
        looked = 1
        _expand(rules, states[0], stack, 0, moves, ratings, -1, legal, rate)
    wide = len(stack) // FRAMES
    ply = progress[PLY]
    while looked < until and not progress[FINISHED]:
        frame = wide * ply
        state = states[ply]
        if stack[frame + NEXT] < stack[frame + COUNT] and stack[frame + BEST] < stack[frame + BETA]:
            child = frame + wide
            after = states[ply + 1]
            for index in range(len(state)):
                after[index] = state[index]
            turn = play(rules, after, stack[frame + FRAME + stack[frame + NEXT]])
            _ask(stack, frame, child, 1 if turn == seat or turn == 0 else -1)
            looked += 1
            if not _leaf(rules, after, stack, child, seat, ply + 1, assess):
                key = after[slot]
                if not _remembered(table, stack, child, key, _entry(table, key)):
                    first = stack[child + BEST_MOVE]
                    _expand(rules, after, stack, child, moves, ratings, first, legal, rate)
                    ply += 1
                    continue
            _take_in(progress, stack, frame, child)
        elif ply == 0:
            _deepen(progress, stack)
        else:
            _remember(table, stack, frame, state[slot], _entry(table, state[slot]))
            ply -= 1
            _take_in(progress, stack, frame - wide, frame)
    progress[PLY] = ply
    progress[NODES] = looked
    return progress[FINISHED]


def new_lookahead(state: Vector, seat: int, key_slot: int, width: int, entries: int) -> Lookahead:
    """A search from a state, for games with at most `width` moves; `entries`, a power of two, is
    how many positions it remembers."""
    search = Lookahead(
        progress=vector(ROOTS + 2 * width),
        states=matrix(FRAMES, len(state)),
        stack=matrix(1, FRAMES * (FRAME + width))[0],
        moves=vector(width),
        ratings=vector(width),
        table=matrix(1, ENTRY * entries)[0],
    )
    for slot in range(len(state)):
        search.states[0][slot] = state[slot]
    begin(search.progress, search.stack, seat, key_slot)
    return search


def root_values(search: Lookahead) -> list[tuple[int, int]]:
    """The moves of the root with their values, the best first. They are of the last iteration that
    was done, but for a better move that was found since; of the first moves when none was done."""
    progress, stack = search.progress, search.stack
    count, looked_at = int(stack[COUNT]), int(stack[NEXT])
    whole = progress[DEPTH_NOW] > 1
    first = done_roots(progress) if whole else ROOTS
    number = count if whole else max(1, looked_at)
    values = {int(stack[FRAME + index]): int(progress[first + index]) for index in range(number)}
    if looked_at:
        best = int(stack[BEST_MOVE])
        values[best] = max(int(stack[BEST]), *values.values())
        values = {best: values.pop(best), **values}
    return sorted(values.items(), key=lambda move: -move[1])


def remembered_move(search: Lookahead, key: int) -> int:
    """The best move of the position with this key, as far as the search remembers it; else -1."""
    entry = _entry(search.table, key)
    return int(search.table[entry + MOVE]) if search.table[entry + KEY] == key else -1
