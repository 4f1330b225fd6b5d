"""Lotus, clause by clause and vector by vector (spec/lotus.md and RULES.en.md)."""

from __future__ import annotations

import json
from collections import Counter
from functools import partial
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import tablee
from tablee import texts
from tablee.core.kernel import vector, vector_of
from tablee.core.playouts import playouts
from tablee.core.rng import below, generator
from tablee.games.lotus.rules import kernel
from tablee.games.lotus.terminal import draw
from tablee.testing import random_game

LOTUS = tablee.find_game("lotus")

STANDARD = {
    "entries": ["l", "r"],
    "entry_fields": 3,
    "route_length": 14,
    "springboard": 8,
    "start_piles": {"2": [4, 3, 2, 1], "3": [3, 2, 1], "4": [3, 2, 1]},
}


def track(**changes: Any) -> dict[str, Any]:
    """The standard track with some entries changed."""
    return {**STANDARD, **changes}


def table(
    cells: str,
    start: dict[str, list[int]] | None = None,
    turn: int = 1,
    ply: int = 20,
    options: dict[str, Any] | None = None,
) -> tablee.Position:
    """A position with these piles, written `5:221 l1:2` from bottom to top, and start piles; the
    seats that are not named have empty ones, and every other piece is home."""
    document = LOTUS.new(options).to_json()
    full = {seat: sum(heights) for seat, heights in document["start"].items()}
    document["start"] = {seat: [0] * len(piles) for seat, piles in document["start"].items()}
    document["start"].update(start or {})
    piles = dict(pile.split(":") for pile in cells.split())
    document["cells"] = {name: [int(seat) for seat in pile] for name, pile in piles.items()}
    for seat, pieces in full.items():
        on_track = sum(pile.count(seat) for pile in piles.values())
        document["home"][seat] = pieces - on_track - sum(document["start"][seat])
    document.update(turn=turn, ply=ply, moves_left=1)
    return LOTUS.from_json(document)


def cells(position: tablee.Position) -> dict[str, list[int]]:
    """The piles on the track."""
    found: dict[str, list[int]] = position.to_json()["cells"]
    return found


def refused(position: tablee.Position, move: str) -> tuple[str, str | None]:
    """The code and clause with which a move is refused."""
    with pytest.raises(tablee.IllegalMove) as caught:
        position.play(move)
    return caught.value.code.removeprefix("lotus."), caught.value.clause


# Clause 1.


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
def test_clause_1_one_move_a_turn_clockwise_from_seat_1(seats: int) -> None:
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
            "options": {"seats": 2, "expert": False, "track": "standard"},
            "turn": 1,
            "ply": 0,
            "result": None,
            "start": {"1": [4, 3, 2, 1], "2": [4, 3, 2, 1]},
            "cells": {},
            "home": {"1": 0, "2": 0},
            "moves_left": 1,
        }
    )


# Clause 2.


def test_clause_2_a_start_pile_keeps_its_name_and_place_while_it_shrinks() -> None:
    position = LOTUS.new().play("s3>l3").play("s1>r1")
    assert position.to_json()["start"]["1"] == [4, 2, 2, 1]
    assert {"s3>l2", "s3>r2"} <= set(position.legal())
    position = position.play("s3>r2").play("s2>r2")
    assert position.to_json()["start"]["1"] == [4, 1, 2, 1]
    assert {"s3>l1", "s3>r1"} <= set(position.legal())


def test_clause_2_an_empty_start_pile_gives_no_moves() -> None:
    position = table("4:2", {"1": [0, 0, 2, 0]})
    assert position.legal() == ("s2>l2", "s2>r2")


@pytest.mark.parametrize(
    ("pile", "move"),
    [("7:1", "7>8"), ("4:21", "4>6"), ("l1:21", "l1>l3"), ("l2:21", "l2>4"), ("r3:221", "r3>6")],
)
def test_clause_2_a_piece_goes_as_far_as_its_pile_is_high(pile: str, move: str) -> None:
    position = table(pile + " 13:2", options={"track": track(springboard=None)})
    assert position.legal() == (move,)


def test_clause_2_only_the_top_piece_moves_and_the_others_stay() -> None:
    position = table("4:121 9:2", {"2": [0, 0, 0, 1]})
    assert position.legal() == ("4>7",)
    assert cells(position.play("4>7")) == {"4": [1, 2], "7": [1], "9": [2]}


def test_clause_2_the_entries_lead_to_the_same_field_4() -> None:
    position = table("l3:1 r3:1 13:2")
    assert position.legal() == ("l3>4", "r3>4")
    assert cells(position.play("l3>4"))["4"] == cells(position.play("r3>4"))["4"] == [1]


def test_clause_2_moves_are_listed_start_piles_first_then_along_the_track() -> None:
    position = table("14:1 4:1 r1:1 l2:1 10:2", {"1": [0, 2, 0, 1]})
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
    position = table("l2:21 7:21 9:12 10:2", {"1": [0, 0, 2, 0], "2": [0, 0, 1, 0]})
    assert refused(position, move) == (code, "2")
    assert position.legal() == ("s2>l2", "s2>r2", "l2>4", "7>9")


# Clause 3.


def test_clause_3_a_piece_lands_on_top_of_whatever_is_there() -> None:
    position = table("4:21 6:12 9:2").play("4>6")
    assert cells(position) == {"4": [2], "6": [1, 2, 1], "9": [2]}
    assert position.play("4>5").legal() == ("6>9",)


def test_clause_3_a_pile_may_hold_every_piece_of_the_table() -> None:
    position = table("l1:" + "4321" * 6, turn=1, options={"seats": 4})
    assert position.legal() == ("l1>home",)
    after = position.play("l1>home")
    assert cells(after) == {"l1": [4, 3, 2, 1] * 5 + [4, 3, 2]}
    assert after.to_json()["home"] == {"1": 1, "2": 0, "3": 0, "4": 0}


def test_clause_3_thirty_pieces_fit_one_pile() -> None:
    long = track(route_length=40, springboard=None, start_piles={"2": [15], "3": [10], "4": [7]})
    pile = "2" * 15 + "1" * 15
    position = table(f"l1:{pile}", options={"track": long})
    assert position.legal() == ("l1>31",)
    after = position.play("l1>31")
    assert cells(after) == {"l1": [2] * 15 + [1] * 14, "31": [1]}
    assert LOTUS.from_json(after.to_json()) == after


# Clause 4.


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
    position = table(f"{pile} 13:2")
    assert position.legal() == (move,)
    assert "8" not in cells(position.play(move))


def test_clause_4_passing_over_the_springboard_does_nothing() -> None:
    assert table("7:21 13:2").legal() == ("7>9",)


def test_clause_4_staying_on_the_springboard_is_refused() -> None:
    assert refused(table("5:221 13:2"), "5>8") == ("springboard", "4")
    assert refused(table("5:221 13:2"), "5>9") == ("wrong_distance", "2")
    assert refused(table("5:21 13:2"), "5>8") == ("wrong_distance", "2")


def test_clause_4_a_start_pile_can_reach_the_springboard() -> None:
    piles = {"2": [8, 5], "3": [1], "4": [1]}
    assert LOTUS.new({"track": track(start_piles=piles)}).legal() == ("s8>home", "s5>5")
    near = LOTUS.new({"track": track(start_piles=piles, springboard=5)})
    assert near.legal() == ("s8>8", "s5>10")


def test_clause_4_on_the_last_field_it_throws_the_piece_home() -> None:
    position = table("12:21 4:2", options={"track": track(springboard=14)})
    assert position.legal() == ("12>home",)


# Clause 5.


@pytest.mark.parametrize(
    ("pile", "move"),
    [("14:1", "14>home"), ("12:221", "12>home"), ("12:2221", "12>home"), ("12:21", "12>14")],
)
def test_clause_5_home_is_anywhere_past_the_last_field(pile: str, move: str) -> None:
    assert table(f"{pile} l1:2").legal() == (move,)


def test_clause_5_a_piece_at_home_is_out_of_play() -> None:
    before = table("14:21 13:1 4:2")
    after = before.play("14>home")
    assert after.to_json()["home"]["1"] == before.to_json()["home"]["1"] + 1
    assert cells(after) == {"4": [2], "13": [1], "14": [2]}
    assert after.legal() == ("4>5", "14>home")


# Clause 6.


def test_clause_6_without_a_free_piece_others_may_be_advanced_or_the_turn_passed() -> None:
    position = table("l1:12 9:112", {"2": [4, 0, 1, 0]})
    moves = ("2:s4>4", "2:s2>l1", "2:s2>r1", "l1>l3", "9>12", "pass")
    assert position.legal() == moves


def test_clause_6_every_other_seat_may_be_advanced_in_the_order_of_seats() -> None:
    start = {"1": [0, 0, 1], "3": [0, 2, 0], "4": [3, 0, 0]}
    position = table("4:23 9:24", start, turn=2, options={"seats": 4})
    starts = ("1:s1>l1", "1:s1>r1", "3:s2>l2", "3:s2>r2", "4:s3>l3", "4:s3>r3")
    assert position.legal() == (*starts, "4>6", "9>11", "pass")


def test_clause_6_an_advanced_piece_stays_its_owner_s() -> None:
    position = table("9:12 14:12", {"2": [0, 0, 2, 0]})
    home = position.to_json()["home"]
    assert position.play("14>home").to_json()["home"] == {**home, "2": home["2"] + 1}
    entered = position.play("2:s2>r2").to_json()
    assert entered["start"] == {"1": [0, 0, 0, 0], "2": [0, 0, 1, 0]}
    assert entered["cells"]["r2"] == [2]
    assert entered["turn"] == 2


def test_clause_6_to_pass_changes_nothing_but_the_turn() -> None:
    before = table("9:12", {"2": [0, 0, 2, 0]})
    after = before.play("pass")
    assert after.to_json() == {**before.to_json(), "turn": 2, "ply": 21}


def test_clause_6_a_start_pile_counts_as_a_free_piece() -> None:
    position = table("9:12", {"1": [0, 0, 0, 1]})
    assert position.legal() == ("s1>l1", "s1>r1")
    assert refused(position, "pass") == ("no_pass", "6")


def test_clause_6_another_s_piece_goes_by_the_same_rules() -> None:
    position = table("5:112 9:12", {"2": [0, 0, 0, 1]})
    assert "5>11" in position.legal()
    assert refused(position, "5>8") == ("springboard", "4")
    assert refused(position, "9>10") == ("wrong_distance", "2")
    assert refused(position, "2:s1>r2") == ("wrong_distance", "2")
    assert refused(position, "6>7") == ("no_piece", "2")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_clause_6_experts_without_a_free_piece_must_pass(seats: int) -> None:
    others = "".join(f" 13:{n}" if n == 3 else f" 12:{n}" for n in range(3, seats + 1))
    position = table(f"l1:12 9:112{others}", options={"seats": seats, "expert": True})
    assert position.legal() == ("pass",)
    assert refused(position, "9>12") == ("must_pass", "6")
    assert position.play("pass").turn == 2


def test_clause_6_experts_with_a_free_piece_move_it() -> None:
    position = table("4:1 9:12", options={"expert": True})
    assert position.legal() == ("4>5",)
    assert refused(position, "pass") == ("no_pass", "6")
    assert refused(position, "9>11") == ("covered", "2")


def test_clause_6_two_experts_open_with_two_moves() -> None:
    position = LOTUS.new({"expert": True})
    assert position.to_json()["moves_left"] == 2
    assert "pass" not in position.legal()
    assert refused(position, "pass") == ("no_pass", "6")
    second = position.play("s3>l3")
    assert (second.turn, second.to_json()["moves_left"]) == (1, 1)
    assert second.legal()[-2:] == ("l3>4", "pass")
    after = second.play("s3>l2")
    assert (after.turn, after.ply, after.to_json()["moves_left"]) == (2, 2, 1)
    assert "pass" not in after.legal()
    assert after.play("s1>l1").turn == 1
    assert "pass" not in after.play("s1>l1").legal()


def test_clause_6_the_double_opening_may_go_on_with_the_same_piece() -> None:
    after = LOTUS.new({"expert": True}).play("s4>4").play("4>5")
    assert cells(after) == {"5": [1]}
    assert after.turn == 2


def test_clause_6_the_double_opening_may_stop_after_one_move() -> None:
    stopped = LOTUS.new({"expert": True}).play("s3>l3").play("pass")
    assert (stopped.turn, stopped.ply, stopped.to_json()["moves_left"]) == (2, 2, 1)
    assert cells(stopped) == {"l3": [1]}


@pytest.mark.parametrize(
    "options", [{}, {"seats": 3, "expert": True}, {"seats": 4, "expert": True}]
)
def test_clause_6_nobody_else_opens_with_two_moves(options: dict[str, Any]) -> None:
    position = LOTUS.new(options)
    assert position.to_json()["moves_left"] == 1
    after = position.play("s1>l1")
    assert after.turn == 2
    assert "pass" not in after.legal()


def test_clause_6_a_loaded_position_knows_the_second_half_of_the_opening() -> None:
    second = LOTUS.new({"expert": True}).play("s3>l3")
    loaded = LOTUS.from_json(json.loads(json.dumps(second.to_json())))
    assert loaded == second
    assert loaded.legal() == second.legal()
    assert loaded.play("s1>r1").turn == 2


# Clause 7.


def test_clause_7_the_last_piece_home_wins_at_once() -> None:
    position = table("13:2 14:21").play("14>home")
    assert position.turn is None
    assert position.legal() == ()
    assert position.to_json()["moves_left"] == 0
    assert position.result is not None
    assert position.result.to_json() == {
        "winners": [1],
        "reason": "home",
        "scores": {"1": 10, "2": 8},
    }
    assert LOTUS.from_json(position.to_json()) == position


def test_clause_7_a_seat_wins_also_when_another_moved_its_last_piece() -> None:
    position = table("14:12", turn=1).play("14>home")
    assert position.result is not None
    assert position.result.winners == (2,)
    assert dict(position.result.scores) == {1: 9, 2: 10}


def test_clause_7_the_first_of_four_wins() -> None:
    position = table("14:4 4:1 5:2 6:3", turn=4, options={"seats": 4}).play("14>home")
    assert position.result is not None
    assert position.result.winners == (4,)
    assert dict(position.result.scores) == {1: 5, 2: 5, 3: 5, 4: 6}


def test_clause_7_the_opening_may_win() -> None:
    one = track(start_piles={"2": [15], "3": [1], "4": [1]})
    position = table("14:1 4:2", ply=1, options={"track": one, "expert": True})
    assert position.play("14>home").result is not None


def test_clause_7_after_the_end_no_move_is_taken() -> None:
    over = table("13:2 14:1").play("14>home")
    for move in ("13>home", "s1>l1", "pass"):
        with pytest.raises(tablee.IllegalMove) as caught:
            over.play(move)
        assert caught.value.code == "move.game_over"


@pytest.mark.parametrize("options", LOTUS.variants)
def test_clause_7_every_game_ends_with_one_winner(options: dict[str, Any]) -> None:
    done = playouts(LOTUS.new(options), 50, seed=2)
    assert done.reasons == {"home": 50}
    assert sum(done.wins.values()) == 50
    assert len([seat for seat, wins in done.wins.items() if wins]) > 1


# Other tracks.


def test_a_track_without_fields_of_the_entries_has_one_way_in() -> None:
    position = LOTUS.new({"track": track(entry_fields=0)})
    assert position.legal() == ("s4>4", "s3>3", "s2>2", "s1>1")
    assert cells(position.play("s1>1")) == {"1": [1]}


def test_a_track_with_five_fields_an_entry_joins_at_6() -> None:
    position = LOTUS.new({"track": track(entry_fields=5)})
    assert position.legal()[:2] == ("s4>l4", "s4>r4")
    joined = table("l5:1 r4:21 13:2", options={"track": track(entry_fields=5)})
    assert joined.legal() == ("l5>6", "r4>6")


def test_a_track_may_lack_the_springboard() -> None:
    options = {"track": track(springboard=None)}
    assert table("5:221 13:2", options=options).legal() == ("5>8",)
    assert cells(table("8:1 13:2", options=options)) == {"8": [1], "13": [2]}


@pytest.mark.parametrize("length", [4, 9, 40])
def test_a_track_may_be_short_or_long(length: int) -> None:
    options = {"track": track(route_length=length, springboard=None)}
    position = table(f"{length}:1 l1:2", options=options)
    assert position.legal() == (f"{length}>home",)
    assert playouts(LOTUS.new(options), 20).reasons == {"home": 20}


def test_a_track_with_one_entry_offers_no_choice() -> None:
    position = LOTUS.new({"track": track(entries=["a"])})
    assert position.legal() == ("s4>4", "s3>a3", "s2>a2", "s1>a1")


def test_a_track_with_three_entries_offers_three() -> None:
    options = {"track": track(entries=["a", "b", "c"]), "seats": 3}
    position = LOTUS.new(options)
    assert position.legal()[:3] == ("s3>a3", "s3>b3", "s3>c3")
    assert len(position.legal()) == 9
    after = position.play("s3>c3").play("s3>b3").play("s3>c3")
    assert cells(after) == {"b3": [2], "c3": [1, 3]}
    assert refused(table("b1:21 9:2", options={"track": options["track"]}), "b1>c3") == (
        "other_entry",
        "2",
    )


def test_a_track_with_all_that_the_kernel_can_hold_is_played_to_the_end() -> None:
    widest = track(
        entries=["a", "b", "c", "d"],
        entry_fields=8,
        route_length=39,
        springboard=38,
        start_piles={"2": [5, 4, 3, 2, 1], "3": [4, 3, 2, 1], "4": [4, 2, 1]},
    )
    seen: set[str] = set()
    for number in range(12):
        line = list(random_game(LOTUS, {"track": widest, "seats": 2 + number % 3}, number))
        assert line[-1].result is not None
        seen = seen.union(*map(cells, line))
    fields = line[0].setup.parts.track.fields
    assert len(fields) == 63
    assert set(fields) - seen == {"38"}


def test_start_piles_go_by_the_track_and_the_number_of_seats() -> None:
    piles = {"2": [2, 6], "3": [5], "4": [1, 3]}
    options = {"track": track(start_piles=piles)}
    assert LOTUS.new(options).legal() == ("s2>l2", "s2>r2", "s6>6")
    assert LOTUS.new({**options, "seats": 3}).legal() == ("s5>5",)
    assert LOTUS.new({**options, "seats": 4}).to_json()["start"]["4"] == [1, 3]


def test_a_track_of_one_s_own_is_stored_whole_and_the_shipped_one_by_name() -> None:
    own = track(entry_fields=5, comment="ours")
    record = LOTUS.new({"track": own}).play("s4>l4").record()
    assert record.options["track"] == own
    again = tablee.Record.from_json(json.loads(json.dumps(record.to_json()))).last()
    assert cells(again) == {"l4": [1]}
    assert LOTUS.new().options["track"] == "standard"


PROBLEMS = [
    ({"speed": 3}, "speed", "problem-unknown"),
    ({"entries": "lr"}, "entries", "problem-expected"),
    ({"entries": []}, "entries", "problem-expected"),
    ({"entries": ["a", "b", "c", "d", "e"]}, "entries", "problem-expected"),
    ({"entries": ["l", "R"]}, "entries[1]", "problem-expected"),
    ({"entries": ["l", "rr"]}, "entries[1]", "problem-expected"),
    ({"entries": ["l", ""]}, "entries[1]", "problem-expected"),
    ({"entries": ["é"]}, "entries[0]", "problem-expected"),
    ({"entries": [1]}, "entries[0]", "problem-expected"),
    ({"entries": ["l", "s"]}, "entries[1]", "lotus-problem-letter"),
    ({"entries": ["l", "l"]}, "entries[1]", "problem-duplicate"),
    ({"route_length": 3}, "route_length", "problem-expected"),
    ({"route_length": 41}, "route_length", "problem-expected"),
    ({"route_length": 14.0}, "route_length", "problem-expected"),
    ({"entry_fields": -1}, "entry_fields", "problem-expected"),
    ({"entry_fields": 14}, "entry_fields", "problem-expected"),
    ({"entry_fields": True}, "entry_fields", "problem-expected"),
    ({"entry_fields": 24, "route_length": 40}, "entry_fields", "lotus-problem-fields"),
    ({"springboard": 3}, "springboard", "problem-expected"),
    ({"springboard": 15}, "springboard", "problem-expected"),
    ({"springboard": "8"}, "springboard", "problem-expected"),
    ({"start_piles": [4, 3, 2, 1]}, "start_piles", "problem-expected"),
    ({"start_piles": {"2": [1], "3": [1]}}, "start_piles.4", "problem-missing"),
    ({"start_piles": {"2": [1], "3": [1], "4": [1], "5": [1]}}, "start_piles.5", "problem-unknown"),
    ({"start_piles": {"2": [1], "3": [], "4": [1]}}, "start_piles.3", "problem-expected"),
    ({"start_piles": {"2": 10, "3": [1], "4": [1]}}, "start_piles.2", "problem-expected"),
    (
        {"start_piles": {"2": list(range(1, 10)), "3": [1], "4": [1]}},
        "start_piles.2",
        "problem-expected",
    ),
    ({"start_piles": {"2": [1, 0], "3": [1], "4": [1]}}, "start_piles.2[1]", "problem-expected"),
    ({"start_piles": {"2": [16], "3": [1], "4": [1]}}, "start_piles.2[0]", "problem-expected"),
    ({"start_piles": {"2": ["1"], "3": [1], "4": [1]}}, "start_piles.2[0]", "problem-expected"),
    ({"start_piles": {"2": [1], "3": [2, 2], "4": [1]}}, "start_piles.3[1]", "problem-duplicate"),
    ({"start_piles": {"2": [1], "3": [1], "4": [7, 1]}}, "start_piles.4", "lotus-problem-pieces"),
]


@pytest.mark.parametrize(("change", "entry", "problem"), PROBLEMS)
def test_what_is_no_track_names_the_entry_and_the_problem(
    change: dict[str, Any], entry: str, problem: str
) -> None:
    with pytest.raises(tablee.InvalidComponents) as caught:
        LOTUS.new({"track": track(**change)})
    assert (caught.value.details["entry"], caught.value.details["problem"]) == (entry, problem)
    for language in texts.LANGUAGES:
        message = caught.value.message(language)
        assert entry in message
        assert "problem" not in message
        assert "$" not in message


@pytest.mark.parametrize("entry", list(STANDARD))
def test_a_track_that_lacks_an_entry_names_it(entry: str) -> None:
    data = {key: value for key, value in STANDARD.items() if key != entry}
    with pytest.raises(tablee.InvalidComponents) as caught:
        LOTUS.new({"track": data})
    assert caught.value.details["entry"] == entry
    assert caught.value.details["problem"] == "problem-missing"


def test_the_limits_of_a_track_themselves_are_playable() -> None:
    for change in (
        {"entry_fields": 23, "route_length": 40, "springboard": 24},
        {"entry_fields": 13, "springboard": 14},
        {"start_piles": {"2": [15], "3": [10], "4": [4, 3]}},
        {"start_piles": {"2": [9, 6], "3": [1, 2, 3, 4], "4": [7]}},
    ):
        assert LOTUS.new({"track": track(**change)}).legal()


# Notation.


@pytest.mark.parametrize(
    "text",
    [
        *("", "s3", "s3>", ">l3", "s3>l3>", "s3 >l3", "s3-l3", "S3>l3", "s5>4", "s03>l3", "s3>l4"),
        *("s3>s2", "7>s1", "home>7", "home>home", "15>home", "0>1", "07>9", "7>09", "7>Home"),
        *("1:s3>l3", "3:s3>l3", "0:s3>l3", "2:s5>l3", "2:7>9", "2s3>l3", "x1>x2", "l0>l1"),
        *("Pass", "pass ", "passe", "pass>pass"),
    ],
)
def test_what_is_no_spelling_is_invalid(text: str) -> None:
    with pytest.raises(tablee.InvalidMove):
        LOTUS.new().play(text)


def test_another_seat_s_start_pile_goes_by_its_number_and_one_s_own_without() -> None:
    first, second = LOTUS.new(), LOTUS.new().play("s1>l1")
    assert refused(first, "2:s3>l3") == ("not_yours", "2")
    assert refused(second, "1:s3>l3") == ("not_yours", "2")
    with pytest.raises(tablee.InvalidMove):
        second.play("2:s3>l3")


@pytest.mark.parametrize("action", [-1, 1, 5, 127, 40 | 8 << 7, 63 | 64 << 7, 1 << 14, 1 << 40])
def test_an_integer_that_is_no_action_is_invalid(action: int) -> None:
    with pytest.raises(tablee.InvalidMove):
        LOTUS.new().act(action)


def test_every_refusal_is_worded_and_names_the_move() -> None:
    for code, clause in LOTUS.refusals.items():
        error = tablee.IllegalMove(f"lotus.{code}", "7>9", clause=clause)
        for language in texts.LANGUAGES:
            assert ("7>9" in error.message(language)) == (code != "no_pass")


# What cannot be a position.


def over(**changes: Any) -> dict[str, Any]:
    """The JSON of a game that seat 1 has won, changed."""
    document = table("13:2 14:1").play("14>home").to_json()
    result = {**document["result"], **changes.pop("result", {})}
    return {**document, "result": result, **changes}


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"start": {"1": [4, 3, 2, 1]}}, "start"),
        ({"start": {"2": [4, 3, 2, 1], "1": [4, 3, 2, 1]}}, "start"),
        ({"start": {"1": [4, 3, 2], "2": [4, 3, 2, 1]}}, "start.1"),
        ({"start": {"1": [4, 3, 2, 1], "2": [3, 4, 2, 1]}}, "start.2[1]"),
        ({"start": {"1": [4, 3, 2, -1], "2": [4, 3, 2, 1]}}, "start.1[3]"),
        ({"start": {"1": [4, 3, 2, 1], "2": [4, 3, 2, 0]}}, "home.2"),
        ({"cells": {"15": [1]}}, "cells.15"),
        ({"cells": {"s1": [1]}}, "cells.s1"),
        ({"cells": {"home": [1]}}, "cells.home"),
        ({"cells": {"8": [1]}}, "cells.8"),
        ({"cells": {"7": []}}, "cells.7"),
        ({"cells": {"7": [1, 3]}}, "cells.7[1]"),
        ({"cells": {"7": [0]}}, "cells.7[0]"),
        ({"cells": {"7": [1]}}, "home.1"),
        ({"cells": {"7": [1] * 100}}, "home.1"),
        ({"cells": {"7": "1"}}, "cells[...]"),
        ({"home": {"1": 0, "2": 1}}, "home.2"),
        ({"home": {"1": -1, "2": 0}}, "home.1"),
        ({"home": {"1": -1, "2": 0}, "cells": {"7": [1]}}, "home.1"),
        ({"home": {"1": 0}}, "home"),
        ({"home": {"2": 0, "1": 0}}, "home"),
        ({"moves_left": 0}, "moves_left"),
        ({"moves_left": 2}, "moves_left"),
        ({"turn": 3}, "turn"),
        ({"turn": None}, "turn"),
        ({"ply": -1}, "ply"),
        ({"game": "lot"}, "game"),
        ({"options": {"seats": 5}}, "options.seats"),
        ({"options": {"expert": 1}}, "options.expert"),
        ({"options": {"seats": 3}}, "start"),
        ({"seed": "00" * 32}, "seed"),
        ({"extra": 1}, "extra"),
        (over(home={"1": 10, "2": 8}), "home.2"),
        (over(moves_left=1), "moves_left"),
        (over(result={"winners": [2]}), "result.winners"),
        (over(result={"winners": []}), "result.winners"),
        (over(result={"winners": [1, 2]}), "result.winners"),
        (over(result={"scores": {"1": 10, "2": 8}}), "result.scores"),
        (over(result={"reason": "line"}), "result.reason"),
        ({**over(), "result": None, "turn": 2, "moves_left": 1}, "home"),
    ],
)
def test_what_is_no_position_names_its_field(change: dict[str, Any], field: str) -> None:
    with pytest.raises(tablee.InvalidPosition) as caught:
        LOTUS.from_json({**LOTUS.new().to_json(), **change})
    assert caught.value.field == field
    for language in texts.LANGUAGES:
        assert "problem" not in caught.value.message(language)


def test_two_moves_are_left_only_before_the_double_opening() -> None:
    opening = LOTUS.new({"expert": True}).to_json()
    for change in ({"ply": 1}, {"turn": 2}, {"moves_left": 3}):
        with pytest.raises(tablee.InvalidPosition) as caught:
            LOTUS.from_json({**opening, **change})
        assert caught.value.field == "moves_left"
    single = LOTUS.from_json({**opening, "moves_left": 1}).play("s1>l1")
    assert single.turn == 2
    assert "pass" not in single.legal()


@pytest.mark.parametrize("winners", [[1], [2], [1, 2]])
def test_both_seats_cannot_have_all_pieces_home(winners: list[int]) -> None:
    everything = {"1": 10, "2": 10}
    document = over(cells={}, home=everything, result={"winners": winners, "scores": everything})
    with pytest.raises(tablee.InvalidPosition) as caught:
        LOTUS.from_json(document)
    assert caught.value.field == "result.winners"


# Random play, and what is hidden.


@pytest.mark.parametrize("options", [*LOTUS.variants, {"track": track(entries=["a", "b", "c"])}])
def test_a_rollout_plays_what_the_generator_picks_from_the_legal_moves(
    options: dict[str, Any],
) -> None:
    for seed in range(3):
        position = LOTUS.new(options)
        state, rng = vector_of(position.state), generator(seed)
        made = kernel.rollout(position.setup.rules, state, rng, vector(LOTUS.max_actions))
        again = generator(seed)
        while position.turn is not None:
            actions = position.actions()
            position = position.act(actions[below(again, len(actions))])
        assert made == position.ply
        assert tuple(map(int, state)) == position.state


def test_random_play_of_two_lasts_141_moves_and_is_fair() -> None:
    games = 1000
    done = playouts(LOTUS.new(), games, seed=5)
    assert 139 < done.moves / games < 143
    assert 0.45 < done.wins[1] / games < 0.55


def test_nothing_is_hidden() -> None:
    position = LOTUS.new({"seats": 3}).play("s3>l3")
    assert position.view(1) == position.view(2) == position.view(None) == position.to_json()
    assert position.redealt(1, 5) == position


def test_pieces_are_neither_made_nor_lost() -> None:
    for options in LOTUS.variants:
        for position in random_game(LOTUS, options, 11):
            document = position.to_json()
            counted = Counter({int(seat): sum(h) for seat, h in document["start"].items()})
            for pile in document["cells"].values():
                counted.update(pile)
            counted.update({int(seat): home for seat, home in document["home"].items()})
            assert set(counted.values()) == {10 if len(document["home"]) == 2 else 6}


# The drawing.


def drawing(position: tablee.Position, language: str = "fr") -> list[str]:
    """The terminal's lines, without colour."""
    console = Console(width=80, color_system=None, file=StringIO())
    view = {**position.view(None), "last": "".join(position.moves()[-1:])}
    with console.capture() as capture:
        console.print(draw(view, partial(texts.say, language=language)))
    return capture.get().splitlines()


@pytest.mark.parametrize("options", LOTUS.variants)
def test_the_drawing_fits_a_terminal_and_names_every_field(options: dict[str, Any]) -> None:
    for position in list(random_game(LOTUS, options, 4))[::20]:
        lines = drawing(position)
        assert len(lines) <= 20
        assert max(map(len, lines)) <= 80
        words = " ".join(lines).replace("›", "").replace("‹", "").split()
        assert {*position.setup.parts.track.fields, "home"} <= set(words)


def test_the_drawing_winds_like_a_metro_line() -> None:
    assert drawing(table("l1:12 r3:1 4:221 9:2"), "en") == [
        " ▶ ❶  start  s4 ·  s3 ·  s2 ·  s1 ·  home 7/10",
        "   ❷  start  s4 ·  s3 ·  s2 ·  s1 ·  home 6/10",
        "",
        "   l1 ×2     l2       l3",
        " ╶─ 1❷ ────── ○ ────── ○ ──╮  4 ×3       5        6        7        8",
        "    r1       r2       r3   ├── 22❶ ───── ○ ────── ○ ────── ○ ────── ✿ ───╮",
        " ╶── ○ ────── ○ ────── ❶ ──╯                                             │",
        "            home      14       13       12       11       10        9    │",
        "              ⌂ ────── ○ ────── ○ ────── ○ ────── ○ ────── ○ ────── ❷ ───╯",
        "",
        "❶ top of the pile · ×3 height · ✿ springboard · ›7‹ last move",
    ]


def test_the_drawing_of_a_long_track_turns_at_both_edges() -> None:
    options = {"track": track(route_length=24, springboard=None)}
    lines = drawing(LOTUS.new(options))
    assert [line[0] for line in lines[8:11]] == ["╭", "│", "╰"]
    assert [line[73] for line in lines[5:9]] == ["╮", "│", "│", "╯"]


def test_the_drawing_shows_piles_from_bottom_to_top_with_their_height() -> None:
    text = "\n".join(drawing(table("l2:1121 9:2", {"1": [0, 0, 1, 0]}), "en"))
    assert "112❶" in text
    assert "l2 ×4" in text
    assert "s2 ❶" in text
    assert "home 6/10" in text
    assert "home 8/10" in text


def test_the_drawing_writes_a_pile_out_that_is_too_high_for_its_field() -> None:
    text = "\n".join(drawing(table("l2:1212121 9:2")))
    assert "…1212❶" in text
    assert "l2: 121212❶" in text


def test_the_drawing_marks_the_turn_the_last_move_and_the_winner() -> None:
    opening = LOTUS.new({"expert": True})
    assert drawing(opening)[0].startswith("▶▶ ❶")
    assert drawing(opening.play("s3>l3"))[0].startswith(" ▶ ❶")
    assert "›l3‹" in "\n".join(drawing(opening.play("s3>l3")))
    assert drawing(table("13:2 14:1").play("14>home"))[0].startswith(" ★ ❶")


@pytest.mark.parametrize(
    "change",
    [
        {"entry_fields": 0},
        {"entry_fields": 5},
        {"entries": ["a"]},
        {"entries": ["a"], "entry_fields": 13, "springboard": 14},
        {"entries": ["a", "b", "c"]},
        {"entries": ["a", "b", "c", "d"], "entry_fields": 7, "route_length": 40},
        {"entry_fields": 23, "route_length": 40, "springboard": None},
        {"route_length": 4, "springboard": 4},
    ],
)
def test_the_drawing_names_every_field_of_any_track(change: dict[str, Any]) -> None:
    position = LOTUS.new({"track": track(**{"springboard": None, **change})})
    lines = drawing(position)
    assert max(map(len, lines)) <= 80
    words = " ".join(lines).replace(":○", "").split()
    assert {*position.setup.parts.track.fields} <= set(words)
