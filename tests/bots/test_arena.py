"""Bots against bots: fair pairings, games that repeat, and statistics checked by hand."""

from __future__ import annotations

import json
import random
from math import inf, log
from statistics import fmean
from typing import Any

import pytest

import tablee
from tablee.bots.arena.contestant import Contestant
from tablee.bots.arena.plan import Plan
from tablee.bots.arena.playing import Outcome, answer, play_game
from tablee.bots.arena.terms import Clock, Terms
from tablee.bots.bradley_terry import Pairing, bradley_terry
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
    "text",
    [
        "random",
        "plain",
        "search",
        "search:500",
        "plain:9",
        "cmd:./engine --fast",
        "http://127.0.0.1:8123/",
        "https://example.org/bot?x=1",
        "my.package:Bot",
        "module:Some.Bot",
        *(f"level:{n}" for n in NUMBERS),
    ],
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
        "cmd:",
        "cmd: ",
        "http://",
        "http:x y",
        "my.package:",
        "my package:Bot",
        ":Bot",
    ],
)
def test_an_unknown_contestant_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no contestant"):
        Contestant.parse(text)


def plan(*names: str, seats: int = 2, gauntlet: bool = False) -> Plan:
    contestants = tuple(map(Contestant.parse, names))
    return Plan("lotus", {"seats": seats}, seats, contestants, gauntlet=gauntlet)


def test_a_sits_in_every_seat_of_a_pairing_and_b_in_all_others() -> None:
    a, b = Contestant("level", 1), Contestant("random")
    two = plan("level:1", "random", seats=3)
    assert [two.seating(number) for number in range(4)] == [
        [a, b, b],
        [b, a, b],
        [b, b, a],
        [a, b, b],
    ]


def test_everybody_meets_everybody_on_the_same_deals() -> None:
    many = plan("level:1", "level:2", "random")
    assert many.matches == [(0, 1), (0, 2), (1, 2)]
    assert many.games(3) == 12  # whole pairings
    met = [(many.match_of(n), many.pairing_of(n), many.seat_of(n)) for n in range(12)]
    assert met == [
        (match, deal, seat) for deal in (0, 1) for match in many.matches for seat in (1, 2)
    ]


def test_in_a_gauntlet_the_first_meets_each_other_one() -> None:
    assert plan("level:1", "level:2", "random", gauntlet=True).matches == [(0, 1), (0, 2)]


def test_a_plan_is_written_and_read_alike() -> None:
    terms = Terms(Budget(simulations=5), Clock(60_000, 500), max_plies=90, resign=0.05)
    one = plan("cmd:./engine", "a.module:Bot", "random", gauntlet=True)._replace(terms=terms)
    whole = one._replace(options=tablee.find_game("lotus").prepare(one.options).options)
    assert Plan.from_header(json.loads(json.dumps(whole.header()))) == whole


@pytest.mark.parametrize("name", ["random", "search:2", "level:1"])
def test_a_contestant_against_itself_has_half_of_every_pairing(name: str) -> None:
    lot, one = tablee.find_game("lot"), Contestant.parse(name)
    for pairing in range(2):
        terms = Terms(Budget(simulations=2))
        games = [play_game(lot, {}, [one, one], 5, pairing, terms) for _ in range(2)]
        assert games[0] == games[1]
        assert sum(game.share(seat) for seat, game in enumerate(games, 1)) == 1


def test_with_three_seats_a_contestant_against_itself_has_a_third() -> None:
    lotus, one = tablee.find_game("lotus"), Contestant("random")
    games = [play_game(lotus, {"seats": 3}, [one] * 3, 5, 0) for _ in range(3)]
    assert sum(game.share(seat) for seat, game in enumerate(games, 1)) == 1
    assert sum(game.margin(seat) for seat, game in enumerate(games, 1)) == pytest.approx(0)


@pytest.mark.parametrize("name", list(tablee.GAMES))
def test_a_game_follows_from_seed_and_number(name: str) -> None:
    game, sides = tablee.find_game(name), [Contestant("search", 1), Contestant("random")]
    options = {"rounds_to_win": 1} if name == "punto" else {}
    first = play_game(game, options, sides, 3, 0)
    assert play_game(game, options, sides, 3, 0) == first
    sides[0] = sides[1]  # random against random is quick
    outcomes = {play_game(game, options, sides, *of) for of in ((3, 0), (4, 0), (3, 1), (3, 2))}
    assert len(outcomes) > 1
    assert len(first.scores) == 2
    assert len(first.moves) > 0


def test_a_table_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="2 seats for 3 contestants"):
        play_game(tablee.find_game("lot"), {}, [Contestant("random")] * 3, 1, 0)


def test_a_request_is_answered_in_json() -> None:
    sides, terms = (Contestant("random"), Contestant("level", 6)), Terms(Budget(simulations=1))
    found = answer(Plan("lot", {"pie": False}, 2, sides, 1, terms).request(0))
    expected = play_game(tablee.find_game("lot"), {"pie": False}, sides, 1, 0, terms)
    assert found == {"number": 0, **expected._asdict()}


@pytest.mark.parametrize("name", list(tablee.GAMES))
def test_a_game_has_a_record_that_replays(name: str) -> None:
    options = tablee.find_game(name).prepare().options
    one = Plan(name, options, 2, (Contestant("random"), Contestant("random")))
    outcome = play_game(tablee.find_game(name), options, one.seating(2), one.seed, 1)
    last = one.record(2, outcome).last()
    assert last.result is not None
    assert (last.result.winners, last.result.reason) == (outcome.winners, outcome.reason)


def test_nothing_ends_a_game_early_unless_it_is_said() -> None:
    lot, sides = tablee.find_game("lot"), [Contestant("search", 20), Contestant("random")]
    whole = play_game(lot, {}, sides, 3, 0)
    assert whole.reason in lot.reasons
    drawn = play_game(lot, {}, sides, 3, 0, Terms(max_plies=7))
    assert (drawn.winners, drawn.reason, drawn.moves) == ((), "max_plies", whole.moves[:7])
    given_up = play_game(lot, {}, sides, 3, 0, Terms(resign=1.0))  # whatever it thinks of its game
    assert (given_up.winners, given_up.reason) == ((2,), "resigned")


def test_a_clock_is_for_the_whole_game() -> None:
    lot, sides = tablee.find_game("lot"), [Contestant("level", 6), Contestant("level", 6)]
    outcome = play_game(lot, {}, sides, 3, 0, Terms(clock=Clock(300, 10)))
    assert outcome.reason in (*lot.reasons, "time")
    assert Clock.parse("1.5") == Clock(1500)
    for wrong in ("", "x", "0", "-1+2", "5+-1", "inf", "nan"):
        with pytest.raises((ValueError, OverflowError)):
            Clock.parse(wrong)


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
    assert [Outcome((2,), (3, 5), "", ()).share(seat) for seat in (1, 2)] == [0, 1]
    assert [Outcome((), (0, 0), "", ()).share(seat) for seat in (1, 2)] == [0.5, 0.5]
    assert [Outcome((1, 3), (4, 1, 4), "", ()).share(seat) for seat in (1, 2, 3)] == [0.5, 0, 0.5]
    assert [Outcome((1, 3), (4, 1, 4), "", ()).margin(seat) for seat in (1, 2, 3)] == [1.5, -3, 1.5]
    assert Outcome((2,), (3, 5), "", ()).margin(1) == -2


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
