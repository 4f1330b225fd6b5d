"""Punto: the sides and their cards; clauses 1 and 2, a turn and where a card may go."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee.testing import random_game
from tests.games.punto.positions import (
    CARDS,
    PUNTO,
    TABLES,
    cells_of,
    hand_of,
    held,
    members,
    refused,
    set_up,
)


@pytest.mark.parametrize(("options", "colours", "each"), TABLES)
def test_every_side_is_dealt_its_colours_and_members_get_halves(
    options: dict[str, Any], colours: list[str], each: int
) -> None:
    document = PUNTO.new(options, bytes(32)).to_json()
    assert [document[field] for field in ("round", "starter", "turn")] == [1, 1, 1]
    assert document["colours"] == {str(n): list(own) for n, own in enumerate(colours, 1)}
    assert document["neutral"] == ("y" if len(colours) == 3 else None)
    assert {len(held(document, seat)) for seat in range(1, options["seats"] + 1)} == {each}
    for side, own in enumerate(colours, 1):
        cards = held(document, *members(document, side))
        assert sorted(c for c in cards if c[0] in own) == sorted(c for c in CARDS if c[0] in own)
        assert sum(c[0] not in own for c in cards) == (6 if len(colours) == 3 else 0)
        assert {c[0] for c in cards} <= {*own, document["neutral"]}


@pytest.mark.parametrize("seats", [2, 3])
def test_teams_need_four_seats(seats: int) -> None:
    with pytest.raises(tablee.InvalidOptions) as caught:
        PUNTO.new({"seats": seats, "teams": True})
    assert (caught.value.code, caught.value.details["option"]) == ("options.together", "teams")


@pytest.mark.parametrize("seats", [6, 8])
def test_six_and_eight_always_play_in_teams(seats: int) -> None:
    for teams in (False, True):
        assert PUNTO.new({"seats": seats, "teams": teams}).options["teams"] is True


@pytest.mark.parametrize("options", [{"seats": 5}, {"seats": 1}, {"rounds_to_win": 6}])
def test_what_the_options_do_not_take_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(tablee.InvalidOptions):
        PUNTO.new(options)


@pytest.mark.parametrize("options", PUNTO.variants)
def test_clause_1_the_first_card_goes_to_the_middle(options: dict[str, Any]) -> None:
    position = PUNTO.new(options, bytes(32))
    cards = position.to_json()["hands"]["1"]
    assert position.legal() == tuple(f"{card}@0,0" for card in dict.fromkeys(cards))
    card = hand_of(position)
    assert refused(position, f"{card}@1,0") == ("punto.first_card", "1")


def test_clause_1_the_expert_has_one_first_move_for_each_different_card() -> None:
    assert set_up({"expert": True}, {}, hands={1: "b2 r5"}).legal() == ("r5@0,0", "b2@0,0")
    assert set_up({"expert": True}, {}, hands={1: "r5 r5"}).legal() == ("r5@0,0",)


def test_clause_1_only_the_seat_to_move_has_turned_up_a_card() -> None:
    position = PUNTO.new({"seats": 3}, bytes(32))
    before = position.to_json()
    after = position.play(position.legal()[0]).to_json()
    assert before["hands"]["2"] == before["hands"]["3"] == []
    assert after["hands"]["1"] == after["hands"]["3"] == []
    assert after["hands"]["2"] == before["piles"]["2"][:1]
    assert after["piles"]["2"] == before["piles"]["2"][1:]


def test_clause_1_the_expert_draws_after_playing_and_holds_two() -> None:
    position = set_up({"expert": True}, {}, hands={1: "r5 b2", 2: "g1 g2"}, tops={1: "r3"})
    after = position.play("b2@0,0").to_json()
    assert after["hands"] == {"1": ["r3", "r5"], "2": ["g1", "g2"]}
    assert {seat: len(pile) for seat, pile in after["piles"].items()} == {"1": 33, "2": 34}


def test_clause_1_a_card_that_is_not_in_hand_is_refused() -> None:
    position = set_up({}, {"0,0": "r7"}, hands={2: "g5"})
    for card in ("g6", "r5", "y5"):
        assert refused(position, f"{card}@1,0") == ("punto.not_your_card", "1")


def test_clause_1_seats_take_turns() -> None:
    turns = [position.turn for position in random_game(PUNTO, {"seats": 6}, 5, 13)]
    assert turns == [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2]


def test_clause_2_a_five_after_a_seven_has_eight_places_and_a_nine_has_nine() -> None:
    around = {f"{x},{y}" for x in (-1, 0, 1) for y in (-1, 0, 1)}
    assert cells_of(set_up({}, {"0,0": "r7"}, hands={2: "g5"})) == around - {"0,0"}
    assert cells_of(set_up({}, {"0,0": "r7"}, hands={2: "g9"})) == around


def test_clause_2_moves_are_listed_by_card_then_by_row_upwards_then_to_the_right() -> None:
    legal = set_up({"expert": True}, {"0,0": "r7"}, hands={2: "y1 g8"}).legal()
    rows = [f"g8@{x},{y}" for y in (-1, 0, 1) for x in (-1, 0, 1)]
    assert legal == (*rows, *(move.replace("g8", "y1") for move in rows if "@0,0" not in move))


@pytest.mark.parametrize("lying", ["r7", "g7", "y7"])
def test_clause_2_only_a_strictly_lower_card_is_covered_whatever_its_colour(lying: str) -> None:
    cell = "0,1" if lying[0] == "r" else "1,0"
    cards = {"0,0": "r3", "1,0": "y2", "0,1": "b3", cell: lying}
    for card, covers in (("g8", True), ("y9", True), ("g6", False), ("y7", False)):
        position = set_up({}, cards, hands={2: card})
        assert (cell in cells_of(position)) == covers
        if not covers:
            assert refused(position, f"{card}@{cell}") == ("punto.not_higher", "2")


def test_clause_2_covering_ones_own_card_is_allowed_and_hides_it() -> None:
    position = set_up({}, {"0,0": "r7", "1,0": "g1"}, hands={1: "r9"})
    after = position.play("r9@0,0").to_json()
    assert after["cards"] == {"0,0": ["r7", "r9"], "1,0": ["g1"]}


def test_clause_2_a_corner_touches_and_a_gap_does_not() -> None:
    position = set_up({}, {"0,0": "r7", "1,1": "g3"}, hands={1: "r1"})
    assert {"2,2", "2,0", "-1,-1"} <= cells_of(position)
    for cell in ("3,3", "3,1", "-2,0", "9,9"):
        assert refused(position, f"r1@{cell}") == ("punto.not_touching", "2")


def six_in_a_row(first: int) -> tablee.Position:
    columns = zip(range(first, first + 6), ("r7", "g7", "b7", "y7", "r8", "g8"), strict=True)
    return set_up({}, {f"{x},0": card for x, card in columns}, hands={1: "b1"})


@pytest.mark.parametrize("first", range(-5, 1))
def test_clause_2_no_seventh_column_wherever_the_square_has_drifted(first: int) -> None:
    position = six_in_a_row(first)
    assert {int(cell.split(",")[0]) for cell in cells_of(position)} == {*range(first, first + 6)}
    assert {cell.split(",")[1] for cell in cells_of(position)} == {"1", "-1"}
    for x in (first - 1, first + 6):
        assert refused(position, f"b1@{x},0") == ("punto.too_wide", "2")


@pytest.mark.parametrize("way", [1, -1])
def test_clause_2_the_square_drifts_up_or_down_until_it_spans_six_rows(way: int) -> None:
    position = six_in_a_row(0)
    for row in range(1, 6):
        assert "3,-1" in cells_of(position) or way == -1
        assert f"2,{row * way}" in cells_of(position)
        position = position.play(f"{hand_of(position)}@{2 + row % 2},{row * way}")
    open_rows = {int(cell.split(",")[1]) for cell in cells_of(position)}
    assert 5 * way in open_rows
    assert open_rows.isdisjoint({6 * way, -way})
    for y in (6 * way, -way):
        assert refused(position, f"{hand_of(position)}@3,{y}") == ("punto.too_wide", "2")


def test_clause_2_both_ends_stay_open_while_five_columns_are_taken() -> None:
    cards = {"-2,0": "r7", "-1,0": "g7", "0,0": "b7", "1,0": "y7", "2,0": "r8"}
    position = set_up({}, cards, hands={2: "g1"})
    assert {"-3,0", "3,0", "3,1", "-3,-1"} <= cells_of(position)
    after = position.play("g1@-3,0")
    assert {int(cell.split(",")[0]) for cell in cells_of(after)} == {*range(-3, 3)}
