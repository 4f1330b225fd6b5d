"""Bit counting for kernels: Python's own, or one machine instruction in compiled mode."""

from __future__ import annotations

from tablee.core.kernel import compiled


def popcount(value: int) -> int:
    """How many bits are set."""
    return value.bit_count()


def lowest(value: int) -> int:
    """The index of the lowest set bit of a value that is not zero."""
    return (value & -value).bit_length() - 1


if compiled():
    from tablee.core import intrinsics

    globals().update(popcount=intrinsics.popcount, lowest=intrinsics.lowest)
