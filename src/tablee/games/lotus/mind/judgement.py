"""What Lotus bots see in a position at a table of two: how well each seat stands, by its piles.

A seat sees a pile as a *pattern*: its height, and which of its pieces are the seat's own. What that
means for it follows from the field, and not from one pile alone, so a small network judges: each
pile, the number of piles to move from, the turns to wait and the pieces that are not home yet add a
row of weights to hidden sums; what these amount to, squared between bounds, adds up to the seat's
standing. The weights were learned from games of the bots against themselves
(tools/train_lotus.py).

So that a search need not add it all up again at every node, it works on *longer* vectors: the rules
are followed by the weights and by the keys of a hash, the state by what `advance` keeps up to date.
"""

from __future__ import annotations

from tablee.bots.engines import EVALUATE, PRIOR
from tablee.core.bits import popcount
from tablee.core.kernel import INT, PLAY, VECTOR, Floats, Vector, kernel
from tablee.core.slots import SCORE, TURN
from tablee.core.vectors import part
from tablee.games.lotus.rules import kernel as k

# How a pile is written from a seat's side: see `pattern`.
PATTERNS = 224
#: Standings are integers; this much is a factor of e in the odds.
UNIT = 1000
#: By the number of piles with the seat's piece on top, all from the last on alike.
MOBILITIES = 6
#: By the number of pieces that are not home, from the last on alike.
LEFTS = 11

# A row of weights: what something is worth by itself, then what it adds to each hidden sum. Four
# sums share a number, one behind the other, so that one addition changes all of them; the learned
# weights are too small for any sum to reach its neighbour.
HIDDEN = 16
ONE = 128  # a hidden sum counts from nothing up to this
LANE = 15  # bits
LANES = 4  # sums in a number
PACKED = HIDDEN // LANES
ROW = 1 + PACKED
_ZERO = 1 << LANE - 1  # what keeps a lane from being negative
_ZEROS = sum(_ZERO << LANE * lane for lane in range(LANES))

# The longer rules begin with their own table of contents, behind the game's.
MOST_RULES = k.FIELD_LANDINGS + 32 * k.MOST_FIELDS
JITTER = MOST_RULES  # a number for each search, so that it does not always find the same
TO_MOVE = JITTER + 1  # rows, by the number of turns until the seat is to move
MOBILITY = TO_MOVE + 4 * ROW  # rows, by the number of piles to move from
LEFT = MOBILITY + ROW * MOBILITIES  # rows, by the seat's pieces that are not home
OTHERS_LEFT = LEFT + ROW * LEFTS  # rows, by those of the other seat that has fewest
OUTPUT = OTHERS_LEFT + ROW * LEFTS  # what each hidden sum is worth when it is full
KEYS = OUTPUT + HIDDEN  # by place, 128 each: 4 * depth + piece
START_WEIGHTS = KEYS + 128 * (k.FIELD + k.MOST_FIELDS)  # rows by pattern: the seat's start piles
EMPTY = START_WEIGHTS + ROW  # the row of any empty pile
OTHER_WEIGHTS = START_WEIGHTS + ROW * PATTERNS  # the same of the others' start piles
WEIGHTS = OTHER_WEIGHTS + ROW * PATTERNS  # rows by field and pattern, to the end

# The longer state.
KEY = k.SIZE  # the hash of the position
STANDING = KEY + 1  # PACKED slots by seat, to the end: the sums over all piles


@kernel((INT, INT, INT))
def _own(pieces: int, piece: int) -> int:
    """Which of the top eight pieces of a pile are a seat's own (less 1), the top one lowest."""
    other = pieces ^ piece * 0x5555
    own = ~(other | other >> 1) & 0x5555
    own = (own | own >> 1) & 0x3333
    own = (own | own >> 2) & 0x0F0F
    return (own | own >> 4) & 0xFF


@kernel((INT, INT, INT))
def _code(own: int, height: int) -> int:
    """The pattern of a pile: a seat's own pieces are ones, top lowest, below a leading one; of a
    pile higher than six only the height, as far as it matters, and the top five."""
    if height <= 6:
        return 1 << height | own & (1 << height) - 1
    return 128 + 32 * min(height - 7, 2) + (own & 31)


@kernel((INT, INT, INT, INT))
def pattern(pieces: int, height: int, piece: int) -> int:
    """A pile as one seat (less 1) sees it."""
    return _code(_own(pieces, piece), height)


@kernel((INT, INT, INT))
def _rows(place: int, piece: int) -> int:
    """Where the weights of a place begin for a seat (less 1), by pattern."""
    if place >= k.FIELD:
        return WEIGHTS + ROW * PATTERNS * (place - k.FIELD)
    return START_WEIGHTS if piece == (place >> 3) - 1 else OTHER_WEIGHTS


@kernel((INT, VECTOR, INT, INT))
def _own_at(state: Vector, place: int, piece: int) -> int:
    """The own pieces of a seat (less 1) in a pile; whose a start pile is, its weights know."""
    return _own(state[k.PILES + place - k.FIELD], piece) if place >= k.FIELD else 0xFF


@kernel((INT, VECTOR, VECTOR, INT, INT, INT))
def _exchange(rules: Vector, state: Vector, piece: int, before: int, after: int) -> int:
    """Put one row of weights in the place of another in the sums of a seat (less 1)."""
    sums = part(state, STANDING + PACKED * piece, PACKED)
    gone, come = part(rules, before + 1, PACKED), part(rules, after + 1, PACKED)
    for number in range(PACKED):
        sums[number] += come[number] - gone[number]
    return 0


@kernel((INT, VECTOR, VECTOR, INT, INT), inlined=True)
def _lose_top(rules: Vector, state: Vector, place: int, piece: int) -> int:
    """Have the sums of a seat (less 1) say that the top piece leaves a pile."""
    first, own, height = _rows(place, piece), _own_at(state, place, piece), state[k.HEIGHTS + place]
    before, after = first + ROW * _code(own, height), first + ROW * _code(own >> 1, height - 1)
    return _exchange(rules, state, piece, before, after)


@kernel((INT, VECTOR, VECTOR, INT, INT, INT), inlined=True)
def _gain_top(rules: Vector, state: Vector, place: int, top: int, piece: int) -> int:
    """Have the sums of a seat (less 1) say that a piece comes to a field."""
    first, own, height = _rows(place, piece), _own_at(state, place, piece), state[k.HEIGHTS + place]
    more = own << 1 | int(top == piece)
    before, after = first + ROW * _code(own, height), first + ROW * _code(more, height + 1)
    return _exchange(rules, state, piece, before, after)


@kernel((INT, VECTOR, VECTOR, INT, INT))
def _key(rules: Vector, state: Vector, place: int, piece: int) -> int:
    """The key of the piece on top of a pile."""
    return rules[KEYS + 128 * place + 4 * state[k.HEIGHTS + place] + piece]


@kernel((INT, VECTOR, INT))
def _place(state: Vector, move: int) -> int:
    """Where a move comes from, its owner spelled out."""
    place = move & 127
    return place + 8 * state[TURN] if place < 8 else place


@kernel((INT, VECTOR, INT))
def _top(state: Vector, place: int) -> int:
    """Whose the top piece of a pile is, as seat - 1."""
    if place < k.FIELD:
        return (place >> 3) - 1
    return state[k.PILES + place - k.FIELD] & 3


@kernel(PLAY)
def advance(rules: Vector, state: Vector, action: int) -> int:
    """The game's `play`, on longer vectors."""
    seat = state[TURN]
    if action == k.PASS:
        turn = k.play(rules, state, action)
        state[KEY] ^= rules[KEYS + seat] ^ rules[KEYS + turn]
        return turn
    source = _place(state, action)
    target = action >> 7
    piece = _top(state, source)
    key = state[KEY] ^ _key(rules, state, source, piece) ^ rules[KEYS + seat]
    for other in range(rules[k.SEATS]):
        _lose_top(rules, state, source, other)
        if target != k.HOME:
            _gain_top(rules, state, target, piece, other)
    turn = k.play(rules, state, action)
    if target != k.HOME:
        key ^= _key(rules, state, target, piece)
    state[KEY] = key ^ rules[KEYS + turn]
    return turn


@kernel((INT, VECTOR, VECTOR, INT))
def _left(rules: Vector, state: Vector, piece: int) -> int:
    """How many pieces of a seat (less 1) are not home, as far as it matters."""
    return min(rules[k.PIECES] - state[SCORE + piece], LEFTS - 1)


@kernel((INT, VECTOR, VECTOR, INT))
def standing(rules: Vector, state: Vector, piece: int) -> int:
    """How well a seat (less 1) stands in a game that goes on."""
    starts = popcount(state[k.ENTERING + piece] & 0x11111111)
    tops = popcount(state[k.TOPS + piece])
    mobility = MOBILITY + ROW * min(starts + tops, MOBILITIES - 1) + 1
    turns = piece + 1 - state[TURN]
    if turns < 0:
        turns += rules[k.SEATS]
    fewest = LEFTS
    for other in range(rules[k.SEATS]):
        if other != piece:
            fewest = min(fewest, _left(rules, state, other))
    left = LEFT + ROW * _left(rules, state, piece) + 1
    sums = part(state, STANDING + PACKED * piece, PACKED)
    moving, mobile = part(rules, TO_MOVE + ROW * turns + 1, PACKED), part(rules, mobility, PACKED)
    own, others = part(rules, left, PACKED), part(rules, OTHERS_LEFT + ROW * fewest + 1, PACKED)
    output = part(rules, OUTPUT, HIDDEN)
    found = 0
    for number in range(PACKED):
        packed = sums[number] + mobile[number] + moving[number] + own[number] + others[number]
        packed += _ZEROS
        for lane in range(LANES):
            total = (packed >> LANE * lane & 2 * _ZERO - 1) - _ZERO
            total = min(ONE, max(0, total))
            found += total * total * output[LANES * number + lane]
    return found // (ONE * ONE)


@kernel((INT, VECTOR, VECTOR))
def _jitter(rules: Vector, state: Vector) -> int:
    """A little more or less, another one in each search, always the same for a position."""
    return ((state[KEY] & 0xFFFFF) * rules[JITTER] >> 8 & 63) - 32


@kernel(EVALUATE)
def leads(rules: Vector, state: Vector, rng: Vector, scratch: Vector, gains: Floats) -> int:
    """How far each of two seats is ahead of the other, in UNIT."""
    ahead, more = standing(rules, state, 0) - standing(rules, state, 1), _jitter(rules, state)
    gains[0] = ahead + more
    gains[1] = more - ahead
    return 0


@kernel((INT, VECTOR, INT, INT, INT))
def _field_worth(rules: Vector, first: int, own: int, height: int) -> int:
    """What a pile is worth to a seat, less what it is worth to the other: what is not own is the
    other's."""
    lead = rules[first + ROW * _code(own, height)]
    return lead - rules[first + ROW * _code(~own, height)]


@kernel((INT, VECTOR, VECTOR, INT, INT), inlined=True)
def _leaving(rules: Vector, state: Vector, place: int, mover: int) -> int:
    """What it adds to a seat's lead that the top piece leaves a pile."""
    height = state[k.HEIGHTS + place]
    if place >= k.FIELD:
        first, own = _rows(place, mover), _own_at(state, place, mover)
        after = _field_worth(rules, first, own >> 1, height - 1)
        return after - _field_worth(rules, first, own, height)
    gain = rules[START_WEIGHTS + ROW * _code(0xFF, height - 1)]
    gain -= rules[START_WEIGHTS + ROW * _code(0xFF, height)]
    return gain if (place >> 3) - 1 == mover else -gain


@kernel((INT, VECTOR, VECTOR, INT, INT, INT), inlined=True)
def _arriving(rules: Vector, state: Vector, place: int, piece: int, mover: int) -> int:
    """What it adds to a seat's lead that a piece comes to a field."""
    first, own, height = _rows(place, mover), _own_at(state, place, mover), state[k.HEIGHTS + place]
    after = _field_worth(rules, first, own << 1 | int(piece == mover), height + 1)
    return after - _field_worth(rules, first, own, height)


@kernel(PRIOR)
def added_lead(rules: Vector, state: Vector, moves: Vector, count: int, priors: Floats) -> int:
    """What each move adds to the lead of its mover, by the two piles that it changes."""
    mover = state[TURN] - 1
    for index in range(count):
        move = moves[index]
        added = 0
        if move != k.PASS:
            place = _place(state, move)
            added = _leaving(rules, state, place, mover)
            if move >> 7 != k.HOME:
                added += _arriving(rules, state, move >> 7, _top(state, place), mover)
        priors[index] = added
    return 0


@kernel((INT, VECTOR, VECTOR, INT))
def _sum_up(rules: Vector, state: Vector, place: int) -> int:
    """Add a pile to the sums; returns its height."""
    height = state[k.HEIGHTS + place]
    if height:
        for piece in range(rules[k.SEATS]):
            code = _code(_own_at(state, place, piece), height)
            _exchange(rules, state, piece, EMPTY, _rows(place, piece) + ROW * code)
    return height


@kernel((INT, VECTOR, VECTOR))
def recount(rules: Vector, state: Vector) -> int:
    """Work the standings and the key of a state out from scratch; returns the key."""
    for slot in range(KEY, len(state)):
        state[slot] = 0
    key = rules[KEYS + state[TURN]]
    for place in range(8, k.FIELD):
        _sum_up(rules, state, place)
        for height in range(1, state[k.HEIGHTS + place] + 1):
            key ^= rules[KEYS + 128 * place + 4 * height + (place >> 3) - 1]
    for field in range(k.MOST_FIELDS):
        place = k.FIELD + field
        height = state[k.HEIGHTS + place]
        _sum_up(rules, state, place)
        for depth in range(height):
            piece = state[k.PILES + field] >> 2 * depth & 3
            key ^= rules[KEYS + 128 * place + 4 * (height - depth) + piece]
    state[KEY] = key
    return key
