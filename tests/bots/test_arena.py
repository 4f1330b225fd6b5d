"""Bots against bots: fair pairings, games that repeat, and statistics checked by hand."""

from __future__ import annotations

from math import inf, log
from typing import Any

import pytest

import tablee
from tablee.bots.arena import Contestant, Outcome, answer, play_game, seat_of, seating
from tablee.bots.levels import NUMBERS, levels_of
from tablee.bots.mind import Budget
from tablee.bots.ratings import (
    BOUND,
    Sprt,
    elo,
    elo_difference,
    mean,
    share_for,
    wilson,
)

# -- contestants and pairings --------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["random", "plain", "search", "search:500", "plain:9", *(f"level:{n}" for n in NUMBERS)]
)
def test_a_contestant_is_read_and_written_alike(text: str) -> None:
    assert str(Contestant.parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "level",
        "level:",
        "level:0",
        "level:7",
        "level:-1",
        "level:x",
        "search:0",
        "search:²",
        "search:99999999",
        "random:1",
        "Random",
        "level:1:2",
        "mcts:5",
    ],
)
def test_an_unknown_contestant_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no contestant"):
        Contestant.parse(text)


def test_a_sits_in_every_seat_of_a_pairing_and_b_in_all_others() -> None:
    a, b = Contestant("level", 1), Contestant("random")
    assert [seating(a, b, 3, number) for number in range(4)] == [
        [a, b, b],
        [b, a, b],
        [b, b, a],
        [a, b, b],
    ]


@pytest.mark.parametrize("name", ["random", "search:2", "level:1"])
def test_a_contestant_against_itself_has_half_of_every_pairing(name: str) -> None:
    lot, one = tablee.find_game("lot"), Contestant.parse(name)
    for pairing in range(2):
        numbers = (2 * pairing, 2 * pairing + 1)
        games = [play_game(lot, {}, [one, one], 5, n, Budget(simulations=2)) for n in numbers]
        assert games[0] == games[1]
        assert sum(game.share(seat_of(k, 2)) for k, game in enumerate(games)) == 1


def test_with_three_seats_a_contestant_against_itself_has_a_third() -> None:
    lotus, one = tablee.find_game("lotus"), Contestant("random")
    games = [play_game(lotus, {"seats": 3}, [one] * 3, 5, number) for number in range(3)]
    shares = [game.share(seat_of(number, 3)) for number, game in enumerate(games)]
    assert sum(shares) == 1
    assert sum(game.margin(seat_of(n, 3)) for n, game in enumerate(games)) == pytest.approx(0)


@pytest.mark.parametrize("name", list(tablee.GAMES))
def test_a_game_follows_from_seed_and_number(name: str) -> None:
    game, sides = tablee.find_game(name), [Contestant("search", 1), Contestant("random")]
    options = {"rounds_to_win": 1} if name == "punto" else {}
    first = play_game(game, options, sides, 3, 0)
    assert play_game(game, options, sides, 3, 0) == first
    sides[0] = sides[1]  # random against random is quick
    outcomes = {play_game(game, options, sides, *of) for of in ((3, 0), (4, 0), (3, 2), (3, 4))}
    assert len(outcomes) > 1
    assert len(first.scores) == 2
    assert first.moves > 0


def test_a_table_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="2 seats for 3 contestants"):
        play_game(tablee.find_game("lot"), {}, [Contestant("random")] * 3, 1, 0)


def test_a_request_is_answered_in_json() -> None:
    request: dict[str, Any] = {"game": "lot", "options": {"pie": False}, "seed": 1, "number": 0}
    found = answer({**request, "contestants": ["random", "level:6"], "budget": [None, 1]})
    sides = [Contestant("random"), Contestant("level", 6)]
    budget = Budget(simulations=1)
    expected = play_game(tablee.find_game("lot"), {"pie": False}, sides, 1, 0, budget)
    assert found == {"number": 0, **expected._asdict()}


def test_a_budget_is_for_levels_only() -> None:
    by_time = Budget(ms=50)
    levels = levels_of("lot")
    assert Contestant("level", 1).budget("lot", 2, by_time) == by_time
    assert Contestant("level", 4).budget("lot", 2, Budget()).simulations == levels[4].simulations
    assert Contestant("search", 9).budget("lot", 2, by_time) == Budget(simulations=9)
    assert Contestant("plain").budget("lot", 2, by_time) == by_time
    assert Contestant("plain").budget("lot", 2, Budget()).simulations == levels[6].simulations


def test_a_run_of_other_strength_is_another_run() -> None:
    strengths = [Contestant.parse(f"level:{n}").strength("lot", 2, Budget()) for n in NUMBERS]
    strengths += [Contestant("level", 6).strength("lot", 2, Budget(ms=50))]
    strengths += [Contestant("random").strength("lot", 2, Budget())]
    assert len({str(strength) for strength in strengths}) == len(strengths)


# -- what a game is worth ------------------------------------------------------------------------


def test_shares_and_margins() -> None:
    assert [Outcome((2,), (3, 5), 9).share(seat) for seat in (1, 2)] == [0, 1]
    assert [Outcome((), (0, 0), 9).share(seat) for seat in (1, 2)] == [0.5, 0.5]
    assert [Outcome((1, 3), (4, 1, 4), 9).share(seat) for seat in (1, 2, 3)] == [0.5, 0, 0.5]
    assert [Outcome((1, 3), (4, 1, 4), 9).margin(seat) for seat in (1, 2, 3)] == [1.5, -3, 1.5]
    assert Outcome((2,), (3, 5), 9).margin(1) == -2


# -- statistics, by hand -------------------------------------------------------------------------

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
