"""Lotus, clauses 6 and 7: without a free piece, and winning."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tablee
from tablee.core.playouts import playouts
from tests.games.lotus.positions import LOTUS, cells, refused, set_up, track


def test_clause_6_without_a_free_piece_others_may_be_advanced_or_the_turn_passed() -> None:
    position = set_up("l1:12 9:112", {"2": [4, 0, 1, 0]})
    moves = ("2:s4>4", "2:s2>l1", "2:s2>r1", "l1>l3", "9>12", "pass")
    assert position.legal() == moves


def test_clause_6_every_other_seat_may_be_advanced_in_the_order_of_seats() -> None:
    start = {"1": [0, 0, 1], "3": [0, 2, 0], "4": [3, 0, 0]}
    position = set_up("4:23 9:24", start, turn=2, options={"seats": 4})
    starts = ("1:s1>l1", "1:s1>r1", "3:s2>l2", "3:s2>r2", "4:s3>l3", "4:s3>r3")
    assert position.legal() == (*starts, "4>6", "9>11", "pass")


def test_clause_6_an_advanced_piece_stays_its_owner_s() -> None:
    position = set_up("9:12 14:12", {"2": [0, 0, 2, 0]})
    home = position.to_json()["home"]
    assert position.play("14>home").to_json()["home"] == {**home, "2": home["2"] + 1}
    entered = position.play("2:s2>r2").to_json()
    assert entered["start"] == {"1": [0, 0, 0, 0], "2": [0, 0, 1, 0]}
    assert entered["cells"]["r2"] == [2]
    assert entered["turn"] == 2


def test_clause_6_to_pass_changes_nothing_but_the_turn() -> None:
    before = set_up("9:12", {"2": [0, 0, 2, 0]})
    after = before.play("pass")
    assert after.to_json() == {**before.to_json(), "turn": 2, "ply": 21}


def test_clause_6_a_start_pile_counts_as_a_free_piece() -> None:
    position = set_up("9:12", {"1": [0, 0, 0, 1]})
    assert position.legal() == ("s1>l1", "s1>r1")
    assert refused(position, "pass") == ("no_pass", "6")


def test_clause_6_another_s_piece_goes_by_the_same_rules() -> None:
    position = set_up("5:112 9:12", {"2": [0, 0, 0, 1]})
    assert "5>11" in position.legal()
    assert refused(position, "5>8") == ("springboard", "4")
    assert refused(position, "9>10") == ("wrong_distance", "2")
    assert refused(position, "2:s1>r2") == ("wrong_distance", "2")
    assert refused(position, "6>7") == ("no_piece", "2")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_clause_6_experts_without_a_free_piece_must_pass(seats: int) -> None:
    others = "".join(f" 13:{n}" if n == 3 else f" 12:{n}" for n in range(3, seats + 1))
    position = set_up(f"l1:12 9:112{others}", options={"seats": seats, "expert": True})
    assert position.legal() == ("pass",)
    assert refused(position, "9>12") == ("must_pass", "6")
    assert position.play("pass").turn == 2


def test_clause_6_experts_with_a_free_piece_move_it() -> None:
    position = set_up("4:1 9:12", options={"expert": True})
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


def test_clause_7_the_last_piece_home_wins_at_once() -> None:
    position = set_up("13:2 14:21").play("14>home")
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
    position = set_up("14:12", turn=1).play("14>home")
    assert position.result is not None
    assert position.result.winners == (2,)
    assert dict(position.result.scores) == {1: 9, 2: 10}


def test_clause_7_the_first_of_four_wins() -> None:
    position = set_up("14:4 4:1 5:2 6:3", turn=4, options={"seats": 4}).play("14>home")
    assert position.result is not None
    assert position.result.winners == (4,)
    assert dict(position.result.scores) == {1: 5, 2: 5, 3: 5, 4: 6}


def test_clause_7_the_opening_may_win() -> None:
    one = track(start_piles={"2": [15], "3": [1], "4": [1]})
    position = set_up("14:1 4:2", ply=1, options={"track": one, "expert": True})
    assert position.play("14>home").result is not None


def test_clause_7_after_the_end_no_move_is_taken() -> None:
    over = set_up("13:2 14:1").play("14>home")
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
