"""Topominos, clauses 4 to 6: a pile of nine, drawing, and the score of a turn."""

from __future__ import annotations

from tests.games.topominos.positions import (
    CORNER_FREE,
    EDGE_FREE,
    MIDDLE_FREE,
    QUIET,
    compartments,
    placements,
    play,
    set_up,
)


def test_clause_4_eight_dots_take_one_tile_in_one_position() -> None:
    position = set_up({5: CORNER_FREE}, {1: [1, 4, 7, 10, 18], 2: [2]})
    assert [move for move in placements(position) if "@5=" in move] == ["1@5=.../.../..#"]
    after = position.play("1@5=.../.../..#")
    assert after.to_json()["piles"][4] == []
    assert after.to_json()["out"] == [1, 34, 36]
    assert after.to_json()["turn_state"] == {**QUIET, "nines": 1}
    assert after.play("end").to_json()["scores"] == {"1": 9, "2": 0}


def test_clause_4_after_a_nine_by_b_a_and_b_are_open_again() -> None:
    piles = {1: CORNER_FREE, 2: ["18=###/.../..."], 3: ["28=.../###/..."]}
    nine = play(set_up(piles, {1: [1, 4, 7, 10], 2: [2]}), "4@3=.#./.../...", "1@1=.../.../..#")
    assert nine.to_json()["turn_state"] == {**QUIET, "touched": [3], "nines": 1}
    assert compartments(nine) == set(range(1, 10))  # the one just emptied among them
    started = nine.play("7@9=.../.#./...")
    turn = {"mode": "A", "compartment": 9, "touched": [3, 9], "nines": 1}
    assert started.to_json()["turn_state"] == turn
    assert compartments(started) == {9}
    added = nine.play("7@2=.../.#./...")
    assert added.to_json()["turn_state"]["mode"] == "B"
    assert compartments(added) == {2, 3}


def test_clause_4_after_a_nine_by_a_a_new_compartment_may_be_started() -> None:
    rack = [1, 10, 18, 34, 36]
    nine = play(
        set_up({}, {1: rack, 2: [2]}),
        "34@5=#../#../##.",
        "36@5=.##/.##/...",
        "1@5=.../.../..#",
    )
    assert nine.to_json()["turn_state"] == {**QUIET, "nines": 1}
    assert compartments(nine) == set(range(1, 10))
    again = nine.play("18@5=###/.../...")
    turn = {"mode": "A", "compartment": 5, "touched": [5], "nines": 1}
    assert again.to_json()["turn_state"] == turn


def test_clause_5_an_empty_rack_draws_one_tile_and_the_restriction_stays() -> None:
    piles = {2: ["18=###/.../..."]}
    drawn = set_up(piles, {1: [1], 2: [2]}, bag=[7, 4], out=[]).play("1@5=#../.../...")
    assert drawn.to_json()["racks"]["1"] == [7]
    assert drawn.to_json()["bag"][0] == 4
    assert compartments(drawn) == {5}
    again = drawn.play("7@5=.../.#./...")
    assert again.to_json()["racks"]["1"] == [4]
    assert compartments(again) == {5}
    assert again.turn == 1


def test_clause_5_an_empty_bag_leaves_the_rack_empty_and_the_turn_can_only_end() -> None:
    position = set_up({1: ["34=#../#../##."]}, {1: [1], 2: [2, 10, 52]}, bag=[])
    placed = position.play("1@5=#../.../...")
    assert placed.to_json()["racks"]["1"] == []
    assert placed.legal() == ("end",)


def test_clause_5_end_fills_the_rack_from_the_front_of_the_bag() -> None:
    position = set_up({}, {1: [1, 10, 11, 12, 13], 2: [2]}, bag=[56, 55], out=[])
    after = play(position, "1@5=#../.../...", "10@5=.##/.../...", "end").to_json()
    assert after["racks"]["1"] == [11, 12, 13, 55, 56]
    assert after["turn_state"] == QUIET


def test_clause_5_the_bag_may_run_dry_in_the_middle_of_a_refill() -> None:
    piles = {1: ["34=#../#../##."]}
    position = set_up(piles, {1: [1, 10, 18], 2: [22]}, bag=[50, 40])
    after = play(position, "1@5=#../.../...", "10@5=.##/.../...", "end").to_json()
    assert after["racks"]["1"] == [18, 40, 50]  # two short of five
    assert after["bag"] == []


def test_clause_5_four_seats_fill_up_to_four() -> None:
    racks = {1: [1, 10, 11, 12], 2: [2], 3: [3], 4: [4]}
    position = set_up({}, racks, bag=[56, 55], out=[], options={"seats": 4})
    after = play(position, "1@5=#../.../...", "end").to_json()
    assert after["racks"]["1"] == [10, 11, 12, 56]


def test_clause_5_a_turn_of_three_nines_and_two_emptied_racks() -> None:
    piles = {1: CORNER_FREE, 2: EDGE_FREE, 3: MIDDLE_FREE, 4: ["18=###/.../..."]}
    position = set_up(piles, {1: [1, 4], 2: [2]}, bag=[7, 20, 21, 22, 23, 24], out=[])
    first = position.play("1@1=.../.../..#")
    assert first.to_json()["racks"]["1"] == [4]
    second = first.play("4@2=.../..#/...")
    assert second.to_json()["racks"]["1"] == [7]
    third = second.play("7@3=.../.#./...")
    assert third.to_json()["racks"]["1"] == [20]
    assert third.to_json()["turn_state"] == {**QUIET, "nines": 3}
    after = third.play("end").to_json()
    assert after["scores"] == {"1": 27, "2": 0}
    assert after["racks"]["1"] == [20, 21, 22, 23, 24]
    assert after["out"] == [1, 4, 7, 34, 35, 36, 39, 40, 43]


def test_clause_6_two_piles_of_five_and_seven_dots_score_twelve() -> None:
    piles = {1: ["34=###/#../..."], 2: ["35=###/.#./...", "10=.../.../##."]}
    position = set_up(piles, {1: [1, 2, 7], 2: [3]})
    after = play(position, "1@1=.../.../..#", "2@2=.../.../..#", "end").to_json()
    assert after["scores"] == {"1": 12, "2": 0}


def test_clause_6_a_pile_counts_once_however_many_tiles_were_added() -> None:
    position = set_up({1: ["18=###/.../..."], 2: ["28=.../###/..."]}, {1: [1, 4, 7], 2: [3]})
    moves = ("1@1=.../.../#..", "4@1=.../.../.#.", "7@1=.../.#./...", "end")
    assert play(position, *moves).to_json()["scores"] == {"1": 6, "2": 0}


def test_clause_6_a_nine_counts_nine_and_not_also_its_dots() -> None:
    piles = {1: ["34=#../#../##.", "19=.##/..#/..."], 2: ["18=###/.../..."]}
    position = set_up(piles, {1: [1, 5, 7, 8], 2: [3]})
    moves = ("1@1=.../.../..#", "7@1=.../.#./...", "5@2=.../#../...", "end")
    assert play(position, *moves).to_json()["scores"] == {"1": 9 + 4, "2": 0}


def test_clause_6_a_compartment_begun_again_counts_as_a_pile_of_its_own() -> None:
    position = set_up({1: CORNER_FREE}, {1: [1, 10, 18], 2: [3]})
    after = play(position, "1@1=.../.../..#", "10@1=##./.../...", "end").to_json()
    assert after["scores"] == {"1": 9 + 2, "2": 0}
