"""What Lotus bots see in a position at tables of three and four: the chances of all seats.

A seat sees the table from where it sits: `features` lists what it sees, with the other seats by how
soon after it they move. Each feature adds a row of weights to sums: one sum for each seat, and
hidden ones. What the hidden sums amount to, squared between bounds, counts for or against each seat
once more; the chances are a softmax of it all. The weights were learned from games of the bots
against themselves, for each number of seats (tools/train_lotus_crowd.py).

A search works on *longer* rules: they are followed by the weights.
"""

from __future__ import annotations

from tablee.bots.engines import EVALUATE
from tablee.core.bits import lowest, popcount
from tablee.core.kernel import INT, VECTOR, Floats, Vector, kernel, local_vector
from tablee.core.real import exp
from tablee.core.slots import SCORE, TURN
from tablee.core.vectors import part
from tablee.games.lotus.rules import kernel as k

# What can be seen. Fields are known by their *kind*, their number on a track of this length.
KINDS = 14
STEPS = 8  # how far a piece moves once it is on top, from the last on alike
ABOVE = 6  # the pieces above it, from the last on alike
SEATS = 4  # from the one to move on, in the order of turns
NOBODY = SEATS
HEIGHTS = 5  # of a pile that a piece may land on, from the last on alike
PATTERNS = 4 + 16 * 6  # of a pile: the owner of its only piece; the two on top, and how high it is
COUNTS = 7  # of moves, and of pieces that are not home, from the last on alike
STARTS = 4  # heights of a start pile, from the last on alike

# Where the features of a kind begin.
PIECE = 0  # by kind of field, step, pieces above, owner
PILE = PIECE + KINDS * STEPS * ABOVE * SEATS  # by kind of field and pattern
LANDING = PILE + KINDS * PATTERNS  # by owner, whom it covers, kind of field, height there
GOING_HOME = LANDING + SEATS * (SEATS + 1) * KINDS * HEIGHTS  # by owner and kind of field
START = GOING_HOME + SEATS * KINDS  # by owner and height
LEFT = START + SEATS * STARTS  # by seat and pieces that are not home
MOBILITY = LEFT + SEATS * COUNTS  # by seat and piles to move from
EXPERT = MOBILITY + SEATS * COUNTS  # the experts' rules
FEATURES = EXPERT + 1

ENTRIES = 3  # of more, those that follow are not looked at
#: What is listed of a position at most: of a start pile as much as of a piece, and its height.
MOST_FEATURES = (1 + ENTRIES) * k.MOST_PIECES + 2 * SEATS + 1

# A row of weights: a weight for each seat, then for each hidden sum. Three sums share a number, one
# behind the other, so that one addition changes all of them.
HIDDEN = 32
ONE = 128  # a hidden sum counts from nothing up to this; so much in a seat's sum is a factor of e
UNIT = 1000  # so much of a full hidden sum is a factor of e
LANE = 21  # bits
LANES = 3  # sums in a number
WIDTH = (SEATS + HIDDEN) // LANES
_ZERO = 1 << LANE - 1  # what keeps a lane from being negative
_ZEROS = sum(_ZERO << LANE * lane for lane in range(LANES))
#: No weight is heavier, so that sums that share a number never reach each other.
HEAVIEST = (_ZERO - 1) // MOST_FEATURES

# The longer rules begin with their own table of contents, behind the game's.
FIELD_KINDS = k.FIELD_LANDINGS + 32 * k.MOST_FIELDS  # by field
OUTPUT = FIELD_KINDS + k.MOST_FIELDS  # by hidden sum, then by seat
ROWS = OUTPUT + HIDDEN * SEATS  # by feature


@kernel((INT, VECTOR, VECTOR, INT))
def _from(rules: Vector, state: Vector, piece: int) -> int:
    """How many turns after the seat to move a seat (less 1) moves."""
    turns = piece + 1 - state[TURN]
    return turns if turns >= 0 else turns + rules[k.SEATS]


@kernel((INT, VECTOR, VECTOR, INT, INT))
def _landing(rules: Vector, state: Vector, owner: int, field: int) -> int:
    """The feature of a piece that may come down on a field."""
    height, covered = state[k.HEIGHTS + k.FIELD + field], NOBODY
    if height:
        covered = _from(rules, state, state[k.PILES + field] & 3)
    slot = (owner * (SEATS + 1) + covered) * KINDS + rules[FIELD_KINDS + field]
    return LANDING + HEIGHTS * slot + min(height, HEIGHTS - 1)


@kernel((INT, VECTOR, VECTOR, INT, VECTOR, INT))
def _see_pile(rules: Vector, state: Vector, field: int, found: Vector, count: int) -> int:
    """List what is seen of a pile on the track; returns how much is listed now."""
    pieces, height = state[k.PILES + field], state[k.HEIGHTS + k.FIELD + field]
    kind, top = rules[FIELD_KINDS + field], _from(rules, state, state[k.PILES + field] & 3)
    pattern = top
    if height > 1:
        second = _from(rules, state, pieces >> 2 & 3)
        pattern = 4 + 16 * (min(height, 7) - 2) + 4 * top + second
    found[count] = PILE + PATTERNS * kind + pattern
    target = rules[k.FIELD_LANDINGS + 32 * field + height] & 127
    if target == k.HOME:
        found[count + 1] = GOING_HOME + KINDS * top + kind
    else:
        found[count + 1] = _landing(rules, state, top, target - k.FIELD)
    count += 2
    for above in range(height):
        slot = (STEPS * kind + min(height - above, STEPS) - 1) * ABOVE + min(above, ABOVE - 1)
        found[count] = PIECE + SEATS * slot + _from(rules, state, pieces & 3)
        pieces >>= 2
        count += 1
    return count


@kernel((INT, VECTOR, VECTOR, INT, VECTOR, INT))
def _see_starts(rules: Vector, state: Vector, seat: int, found: Vector, count: int) -> int:
    """List what is seen of the start piles of a seat; returns how much is listed now."""
    owner, choices = _from(rules, state, seat - 1), state[k.ENTERING + seat - 1]
    while choices:
        pile, entry = lowest(choices) >> 2, lowest(choices) & 3
        choices &= choices - 1
        height = state[k.HEIGHTS + 8 * seat + pile]
        if entry == 0:
            found[count] = START + STARTS * owner + min(height, STARTS) - 1
            count += 1
        target = rules[k.LANDINGS + 32 * entry + height] & 127
        if entry < ENTRIES and target != k.HOME and state[k.HEIGHTS + target]:
            found[count] = _landing(rules, state, owner, target - k.FIELD)
            count += 1
    return count


@kernel((INT, VECTOR, VECTOR, VECTOR))
def features(rules: Vector, state: Vector, found: Vector) -> int:
    """List what the seat to move sees; returns how much that is."""
    count, piles = 0, 0
    for seat in range(1, rules[k.SEATS] + 1):
        piles |= state[k.TOPS + seat - 1]
    while piles:
        count = _see_pile(rules, state, lowest(piles), found, count)
        piles &= piles - 1
    for seat in range(1, rules[k.SEATS] + 1):
        count = _see_starts(rules, state, seat, found, count)
    for seat in range(1, rules[k.SEATS] + 1):
        seen = COUNTS * _from(rules, state, seat - 1)
        left = rules[k.PIECES] - state[SCORE + seat - 1]
        starts = popcount(state[k.ENTERING + seat - 1] & 0x11111111)
        found[count] = LEFT + seen + min(left, COUNTS - 1)
        mobility = starts + popcount(state[k.TOPS + seat - 1])
        found[count + 1] = MOBILITY + seen + min(mobility, COUNTS - 1)
        count += 2
    if rules[k.EXPERT]:
        found[count] = EXPERT
        count += 1
    return count


@kernel((INT, VECTOR, INT))
def _lane(sums: Vector, number: int) -> int:
    """One of the sums."""
    packed = sums[number // LANES] + _ZEROS
    return (packed >> LANE * (number % LANES) & 2 * _ZERO - 1) - _ZERO


@kernel(EVALUATE)
def evaluate(rules: Vector, state: Vector, rng: Vector, scratch: Vector, gains: Floats) -> int:
    """The chances of all seats."""
    seats, mover = rules[k.SEATS], state[TURN] - 1
    found, sums, counts = local_vector(MOST_FEATURES), local_vector(WIDTH), local_vector(SEATS)
    for index in range(features(rules, state, found)):
        row = part(rules, ROWS + WIDTH * found[index], WIDTH)
        for number in range(WIDTH):
            sums[number] += row[number]
    output = part(rules, OUTPUT, HIDDEN * SEATS)
    for hidden in range(HIDDEN):
        share = min(ONE, max(0, _lane(sums, SEATS + hidden)))
        for seat in range(SEATS):
            counts[seat] += share * share * output[SEATS * hidden + seat]
    best = -1e9
    for seat in range(seats):
        standing = counts[seat] / (ONE * ONE * UNIT) + _lane(sums, seat) / ONE
        gains[(mover + seat) % seats] = standing
        best = max(best, standing)
    total = 0.0
    for seat in range(seats):
        gains[seat] = exp(gains[seat] - best)
        total += gains[seat]
    for seat in range(seats):
        gains[seat] /= total
    return 0
