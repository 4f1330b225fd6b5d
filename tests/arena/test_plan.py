"""What a run plays: everybody in every seat, on the same deals."""

from __future__ import annotations

import json

import pytest

import tablee
from tablee.arena.contestant import Contestant
from tablee.arena.plan import Plan
from tablee.arena.playing import play_game
from tablee.arena.terms import Clock, Terms
from tablee.bots.mind import Budget


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


@pytest.mark.parametrize("name", list(tablee.GAMES))
def test_a_game_has_a_record_that_replays(name: str) -> None:
    options = tablee.find_game(name).prepare().options
    one = Plan(name, options, 2, (Contestant("random"), Contestant("random")))
    outcome = play_game(tablee.find_game(name), options, one.seating(2), one.seed, 1)
    last = one.record(2, outcome).last()
    assert last.result is not None
    assert (last.result.winners, last.result.reason) == (outcome.winners, outcome.reason)
