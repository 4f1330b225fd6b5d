"""Topominos, clauses 7 and 8: the end of a round, and winning."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.position import Position
from tests.games.topominos.positions import (
    DOTS,
    EIGHTS,
    GAME,
    ONES,
    nearly_stuck,
    placements,
    play,
    set_up,
    shuffled,
)


def ended(position: Position) -> str | None:
    return None if position.result is None else position.result.reason


def last_tiles(**fields: Any) -> Position:
    """Three seats with one tile of one dot each, an empty bag and an empty board."""
    return set_up({}, {1: [1], 2: [2], 3: [3]}, bag=[], options={"seats": 3}, **fields)


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
    position = set_up({}, {1: [1], 2: [2]}, turn=2)
    assert ended(play(position, "2@5=#../.../...", "end")) is None


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
    position = set_up(piles, racks, bag=[11], out=[*ONES[3:], 21], turn=2)  # 1-3 are in the bag
    assert ended(play(position, "49@9=#../..#/.##", "end")) is None


def test_clause_7_passes_end_the_round_at_once_even_within_a_lap() -> None:
    position = play(
        set_up({}, {1: [1], 2: [2], 3: [3]}, options={"seats": 3}), "1@5=#../.../...", "end"
    )
    for number, move in enumerate(["pass", "pass:3", "pass", "pass", "pass"], start=1):
        position = position.play(move)
        assert (position.to_json()["passes"], ended(position)) == (number, None)
    assert position.turn == 1
    assert ended(position.play("pass")) == "passes"


def test_clause_7_a_placement_breaks_the_row_of_passes() -> None:
    position = play(set_up({}, {1: [1], 2: [2]}), "pass", "pass", "pass", "2@5=#../.../...")
    assert position.to_json()["passes"] == 0
    assert ended(position.play("end")) is None


def test_clause_7_one_seat_ends_with_its_second_pass() -> None:
    position = GAME.new({"seats": 1}, bytes(32)).play("pass")
    assert ended(position) is None
    assert ended(position.play(next(m for m in position.legal() if "pass:" in m))) == "passes"


def test_clause_8_dots_left_on_the_rack_are_lost_and_scores_may_be_negative() -> None:
    position = play(GAME.new({}, bytes(32)), "pass", "pass", "pass", "pass")
    racks = position.to_json()["racks"]
    lost = {seat: -sum(DOTS[tile] for tile in rack) for seat, rack in racks.items()}
    assert min(lost.values()) < 0
    assert position.to_json()["scores"] == position.to_json()["totals"] == lost
    assert position.result is not None
    assert position.result.scores == {1: lost["1"], 2: lost["2"]}


def test_clause_8_equals_share_the_win() -> None:
    position = set_up({}, {1: [1], 2: [10]}, scores={"1": 4, "2": 5}, turn=2, passes=3)
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
    over = set_up({}, racks, options=options, scores=scores, starter=starter, passes=5).play("pass")
    assert (over.to_json()["round"], over.turn) == (2, begins)


def test_clause_8_a_match_goes_by_the_totals_of_its_rounds() -> None:
    position = set_up(
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
    position = set_up({}, {1: [1], 2: [2]}, options={"target": 100, "rounds": 2}, **fields)
    after = position.play("pass")
    assert after.to_json()["totals"]["1"] == 89 + points
    assert (after.result is not None) == over


def test_clause_8_a_target_is_played_for_twenty_rounds_at_most() -> None:
    options = {"target": 1000}
    for number, over in ((19, False), (20, True)):
        position = set_up({}, {1: [1], 2: [2]}, options=options, passes=3, round=number)
        assert (position.play("pass").result is not None) == over
