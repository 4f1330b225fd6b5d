"""Honest shuffles: every one derived from the game's 256-bit seed by ChaCha20.

The construction (docs/shuffles.md has it in full, with test vectors): the seed is a ChaCha20 key
(RFC 8439); each shuffle has its own nonce, made of three numbers, so it can be recomputed on its
own; the key stream is read as little-endian 32-bit words from block 0 on; Fisher-Yates from the
last place down picks each partner by rejection, so that no order is likelier than another. Unlike a
fast generator's, its past outputs tell nothing about the next ones: whoever has seen all the cards
so far still cannot foresee a reshuffle.
"""

from __future__ import annotations

from tablee.core.kernel import INT, VECTOR, WORDS, Vector, kernel, local_vector
from tablee.core.rng import below
from tablee.core.slots import SEED

_M32 = 0xFFFF_FFFF


@kernel((WORDS, INT, INT, INT, INT))
def _quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & _M32
    d ^= a
    d = ((d << 16) & _M32) | (d >> 16)
    c = (c + d) & _M32
    b ^= c
    b = ((b << 12) & _M32) | (b >> 20)
    a = (a + b) & _M32
    d ^= a
    d = ((d << 8) & _M32) | (d >> 24)
    c = (c + d) & _M32
    b ^= c
    b = ((b << 7) & _M32) | (b >> 25)
    return a, b, c, d


@kernel((INT, VECTOR, INT, INT, INT, INT, VECTOR))
def _block(state: Vector, counter: int, n0: int, n1: int, n2: int, out: Vector) -> int:
    """Write the sixteen key-stream words of one ChaCha20 block to `out`; returns 0."""
    x0, x1, x2, x3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    x4, x5, x6, x7 = state[SEED], state[SEED + 1], state[SEED + 2], state[SEED + 3]
    x8, x9, x10, x11 = state[SEED + 4], state[SEED + 5], state[SEED + 6], state[SEED + 7]
    x12, x13, x14, x15 = counter, n0, n1, n2
    for _ in range(10):
        x0, x4, x8, x12 = _quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = _quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = _quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = _quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = _quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = _quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = _quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = _quarter(x3, x4, x9, x14)
    out[0], out[1], out[2], out[3] = (
        x0 + 0x61707865,
        x1 + 0x3320646E,
        x2 + 0x79622D32,
        x3 + 0x6B206574,
    )
    out[4], out[5], out[6], out[7] = x4, x5, x6, x7
    out[8], out[9], out[10], out[11] = x8, x9, x10, x11
    out[12], out[13], out[14], out[15] = x12 + counter, x13 + n0, x14 + n1, x15 + n2
    for word in range(8):
        out[4 + word] += state[SEED + word]
    for word in range(16):
        out[word] &= _M32
    return 0


@kernel((INT, VECTOR, VECTOR))
def forget_seed(state: Vector, rng: Vector) -> int:
    """Put any other seed in place of the game's: whoever imagines a game does not know it."""
    for word in range(8):
        state[SEED + word] = below(rng, 1 << 16) << 16 | below(rng, 1 << 16)
    return 0


@kernel((INT, VECTOR, INT, INT, INT, INT, INT))
def shuffle(state: Vector, start: int, count: int, purpose: int, number: int, part: int) -> int:
    """Shuffle `count` slots of the state from `start` in place, by its seed; returns 0.

    (purpose, number, part) is the nonce: a game gives each kind of shuffle its own purpose, and
    numbers it by the round or the ply, so that no two shuffles of a game share a key stream.
    """
    words = local_vector(16)
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
