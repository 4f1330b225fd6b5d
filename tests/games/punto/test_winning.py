"""Punto, clauses 3 and 4: a row wins the round, or the most runs."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee.testing import random_game
from tests.games.punto.positions import (
    CARDS,
    FOUR,
    NO_RUN,
    ONE_RUN_EACH,
    PUNTO,
    RED_AND_BLUE,
    TABLES,
    Cell,
    cells_of,
    end_by_runs,
    held,
    on_table,
    one_short,
    result_of,
    run_values,
    set_up,
    square,
)

ONE_ROUND = {"rounds_to_win": 1}

DIRECTIONS = [((1, 0), (0, 1)), ((0, 1), (1, 0)), ((1, 1), (0, 1)), ((1, -1), (0, -1))]


@pytest.mark.parametrize(("step", "aside"), DIRECTIONS)
@pytest.mark.parametrize(("options", "sides"), [(row[0], len(row[1])) for row in TABLES])
def test_clause_3_a_row_in_any_direction_wins_for_all_members(
    options: dict[str, Any], sides: int, step: Cell, aside: Cell
) -> None:
    position = one_short({**options, **ONE_ROUND}, step=step, aside=aside)
    last = 4 if sides == 2 else 3
    after = position.play(f"r9@{last * step[0]},{last * step[1]}")
    winners = list(range(1, options["seats"] + 1, sides))
    scores = {str(seat): int(seat in winners) for seat in range(1, options["seats"] + 1)}
    assert result_of(after) == {"winners": winners, "reason": "row", "scores": scores}


def test_clause_3_one_card_less_or_a_gap_is_no_row() -> None:
    cards = {"0,0": "r1", "1,0": "r2", "2,0": "r3", "4,0": "r4"}
    cards |= {"0,1": "g1", "1,2": "y2", "2,1": "g3", "3,1": "y3"}
    position = set_up(ONE_ROUND, cards, hands={1: "r5"})
    assert position.play("r5@5,0").result is None
    assert position.play("r5@3,0").result is not None


def test_clause_3_two_colours_of_one_side_make_no_row() -> None:
    cards = {"0,0": "r1", "1,0": "r2", "2,0": "b3", "3,0": "r4"}
    cards |= {"0,1": "g1", "1,2": "y2", "2,1": "g3", "3,2": "y3"}
    assert set_up(ONE_ROUND, cards, hands={1: "r5"}).play("r5@4,0").result is None


def test_clause_3_a_row_does_not_run_over_an_edge() -> None:
    cards = {"3,0": "r1", "4,0": "r2", "5,0": "r3", "0,1": "r4"}
    cards |= {"0,0": "g1", "1,0": "y1", "2,0": "g2", "2,1": "y2"}
    assert set_up(ONE_ROUND, cards, hands={1: "r5"}).play("r5@1,1").result is None


def test_clause_3_the_neutral_colour_never_counts() -> None:
    cards = {"0,0": "y1", "1,0": "y2", "2,0": "y3"}
    after = set_up({"seats": 3}, cards, hands={1: "y4"}).play("y4@3,0")
    assert (after.turn, after.to_json()["round"], len(on_table(after.to_json()))) == (2, 1, 4)


def test_clause_3_covering_may_complete_a_row() -> None:
    cards = {"0,0": "r1", "1,0": "r2", "2,0": "b4", "3,0": "r3", "0,1": "b1", "0,2": "b5"}
    cards |= {"1,1": "g1", "0,3": "g2", "3,1": "g3", "2,1": "y1", "1,2": "y2", "3,2": "y3"}
    after = set_up({**FOUR, **ONE_ROUND}, cards, hands={1: "r5"}).play("r5@2,0")
    assert result_of(after)["winners"] == [1]


def test_clause_3_covering_breaks_another_sides_row() -> None:
    cards = {"0,0": "r1", "1,0": "r2", "2,0": "r3", "0,1": "b1", "0,2": "b2", "0,3": "b4"}
    cards |= {"1,1": "g1", "1,2": "g2", "1,3": "g4", "2,1": "y1", "2,2": "y2"}
    position = set_up({**FOUR, **ONE_ROUND}, cards, hands={4: "y9"}, tops={1: "r9"})
    assert position.play("y9@1,0").play("r9@3,0").result is None
    assert result_of(position.play("y9@3,3").play("r9@3,0"))["winners"] == [1]


@pytest.mark.parametrize("options", PUNTO.variants)
def test_clause_3_a_mover_completes_only_a_row_of_its_own_side(options: dict[str, Any]) -> None:
    """Covering reveals nothing, so nobody else's row can appear, and nobody's by a neutral card."""
    for number in range(5):
        before, after = list(random_game(PUNTO, options, number))[-2:]
        if result_of(after)["reason"] == "row":
            assert before.turn in result_of(after)["winners"]
            side = str(result_of(after)["winners"][0])
            assert after.moves()[-1][0] in after.to_json()["colours"][side]


@pytest.mark.parametrize("expert", [False, True])
def test_clause_3_a_row_ends_the_round_before_anybody_draws(expert: bool) -> None:
    before = one_short({**ONE_ROUND, "expert": expert}, hand="b9 r9" if expert else "r9")
    after = before.play("r9@4,0").to_json()
    assert after["hands"]["1"] == (["b9"] if expert else [])
    assert after["hands"]["2"] == before.to_json()["hands"]["2"]
    assert after["piles"] == before.to_json()["piles"]


TWO_RED_RUNS = "bggbgy/yygbyr/ggrbrb/gyrgry/yygrrb/ybrrbb"  # red two; blue and green one

TWO_RUNS_EACH = "ybgrby/brgbbb/yryrbr/grgygr/bggyrg/byyryg"  # red and blue have two of three


def test_clause_4_the_most_runs_win_even_against_lower_ones() -> None:
    values = {"4,1": 8, "4,2": 9, "4,3": 8, "2,0": 9, "3,1": 7}  # red's
    values |= {"3,3": 2, "3,4": 2, "3,5": 3, "0,2": 2, "1,3": 2, "2,4": 3}
    document = end_by_runs(TWO_RED_RUNS, "5,5", values)[1].to_json()
    assert document["won"] == {"1": 1, "2": 0, "3": 0, "4": 0}
    assert document["removed"] == {"1": ["r9"], "2": [], "3": [], "4": []}
    assert (document["round"], document["cards"]) == (2, {})


@pytest.mark.parametrize(
    ("red", "blue", "winner", "taken"),
    [
        ("234", "235", "1", "r4"),
        ("934", "285", "2", "b8"),
        ("234", "423", None, None),
        ("272", "344", None, None),
    ],
)
def test_clause_4_among_equals_the_lowest_run_wins_and_still_equal_nobody(
    red: str, blue: str, winner: str | None, taken: str | None
) -> None:
    document = end_by_runs(ONE_RUN_EACH, "5,3", run_values(red, blue))[1].to_json()
    assert document["won"] == {side: int(side == winner) for side in "1234"}
    assert document["removed"] == {side: [taken] if side == winner else [] for side in "1234"}
    assert document["round"] == 2


def test_clause_4_the_lowest_single_run_counts_not_the_others_of_its_side() -> None:
    values = {"1,2": 2, "1,3": 2, "1,4": 3, "3,0": 9, "4,1": 9, "5,2": 8}  # red: 7 and 26
    values |= {"3,4": 2, "4,4": 3, "5,4": 3, "4,3": 9, "4,5": 9}  # blue: 8 and 21
    document = end_by_runs(TWO_RUNS_EACH, "5,5", values)[1].to_json()
    assert document["won"] == {"1": 1, "2": 0, "3": 0, "4": 0}
    assert document["removed"]["1"] == ["r9"]


def test_clause_4_without_any_run_nobody_wins_and_nothing_is_removed() -> None:
    document = end_by_runs(NO_RUN, "5,0")[1].to_json()
    assert document["won"] == {"1": 0, "2": 0, "3": 0, "4": 0}
    assert document["removed"] == {"1": [], "2": [], "3": [], "4": []}
    assert document["round"] == 2


def test_clause_4_runs_count_in_both_colours_of_a_side() -> None:
    """Two sides need runs of four. Of equally high cards the colour that comes first gives one."""
    values = {"2,0": 8, "3,0": 2, "4,0": 3, "5,0": 2, "2,1": 8, "3,2": 2, "4,3": 3, "5,4": 2}
    position = set_up({}, square(RED_AND_BLUE, values, but="5,5"), hands={2: "y9"}, tops={1: "b1"})
    after = position.play("y9@5,5").to_json()
    assert (after["won"], after["removed"]["1"]) == ({"1": 1, "2": 0}, ["r8"])


def test_clause_4_ends_a_match_by_runs() -> None:
    values = run_values("234", "235")
    before, after = end_by_runs(ONE_RUN_EACH, "5,3", values, options=ONE_ROUND)
    scores = {"1": 1, "2": 0, "3": 0, "4": 0}
    assert result_of(after) == {"winners": [1], "reason": "runs", "scores": scores}
    assert after.to_json()["cards"] == {**before.to_json()["cards"], "5,3": ["y9"]}
    assert after.to_json()["hands"]["1"] == ["r1"]


def test_clause_4_a_card_that_can_cover_does_not_end_the_round() -> None:
    cards = square(NO_RUN, {"0,0": 7, "5,5": 8, "3,3": 9}, but="5,0")
    after = set_up(FOUR, cards, hands={4: "y9"}, tops={1: "r7"}).play("y9@5,0")
    assert (after.turn, after.to_json()["round"]) == (1, 1)
    assert cells_of(after) == set(cards) - {"0,0", "5,5", "3,3"}


@pytest.mark.parametrize(("hand", "over"), [("r1 r1", True), ("r1 r9", False)])
def test_clause_4_the_expert_is_stuck_only_if_neither_card_fits(hand: str, over: bool) -> None:
    cards = square(NO_RUN, {}, but="5,0")
    position = set_up({**FOUR, "expert": True}, cards, hands={4: "y9 y8", 1: hand})
    after = position.play("y9@5,0")
    assert after.to_json()["round"] == (2 if over else 1)
    if not over:
        assert cells_of(after, "r1") == set()
        assert cells_of(after, "r9") == {cell for cell, card in cards.items() if card[1] != "9"}


def used_up(options: dict[str, Any]) -> tablee.Position:
    """71 cards lie in 32 stacks, no two neighbours of one colour; seat 2 has the last card, y9."""
    stacks = {}
    for number, colour in enumerate("rbgy"):
        cells = [(x, y) for y in range(number // 2, 6, 2) for x in range(number % 2, 6, 2)]
        for place, (x, y) in enumerate(cells[:8]):
            low = 1 + place // 2
            nine = f" {colour}9" if place < 2 and (colour, place) != ("y", 1) else ""
            stacks[f"{x},{y}"] = f"{colour}{low} {colour}{low + 4}{nine}"
    return set_up(options, stacks, hands={2: "y9"})


@pytest.mark.parametrize("expert", [False, True])
def test_clause_4_the_round_ends_when_no_card_is_left(expert: bool) -> None:
    position = used_up({"expert": expert})
    assert held(position.to_json(), 1, 2) == ["y9"]
    after = position.play(position.legal()[0]).to_json()
    assert (after["round"], after["cards"], after["won"]) == (2, {}, {"1": 0, "2": 0})
    assert after["starter"] == 2  # seat 1 had nothing to place
    assert sorted(held(after, 1, 2)) == sorted(CARDS)
