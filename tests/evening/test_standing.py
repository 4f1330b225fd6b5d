"""The standing: what places, and that nothing depends on the order in which results came."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.evening.evening import FORMS, Evening, Form, Pairing, Result
from tablee.evening.standing import CRITERIA, WHOLE, points_of, standing, team_standing
from tests.evening.evenings import next_round, opened, score


@settings(deadline=None, max_examples=30)
@given(st.sampled_from(FORMS), st.integers(2, 16), st.integers(2, 6), st.integers(0, 9_999))
def test_the_order_of_results_does_not_matter(
    form: Form, players: int, most: int, seed: int
) -> None:
    lot, standings = random.Random(seed), []
    for backwards in (False, True):
        evening = opened(form, players, most)
        next_round(evening)
        tables = list(enumerate(evening.rounds[0].pairings, 1))
        for place, table in reversed(tables) if backwards else tables:
            lot.seed(seed + place)
            score(evening, place, [lot.randrange(4) for _ in range(table.seats)])
        standings.append(standing(evening))
    assert standings[0] == standings[1]
    values = [row.values(form) for row in standings[0]]
    assert values == sorted(values, reverse=True)
    assert {row.player for row in standings[0]} == set(range(1, players + 1))


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_table_gives_as_many_points_however_it_ends(seats: int) -> None:
    for winners, scores in (([], [0] * seats), ([0], list(range(seats))), ([1], [3] * seats)):
        table = Pairing(list(range(1, seats + 1)), result=Result(scores, winners, "host"))
        points = points_of(table)
        assert sum(points) == WHOLE * seats // 2
        assert all(0 <= it <= WHOLE for it in points)
    assert points_of(Pairing([1, 2], result=Result([0, 0], [1], "table"))) == [0, WHOLE]


def test_equals_share_a_place() -> None:
    evening = opened("swiss", 4)
    next_round(evening)
    for place in (1, 2):
        score(evening, place, [1, 1])
    assert [row.rank for row in standing(evening)] == [1, 1, 1, 1]


def test_opponents_tell_equals_apart() -> None:
    evening = opened("swiss", 4)
    next_round(evening)
    score(evening, 1, [1, 0])
    score(evening, 2, [1, 0])
    next_round(evening)
    leaders = next(
        place
        for place, table in enumerate(evening.rounds[1].pairings, 1)
        if {row.player for row in standing(evening) if row.points} == set(table.players)
    )
    score(evening, leaders, [1, 0])
    score(evening, 3 - leaders, [1, 0])
    rows = standing(evening)
    assert [row.points // WHOLE for row in rows] == [2, 1, 1, 0]
    assert rows[1].opponents > rows[2].opponents
    assert [row.rank for row in rows] == [1, 2, 3, 4]


def test_scores_add_up_and_who_sits_out_gets_the_mean() -> None:
    evening = opened("sum", 5)
    next_round(evening)
    score(evening, 1, [10, 20])
    score(evening, 2, [30, 40])
    rows = standing(evening)
    assert [row.score for row in rows] == [40, 30, 25, 20, 10]
    assert rows[2].player == evening.rounds[0].byes[0]


def test_a_small_team_is_at_no_disadvantage() -> None:
    evening = opened("teams", 3)
    next_round(evening)
    (table,) = evening.rounds[0].pairings
    score(evening, 1, [int(evening.player(number).team == 2) for number in table.players])
    first, second = team_standing(evening, standing(evening))
    assert (first.team, first.rank, second.rank) == (2, 1, 2)


@pytest.mark.parametrize("form", FORMS)
def test_every_form_says_what_decides(form: Form) -> None:
    evening: Evening = opened(form, 4)
    assert len(standing(evening)[0].values(form)) == len(CRITERIA[form]) >= 3
