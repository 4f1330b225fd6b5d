"""Alpha-beta search for open games (nothing hidden, no chance): one seat against all others.

With two seats that is the game itself; with more it is the careful assumption that everybody else
plays against the seat that thinks. It is deepened move by move, remembers positions it has seen,
looks first at moves with the better priors and less far at the others. An evaluation is in any unit
here, in whole numbers well below SURE.

The search keeps its own stack, so it can stop after any number of nodes and go on later: how the
work is cut into pieces never changes what is found.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tablee.bots.engines import EVALUATE, PRIOR
from tablee.bots.engines.memory import contents
from tablee.bots.engines.uct import Evaluate, Legal, Play, Prior
from tablee.core.hosts import Scope
from tablee.core.kernel import (
    FLOATS,
    INT,
    LEGAL,
    MATRIX,
    PLAY,
    VECTOR,
    Floats,
    Matrix,
    Vector,
    kernel,
    record,
)
from tablee.core.position import Position
from tablee.core.slots import TURN, WINNERS
from tablee.core.vectors import copy

WON = 1_000_000_000  # less one for each move until then
SURE = WON - 1_000  # from here on a value is a proven win, from its negative down a proven loss
DEEPEST = 60

# The search as a whole, then the values of the root's moves.
PLY = 0  # the frame that is being worked on
NODES = 1  # positions looked at so far
DEPTH_NOW = 2  # how deep this iteration looks
FINISHED = 3  # 1 when deeper looks cannot change anything
ROOTS = 4  # as far as this iteration has come; behind them, those of the last whole one

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

# An entry of the transposition table.
KEY, MOVE, VALUE, BOUND = range(4)
ENTRY = 4
AT_LEAST, AT_MOST = 1, 2  # BOUND is 4 * depth + AT_LEAST, AT_MOST or both: the value is exact


class Lookahead(NamedTuple):
    """A search and all that it remembers."""

    seat: int  # who thinks
    key_slot: int  # where a state has its hash
    margin: int  # moves of the root that are less than this behind the best are valued exactly
    rules: Vector
    progress: Vector
    states: Matrix
    stack: Vector  # one frame behind the other
    transpositions: Vector
    # Buffers.
    moves: Vector
    priors: Floats
    rng: Vector
    scratch: Vector
    gains: Floats


LOOKAHEAD = record(
    Lookahead,
    seat=INT,
    key_slot=INT,
    margin=INT,
    rules=VECTOR,
    progress=VECTOR,
    states=MATRIX,
    stack=VECTOR,
    transpositions=VECTOR,
    moves=VECTOR,
    priors=FLOATS,
    rng=VECTOR,
    scratch=VECTOR,
    gains=FLOATS,
)


@kernel((INT, VECTOR, FLOATS, VECTOR, INT, INT, INT))
def _order(moves: Vector, priors: Floats, stack: Vector, start: int, count: int, first: int) -> int:
    """Put the moves onto the stack: `first`, if it is among them, then by their priors."""
    for index in range(count):
        move = moves[index]
        prior = priors[index]
        if move == first:
            prior = 2.0 * WON
        place = index
        while place > 0 and priors[place - 1] < prior:
            priors[place] = priors[place - 1]
            stack[start + place] = stack[start + place - 1]
            place -= 1
        priors[place] = prior
        stack[start + place] = move
    return 0


@kernel((INT, VECTOR, VECTOR, INT, INT, INT))
def _remembered(transpositions: Vector, stack: Vector, frame: int, key: int, entry: int) -> int:
    """Whether a transposition answers a frame's question; if so BEST is the answer."""
    if transpositions[entry + KEY] != key:
        return 0
    stack[frame + BEST_MOVE] = transpositions[entry + MOVE]
    bound = transpositions[entry + BOUND]
    value = transpositions[entry + VALUE]
    if bound >> 2 < stack[frame + DEPTH] and abs(value) < SURE:
        return 0
    high = bound & AT_LEAST and value >= stack[frame + BETA]
    low = bound & AT_MOST and value <= stack[frame + ALPHA]
    if high or low or bound & 3 == 3:
        stack[frame + BEST] = value
        return 1
    return 0


@kernel((INT, VECTOR, VECTOR, INT, INT, INT))
def _remember(transpositions: Vector, stack: Vector, frame: int, key: int, entry: int) -> int:
    """Keep what was found out about a frame's position."""
    best = stack[frame + BEST]
    bound = 0
    if best > stack[frame + LOWEST]:
        bound |= AT_LEAST
    if best < stack[frame + BETA]:
        bound |= AT_MOST
    transpositions[entry + KEY] = key
    transpositions[entry + MOVE] = stack[frame + BEST_MOVE]
    transpositions[entry + VALUE] = best
    transpositions[entry + BOUND] = 4 * stack[frame + DEPTH] + bound
    return 0


@kernel((INT, VECTOR, INT))
def _entry(transpositions: Vector, key: int) -> int:
    """Where a position is among the transpositions."""
    return (key & (len(transpositions) // ENTRY - 1)) * ENTRY


@kernel((INT, LOOKAHEAD, INT, INT, EVALUATE))
def _leaf(search: Lookahead, frame: int, ply: int, evaluate: Evaluate) -> int:
    """Find out what a position is worth that is not looked into; returns 0 if it must be."""
    state, stack, gains = search.states[ply], search.stack, search.gains
    value = 0
    if state[TURN] == 0:
        if state[WINNERS]:
            value = WON - ply if state[WINNERS] >> (search.seat - 1) & 1 else ply - WON
    elif stack[frame + DEPTH] <= 0:
        evaluate(search.rules, state, search.rng, search.scratch, gains)
        value = int(gains[search.seat - 1])
    else:
        return 0
    stack[frame + BEST] = stack[frame + SIDE] * value
    return 1


@kernel((INT, LOOKAHEAD, INT, INT, INT, LEGAL, PRIOR))
def _expand(search: Lookahead, frame: int, ply: int, first: int, legal: Legal, prior: Prior) -> int:
    """Get a frame ready to look at its moves; returns how many there are."""
    state, stack, moves, priors = search.states[ply], search.stack, search.moves, search.priors
    count = legal(search.rules, state, moves)
    prior(search.rules, state, moves, count, priors)
    _order(moves, priors, stack, frame + FRAME, count, first)
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


@kernel((INT, LOOKAHEAD, INT, INT))
def _take_in(search: Lookahead, frame: int, child: int) -> int:
    """Report to a frame what came of its next move; returns whether that is settled."""
    stack = search.stack
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
        search.progress[ROOTS + index] = value
        stack[ALPHA] = max(alpha, stack[BEST] - search.margin)
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


@kernel((INT, LOOKAHEAD, INT, LEGAL, PLAY, PRIOR, EVALUATE))
def look_ahead(
    search: Lookahead, nodes: int, legal: Legal, play: Play, prior: Prior, evaluate: Evaluate
) -> int:
    """Look at this many more nodes, or fewer when that is all there is; returns whether it is."""
    progress, stack, transpositions = search.progress, search.stack, search.transpositions
    looked, slot = progress[NODES], search.key_slot
    until = looked + nodes
    if looked == 0:
        looked = 1
        _expand(search, 0, 0, -1, legal, prior)
    wide = len(stack) // FRAMES
    ply = progress[PLY]
    while looked < until and not progress[FINISHED]:
        frame = wide * ply
        if stack[frame + NEXT] < stack[frame + COUNT] and stack[frame + BEST] < stack[frame + BETA]:
            child = frame + wide
            after = search.states[ply + 1]
            copy(search.states[ply], after)
            turn = play(search.rules, after, stack[frame + FRAME + stack[frame + NEXT]])
            _ask(stack, frame, child, 1 if turn == search.seat or turn == 0 else -1)
            looked += 1
            if not _leaf(search, child, ply + 1, evaluate):
                key = after[slot]
                if not _remembered(transpositions, stack, child, key, _entry(transpositions, key)):
                    ply += 1
                    _expand(search, child, ply, stack[child + BEST_MOVE], legal, prior)
                    continue
            _take_in(search, frame, child)
        elif ply == 0:
            _deepen(progress, stack)
        else:
            key = search.states[ply][slot]
            _remember(transpositions, stack, frame, key, _entry(transpositions, key))
            ply -= 1
            _take_in(search, frame - wide, frame)
    progress[PLY] = ply
    progress[NODES] = looked
    return progress[FINISHED]


@kernel((INT, LOOKAHEAD, VECTOR, PLAY))
def follow(search: Lookahead, line: Vector, play: Play) -> int:
    """Write the moves that the search remembers as best behind the first one of a line; returns how
    long it is then. What the search was in the middle of is lost."""
    transpositions, state = search.transpositions, search.states[1]
    copy(search.states[0], state)
    for length in range(1, len(line)):
        if play(search.rules, state, line[length - 1]) == 0:
            return length
        entry = _entry(transpositions, state[search.key_slot])
        if transpositions[entry + KEY] != state[search.key_slot]:
            return length
        line[length] = transpositions[entry + MOVE]
    return len(line)


def new_lookahead(
    memory: Scope,
    position: Position,
    vectors: tuple[Sequence[int], Sequence[int]],
    key_slot: int,
    margin: int,
    entries: int,
) -> Lookahead:
    """A search from a position, by rules and state vectors that may be longer than its own;
    `entries`, a power of two, is how many positions it remembers."""
    (rules, state), width = vectors, position.game.max_actions
    states, stack = memory.matrix(FRAMES, len(state)), memory.vector(FRAMES * (FRAME + width))
    states[0].write(state)
    stack.write([1, 1, -2 * WON, 2 * WON, 0, 0, -1])
    return Lookahead(
        position.turn or 0,
        key_slot,
        margin,
        rules=memory.vector(rules),
        progress=memory.vector([0, 0, 1, 0, *[0] * (2 * width)]),
        states=states,
        stack=stack,
        transpositions=memory.vector(ENTRY * entries),
        moves=memory.vector(width),
        priors=memory.floats(width),
        rng=memory.vector(1),
        scratch=memory.vector(width),
        gains=memory.floats(2 * position.setup.seats),
    )


def root_values(search: Lookahead) -> list[tuple[int, int]]:
    """The moves of the root with their values, the best first. They are of the last iteration that
    was done, but for a better move that was found since; of the first moves when none was done."""
    width = len(search.moves)
    progress, stack = contents(search.progress), contents(search.stack, FRAME + width)
    count, looked_at = stack[COUNT], stack[NEXT]
    whole = progress[DEPTH_NOW] > 1
    first = done_roots(progress) if whole else ROOTS
    number = count if whole else max(1, looked_at)
    values = {stack[FRAME + index]: progress[first + index] for index in range(number)}
    if looked_at:
        best = stack[BEST_MOVE]
        values[best] = max(stack[BEST], *values.values())
        values = {best: values.pop(best), **values}
    return sorted(values.items(), key=lambda move: -move[1])
