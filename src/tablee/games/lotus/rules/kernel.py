"""The rules of Lotus, clause by clause (RULES.en.md), on piles and masks.

A *place* is a number: 8 * seat + n is start pile n of a seat (n alone: of the seat to move),
FIELD + f is field f of the track, HOME is home. An action is `from | to << 7`, or PASS.
Where a piece comes down is looked up in the rules by place and height: no geometry in here. Where
it may stay on the springboard instead, the springboard is in the bits above: `to | stay << 7`.

A pile is its height and its pieces, two bits each (seat - 1), the top one lowest. What a seat may
move is kept up to date in two masks: ENTERING has bit 4 * n + e for start pile n and entry e (only
e = 0 where the entries make no difference), TOPS has bit f for each field f with its piece on top.
"""

from __future__ import annotations

from tablee.core.bits import lowest, popcount
from tablee.core.kernel import (
    DETERMINIZE,
    INT,
    LEGAL,
    MOST_MOVES,
    PLAY,
    ROLLOUT,
    VECTOR,
    Vector,
    kernel,
)
from tablee.core.rng import below
from tablee.core.rounds import finish, seat_after
from tablee.core.slots import HEADER, PLY, SCORE, TURN

MOST_ENTRIES = 4
MOST_PILES = 8  # start piles of a seat
MOST_FIELDS = 63
MOST_PIECES = 30  # of all seats together: what one pile can hold

# places
FIELD = 40
HOME = 127

# rules
SEATS = 0
EXPERT = 1
PIECES = 2  # of each seat
DOUBLE = 3  # the first turn of the game: SINGLE, or two moves, of ANY_PIECES or TWO_PIECES
MAY_STAY = 4  # 1 if a piece need not leave the springboard
ENTRIES = 5  # 32 slots: by the height of a start pile, the entries to choose from as bits
LANDINGS = ENTRIES + 32  # 32 slots for each entry: by height, where a piece comes down
FIELD_LANDINGS = LANDINGS + 32 * MOST_ENTRIES  # 32 slots for each field: the same

# state; the scores are the pieces at home
MOVES_LEFT = HEADER  # of this turn; 0 when the game is over
ENTERING = HEADER + 1  # 4 slots: by seat, the moves from its start piles
TOPS = HEADER + 5  # 4 slots: by seat, the fields where its pieces are on top
HEIGHTS = HEADER + 9  # by place: the height of the pile
PILES = HEIGHTS + FIELD + MOST_FIELDS  # by field: the pieces of the pile
SIZE = PILES + MOST_FIELDS

SINGLE, ANY_PIECES, TWO_PIECES = 0, 1, 2

PASS = 0

ALL_HOME = 1  # reason


# Clauses 2, 4 and 5: a piece advances by the height of its pile.


@kernel((INT, INT, INT, VECTOR, INT))
def _list_landings(source: int, landing: int, out: Vector, count: int) -> int:
    """Append what a piece may do that comes down like this: first stay, if it may, then go on."""
    stay = landing >> 7
    if stay:
        out[count] = source | stay << 7
        count += 1
    out[count] = source | (landing & 127) << 7
    return count + 1


@kernel((INT, VECTOR, VECTOR, INT, VECTOR, INT))
def _list_entering(rules: Vector, state: Vector, seat: int, out: Vector, count: int) -> int:
    """Append the moves from the start piles of a seat."""
    choices = state[ENTERING + seat - 1]
    owner = 0 if seat == state[TURN] else seat
    while choices:
        choice = lowest(choices)
        choices &= choices - 1
        height = state[HEIGHTS + 8 * seat + (choice >> 2)]
        landing = rules[LANDINGS + 32 * (choice & 3) + height]
        count = _list_landings(8 * owner + (choice >> 2), landing, out, count)
    return count


@kernel((INT, VECTOR, VECTOR, INT, VECTOR, INT))
def _list_advancing(rules: Vector, state: Vector, fields: int, out: Vector, count: int) -> int:
    """Append the moves from these fields."""
    while fields:
        field = lowest(fields)
        fields &= fields - 1
        landing = rules[FIELD_LANDINGS + 32 * field + state[HEIGHTS + FIELD + field]]
        count = _list_landings(FIELD + field, landing, out, count)
    return count


# Clauses 2, 3 and 5: from the top of one pile to the top of another, or home.


@kernel((INT, VECTOR, VECTOR, INT, INT))
def set_start(rules: Vector, state: Vector, place: int, height: int) -> int:
    """Give a start pile this height; returns its owner, as seat - 1."""
    owner = (place >> 3) - 1
    pile = 4 * (place & 7)
    state[HEIGHTS + place] = height
    kept = state[ENTERING + owner] & ~(0xF << pile)
    state[ENTERING + owner] = kept | rules[ENTRIES + height] << pile
    return owner


@kernel((INT, VECTOR, INT))
def _take(state: Vector, field: int) -> int:
    """Take the top piece off a field; returns whose it is, as seat - 1."""
    pieces = state[PILES + field]
    height = state[HEIGHTS + FIELD + field]
    state[PILES + field] = pieces >> 2
    state[HEIGHTS + FIELD + field] = height - 1
    state[TOPS + (pieces & 3)] ^= 1 << field
    state[TOPS + (pieces >> 2 & 3)] ^= int(height > 1) << field
    return pieces & 3


@kernel((INT, VECTOR, INT, INT))
def put(state: Vector, piece: int, field: int) -> int:
    """Put a piece (its seat - 1) on top of what is on a field; returns the height now."""
    pieces = state[PILES + field]
    height = state[HEIGHTS + FIELD + field]
    state[PILES + field] = pieces << 2 | piece
    state[HEIGHTS + FIELD + field] = height + 1
    state[TOPS + (pieces & 3)] ^= int(height > 0) << field
    state[TOPS + piece] ^= 1 << field
    return height + 1


@kernel((INT, VECTOR, VECTOR, INT))
def _lift(rules: Vector, state: Vector, place: int) -> int:
    """Take the top piece off a pile; returns whose it is, as seat - 1."""
    if place >= FIELD:
        return _take(state, place - FIELD)
    if place < 8:
        place += 8 * state[TURN]
    return set_start(rules, state, place, state[HEIGHTS + place] - 1)


@kernel((INT, VECTOR, VECTOR, INT, INT))
def _land(rules: Vector, state: Vector, piece: int, place: int) -> int:
    """Bring a piece to a field or home; returns whether all of its seat's are home now."""
    if place != HOME:
        put(state, piece, place - FIELD)
        return 0
    state[SCORE + piece] += 1
    return int(state[SCORE + piece] == rules[PIECES])


# Clause 6: who has no free piece, and the double opening.


@kernel((INT, VECTOR))
def is_blocked(state: Vector) -> int:
    """Whether no piece of the seat to move is on top of a pile."""
    seat = state[TURN] - 1
    return int(state[ENTERING + seat] == 0 and state[TOPS + seat] == 0)


@kernel((INT, VECTOR, VECTOR))
def opens_again(rules: Vector, state: Vector) -> int:
    """Whether the second move of the double opening is due, which is not a must."""
    return int(state[PLY] == 1 and state[TURN] == 1 and rules[DOUBLE] != SINGLE)


@kernel((INT, VECTOR, VECTOR))
def needs_another(rules: Vector, state: Vector) -> int:
    """Whether this second move must be of another piece. The first one is alone on the track, so
    the other comes from a start pile."""
    return int(rules[DOUBLE] == TWO_PIECES and opens_again(rules, state) == 1)


@kernel(LEGAL)
def legal(rules: Vector, state: Vector, out: Vector) -> int:
    """List the actions: start piles by seat, pile and entry, then fields in order, then `pass`."""
    seat = state[TURN]
    blocked = is_blocked(state)
    count = _list_entering(rules, state, seat, out, 0)
    fields = 0 if needs_another(rules, state) else state[TOPS + seat - 1]
    if blocked and not rules[EXPERT]:
        for other in range(1, rules[SEATS] + 1):
            count = _list_entering(rules, state, other, out, count)
            fields |= state[TOPS + other - 1]
    count = _list_advancing(rules, state, fields, out, count)
    if blocked or opens_again(rules, state):
        out[count] = PASS
        count += 1
    return count


# Clauses 1 and 7: turns, and the end.


@kernel((INT, VECTOR, VECTOR))
def _end_turn(rules: Vector, state: Vector) -> int:
    """The next seat is to move; returns it."""
    state[MOVES_LEFT] = 1
    state[TURN] = seat_after(state[TURN], rules[SEATS])
    return state[TURN]


@kernel((INT, VECTOR, INT))
def _win(state: Vector, piece: int) -> int:
    """End the game: all pieces of this one's seat are home."""
    state[MOVES_LEFT] = 0
    return finish(state, ALL_HOME, 1 << piece)


@kernel(PLAY)
def play(rules: Vector, state: Vector, action: int) -> int:
    """Make a legal move; returns the seat to move, 0 when the game is over."""
    state[PLY] += 1
    if action == PASS:
        return _end_turn(rules, state)
    piece = _lift(rules, state, action & 127)
    if _land(rules, state, piece, action >> 7):
        return _win(state, piece)
    state[MOVES_LEFT] -= 1
    if state[MOVES_LEFT]:
        return state[TURN]
    return _end_turn(rules, state)


# Playing at random, and what is hidden (nothing).


@kernel((INT, INT, INT))
def _nth(bits: int, number: int) -> int:
    """The index of the set bit that has `number` set bits below it."""
    for _ in range(number):
        bits &= bits - 1
    return lowest(bits)


@kernel(ROLLOUT)
def rollout(rules: Vector, state: Vector, rng: Vector, scratch: Vector) -> int:
    """Play to the end, each time what `below` picks from `legal`; returns the number of moves made.

    It does end: some piece is always on top, its owner must advance one, and nothing goes back.
    Moves are picked straight from the masks, but for blocked seats, a double opening and where a
    piece may stay on the springboard.
    """
    first = state[PLY]
    seat = state[TURN]
    while seat and state[PLY] - first < MOST_MOVES:
        choices = state[ENTERING + seat - 1]
        fields = state[TOPS + seat - 1]
        starts = popcount(choices)
        count = starts + popcount(fields)
        if count == 0 or state[PLY] < 2 or rules[MAY_STAY]:
            seat = play(rules, state, scratch[below(rng, legal(rules, state, scratch))])
            continue
        state[PLY] += 1
        pick = below(rng, count)
        if pick < starts:
            choice = _nth(choices, pick)
            place = 8 * seat + (choice >> 2)
            height = state[HEIGHTS + place]
            target = rules[LANDINGS + 32 * (choice & 3) + height]
            set_start(rules, state, place, height - 1)
        else:
            field = _nth(fields, pick - starts)
            target = rules[FIELD_LANDINGS + 32 * field + state[HEIGHTS + FIELD + field]]
            _take(state, field)
        if _land(rules, state, seat - 1, target):
            seat = _win(state, seat - 1)
        else:
            seat = seat_after(seat, rules[SEATS])
            state[TURN] = seat
    return state[PLY] - first


@kernel(DETERMINIZE)
def determinize(rules: Vector, state: Vector, seat: int, rng: Vector) -> int:
    """Nothing is hidden in Lotus."""
    return 0
