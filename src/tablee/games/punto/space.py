"""The space of Punto: which card of the hand on which cell, and what lies there.

Cells are those of an 11x11 square around the round's first card, which no card can leave.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from tablee.core.bits import lowest
from tablee.core.kernel import BYTES, INT, VECTOR, Vector, kernel, local_vector
from tablee.core.slots import ROUND, SCORE, TURN
from tablee.core.space import DEAL, NUMBER, OBSERVE, Space, Symmetry, fill
from tablee.games.punto.rules.deal import deal_round
from tablee.games.punto.rules.layout import (
    BOTTOM,
    COLOUR,
    COLOURS,
    EXPERT,
    HANDS,
    LAST_CARD,
    LEFT,
    LOWER,
    NEEDED,
    NEUTRAL,
    OWN,
    PILED,
    SEATS,
    SIDE,
    SIDES,
    SQUARE,
    STACKS,
    VALUES,
    copies_left,
)

_REACH = SQUARE - 1  # cells on each side of the first card
_SIDE = 2 * _REACH + 1
_CELLS = _SIDE * _SIDE
_PLANES = (
    "the top card is of one's first colour",
    "... of one's second colour, or the next side's first, and so on around the table",
    "... of the third colour of that order",
    "... of the fourth; a neutral colour comes last",
    "the value of the top card",
    "the colour (1-4, in that order) of one's first card",
    "its value",
    "the colour of one's second card",
    "its value",
    "the colour of the card that the mover has turned up, in the base game",
    "its value",
    "row by row, nine to a colour: copies of each card that one has not seen and that still play",
    "numbers: eight each of piles, rounds won and hands, by seat from one's own on; who is to move "
    "(1: oneself), the round, how many cards make a row",
)
_NUMBERS = 12  # the plane of numbers
_CARDS = 1 + LAST_CARD


@kernel(DEAL)
def deal(rules: Vector, state: Vector) -> int:
    """The first round."""
    return deal_round(rules, state, 1)


@kernel((INT, INT, INT))
def _cell(x: int, y: int) -> int:
    return _SIDE * (y + _REACH) + x + _REACH


@kernel(NUMBER)
def number(rules: Vector, state: Vector, action: int) -> int:
    """121 cells for the first card of the hand, then 121 for the second."""
    second = int(state[HANDS + 2 * (state[TURN] - 1)] != action & 63)
    return _CELLS * second + _cell((action >> 6 & 31) - 16, (action >> 11) - 16)


@kernel((INT, VECTOR, INT, INT))
def _rank(rules: Vector, seat: int, colour: int) -> int:
    """Where a colour comes in the order of a seat: its side's own first, then the next sides'."""
    if colour == rules[NEUTRAL]:
        return COLOURS - 1
    rank = 0
    for after in range(rules[SIDES]):
        side = (rules[SIDE + seat - 1] + after) % rules[SIDES]
        for other in range(COLOURS):
            if other != rules[NEUTRAL] and rules[OWN + side] >> other & 1:
                if other == colour:
                    return rank
                rank += 1
    return rank


@kernel((INT, VECTOR, VECTOR, INT, INT, BYTES))
def _observe_colour(rules: Vector, state: Vector, seat: int, colour: int, out: Vector) -> int:
    """The cells that show a colour, and their values; returns 0."""
    plane = _CELLS * _rank(rules, seat, colour)
    cells = state[COLOUR + colour]
    while cells:
        bit = lowest(cells)
        cells &= cells - 1
        place = _cell(state[LEFT] + (bit & 7) - 1, state[BOTTOM] + (bit >> 3) - 1)
        out[plane + place] = 1
        value = 1
        while not state[LOWER + value + 1] >> bit & 1:
            value += 1
        out[COLOURS * _CELLS + place] = value
    return 0


@kernel((INT, VECTOR, INT, INT, BYTES, INT))
def _observe_card(rules: Vector, seat: int, card: int, out: Vector, plane: int) -> int:
    """Two planes for a card; returns the plane after them."""
    colour = 1 + _rank(rules, seat, card >> 4) if card else 0
    at = fill(out, _CELLS * plane, _CELLS, colour)
    fill(out, at, _CELLS, card & 15)
    return plane + 2


@kernel((INT, VECTOR, VECTOR, INT, VECTOR))
def _count_seen(rules: Vector, state: Vector, seat: int, seen: Vector) -> int:
    """Count the cards on the table and in the hands that a seat sees; returns 0."""
    for stack in range(SQUARE * SQUARE):
        cards = state[STACKS + stack]
        while cards:
            seen[lowest(cards)] += 1
            cards &= cards - 1
    for other in range(1, rules[SEATS] + 1):
        if other == seat or not rules[EXPERT]:
            hand = HANDS + 2 * (other - 1)
            seen[state[hand]] += 1
            seen[state[hand + 1]] += 1
    return 0


@kernel((INT, VECTOR, VECTOR, INT, BYTES, INT))
def _observe_unseen(rules: Vector, state: Vector, seat: int, out: Vector, at: int) -> int:
    seen = local_vector(_CARDS)
    _count_seen(rules, state, seat, seen)
    for colour in range(COLOURS):
        row = at + VALUES * _rank(rules, seat, colour)
        for value in range(1, VALUES + 1):
            card = 16 * colour + value
            out[row + value - 1] = copies_left(state, card) - seen[card]
    return 0


@kernel((INT, VECTOR, VECTOR, INT, BYTES, INT))
def _observe_numbers(rules: Vector, state: Vector, seat: int, out: Vector, at: int) -> int:
    seats = rules[SEATS]
    for after in range(seats):
        other = (seat - 1 + after) % seats
        hand = HANDS + 2 * other
        out[at + after] = state[PILED + other]
        out[at + 8 + after] = state[SCORE + other]
        out[at + 16 + after] = int(state[hand] != 0) + int(state[hand + 1] != 0)
    turn = state[TURN]
    out[at + 24] = 1 + (turn - seat + seats) % seats if turn else 0
    out[at + 25] = state[ROUND]
    out[at + 26] = rules[NEEDED]
    return 0


@kernel(OBSERVE)
def observe(rules: Vector, state: Vector, seat: int, out: Vector) -> int:
    """The planes above, row by row from the lowest."""
    fill(out, 0, _CELLS * (_NUMBERS + 1), 0)
    for colour in range(COLOURS):
        _observe_colour(rules, state, seat, colour, out)
    hand = HANDS + 2 * (seat - 1)
    plane = _observe_card(rules, seat, state[hand], out, COLOURS + 1)
    plane = _observe_card(rules, seat, state[hand + 1], out, plane)
    shown = 0 if rules[EXPERT] or state[TURN] == 0 else state[HANDS + 2 * (state[TURN] - 1)]
    plane = _observe_card(rules, seat, shown, out, plane)
    _observe_unseen(rules, state, seat, out, _CELLS * plane)
    return _observe_numbers(rules, state, seat, out, _CELLS * _NUMBERS)


# Symmetries: the eight of a square around the first card.

_TURNS: dict[str, Callable[[int, int], tuple[int, int]]] = {
    "turned by 90 degrees": lambda x, y: (y, -x),
    "turned by 180 degrees": lambda x, y: (-x, -y),
    "turned by 270 degrees": lambda x, y: (-y, x),
    "left and right exchanged": lambda x, y: (-x, y),
    "top and bottom exchanged": lambda x, y: (x, -y),
    "mirrored at the rising diagonal": lambda x, y: (y, x),
    "mirrored at the falling diagonal": lambda x, y: (-y, -x),
}


def _symmetry(name: str, turn: Callable[[int, int], tuple[int, int]]) -> Symmetry:
    around = range(-_REACH, _REACH + 1)
    image = [_cell(*turn(x, y)) for y in around for x in around]
    board = _PLANES[: _NUMBERS - 1]
    tensor = [_CELLS * plane + place for plane in range(len(board)) for place in image]
    rest = range(len(tensor), _CELLS * len(_PLANES))
    return Symmetry(name, (*image, *(_CELLS + place for place in image)), (*tensor, *rest))


@cache
def space() -> Space:
    """The same with all options."""
    return Space(
        num_actions=2 * _CELLS,
        tensor_shape=(len(_PLANES), _SIDE, _SIDE),
        planes=tuple((name, _CELLS) for name in _PLANES),
        symmetries=tuple(_symmetry(name, turn) for name, turn in _TURNS.items()),
    )
