"""Punto, clause by clause and vector by vector (spec/punto.md and RULES.en.md)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

import tablee
from tablee.core.chance import shuffle
from tablee.core.kernel import plain_list, vector_of
from tablee.core.seeds import to_words
from tablee.core.slots import SEED
from tablee.testing import random_game
from tests.games.punto_tables import (
    CARDS,
    PUNTO,
    Cell,
    cells_of,
    hand_of,
    held,
    members,
    on_table,
    one_short,
    refused,
    result_of,
    square,
    table,
)

ONE_ROUND = {"rounds_to_win": 1}
FOUR = {"seats": 4}
DIRECTIONS = [((1, 0), (0, 1)), ((0, 1), (1, 0)), ((1, 1), (0, 1)), ((1, -1), (0, -1))]


# The table of sides, cards and rows.

TABLES = [
    ({"seats": 2}, ["rb", "gy"], 36),
    ({"seats": 3}, ["r", "b", "g"], 24),
    ({"seats": 4}, ["r", "b", "g", "y"], 18),
    ({"seats": 4, "teams": True}, ["rb", "gy"], 18),
    ({"seats": 6}, ["r", "b", "g"], 12),
    ({"seats": 8}, ["r", "b", "g", "y"], 9),
]


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


# Clause 1: a turn.


@pytest.mark.parametrize("options", PUNTO.variants)
def test_clause_1_the_first_card_goes_to_the_middle(options: dict[str, Any]) -> None:
    position = PUNTO.new(options, bytes(32))
    cards = position.to_json()["hands"]["1"]
    assert position.legal() == tuple(f"{card}@0,0" for card in dict.fromkeys(cards))
    card = hand_of(position)
    assert refused(position, f"{card}@1,0") == ("punto.first_card", "1")


def test_clause_1_the_expert_has_one_first_move_for_each_different_card() -> None:
    assert table({"expert": True}, {}, hands={1: "b2 r5"}).legal() == ("r5@0,0", "b2@0,0")
    assert table({"expert": True}, {}, hands={1: "r5 r5"}).legal() == ("r5@0,0",)


def test_clause_1_only_the_seat_to_move_has_turned_up_a_card() -> None:
    position = PUNTO.new({"seats": 3}, bytes(32))
    before = position.to_json()
    after = position.play(position.legal()[0]).to_json()
    assert before["hands"]["2"] == before["hands"]["3"] == []
    assert after["hands"]["1"] == after["hands"]["3"] == []
    assert after["hands"]["2"] == before["piles"]["2"][:1]
    assert after["piles"]["2"] == before["piles"]["2"][1:]


def test_clause_1_the_expert_draws_after_playing_and_holds_two() -> None:
    position = table({"expert": True}, {}, hands={1: "r5 b2", 2: "g1 g2"}, tops={1: "r3"})
    after = position.play("b2@0,0").to_json()
    assert after["hands"] == {"1": ["r3", "r5"], "2": ["g1", "g2"]}
    assert {seat: len(pile) for seat, pile in after["piles"].items()} == {"1": 33, "2": 34}


def test_clause_1_a_card_that_is_not_in_hand_is_refused() -> None:
    position = table({}, {"0,0": "r7"}, hands={2: "g5"})
    for card in ("g6", "r5", "y5"):
        assert refused(position, f"{card}@1,0") == ("punto.not_your_card", "1")


def test_clause_1_seats_take_turns() -> None:
    turns = [position.turn for position in random_game(PUNTO, {"seats": 6}, 5, 13)]
    assert turns == [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2]


# Clause 2: where a card may go.


def test_clause_2_a_five_after_a_seven_has_eight_places_and_a_nine_has_nine() -> None:
    around = {f"{x},{y}" for x in (-1, 0, 1) for y in (-1, 0, 1)}
    assert cells_of(table({}, {"0,0": "r7"}, hands={2: "g5"})) == around - {"0,0"}
    assert cells_of(table({}, {"0,0": "r7"}, hands={2: "g9"})) == around


def test_clause_2_moves_are_listed_by_card_then_by_row_upwards_then_to_the_right() -> None:
    legal = table({"expert": True}, {"0,0": "r7"}, hands={2: "y1 g8"}).legal()
    rows = [f"g8@{x},{y}" for y in (-1, 0, 1) for x in (-1, 0, 1)]
    assert legal == (*rows, *(move.replace("g8", "y1") for move in rows if "@0,0" not in move))


@pytest.mark.parametrize("lying", ["r7", "g7", "y7"])
def test_clause_2_only_a_strictly_lower_card_is_covered_whatever_its_colour(lying: str) -> None:
    cell = "0,1" if lying[0] == "r" else "1,0"
    cards = {"0,0": "r3", "1,0": "y2", "0,1": "b3", cell: lying}
    for card, covers in (("g8", True), ("y9", True), ("g6", False), ("y7", False)):
        position = table({}, cards, hands={2: card})
        assert (cell in cells_of(position)) == covers
        if not covers:
            assert refused(position, f"{card}@{cell}") == ("punto.not_higher", "2")


def test_clause_2_covering_ones_own_card_is_allowed_and_hides_it() -> None:
    position = table({}, {"0,0": "r7", "1,0": "g1"}, hands={1: "r9"})
    after = position.play("r9@0,0").to_json()
    assert after["cards"] == {"0,0": ["r7", "r9"], "1,0": ["g1"]}


def test_clause_2_a_corner_touches_and_a_gap_does_not() -> None:
    position = table({}, {"0,0": "r7", "1,1": "g3"}, hands={1: "r1"})
    assert {"2,2", "2,0", "-1,-1"} <= cells_of(position)
    for cell in ("3,3", "3,1", "-2,0", "9,9"):
        assert refused(position, f"r1@{cell}") == ("punto.not_touching", "2")


def six_in_a_row(first: int) -> tablee.Position:
    columns = zip(range(first, first + 6), ("r7", "g7", "b7", "y7", "r8", "g8"), strict=True)
    return table({}, {f"{x},0": card for x, card in columns}, hands={1: "b1"})


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
    position = table({}, cards, hands={2: "g1"})
    assert {"-3,0", "3,0", "3,1", "-3,-1"} <= cells_of(position)
    after = position.play("g1@-3,0")
    assert {int(cell.split(",")[0]) for cell in cells_of(after)} == {*range(-3, 3)}


# Clause 3: a row wins the round.


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
    position = table(ONE_ROUND, cards, hands={1: "r5"})
    assert position.play("r5@5,0").result is None
    assert position.play("r5@3,0").result is not None


def test_clause_3_two_colours_of_one_side_make_no_row() -> None:
    cards = {"0,0": "r1", "1,0": "r2", "2,0": "b3", "3,0": "r4"}
    cards |= {"0,1": "g1", "1,2": "y2", "2,1": "g3", "3,2": "y3"}
    assert table(ONE_ROUND, cards, hands={1: "r5"}).play("r5@4,0").result is None


def test_clause_3_a_row_does_not_run_over_an_edge() -> None:
    cards = {"3,0": "r1", "4,0": "r2", "5,0": "r3", "0,1": "r4"}
    cards |= {"0,0": "g1", "1,0": "y1", "2,0": "g2", "2,1": "y2"}
    assert table(ONE_ROUND, cards, hands={1: "r5"}).play("r5@1,1").result is None


def test_clause_3_the_neutral_colour_never_counts() -> None:
    cards = {"0,0": "y1", "1,0": "y2", "2,0": "y3"}
    after = table({"seats": 3}, cards, hands={1: "y4"}).play("y4@3,0")
    assert (after.turn, after.to_json()["round"], len(on_table(after.to_json()))) == (2, 1, 4)


def test_clause_3_covering_may_complete_a_row() -> None:
    cards = {"0,0": "r1", "1,0": "r2", "2,0": "b4", "3,0": "r3", "0,1": "b1", "0,2": "b5"}
    cards |= {"1,1": "g1", "0,3": "g2", "3,1": "g3", "2,1": "y1", "1,2": "y2", "3,2": "y3"}
    after = table({**FOUR, **ONE_ROUND}, cards, hands={1: "r5"}).play("r5@2,0")
    assert result_of(after)["winners"] == [1]


def test_clause_3_covering_breaks_another_sides_row() -> None:
    cards = {"0,0": "r1", "1,0": "r2", "2,0": "r3", "0,1": "b1", "0,2": "b2", "0,3": "b4"}
    cards |= {"1,1": "g1", "1,2": "g2", "1,3": "g4", "2,1": "y1", "2,2": "y2"}
    position = table({**FOUR, **ONE_ROUND}, cards, hands={4: "y9"}, tops={1: "r9"})
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


# Clause 4: nothing can be placed.

ONE_RUN_EACH = "yybbrg/ybryrr/rgbbgy/rybyry/rgbbgr/gygbgg"  # red and blue have one run of three
TWO_RED_RUNS = "bggbgy/yygbyr/ggrbrb/gyrgry/yygrrb/ybrrbb"  # red two; blue and green one
TWO_RUNS_EACH = "ybgrby/brgbbb/yryrbr/grgygr/bggyrg/byyryg"  # red and blue have two of three
RED_AND_BLUE = "gygbyy/ybybgb/ggyrbg/rrbbgy/bgbgyr/ryrrrr"  # red and blue have one run of four
NO_RUN = "gbybgr/rggbyr/bbrgyg/bryyrr/gygyby/brgrby"


def end_by_runs(
    drawing: str, last: str, values: dict[str, int] | None = None, **rest: Any
) -> tuple[tablee.Position, tablee.Position]:
    """Yellow fills the last place of a full square; then red turns up a one, which fits nowhere.
    The positions before and after."""
    options = {**FOUR, **rest.pop("options", {})}
    cards = square(drawing, values or {}, but=last)
    before = table(options, cards, hands={4: "y9"}, tops={1: "r1"}, **rest)
    return before, before.play(f"y9@{last}")


def run_values(red: str, blue: str) -> dict[str, int]:
    """The values of the two runs of ONE_RUN_EACH."""
    cells = ("0,1", "0,2", "0,3", "2,1", "2,2", "2,3")
    return dict(zip(cells, map(int, red + blue), strict=True))


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
    position = table({}, square(RED_AND_BLUE, values, but="5,5"), hands={2: "y9"}, tops={1: "b1"})
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
    after = table(FOUR, cards, hands={4: "y9"}, tops={1: "r7"}).play("y9@5,0")
    assert (after.turn, after.to_json()["round"]) == (1, 1)
    assert cells_of(after) == set(cards) - {"0,0", "5,5", "3,3"}


@pytest.mark.parametrize(("hand", "over"), [("r1 r1", True), ("r1 r9", False)])
def test_clause_4_the_expert_is_stuck_only_if_neither_card_fits(hand: str, over: bool) -> None:
    cards = square(NO_RUN, {}, but="5,0")
    position = table({**FOUR, "expert": True}, cards, hands={4: "y9 y8", 1: hand})
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
    return table(options, stacks, hands={2: "y9"})


@pytest.mark.parametrize("expert", [False, True])
def test_clause_4_the_round_ends_when_no_card_is_left(expert: bool) -> None:
    position = used_up({"expert": expert})
    assert held(position.to_json(), 1, 2) == ["y9"]
    after = position.play(position.legal()[0]).to_json()
    assert (after["round"], after["cards"], after["won"]) == (2, {}, {"1": 0, "2": 0})
    assert after["starter"] == 2  # seat 1 had nothing to place
    assert sorted(held(after, 1, 2)) == sorted(CARDS)


# Clause 5: the winner's card.


@pytest.mark.parametrize(
    ("options", "columns", "gap"), [(FOUR, (0, 1, 3, 4), 2), ({}, (0, 1, 2, 3, 5), 4)]
)
def test_clause_5_a_row_that_came_out_longer_gives_the_highest_card_of_it_all(
    options: dict[str, Any], columns: tuple[int, ...], gap: int
) -> None:
    """Joining 2 + 1 + 2 where four are needed, and 4 + 1 + 1 where five are."""
    cards = {f"{x},0": f"r{8 - number}" for number, x in enumerate(columns)}
    for number in range(len(columns)):
        if options:
            cards |= {f"{number},{y}": f"{'bgy'[(number + y) % 3]}{y + 1}" for y in (1, 2, 3)}
        else:
            cards[f"{number},1"] = f"{'gy'[number % 2]}{number + 1}"
    after = table(options, cards, hands={1: "r1"}).play(f"r1@{gap},0").to_json()
    assert (after["won"]["1"], after["removed"]["1"]) == (1, ["r8"])
    assert held(after, 1).count("r8") == 1


def test_clause_5_two_rows_made_by_one_card_give_the_highest_of_both() -> None:
    cards = {"0,0": "r1", "1,0": "r2", "2,0": "r3", "3,1": "r4", "3,2": "r8", "3,3": "r5"}
    cells = [f"{x},{y}" for y in range(1, 5) for x in range(3)]
    cells += ["4,0", "4,1", "4,2", "4,3", "4,4", "3,4"]
    for number, cell in enumerate(cells):
        cards[cell] = f"{'bgy'[(number + number // 3) % 3]}{1 + number // 3}"
    after = table(FOUR, cards, hands={1: "r7"}).play("r7@3,0").to_json()
    assert (after["won"]["1"], after["removed"]["1"]) == (1, ["r8"])


def test_clause_5_removed_cards_make_the_piles_of_later_rounds_smaller() -> None:
    """A match to three rounds: each round won costs its side one card, which never returns."""
    most = 0
    for position in random_game(PUNTO, {**FOUR, "rounds_to_win": 3}, 3):
        document = position.to_json()
        winners = [] if position.result is None else position.result.winners
        for side in range(1, 5):
            removed = document["removed"][str(side)]
            colour = "-rbgy"[side]
            cards = [*held(document, side), *removed]
            cards += [card for card in on_table(document) if card[0] == colour]
            assert Counter(cards) == Counter(card for card in CARDS if card[0] == colour)
            assert len(removed) == document["won"][str(side)] - (side in winners)
            most = max(most, len(removed))
    assert most == 2


# Clause 6: the next round.


@pytest.mark.parametrize(
    ("neutral", "share", "discarded"),
    [(0, 0, 0), (1, 0, 1), (2, 0, 2), (3, 1, 0), (4, 1, 1), (5, 1, 2), (6, 2, 0)],
)
def test_clause_6_played_neutral_cards_are_dealt_equally_and_the_rest_leave(
    neutral: int, share: int, discarded: int
) -> None:
    before = one_short({"seats": 3}, neutral=neutral)
    after = before.play("r9@3,0").to_json()
    played = {card for card in on_table(before.to_json()) if card[0] == "y"}
    for seat in (1, 2, 3):
        kept = Counter(card for card in held(before.to_json(), seat) if card[0] == "y")
        now = Counter(card for card in held(after, seat) if card[0] == "y")
        assert kept <= now, "an unplayed neutral card has moved"
        assert (now - kept).total() == share
        assert set(now - kept) <= played
    assert len(after["discarded"]) == discarded
    everything = [card for card in held(after, 1, 2, 3) if card[0] == "y"] + after["discarded"]
    assert Counter(everything) == Counter(card for card in CARDS if card[0] == "y")


def test_clause_6_what_has_left_stays_out() -> None:
    position = one_short({"seats": 3}, neutral=2, removed={2: "b9"}, discarded="y7 y7", round=3)
    after = position.play("r9@3,0").to_json()
    assert after["discarded"] == ["y1", "y2", "y7", "y7"]
    assert after["removed"] == {"1": ["r9"], "2": ["b9"], "3": []}
    assert len(held(after, 1, 2, 3)) == 72 - 6


@pytest.mark.parametrize(("starter", "placer", "first"), [(1, 5, 1), (5, 1, 5)])
def test_clause_6_an_odd_card_goes_to_the_member_whose_turn_comes_first(
    starter: int, placer: int, first: int
) -> None:
    """Of eight seats, red keeps 17 cards. If 5 placed last, 6 begins and 1 comes before 5."""
    position = one_short({"seats": 8}, starter=starter)
    assert position.turn == placer
    after = position.play("r9@3,0").to_json()
    assert after["starter"] == placer + 1
    assert {seat: len(held(after, seat)) for seat in (1, 5)} == {first: 9, 6 - first: 8}
    assert {len(held(after, seat)) for seat in (2, 3, 4, 6, 7, 8)} == {9}


def test_clause_6_in_three_teams_a_sides_cards_are_dealt_anew_in_halves() -> None:
    """Whatever neutral cards came to a side, only an odd one makes a difference."""
    totals = set()
    for number in range(12):
        for before, after in pairwise(random_game(PUNTO, {"seats": 6}, number)):
            old, new = before.to_json(), after.to_json()
            if new["round"] == old["round"]:
                continue
            for side in (1, 2, 3):
                turns = sorted((side, side + 3), key=lambda seat: (seat - new["starter"]) % 6)
                first, second = (len(held(new, seat)) for seat in turns)
                assert first - second == (first + second) % 2
                totals.add(first + second)
    assert {total % 2 for total in totals} == {0, 1}


def test_clause_6_the_seat_after_the_last_placement_begins_after_a_row() -> None:
    position = one_short({"seats": 3}, starter=1)
    after = position.play("r9@3,0")
    assert (position.turn, after.turn, after.to_json()["starter"]) == (1, 2, 2)


def test_clause_6_after_clause_4_the_seat_after_the_one_that_could_not_place_begins() -> None:
    before, after = end_by_runs(NO_RUN, "5,0")
    assert before.turn == 4  # then seat 1 could not place
    assert (after.turn, after.to_json()["starter"]) == (2, 2)


def test_clause_6_every_round_is_a_fresh_shuffle_of_the_seed() -> None:
    """A side's pile is shuffled by (1, round, side) from cards in order, its last one on top."""
    position = PUNTO.new(FOUR, bytes(range(32)))
    for number in (1, 2):
        document = position.to_json()
        for side, colour in enumerate("rbgy", 1):
            gone = Counter(document["removed"][str(side)])
            cards = sorted((Counter(c for c in CARDS if c[0] == colour) - gone).elements())
            assert held(document, side) == shuffled(cards, 1, number, side)[::-1]
        while position.to_json()["round"] == number:
            position = position.play(position.legal()[-1])


def test_clause_6_neutral_cards_are_shuffled_by_the_seed_and_dealt_one_by_one() -> None:
    """Shuffled by (2, round, 0) from cards in order, then to side 1, 2, 3, 1 ..."""
    document = PUNTO.new({"seats": 3}, bytes(range(32))).to_json()
    order = shuffled([card for card in CARDS if card[0] == "y"], 2, 1, 0)
    for seat in (1, 2, 3):
        assert sorted(c for c in held(document, seat) if c[0] == "y") == sorted(
            order[seat - 1 :: 3]
        )


def shuffled(cards: list[str], *nonce: int) -> list[str]:
    """The order that the core's shuffle gives these cards with the seed 0, 1, 2 ..."""
    state = vector_of([0] * SEED + to_words(bytes(range(32))) + list(range(len(cards))))
    shuffle(state, SEED + 8, len(cards), *nonce)
    return [cards[index] for index in plain_list(state)[SEED + 8 :]]


# Clause 7: the match.


def test_clause_7_enough_rounds_win_and_the_table_stays_as_it_lies() -> None:
    before = one_short({"seats": 3}, removed={1: "r8"})
    after = before.play("r9@3,0")
    scores = {"1": 2, "2": 0, "3": 0}
    assert result_of(after) == {"winners": [1], "reason": "row", "scores": scores}
    assert after.to_json()["removed"]["1"] == ["r8"]  # the last round costs no card
    assert after.to_json()["cards"] == {**before.to_json()["cards"], "3,0": ["r9"]}
    assert after.view(2) == after.view(None) == {**after.to_json(), "facts": after.facts()}


def test_clause_7_twenty_rounds_without_a_winner_are_a_draw() -> None:
    after = end_by_runs(NO_RUN, "5,0", round=20, removed={3: "g9"})[1]
    scores = {"1": 0, "2": 0, "3": 1, "4": 0}
    assert result_of(after) == {"winners": [], "reason": "rounds", "scores": scores}
    assert (after.turn, after.to_json()["round"]) == (None, 20)


def test_clause_7_winning_the_twentieth_round_need_not_win_the_match() -> None:
    drawn = result_of(one_short({"seats": 3}, round=20).play("r9@3,0"))
    won = result_of(one_short({"seats": 3}, round=20, removed={1: "r8"}).play("r9@3,0"))
    assert (drawn["winners"], drawn["reason"], drawn["scores"]["1"]) == ([], "rounds", 1)
    assert (won["winners"], won["reason"], won["scores"]["1"]) == ([1], "row", 2)
