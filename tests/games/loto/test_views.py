"""Loto Points Rouges: what is hidden, and dealing it again."""

from __future__ import annotations

import json
from fractions import Fraction
from math import comb
from typing import Any

import pytest

import tablee
from tablee.core.rng import generator
from tablee.games.loto.rules.patience import random_patience
from tablee.games.loto.rules.table import random_table
from tests.games.loto.positions import (
    DOTS,
    GAME,
    load,
    play,
    seed,
    table,
)


def test_a_view_shows_ones_own_rack_and_counts_the_rest() -> None:
    position = GAME.new({"seats": 3}, seed(9))
    whole, view = position.to_json(), position.view(2)
    hidden = {"racks": {"1": 5, "2": whole["racks"]["2"], "3": 5}, "waiting": 11}
    assert view == {
        **{k: v for k, v in whole.items() if k != "seed"},
        **hidden,
        "bag": len(whole["bag"]),
    }
    assert position.view(None)["racks"] == {"1": 5, "2": 5, "3": 5}


def test_when_it_is_over_all_racks_are_open_and_the_rest_stays_counted() -> None:
    free, bag = {"K": "", "A": "*"}, ["T07", "T07", "T07", "T08", "T08"]
    over = play(load(table(free, ["T01 T02", "T01"], [1, 0], bag=bag)), "J@K:a2", "end")
    assert len(over.view(2)["racks"]["1"]) == 5
    assert over.view(2)["bag"] == len(bag[3:])
    assert over.view(None) == over.view(1) == over.view(2)
    assert over.view(None)["racks"] == over.to_json()["racks"]
    assert over.redealt(None, 1).to_json() == over.to_json()


def dots_left(position: tablee.Position) -> int:
    """The dots in all racks and in the bag, jokers included."""
    document = position.to_json()
    tiles = [tile for rack in document["racks"].values() for tile in rack]
    jokers: int = sum(document["jokers"].values())
    return jokers + sum(int(DOTS[piece]) for piece in tiles + document["bag"])


@pytest.mark.parametrize("options", GAME.variants)
def test_a_redealt_position_looks_the_same_and_adds_up(options: dict[str, Any]) -> None:
    position = GAME.new(options, seed(8))
    moves, racks, patient = generator(8), set(), options.get("mode") == "patience"
    for number in range(40):
        if position.turn is None:
            break
        for seat in (None, *range(1, position.setup.seats + 1)):
            other = position.redealt(seat, number)
            assert json.dumps(other.view(seat)) == json.dumps(position.view(seat))
            assert load(other.to_json()) == other
            assert patient or dots_left(other) == dots_left(position)
            racks.add(str(other.to_json()["racks"]))
        rules, state, scratch = position.setup.rules, list(position.state), [0] * 1035
        choose = random_patience if patient else random_table
        position = position.act(choose(rules, state, moves, scratch))
    assert len(racks) > 20


def test_whoever_must_complete_a_figure_still_can_when_redealt() -> None:
    document = table({"B": "a1b1c1d1e5", "K": "", "J": ""}, ["T01 T01 T05", "T04"], [1, 1])
    position = play(load(document), "J@B:e5", "T01@B:c1d1")
    for number in range(20):
        other = position.redealt(2, number)
        assert other.view(2) == position.view(2)
        assert set(other.legal()) <= {"T01@B:a1b1"}
        assert other.legal()


def test_the_joker_of_the_bag_is_as_likely_in_it_as_there_are_deals() -> None:
    document = table({"B": "", "C": "a1b1", "D": ""}, ["T01 T07 T08 T09 T10", "T02 T11"], [2, 1])
    position = load(document)
    # Seat 1 does not see 17 tiles of two dots and 35 of three; it knows the tokens and the counts.
    twos, threes, racks, bag = 17, 35, 2, len(document["bag"])
    tokens = sum(document["tokens"].values()) + 14

    def deals(inside: int) -> int:
        used = twos + threes - racks - bag + inside
        used_threes = tokens - (10 - inside) - 2 * used
        if not (0 <= used_threes <= threes and 0 <= used - used_threes <= twos):
            return 0
        ways = comb(threes, used_threes) * comb(twos, used - used_threes)
        orders = bag if inside else racks + bag  # times (racks + bag - 1)! either way
        return ways * orders

    expected = Fraction(deals(1), deals(0) + deals(1))
    assert Fraction(1, 10) < expected < Fraction(9, 10)
    tries = 600
    inside = sum("J" in position.redealt(1, number).to_json()["bag"] for number in range(tries))
    spread = 4 * float(tries * expected * (1 - expected)) ** 0.5
    assert abs(inside - float(tries * expected)) < spread
