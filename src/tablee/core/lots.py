"""Drawing who begins, by the game's own seed: whoever has the record can draw it again."""

from __future__ import annotations

from tablee.core import seeds
from tablee.core.chance import shuffle
from tablee.core.slots import HEADER, SEED

_WHO_BEGINS = 0  # the purpose of this shuffle; games number theirs from 1 on


def draw_lot(seed: bytes, places: int) -> int:
    """One of so many places, from 1: the first after shuffling them (docs/shuffles.md).

    >>> [draw_lot(bytes([number]) * 32, 4) for number in range(6)]
    [2, 4, 4, 3, 4, 1]
    """
    state = [0] * HEADER + list(range(1, places + 1))
    state[SEED : SEED + 8] = seeds.to_words(seed)
    shuffle(state, HEADER, places, _WHO_BEGINS, 0, 0)
    return state[HEADER]
