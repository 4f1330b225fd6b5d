"""Topominos clause by clause (RULES.en.md), with the vectors of its specification."""

from __future__ import annotations

import copy
import json
from collections import Counter
from typing import Any

import pytest

import tablee
from tablee.core import chance, seeds
from tablee.core.kernel import compiled, plain_list, vector, vector_of
from tablee.core.playouts import playouts
from tablee.core.position import Position
from tablee.core.rng import generator
from tablee.core.slots import HEADER, SEED
from tablee.games.topominos import components
from tablee.games.topominos.game import Topominos
from tablee.games.topominos.rules import random_play
from tablee.testing import random_game

GAME = Topominos()
PATTERNS = dict(enumerate(map(components.dots_text, GAME.prepare().parts), start=1))
DOTS = {tile: pattern.count("#") for tile, pattern in PATTERNS.items()}
QUIET: dict[str, Any] = {"mode": None, "compartment": None, "touched": [], "nines": 0}

# Piles of eight dots, each of two tiles of four: the corner, an edge or the middle is free.
CORNER_FREE = ["34=#../#../##.", "36=.##/.##/..."]
EDGE_FREE = ["35=#../##./#..", "40=.##/.../.##"]
MIDDLE_FREE = ["39=##./#.#/...", "43=..#/.../###"]
EIGHTS = [
    CORNER_FREE,
    EDGE_FREE,
    MIDDLE_FREE,
    ["37=#.#/##./...", "51=.#./..#/##."],
    ["38=#../##./.#.", "48=.##/.../#.#"],
    ["41=.#./.#./##.", "50=..#/#.#/..#"],
    ["42=.../###/.#.", "56=#.#/.../#.#"],
    ["44=#../#../.##", "54=.#./.##/#.."],
    ["46=.##/.#./#..", "49=#../..#/.##"],
]
ONES = [1, 2, 3, 4, 5, 6, 7, 8, 9]  # corners, edges, middles


def document(
    piles: dict[int, list[str]] | None = None,
    racks: dict[int, list[int]] | None = None,
    *,
    bag: list[int] | None = None,
    out: list[int] | None = None,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """Position JSON; tiles that are not named are in the bag after those that are, or, where the
    bag is given and `out` is not, out."""
    start = GAME.new(options, bytes(32)).to_json()
    start["piles"] = [
        [{"tile": int(tile), "dots": dots} for tile, dots in (laid.split("=") for laid in pile)]
        for pile in ((piles or {}).get(number, []) for number in range(1, 10))
    ]
    start["racks"] = {seat: (racks or {}).get(int(seat), []) for seat in start["racks"]}
    named = [laid["tile"] for pile in start["piles"] for laid in pile]
    named += [tile for rack in start["racks"].values() for tile in rack] + (bag or []) + (out or [])
    rest = [tile for tile in PATTERNS if tile not in named]
    out_given = out is not None or bag is None
    start["bag"] = (bag or []) + (rest if out_given else [])
    start["out"] = (out or []) + ([] if out_given else rest)
    return {**start, "turn": 1, "starter": 1, **fields}


def table(*args: Any, **fields: Any) -> Position:
    return GAME.from_json(document(*args, **fields))


def play(position: Position, *moves: str) -> Position:
    for move in moves:
        position = position.play(move)
    return position


def refused(position: Position, move: str) -> tuple[str, str | None]:
    before = position.to_json()
    with pytest.raises(tablee.IllegalMove) as caught:
        position.play(move)
    assert position.to_json() == before
    return caught.value.code, caught.value.clause


def placements(position: Position) -> list[str]:
    return [move for move in position.legal() if "@" in move]


def compartments(position: Position) -> set[int]:
    """Where a tile may be placed."""
    return {int(move.split("@")[1][0]) for move in placements(position)}


def ended(position: Position) -> str | None:
    return None if position.result is None else position.result.reason


# -- the components ------------------------------------------------------------------------------


def test_the_standard_set_has_56_tiles_and_165_dots() -> None:
    assert sorted(PATTERNS) == list(range(1, 57))
    assert Counter(DOTS.values()) == {1: 9, 2: 8, 3: 16, 4: 23}
    assert sum(DOTS.values()) == 165


def test_the_standard_set_has_every_pattern_of_two_to_four_dots_once() -> None:
    looks = [components.looks(dots) for dots in GAME.prepare().parts]
    found = Counter(look for tile, shown in enumerate(looks, start=1) for look in shown if tile > 9)
    assert found == dict.fromkeys((m for m in range(512) if 2 <= m.bit_count() <= 4), 1)


def set_of(change: dict[int, Any]) -> dict[str, Any]:
    """The standard tiles with some entries replaced, by index."""
    tiles: list[Any] = [{"id": tile, "pattern": pattern} for tile, pattern in PATTERNS.items()]
    for index, entry in change.items():
        tiles[index] = entry
    return {"name": "mine", "tiles": tiles}


@pytest.mark.parametrize(
    ("data", "entry", "problem"),
    [
        ({}, "tiles", "problem-expected"),
        ({"tiles": "all"}, "tiles", "problem-expected"),
        ({"tiles": [{"id": 1, "pattern": "#../.../..."}]}, "tiles", "problem-count"),
        ({**set_of({}), "tracks": 1}, "tracks", "problem-unknown"),
        (set_of({3: "#../.../..."}), "tiles[3]", "problem-expected"),
        (set_of({3: {"id": 4}}), "tiles[3]", "problem-expected"),
        (set_of({3: {"id": 57, "pattern": "#../.../..."}}), "tiles[3].id", "problem-expected"),
        (set_of({3: {"id": True, "pattern": "#../.../..."}}), "tiles[3].id", "problem-expected"),
        (set_of({3: {"id": 3, "pattern": "#../.../..."}}), "tiles[3].id", "problem-duplicate"),
        (
            set_of({3: {"id": 4, "pattern": "#../..."}}),
            "tiles[3].pattern",
            "topominos-problem-grid",
        ),
        (
            set_of({3: {"id": 4, "pattern": "#../...#/..."}}),
            "tiles[3].pattern",
            "topominos-problem-grid",
        ),
        (set_of({3: {"id": 4, "pattern": 17}}), "tiles[3].pattern", "topominos-problem-grid"),
        (
            set_of({3: {"id": 4, "pattern": ".../.../..."}}),
            "tiles[3].pattern",
            "topominos-problem-blank",
        ),
    ],
)
def test_a_set_that_cannot_be_played_with_names_the_entry(
    data: dict[str, Any], entry: str, problem: str
) -> None:
    with pytest.raises(tablee.InvalidComponents) as caught:
        GAME.new({"tiles": data})
    assert (caught.value.details["entry"], caught.value.details["problem"]) == (entry, problem)
    for language in ("fr", "en", "de"):
        assert entry in caught.value.message(language)
        assert problem not in caught.value.message(language)


def test_a_table_plays_with_its_own_set_and_stores_it() -> None:
    data = set_of({0: {"id": 1, "pattern": "###/###/###"}})
    nine = table({}, {1: [1], 2: [2]}, options={"tiles": data}).play("1@5=###/###/###")
    assert nine.to_json()["out"] == [1]
    assert nine.to_json()["turn_state"] == {**QUIET, "nines": 1}
    assert nine.to_json()["options"]["tiles"] == data
    assert GAME.from_json(nine.to_json()) == nine


# -- clause 1: the deal --------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "size"), [(1, 5), (2, 5), (3, 5), (4, 4)])
def test_clause_1_racks_have_five_tiles_and_four_with_four_seats(seats: int, size: int) -> None:
    start = GAME.new({"seats": seats}, bytes(32)).to_json()
    assert [len(rack) for rack in start["racks"].values()] == [size] * seats
    assert all(rack == sorted(rack) for rack in start["racks"].values())
    assert len(start["bag"]) == 56 - size * seats


def shuffled(seed: bytes, purpose: int, number: int) -> list[int]:
    """Tiles 1-56 in the order that docs/shuffles.md gives them."""
    state = vector_of([0] * HEADER + list(range(1, 57)))
    for index, word in enumerate(seeds.to_words(seed)):
        state[SEED + index] = word
    chance.shuffle(state, HEADER, 56, purpose, number, 0)
    return plain_list(state)[HEADER:]


def test_clause_1_whole_racks_are_dealt_from_the_starter_on() -> None:
    for number in range(6):
        seed = bytes([number]) * 32
        start = GAME.new({"seats": 3}, seed).to_json()
        order, starter = shuffled(seed, 1, 1), start["starter"]
        for turn in range(3):
            rack = start["racks"][str((starter - 1 + turn) % 3 + 1)]
            assert rack == sorted(order[5 * turn : 5 * turn + 5])
        assert start["bag"] == order[15:]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_clause_1_most_dots_begins_and_equals_draw_again(seats: int) -> None:
    lengths = set()
    for number in range(30):
        seed = bytes([number]) * 32
        draws = GAME.opening_draw({"seats": seats}, seed)
        level = list(range(1, seats + 1))
        for attempt, drawn in enumerate(draws):
            assert drawn == dict(zip(level, shuffled(seed, 2, attempt), strict=False))
            most = max(DOTS[tile] for tile in drawn.values())
            level = [seat for seat, tile in drawn.items() if DOTS[tile] == most]
        assert level == [GAME.new({"seats": seats}, seed).turn]
        lengths.add(len(draws))
    assert {1, 2, 3} <= lengths


def test_clause_1_one_seat_draws_nothing() -> None:
    assert GAME.opening_draw({"seats": 1}, bytes(32)) == []
    assert GAME.new({"seats": 1}, bytes(32)).turn == 1


def test_clause_1_a_set_that_can_only_tie_lets_the_lowest_seat_begin() -> None:
    data = set_of({i: {"id": i + 1, "pattern": "#../.../..."} for i in range(56)})
    options = {"seats": 3, "tiles": data}
    draws = GAME.opening_draw(options, bytes(32))
    assert [list(drawn) for drawn in draws] == [[1, 2, 3]] * 100
    assert GAME.new(options, bytes(32)).turn == 1


def test_clause_1_only_tiles_of_the_rack_are_played() -> None:
    position = table({}, {1: [1], 2: [2]})
    assert refused(position, "2@5=#../.../...") == ("topominos.tile_missing", "1")
    assert refused(position, "pass:2") == ("topominos.tile_missing", "1")


# -- clause 2: placing a tile --------------------------------------------------------------------


def lies(position: Position, tile: int, compartment: int) -> set[str]:
    start = f"{tile}@{compartment}="
    return {move.removeprefix(start) for move in position.legal() if move.startswith(start)}


def test_clause_2_a_tile_is_turned_and_turned_over() -> None:
    position = table({}, {1: [12, 21], 2: [2]})
    assert lies(position, 12, 5) == {".#./#../...", ".#./..#/...", ".../..#/.#.", ".../#../.#."}
    assert lies(position, 21, 5) == {
        ".##/#../...",
        ".#./..#/..#",
        ".../..#/##.",
        "#../#../.#.",
        "##./..#/...",
        "..#/..#/.#.",
        ".../#../.##",
        ".#./#../#..",
    }


def test_clause_2_two_positions_that_look_the_same_are_one_move() -> None:
    position = table({}, {1: [7, 16, 56], 2: [2]})
    assert lies(position, 7, 5) == {".../.#./..."}
    assert lies(position, 16, 5) == {".../#.#/...", ".#./.../.#."}
    assert lies(position, 56, 5) == {"#.#/.../#.#"}
    assert len(position.legal()) == len(set(position.legal()))


def test_clause_2_no_dot_lies_over_a_dot() -> None:
    position = table({5: ["18=###/.../..."]}, {1: [19, 28], 2: [2]})
    assert lies(position, 28, 5) == {".../###/..."}
    assert refused(position, "28@5=.#./.#./.#.") == ("topominos.dots_overlap", "2")
    assert position.play("28@5=.../###/...").to_json()["piles"][4] == [
        {"tile": 18, "dots": "###/.../..."},
        {"tile": 28, "dots": ".../###/..."},
    ]


def test_clause_2_a_tile_lies_with_its_own_dots() -> None:
    position = table({}, {1: [12], 2: [2]})
    assert refused(position, "12@5=##./.../...") == ("topominos.dots_wrong", "2")


def test_clause_2_of_equal_tiles_the_lowest_is_spelled() -> None:
    position = table({}, {1: [2, 3, 10], 2: [1]})
    assert lies(position, 2, 1) == {"#../.../...", "..#/.../...", ".../.../#..", ".../.../..#"}
    assert lies(position, 3, 1) == set()
    assert refused(position, "3@1=#../.../...") == ("topominos.lower_equal", "2")
    assert lies(position.play("2@1=#../.../..."), 3, 1) == {
        "..#/.../...",
        ".../.../#..",
        ".../.../..#",
    }


def test_clause_2_tiles_are_equal_if_one_can_be_turned_into_the_other() -> None:
    options = {"tiles": set_of({9: {"id": 10, "pattern": "..#/..#/..."}})}
    options["tiles"]["tiles"][10] = {"id": 11, "pattern": "##./.../..."}
    position = GAME.from_json(document({}, {1: [10, 11], 2: [1]}, options=options))
    assert len(lies(position, 10, 1)) == 8
    assert lies(position, 11, 1) == set()


# -- clause 3: A, B or C -------------------------------------------------------------------------


def test_clause_3_the_first_turn_can_only_start_a_compartment_or_pass() -> None:
    start = GAME.new({}, bytes(32))
    assert compartments(start) == set(range(1, 10))
    for move in placements(start):
        assert start.play(move).to_json()["turn_state"]["mode"] == "A"


def test_clause_3_a_binds_the_turn_to_one_compartment() -> None:
    position = table({1: ["18=###/.../..."]}, {1: [1, 4, 7], 2: [2]})
    placed = position.play("1@5=#../.../...")
    turn = {"mode": "A", "compartment": 5, "touched": [5], "nines": 0}
    assert placed.to_json()["turn_state"] == turn
    assert placed.turn == 1
    assert compartments(placed) == {5}
    for elsewhere in ("7@1=.../.#./...", "7@9=.../.#./..."):
        assert refused(placed, elsewhere) == ("topominos.one_compartment", "3")


def test_clause_3_b_adds_to_piles_and_to_nothing_else() -> None:
    piles = {1: ["18=###/.../..."], 2: ["28=.../###/..."]}
    placed = play(table(piles, {1: [1, 4, 7], 2: [2]}), "7@1=.../.#./...", "1@2=#../.../...")
    turn = {"mode": "B", "compartment": None, "touched": [1, 2], "nines": 0}
    assert placed.to_json()["turn_state"] == turn
    assert compartments(placed) == {1, 2}
    assert refused(placed, "4@3=.#./.../...") == ("topominos.piles_only", "3")


def test_clause_3_end_needs_a_placement_and_a_placement_ends_with_end() -> None:
    position = table({}, {1: [1, 4], 2: [2]})
    assert refused(position, "end") == ("topominos.nothing_placed", "3")
    placed = position.play("1@1=#../.../...")
    assert placed.legal()[-1] == "end"
    assert refused(placed, "pass") == ("topominos.already_placed", "3")
    assert refused(placed, "pass:4") == ("topominos.already_placed", "3")
    assert placed.play("end").turn == 2


def test_clause_3_c_an_exchange_draws_first_and_puts_back_afterwards() -> None:
    position = table({}, {1: [10, 11, 12], 2: [2]}, bag=[50, 40, 30], out=[])
    after = position.play("pass:10,12").to_json()
    assert after["racks"]["1"] == [11, 40, 50]
    assert after["turn"] == 2
    assert after["passes"] == 1
    assert sorted(after["bag"]) == sorted(set(PATTERNS) - {2, 11, 40, 50})


def test_clause_3_c_the_bag_is_shuffled_by_the_seed_and_the_ply() -> None:
    position = GAME.new({}, bytes(32))
    before = position.to_json()
    rack = before["racks"][str(position.turn)]
    after = position.play(f"pass:{rack[0]},{rack[3]}").to_json()
    state = vector_of([0] * HEADER + [rack[3], rack[0], *before["bag"][2:]])
    chance.shuffle(state, HEADER, 46, 3, 1, 0)
    assert after["bag"] == plain_list(state)[HEADER:]


def test_clause_3_c_plain_pass_changes_nothing_but_the_turn() -> None:
    position = GAME.new({}, bytes(32))
    before, after = position.to_json(), position.play("pass").to_json()
    changed = {field for field in before if before[field] != after[field]}
    assert changed == {"turn", "ply", "passes"}


def test_clause_3_c_every_set_of_tiles_can_be_exchanged_once_each() -> None:
    exchanges = [m for m in table({}, {1: [10, 20, 30, 40, 50], 2: [2]}).legal() if "pass" in m]
    assert len(exchanges) == len(set(exchanges)) == 32
    assert "pass" in exchanges
    assert "pass:10,20,30,40,50" in exchanges


def test_clause_3_c_of_equal_tiles_the_lowest_are_exchanged() -> None:
    position = table({}, {1: [1, 3, 10], 2: [2]})
    assert [move for move in position.legal() if move.startswith("pass")] == [
        "pass",
        "pass:1",
        "pass:1,3",
        "pass:10",
        "pass:1,10",
        "pass:1,3,10",
    ]
    assert refused(position, "pass:3,10") == ("topominos.lower_equal", "2")


def test_clause_3_c_at_most_as_many_as_the_bag_holds() -> None:
    position = table({9: ["7=.../.#./..."]}, {1: [11, 18, 34], 2: [2]}, bag=[3])
    passes = [move for move in position.legal() if move.startswith("pass")]
    assert passes == ["pass", "pass:11", "pass:18", "pass:34"]
    assert refused(position, "pass:11,18") == ("topominos.bag_short", "3")
    after = position.play("pass:18").to_json()
    assert after["racks"]["1"] == [3, 11, 34]
    assert after["bag"] == [18]


def test_clause_3_c_an_empty_bag_leaves_only_pass() -> None:
    position = table({9: ["7=.../.#./..."]}, {1: [11, 18, 34], 2: [10]}, bag=[])
    assert [move for move in position.legal() if "@" not in move] == ["pass"]
    assert refused(position, "pass:11") == ("topominos.bag_short", "3")


# -- clause 4: a pile of nine --------------------------------------------------------------------


def test_clause_4_eight_dots_take_one_tile_in_one_position() -> None:
    position = table({5: CORNER_FREE}, {1: [1, 4, 7, 10, 18], 2: [2]})
    assert [move for move in placements(position) if "@5=" in move] == ["1@5=.../.../..#"]
    after = position.play("1@5=.../.../..#")
    assert after.to_json()["piles"][4] == []
    assert after.to_json()["out"] == [1, 34, 36]
    assert after.to_json()["turn_state"] == {**QUIET, "nines": 1}
    assert after.play("end").to_json()["scores"] == {"1": 9, "2": 0}


def test_clause_4_after_a_nine_by_b_a_and_b_are_open_again() -> None:
    piles = {1: CORNER_FREE, 2: ["18=###/.../..."], 3: ["28=.../###/..."]}
    nine = play(table(piles, {1: [1, 4, 7, 10], 2: [2]}), "4@3=.#./.../...", "1@1=.../.../..#")
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
        table({}, {1: rack, 2: [2]}),
        "34@5=#../#../##.",
        "36@5=.##/.##/...",
        "1@5=.../.../..#",
    )
    assert nine.to_json()["turn_state"] == {**QUIET, "nines": 1}
    assert compartments(nine) == set(range(1, 10))
    again = nine.play("18@5=###/.../...")
    turn = {"mode": "A", "compartment": 5, "touched": [5], "nines": 1}
    assert again.to_json()["turn_state"] == turn


# -- clause 5: drawing ---------------------------------------------------------------------------


def test_clause_5_an_empty_rack_draws_one_tile_and_the_restriction_stays() -> None:
    piles = {2: ["18=###/.../..."]}
    drawn = table(piles, {1: [1], 2: [2]}, bag=[7, 4], out=[]).play("1@5=#../.../...")
    assert drawn.to_json()["racks"]["1"] == [7]
    assert drawn.to_json()["bag"][0] == 4
    assert compartments(drawn) == {5}
    again = drawn.play("7@5=.../.#./...")
    assert again.to_json()["racks"]["1"] == [4]
    assert compartments(again) == {5}
    assert again.turn == 1


def test_clause_5_an_empty_bag_leaves_the_rack_empty_and_the_turn_can_only_end() -> None:
    position = table({1: ["34=#../#../##."]}, {1: [1], 2: [2, 10, 52]}, bag=[])
    placed = position.play("1@5=#../.../...")
    assert placed.to_json()["racks"]["1"] == []
    assert placed.legal() == ("end",)


def test_clause_5_end_fills_the_rack_from_the_front_of_the_bag() -> None:
    position = table({}, {1: [1, 10, 11, 12, 13], 2: [2]}, bag=[56, 55], out=[])
    after = play(position, "1@5=#../.../...", "10@5=.##/.../...", "end").to_json()
    assert after["racks"]["1"] == [11, 12, 13, 55, 56]
    assert after["turn_state"] == QUIET


def test_clause_5_the_bag_may_run_dry_in_the_middle_of_a_refill() -> None:
    piles = {1: ["34=#../#../##."]}
    position = table(piles, {1: [1, 10, 18], 2: [22]}, bag=[50, 40])
    after = play(position, "1@5=#../.../...", "10@5=.##/.../...", "end").to_json()
    assert after["racks"]["1"] == [18, 40, 50]  # two short of five
    assert after["bag"] == []


def test_clause_5_four_seats_fill_up_to_four() -> None:
    racks = {1: [1, 10, 11, 12], 2: [2], 3: [3], 4: [4]}
    position = table({}, racks, bag=[56, 55], out=[], options={"seats": 4})
    after = play(position, "1@5=#../.../...", "end").to_json()
    assert after["racks"]["1"] == [10, 11, 12, 56]


def test_clause_5_a_turn_of_three_nines_and_two_emptied_racks() -> None:
    piles = {1: CORNER_FREE, 2: EDGE_FREE, 3: MIDDLE_FREE, 4: ["18=###/.../..."]}
    position = table(piles, {1: [1, 4], 2: [2]}, bag=[7, 20, 21, 22, 23, 24], out=[])
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


# -- clause 6: the score of a turn ---------------------------------------------------------------


def test_clause_6_two_piles_of_five_and_seven_dots_score_twelve() -> None:
    piles = {1: ["34=###/#../..."], 2: ["35=###/.#./...", "10=.../.../##."]}
    position = table(piles, {1: [1, 2, 7], 2: [3]})
    after = play(position, "1@1=.../.../..#", "2@2=.../.../..#", "end").to_json()
    assert after["scores"] == {"1": 12, "2": 0}


def test_clause_6_a_pile_counts_once_however_many_tiles_were_added() -> None:
    position = table({1: ["18=###/.../..."], 2: ["28=.../###/..."]}, {1: [1, 4, 7], 2: [3]})
    moves = ("1@1=.../.../#..", "4@1=.../.../.#.", "7@1=.../.#./...", "end")
    assert play(position, *moves).to_json()["scores"] == {"1": 6, "2": 0}


def test_clause_6_a_nine_counts_nine_and_not_also_its_dots() -> None:
    piles = {1: ["34=#../#../##.", "19=.##/..#/..."], 2: ["18=###/.../..."]}
    position = table(piles, {1: [1, 5, 7, 8], 2: [3]})
    moves = ("1@1=.../.../..#", "7@1=.../.#./...", "5@2=.../#../...", "end")
    assert play(position, *moves).to_json()["scores"] == {"1": 9 + 4, "2": 0}


def test_clause_6_a_compartment_begun_anew_counts_as_a_pile_of_its_own() -> None:
    position = table({1: CORNER_FREE}, {1: [1, 10, 18], 2: [3]})
    after = play(position, "1@1=.../.../..#", "10@1=##./.../...", "end").to_json()
    assert after["scores"] == {"1": 9 + 2, "2": 0}


# -- clause 7: the end of a round ----------------------------------------------------------------


def last_tiles(**fields: Any) -> Position:
    """Three seats with one tile of one dot each, an empty bag and an empty board."""
    return table({}, {1: [1], 2: [2], 3: [3]}, bag=[], options={"seats": 3}, **fields)


def test_clause_7_empty_the_lap_is_played_out_from_the_starter_on() -> None:
    position = last_tiles(turn=2, starter=2)
    last_lap = play(position, "2@5=#../.../...", "end")
    assert last_lap.to_json()["racks"] == {"1": [1], "2": [], "3": [3]}
    assert last_lap.turn == 3
    assert GAME.from_json(last_lap.to_json()) == last_lap
    assert play(last_lap, "pass").turn == 1
    over = play(last_lap, "3@5=..#/.../...", "end", "pass")
    assert ended(over) == "empty"
    assert over.to_json()["scores"] == {"1": -1, "2": 1, "3": 2}
    assert over.to_json()["result"]["winners"] == [3]


def test_clause_7_empty_by_the_last_seat_of_a_lap_ends_the_round_at_once() -> None:
    assert ended(play(last_tiles(turn=1, starter=2), "1@5=#../.../...", "end")) == "empty"


def test_clause_7_an_empty_rack_does_not_end_the_round_while_the_bag_holds_tiles() -> None:
    position = table({}, {1: [1], 2: [2]}, turn=2)
    assert ended(play(position, "2@5=#../.../...", "end")) is None


def nearly_stuck(**fields: Any) -> Position:
    """Tile 49 makes the ninth pile of eight dots; every tile of one dot is out."""
    piles = dict(enumerate(EIGHTS, start=1))
    piles[9] = piles[9][:1]
    racks = {1: [10, 18, 19, 20, 49], 2: [45, 47, 52, 53, 55]}
    fields.setdefault("turn", 1)
    if fields["turn"] == 2:
        racks = {1: racks[2], 2: racks[1]}
    return table(piles, racks, out=ONES, **fields)


def test_clause_7_stuck_the_lap_is_played_out_in_passes() -> None:
    last_lap = play(nearly_stuck(), "49@9=#../..#/.##", "end")
    assert last_lap.turn == 2
    assert placements(last_lap) == []
    assert len(last_lap.legal()) == 32  # the bag still holds tiles: exchanges do not help
    assert GAME.from_json(last_lap.to_json()).legal() == last_lap.legal()
    for move in ("pass", "pass:45", "pass:45,47,52,53,55"):
        assert ended(last_lap.play(move)) == "stuck"


def test_clause_7_stuck_by_the_last_seat_of_a_lap_ends_the_round_at_once() -> None:
    assert ended(play(nearly_stuck(turn=2), "49@9=#../..#/.##", "end")) == "stuck"


def test_clause_7_one_tile_that_fits_keeps_the_round_going() -> None:
    piles = dict(enumerate(EIGHTS, start=1))
    piles[9] = piles[9][:1]
    racks = {1: [45, 47, 52, 53, 55], 2: [10, 18, 19, 20, 49]}
    position = table(piles, racks, bag=[11], out=[*ONES[3:], 21], turn=2)  # 1-3 are in the bag
    assert ended(play(position, "49@9=#../..#/.##", "end")) is None


def test_clause_7_passes_end_the_round_at_once_even_within_a_lap() -> None:
    position = play(
        table({}, {1: [1], 2: [2], 3: [3]}, options={"seats": 3}), "1@5=#../.../...", "end"
    )
    for number, move in enumerate(["pass", "pass:3", "pass", "pass", "pass"], start=1):
        position = position.play(move)
        assert (position.to_json()["passes"], ended(position)) == (number, None)
    assert position.turn == 1
    assert ended(position.play("pass")) == "passes"


def test_clause_7_a_placement_breaks_the_row_of_passes() -> None:
    position = play(table({}, {1: [1], 2: [2]}), "pass", "pass", "pass", "2@5=#../.../...")
    assert position.to_json()["passes"] == 0
    assert ended(position.play("end")) is None


def test_clause_7_one_seat_ends_with_its_second_pass() -> None:
    position = GAME.new({"seats": 1}, bytes(32)).play("pass")
    assert ended(position) is None
    assert ended(position.play(next(m for m in position.legal() if "pass:" in m))) == "passes"


# -- clause 8: winning ---------------------------------------------------------------------------


def test_clause_8_dots_left_on_the_rack_are_lost_and_scores_may_be_negative() -> None:
    position = play(GAME.new({}, bytes(32)), "pass", "pass", "pass", "pass")
    racks = position.to_json()["racks"]
    lost = {seat: -sum(DOTS[tile] for tile in rack) for seat, rack in racks.items()}
    assert min(lost.values()) < 0
    assert position.to_json()["scores"] == position.to_json()["totals"] == lost
    assert position.result is not None
    assert position.result.scores == {1: lost["1"], 2: lost["2"]}


def test_clause_8_equals_share_the_win() -> None:
    position = table({}, {1: [1], 2: [10]}, scores={"1": 4, "2": 5}, turn=2, passes=3)
    over = position.play("pass")
    assert over.to_json()["result"] == {
        "winners": [1, 2],
        "reason": "passes",
        "scores": {"1": 3, "2": 3},
    }


def test_clause_8_one_seat_is_its_own_winner() -> None:
    over = play(GAME.new({"seats": 1}, bytes(32)), "pass", "pass")
    assert over.result is not None
    assert over.result.winners == (1,)


def test_clause_8_a_new_round_is_dealt_from_all_tiles_and_begun_by_the_winner() -> None:
    seed = bytes([7]) * 32
    position = GAME.new({"rounds": 3}, seed)
    for number in (2, 3):
        loser_first = play(position, "pass", "pass", "pass")
        points = last_round_points(loser_first)
        position = loser_first.play("pass")
        winner = max(points, key=lambda seat: points[seat])
        fresh = position.to_json()
        assert (fresh["round"], fresh["starter"], fresh["turn"]) == (number, winner, winner)
        assert fresh["scores"] == {"1": 0, "2": 0}
        assert fresh["piles"] == [[]] * 9
        assert (fresh["passes"], fresh["out"], fresh["result"]) == (0, [], None)
        order = shuffled(seed, 1, number)
        assert fresh["racks"][str(winner)] == sorted(order[:5])
        assert fresh["bag"] == order[10:]
    over = play(position, "pass", "pass", "pass", "pass")
    assert over.result is not None


def last_round_points(position: Position) -> dict[int, int]:
    """What each seat would have if the round ended here by passes."""
    now = position.to_json()
    return {
        int(seat): now["scores"][seat] - sum(DOTS[tile] for tile in rack)
        for seat, rack in now["racks"].items()
    }


@pytest.mark.parametrize(
    ("starter", "scores", "begins"),
    [
        (2, {"1": 9, "2": 9, "3": 9}, 2),
        (2, {"1": 9, "2": 3, "3": 9}, 3),
        (3, {"1": 9, "2": 9, "3": 3}, 1),
        (1, {"1": 3, "2": 3, "3": 9}, 3),
    ],
)
def test_clause_8_of_shared_winners_the_first_from_the_last_starter_begins(
    starter: int, scores: dict[str, int], begins: int
) -> None:
    racks = {1: [1], 2: [2], 3: [3]}
    options = {"seats": 3, "rounds": 2}
    over = table({}, racks, options=options, scores=scores, starter=starter, passes=5).play("pass")
    assert (over.to_json()["round"], over.turn) == (2, begins)


def test_clause_8_a_match_goes_by_the_totals_of_its_rounds() -> None:
    position = table(
        {},
        {1: [1], 2: [2]},
        options={"rounds": 2},
        round=2,
        totals={"1": 50, "2": 20},
        scores={"1": 3, "2": 30},
        passes=3,
    )
    over = position.play("pass")
    assert over.to_json()["scores"] == {"1": 2, "2": 29}  # this round goes to seat 2
    assert over.to_json()["result"] == {
        "winners": [1],
        "reason": "passes",
        "scores": {"1": 52, "2": 49},
    }


@pytest.mark.parametrize(("points", "over"), [(10, False), (11, True), (12, True)])
def test_clause_8_a_target_ends_the_match_with_the_round_that_reaches_it(
    points: int, over: bool
) -> None:
    fields = {"totals": {"1": 90, "2": 0}, "scores": {"1": points, "2": 0}, "passes": 3, "round": 4}
    position = table({}, {1: [1], 2: [2]}, options={"target": 100, "rounds": 2}, **fields)
    after = position.play("pass")
    assert after.to_json()["totals"]["1"] == 89 + points
    assert (after.result is not None) == over


def test_clause_8_a_target_is_played_for_twenty_rounds_at_most() -> None:
    options = {"target": 1000}
    for number, over in ((19, False), (20, True)):
        position = table({}, {1: [1], 2: [2]}, options=options, passes=3, round=number)
        assert (position.play("pass").result is not None) == over


# -- notation ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "",
        "END",
        "pass:",
        "pass:1,",
        "pass:10,1",
        "pass:1,1",
        "pass:57",
        "pass:01",
        "pass:0",
        "1@0=#../.../...",
        "1@5",
        "0@5=#../.../...",
        "57@5=#../.../...",
        "01@5=#../.../...",
        "1@5=.../.../...",
        "1@5=#........../",
        "1@5=#../.../...\n",
        " 1@5=#../.../...",
        "١@5=#../.../...",
        "pass:?2",
    ],
)
def test_what_is_no_move_s_spelling(text: str) -> None:
    with pytest.raises(tablee.InvalidMove):
        table({}, {1: [1, 10], 2: [2]}).play(text)


@pytest.mark.parametrize("action", [-1, 0, 1 << 58, (1 << 57) + 1, 57 | 1 << 10, 9 << 6 | 1 << 10])
def test_what_is_no_action(action: int) -> None:
    with pytest.raises(tablee.InvalidMove):
        table({}, {1: [1, 10], 2: [2]}).act(action)


def test_moves_are_listed_by_tile_compartment_and_position_then_the_passes() -> None:
    moves = table({}, {1: [7, 16], 2: [2]}).legal()
    assert moves[:2] == ("7@1=.../.#./...", "7@2=.../.#./...")
    assert moves[9:12] == ("16@1=.../#.#/...", "16@1=.#./.../.#.", "16@2=.../#.#/...")
    assert moves[27:] == ("pass", "pass:7", "pass:16", "pass:7,16")


# -- what others may see -------------------------------------------------------------------------


def test_a_view_counts_the_bag_and_the_other_racks() -> None:
    position = GAME.new({"seats": 3}, bytes(32))
    whole = position.to_json()
    seen = position.view(2)
    assert seen["racks"] == {"1": 5, "2": whole["racks"]["2"], "3": 5}
    assert seen["bag"] == 41
    assert position.view(None)["racks"] == {"1": 5, "2": 5, "3": 5}
    assert "seed" not in seen
    unchanged = whole.keys() - {"racks", "bag", "seed"}
    assert all(seen[field] == whole[field] for field in unchanged)


def test_after_the_end_nothing_is_hidden() -> None:
    over = play(GAME.new({}, bytes(32)), "pass", "pass", "pass", "pass")
    assert over.view(1) == over.view(None) == over.to_json()


def test_an_exchange_is_told_to_others_by_its_count() -> None:
    position = table({}, {1: [10, 20], 2: [30]})
    assert [GAME.veil(move) for move in ("pass", "pass:3", "pass:3,17", "end")] == [
        "pass",
        "pass:?1",
        "pass:?2",
        "end",
    ]
    assert position.play("pass:10,20").record().to_json()["moves"] == ["pass:?2"]


def test_dealing_anew_keeps_what_the_seat_sees_and_spreads_the_rest_evenly() -> None:
    position = GAME.new({"seats": 3}, bytes(32))
    whole = position.to_json()
    hidden = sorted(set(PATTERNS) - set(whole["racks"]["2"]))
    times, found = 300, Counter[int]()
    for number in range(times):
        other = position.redealt(2, number)
        assert other.view(2) == position.view(2)
        assert other.to_json()["seed"] != whole["seed"]
        found.update(other.to_json()["racks"]["3"])
    assert sorted(found) == hidden
    expected = times * 5 / len(hidden)
    assert chi_square([found[tile] for tile in hidden], expected) < 100  # 50 on average


def test_dealing_anew_changes_nothing_once_the_game_is_over() -> None:
    over = play(GAME.new({}, bytes(32)), "pass", "pass", "pass", "pass")
    assert over.redealt(1, 5) == over


def chi_square(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


# -- playing at random ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "position",
    [
        table({}, {1: [7, 8, 16], 2: [2]}),
        table({9: ["7=.../.#./..."]}, {1: [11, 18, 34], 2: [2]}, bag=[3]),
        nearly_stuck(),
        nearly_stuck().play("49@9=#../..#/.##"),
        table({1: CORNER_FREE, 2: EDGE_FREE}, {1: [1, 4, 10], 2: [2]}).play("1@1=.../.../..#"),
    ],
    ids=["equal tiles", "small bag", "few fit", "only end", "after a nine"],
)
def test_a_random_action_is_any_legal_one_with_the_same_chance(position: Position) -> None:
    actions, each = position.actions(), 40
    state, rng, scratch = vector_of(position.state), generator(5), vector(GAME.max_actions)
    found = Counter(
        random_play.random_action(position.setup.rules, state, rng, scratch)
        for _ in range(each * len(actions))
    )
    assert set(found) == set(actions)
    assert tuple(plain_list(state)) == position.state
    spread = 6 * (2 * len(actions)) ** 0.5  # six standard deviations
    assert chi_square([found[action] for action in actions], each) < len(actions) + spread


def test_a_rollout_is_random_actions_played_to_the_end_of_the_match() -> None:
    start = GAME.new({"rounds": 2}, bytes(32))
    rules, scratch = start.setup.rules, vector(GAME.max_actions)
    state, rng = vector_of(start.state), generator(9)
    moves = random_play.rollout(rules, state, rng, scratch)
    rng, position = generator(9), start
    while position.turn is not None:
        now = vector_of(position.state)
        position = position.act(random_play.random_action(rules, now, rng, scratch))
    assert tuple(plain_list(state)) == position.state
    assert moves == position.ply
    assert position.to_json()["round"] == 2


@pytest.mark.parametrize("options", GAME.variants, ids=str)
def test_random_games_end(options: dict[str, Any]) -> None:
    done = playouts(GAME.new(options, bytes(32)), 30)
    assert sum(done.reasons.values()) == 30


@pytest.mark.parametrize("options", GAME.variants, ids=str)
def test_no_tile_is_ever_lost_and_none_appears(options: dict[str, Any]) -> None:
    for number in range(2 if compiled() else 6):
        for position in random_game(GAME, options, number):
            now = position.to_json()
            places = [now["bag"], now["out"], *now["racks"].values()]
            places += [[laid["tile"] for laid in pile] for pile in now["piles"]]
            tiles = [tile for place in places for tile in place]
            assert sorted(tiles) == list(range(1, 57))
            assert sum(DOTS[tile] for tile in tiles) == 165
            assert all(sum(laid["dots"].count("#") for laid in pile) < 9 for pile in now["piles"])
            assert sum(DOTS[tile] for tile in now["out"]) % 9 == 0


# -- positions that are none ---------------------------------------------------------------------


def middle() -> dict[str, Any]:
    """A turn in B with a nine behind it."""
    piles = {1: CORNER_FREE, 2: ["18=###/.../..."], 3: ["28=.../###/..."]}
    position = table(piles, {1: [1, 4, 7, 10], 2: [2, 5]})
    return play(position, "1@1=.../.../..#", "7@2=.../.#./...").to_json()


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("piles", [[]] * 8, "piles"),
        ("piles.1.0.tile", 57, "piles[1][0].tile"),
        ("piles.1.0.dots", "##./.../...", "piles[1][0].dots"),
        ("piles.1.0.dots", "####", "piles[1][0].dots"),
        ("piles.1.1.dots", ".#./.../...", "piles[1][1].dots"),
        ("piles.2.0", {"tile": 28}, "piles[2][0].dots"),
        ("racks", {"1": [4, 10]}, "racks"),
        ("racks.1", [10, 4], "racks.1"),
        ("racks.1", [4, 4], "racks.1[1]"),
        ("racks.2", [2, 4], "racks.2[1]"),
        ("racks.1", [4, 10, 11, 12, 13, 14], "racks.1"),
        ("bag", [3], "bag"),
        ("bag.0", 99, "bag[0]"),
        ("out", [1, 36, 34], "out"),
        ("scores", {"1": 0}, "scores"),
        ("scores.1", 10**7, "scores.1"),
        ("totals.2", -(10**7), "totals.2"),
        ("turn_state.mode", "C", "turn_state.mode"),
        ("turn_state.mode", "A", "turn_state.compartment"),
        ("turn_state.compartment", 2, "turn_state.compartment"),
        ("turn_state.touched", [], "turn_state.mode"),
        ("turn_state.touched", [3, 2], "turn_state.touched"),
        ("turn_state.touched", [2, 10], "turn_state.touched"),
        ("turn_state.touched", [2, 4], "turn_state.touched"),
        ("turn_state.nines", 2, "turn_state.nines"),
        ("turn_state.nines", -1, "turn_state.nines"),
        ("round", 2, "round"),
        ("round", 0, "round"),
        ("passes", 5, "passes"),
        ("passes", 4, "passes"),
        ("passes", 1, "passes"),
        ("starter", 3, "starter"),
        ("last_lap", True, "last_lap"),
    ],
)
def test_a_position_that_does_not_add_up_names_the_field(path: str, value: Any, field: str) -> None:
    spoilt = middle()
    GAME.from_json(copy.deepcopy(spoilt))
    *way, last = [
        int(step) if step.isdigit() and path[0] in "pb" else step for step in path.split(".")
    ]
    node: Any = spoilt
    for step in way:
        node = node[step]
    node[last] = value
    with pytest.raises(tablee.InvalidPosition) as caught:
        GAME.from_json(spoilt)
    assert caught.value.field == field


def test_a_choice_that_is_open_with_tiles_added_needs_a_nine() -> None:
    spoilt = middle()
    spoilt["turn_state"] = {"mode": None, "compartment": None, "touched": [2], "nines": 0}
    with pytest.raises(tablee.InvalidPosition, match=r"turn_state\.mode"):
        GAME.from_json(spoilt)


def test_tiles_that_are_out_make_whole_piles_of_nine() -> None:
    with pytest.raises(tablee.InvalidPosition) as caught:
        table({}, {1: [1], 2: [2]}, out=[34, 35])
    assert caught.value.field == "out"


def test_a_pile_of_nine_dots_cannot_lie_on_the_board() -> None:
    with pytest.raises(tablee.InvalidPosition) as caught:
        table({1: [*CORNER_FREE, "1=.../.../..#"]}, {1: [4], 2: [5]})
    assert caught.value.field == "piles[0]"


@pytest.mark.parametrize(
    ("spoilt", "field"),
    [
        (lambda: document({}, {1: [1, 10], 2: []}, bag=[]), "racks"),
        (lambda: document(dict(enumerate(EIGHTS, 1)), {1: [45], 2: [47]}, out=ONES), "piles"),
        (lambda: document({}, {1: [1], 2: [2]}, passes=4), "passes"),
        (
            lambda: document({}, {1: [1], 2: [2]}, options={"target": 9}, totals={"1": 9, "2": 0}),
            "totals",
        ),
    ],
    ids=["empty", "stuck", "passes", "target"],
)
def test_a_position_in_which_the_round_would_be_over_is_refused(spoilt: Any, field: str) -> None:
    with pytest.raises(tablee.InvalidPosition) as caught:
        GAME.from_json(spoilt())
    assert (caught.value.field, caught.value.details["problem"]) == (field, "problem-over")


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"winners": [1, 2]}, "result.winners"),
        ({"reason": "empty"}, "result.reason"),
        ({"reason": "stuck"}, "result.reason"),
        ({"scores": {"1": 0, "2": 0}}, "totals"),
    ],
)
def test_a_result_that_the_rules_did_not_give_is_refused(
    change: dict[str, Any], field: str
) -> None:
    over = play(GAME.new({}, bytes(32)), "pass", "pass", "pass", "pass").to_json()
    assert GAME.from_json(over).to_json() == over
    with pytest.raises(tablee.InvalidPosition) as caught:
        GAME.from_json({**over, "result": {**over["result"], **change}})
    assert caught.value.field == field


def test_a_match_that_is_over_has_played_its_rounds_and_its_turn() -> None:
    over = play(GAME.new({"rounds": 2}, bytes(32)), *["pass"] * 8).to_json()
    for field, value in (("round", 1), ("turn_state", {**QUIET, "nines": 1})):
        with pytest.raises(tablee.InvalidPosition):
            GAME.from_json({**over, field: value})


def test_position_json_has_the_fields_of_the_specification_in_order() -> None:
    fields = ["piles", "racks", "bag", "out", "scores", "turn_state", "round", "passes", "starter"]
    common = ["game", "options", "turn", "ply", "result"]
    assert list(GAME.new({}, bytes(32)).to_json()) == [*common, *fields, "totals", "seed"]


# -- the drawing ---------------------------------------------------------------------------------


@pytest.mark.parametrize("options", GAME.variants, ids=str)
@pytest.mark.parametrize("language", tablee.texts.LANGUAGES)
def test_the_drawing_fits_a_small_terminal(options: dict[str, Any], language: str) -> None:
    for position in list(random_game(GAME, options, 1))[::30]:
        for seat in (None, *range(1, position.setup.seats + 1)):
            picture = drawn(position.view(seat), language)
            assert picture == drawn(position.view(seat), language, width=200)  # nothing wraps
            assert picture.count("\n") < 20


def test_the_drawing_tells_piles_racks_and_the_turn_without_colour() -> None:
    piles = {1: CORNER_FREE, 2: ["18=###/.../..."]}
    position = table(piles, {1: [1, 4, 10], 2: [2, 5]}).play("4@2=.../#../...")
    picture = drawn(position.view(1), "en")
    assert "│ 1   8/9 │ 2*  4/9 │ 3       │" in picture
    assert "│  ● ● ·  │  ● · ·  │" not in picture
    assert "│  ● ● ●  │  ● ● ●  │  · · ·  │" in picture
    assert "│  ● ● ●  │  ● · ·  │  · · ·  │" in picture
    assert "│  ● ● ·  │  · · ·  │  · · ·  │" in picture
    assert "▶  Player 1" in picture
    assert "▢ ▢" in picture
    assert "This turn 4   → started piles only" in picture
    assert "● · ·   ● ● ·" in picture


def drawn(view: dict[str, Any], language: str, width: int = 80) -> str:
    from rich.console import Console

    from tablee.games.topominos.terminal import draw

    console = Console(width=width, no_color=True)
    with console.capture() as capture:
        console.print(draw(json.loads(json.dumps(view)), say_in(language)))
    return "\n".join(line.rstrip() for line in capture.get().splitlines())


def say_in(language: str) -> Any:
    return lambda message_id, **words: tablee.texts.say(message_id, language, **words)
