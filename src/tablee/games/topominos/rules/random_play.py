"""Playing Topominos at random, and redealing what a seat cannot see."""

from __future__ import annotations

from tablee.core.bits import lowest, popcount
from tablee.core.chance import forget_seed
from tablee.core.kernel import (
    DETERMINIZE,
    INT,
    MOST_MOVES,
    ROLLOUT,
    VECTOR,
    Vector,
    kernel,
    local_vector,
)
from tablee.core.rng import below, mix
from tablee.core.slots import TURN
from tablee.games.topominos.rules.kernel import (
    BAG,
    BAG_END,
    COMPARTMENTS,
    DOTS,
    END,
    FITTING,
    LOOKS,
    LOWER,
    PASS,
    POSITIONS,
    RACKS,
    SEATS,
    chosen,
    draw,
    has_placed,
    is_open,
    may_exchange,
    play,
    put_back,
)

_MOST_TRIES = 10_000  # of finding a legal action: all in vain for spoilt states only


@kernel((INT, VECTOR, VECTOR, INT, VECTOR))
def _weigh(rules: Vector, state: Vector, rack: int, fitting: Vector) -> int:
    """Write which tiles of a rack fit in each compartment; returns how many, over all of them."""
    total = 0
    for compartment in range(COMPARTMENTS):
        fitting[compartment] = 0
        if is_open(state, compartment):
            fitting[compartment] = rack & rules[FITTING + state[DOTS + compartment]]
            total += popcount(fitting[compartment])
    return total


@kernel((INT, VECTOR, VECTOR, INT, VECTOR, INT))
def _try_placement(rules: Vector, state: Vector, rack: int, fitting: Vector, pick: int) -> int:
    """The placement that a number stands for: a tile that fits in a compartment, in one of eight
    positions; 0 if that position does not fit or is not spelled so."""
    position, pick = pick & 7, pick >> 3
    compartment = 0
    while pick >= popcount(fitting[compartment]):
        pick -= popcount(fitting[compartment])
        compartment += 1
    tiles = fitting[compartment]
    for _ in range(pick):
        tiles &= tiles - 1
    tile = lowest(tiles)
    dots = rules[LOOKS + POSITIONS * tile + position]
    if dots == 0 or dots & state[DOTS + compartment] or rack & rules[LOWER + tile]:
        return 0
    return tile | compartment << 6 | dots << 10


@kernel((INT, VECTOR, VECTOR, INT, INT))
def _try_pass(rules: Vector, state: Vector, rack: int, choice: int) -> int:
    """The pass that a number stands for; 0 if these tiles cannot be exchanged."""
    tiles = chosen(rack, choice)
    return PASS | tiles if may_exchange(rules, state, rack, tiles) else 0


@kernel((INT, VECTOR, VECTOR, VECTOR, VECTOR))
def random_action(rules: Vector, state: Vector, rng: Vector, scratch: Vector) -> int:
    """One of the legal actions, all equally likely.

    Instead of listing them it picks from candidates that hold each of them once, and picks again
    while the candidate is not legal; at least one in forty is. 0 if none is found.
    """
    rack = state[RACKS + state[TURN] - 1]
    placements = POSITIONS * _weigh(rules, state, rack, scratch)
    placed = has_placed(state)
    others = 1 if placed else 1 << popcount(rack)
    action = 0
    for _ in range(_MOST_TRIES):
        pick = below(rng, placements + others)
        if pick < placements:
            action = _try_placement(rules, state, rack, scratch, pick)
        elif placed:
            action = END
        else:
            action = _try_pass(rules, state, rack, pick - placements)
        if action:
            break
    return action


@kernel(ROLLOUT)
def rollout(rules: Vector, state: Vector, rng: Vector, scratch: Vector) -> int:
    """Play the match to its end, all legal actions equally likely; returns the number of moves."""
    moves = 0
    while state[TURN] != 0 and moves < MOST_MOVES:
        action = random_action(rules, state, rng, scratch)
        if action == 0:
            return moves
        play(rules, state, action)
        moves += 1
    return moves


# What is hidden: the other racks and the bag.


@kernel(DETERMINIZE)
def determinize(rules: Vector, state: Vector, seat: int, rng: Vector) -> int:
    """Redeal the bag and the racks of all other seats, and forget the seed of later shuffles."""
    if state[TURN] == 0:
        return 0
    held = local_vector(4)
    for other in range(rules[SEATS]):
        if other != seat - 1:
            held[other] = popcount(state[RACKS + other])
            put_back(state, state[RACKS + other])
            state[RACKS + other] = 0
    mix(rng, state, BAG_END - state[BAG], state[BAG])
    for other in range(rules[SEATS]):
        draw(state, other + 1, held[other])
    return forget_seed(state, rng)
