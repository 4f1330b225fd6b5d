"""What the arena's games show: shares, Elo differences and when to stop, each with its doubt.

The games of a pairing share a deal, so they are not independent; pairings are. Whatever says how
sure a figure is counts pairings (`shares`: what A had on average in each), except for `wilson`.
All intervals hold 95 %.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log, log10, sqrt
from statistics import fmean, variance
from typing import NamedTuple

Z = 1.959964  # of the normal distribution, for 95 %
BOUND = log(0.95 / 0.05)  # of the sequential test: both errors at most 5 %


class Estimate(NamedTuple):
    """A figure and the interval it is in."""

    value: float
    low: float
    high: float


class Sprt(NamedTuple):
    """A sequential test of two hypotheses: A is stronger by elo0, or by elo1 (the larger)."""

    elo0: float
    elo1: float

    def likelihood(self, shares: Sequence[float], seats: int = 2) -> float:
        """The logarithm of how much likelier elo1 makes these pairings than elo0 does (normal
        approximation, with the variance that the pairings show)."""
        if len(shares) < 2:
            return 0.0
        share0, share1 = share_for(self.elo0, seats), share_for(self.elo1, seats)
        middle = (share0 + share1) / 2
        spread = variance(shares) or middle * (1 - middle)  # all alike: the most it could be
        return len(shares) * (share1 - share0) * (fmean(shares) - middle) / spread

    def verdict(self, shares: Sequence[float], seats: int = 2) -> int | None:
        """0 or 1 once one hypothesis is accepted, None while it is open."""
        likelihood = self.likelihood(shares, seats)
        if likelihood >= BOUND:
            return 1
        return 0 if likelihood <= -BOUND else None


def wilson(points: float, games: int) -> Estimate:
    """The share of the points in independent games, with Wilson's interval."""
    share = points / games
    square = Z * Z / games
    middle = (share + square / 2) / (1 + square)
    half = Z * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    low = middle - half if points > 0 else 0.0  # exactly, where rounding would not be
    high = middle + half if points < games else 1.0
    return Estimate(share, low, high)


def elo(share: float, seats: int = 2) -> float:
    """The Elo difference that gives A this share against `seats - 1` times B."""
    if share <= 0:
        return -inf
    if share >= 1:
        return inf
    return 400 * log10(share * (seats - 1) / (1 - share))


def share_for(difference: float, seats: int = 2) -> float:
    """The share that an Elo difference gives A: the inverse of `elo`."""
    return 1 / (1 + (seats - 1) * float(10 ** (-difference / 400)))


def elo_difference(shares: Sequence[float], seats: int = 2) -> Estimate:
    """The Elo difference of A over B. Where all pairings went alike they show no variance, and the
    interval is Wilson's for that many games."""
    share = mean(shares)
    if share.low == share.high:
        share = wilson(sum(shares), len(shares))
    return Estimate(*(elo(bound, seats) for bound in share))


def mean(values: Sequence[float]) -> Estimate:
    """The mean of independent values, by the normal approximation; one alone has no interval."""
    middle = fmean(values)
    half = Z * sqrt(variance(values) / len(values)) if len(values) > 1 else 0.0
    return Estimate(middle, middle - half, middle + half)
