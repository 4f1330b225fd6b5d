"""Loto Points Rouges, clauses 4 to 6: completing a figure, passing, the end."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest

import tablee
from tablee.core.rng import generator
from tablee.games.loto.rules.table import random_table
from tests.games.loto.positions import (
    DOTS,
    FIGURES,
    GAME,
    STANDARD,
    TILES,
    ending,
    load,
    play,
    refused,
    seed,
    table,
)


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
            state = list(position.state)
            scratch = [0] * GAME.max_actions
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
