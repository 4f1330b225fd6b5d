"""Honest shuffles: every one derived from the game's 256-bit seed by ChaCha20.

The construction (docs/shuffles.md has it in full, with test vectors): the seed is a ChaCha20 key
(RFC 8439); each shuffle has its own nonce, made of three numbers, so it can be recomputed on its
own; the key stream is read as little-endian 32-bit words from block 0 on; Fisher-Yates from the
last place down picks each partner by rejection, so that no order is likelier than another. Unlike a
fast generator's, its past outputs tell nothing about the next ones: whoever has seen all the cards
so far still cannot foresee a reshuffle.
"""

from __future__ import annotations

from tablee.core.kernel import INT, LIST, VECTOR, Vector, kernel, table
from tablee.core.slots import SEED

_M32 = 0xFFFF_FFFF
_CONSTANTS = table((0x61707865, 0x3320646E, 0x79622D32, 0x6B206574))
# The quarter rounds of one double round: four columns, then four diagonals.
_QUARTERS = table(
    [
        *(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15),
        *(0, 5, 10, 15, 1, 6, 11, 12, 2, 7, 8, 13, 3, 4, 9, 14),
    ]
)


@kernel((INT, LIST, INT, INT, INT))
def _add_rotate(x: list[int], a: int, b: int, d: int) -> int:
    """`x[a] += x[b]`; the mixed word of d and a, before its rotation."""
    x[a] = (x[a] + x[b]) & _M32
    return x[d] ^ x[a]


@kernel((INT, LIST, INT, INT, INT, INT))
def _quarter(x: list[int], a: int, b: int, c: int, d: int) -> int:
    word = _add_rotate(x, a, b, d)
    x[d] = ((word << 16) & _M32) | (word >> 16)
    word = _add_rotate(x, c, d, b)
    x[b] = ((word << 12) & _M32) | (word >> 20)
    word = _add_rotate(x, a, b, d)
    x[d] = ((word << 8) & _M32) | (word >> 24)
    word = _add_rotate(x, c, d, b)
    x[b] = ((word << 7) & _M32) | (word >> 25)
    return 0


@kernel((INT, VECTOR, INT, INT, INT, INT, LIST))
def _block(state: Vector, counter: int, n0: int, n1: int, n2: int, out: list[int]) -> int:
    """Write the sixteen key-stream words of one ChaCha20 block to `out`; returns 0."""
    start = [0] * 16
    for i in range(4):
        start[i] = _CONSTANTS[i]
    for i in range(8):
        start[4 + i] = state[SEED + i]
    start[12] = counter
    start[13] = n0
    start[14] = n1
    start[15] = n2
    for i in range(16):
        out[i] = start[i]
    for _ in range(10):
        for q in range(0, 32, 4):
            _quarter(out, _QUARTERS[q], _QUARTERS[q + 1], _QUARTERS[q + 2], _QUARTERS[q + 3])
    for i in range(16):
        out[i] = (out[i] + start[i]) & _M32
    return 0


@kernel((INT, VECTOR, INT, INT, INT, INT, INT))
def shuffle(state: Vector, start: int, count: int, purpose: int, number: int, part: int) -> int:
    """Shuffle `count` slots of the state from `start` in place, by its seed; returns 0.

    (purpose, number, part) is the nonce: a game gives each kind of shuffle its own purpose, and
    numbers it by the round or the ply, so that no two shuffles of a game share a key stream.
    """
    words = [0] * 16
    block = 0
    used = 16
    for last in range(count - 1, 0, -1):
        size = last + 1
        limit = (_M32 + 1) // size * size  # words from here on would favour the low places
        word = limit
        while word >= limit:
            if used == 16:
                _block(state, block, purpose, number, part, words)
                block += 1
                used = 0
            word = words[used]
            used += 1
        other = word % size
        kept = state[start + last]
        state[start + last] = state[start + other]
        state[start + other] = kept
    return 0
