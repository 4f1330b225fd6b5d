"""The deal: clause 1 at the table, clause 7 in patience. Done once per game, so it is no kernel."""

from __future__ import annotations

from tablee.core.chance import shuffle
from tablee.core.game import Setup
from tablee.core.kernel import Vector
from tablee.core.slots import SEED, SEEDED, TURN
from tablee.games.loto.document import is_patience
from tablee.games.loto.rules import state as s
from tablee.games.loto.rules.patience import proper_size
from tablee.games.loto.rules.placing import open_figure
from tablee.games.loto.rules.solver import CHOSEN, FIGURES, JOKER, SHARE
from tablee.games.loto.rules.table import fill_rack

# What a shuffle is for (core.chance); `table` numbers those of exchanges.
_BAG, _FIGURES, _CHOICE = 1, 2, 4


def deal(setup: Setup, seed_words: list[int]) -> list[int]:
    """The first state."""
    first = [0] * s.SIZE
    first[TURN] = first[SEEDED] = 1
    first[SEED : SEED + 8] = seed_words
    state = list(first)
    if is_patience(setup):
        _deal_patience(setup, state)
    else:
        _deal_table(setup, state)
    return state


def _deal_table(setup: Setup, state: Vector) -> None:
    """Three open figures, equal shares of jokers; each seat in turn draws its whole rack."""
    _shuffled(state, s.WAITING, FIGURES, list(range(FIGURES)), _FIGURES)
    for place in range(s.PLACES):
        open_figure(setup.rules, state, place, s.draw(state, s.WAITING, FIGURES))
    _shuffled(state, s.BAG, s.PIECES, [*_tiles(setup), JOKER], _BAG)
    for seat in range(setup.seats):
        state[s.JOKERS + seat] = setup.rules[SHARE]
        fill_rack(state, seat)


def _deal_patience(setup: Setup, state: Vector) -> None:
    """The agreed figure or one at random, and eight of all the pieces."""
    figure = setup.rules[CHOSEN] - 1
    if figure < 0:
        points = enumerate(setup.parts.figures)
        proper = [number for number, mask in points if proper_size(mask)]
        _shuffled(state, s.WAITING, FIGURES, proper, _CHOICE)
        figure = s.draw(state, s.WAITING, FIGURES)
        while state[s.WAITING]:  # the others stay in the box
            s.draw(state, s.WAITING, FIGURES)
    open_figure(setup.rules, state, 0, figure)
    _shuffled(state, s.BAG, s.PIECES, [*_tiles(setup), *[JOKER] * s.ALL_JOKERS], _BAG)
    for _ in range(s.EIGHT):
        s.give(state, 0, s.draw(state, s.BAG, s.PIECES))


def _tiles(setup: Setup) -> list[int]:
    return [kind for kind, copies in enumerate(setup.parts.copies) for _ in range(copies)]


def _shuffled(state: Vector, pile: int, size: int, values: list[int], purpose: int) -> None:
    """Fill a pile of `size` slots with these, shuffled."""
    for value in reversed(values):
        s.put_on(state, pile, size, value)
    shuffle(state, pile + 1 + size - len(values), len(values), purpose, 0, 0)
