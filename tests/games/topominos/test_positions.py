"""Positions of Topominos that do not add up are refused."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import tablee
from tests.games.topominos.positions import (
    CORNER_FREE,
    EIGHTS,
    GAME,
    ONES,
    QUIET,
    document,
    play,
    set_up,
)


def middle() -> dict[str, Any]:
    """A turn in B with a nine behind it."""
    piles = {1: CORNER_FREE, 2: ["18=###/.../..."], 3: ["28=.../###/..."]}
    position = set_up(piles, {1: [1, 4, 7, 10], 2: [2, 5]})
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
        ("passes", -1, "passes"),
        ("passes", 23, "passes"),
        ("passes", 1, "passes"),
        ("plain_passes", 1, "plain_passes"),
        ("opening", [{"1": 1}], "opening[0]"),
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
        set_up({}, {1: [1], 2: [2]}, out=[34, 35])
    assert caught.value.field == "out"


def test_a_pile_of_nine_dots_cannot_lie_on_the_board() -> None:
    with pytest.raises(tablee.InvalidPosition) as caught:
        set_up({1: [*CORNER_FREE, "1=.../.../..#"]}, {1: [4], 2: [5]})
    assert caught.value.field == "piles[0]"


@pytest.mark.parametrize(
    ("spoilt", "field"),
    [
        (lambda: document({}, {1: [1, 10], 2: []}, bag=[]), "racks"),
        (lambda: document(dict(enumerate(EIGHTS, 1)), {1: [45], 2: [47]}, out=ONES), "piles"),
        (lambda: document({}, {1: [1], 2: [2]}, passes=6, plain_passes=6), "passes"),
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
    over = play(GAME.new({}, bytes(32)), *["pass"] * 6).to_json()
    assert GAME.from_json(over).to_json() == over
    with pytest.raises(tablee.InvalidPosition) as caught:
        GAME.from_json({**over, "result": {**over["result"], **change}})
    assert caught.value.field == field


def test_a_match_that_is_over_has_played_its_rounds_and_its_turn() -> None:
    over = play(GAME.new({"rounds": 2}, bytes(32)), *["pass"] * 12).to_json()
    for field, value in (("round", 1), ("turn_state", {**QUIET, "nines": 1})):
        with pytest.raises(tablee.InvalidPosition):
            GAME.from_json({**over, field: value})


def test_position_json_has_the_fields_of_the_specification_in_order() -> None:
    common = ["game", "options", "turn", "ply", "result"]
    fields = ["piles", "racks", "bag", "out", "scores", "turn_state", "round", "passes", "starter"]
    fields += ["totals", "plain_passes", "opening"]
    assert list(GAME.new({}, bytes(32)).to_json()) == [*common, *fields, "seed"]


def test_positions_from_before_draws_were_shown_are_still_read() -> None:
    now = GAME.new({}, bytes(32)).play("pass").to_json()
    older = {name: value for name, value in now.items() if name not in ("plain_passes", "opening")}
    read = GAME.from_json(older).to_json()
    assert read == {**now, "plain_passes": 0, "opening": []}


def test_records_from_when_the_clock_was_an_option_still_replay() -> None:
    record = GAME.new({"seats": 2}, bytes(32)).play("pass").record().to_json(secret=True)
    older = {**record, "options": {**record["options"], "turn_seconds": 30}}
    last = tablee.Record.from_json(older).last()
    assert last.record().to_json(secret=True) == record
    assert GAME.from_json({**last.to_json(), "options": older["options"]}) == last
