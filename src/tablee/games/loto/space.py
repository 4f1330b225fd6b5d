"""The space of Loto Points Rouges: which piece of the hand, on which figure, how; what a seat sees.

Tiles of a hand are numbered by kind, from the lowest on; equal ones share the first one's number.
"""

from __future__ import annotations

from functools import cache

from tablee.core.bits import lowest
from tablee.core.kernel import BYTES, INT, VECTOR, Vector, kernel
from tablee.core.slots import SCORE, TURN
from tablee.core.space import (
    NUMBER,
    OBSERVE,
    Space,
    fill,
    flat,
    put_bits,
    put_number,
    relative,
)
from tablee.games.loto.rules.hand import hand_size, held, kind_at
from tablee.games.loto.rules.solver import FIGURES, FIRST, JOKER, KINDS, MODE, POINTS, SEATS
from tablee.games.loto.rules.state import (
    BAG,
    DONE,
    DONE_BITS,
    EIGHT,
    END,
    FREE,
    JOKERS,
    LAID,
    MOST_SEATS,
    OPEN,
    PASS,
    PASSES,
    PATIENCE,
    PLACE,
    PLACED,
    PLACES,
    RACK,
    TARGET,
    UNDO,
    VERB_AT,
    WAITING,
    figure_of,
    piece_of,
    place_of,
    points_of,
)

_GRID = 25
_LAYOUTS = 64  # no tile has more on 5 x 5 points
_ON_FIGURE = EIGHT * _LAYOUTS + _GRID  # tiles of the hand by layout, then a joker by point
_PLACEMENTS = PLACES * _ON_FIGURE
_END, _PASS, _UNDO, _PIECES = range(_PLACEMENTS, _PLACEMENTS + 4)
_ALL = _PIECES + EIGHT + 1  # exchanging or swapping each tile of the hand, or a joker


@kernel((INT, INT, INT))
def _slot(hand: int, kind: int) -> int:
    """Where the first tile of a kind is in a hand that holds it."""
    place = 0
    while kind_at(hand, place) != kind:
        place += 1
    return place


@kernel((INT, VECTOR, INT, INT, INT))
def _layout(rules: Vector, figure: int, kind: int, points: int) -> int:
    """Which of the ways to lay a tile on a figure covers these points."""
    first = rules[FIRST + figure * KINDS + kind]
    slot = first
    while rules[slot] != points:
        slot += 1
    return slot - first


@kernel(NUMBER)
def number(rules: Vector, state: Vector, action: int) -> int:
    """Placements by place of the figure, tile of the hand and layout, a joker's by point; then
    `end`, `pass`, `undo`, and the exchange or swap of each tile and of a joker."""
    verb, piece = action >> VERB_AT, piece_of(action)
    hand = state[RACK + state[TURN] - 1]
    if verb == PLACE:
        figure, points = figure_of(action), points_of(action)
        at = _ON_FIGURE * place_of(state, figure)
        if piece == JOKER:
            return at + EIGHT * _LAYOUTS + lowest(points)
        return at + _LAYOUTS * _slot(hand, piece) + _layout(rules, figure, piece, points)
    if verb == END:
        return _END
    if verb == PASS:
        return _PASS
    if verb == UNDO:
        return _UNDO
    return _PIECES + (EIGHT if piece == JOKER else _slot(hand, piece))


@kernel((INT, VECTOR, VECTOR, BYTES, INT))
def _observe_figures(rules: Vector, state: Vector, out: Vector, at: int) -> int:
    """The open figures; returns the index after them."""
    for place in range(PLACES):
        lying = state[OPEN + place]
        points = rules[POINTS + lying - 1] if lying else 0
        at = put_bits(out, at, _GRID, state[FREE + place])
        at = put_bits(out, at, _GRID, points & ~state[FREE + place])
        at = put_bits(out, at, FIGURES, 1 << lying >> 1)
        out[at] = int(lying != 0 and state[TARGET] == lying)
        at += 1
    return at


@kernel((INT, VECTOR, INT, BYTES, INT))
def _observe_hand(state: Vector, seat: int, out: Vector, at: int) -> int:
    """How many tiles of each kind one holds, and how many lie on the figure of a patience."""
    hand = state[RACK + seat - 1]
    for kind in range(KINDS):
        out[at + kind] = held(hand, kind)
    at += KINDS
    fill(out, at, KINDS + 1, 0)
    for placed in range(EIGHT):
        if state[LAID + placed]:
            out[at + piece_of(state[LAID + placed])] += 1
    return at + KINDS + 1


@kernel((INT, VECTOR, VECTOR, INT, BYTES, INT))
def _observe_seats(rules: Vector, state: Vector, seat: int, out: Vector, at: int) -> int:
    """Six items to a seat, from the viewer's own on, for four seats; returns the index after."""
    seats = rules[SEATS]
    for after in range(MOST_SEATS):
        other = (seat - 1 + after) % seats
        there = int(after < seats)
        out[at] = there * int(state[TURN] == other + 1)
        out[at + 1] = there * state[JOKERS + other]
        out[at + 2] = there * hand_size(state[RACK + other])
        at = put_number(out, at + 3, there * state[SCORE + other])
        out[at] = there
        at += 1
    return at


@kernel((INT, VECTOR, VECTOR, INT, BYTES, INT))
def _observe_done(rules: Vector, state: Vector, seat: int, out: Vector, at: int) -> int:
    """By figure: who won it (1: oneself); returns the index after it."""
    seats = rules[SEATS]
    fill(out, at, FIGURES, 0)
    for other in range(seats):
        done = state[DONE + other]
        while done:
            figure = (done & (1 << DONE_BITS) - 1) - 1
            out[at + figure] = 1 + relative(1 + other, seat, seats)
            done >>= DONE_BITS
    return at + FIGURES


@kernel(OBSERVE)
def observe(rules: Vector, state: Vector, seat: int, out: Vector) -> int:
    """The parts of `space`, in this order."""
    at = _observe_figures(rules, state, out, 0)
    at = _observe_hand(state, seat, out, at)
    at = _observe_seats(rules, state, seat, out, at)
    at = _observe_done(rules, state, seat, out, at)
    out[at] = state[BAG]
    out[at + 1] = state[WAITING]
    out[at + 2] = state[PLACED]
    out[at + 3] = state[PASSES]
    out[at + 4] = int(rules[MODE] == PATIENCE)
    return 0


@cache
def space() -> Space:
    """The same with all options."""
    shape, planes = flat(
        (
            "by open figure: free points (25), covered points (25), which figure (14), begun (1)",
            PLACES * (2 * _GRID + FIGURES + 1),
        ),
        ("tiles of each kind in one's hand", KINDS),
        ("pieces of each kind laid in a patience, jokers last", KINDS + 1),
        ("by seat from one's own on: to move, jokers, tiles, score (two items), there at all", 24),
        ("by figure: who won it, 1 being oneself", FIGURES),
        ("pieces in the bag, waiting figures, pieces placed in this turn, passes, patience", 5),
    )
    return Space(_ALL, shape, planes)
