"""Topominos, clauses 1 to 3: the deal, placing a tile, and what a turn may hold."""

from __future__ import annotations

import pytest

import tablee
from tablee.core import chance
from tablee.core.errors import InvalidPosition
from tablee.core.position import Position
from tablee.core.slots import HEADER
from tests.games.topominos.positions import (
    DOTS,
    GAME,
    PATTERNS,
    compartments,
    document,
    placements,
    play,
    set_of,
    set_up,
    shuffled,
)


def refused(position: Position, move: str) -> tuple[str, str | None]:
    before = position.to_json()
    with pytest.raises(tablee.IllegalMove) as caught:
        position.play(move)
    assert position.to_json() == before
    return caught.value.code, caught.value.clause


@pytest.mark.parametrize(("seats", "size"), [(1, 5), (2, 5), (3, 5), (4, 4)])
def test_clause_1_racks_have_five_tiles_and_four_with_four_seats(seats: int, size: int) -> None:
    start = GAME.new({"seats": seats}, bytes(32)).to_json()
    assert [len(rack) for rack in start["racks"].values()] == [size] * seats
    assert all(rack == sorted(rack) for rack in start["racks"].values())
    assert len(start["bag"]) == 56 - size * seats


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
        position = GAME.new({"seats": seats}, seed)
        draws = position.view(None)["opening"]  # everybody sees them
        level = [str(seat) for seat in range(1, seats + 1)]
        for attempt, drawn in enumerate(draws):
            assert drawn == dict(zip(level, shuffled(seed, 2, attempt), strict=False))
            most = max(DOTS[tile] for tile in drawn.values())
            level = [seat for seat, tile in drawn.items() if DOTS[tile] == most]
        assert level == [str(position.turn)]
        assert GAME.from_json(position.to_json()) == position
        lengths.add(len(draws))
    assert {1, 2, 3} <= lengths


def test_clause_1_one_seat_draws_nothing() -> None:
    assert GAME.new({"seats": 1}, bytes(32)).to_json()["opening"] == []
    assert GAME.new({"seats": 1}, bytes(32)).turn == 1


def test_clause_1_a_set_that_can_only_tie_lets_the_lowest_seat_begin() -> None:
    data = set_of({i: {"id": i + 1, "pattern": "#../.../..."} for i in range(56)})
    options = {"seats": 3, "tiles": data}
    position = GAME.new(options, bytes(32))
    assert [list(drawn) for drawn in position.to_json()["opening"]] == [["1", "2", "3"]] * 16
    assert position.turn == 1


def test_clause_1_where_the_table_chose_who_begins_there_is_no_draw() -> None:
    for number in range(8):
        position = GAME.new({"seats": 3, "opening_draw": False}, bytes([number]) * 32)
        assert (position.turn, position.to_json()["opening"]) == (1, [])


def test_clause_1_the_draw_stays_on_show_until_the_end_of_the_match() -> None:
    position = GAME.new({"seats": 2, "rounds": 2}, bytes([3]) * 32)
    shown = position.to_json()["opening"]
    for _ in range(6):
        position = position.play("pass")
    assert position.to_json()["round"] == 2
    assert position.to_json()["opening"] == shown


@pytest.mark.parametrize(
    ("opening", "field"),
    [
        ([{"1": 30}], "opening[0]"),  # not everybody drew
        ([{"1": 30, "2": 30}], "opening[0].2"),  # one tile drawn twice
        ([{"1": 30, "2": 57}], "opening[0].2"),
        ([{"1": 40, "2": 1}, {"1": 40, "2": 1}], "opening[1]"),  # nobody was level
        ([{"1": 1, "2": 40}], "starter"),  # seat 2 drew the most dots
    ],
)
def test_clause_1_a_draw_that_cannot_have_been_is_not_read(
    opening: list[dict[str, int]], field: str
) -> None:
    data = document({}, {1: [1], 2: [2]}, opening=opening)
    with pytest.raises(InvalidPosition) as caught:
        GAME.from_json(data)
    assert caught.value.field == field


def test_clause_1_only_tiles_of_the_rack_are_played() -> None:
    position = set_up({}, {1: [1], 2: [2]})
    assert refused(position, "2@5=#../.../...") == ("topominos.tile_missing", "1")
    assert refused(position, "pass:2") == ("topominos.tile_missing", "1")


def lies(position: Position, tile: int, compartment: int) -> set[str]:
    start = f"{tile}@{compartment}="
    return {move.removeprefix(start) for move in position.legal() if move.startswith(start)}


def test_clause_2_a_tile_is_turned_and_turned_over() -> None:
    position = set_up({}, {1: [12, 21], 2: [2]})
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
    position = set_up({}, {1: [7, 16, 56], 2: [2]})
    assert lies(position, 7, 5) == {".../.#./..."}
    assert lies(position, 16, 5) == {".../#.#/...", ".#./.../.#."}
    assert lies(position, 56, 5) == {"#.#/.../#.#"}
    assert len(position.legal()) == len(set(position.legal()))


def test_clause_2_no_dot_lies_over_a_dot() -> None:
    position = set_up({5: ["18=###/.../..."]}, {1: [19, 28], 2: [2]})
    assert lies(position, 28, 5) == {".../###/..."}
    assert refused(position, "28@5=.#./.#./.#.") == ("topominos.dots_overlap", "2")
    assert position.play("28@5=.../###/...").to_json()["piles"][4] == [
        {"tile": 18, "dots": "###/.../..."},
        {"tile": 28, "dots": ".../###/..."},
    ]


def test_clause_2_a_tile_lies_with_its_own_dots() -> None:
    position = set_up({}, {1: [12], 2: [2]})
    assert refused(position, "12@5=##./.../...") == ("topominos.dots_wrong", "2")


def test_clause_2_of_equal_tiles_the_lowest_is_spelled() -> None:
    position = set_up({}, {1: [2, 3, 10], 2: [1]})
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


def test_clause_3_the_first_turn_can_only_start_a_compartment_or_pass() -> None:
    start = GAME.new({}, bytes(32))
    assert compartments(start) == set(range(1, 10))
    for move in placements(start):
        assert start.play(move).to_json()["turn_state"]["mode"] == "A"


def test_clause_3_a_binds_the_turn_to_one_compartment() -> None:
    position = set_up({1: ["18=###/.../..."]}, {1: [1, 4, 7], 2: [2]})
    placed = position.play("1@5=#../.../...")
    turn = {"mode": "A", "compartment": 5, "touched": [5], "nines": 0}
    assert placed.to_json()["turn_state"] == turn
    assert placed.turn == 1
    assert compartments(placed) == {5}
    for elsewhere in ("7@1=.../.#./...", "7@9=.../.#./..."):
        assert refused(placed, elsewhere) == ("topominos.one_compartment", "3")


def test_clause_3_b_adds_to_piles_and_to_nothing_else() -> None:
    piles = {1: ["18=###/.../..."], 2: ["28=.../###/..."]}
    placed = play(set_up(piles, {1: [1, 4, 7], 2: [2]}), "7@1=.../.#./...", "1@2=#../.../...")
    turn = {"mode": "B", "compartment": None, "touched": [1, 2], "nines": 0}
    assert placed.to_json()["turn_state"] == turn
    assert compartments(placed) == {1, 2}
    assert refused(placed, "4@3=.#./.../...") == ("topominos.piles_only", "3")


def test_clause_3_end_needs_a_placement_and_a_placement_ends_with_end() -> None:
    position = set_up({}, {1: [1, 4], 2: [2]})
    assert refused(position, "end") == ("topominos.nothing_placed", "3")
    placed = position.play("1@1=#../.../...")
    assert placed.legal()[-1] == "end"
    assert refused(placed, "pass") == ("topominos.already_placed", "3")
    assert refused(placed, "pass:4") == ("topominos.already_placed", "3")
    assert placed.play("end").turn == 2


def test_clause_3_c_an_exchange_draws_first_and_puts_back_afterwards() -> None:
    position = set_up({}, {1: [10, 11, 12], 2: [2]}, bag=[50, 40, 30], out=[])
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
    state = [0] * HEADER + [rack[3], rack[0], *before["bag"][2:]]
    chance.shuffle(state, HEADER, 46, 3, 1, 0)
    assert after["bag"] == state[HEADER:]


def test_clause_3_c_plain_pass_changes_nothing_but_the_turn() -> None:
    position = GAME.new({}, bytes(32))
    before, after = position.to_json(), position.play("pass").to_json()
    changed = {field for field in before if before[field] != after[field]}
    assert changed == {"turn", "ply", "passes", "plain_passes"}


def test_clause_3_c_every_set_of_tiles_can_be_exchanged_once_each() -> None:
    exchanges = [m for m in set_up({}, {1: [10, 20, 30, 40, 50], 2: [2]}).legal() if "pass" in m]
    assert len(exchanges) == len(set(exchanges)) == 32
    assert "pass" in exchanges
    assert "pass:10,20,30,40,50" in exchanges


def test_clause_3_c_of_equal_tiles_the_lowest_are_exchanged() -> None:
    position = set_up({}, {1: [1, 3, 10], 2: [2]})
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
    position = set_up({9: ["7=.../.#./..."]}, {1: [11, 18, 34], 2: [2]}, bag=[3])
    passes = [move for move in position.legal() if move.startswith("pass")]
    assert passes == ["pass", "pass:11", "pass:18", "pass:34"]
    assert refused(position, "pass:11,18") == ("topominos.bag_short", "3")
    after = position.play("pass:18").to_json()
    assert after["racks"]["1"] == [3, 11, 34]
    assert after["bag"] == [18]


def test_clause_3_c_an_empty_bag_leaves_only_pass() -> None:
    position = set_up({9: ["7=.../.#./..."]}, {1: [11, 18, 34], 2: [10]}, bag=[])
    assert [move for move in position.legal() if "@" not in move] == ["pass"]
    assert refused(position, "pass:11") == ("topominos.bag_short", "3")
