"""Punto, clauses 5 to 7: the winner's card, the next round, the match."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from tablee.core.chance import shuffle
from tablee.core.seeds import to_words
from tablee.core.slots import SEED
from tablee.testing import random_game
from tests.games.punto.positions import (
    CARDS,
    FOUR,
    NO_RUN,
    ONE_RUN_EACH,
    PUNTO,
    RED_AND_BLUE,
    end_by_runs,
    held,
    on_table,
    one_short,
    result_of,
    run_values,
    set_up,
    square,
)


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
    after = set_up(options, cards, hands={1: "r1"}).play(f"r1@{gap},0").to_json()
    assert (after["won"]["1"], after["removed"]["1"]) == (1, ["r8"])
    assert held(after, 1).count("r8") == 1


def test_clause_5_two_rows_made_by_one_card_give_the_highest_of_both() -> None:
    cards = {"0,0": "r1", "1,0": "r2", "2,0": "r3", "3,1": "r4", "3,2": "r8", "3,3": "r5"}
    cells = [f"{x},{y}" for y in range(1, 5) for x in range(3)]
    cells += ["4,0", "4,1", "4,2", "4,3", "4,4", "3,4"]
    for number, cell in enumerate(cells):
        cards[cell] = f"{'bgy'[(number + number // 3) % 3]}{1 + number // 3}"
    after = set_up(FOUR, cards, hands={1: "r7"}).play("r7@3,0").to_json()
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


def test_clause_6_in_three_teams_a_sides_cards_are_redealt_in_halves() -> None:
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


AFTER_WINNER = {"next_starter": "after_winner"}


def test_clause_6_after_the_winner_is_after_the_one_who_made_the_row() -> None:
    after = one_short({"seats": 3, **AFTER_WINNER}, starter=1).play("r9@3,0")
    assert after.to_json()["starter"] == 2


@pytest.mark.parametrize(("agreed", "begins"), [({}, 2), (AFTER_WINNER, 3)])
def test_clause_6_after_runs_the_next_seat_is_that_after_the_winner(
    agreed: dict[str, str], begins: int
) -> None:
    """Seat 4 places last, seat 1 cannot, and blue, seat 2, has the most runs."""
    options = {**FOUR, **agreed}
    values = run_values("934", "285")
    before, after = end_by_runs(ONE_RUN_EACH, "5,3", values, options=options)
    assert before.turn == 4
    assert after.to_json()["won"]["2"] == 1
    assert after.to_json()["starter"] == begins


@pytest.mark.parametrize(("agreed", "begins"), [({}, 2), (AFTER_WINNER, 4)])
def test_clause_6_of_a_winning_team_the_member_that_placed_last_counts(
    agreed: dict[str, str], begins: int
) -> None:
    """Of seats 1 to 4, 1 and 3 are a team. 4 places last and 1 cannot: 3 was their last."""
    options = {"seats": 4, "teams": True, **agreed}
    values = {"2,0": 8, "3,0": 2, "4,0": 3, "5,0": 2, "2,1": 8, "3,2": 2, "4,3": 3, "5,4": 2}
    position = set_up(
        options, square(RED_AND_BLUE, values, but="5,5"), hands={4: "y9"}, tops={1: "b1"}
    )
    after = position.play("y9@5,5").to_json()
    assert (after["won"]["1"], after["starter"]) == (1, begins)


def test_clause_6_if_nobody_won_it_is_as_the_sheet_says() -> None:
    after = end_by_runs(NO_RUN, "5,0", options={**FOUR, **AFTER_WINNER})[1]
    assert after.to_json()["starter"] == 2


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
    state = [0] * SEED + to_words(bytes(range(32))) + list(range(len(cards)))
    shuffle(state, SEED + 8, len(cards), *nonce)
    return [cards[index] for index in state[SEED + 8 :]]


def test_clause_7_enough_rounds_win_and_the_table_stays_as_it_lies() -> None:
    before = one_short({"seats": 3}, removed={1: "r8"})
    after = before.play("r9@3,0")
    scores = {"1": 2, "2": 0, "3": 0}
    assert result_of(after) == {"winners": [1], "reason": "row", "scores": scores}
    assert after.to_json()["removed"]["1"] == ["r8"]  # the last round costs no card
    assert after.to_json()["cards"] == {**before.to_json()["cards"], "3,0": ["r9"]}
    whole = after.to_json()
    piles = {seat: len(pile) for seat, pile in whole["piles"].items()}  # stay counted
    del whole["seed"]
    assert after.view(2) == after.view(None) == {**whole, "piles": piles, "facts": after.facts()}


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
