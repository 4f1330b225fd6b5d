"""Logarithm and exponential: as exact as a search needs, and never on the wrong side of zero."""

from __future__ import annotations

import math
import random
from itertools import pairwise

from tablee.core.real import exp, log


def test_they_are_what_the_system_s_library_gives_but_for_the_last_bits() -> None:
    choose = random.Random(2)
    for _ in range(20_000):
        x, y = math.exp(choose.uniform(-30, 30)), choose.uniform(-300, 300)
        assert math.isclose(log(x), math.log(x), rel_tol=1e-14, abs_tol=1e-15)
        assert math.isclose(exp(y), math.exp(y), rel_tol=3e-15)


def test_counts_from_one_on_have_logarithms_from_zero_on() -> None:
    """Else their roots would be no numbers."""
    assert log(1.0) == 0.0
    logs = [log(float(n)) for n in range(1, 5_000)]
    assert all(before < after for before, after in pairwise(logs))


def test_exponentials_have_an_end_on_both_sides() -> None:
    assert exp(0.0) == 1.0
    assert exp(1e9) == exp(708.0) < math.inf
    assert exp(-1e9) == exp(-708.0) > 0.0
