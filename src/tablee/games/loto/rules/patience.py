"""The rules of patience (clause 7): one figure, eight pieces, as few exchanges as can be."""

from __future__ import annotations

from tablee.core.kernel import INT, LEGAL, PLAY, VECTOR, Vector, kernel
from tablee.core.rng import below
from tablee.core.rounds import finish
from tablee.core.slots import SCORE, TURN
from tablee.games.loto.rules.hand import added, hand_size, kind_at
from tablee.games.loto.rules.placing import (
    can_complete,
    lay,
    list_tiles,
    placements,
    random_completing,
)
from tablee.games.loto.rules.solver import JOKER, POINTS, completable
from tablee.games.loto.rules.state import (
    BAG,
    COMPLETE,
    FREE,
    JOKERS,
    LAID,
    LOST,
    OPEN,
    PIECE_AT,
    PIECES,
    PLACE,
    PLACED,
    RACK,
    SWAP,
    TARGET,
    UNDO,
    VERB_AT,
    draw,
    give,
    piece_of,
    points_of,
    take,
)


@kernel((INT, VECTOR, VECTOR))
def hopeless(rules: Vector, state: Vector) -> int:
    """Whether the bag is empty and the eight pieces, held or laid, cannot build the figure."""
    if state[BAG] > 0:
        return 0
    figure, hand, jokers = state[OPEN] - 1, state[RACK], state[JOKERS]
    for number in range(state[PLACED]):
        piece = piece_of(state[LAID + number])
        if piece == JOKER:
            jokers += 1
        else:
            hand = added(hand, piece)
    return 1 - completable(rules, figure, rules[POINTS + figure], hand, jokers)


@kernel(LEGAL)
def legal_patience(rules: Vector, state: Vector, out: Vector) -> int:
    """List the placements by tile and points; then `undo`, or the swaps if nothing lies."""
    count = placements(rules, state, out)
    if state[PLACED] > 0:
        out[count] = UNDO << VERB_AT
        return count + 1
    if state[BAG] > 0:
        count = list_tiles(state[RACK], SWAP, out, count)
        if state[JOKERS] > 0:
            out[count] = SWAP << VERB_AT | JOKER << PIECE_AT
            count += 1
    return count


@kernel((INT, VECTOR, INT))
def _lay_down(state: Vector, action: int) -> int:
    state[LAID + state[PLACED]] = action
    state[PLACED] += 1
    if lay(state, action):
        return state[TURN]
    return finish(state, COMPLETE, 1)


@kernel((INT, VECTOR))
def _take_back(state: Vector) -> int:
    state[PLACED] -= 1
    action = state[LAID + state[PLACED]]
    state[LAID + state[PLACED]] = 0
    state[FREE] |= points_of(action)
    give(state, 0, piece_of(action))
    if state[PLACED] == 0:
        state[TARGET] = 0
    return state[TURN]


@kernel((INT, VECTOR, VECTOR, INT))
def _swap(rules: Vector, state: Vector, piece: int) -> int:
    """The piece is out for good; a joker that is drawn is one of the eight."""
    take(state, 0, piece)
    give(state, 0, draw(state, BAG, PIECES))
    state[SCORE] += 1
    return finish(state, LOST, 0) if hopeless(rules, state) else state[TURN]


@kernel(PLAY)
def play_patience(rules: Vector, state: Vector, action: int) -> int:
    """Make a legal move; returns the seat to move, 0 when the game is over."""
    verb = action >> VERB_AT
    if verb == PLACE:
        return _lay_down(state, action)
    if verb == UNDO:
        return _take_back(state)
    return _swap(rules, state, piece_of(action))


@kernel((INT, VECTOR, VECTOR, VECTOR, VECTOR))
def random_patience(rules: Vector, state: Vector, rng: Vector, scratch: Vector) -> int:
    """What somebody would do who sees every solution and swaps at random.

    So a game always ends; laying and taking back at random might never.
    """
    if can_complete(rules, state, state[OPEN] - 1):
        count = placements(rules, state, scratch)
        return random_completing(rules, state, rng, scratch, count, -1)
    if state[PLACED] > 0:
        return UNDO << VERB_AT
    tiles = hand_size(state[RACK])
    pick = below(rng, tiles + state[JOKERS])
    piece = kind_at(state[RACK], pick) if pick < tiles else JOKER
    return piece << PIECE_AT | SWAP << VERB_AT
