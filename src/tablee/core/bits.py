"""Bits for kernels: one machine instruction each where they are compiled (`compiler.types`)."""

from __future__ import annotations

from struct import pack, unpack


def popcount(value: int) -> int:
    """How many bits are set."""
    return value.bit_count()


def lowest(value: int) -> int:
    """The index of the lowest set bit of a value that is not zero."""
    return (value & -value).bit_length() - 1


def float_bits(value: float) -> int:
    """The 64 bits of a floating-point number, as a signed integer."""
    bits: int = unpack("<q", pack("<d", value))[0]
    return bits


def float_from_bits(bits: int) -> float:
    """The floating-point number of 64 bits."""
    value: float = unpack("<d", pack("<q", bits))[0]
    return value
