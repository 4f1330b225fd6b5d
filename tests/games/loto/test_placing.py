"""Loto Points Rouges, clauses 2 and 3: placing, and what a turn may hold."""

from __future__ import annotations

from tests.games.loto.positions import (
    FIGURES,
    GAME,
    load,
    play,
    refused,
    seed,
    table,
)


def test_clause_2_a_tile_covers_its_layout_turned_four_ways() -> None:
    start = load(table({"M": "", "K": "", "N": ""}, ["T08", "T01"], [1, 1]))
    corners = [m for m in start.legal() if m.startswith("T08@M")]
    assert corners == ["T08@M:b2c2b3", "T08@M:c2d2d3", "T08@M:b3b4c4", "T08@M:d3c4d4"]


def test_clause_2_a_joker_covers_any_uncovered_point() -> None:
    start = load(table({"M": "b2d4", "K": "", "N": "c4"}, ["T08", "T01"], [1, 1]))
    jokers = [m for m in start.legal() if m.startswith("J@")]
    assert jokers == ["J@M:b2", "J@M:d4", *(f"J@K:{p}" for p in FIGURES["K"]), "J@N:c4"]


def test_clause_2_what_does_not_fit_is_refused() -> None:
    start = load(table({"M": "b2c2d2b3d3", "K": "", "N": ""}, ["T01 T08", "T01"], [1, 1]))
    assert refused(start, "T08@M:b2c2d2") == ("not_its_layout", "2")
    assert refused(start, "T01@M:b2c2d2") == ("not_its_layout", "2")
    assert refused(start, "J@M:b2c2") == ("not_its_layout", "2")
    assert refused(start, "T01@M:a2b2") == ("not_on_figure", "2")
    assert refused(start, "T08@M:b3b4c4") == ("point_covered", "2")
    assert refused(start, "J@M:c4") == ("point_covered", "2")
    assert refused(start, "T08@A:a1b1a2") == ("figure_not_open", "1")
    assert refused(start, "T07@M:b2c2d2") == ("piece_missing", "3")


def test_clause_3_one_piece_then_end_passes_the_turn_and_fills_the_rack() -> None:
    start = GAME.new({}, seed(3))
    placed = start.play(start.legal()[0])
    assert placed.turn == 1
    assert len(placed.to_json()["racks"]["1"]) == 4
    ended = placed.play("end")
    assert ended.turn == 2
    assert len(ended.to_json()["racks"]["1"]) == 5
    assert ended.to_json()["turn_state"] == {"figure": None, "placed": 0}


def test_clause_3_end_is_said_even_when_nothing_more_can_be_placed() -> None:
    start = load(table({"B": "", "K": ""}, ["T07 T06", "T01"], [0, 1]))
    placed = start.play("T07@B:a1b1c1")
    assert placed.turn == 1
    assert placed.legal() == ("end",)


def test_clause_3_two_points_left_and_two_jokers() -> None:
    """The vector of the spec."""
    start = load(table({"B": "a1e5", "K": ""}, ["T01 T02", "T01"], [2, 1]))
    on_b = [move for move in start.legal() if "@B" in move]
    assert on_b == ["J@B:a1", "J@B:e5"]
    placed = start.play("J@B:a1")
    assert placed.legal() == ("J@B:e5", "end")
    assert placed.play("end").turn == 2
    assert placed.play("J@B:e5").to_json()["done"]["1"][-1] == "B"


def test_clause_3_a_first_placement_needs_no_way_to_complete() -> None:
    start = load(table({"B": "a1b1c1e5", "K": ""}, ["T01 T06", "T01"], [0, 1]))
    assert "T01@B:a1b1" in start.legal()
    assert start.play("T01@B:a1b1").legal() == ("end",)


def test_clause_3_a_second_placement_must_leave_the_figure_completable() -> None:
    # Free: a1 b1 c1 d1 and e5. After J on e5, T01 twice does it, but only side by side.
    start = load(table({"B": "a1b1c1d1e5", "K": ""}, ["T01 T01", "T04"], [1, 1]))
    placed = start.play("J@B:e5")
    assert placed.legal() == ("T01@B:a1b1", "T01@B:c1d1", "end")
    assert refused(placed, "T01@B:b1c1") == ("cannot_complete", "3")


def test_a_neighbour_points_out_the_figures_that_can_be_completed_now() -> None:
    start = load(table({"B": "a1b1c1d1e5", "K": ""}, ["T01 T01", "T04"], [1, 1]))
    assert start.remarks() == {"completable": ["B"]}
    assert start.play("J@B:e5").remarks() == {"completable": ["B"]}
    assert start.play("J@B:a1").remarks() == {"completable": []}
    assert start.play("J@K:a2").remarks() == {"completable": []}


def test_clause_3_the_last_joker_may_cover_any_of_the_points_that_are_left() -> None:
    # After J on e5: the joker on a1 and T01 beside it, in either order.
    start = load(table({"B": "a1d1e1e5", "K": ""}, ["T01 T06", "T04"], [2, 1]))
    placed = start.play("J@B:e5")
    assert placed.legal() == ("T01@B:d1e1", "J@B:a1", "end")
    assert play(placed, "J@B:a1", "T01@B:d1e1").turn == 2


def test_clause_3_after_a_second_placement_one_must_complete() -> None:
    start = load(table({"B": "a1b1c1d1e5", "K": ""}, ["T01 T01", "T04"], [1, 1]))
    twice = play(start, "J@B:e5", "T01@B:c1d1")
    assert twice.legal() == ("T01@B:a1b1",)
    assert refused(twice, "end") == ("must_complete", "3")
    assert twice.play("T01@B:a1b1").turn == 2


def test_clause_3_future_draws_do_not_count_for_completing() -> None:
    free, bag = {"B": "a1b1c1", "K": "", "D": "*"}, ["T01", "T01", "T02"]
    start = load(table(free, ["T06 T07", "T04"], [1, 1], bag=bag))
    assert start.play("J@B:a1").legal() == ("end",)  # the T01 that comes next would do it


def test_clause_3_only_one_figure_per_turn() -> None:
    start = load(table({"B": "a1b1c1", "K": ""}, ["T01 T07", "T04"], [2, 1]))
    placed = start.play("J@B:a1")
    assert refused(placed, "J@K:a2") == ("other_figure", "3")
    assert refused(placed, "pass") == ("turn_begun", "3")


def test_clause_3_end_needs_a_placement() -> None:
    assert refused(GAME.new({}, seed(1)), "end") == ("nothing_placed", "3")


def test_clause_3_completing_with_the_first_piece_ends_the_turn() -> None:
    start = load(table({"B": "a1b1c1", "K": ""}, ["T06 T07", "T04"], [1, 1]))
    done = start.play("T07@B:a1b1c1")
    assert done.turn == 2
    assert done.to_json()["tokens"]["1"] == start.to_json()["tokens"]["1"] + 16


def test_clause_3_five_tiles_and_two_jokers_complete_a_whole_figure_in_one_turn() -> None:
    racks = ["T01 T07 T07 T07 T08", "T02"]
    start = load(table({"B": "", "E": "", "D": ""}, racks, [2, 1], waiting="CA"))
    moves = ["J@B:a5", "T07@B:e3e4e5", "T08@B:d1e1e2", "J@B:a4", "T07@B:a1b1c1", "T01@B:a2a3"]
    last = play(start, *moves)
    assert last.turn == 1
    assert last.to_json()["turn_state"] == {"figure": "B", "placed": 6}
    assert last.legal() == ("T07@B:b5c5d5",)
    done = last.play("T07@B:b5c5d5")
    document = done.to_json()
    assert done.turn == 2
    assert document["done"]["1"][-1] == "B"
    assert document["jokers"]["1"] == 0
    assert document["racks"]["1"] == sorted(start.to_json()["bag"][:5])
    assert [figure["letter"] for figure in document["figures"]] == ["C", "E", "D"]
