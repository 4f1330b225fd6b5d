"""What kernels do with whole vectors, or with a part of one: checked once, not item by item."""

from __future__ import annotations

from tablee.core.kernel import Vector


def copy(source: Vector, target: Vector) -> int:
    """Write a vector to the beginning of another; returns its length."""
    for slot in range(len(source)):
        target[slot] = source[slot]
    return len(source)


def part(vector: Vector, start: int, length: int) -> Vector:
    """So many items of a vector, as one of their own. Worth it where the length is a constant:
    loops over the part then need no checks."""
    if not 0 <= start <= start + length <= len(vector):
        raise IndexError(f"items {start} to {start + length} of {len(vector)}")
    return _Part(vector, start, length)


class _Part:
    """A window on a vector."""

    __slots__ = ("_length", "_start", "_vector")

    def __init__(self, vector: Vector, start: int, length: int) -> None:
        self._vector, self._start, self._length = vector, start, length

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, index: int) -> int:
        if not 0 <= index < self._length:
            raise IndexError(index)
        return self._vector[self._start + index]

    def __setitem__(self, index: int, value: int) -> None:
        if not 0 <= index < self._length:
            raise IndexError(index)
        self._vector[self._start + index] = value
