"""What a LOT position is worth at a glance: how far each side is from its stacks and its line.

The weights were fitted (logistic regression) to what longer searches found, and to how the games
ended, in 19,496 positions of games that two forerunners of this search played against themselves.
"""

from __future__ import annotations

from math import exp

from tablee.bots.minds.lot_threats import (
    alert_moves,
    singles_after,
    stacks_after,
    winning_cells,
    wins,
)
from tablee.bots.open_tree import JUDGE, SURELY_LOST, SURELY_WON, SURVEY
from tablee.core.bits import popcount
from tablee.core.kernel import FLOAT, FLOATS, INT, VECTOR, WORDS, Vector, kernel, table
from tablee.core.slots import PLY, TURN
from tablee.games.lot.kernel import (
    BOARD,
    PIE,
    SINGLES,
    STACKS,
    STEPS,
    SWAP,
    colour_to_move,
    completing_cells,
    legal,
    may_swap,
)

# What counts for a colour.
LINES = 0  # 9 slots: how many lines of three cells lack 1, 2 .. 9 pieces to be three stacks
MADE = 9  # stacks
WANTED = 10  # cells where a stack would win
LOOSE = 11  # single pieces
NEAR = 12  # cells that lack one piece to be a stack
FAR = 13  # cells that lack two
WANTED_NEAR = 14
WANTED_FAR = 15
FEATURES = 16

# Thousandths of a logit: for the side to move, for the other, for being to move, for a threat
# that must be met.
WEIGHTS = table(
    [
        *(0, 590, 210, 81, 51, 33, 31, 27, 17, 441, 342, 103, -236, -58, 0, 764),
        *(-597, -391, -157, -76, -52, -34, -34, -26, -18, -406, -277, -145, 225, 67, -669, -322),
        *(130, -1066),
    ]
)
TEMPO, THREAT = 2 * FEATURES, 2 * FEATURES + 1


@kernel((WORDS, INT, INT))
def _near_stacks(singles: int, free: int) -> tuple[int, int, int, int]:
    """The cells that lack at most one, two, three pieces to be a stack; and 0. `free` are those
    that neither the other side nor a stack holds."""
    one = two = three = 0
    for direction in range(4):
        step = STEPS[direction]
        twice = 2 * step
        whole = free & free >> step & free >> twice  # lines by their lowest cells
        middle, high = singles >> step, singles >> twice
        some = whole & (singles | middle | high)
        most = whole & (singles & middle | middle & high | singles & high)
        three |= whole | whole << step | whole << twice
        two |= some | some << step | some << twice
        one |= most | most << step | most << twice
    return one, two, three, 0


@kernel((INT, INT, INT, INT, INT, INT))
def _lines_lacking(pieces: int, lines: int, ones: int, twos: int, fours: int) -> int:
    """How many of these lines lack this many pieces (below 8), by the bits of what they lack."""
    found = lines & (ones if pieces & 1 else ~ones)
    found &= twos if pieces & 2 else ~twos
    found &= fours if pieces & 4 else ~fours
    return popcount(found)


@kernel((INT, INT, INT, INT, VECTOR, INT))
def _count_lines(odd: int, even: int, usable: int, out: Vector, base: int) -> int:
    """Count the lines of usable cells by what they lack. A cell lacks one piece if it is in `odd`,
    two in `even`, three in both: what three cells lack is added up for all lines at once, bit by
    bit."""
    for slot in range(9):
        out[base + LINES + slot] = 0
    for direction in range(4):
        step = STEPS[direction]
        twice = 2 * step
        lines = usable & usable >> step & usable >> twice
        a, b, c = odd, odd >> step, odd >> twice
        ones, carry = a ^ b ^ c, a & b | c & (a ^ b)
        a, b, c = even, even >> step, even >> twice
        pairs, high = a ^ b ^ c, a & b | c & (a ^ b)
        twos, more = pairs ^ carry, pairs & carry
        fours, eights = high ^ more, high & more
        out[base + LINES + 7] += popcount(lines & eights & ~ones)
        out[base + LINES + 8] += popcount(lines & eights & ones)
        lines &= ~eights
        for pieces in range(1, 8):
            out[base + LINES + pieces - 1] += _lines_lacking(pieces, lines, ones, twos, fours)
    return 9


@kernel((INT, INT, INT, INT, VECTOR, INT))
def list_features(singles: int, stacks: int, blocked: int, out: Vector, base: int) -> int:
    """List what counts for a colour, from `base` on; returns FEATURES."""
    free = BOARD & ~(blocked | stacks)
    one, two, three, _ = _near_stacks(singles, free)
    _count_lines(one | three & ~two, three & ~one, stacks | three, out, base)
    wanted, two = completing_cells(stacks) & free, two & ~one
    out[base + MADE] = popcount(stacks)
    out[base + WANTED] = popcount(wanted)
    out[base + LOOSE] = popcount(singles)
    out[base + NEAR] = popcount(one)
    out[base + FAR] = popcount(two)
    out[base + WANTED_NEAR] = popcount(wanted & one)
    out[base + WANTED_FAR] = popcount(wanted & two)
    return FEATURES


@kernel((FLOAT, INT, INT, INT, INT, VECTOR, INT))
def glance(
    own: int, own_stacks: int, other: int, other_stacks: int, scratch: Vector, base: int
) -> float:
    """What a position is worth to the colour to move, by single pieces and stacks: from 0 to 1,
    beyond these when it is certain. Uses `scratch` from `base` on."""
    empty = BOARD & ~(own | own_stacks | other | other_stacks)
    if winning_cells(own, own_stacks, empty):
        return SURELY_WON
    threats = winning_cells(other, other_stacks, empty)
    if threats & (threats - 1):
        return SURELY_LOST
    list_features(own, own_stacks, other | other_stacks, scratch, base)
    list_features(other, other_stacks, own | own_stacks, scratch, base + FEATURES)
    total = WEIGHTS[TEMPO]
    if threats:
        total += WEIGHTS[THREAT]
    for index in range(2 * FEATURES):
        total += WEIGHTS[index] * scratch[base + index]
    return 1.0 / (1.0 + exp(-0.001 * total))


@kernel(JUDGE)
def at_a_glance(rules: Vector, state: Vector, rng: Vector, scratch: Vector) -> float:
    """What a position is worth to seat 1 by its look."""
    colour = colour_to_move(state)
    own, other = state[SINGLES + colour], state[SINGLES + 1 - colour]
    own_stacks, other_stacks = state[STACKS + colour], state[STACKS + 1 - colour]
    value = glance(own, own_stacks, other, other_stacks, scratch, 0)
    if may_swap(rules, state):
        value = max(value, 1.0 - value)
    return value if state[TURN] == 1 else 1.0 - value


@kernel((INT, VECTOR, VECTOR, VECTOR, INT, FLOATS))
def _hint(rules: Vector, state: Vector, out: Vector, count: int, hints: list[float]) -> int:
    """Tell what each of the listed moves is worth at a glance; returns how many there are."""
    colour = colour_to_move(state)
    own, stacks = state[SINGLES + colour], state[STACKS + colour]
    other, other_stacks = state[SINGLES + 1 - colour], state[STACKS + 1 - colour]
    for index in range(count):
        action = out[index]
        if action == SWAP:
            value = 1.0 - glance(own, stacks, other, other_stacks, out, count)
        elif wins(stacks, action):
            value = 1.0
        else:
            singles, made = singles_after(own, action), stacks_after(stacks, action)
            value = 1.0 - glance(other, other_stacks, singles, made, out, count)
        if rules[PIE] and state[PLY] == 0:
            value = min(value, 1.0 - value)  # the other side would take a good beginning
        hints[index] = min(1.0, max(0.0, value))
    return count


@kernel(SURVEY)
def survey(rules: Vector, state: Vector, out: Vector, hints: list[float]) -> int:
    """All legal moves."""
    return _hint(rules, state, out, legal(rules, state, out), hints)


@kernel(SURVEY)
def alert_survey(rules: Vector, state: Vector, out: Vector, hints: list[float]) -> int:
    """The moves that somebody considers who overlooks nothing that is plain to see."""
    return _hint(rules, state, out, alert_moves(rules, state, out), hints)
