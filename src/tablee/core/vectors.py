"""What kernels do with whole vectors."""

from __future__ import annotations

from tablee.core.kernel import INT, VECTOR, Vector, kernel


@kernel((INT, VECTOR, VECTOR))
def copy(source: Vector, target: Vector) -> int:
    """Write a vector to the beginning of another; returns its length."""
    for slot in range(len(source)):
        target[slot] = source[slot]
    return len(source)
