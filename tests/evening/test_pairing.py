"""Every form makes legal rounds for any number of players."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.evening.evening import FORMS, Evening, Form
from tablee.evening.forms import meetings_of, rounds_needed, survivors
from tablee.evening.matching import first_choice, most_pairs
from tablee.evening.pairing import split
from tablee.match.errors import Refused
from tests.evening.evenings import next_round, opened, score_all


def check_round(evening: Evening) -> None:
    """Nobody plays twice or is forgotten, and every table has a size that its game allows."""
    made = evening.rounds[-1]
    seated = [number for table in made.pairings for number in table.players] + made.byes
    expected = {player.number for player in evening.present}
    assert len(seated) == len(set(seated))
    assert set(seated) <= expected
    if evening.form != "knock_out":
        assert set(seated) == expected
    assert all(table.seats in made.game.sizes for table in made.pairings)


@settings(deadline=None, max_examples=25)
@given(st.sampled_from(FORMS), st.integers(2, 40), st.integers(2, 8), st.booleans())
def test_every_form_makes_legal_rounds(form: Form, players: int, most: int, fill: bool) -> None:
    evening = opened(form, players, most)
    if fill:
        evening.fill = 3
    for _ in range(min(4, rounds_needed(evening))):
        try:
            next_round(evening)
        except Refused as refused:
            assert refused.code == "evening.done"
            return
        check_round(evening)
        if fill and form != "knock_out":
            assert evening.rounds[-1].byes == []
        score_all(evening)
    byes = meetings_of(evening).byes
    if form in ("swiss", "sum") and byes:
        assert max(byes.values()) - min(byes[one.number] for one in evening.players) <= 1


@pytest.mark.parametrize("players", [*range(2, 14), 21, 40])
def test_in_a_round_robin_everybody_meets_everybody_once(players: int) -> None:
    evening = opened("round_robin", players)
    for _ in range(rounds_needed(evening)):
        next_round(evening)
        check_round(evening)
        score_all(evening)
    meetings = meetings_of(evening)
    assert all(meetings.met(*pair) == 1 for pair in combinations(range(1, players + 1), 2))
    with pytest.raises(Refused) as refused:
        next_round(evening)
    assert refused.value.code == "evening.done"


@pytest.mark.parametrize("players", [6, 9, 16, 27, 40])
def test_a_swiss_evening_avoids_meeting_again(players: int) -> None:
    """While each has more than half of the others left to play, a pairing without a second meeting
    exists (Dirac), and it is found."""
    evening = opened("swiss", players)
    for _ in range((players - 1) // 2):
        next_round(evening)
        check_round(evening)
        score_all(evening)
        meetings = meetings_of(evening)
        assert all(meetings.met(*pair) <= 1 for pair in combinations(range(1, players + 1), 2))


def test_leaders_meet_leaders() -> None:
    evening = opened("swiss", 8)
    next_round(evening)
    score_all(evening)
    winners = {min(table.players) for table in evening.rounds[0].pairings}
    next_round(evening)
    together = [set(table.players) <= winners for table in evening.rounds[1].pairings]
    assert together.count(True) == 2


@pytest.mark.parametrize("players", range(2, 41))
def test_a_knock_out_ends_with_one(players: int) -> None:
    evening = opened("knock_out", players)
    while len(survivors(evening)) > 1:
        next_round(evening)
        check_round(evening)
        score_all(evening)
    assert survivors(evening) == [1]
    assert len(evening.rounds) == (players - 1).bit_length()


@pytest.mark.parametrize("players", [4, 7, 10, 20])
def test_teams_play_against_each_other(players: int) -> None:
    evening = opened("teams", players)
    next_round(evening)
    team = {player.number: player.team for player in evening.players}
    for table in evening.rounds[0].pairings:
        one, other = table.players
        assert team[one] != team[other]


@pytest.mark.parametrize("players", range(1, 41))
@pytest.mark.parametrize("sizes", [[2], [2, 3, 4], [3, 4], [4], [2, 3, 4, 5, 6, 7, 8]])
def test_as_few_as_possible_sit_out(players: int, sizes: list[int]) -> None:
    found, out = split(players, sizes)
    assert sum(found) + out == players
    assert set(found) <= set(sizes)
    reachable = {0}
    for count in range(1, players + 1):
        if any(count - size in reachable for size in sizes):
            reachable.add(count)
    assert out == players - max(reachable)


@settings(deadline=None, max_examples=60)
@given(st.integers(1, 9), st.integers(0, 2**36 - 1))
def test_no_other_choice_makes_more_pairs(count: int, chosen: int) -> None:
    """Against every choice there is."""
    edges = {pair for bit, pair in enumerate(combinations(range(count), 2)) if chosen >> bit & 1}
    mates = most_pairs(count, lambda a, b: (min(a, b), max(a, b)) in edges)
    made = {(a, b) for a, b in enumerate(mates) if a < b}
    assert made <= edges
    assert all(mates[mates[a]] == a for a in range(count) if mates[a] >= 0)
    assert len(made) == _most(frozenset(range(count)), frozenset(edges))


def _most(left: frozenset[int], edges: frozenset[tuple[int, int]]) -> int:
    if len(left) < 2:
        return 0
    first, *others = sorted(left)
    rest = left - {first}
    best = _most(rest, edges)
    for other in others:
        if (first, other) in edges:
            best = max(best, 1 + _most(rest - {other}, edges))
    return best


def test_who_comes_first_chooses_first() -> None:
    lot = random.Random(5)
    order = lot.sample(range(30), 30)
    pairs = first_choice(order, lambda a, b: (a + b) % 5 != 0)
    assert pairs is not None
    assert Counter(one for pair in pairs for one in pair) == Counter(order)
    assert all((a + b) % 5 for a, b in pairs)
    assert first_choice([1, 2, 3], lambda a, b: a != b) is None
