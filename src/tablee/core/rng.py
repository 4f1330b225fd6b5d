"""The fast generator for searching and simulating; never for a deal (that is `core.chance`).

A linear congruential generator modulo 2**63 of which only the top 32 bits are used: equal in both kernel
modes, a few instructions a draw, and good enough to pick moves in a playout.
"""

from __future__ import annotations

from tablee.core.kernel import INT, M63, VECTOR, Vector, kernel, vector_of

_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407


def generator(seed: int) -> Vector:
    """A generator's state; equal seeds give equal sequences in both modes."""
    rng = vector_of([(seed * 2 + 1) & M63])
    for _ in range(4):
        below(rng, 2)
    return rng


@kernel((INT, VECTOR, INT))
def below(rng: Vector, bound: int) -> int:
    """A number from 0 to bound - 1 (bound below 2**31)."""
    rng[0] = (rng[0] * _MULTIPLIER + _INCREMENT) & M63
    return ((rng[0] >> 31) * bound) >> 32


@kernel((INT, VECTOR, VECTOR, INT, INT))
def mix(rng: Vector, values: Vector, start: int, count: int) -> int:
    """Shuffle `count` values from `start` in place; returns 0."""
    for last in range(count - 1, 0, -1):
        other = below(rng, last + 1)
        kept = values[start + last]
        values[start + last] = values[start + other]
        values[start + other] = kept
    return 0
