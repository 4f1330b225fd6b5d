"""The space of Topominos: which tile of the rack, where, how turned; and what a seat sees.

Tiles of a rack are numbered by the order of their numbers, from the lowest on.
"""

from __future__ import annotations

from functools import cache

from tablee.core.bits import lowest, popcount
from tablee.core.kernel import BYTES, INT, VECTOR, Vector, kernel
from tablee.core.slots import ROUND, SCORE, TURN
from tablee.core.space import (
    DEAL,
    NUMBER,
    OBSERVE,
    Space,
    Symmetry,
    flat,
    put_bits,
    put_number,
)
from tablee.games.topominos.rules.kernel import (
    BAG,
    BAG_END,
    COMPARTMENT,
    COMPARTMENTS,
    DOTS,
    DRAWS,
    END,
    HEIGHT,
    LAID,
    LOOKS,
    MODE,
    MODE_A,
    MOST_DRAWS,
    NINES,
    OPENING,
    OPENING_DRAW,
    OUT,
    PASS,
    PASSES,
    PLAIN_PASSES,
    POINTS,
    POSITIONS,
    RACKS,
    SEATS,
    TILES,
    TOUCHED,
    deal_round,
    shuffle_all,
)

_RACK = 5
_PLACEMENTS = _RACK * COMPARTMENTS * POSITIONS
_END = _PLACEMENTS + (1 << _RACK)
_SEATS = 4


@kernel((INT, VECTOR, VECTOR, INT, INT))
def _draw_for_start(rules: Vector, state: Vector, level: int, number: int) -> int:
    """Have some seats, as bits, draw for the start: each takes the next tile, and the state keeps
    which; returns those with the most dots."""
    shuffle_all(state, OPENING, number)
    best = 0
    found = 0
    slot = BAG_END - TILES
    for seat in range(rules[SEATS]):
        if level >> seat & 1:
            drawn = 1 + state[slot] << 6 * seat + 24 * (number & 1)
            state[DRAWS + (number >> 1)] |= drawn
            dots = popcount(rules[LOOKS + POSITIONS * state[slot]])
            slot += 1
            if dots > best:
                best = dots
                found = 0
            if dots == best:
                found |= 1 << seat
    return found


@kernel(DEAL)
def deal(rules: Vector, state: Vector) -> int:
    """The draw for the start, as in `opening`, and the first round."""
    level = (1 << rules[SEATS]) - 1 if rules[OPENING_DRAW] else 1
    for number in range(MOST_DRAWS):
        if level & (level - 1):
            level = _draw_for_start(rules, state, level, number)
    return deal_round(rules, state, 1 + lowest(level))


@kernel((INT, INT, INT))
def _place_in(rack: int, tile: int) -> int:
    """Which tile of the rack this is, from 0."""
    return popcount(rack & (1 << tile) - 1)


@kernel((INT, VECTOR, INT, INT))
def _position(rules: Vector, tile: int, dots: int) -> int:
    """Which of the tile's positions shows these dots."""
    position = 0
    while rules[LOOKS + POSITIONS * tile + position] != dots:
        position += 1
    return position


@kernel((INT, INT, INT))
def _choice(rack: int, tiles: int) -> int:
    """A set of tiles as bits of the rack, the lowest tile being bit 0."""
    choice = 0
    place = 0
    while rack:
        if tiles & rack & -rack:
            choice |= 1 << place
        rack &= rack - 1
        place += 1
    return choice


@kernel(NUMBER)
def number(rules: Vector, state: Vector, action: int) -> int:
    """Placements by tile of the rack, compartment and position; then the 32 sets to exchange, the
    empty one being `pass`; then `end`."""
    if action == END:
        return _END
    rack = state[RACKS + state[TURN] - 1]
    if action >= PASS:
        return _PLACEMENTS + _choice(rack, action ^ PASS)
    tile, compartment = action & 63, action >> 6 & 15
    place = COMPARTMENTS * _place_in(rack, tile) + compartment
    return POSITIONS * place + _position(rules, tile, action >> 10)


@kernel((INT, VECTOR, VECTOR, INT, BYTES, INT))
def _observe_rack(rules: Vector, state: Vector, seat: int, out: Vector, at: int) -> int:
    """The dots of one's tiles as they are printed; returns the index after them."""
    rack = state[RACKS + seat - 1]
    for _ in range(_RACK):
        dots = 0
        if rack:
            dots = rules[LOOKS + POSITIONS * lowest(rack)]
            rack &= rack - 1
        at = put_bits(out, at, COMPARTMENTS, dots)
    return at


@kernel((INT, VECTOR, INT))
def _unseen(state: Vector, seat: int) -> int:
    """The tiles that a seat has not seen in this round, as bits."""
    seen = state[OUT] | state[RACKS + seat - 1]
    for compartment in range(COMPARTMENTS):
        bottom = LAID + 9 * compartment
        for slot in range(bottom, bottom + state[HEIGHT + compartment]):
            seen |= 1 << (state[slot] & 63)
    return ((1 << TILES) - 1) & ~seen


@kernel((INT, VECTOR, VECTOR, INT, BYTES, INT))
def _observe_seats(rules: Vector, state: Vector, seat: int, out: Vector, at: int) -> int:
    """Five items to a seat, from the viewer's own on, for four seats; returns the index after."""
    seats = rules[SEATS]
    for after in range(_SEATS):
        other = (seat - 1 + after) % seats
        there = int(after < seats)
        out[at] = there * int(state[TURN] == other + 1)
        out[at + 1] = there * popcount(state[RACKS + other])
        at = put_number(out, at + 2, there * (state[SCORE + other] + state[POINTS + other]))
        out[at] = there
        at += 1
    return at


@kernel(OBSERVE)
def observe(rules: Vector, state: Vector, seat: int, out: Vector) -> int:
    """The parts of `space`, in this order."""
    at = 0
    for compartment in range(COMPARTMENTS):
        at = put_bits(out, at, COMPARTMENTS, state[DOTS + compartment])
    at = _observe_rack(rules, state, seat, out, at)
    at = put_bits(out, at, COMPARTMENTS, state[TOUCHED])
    started = 1 << state[COMPARTMENT] if state[MODE] == MODE_A else 0
    at = put_bits(out, at, COMPARTMENTS, started)
    at = put_bits(out, at, TILES, _unseen(state, seat))
    at = _observe_seats(rules, state, seat, out, at)
    out[at] = state[MODE]
    out[at + 1] = state[NINES]
    out[at + 2] = state[BAG]
    out[at + 3] = state[PASSES]
    out[at + 4] = state[PLAIN_PASSES]
    out[at + 5] = state[ROUND]
    return 0


# Symmetries: the nine compartments are alike.


def _symmetry(one: int, length: int) -> Symmetry:
    """Two neighbours exchanged: all orders of the compartments follow from these eight."""
    image = list(range(COMPARTMENTS))
    image[one], image[one + 1] = one + 1, one
    actions = [
        POSITIONS * (COMPARTMENTS * tile + compartment) + position
        for tile in range(_RACK)
        for compartment in image
        for position in range(POSITIONS)
    ]
    dots = [COMPARTMENTS * place + dot for place in image for dot in range(COMPARTMENTS)]
    rack = COMPARTMENTS * COMPARTMENTS + COMPARTMENTS * _RACK
    flags = [rack + COMPARTMENTS * row + place for row in range(2) for place in image]
    tensor = (*dots, *range(len(dots), rack), *flags, *range(rack + len(flags), length))
    name = f"compartments {1 + one} and {2 + one} exchanged"
    return Symmetry(name, (*actions, *range(_PLACEMENTS, _END + 1)), tensor)


@cache
def space() -> Space:
    """The same with all options."""
    shape, planes = flat(
        ("by compartment: the nine dots of its pile", COMPARTMENTS * COMPARTMENTS),
        ("by tile of one's rack: its nine dots", COMPARTMENTS * _RACK),
        ("compartments to which this turn has added", COMPARTMENTS),
        ("the compartment to which this turn is bound, if it began an empty one", COMPARTMENTS),
        ("tiles not seen in this round", TILES),
        ("by seat from one's own on: to move, tiles, points (two items), there at all", 5 * _SEATS),
        (
            "what the turn is bound to, piles of nine in it, tiles in the bag, passes, of "
            "these in a row without an exchange, round",
            6,
        ),
    )
    symmetries = tuple(_symmetry(one, shape[0]) for one in range(COMPARTMENTS - 1))
    return Space(_END + 1, shape, planes, symmetries)
