"""What experience says about piles and tiles of Topominos, in hundredths of a point.

The middle of a tile stays where it is however the tile is turned. A tile without a middle dot fits
on almost any pile, one with it only where the middle is free; a pile whose middle is covered is no
gift to the next seat. The numbers were fitted to games that these very numbers played.
"""

from __future__ import annotations

from tablee.bots.minds.topominos_turns import KEEP, LEAVE, POINT, TASTE
from tablee.core.kernel import Vector, vector
from tablee.games.topominos import kernel as k

_MIDDLE = 4
# By dots, from 1: a pile without and with a dot in the middle; a tile without and with one.
_PILES = ((0, -110, -400, -300, -200, -200, -160, -150), (-130, -300, -130, -100, -70, -25, -15, 0))
_TILES = ((520, 90, -40, -160), (-380, -310, -420, -450))


def points_only() -> Vector:
    """The taste of somebody who counts the points of this turn and nothing else."""
    return vector(TASTE)


def experienced(rules: Vector) -> Vector:
    """The taste that experience teaches."""
    taste = vector(TASTE)
    for dots in range(1, k.FULL):
        taste[LEAVE + dots] = _PILES[dots >> _MIDDLE & 1][dots.bit_count() - 1]
    for tile in range(k.TILES):
        dots = int(rules[k.LOOKS + k.POSITIONS * tile])
        by_dots = _TILES[dots >> _MIDDLE & 1]
        taste[KEEP + tile] = by_dots[min(dots.bit_count(), len(by_dots)) - 1]
    return taste


def last_turn(rules: Vector) -> Vector:
    """The taste for a turn after which nobody can lay anything: points, and dots not held."""
    taste = vector(TASTE)
    for tile in range(k.TILES):
        taste[KEEP + tile] = -POINT * int(rules[k.LOOKS + k.POSITIONS * tile]).bit_count()
    return taste
