"""Lotus, clauses 1 to 5: the start, moving, landing, the springboard, home."""

from __future__ import annotations

import json

import pytest

from tests.games.lotus.positions import LOTUS, cells, refused, set_up, track


def test_clause_1_two_seats_begin_with_seven_moves() -> None:
    position = LOTUS.new()
    assert position.legal() == ("s4>4", "s3>l3", "s3>r3", "s2>l2", "s2>r2", "s1>l1", "s1>r1")
    assert position.to_json()["start"] == {"1": [4, 3, 2, 1], "2": [4, 3, 2, 1]}


@pytest.mark.parametrize("seats", [3, 4])
def test_clause_1_three_or_four_seats_begin_with_six_moves(seats: int) -> None:
    position = LOTUS.new({"seats": seats})
    assert position.legal() == ("s3>l3", "s3>r3", "s2>l2", "s2>r2", "s1>l1", "s1>r1")
    assert position.to_json()["start"] == {str(n): [3, 2, 1] for n in range(1, seats + 1)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_clause_1_one_move_per_turn_clockwise_from_seat_1(seats: int) -> None:
    position = LOTUS.new({"seats": seats})
    turns = []
    for _ in range(2 * seats):
        turns.append(position.turn)
        position = position.play("s2>l2" if position.ply < seats else "s1>r1")
    assert turns == [*range(1, seats + 1)] * 2


def test_clause_1_the_first_position_as_json() -> None:
    assert json.dumps(LOTUS.new().to_json()) == json.dumps(
        {
            "game": "lotus",
            "options": {
                "seats": 2,
                "expert": False,
                "springboard": "must",
                "double_opening": "expert",
                "double_pieces": "any",
                "track": "standard",
            },
            "turn": 1,
            "ply": 0,
            "result": None,
            "start": {"1": [4, 3, 2, 1], "2": [4, 3, 2, 1]},
            "cells": {},
            "home": {"1": 0, "2": 0},
            "moves_left": 1,
        }
    )


def test_clause_2_a_start_pile_keeps_its_name_and_place_while_it_shrinks() -> None:
    position = LOTUS.new().play("s3>l3").play("s1>r1")
    assert position.to_json()["start"]["1"] == [4, 2, 2, 1]
    assert {"s3>l2", "s3>r2"} <= set(position.legal())
    position = position.play("s3>r2").play("s2>r2")
    assert position.to_json()["start"]["1"] == [4, 1, 2, 1]
    assert {"s3>l1", "s3>r1"} <= set(position.legal())


def test_clause_2_an_empty_start_pile_has_no_moves() -> None:
    position = set_up("4:2", {"1": [0, 0, 2, 0]})
    assert position.legal() == ("s2>l2", "s2>r2")


@pytest.mark.parametrize(
    ("pile", "move"),
    [("7:1", "7>8"), ("4:21", "4>6"), ("l1:21", "l1>l3"), ("l2:21", "l2>4"), ("r3:221", "r3>6")],
)
def test_clause_2_a_piece_goes_as_far_as_its_pile_is_high(pile: str, move: str) -> None:
    position = set_up(pile + " 13:2", options={"track": track(springboard=None)})
    assert position.legal() == (move,)


def test_clause_2_only_the_top_piece_moves_and_the_others_stay() -> None:
    position = set_up("4:121 9:2", {"2": [0, 0, 0, 1]})
    assert position.legal() == ("4>7",)
    assert cells(position.play("4>7")) == {"4": [1, 2], "7": [1], "9": [2]}


def test_clause_2_the_entries_lead_to_the_same_field_4() -> None:
    position = set_up("l3:1 r3:1 13:2")
    assert position.legal() == ("l3>4", "r3>4")
    assert cells(position.play("l3>4"))["4"] == cells(position.play("r3>4"))["4"] == [1]


def test_clause_2_moves_are_listed_start_piles_first_then_along_the_track() -> None:
    position = set_up("14:1 4:1 r1:1 l2:1 10:2", {"1": [0, 2, 0, 1]})
    moves = ("s3>l2", "s3>r2", "s1>l1", "s1>r1", "l2>l3", "r1>r2", "4>5", "14>home")
    assert position.legal() == moves
    assert list(cells(position)) == ["l2", "r1", "4", "10", "14"]


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("6>7", "no_piece"),
        ("s4>4", "no_piece"),
        ("2:s1>l1", "no_piece"),
        ("9>11", "covered"),
        ("10>11", "not_yours"),
        ("2:s2>l2", "not_yours"),
        ("7>4", "backwards"),
        ("7>l2", "backwards"),
        ("7>7", "backwards"),
        ("l2>l1", "backwards"),
        ("l2>r3", "other_entry"),
        ("7>10", "wrong_distance"),
        ("7>home", "wrong_distance"),
        ("l2>l3", "wrong_distance"),
        ("s2>l1", "wrong_distance"),
        ("s2>4", "wrong_distance"),
    ],
)
def test_clause_2_a_move_against_it_is_refused_with_the_reason(move: str, code: str) -> None:
    position = set_up("l2:21 7:21 9:12 10:2", {"1": [0, 0, 2, 0], "2": [0, 0, 1, 0]})
    assert refused(position, move) == (code, "2")
    assert position.legal() == ("s2>l2", "s2>r2", "l2>4", "7>9")


def test_clause_3_a_piece_lands_on_top_of_whatever_is_there() -> None:
    position = set_up("4:21 6:12 9:2").play("4>6")
    assert cells(position) == {"4": [2], "6": [1, 2, 1], "9": [2]}
    assert position.play("4>5").legal() == ("6>9",)


def test_clause_3_a_pile_may_hold_every_piece_of_the_table() -> None:
    position = set_up("l1:" + "4321" * 6, turn=1, options={"seats": 4})
    assert position.legal() == ("l1>home",)
    after = position.play("l1>home")
    assert cells(after) == {"l1": [4, 3, 2, 1] * 5 + [4, 3, 2]}
    assert after.to_json()["home"] == {"1": 1, "2": 0, "3": 0, "4": 0}


def test_clause_3_thirty_pieces_fit_one_pile() -> None:
    long = track(route_length=40, springboard=None, start_piles={"2": [15], "3": [10], "4": [7]})
    pile = "2" * 15 + "1" * 15
    position = set_up(f"l1:{pile}", options={"track": long})
    assert position.legal() == ("l1>31",)
    after = position.play("l1>31")
    assert cells(after) == {"l1": [2] * 15 + [1] * 14, "31": [1]}
    assert LOTUS.from_json(after.to_json()) == after


@pytest.mark.parametrize(
    ("pile", "move"),
    [
        ("5:221", "5>11"),
        ("4:2221", "4>12"),
        ("l1:2222221", "l1>home"),
        ("7:1", "7>9"),
        ("6:21", "6>10"),
        ("r3:22221", "r3>13"),
    ],
)
def test_clause_4_the_springboard_doubles_the_way(pile: str, move: str) -> None:
    position = set_up(f"{pile} 13:2")
    assert position.legal() == (move,)
    assert "8" not in cells(position.play(move))


def test_clause_4_passing_over_the_springboard_does_nothing() -> None:
    assert set_up("7:21 13:2").legal() == ("7>9",)


def test_clause_4_staying_on_the_springboard_is_refused() -> None:
    assert refused(set_up("5:221 13:2"), "5>8") == ("springboard", "4")
    assert refused(set_up("5:221 13:2"), "5>9") == ("wrong_distance", "2")
    assert refused(set_up("5:21 13:2"), "5>8") == ("wrong_distance", "2")


def test_clause_4_a_start_pile_can_reach_the_springboard() -> None:
    piles = {"2": [8, 5], "3": [1], "4": [1]}
    assert LOTUS.new({"track": track(start_piles=piles)}).legal() == ("s8>home", "s5>5")
    near = LOTUS.new({"track": track(start_piles=piles, springboard=5)})
    assert near.legal() == ("s8>8", "s5>10")


def test_clause_4_on_the_last_field_it_throws_the_piece_home() -> None:
    position = set_up("12:21 4:2", options={"track": track(springboard=14)})
    assert position.legal() == ("12>home",)


@pytest.mark.parametrize(
    ("pile", "move"),
    [("14:1", "14>home"), ("12:221", "12>home"), ("12:2221", "12>home"), ("12:21", "12>14")],
)
def test_clause_5_home_is_anywhere_past_the_last_field(pile: str, move: str) -> None:
    assert set_up(f"{pile} l1:2").legal() == (move,)


def test_clause_5_a_piece_at_home_is_out_of_play() -> None:
    before = set_up("14:21 13:1 4:2")
    after = before.play("14>home")
    assert after.to_json()["home"]["1"] == before.to_json()["home"]["1"] + 1
    assert cells(after) == {"4": [2], "13": [1], "14": [2]}
    assert after.legal() == ("4>5", "14>home")
