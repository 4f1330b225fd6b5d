"""What experience says about piles and tiles of Topominos, in hundredths of a point.

The middle of a tile stays where it is however the tile is turned. A tile without a middle dot fits
on almost any pile, one with it only where the middle is free; a pile whose middle is covered is no
gift to the next seat. The numbers were fitted to games that these very numbers played, those of
somebody who plays alone by `tools/fit_topominos_alone.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.topominos.mind.turns import KEEP, LEAVE, LONGER_RULES, POINT
from tablee.games.topominos.rules import kernel as k

#: By dots, from 1: a pile without and with a dot in the middle; a tile without and with one.
Numbers = tuple[tuple[int, ...], tuple[int, ...]]

_MIDDLE = 4
_PILES = ((0, -110, -400, -300, -200, -200, -160, -150), (-130, -300, -130, -100, -70, -25, -15, 0))
_TILES = ((520, 90, -40, -160), (-380, -310, -420, -450))
# Alone at the table one has to think of oneself: what is left is one's own.
PILES_ALONE: Numbers = (
    (-126, 123, 800, 766, 397, 437, 419, 410),
    (182, 528, 284, 196, 236, 108, 45, 28),
)
TILES_ALONE: Numbers = ((252, 180, -20, -77), (-174, -83, -210, -261))


def points_only(rules: Sequence[int]) -> list[int]:
    """Rules with the weights of somebody who counts the points of this turn and nothing else."""
    return [*rules, *[0] * (LONGER_RULES - len(rules))]


def experienced(rules: Sequence[int]) -> list[int]:
    """Rules with the weights that experience teaches."""
    if rules[k.SEATS] == 1:
        return weighted(rules, PILES_ALONE, TILES_ALONE)
    return weighted(rules, _PILES, _TILES)


def weighted(rules: Sequence[int], piles: Numbers, tiles: Numbers) -> list[int]:
    """Rules with weights made of these numbers."""
    longer = points_only(rules)
    for dots in range(1, k.FULL):
        longer[LEAVE + dots] = piles[dots >> _MIDDLE & 1][dots.bit_count() - 1]
    for tile in range(k.TILES):
        dots = rules[k.LOOKS + k.POSITIONS * tile]
        by_dots = tiles[dots >> _MIDDLE & 1]
        longer[KEEP + tile] = by_dots[min(dots.bit_count(), len(by_dots)) - 1]
    return longer


def last_turn(rules: Sequence[int]) -> list[int]:
    """Rules with the weights for a turn after which nobody can lay anything: points, and dots not
    held."""
    longer = points_only(rules)
    for tile in range(k.TILES):
        longer[KEEP + tile] = -POINT * rules[k.LOOKS + k.POSITIONS * tile].bit_count()
    return longer
