"""Statistics, checked by hand, and ratings of many."""

from __future__ import annotations

import random
from math import inf, log
from statistics import fmean
from typing import Any

import pytest

from tablee.arena.bradley_terry import Pairing, bradley_terry
from tablee.arena.ratings import BOUND, Sprt, elo, elo_difference, mean, share_for, wilson

#: Eight pairings: mean 0.5625, variance 0.71875 / 7 = 0.102679, standard error 0.113291.
PAIRS = [1, 0.5, 0.5, 0.5, 1, 0, 0.5, 0.5]


def near(*values: float) -> Any:
    return pytest.approx(values, rel=1e-4, abs=1e-4)


def test_wilson() -> None:
    assert tuple(wilson(8, 10)) == near(0.8, 0.49016, 0.94331)
    assert tuple(wilson(0, 10)) == near(0, 0, 0.27753)
    assert tuple(wilson(10, 10)) == near(1, 0.72247, 1)


def test_elo_and_its_inverse() -> None:
    assert elo(0.75) == pytest.approx(190.8485)
    assert (elo(0.5), elo(0), elo(1)) == (0, -inf, inf)
    assert elo(0.25, seats=4) == pytest.approx(0)
    assert elo(0.5, seats=3) == pytest.approx(120.412)  # odds of 2 to each: 400 log10 2
    assert share_for(50) == pytest.approx(0.571463, rel=1e-5)
    assert elo(share_for(-70, 4), 4) == pytest.approx(-70)


def test_the_elo_interval_counts_pairs() -> None:
    assert tuple(elo_difference(PAIRS)) == pytest.approx((43.66, -114.87, 224.51), abs=0.02)
    # Pairings that always end one all say more than as many independent games would.
    mixed = [0.5] * 30 + [0, 1]
    independent = [1.0, 0.0] * 32
    assert elo_difference(mixed).high < elo_difference(independent).high


def test_pairings_that_all_went_alike_are_not_taken_for_certainty() -> None:
    won = elo_difference([1.0] * 10)
    assert (won.value, won.high) == (inf, inf)
    assert won.low == pytest.approx(elo(0.72247), abs=0.1)
    assert tuple(elo_difference([0.5] * 10)) == pytest.approx(
        (0, elo(wilson(5, 10).low), elo(wilson(5, 10).high))
    )


def test_the_mean_and_its_interval() -> None:
    assert tuple(mean([1, 2, 3, 4])) == near(2.5, 1.23485, 3.76515)
    assert tuple(mean([7])) == (7, 7, 7)


def test_the_sequential_test() -> None:
    test = Sprt(0, 50)
    assert pytest.approx(2.944439) == BOUND == log(19)
    # 8 * 0.071463 * (0.5625 - 0.535732) / 0.102679
    assert test.likelihood(PAIRS) == pytest.approx(0.14904, abs=1e-4)
    assert test.verdict(PAIRS) is None
    assert test.likelihood([1.0]) == 0
    assert test.likelihood([1.0] * 40) == pytest.approx(40 * 0.071463 / 0.535732, rel=1e-4)
    assert test.verdict([1.0] * 40) == 1
    assert test.verdict([0.0] * 40) == 0
    assert test.verdict(PAIRS * 20) == 1
    assert Sprt(50, 100).verdict(PAIRS * 20) == 0


# -- ratings of many -----------------------------------------------------------------------------


def test_two_contestants_differ_as_their_share_says() -> None:
    pairings = [Pairing(0, 1, share) for share in PAIRS * 50]
    a, b = bradley_terry(2, pairings)
    assert a.value == pytest.approx(-b.value)
    difference = elo_difference(PAIRS * 50)
    assert a.value - b.value == pytest.approx(difference.value, abs=0.2)
    assert a.high - a.low == pytest.approx((difference.high - difference.low) / 2, rel=0.02)


def test_with_more_seats_a_third_is_even() -> None:
    pairings = [Pairing(0, 1, share) for share in (0, 1 / 3, 2 / 3)]
    a, b = bradley_terry(2, pairings, seats=3)
    assert a.value - b.value == pytest.approx(0, abs=20)  # the prior alone draws it down


def test_a_contestant_is_rated_through_those_it_has_not_met() -> None:
    share = share_for(200)
    pairings = [Pairing(0, 1, share), Pairing(1, 2, share)] * 4000
    first, second, third = (estimate.value for estimate in bradley_terry(3, pairings))
    assert (first - second, second - third) == pytest.approx((200, 200), abs=1)
    assert first + second + third == pytest.approx(0)


def test_who_has_won_everything_has_a_rating_and_doubt() -> None:
    few, many = (bradley_terry(2, [Pairing(0, 1, 1.0)] * count)[0] for count in (5, 50))
    assert 0 < few.value < many.value < 2000
    assert few.low < few.value < few.high < inf


def test_most_intervals_hold_the_truth() -> None:
    """Draws by known strengths: 95 % of the intervals should hold them, and most must."""
    strengths, held = (150.0, 0.0, -150.0), 0
    rng = random.Random(5)
    for _ in range(60):
        pairings = [
            Pairing(a, b, fmean(rng.random() < share for _ in range(2)))
            for a, b in [(0, 1), (0, 2), (1, 2)] * 40
            for share in [share_for(strengths[a] - strengths[b])]
        ]
        found = bradley_terry(3, pairings)
        held += sum(e.low <= truth <= e.high for e, truth in zip(found, strengths, strict=True))
    assert held >= 160  # of 180; 171 are expected
