"""How a game stood, drawn in one line of text."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from statistics import fmean

_BARS = "▁▂▃▄▅▆▇█"


def graph(values: Sequence[float], width: int) -> str:
    """Values from 0 to 1 as a row of bars, several together where they are more than the width.

    >>> graph([0, 0.5, 1], 10)
    '▁▅█'
    >>> graph([0, 0, 1, 1], 2)
    '▁█'
    """
    columns = min(width, len(values))
    cuts = [len(values) * column // columns for column in range(columns + 1)] if columns else []
    means = [fmean(values[start:end]) for start, end in pairwise(cuts)]
    return "".join(_BARS[min(len(_BARS) - 1, int(mean * len(_BARS)))] for mean in means)
