"""The fast generator for searching and simulating; never for a deal (that is `core.chance`).

Multiply-with-carry with 32-bit words: no step exceeds 63 bits, so it is equal in every host;
a few instructions per draw, a period of about 2**60, and good enough to pick moves in a playout.
"""

from __future__ import annotations

import hashlib

from tablee.core.kernel import INT, VECTOR, Vector, kernel

_MULTIPLIER = 698769069
_M32 = 0xFFFF_FFFF


def generator(seed: int | str) -> list[int]:
    """A generator's state; equal seeds give equal sequences in every host."""
    digest = hashlib.sha256(str(seed).encode()).digest()
    return [1 + int.from_bytes(digest, "big") % ((_MULTIPLIER << 32) - 2)]


@kernel((INT, INT))
def advance(word: int) -> int:
    """The generator's next state, for loops that keep it in a local variable."""
    return _MULTIPLIER * (word & _M32) + (word >> 32)


@kernel((INT, INT, INT))
def scale(word: int, bound: int) -> int:
    """The number from 0 to bound - 1 (bound below 2**31) that a state gives."""
    return ((word & _M32) * bound) >> 32


@kernel((INT, VECTOR, INT))
def below(rng: Vector, bound: int) -> int:
    """A number from 0 to bound - 1 (bound below 2**31)."""
    rng[0] = advance(rng[0])
    return scale(rng[0], bound)


@kernel((INT, VECTOR, VECTOR, INT, INT))
def mix(rng: Vector, values: Vector, start: int, count: int) -> int:
    """Shuffle `count` values from `start` in place; returns 0."""
    for last in range(count - 1, 0, -1):
        other = below(rng, last + 1)
        kept = values[start + last]
        values[start + last] = values[start + other]
        values[start + other] = kept
    return 0
