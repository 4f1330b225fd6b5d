"""Lotus as other tables read clauses 4 and 6: the springboard, and the double opening."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tests.games.lotus.positions import LOTUS, cells, refused, set_up, track

MAY = {"springboard": "may"}


@pytest.mark.parametrize(
    ("pile", "moves"),
    [
        ("5:221", ("5>8", "5>11")),
        ("7:1", ("7>8", "7>9")),
        ("4:2221", ("4>8", "4>12")),
        ("l1:2222221", ("l1>8", "l1>home")),
    ],
)
def test_clause_4_where_one_may_stay_the_mover_chooses(pile: str, moves: tuple[str, str]) -> None:
    position = set_up(f"{pile} 13:2", options=MAY)
    assert position.legal() == moves
    stayed, went_on = (position.play(move) for move in moves)
    assert cells(stayed)["8"] == [1]
    assert "8" not in cells(went_on)
    assert LOTUS.from_json(stayed.to_json()) == stayed


def test_clause_4_a_pile_on_the_springboard_is_like_any_other() -> None:
    position = set_up("8:221 5:112 13:2", turn=2, options=MAY)
    landed = position.play("5>8")
    assert cells(landed) == {"8": [2, 2, 1, 2], "5": [1, 1], "13": [2]}
    assert landed.play("5>7").legal() == ("8>12", "13>14")


def test_clause_4_a_start_pile_may_stay_too() -> None:
    piles = {"2": [8, 5], "3": [1], "4": [1]}
    position = LOTUS.new({**MAY, "track": track(start_piles=piles)})
    assert position.legal() == ("s8>8", "s8>home", "s5>5")


def test_clause_4_a_track_without_a_springboard_offers_no_choice() -> None:
    assert set_up("5:221 13:2", options={**MAY, "track": track(springboard=None)}).legal() == (
        "5>8",
    )


def test_clause_4_only_who_goes_on_flies_over_the_flower() -> None:
    position = set_up("5:221 13:2", options=MAY)
    assert position.effects("5>8") == {}
    assert position.effects("5>11") == {"via": "8"}
    assert position.remarks() == {"via": {"5>11": "8"}}


def test_clause_4_a_pile_on_the_springboard_is_refused_where_it_must_go_on() -> None:
    document = set_up("8:21 13:2", options=MAY).to_json()
    document["options"] = {"seats": 2}
    with pytest.raises(tablee.InvalidPosition) as caught:
        LOTUS.from_json(document)
    assert caught.value.field == "cells.8"


@pytest.mark.parametrize(
    ("options", "moves"),
    [
        ({"double_opening": "always"}, 2),
        ({"double_opening": "always", "expert": True}, 2),
        ({"double_opening": "never", "expert": True}, 1),
        ({"double_opening": "always", "seats": 3}, 1),
        ({"double_opening": "expert"}, 1),
    ],
)
def test_clause_6_a_table_of_two_agrees_when_the_opening_is_double(
    options: dict[str, Any], moves: int
) -> None:
    position = LOTUS.new(options)
    assert position.to_json()["moves_left"] == moves
    second = position.play("s1>l1")
    assert second.turn == (1 if moves == 2 else 2)
    assert ("pass" in second.legal()) == (moves == 2)


def test_clause_6_by_two_different_pieces_the_second_comes_from_a_start_pile() -> None:
    options = {"double_opening": "always", "double_pieces": "two"}
    second = LOTUS.new(options).play("s3>l3")
    assert second.legal() == (
        *("s4>4", "s3>l2", "s3>r2", "s2>l2", "s2>r2", "s1>l1", "s1>r1"),
        "pass",
    )
    assert refused(second, "l3>4") == ("same_piece", "6")
    assert LOTUS.from_json(second.to_json()).legal() == second.legal()
    after = second.play("s4>4")
    assert after.turn == 2
    assert "l3>4" in after.play("s1>r1").legal()


def test_clause_6_two_different_pieces_need_a_double_opening() -> None:
    after = LOTUS.new({"double_pieces": "two"}).play("s3>l3").play("s1>l1")
    assert "l3>4" in after.legal()
