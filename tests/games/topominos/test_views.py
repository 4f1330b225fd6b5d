"""Topominos: how moves are spelled, and what others may see."""

from __future__ import annotations

from collections import Counter

import pytest

import tablee
from tests.games.topominos.positions import (
    GAME,
    PATTERNS,
    chi_square,
    play,
    set_up,
)


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
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(tablee.InvalidMove):
        set_up({}, {1: [1, 10], 2: [2]}).play(text)


@pytest.mark.parametrize("action", [-1, 0, 1 << 58, (1 << 57) + 1, 57 | 1 << 10, 9 << 6 | 1 << 10])
def test_other_integers_are_no_actions(action: int) -> None:
    with pytest.raises(tablee.InvalidMove):
        set_up({}, {1: [1, 10], 2: [2]}).act(action)


def test_moves_are_listed_by_tile_compartment_and_position_then_the_passes() -> None:
    moves = set_up({}, {1: [7, 16], 2: [2]}).legal()
    assert moves[:2] == ("7@1=.../.#./...", "7@2=.../.#./...")
    assert moves[9:12] == ("16@1=.../#.#/...", "16@1=.#./.../.#.", "16@2=.../#.#/...")
    assert moves[27:] == ("pass", "pass:7", "pass:16", "pass:7,16")


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


def test_after_the_end_all_racks_are_open_and_the_bag_stays_counted() -> None:
    over = play(GAME.new({}, bytes(32)), *["pass"] * 6)
    whole = over.to_json()
    assert (
        over.view(1)
        == over.view(None)
        == {
            **{field: value for field, value in whole.items() if field != "seed"},
            "bag": len(whole["bag"]),
        }
    )


def test_others_see_only_the_count_of_an_exchange() -> None:
    position = set_up({}, {1: [10, 20], 2: [30]})
    assert [GAME.veil(move) for move in ("pass", "pass:3", "pass:3,17", "end")] == [
        "pass",
        "pass:?1",
        "pass:?2",
        "end",
    ]
    assert position.play("pass:10,20").record().to_json()["moves"] == ["pass:?2"]


def test_redealing_keeps_what_the_seat_sees_and_spreads_the_rest_evenly() -> None:
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


def test_redealing_changes_nothing_once_the_game_is_over() -> None:
    over = play(GAME.new({}, bytes(32)), *["pass"] * 6)
    assert over.redealt(1, 5) == over
