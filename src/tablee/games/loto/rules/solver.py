"""Can what one holds cover exactly these points? The exact answer, for the rules and for bots.

Points are bits: a1 is bit 0, b1 bit 1, a2 bit 5. Every way to lay a tile on a figure is a mask of
points; the rules vector lists them by figure and kind, so that fitting is one comparison.
"""

from __future__ import annotations

from tablee.core.bits import popcount
from tablee.core.kernel import INT, VECTOR, Vector, kernel
from tablee.games.loto.rules.hand import BITS, MASK, without_place

FIGURES = 14
KINDS = 19  # as many tiles of two or three dots differ by more than a turn
JOKER = 19  # the piece after the last tile

# rules
MODE = 0
SEATS = 1
SHARE = 2  # jokers dealt to each seat
CHOSEN = 3  # in patience: 1 + the agreed figure, 0 if it is drawn
POINTS = 4  # by figure
COPIES = POINTS + FIGURES  # by kind: how many there are of a tile
DOTS = COPIES + KINDS  # by kind: the dots of a tile
FIRST = DOTS + KINDS  # by figure and kind: the slot of its first layout; the next one's ends it
LAYOUTS = FIRST + FIGURES * KINDS + 1  # masks


@kernel((INT, VECTOR, INT))
def hand_dots(rules: Vector, hand: int) -> int:
    """The dots of all tiles of a hand."""
    dots = 0
    while hand > 0:
        dots += rules[DOTS + (hand & MASK) - 1]
        hand >>= BITS
    return dots


@kernel((INT, VECTOR, INT, INT, INT, INT, INT))
def _covers(rules: Vector, figure: int, points: int, hand: int, jokers: int, dots: int) -> int:
    """Search: a tile of the hand (of so many dots in all) covers the lowest point, or a joker."""
    needed = popcount(points) - jokers
    if needed <= 0:
        return 1
    if dots < needed:
        return 0
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
                if _covers(rules, figure, points ^ layout, fewer, jokers, fewer_dots):
                    return 1
            tried = digit
        rest >>= BITS
        place += 1
    if jokers == 0:
        return 0
    return _covers(rules, figure, points ^ lowest_point, hand, jokers - 1, dots)


@kernel((INT, VECTOR, INT, INT, INT, INT))
def completable(rules: Vector, figure: int, points: int, hand: int, jokers: int) -> int:
    """Whether tiles of the hand and jokers can cover exactly these points of a figure."""
    return _covers(rules, figure, points, hand, jokers, hand_dots(rules, hand))
