"""What table and patience share: filling the bag, and laying pieces on figures (clauses 1 and 2)."""

from __future__ import annotations

from tablee.core.chance import shuffle
from tablee.core.kernel import INT, VECTOR, Vector, kernel
from tablee.core.rng import below
from tablee.core.slots import TURN
from tablee.games.loto.hand import BITS, MASK, without
from tablee.games.loto.solver import COPIES, FIRST, JOKER, KINDS, POINTS, completable
from tablee.games.loto.state import (
    BAG,
    BAG_SHUFFLE,
    FIGURE_AT,
    FREE,
    JOKERS,
    OPEN,
    PIECE_AT,
    PIECES,
    PLACES,
    RACK,
    TARGET,
    VERB_AT,
    figure_of,
    piece_of,
    place_of,
    points_of,
    put_on,
    take,
)


@kernel((INT, VECTOR, VECTOR, INT))
def fill_bag(rules: Vector, state: Vector, jokers: int) -> int:
    """Put all tiles and so many jokers into the bag and shuffle it; returns 0."""
    first = 0
    for _ in range(jokers):
        first = put_on(state, BAG, PIECES, JOKER)
    for kind in range(KINDS - 1, -1, -1):
        for _ in range(rules[COPIES + kind]):
            first = put_on(state, BAG, PIECES, kind)
    return shuffle(state, first, state[BAG], BAG_SHUFFLE, 0, 0)


@kernel((INT, VECTOR, VECTOR, INT, INT))
def open_figure(rules: Vector, state: Vector, place: int, figure: int) -> int:
    """Lay a figure on a place of the table, all its points blue; returns 0."""
    state[OPEN + place] = figure + 1
    state[FREE + place] = rules[POINTS + figure]
    return 0


@kernel((INT, INT, INT, VECTOR, INT))
def list_tiles(hand: int, verb: int, out: Vector, count: int) -> int:
    """Append an action of this verb for each kind of tile in a hand; returns the new count."""
    listed = 0
    while hand:
        digit = hand & MASK
        if digit != listed:
            out[count] = (digit - 1) << PIECE_AT | verb << VERB_AT
            count += 1
            listed = digit
        hand >>= BITS
    return count


# Clause 2: a tile covers blue points of one figure in its layout, a joker any one of them.


@kernel((INT, VECTOR, VECTOR, INT, VECTOR, INT))
def fitting(rules: Vector, state: Vector, place: int, out: Vector, count: int) -> int:
    """Append what the seat to move can lay on the figure at a place: by tile, the joker last, each by
    its points; returns the new count."""
    figure, free = state[OPEN + place] - 1, state[FREE + place]
    hand = state[RACK + state[TURN] - 1]
    listed = 0
    while hand:
        digit = hand & MASK
        if digit != listed:
            named = figure << FIGURE_AT | (digit - 1) << PIECE_AT
            row = FIRST + figure * KINDS + digit - 1
            for slot in range(rules[row], rules[row + 1]):
                if rules[slot] & ~free == 0:
                    out[count] = rules[slot] | named
                    count += 1
            listed = digit
        hand >>= BITS
    if state[JOKERS + state[TURN] - 1] > 0:
        while free:
            out[count] = free & -free | figure << FIGURE_AT | JOKER << PIECE_AT
            count += 1
            free &= free - 1
    return count


@kernel((INT, VECTOR, VECTOR, VECTOR))
def placements(rules: Vector, state: Vector, out: Vector) -> int:
    """List what the seat to move can lay on the open figures, in table order."""
    count = 0
    for place in range(PLACES):
        if state[OPEN + place]:
            count = fitting(rules, state, place, out, count)
    return count


@kernel((INT, VECTOR, INT))
def lay(state: Vector, action: int) -> int:
    """Move a piece from the hand to its figure; returns the points that are still blue."""
    take(state, state[TURN] - 1, piece_of(action))
    slot = FREE + place_of(state, figure_of(action))
    state[slot] ^= points_of(action)
    state[TARGET] = figure_of(action) + 1
    return state[slot]


# Completing: what clause 3 asks at the table, and a solver of patiences too.


@kernel((INT, VECTOR, VECTOR, INT))
def can_complete(rules: Vector, state: Vector, figure: int) -> int:
    """Whether the seat to move can complete an open figure with what it holds."""
    seat = state[TURN] - 1
    free = state[FREE + place_of(state, figure)]
    return completable(rules, figure, free, state[RACK + seat], state[JOKERS + seat])


@kernel((INT, VECTOR, VECTOR, INT))
def leads_to_completion(rules: Vector, state: Vector, action: int) -> int:
    """Whether a placement that fits leaves its figure completable with the rest of what one holds."""
    seat, figure, piece = state[TURN] - 1, figure_of(action), piece_of(action)
    free = state[FREE + place_of(state, figure)] ^ points_of(action)
    hand, jokers = state[RACK + seat], state[JOKERS + seat]
    if piece == JOKER:
        return completable(rules, figure, free, hand, jokers - 1)
    return completable(rules, figure, free, without(hand, piece), jokers)


@kernel((INT, VECTOR, VECTOR, VECTOR, VECTOR, INT, INT))
def random_completing(
    rules: Vector, state: Vector, rng: Vector, scratch: Vector, count: int, otherwise: int
) -> int:
    """One of the first `count` actions in `scratch` that lead to completion, all equally likely; and
    `otherwise` as likely as each, if it is not -1. There must be one."""
    if otherwise >= 0:
        scratch[count] = otherwise
        count += 1
    while True:
        pick = below(rng, count)
        action = scratch[pick]
        if action == otherwise or leads_to_completion(rules, state, action):
            return action
        count -= 1
        scratch[pick] = scratch[count]
