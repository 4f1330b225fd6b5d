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
from tablee.core.kernel import FLOAT, constants, kernel

_MANTISSA = (1 << 52) - 1
_BIAS = 1023
_ONE = _BIAS << 52
# ln 2 in two parts; the first has trailing zeros, so that its multiples below 2^20 are exact.
_LN2 = float.fromhex("0x1.62e42fefp-1")
_LN2_REST = float.fromhex("0x1.473de6af278edp-34")
_STEPS = 64  # that lookups have from one power of two to the next
_PER_STEP = _STEPS / (_LN2 + _LN2_REST)
_LARGEST = 708.0  # beyond it exp is not a normal number any more


def _log_by_series(value: float) -> float:
    """The logarithm of a number from 1 to 2: 2 (s + s^3/3 + s^5/5 + ...)."""
    s = (value - 1.0) / (value + 1.0)
    total = 0.0  # `sum` rounds as the version of Python does
    for power in range(31, 0, -2):
        total += s**power / power
    return 2.0 * total


def _exp_by_series(value: float) -> float:
    """e to the power of a number from 0 to 1."""
    total = 1.0
    for number in range(24, 0, -1):
        total = 1.0 + value * total / number
    return total


# At the beginning of each step: its inverse, and the logarithm of what that is the inverse of.
_INVERSES = constants(float_bits(_STEPS / (_STEPS + n)) for n in range(_STEPS))
_LOGS = constants(
    float_bits(_log_by_series(1.0 / float_from_bits(inverse))) for inverse in _INVERSES
)
_POWERS = constants(
    float_bits(_exp_by_series(n * (_LN2 + _LN2_REST) / _STEPS)) for n in range(_STEPS)
)


@kernel((FLOAT, FLOAT))
def log(value: float) -> float:
    """The natural logarithm of a positive number."""
    bits = float_bits(value)
    exponent = (bits >> 52) - _BIAS
    step = bits >> 46 & _STEPS - 1
    part = float_from_bits(bits & _MANTISSA | _ONE)
    r = part * float_from_bits(_INVERSES[step]) - 1.0  # from 0, to 1/64
    square = r * r
    high = (0.2 - r * (1.0 / 6.0)) + square * ((1.0 / 7.0 - r * 0.125) + square * (1.0 / 9.0))
    rest = r + square * (r * (1.0 / 3.0 - r * 0.25 + square * high) - 0.5)
    return exponent * _LN2 + (float_from_bits(_LOGS[step]) + (exponent * _LN2_REST + rest))


@kernel((FLOAT, FLOAT))
def exp(value: float) -> float:
    """e to the power of a number; beyond 708 on either side, as at 708."""
    held = min(_LARGEST, max(-_LARGEST, value))
    steps = int(held * _PER_STEP + (0.5 if held > 0.0 else -0.5))
    r = held - steps * (_LN2 / _STEPS) - steps * (_LN2_REST / _STEPS)  # at most 1/184 either way
    square = r * r
    series = (0.5 + r * (1.0 / 6.0)) + square * (1.0 / 24.0 + r * (1.0 / 120.0))
    power = float_from_bits(_POWERS[steps & _STEPS - 1])
    whole = float_from_bits(((steps >> 6) + _BIAS) << 52)
    return (power + power * (r + square * series)) * whole
