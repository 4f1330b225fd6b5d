"""Loto Points Rouges, clause by clause (src/tablee/games/loto/RULES.en.md)."""

from __future__ import annotations

import copy
import io
import json
from collections import Counter
from fractions import Fraction
from functools import cache
from math import comb
from typing import Any

import pytest
from rich.console import Console

import tablee
from tablee import texts
from tablee.core.chance import shuffle
from tablee.core.kernel import plain_list, vector, vector_of
from tablee.core.playouts import playouts
from tablee.core.rng import generator
from tablee.core.slots import SEED
from tablee.games.loto import terminal as board
from tablee.games.loto.components import LETTERS
from tablee.games.loto.rules import solver
from tablee.games.loto.rules.patience import random_patience
from tablee.games.loto.rules.table import random_table
from tests.games.loto_positions import (
    DOTS,
    FIGURES,
    GAME,
    NAMES,
    STANDARD,
    TILES,
    load,
    patience,
    play,
    refused,
    seed,
    table,
)

# -- the box ---------------------------------------------------------------------------------------


def test_the_box_has_as_many_dots_as_all_figures_have_points() -> None:
    assert sum(3 * DOTS[tile] for tile in TILES) + 13 == 166
    assert sum(len(points) for points in FIGURES.values()) == 166


PLACEMENTS = dict(
    zip(LETTERS, (169, 88, 78, 107, 45, 54, 40, 160, 76, 114, 85, 30, 84, 22), strict=True)
)
COVERS = dict(
    zip(
        LETTERS,
        (89986, 3752, 1635, 6592, 85, 164, 35, 17477, 786, 1475, 643, 34, 385, 9),
        strict=True,
    )
)


def layouts(letter: str) -> list[int]:
    """The layouts of all tiles on a figure, from the rules vector."""
    rules = plain_list(GAME.prepare().rules)
    first = solver.FIRST + LETTERS.index(letter) * solver.KINDS
    return rules[rules[first] : rules[first + solver.KINDS]]


@pytest.mark.parametrize("letter", LETTERS)
def test_clause_2_distinct_placements_on_the_empty_figure(letter: str) -> None:
    found = layouts(letter)
    assert len(found) == len(set(found)) == PLACEMENTS[letter]


@pytest.mark.parametrize("letter", LETTERS)
def test_clause_2_ways_to_cover_a_whole_figure_with_tiles_alone(letter: str) -> None:
    found = layouts(letter)

    @cache
    def covers(free: int) -> int:
        if not free:
            return 1
        first = free & -free
        return sum(covers(free ^ mask) for mask in found if mask & first and not mask & ~free)

    whole = sum(1 << NAMES.index(point) for point in FIGURES[letter])
    assert covers(whole) == COVERS[letter]


def test_clause_2_no_two_tiles_share_a_layout_so_none_is_turned_over() -> None:
    parts = GAME.prepare().parts
    masks = [mask for tile in parts.layouts for mask in tile]
    assert len(masks) == len(set(masks))
    assert len(parts.tiles) == 19


# -- clause 1: the deal ----------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "share"), [(2, 6), (3, 4), (4, 3)])
def test_clause_1_the_deal(seats: int, share: int) -> None:
    for number in range(20):
        document = GAME.new({"seats": seats}, seed(number)).to_json()
        jokers = list(document["jokers"].values())
        assert [len(figure["covered"]) for figure in document["figures"]] == [0, 0, 0]
        open_letters = [figure["letter"] for figure in document["figures"]]
        assert sorted(open_letters + document["waiting"]) == list(LETTERS)
        assert all(len(rack) == 5 and rack == sorted(rack) for rack in document["racks"].values())
        extra = sum(jokers) - 12
        assert sorted(jokers) == [share] * (seats - extra) + [share + 1] * extra
        assert document["bag"].count("J") == 1 - extra
        assert len(document["bag"]) == 58 - 5 * seats - extra
        assert document["turn"] == 1


def test_clause_1_the_thirteenth_joker_drawn_at_the_deal_joins_the_jokers() -> None:
    deals = [GAME.new({"seats": 4}, seed(number)).to_json() for number in range(60)]
    lucky = [deal for deal in deals if 4 in deal["jokers"].values()]
    assert 10 <= len(lucky) <= 35  # 20 of 58 pieces are drawn, and one for the joker
    for deal in lucky:
        assert [len(rack) for rack in deal["racks"].values()] == [5, 5, 5, 5]
        assert "J" not in deal["bag"]
        assert len(deal["bag"]) == 58 - 21


def test_clause_1_each_seat_draws_its_whole_rack_in_turn() -> None:
    order = [kind for kind in range(19) for _ in range(3)] + [solver.JOKER]
    position = GAME.new({"seats": 3}, seed(5))
    state = vector_of([0] * SEED + list(position.state[SEED : SEED + 8]) + order)
    shuffle(state, SEED + 8, 58, 1, 0, 0)
    pieces = [(*TILES, "J")[piece] for piece in plain_list(state)[SEED + 8 :]]
    document = position.to_json()
    for rack in document["racks"].values():
        drawn: list[str] = []
        while len(drawn) < 5:
            piece = pieces.pop(0)
            drawn += [piece] if piece != "J" else []
        assert rack == sorted(drawn)
    assert document["bag"] == pieces


def test_clause_1_the_seed_alone_decides_the_deal() -> None:
    assert GAME.new({}, seed(1)) == GAME.new({}, seed(1))
    assert GAME.new({}, seed(1)) != GAME.new({}, seed(2))


# -- clause 2: placing -----------------------------------------------------------------------------


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


# -- clause 3: the turn ----------------------------------------------------------------------------


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


def test_clause_3_only_one_figure_a_turn() -> None:
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


# -- clause 4: completing --------------------------------------------------------------------------


def test_clause_4_the_next_waiting_figure_takes_the_very_place() -> None:
    start = load(table({"K": "", "N": "c4", "M": ""}, ["T01", "T02"], [1, 1], waiting="LJ"))
    document = start.play("J@N:c4").to_json()
    assert document["figures"][1] == {"letter": "L", "covered": []}
    assert [figure["letter"] for figure in document["figures"]] == ["K", "L", "M"]
    assert document["waiting"] == ["J"]


def test_clause_4_the_others_close_up_when_none_waits() -> None:
    start = load(table({"N": "c4", "K": "", "M": "b2"}, ["T01", "T02"], [1, 1]))
    document = start.play("J@N:c4").to_json()
    assert [figure["letter"] for figure in document["figures"]] == ["K", "M"]
    assert document["figures"][1]["covered"] == [p for p in FIGURES["M"] if p != "b2"]


def test_clause_4_all_its_tokens_are_won_and_used_jokers_are_not_replaced() -> None:
    start = load(table({"A": "a1", "K": "", "M": ""}, ["T01", "T02"], [2, 1], waiting="LJ"))
    document = start.play("J@A:a1").to_json()
    assert document["tokens"]["1"] == start.to_json()["tokens"]["1"] + 18
    assert document["jokers"] == {"1": 1, "2": 1}


RACKS = ["T01 T01 T01 T02 T02", "T03 T03 T03 T04 T04"]


def test_clause_4_a_bag_that_runs_dry_in_the_middle_of_a_refill() -> None:
    free = {"B": "a1b1c1d1a5b5e5", "K": "", "J": "*"}
    start = load(table(free, RACKS, [1, 1], bag=["T05", "T07"]))
    done = play(start, "T01@B:a1b1", "T01@B:c1d1", "T01@B:a5b5", "J@B:e5").to_json()
    assert done["bag"] == []
    assert done["racks"]["1"] == ["T02", "T02", "T05", "T07"]
    assert done["turn"] == 2


def test_clause_4_the_thirteenth_joker_drawn_in_a_refill_joins_the_jokers() -> None:
    free = {"B": "a1b1c1d1a5b5e5", "K": "", "D": "*"}
    start = load(table(free, RACKS, [1, 1], bag=["J", "T05", "T07"]))
    document = play(start, "T01@B:a1b1", "end").to_json()
    assert document["jokers"] == {"1": 2, "2": 1}
    assert document["racks"]["1"] == ["T01", "T01", "T02", "T02", "T05"]
    assert document["bag"] == ["T07"]


def test_clause_4_a_joker_alone_in_the_bag_leaves_the_rack_short() -> None:
    start = load(table({"B": "a1b1c1", "K": "", "J": "*"}, RACKS, [1, 1], bag=["J"]))
    document = play(start, "T01@B:a1b1", "end").to_json()
    assert document["jokers"]["1"] == 2
    assert document["racks"]["1"] == ["T01", "T01", "T02", "T02"]
    assert document["bag"] == []


# -- clause 5: passing -----------------------------------------------------------------------------


def stranded(bag: list[str], rack: str = "T05 T05 T06 T06 T06", **fields: Any) -> tablee.Position:
    """Seat 1 holds no joker and cannot place any of its tiles: the open points are in rows."""
    waiting = fields.pop("waiting", "J" if sum(DOTS[piece] for piece in bag) > 3 else "L")
    free = {"B": "a1b1", "M": "b2c2d2", "K": "*"}
    return load(table(free, [rack, "T03 T04"], [0, 1], waiting=waiting, bag=bag, **fields))


def test_clause_5_without_a_joker_and_a_fitting_tile_one_passes_or_exchanges() -> None:
    start = stranded(["T07", "J"])
    assert start.legal() == ("pass", "pass:T05", "pass:T06")
    passed = start.play("pass")
    before, after = start.to_json(), passed.to_json()
    assert passed.turn == 2
    assert after["passes"] == 1
    assert after["racks"] == before["racks"]
    assert after["bag"] == before["bag"]


def test_clause_5_an_exchange_draws_before_it_puts_back() -> None:
    after = stranded(["T07"]).play("pass:T05").to_json()
    assert after["racks"]["1"] == ["T05", "T06", "T06", "T06", "T07"]
    assert after["bag"] == ["T05"]


def test_clause_5_a_joker_drawn_in_an_exchange_joins_the_jokers_and_one_draws_again() -> None:
    after = stranded(["J", "T07"]).play("pass:T06").to_json()
    assert after["racks"]["1"] == ["T05", "T05", "T06", "T06", "T07"]
    assert after["jokers"] == {"1": 1, "2": 1}
    assert after["bag"] == ["T06"]


def test_clause_5_with_the_joker_alone_in_the_bag_one_gains_it_and_keeps_the_tile() -> None:
    start = stranded(["J"])
    after = start.play("pass:T06").to_json()
    assert after["racks"] == start.to_json()["racks"]
    assert after["jokers"]["1"] == 1
    assert after["bag"] == []
    assert after["passes"] == 1


def test_clause_5_a_short_rack_is_filled_after_an_exchange() -> None:
    start = stranded(["T07", "T08"], rack="T05 T05 T06", waiting="L")
    after = start.play("pass:T06").to_json()
    assert after["racks"]["1"] == ["T05", "T05", "T06", "T07", "T08"]
    assert after["bag"] == []


def test_clause_5_after_an_exchange_the_bag_is_mixed() -> None:
    bag = ["T07", "T08", "T09", "T10", "T11", "T12", "T13", "T14"]
    places = set()
    for ply in range(40):  # the mixing goes by the ply
        after = stranded(bag, waiting="CD", ply=ply).play("pass:T05").to_json()
        assert "T07" in after["racks"]["1"]
        assert sorted(after["bag"]) == ["T05", *bag[1:]]
        places.add(after["bag"].index("T05"))
    assert len(places) > 4


def test_clause_5_with_an_empty_bag_there_is_nothing_to_exchange() -> None:
    start = stranded([])
    assert start.legal() == ("pass",)
    assert refused(start, "pass:T05") == ("bag_empty", "5")


def test_clause_5_with_an_empty_rack_and_no_joker_one_passes() -> None:
    start = load(table({"B": "a1b1", "K": "*"}, ["", "T03 T04"], [0, 1], bag=[]))
    assert start.legal() == ("pass",)


def test_clause_5_only_a_tile_of_the_rack_is_exchanged() -> None:
    assert refused(stranded(["T07"]), "pass:T07") == ("piece_missing", "3")


def test_clause_5_with_a_joker_one_must_play() -> None:
    start = stranded(["T07"], turn=2)
    assert refused(start, "pass") == ("joker_held", "5")
    assert refused(start, "pass:T03") == ("joker_held", "5")


def test_clause_5_with_a_fitting_tile_one_must_play() -> None:
    start = stranded(["T07"], rack="T01 T05 T06 T06 T06")
    assert all(move.startswith("T01@") for move in start.legal())
    assert refused(start, "pass") == ("tile_fits", "5")


def test_clause_5_a_placement_ends_a_row_of_passes() -> None:
    passed = stranded(["T07"]).play("pass")
    placed = passed.play(passed.legal()[0])
    assert (passed.to_json()["passes"], placed.to_json()["passes"]) == (1, 0)


def test_clause_5_others_see_that_a_tile_was_exchanged_but_not_which() -> None:
    assert GAME.veil("pass:T07") == "pass:?1"
    assert GAME.veil("pass") == "pass"
    assert GAME.veil("T07@C:a1b1c1") == "T07@C:a1b1c1"
    record = stranded(["T07"]).play("pass:T05").record()
    assert record.to_json()["moves"] == ["pass:?1"]
    assert record.to_json(secret=True)["moves"] == ["pass:T05"]


# -- clause 6: the end -----------------------------------------------------------------------------


def ending(position: tablee.Position) -> tuple[str, tuple[int, ...], dict[int, int]]:
    assert position.result is not None
    assert position.turn is None
    assert position.legal() == ()
    result = position.result
    return result.reason, result.winners, dict(result.scores)


def test_clause_6_the_game_ends_when_nobody_holds_a_joker_after_a_turn() -> None:
    document = table({"B": "a1b1c1", "K": ""}, ["T01", "T02"], [1, 0], done=["ACDEFG", "HIJLMN"])
    placed = load(document).play("J@B:a1")
    assert placed.turn == 1  # the turn is not over yet
    over = placed.play("end")
    assert ending(over) == ("no_jokers", (1,), {1: 84, 2: 56})  # what lies on B is nobody's
    with pytest.raises(tablee.IllegalMove, match="over"):
        over.play("end")


def test_clause_6_a_joker_drawn_at_the_end_of_the_turn_keeps_the_game_going() -> None:
    rack = "T01 T02 T03 T04 T05"
    document = table({"B": "a1b1c1", "D": "*"}, [rack, "T02"], [1, 0], bag=["J", "T09"])
    after = play(load(document), "T01@B:a1b1", "J@B:c1")
    assert after.turn == 2
    assert after.to_json()["jokers"] == {"1": 1, "2": 0}


def test_clause_6_equal_leaders_share_the_win() -> None:
    done = ["ABDN", "CEFGH", "IJLM"]
    over = load(table({"K": "a2"}, ["", "", ""], [1, 0, 0], bag=[], done=done)).play("J@K:a2")
    assert ending(over) == ("no_jokers", (1, 2), {1: 64, 2: 64, 3: 38})


def test_clause_6_with_all_figures_done_every_dot_is_used_so_no_jokers_comes_first() -> None:
    over = load(table({"B": "a1"}, ["", ""], [1, 0], bag=[])).play("J@B:a1")
    assert ending(over) == ("no_jokers", (1,), {1: 166, 2: 0})


def test_clause_6_the_game_ends_when_no_figure_is_left() -> None:
    box = copy.deepcopy(STANDARD)  # with fewer points than dots, so that jokers can be left
    box["figures"][0] |= {"points": 15, "rows": "##.##/#####/...../#####/#...."}
    over = load(table({"B": "a1"}, ["T01", ""], [2, 0], bag=[], box=box)).play("J@B:a1")
    assert ending(over) == ("no_figures", (1,), {1: 163, 2: 0})
    assert over.to_json()["figures"] == []
    assert load(over.to_json()).to_json() == over.to_json()


def test_clause_6_stuck_when_all_pass_in_a_row_with_an_empty_bag() -> None:
    assert ending(stranded([], passes=1).play("pass"))[:2] == ("stuck", (1,))


def test_clause_6_passing_in_a_row_is_no_end_while_the_bag_lasts() -> None:
    assert stranded(["T07"], passes=1).play("pass").turn == 2


def test_clause_6_every_game_ends_and_166_dots_are_always_somewhere() -> None:
    for number, seats in enumerate((2, 3, 4) * 4):
        position = GAME.new({"seats": seats}, seed(number))
        choices = generator(number)
        while position.turn is not None:
            assert_conserved(position.to_json())
            state = vector_of(position.state)
            scratch = vector(GAME.max_actions)
            position = position.act(random_table(position.setup.rules, state, choices, scratch))
        assert_conserved(position.to_json())


def assert_conserved(document: dict[str, Any]) -> None:
    """All pieces are in hands, in the bag or used; a token lies for every dot that was used."""
    held = [tile for rack in document["racks"].values() for tile in rack] + document["bag"]
    left = Counter(held) + Counter({"J": sum(document["jokers"].values())})
    assert all(left[tile] <= 3 for tile in TILES)
    assert left["J"] <= 13
    covered = sum(len(figure["covered"]) for figure in document["figures"])
    tokens = sum(document["tokens"].values())
    waiting = sum(len(FIGURES[letter]) for letter in document["waiting"])
    free = sum(len(FIGURES[figure["letter"]]) for figure in document["figures"]) - covered
    assert tokens + covered + free + waiting == 166
    assert sum(DOTS[piece] * count for piece, count in left.items()) == free + waiting


# -- clause 7: patience ----------------------------------------------------------------------------


def test_clause_7_eight_of_all_pieces_and_a_figure_of_12_or_16_points() -> None:
    letters, jokers = set(), set()
    for number in range(60):
        document = GAME.new({"mode": "patience"}, seed(number)).to_json()
        hand = document["racks"]["1"] + ["J"] * document["jokers"]["1"]
        assert len(hand) == 8
        assert Counter(hand + document["bag"]) == Counter(3 * TILES) + Counter({"J": 13})
        assert document["exchanges"] == 0
        assert document["placed"] == []
        assert document["options"]["seats"] == 1
        assert document["options"]["figure"] is None
        letters.add(document["figures"][0]["letter"])
        jokers.add(document["jokers"]["1"])
    assert letters == set("BCEFGHI")
    assert {0, 1, 2, 3} <= jokers


def test_clause_7_the_figure_can_be_agreed() -> None:
    for letter in "BCEFGHI":
        position = GAME.new({"mode": "patience", "figure": letter}, seed(1))
        assert position.to_json()["figures"] == [{"letter": letter, "covered": []}]


def test_clause_7_won_with_no_exchange() -> None:
    start = load(patience("G", "J J J J J T08 T08 T08"))
    moves = ["T08@G:a1a2b2", "T08@G:e1d2e2", "T08@G:a4b4a5", "J@G:d4", "J@G:e4", "J@G:e5"]
    over = play(start, *moves)
    assert ending(over) == ("complete", (1,), {1: 0})
    document = over.to_json()
    assert document["placed"] == moves
    assert document["jokers"] == {"1": 2}
    assert load(document).to_json() == document


def test_clause_7_anything_that_fits_may_be_laid_even_if_it_leads_nowhere() -> None:
    start = load(patience("G", "T08 T08 T08 T06 T06 T06 T02 T02"))
    assert "T02@G:a2a4" in start.legal()


def test_clause_7_undo_takes_the_last_piece_back_and_costs_nothing() -> None:
    start = load(patience("G", "J J J J J T08 T08 T08"))
    assert refused(start, "undo") == ("nothing_laid", "7")
    laid = play(start, "T08@G:a1a2b2", "J@G:e5")
    back = laid.play("undo")
    assert lying(back) == lying(start.play("T08@G:a1a2b2"))
    assert lying(back.play("undo")) == lying(start)
    assert lying(laid) != lying(back)


def lying(position: tablee.Position) -> dict[str, Any]:
    """A position but for the moves it took, and its seed, which a loaded one gets by a move."""
    return {k: v for k, v in position.to_json().items() if k not in ("ply", "seed")}


def test_clause_7_a_swap_costs_one_exchange_and_the_piece_is_out_for_good() -> None:
    start = load(patience("G", "J J J J J T08 T08 T08"))
    before, after = start.to_json(), start.play("swap:T08").to_json()
    drawn = before["bag"][0]
    assert after["racks"]["1"] == sorted(["T08", "T08", drawn])
    assert after["bag"] == before["bag"][1:]
    assert after["exchanges"] == 1


def test_clause_7_a_joker_is_swapped_like_any_piece_and_drawn_like_any_piece() -> None:
    start = load(patience("G", "J J J J J T08 T08 T08"))
    document = start.to_json()
    document["bag"].sort(reverse=True)  # tiles first
    assert load(document).play("swap:J").to_json()["jokers"] == {"1": 4}
    document["bag"].sort()  # jokers first
    after = load(document).play("swap:T08").to_json()
    assert after["jokers"] == {"1": 6}
    assert after["racks"] == {"1": ["T08", "T08"]}


def test_clause_7_swapping_needs_an_empty_figure_a_piece_and_a_bag() -> None:
    start = load(patience("G", "J J J J J T08 T08 T08"))
    assert start.legal()[-2:] == ("swap:T08", "swap:J")
    laid = start.play("J@G:e5")
    assert laid.legal()[-1] == "undo"
    assert refused(laid, "swap:T08") == ("figure_begun", "7")
    assert refused(start, "swap:T01") == ("piece_missing", "3")
    empty = load(patience("G", "J J J J J T08 T08 T08", bag=0))
    assert refused(empty, "swap:J") == ("no_more_swaps", "7")


def test_clause_7_lost_when_the_bag_is_empty_and_the_eight_cannot_do_it() -> None:
    hopeless = "T06 T06 T06 T05 T05 T05 T17 T02"  # on G, T06 covers only the corners' neighbours
    start = load(patience("G", hopeless, bag=2))
    once = start.play("swap:T02")
    assert once.turn == 1
    assert ending(once.play("swap:T17")) == ("lost", (), {1: 62})


def test_clause_7_not_lost_while_the_eight_can_do_it() -> None:
    start = load(patience("G", "J J J J J T08 T08 T08", bag=1))
    assert start.play("swap:J").turn == 1


def test_clause_7_onlookers_do_not_see_which_tile_was_swapped() -> None:
    assert GAME.veil("swap:T07") == "swap:?1"
    assert GAME.veil("swap:J") == "swap:J"  # jokers are open
    assert GAME.new({"mode": "patience"}, seed(1)).view(None)["racks"] == {"1": 6}


def test_clause_7_moves_of_the_other_mode_are_refused() -> None:
    at_table = GAME.new({}, seed(1))
    alone = GAME.new({"mode": "patience"}, seed(1))
    for move in ("undo", "swap:T01", "swap:J"):
        assert refused(at_table, move) == ("patience_only", "7")
    for move in ("end", "pass", "pass:T01"):
        assert refused(alone, move) == ("table_only", "7")


# -- views and what is hidden ----------------------------------------------------------------------


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


def test_when_it_is_over_nothing_is_hidden() -> None:
    free, bag = {"K": "", "A": "*"}, ["T07", "T07", "T07", "T08", "T08"]
    over = play(load(table(free, ["T01 T02", "T01"], [1, 0], bag=bag)), "J@K:a2", "end")
    assert len(over.view(2)["racks"]["1"]) == 5
    assert over.view(2)["bag"] == bag[3:]
    assert over.view(None) == over.to_json()
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
        rules, state, scratch = position.setup.rules, vector_of(position.state), vector(1035)
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


# -- playing at random -----------------------------------------------------------------------------


def test_random_choices_are_the_legal_ones_all_equally_likely() -> None:
    document = table({"B": "a1b1c1d1e4e5", "K": "", "J": ""}, ["T01 T01 T05", "T04"], [2, 1])
    start = load(document)
    for position in (start, start.play("J@B:e5"), play(start, "J@B:e5", "J@B:e4")):
        rules, rng, scratch = position.setup.rules, generator(1), vector(GAME.max_actions)
        state, tries = vector_of(position.state), 200 * len(position.legal())
        seen = Counter(int(random_table(rules, state, rng, scratch)) for _ in range(tries))
        assert set(seen) == set(position.actions())
        assert all(110 < count < 290 for count in seen.values())
    assert len(start.play("J@B:e5").legal()) == 4  # T01 twice, the other joker, end


@pytest.mark.parametrize("options", GAME.variants)
def test_playouts_end_for_the_reasons_of_the_mode(options: dict[str, Any]) -> None:
    result = playouts(GAME.new(options, seed(6)), 30)
    mode = {"complete", "lost"} if options.get("mode") == "patience" else {"no_jokers"}
    assert {reason for reason, count in result.reasons.items() if count} <= mode
    assert sum(result.reasons.values()) == 30


def test_a_patience_at_random_is_made_of_legal_moves() -> None:
    position = GAME.new({"mode": "patience", "figure": "C"}, seed(2))
    rng, scratch = generator(2), vector(GAME.max_actions)
    while position.turn is not None:
        state = vector_of(position.state)
        position = position.act(int(random_patience(position.setup.rules, state, rng, scratch)))
    assert position.ply < 200


# -- the drawing -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("options", GAME.variants)
def test_the_board_fits_a_small_terminal_and_reads_without_colour(
    options: dict[str, Any], language: str
) -> None:
    position = GAME.new(options, seed(7))
    move = position.legal()[0]
    position = position.play(move)
    output = io.StringIO()
    console = Console(file=output, width=80, color_system=None)
    view = position.view(1) | {"last": move}
    console.print(board.draw(view, lambda name, **words: texts.say(name, language, **words)))
    lines = output.getvalue().splitlines()
    assert len(lines) <= 20
    text = "\n".join(lines)
    assert "loto-" not in text
    assert text.count("(●)") == 1 + DOTS[move[:3]]  # the last move's points, and the legend
    covered = sum(len(figure["covered"]) for figure in view["figures"])
    points = sum(len(FIGURES[figure["letter"]]) for figure in view["figures"])
    assert text.count("○") == points - covered + 1
    assert all(tile in text for tile in view["racks"]["1"])


def test_a_position_set_up_by_hand_loads_though_no_used_piece_covers_its_points() -> None:
    document = GAME.new(seed=bytes(32)).to_json()
    letter = document["figures"][0]["letter"]
    document["figures"][0]["covered"] = FIGURES[letter][:-2]
    position = load(document)
    assert f"J@{letter}:{FIGURES[letter][-1]}" in position.legal()
    for seat in (None, 1, 2):
        assert position.redealt(seat, 3).view(seat) == position.view(seat)
