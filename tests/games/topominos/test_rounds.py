"""Topominos, clauses 7 and 8: the end of a round, and winning."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import tablee
from tablee.core.errors import InvalidPosition, InvalidRecord
from tablee.core.position import Position
from tablee.core.record import Record
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

QUIET_LAPS = {"passes": 5, "plain_passes": 5}  # one more pass of the second of two seats ends it


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


def exchange(position: Position) -> Position:
    """Pass and exchange the lowest tile of the rack."""
    rack = position.to_json()["racks"][str(position.turn)]
    return position.play(f"pass:{rack[0]}")


def counts(position: Position) -> tuple[int, int]:
    now = position.to_json()
    return now["passes"], now["plain_passes"]


def test_clause_7_three_laps_of_plain_passes_end_the_round() -> None:
    position = GAME.new({"seats": 3}, bytes(32))
    for number in range(1, 9):
        position = position.play("pass")
        assert (counts(position), ended(position)) == ((number, number), None)
        assert GAME.from_json(position.to_json()) == position
    assert ended(position.play("pass")) == "passes"


def test_clause_7_passes_wait_for_the_end_of_the_lap() -> None:
    start = set_up({}, {1: [1], 2: [2], 3: [3]}, options={"seats": 3})
    position = play(start, "1@5=#../.../...", "end")
    for number in range(1, 11):  # the ninth plain pass is made in mid-lap
        position = position.play("pass")
        assert (counts(position), ended(position)) == ((number, number), None)
        assert GAME.from_json(position.to_json()) == position
    assert ended(position.play("pass")) == "passes"


def test_clause_7_an_exchange_starts_the_count_of_plain_passes_again() -> None:
    position = play(GAME.new({}, bytes(32)), *["pass"] * 5)
    position = exchange(position)
    assert counts(position) == (6, 0)
    position = play(position, *["pass"] * 5)
    assert (counts(position), ended(position)) == ((11, 5), None)
    assert ended(position.play("pass")) == "passes"


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_clause_7_ten_laps_of_passes_end_the_round_whatever_was_exchanged(seats: int) -> None:
    position = GAME.new({"seats": seats}, bytes(32))
    for number in range(1, 10 * seats):
        position = exchange(position)
        assert (counts(position), ended(position)) == ((number, 0), None)
    assert ended(exchange(position)) == "passes"


def test_clause_7_a_placement_by_anybody_starts_both_counts_again() -> None:
    start = set_up({}, {1: [1], 2: [2]})
    position = play(start, *["pass"] * 5, "2@5=#../.../...")
    assert counts(position) == (0, 0)
    position = play(position, "end", *["pass"] * 5)
    assert ended(position) is None
    assert ended(position.play("pass")) == "passes"


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"passes": 6, "plain_passes": 6}, "passes"),  # the lap before was the third
        ({"passes": 20}, "passes"),
        ({"passes": 21, "turn": 2}, "passes"),
        ({"passes": 2, "plain_passes": 3}, "plain_passes"),
    ],
)
def test_clause_7_a_round_that_has_ended_cannot_be_gone_on_with(
    fields: dict[str, int], field: str
) -> None:
    with pytest.raises(InvalidPosition) as caught:
        set_up({}, {1: [1], 2: [2]}, **fields)
    assert caught.value.field == field


def test_clause_8_dots_left_on_the_rack_are_lost_and_scores_may_be_negative() -> None:
    position = play(GAME.new({}, bytes(32)), *["pass"] * 6)
    racks = position.to_json()["racks"]
    lost = {seat: -sum(DOTS[tile] for tile in rack) for seat, rack in racks.items()}
    assert min(lost.values()) < 0
    assert position.to_json()["scores"] == position.to_json()["totals"] == lost
    assert position.result is not None
    assert position.result.scores == {1: lost["1"], 2: lost["2"]}


def test_clause_8_equals_share_the_win() -> None:
    position = set_up({}, {1: [1], 2: [10]}, scores={"1": 4, "2": 5}, turn=2, **QUIET_LAPS)
    over = position.play("pass")
    assert over.to_json()["result"] == {
        "winners": [1, 2],
        "reason": "passes",
        "scores": {"1": 3, "2": 3},
    }


def test_clause_8_one_seat_is_its_own_winner() -> None:
    over = play(GAME.new({"seats": 1}, bytes(32)), "pass", "pass", "pass")
    assert over.result is not None
    assert over.result.winners == (1,)


def test_clause_8_a_new_round_is_dealt_from_all_tiles_and_begun_by_the_winner() -> None:
    seed = bytes([7]) * 32
    position = GAME.new({"rounds": 3}, seed)
    for number in (2, 3):
        loser_first = play(position, *["pass"] * 5)
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
    over = play(position, *["pass"] * 6)
    assert over.result is not None


def test_the_move_that_ended_a_round_tells_everybody_s_points() -> None:
    position, rng, ended = GAME.new({"rounds": 2}, bytes([7]) * 32), Random(1), 0
    while position.turn is not None:
        move = rng.choice(position.legal())
        after = position.play(move)
        before, totals = position.to_json()["totals"], after.to_json()["totals"]
        over = after.turn is None or after.to_json()["round"] > position.to_json()["round"]
        points = {seat: totals[seat] - before[seat] for seat in totals}
        assert position.effects(move) == {}  # before it is made, they would tell what others hold
        assert position.aftermath(after) == ({"points": points} if over else {})
        position, ended = after, ended + over
    assert ended == 2


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
    last = (starter - 2) % 3 + 1  # of a lap
    passes = {"passes": 8, "plain_passes": 8, "turn": last}
    before = set_up({}, racks, options=options, scores=scores, starter=starter, **passes)
    over = before.play("pass")
    assert (over.to_json()["round"], over.turn) == (2, begins)


def test_clause_8_a_match_goes_by_the_totals_of_its_rounds() -> None:
    position = set_up(
        {},
        {1: [1], 2: [2]},
        options={"rounds": 2},
        round=2,
        totals={"1": 50, "2": 20},
        scores={"1": 3, "2": 30},
        turn=2,
        **QUIET_LAPS,
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
    fields = {"totals": {"1": 90, "2": 0}, "scores": {"1": points, "2": 0}, "round": 4, "turn": 2}
    options = {"target": 100, "rounds": 2}
    position = set_up({}, {1: [1], 2: [2]}, options=options, **fields, **QUIET_LAPS)
    after = position.play("pass")
    assert after.to_json()["totals"]["1"] == 89 + points
    assert (after.result is not None) == over


def test_clause_8_a_target_is_played_for_twenty_rounds_at_most() -> None:
    options = {"target": 1000}
    for number, over in ((19, False), (20, True)):
        fields = {"turn": 2, "round": number, **QUIET_LAPS}
        position = set_up({}, {1: [1], 2: [2]}, options=options, **fields)
        assert (position.play("pass").result is not None) == over


def test_clause_7_a_record_that_ended_by_two_laps_of_passes_says_that_it_is_not_over() -> None:
    position = tablee.find_game("topominos").new({"seats": 1}, seed=bytes(32))
    record = position.play("pass").play("pass").record().to_json(secret=True)
    line = list(Record.from_json(record).positions())  # as far as it goes, it can be played on
    assert line[-1].turn == 1
    record["result"] = {"winners": [1], "reason": "passes", "scores": {"1": -9}}
    with pytest.raises(InvalidRecord) as refused:
        list(Record.from_json(record).positions())
    assert "not over after these moves" in refused.value.message("en")
