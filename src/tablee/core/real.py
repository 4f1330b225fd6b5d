"""Logarithm and exponential for kernels: sums and products only, so that every host and every
system gets the very same bits. What the system's own library gives differs in the last of them.

>>> import math
>>> [math.isclose(log(x), math.log(x), rel_tol=1e-15) for x in (0.5, 2.0, 12345.0)]
[True, True, True]
>>> math.isclose(exp(-3.0), math.exp(-3.0), rel_tol=1e-15)
True
"""

from __future__ import annotations

from tablee.core.bits import float_bits, float_from_bits
from tablee.core.kernel import FLOAT, kernel

_MANTISSA = (1 << 52) - 1
_BIAS = 1023
_ONE = _BIAS << 52
_ROOT_OF_TWO = 1.4142135623730951
# ln 2 in two parts; the first has trailing zeros, so that small multiples of it are exact.
_LN2 = float.fromhex("0x1.62e42fefa38p-1")
_LN2_REST = float.fromhex("0x1.ef35793c7673p-45")
_PER_LN2 = 1.4426950408889634
_LARGEST = 708.0  # beyond it exp is not a normal number any more


@kernel((FLOAT, FLOAT))
def log(value: float) -> float:
    """The natural logarithm of a positive number."""
    bits = float_bits(value)
    exponent = (bits >> 52) - _BIAS
    part = float_from_bits(bits & _MANTISSA | _ONE)
    if part > _ROOT_OF_TWO:
        part *= 0.5
        exponent += 1
    # ln((1 + s) / (1 - s)) = 2 (s + s^3/3 + s^5/5 + ...), and s is at most 0.172
    s = (part - 1.0) / (part + 1.0)
    square = s * s
    series = 1.0 / 21.0
    series = 1.0 / 19.0 + square * series
    series = 1.0 / 17.0 + square * series
    series = 1.0 / 15.0 + square * series
    series = 1.0 / 13.0 + square * series
    series = 1.0 / 11.0 + square * series
    series = 1.0 / 9.0 + square * series
    series = 1.0 / 7.0 + square * series
    series = 1.0 / 5.0 + square * series
    series = 1.0 / 3.0 + square * series
    return exponent * _LN2 + (exponent * _LN2_REST + (2.0 * s + 2.0 * s * square * series))


@kernel((FLOAT, FLOAT))
def exp(value: float) -> float:
    """e to the power of a number; beyond 708 on either side, as at 708."""
    held = min(_LARGEST, max(-_LARGEST, value))
    power = int(held * _PER_LN2 + (0.5 if held > 0.0 else -0.5))
    rest = held - power * _LN2 - power * _LN2_REST
    series = 1.0 / 6227020800.0  # Taylor's, from the last term on; the rest is at most 0.35
    series = 1.0 / 479001600.0 + rest * series
    series = 1.0 / 39916800.0 + rest * series
    series = 1.0 / 3628800.0 + rest * series
    series = 1.0 / 362880.0 + rest * series
    series = 1.0 / 40320.0 + rest * series
    series = 1.0 / 5040.0 + rest * series
    series = 1.0 / 720.0 + rest * series
    series = 1.0 / 120.0 + rest * series
    series = 1.0 / 24.0 + rest * series
    series = 1.0 / 6.0 + rest * series
    series = 1.0 / 2.0 + rest * series
    series = 1.0 + rest * series
    series = 1.0 + rest * series
    return series * float_from_bits((power + _BIAS) << 52)
