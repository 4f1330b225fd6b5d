"""Bots against bots: games that repeat, and how they end."""

from __future__ import annotations

import pytest

import tablee
from tablee.arena.contestant import Contestant
from tablee.arena.plan import Plan
from tablee.arena.playing import Outcome, answer, play_game
from tablee.arena.terms import Clock, Terms
from tablee.bots.mind import Budget


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


def test_shares_and_margins() -> None:
    assert [Outcome((2,), (3, 5), "", ()).share(seat) for seat in (1, 2)] == [0, 1]
    assert [Outcome((), (0, 0), "", ()).share(seat) for seat in (1, 2)] == [0.5, 0.5]
    assert [Outcome((1, 3), (4, 1, 4), "", ()).share(seat) for seat in (1, 2, 3)] == [0.5, 0, 0.5]
    assert [Outcome((1, 3), (4, 1, 4), "", ()).margin(seat) for seat in (1, 2, 3)] == [1.5, -3, 1.5]
    assert Outcome((2,), (3, 5), "", ()).margin(1) == -2
