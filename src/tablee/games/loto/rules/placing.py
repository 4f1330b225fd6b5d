"""Laying pieces on figures (clause 2), and completing them: what table and patience share."""

from __future__ import annotations

from tablee.core.kernel import INT, VECTOR, Vector, kernel
from tablee.core.rng import below
from tablee.core.slots import TURN
from tablee.games.loto.rules.hand import BITS, MASK, without
from tablee.games.loto.rules.solver import FIRST, JOKER, KINDS, POINTS, completable
from tablee.games.loto.rules.state import (
    FIGURE_AT,
    FREE,
    JOKERS,
    OPEN,
    PIECE_AT,
    PLACES,
    RACK,
    TARGET,
    VERB_AT,
    figure_of,
    piece_of,
    place_of,
    points_of,
    take,
)


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
    while hand > 0:
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
    """Append what the seat to move can lay on the figure at a place: by tile, the joker last, then
    by points; returns the new count."""
    figure, free = state[OPEN + place] - 1, state[FREE + place]
    hand = state[RACK + state[TURN] - 1]
    listed = 0
    while hand > 0:
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
    """Whether a placement that fits leaves its figure completable with what one holds then."""
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
    """One of the `count` placements in `scratch` that lead to completion, or the action `otherwise`
    if it is not -1: all equally likely. There must be one."""
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
