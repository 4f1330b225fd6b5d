"""A hand of tiles in one integer: five bits a tile (1 + its kind), sorted, the lowest kind first.

Kinds number the tiles of a component set by id; jokers are counted apart. An empty hand is 0.
"""

from __future__ import annotations

from tablee.core.kernel import INT, kernel

BITS = 5
MASK = 31
MOST_TILES = 12  # that an integer has room for


@kernel((INT, INT))
def hand_size(hand: int) -> int:
    """How many tiles a hand holds."""
    count = 0
    while hand > 0:
        hand >>= BITS
        count += 1
    return count


@kernel((INT, INT, INT))
def kind_at(hand: int, place: int) -> int:
    """The kind of the tile at a place of the hand, from 0."""
    return (hand >> BITS * place & MASK) - 1


@kernel((INT, INT, INT))
def held(hand: int, kind: int) -> int:
    """How many tiles of a kind a hand holds."""
    count = 0
    while hand > 0:
        count += int(hand & MASK == kind + 1)
        hand >>= BITS
    return count


@kernel((INT, INT, INT))
def without_place(hand: int, place: int) -> int:
    """The hand without the tile at this place."""
    shift = BITS * place
    return hand & ((1 << shift) - 1) | hand >> (shift + BITS) << shift


@kernel((INT, INT, INT))
def without(hand: int, kind: int) -> int:
    """The hand without one tile of a kind that it holds."""
    place = 0
    while place < MOST_TILES and kind_at(hand, place) != kind:
        place += 1
    return without_place(hand, place)


@kernel((INT, INT, INT))
def added(hand: int, kind: int) -> int:
    """The hand with one more tile, in its order."""
    shift = 0
    while hand >> shift > 0 and hand >> shift & MASK <= kind + 1:
        shift += BITS
    return hand & ((1 << shift) - 1) | (kind + 1) << shift | hand >> shift << (shift + BITS)
