"""The deal: clause 1 at the table, clause 7 in patience."""

from __future__ import annotations

from tablee.core.bits import popcount
from tablee.core.chance import shuffle
from tablee.core.kernel import INT, VECTOR, Vector, kernel
from tablee.core.slots import TURN
from tablee.core.space import DEAL
from tablee.games.loto.rules.placing import open_figure
from tablee.games.loto.rules.solver import (
    CHOSEN,
    COPIES,
    FIGURES,
    JOKER,
    KINDS,
    MODE,
    POINTS,
    SEATS,
    SHARE,
)
from tablee.games.loto.rules.state import (
    ALL_JOKERS,
    BAG,
    EIGHT,
    JOKERS,
    PATIENCE,
    PIECES,
    PLACES,
    WAITING,
    draw,
    give,
    put_on,
)
from tablee.games.loto.rules.table import fill_rack

# What a shuffle is for (core.chance); `table` numbers those of exchanges.
_BAG, _FIGURES, _CHOICE = 1, 2, 4


@kernel((INT, INT))
def is_proper_size(points: int) -> int:
    """Whether a figure with these points (a mask) makes a patience."""
    return int(popcount(points) == 12 or popcount(points) == 16)


@kernel((INT, VECTOR, INT, INT, INT))
def _shuffle_pile(state: Vector, pile: int, size: int, purpose: int) -> int:
    """Shuffle a pile of `size` slots, which was laid in order, the first on top; returns 0."""
    return shuffle(state, pile + 1 + size - state[pile], state[pile], purpose, 0, 0)


@kernel((INT, VECTOR, VECTOR, INT))
def _fill_bag(rules: Vector, state: Vector, jokers: int) -> int:
    """All tiles by kind, then so many jokers, shuffled; returns 0."""
    for _ in range(jokers):
        put_on(state, BAG, PIECES, JOKER)
    for kind in range(KINDS - 1, -1, -1):
        for _ in range(rules[COPIES + kind]):
            put_on(state, BAG, PIECES, kind)
    return _shuffle_pile(state, BAG, PIECES, _BAG)


@kernel((INT, VECTOR, VECTOR))
def _deal_table(rules: Vector, state: Vector) -> int:
    """Three open figures, equal shares of jokers; each seat in turn draws its whole rack."""
    for figure in range(FIGURES - 1, -1, -1):
        put_on(state, WAITING, FIGURES, figure)
    _shuffle_pile(state, WAITING, FIGURES, _FIGURES)
    for place in range(PLACES):
        open_figure(rules, state, place, draw(state, WAITING, FIGURES))
    _fill_bag(rules, state, 1)
    for seat in range(rules[SEATS]):
        state[JOKERS + seat] = rules[SHARE]
        fill_rack(state, seat)
    return 0


@kernel((INT, VECTOR, VECTOR))
def _drawn_figure(rules: Vector, state: Vector) -> int:
    """One of the figures that make a patience; the others stay in the box."""
    for figure in range(FIGURES - 1, -1, -1):
        if is_proper_size(rules[POINTS + figure]):
            put_on(state, WAITING, FIGURES, figure)
    _shuffle_pile(state, WAITING, FIGURES, _CHOICE)
    chosen = draw(state, WAITING, FIGURES)
    while state[WAITING]:
        draw(state, WAITING, FIGURES)
    return chosen


@kernel((INT, VECTOR, VECTOR))
def _deal_patience(rules: Vector, state: Vector) -> int:
    """The agreed figure or one at random, and eight of all the pieces."""
    figure = rules[CHOSEN] - 1 if rules[CHOSEN] else _drawn_figure(rules, state)
    open_figure(rules, state, 0, figure)
    _fill_bag(rules, state, ALL_JOKERS)
    for _ in range(EIGHT):
        give(state, 0, draw(state, BAG, PIECES))
    return 0


@kernel(DEAL)
def deal(rules: Vector, state: Vector) -> int:
    """The first state; returns the seat to move."""
    if rules[MODE] == PATIENCE:
        _deal_patience(rules, state)
    else:
        _deal_table(rules, state)
    state[TURN] = 1
    return 1
