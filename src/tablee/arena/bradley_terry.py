"""Ratings of many contestants at once, by Bradley and Terry's model, as likely as can be.

A contestant of strength s against S - 1 times one of strength t has the share s / (s + (S - 1) t)
of the wins; ratings are 400 log10 of the strengths, and in all 0. The games of a pairing share a
deal and count together, as the share that A had of it. So that who has won or lost everything has
a rating too, everybody is also given `PRIOR` of a drawn pairing with somebody rated 0.

Intervals hold 95 %. They come from how much the pairings differ from what the ratings say (the
"sandwich" of Huber and White), or, where a contestant's pairings all went alike, from the model.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import NamedTuple

from tablee.arena.ratings import Estimate, Z

PRIOR = 0.5
_ELO = 400 / log(10)
_ROUNDS = 100
_CLOSE = 1e-10

Matrix = list[list[float]]


class Pairing(NamedTuple):
    """What A had of the wins in a pairing with B; both by their place among the contestants."""

    a: int
    b: int
    share: float


def bradley_terry(contestants: int, pairings: Sequence[Pairing], seats: int = 2) -> list[Estimate]:
    """The rating of each contestant."""
    offset = log(seats - 1)
    ratings = [0.0] * contestants
    for _ in range(_ROUNDS):
        gradient, information = _slopes(ratings, pairings, offset)
        step = _solve(information, gradient)
        # A long step may overshoot where shares are near 0 or 1.
        scale = min(1.0, 2.0 / max(2.0, *map(abs, step)))
        ratings = [rating + scale * part for rating, part in zip(ratings, step, strict=True)]
        if max(map(abs, step)) < _CLOSE:
            break
    middle = sum(ratings) / contestants
    errors = _errors(ratings, pairings, offset)
    return [
        Estimate(*(_ELO * (rating - middle + side * Z * error) for side in (0, -1, 1)))
        for rating, error in zip(ratings, errors, strict=True)
    ]


def _expected(ratings: Sequence[float], pairing: Pairing, offset: float) -> float:
    return _logistic(ratings[pairing.a] - ratings[pairing.b] - offset)


def _slopes(
    ratings: Sequence[float], pairings: Sequence[Pairing], offset: float
) -> tuple[list[float], Matrix]:
    """The gradient of the log-likelihood, and the information: its curvature, turned round."""
    count = len(ratings)
    gradient = [PRIOR * (0.5 - _logistic(rating)) for rating in ratings]
    information = [[0.0] * count for _ in range(count)]
    for place, rating in enumerate(ratings):
        information[place][place] = PRIOR * _logistic(rating) * _logistic(-rating)
    for pairing in pairings:
        share = _expected(ratings, pairing, offset)
        a, b, curve = pairing.a, pairing.b, share * (1 - share)
        gradient[a] += pairing.share - share
        gradient[b] -= pairing.share - share
        information[a][a] += curve
        information[b][b] += curve
        information[a][b] -= curve
        information[b][a] -= curve
    return gradient, information


def _errors(ratings: Sequence[float], pairings: Sequence[Pairing], offset: float) -> list[float]:
    """The standard error of each rating, less the mean of all."""
    count = len(ratings)
    _, information = _slopes(ratings, pairings, offset)
    columns = [_solve(information, [float(i == j) for i in range(count)]) for j in range(count)]
    # Row i: how rating i, less the mean, moves with each part of the gradient.
    means = [sum(column) / count for column in columns]
    weights = [[columns[j][i] - means[j] for j in range(count)] for i in range(count)]
    errors = []
    for place, row in enumerate(weights):
        alike = len({pairing.share for pairing in pairings if place in pairing[:2]}) < 2
        total = 0.0
        for pairing in pairings:
            share = _expected(ratings, pairing, offset)
            spread = share * (1 - share) if alike else (pairing.share - share) ** 2
            total += spread * (row[pairing.a] - row[pairing.b]) ** 2
        errors.append(sqrt(total))
    return errors


def _solve(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """The solution of a positive definite system, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for pivot in range(size):
        for below in range(pivot + 1, size):
            factor = rows[below][pivot] / rows[pivot][pivot]
            for column in range(pivot, size + 1):
                rows[below][column] -= factor * rows[pivot][column]
    found = [0.0] * size
    for place in reversed(range(size)):
        known = sum(rows[place][other] * found[other] for other in range(place + 1, size))
        found[place] = (rows[place][size] - known) / rows[place][place]
    return found


def _logistic(x: float) -> float:
    return 1 / (1 + exp(-x)) if x >= 0 else exp(x) / (1 + exp(x))
