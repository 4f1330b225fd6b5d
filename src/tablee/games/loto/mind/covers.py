"""How a figure can be completed: with which pieces, and with how few jokers.

The rules only ask whether it can be (`games.loto.solver`); a bot wants to know how.
"""

from __future__ import annotations

from tablee.core.bits import popcount
from tablee.core.kernel import INT, VECTOR, Vector, entry, kernel
from tablee.games.loto.rules.hand import BITS, MASK, hand_size, without_place
from tablee.games.loto.rules.solver import DOTS, FIRST, JOKER, KINDS, hand_dots
from tablee.games.loto.rules.state import FIGURE_AT, PIECE_AT

NONE = -1  # no cover


@kernel((INT, INT, INT, VECTOR, INT))
def _lay_jokers(figure: int, points: int, out: Vector, length: int) -> int:
    """Append a joker for each point; returns the new length."""
    while points:
        out[length] = points & -points | figure << FIGURE_AT | JOKER << PIECE_AT
        length += 1
        points &= points - 1
    return length


@kernel((INT, VECTOR, INT, INT, INT))
def _fitting_tiles(rules: Vector, figure: int, points: int, hand: int) -> int:
    """The tiles of a hand that can lie on these points at all."""
    fitting = 0
    shift = 0
    while hand > 0:
        row = FIRST + figure * KINDS + (hand & MASK) - 1
        for slot in range(rules[row], rules[row + 1]):
            if rules[slot] & ~points == 0:
                fitting |= (hand & MASK) << shift
                shift += BITS
                break
        hand >>= BITS
    return fitting


@kernel((INT, VECTOR, INT, INT, INT, INT, INT, VECTOR, INT))
def _cover(
    rules: Vector,
    figure: int,
    points: int,
    hand: int,
    jokers: int,
    dots: int,
    out: Vector,
    length: int,
) -> int:
    """Append placements of tiles of the hand (of so many dots in all) and of jokers that cover
    exactly these points; returns the new length, NONE if there are none."""
    needed = popcount(points) - jokers
    if needed <= 0:
        return _lay_jokers(figure, points, out, length)
    if dots < needed:
        return NONE
    hand = _fitting_tiles(rules, figure, points, hand)
    dots = hand_dots(rules, hand)
    if dots < needed:
        return NONE
    lowest_point = points & -points
    tried = 0
    place = 0
    rest = hand
    while rest > 0:
        digit = rest & MASK
        if digit != tried:  # two tiles of a kind lead to the same
            fewer, fewer_dots = without_place(hand, place), dots - rules[DOTS + digit - 1]
            row = FIRST + figure * KINDS + digit - 1
            for slot in range(rules[row], rules[row + 1]):
                layout = rules[slot]
                if layout & (lowest_point | ~points) != lowest_point:  # not it, or too much
                    continue
                out[length] = layout | figure << FIGURE_AT | (digit - 1) << PIECE_AT
                covered = _cover(
                    rules, figure, points ^ layout, fewer, jokers, fewer_dots, out, length + 1
                )
                if covered != NONE:
                    return covered
            tried = digit
        rest >>= BITS
        place += 1
    if jokers == 0:
        return NONE
    out[length] = lowest_point | figure << FIGURE_AT | JOKER << PIECE_AT
    return _cover(rules, figure, points ^ lowest_point, hand, jokers - 1, dots, out, length + 1)


@entry((INT, VECTOR, INT, INT, INT, INT, VECTOR, INT))
def cheapest_cover(
    rules: Vector, figure: int, points: int, hand: int, jokers: int, out: Vector, start: int
) -> int:
    """Write, from `start` on, the placements that cover these points of a figure with the fewest of
    so many jokers; returns where they end, NONE if it cannot be done."""
    tiles = _fitting_tiles(rules, figure, points, hand)
    dots = hand_dots(rules, tiles)
    for few in range(max(0, popcount(points) - dots), jokers + 1):
        end = _cover(rules, figure, points, tiles, few, dots, out, start)
        if end != NONE:
            return end
    return NONE


@kernel((INT, VECTOR, INT, INT, INT, INT, VECTOR, INT))
def whole_cover(
    rules: Vector, figure: int, points: int, hand: int, jokers: int, out: Vector, start: int
) -> int:
    """Write, from `start` on, placements that cover these points with *all* tiles of the hand and
    the rest with jokers; returns where they end, NONE if it cannot be done."""
    dots = hand_dots(rules, hand)
    rest = popcount(points) - dots
    if rest < 0 or rest > jokers:
        return NONE
    return _cover(rules, figure, points, hand, rest, dots, out, start)


@kernel((INT, INT, INT))
def selection(hand: int, chosen: int) -> int:
    """The tiles of a hand at the places whose bits are set; NONE if a tile is chosen and its twin
    before it is not, so that no two selections are alike."""
    selected = 0
    shift = 0
    before = 0
    for place in range(hand_size(hand)):
        digit = hand >> BITS * place & MASK
        if chosen >> place & 1:
            if digit == before and not chosen >> (place - 1) & 1:
                return NONE
            selected |= digit << shift
            shift += BITS
        before = digit
    return selected
