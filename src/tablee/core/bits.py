"""Bit counting for kernels: one machine instruction where they are compiled (`numba_types`)."""

from __future__ import annotations


def popcount(value: int) -> int:
    """How many bits are set."""
    return value.bit_count()


def lowest(value: int) -> int:
    """The index of the lowest set bit of a value that is not zero."""
    return (value & -value).bit_length() - 1
