"""Facts of a position and effects of a move: what drawings and words need of the rules."""

from __future__ import annotations

import tablee
from tablee.testing import random_game
from tests.games.lotus.positions import set_up as lotus_table
from tests.games.punto.positions import NO_RUN, end_by_runs, set_up

LOT = tablee.find_game("lot")


def test_effects_and_facts_depend_on_nothing_that_is_hidden() -> None:
    for game in tablee.GAMES.values():
        for position in list(random_game(game, {}, 5))[:-1:7]:
            other = position.redealt(position.turn, 3)
            assert other.facts() == position.facts()
            for move in set(position.legal()) & set(other.legal()):
                assert other.effects(move) == position.effects(move)


def test_lot_names_the_line_of_stacks_that_wins() -> None:
    rows = [".......", "...d...", ".......", "..LLl..", "....l.d", ".d.....", "......."]
    facts = {"rows": rows, "reserve": {"light": 34, "dark": 37}, "ply": 20}
    position = LOT.from_json(LOT.new().to_json() | facts)
    assert position.effects("e5^e4-e3-e5") == {"lines": [["c4", "d4", "e4"]]}
    assert position.effects("e5^e3-e4-e5") == position.effects("a1") == {}


def test_lotus_names_the_springboard_that_a_piece_goes_on_over() -> None:
    position = lotus_table("5:221 l1:1 13:2")
    assert position.legal() == ("l1>l2", "5>11")
    assert position.effects("5>11") == {"via": "8"}
    assert position.effects("l1>l2") == {}
    assert position.remarks() == {"via": {"5>11": "8"}}


def test_punto_names_the_card_that_is_covered_and_the_row_that_wins() -> None:
    cards = {"0,0": "r3", "1,0": "r4", "2,0": "b2", "3,0": "r5", "0,1": "b3", "1,1": "b4"}
    position = set_up({"seats": 4}, cards, hands={3: "g9"})
    assert position.turn == 3
    assert position.effects("g9@2,0") == {"covers": "b2"}
    position = set_up({"seats": 4}, cards | {"1,2": "g1", "2,2": "y1"}, hands={1: "r9"})
    assert position.turn == 1
    won = ["0,0", "1,0", "2,0", "3,0"]
    assert position.effects("r9@2,0") == {"covers": "b2", "row": won}
    assert position.effects("r9@-1,0") == {}


def test_punto_says_who_won_a_round_and_only_once_the_last_card_lies() -> None:
    before, after = end_by_runs(NO_RUN, "5,0")
    move = next(move for move in before.legal() if before.play(move).to_json()["round"] == 2)
    assert "round" not in before.effects(move)  # whether the next card fits is not yet known
    assert before.aftermath(after) == {"round": 1, "round_won": []}
    assert after.aftermath(after.play(after.legal()[0])) == {}


def test_punto_says_which_side_a_seat_is_on_and_how_far_cards_may_reach() -> None:
    position = set_up({"seats": 4, "teams": True}, {"0,0": "r3", "1,1": "g4"})
    assert position.facts() == {
        "sides": {"1": "1", "2": "2", "3": "1", "4": "2"},
        "frame": [-4, 5, -4, 5],
    }
    assert position.view(2)["facts"] == position.view(None)["facts"] == position.facts()


def test_punto_covers_nothing_with_the_first_card_after_a_round_that_ended_by_runs() -> None:
    before, after = end_by_runs(NO_RUN, "5,0")
    assert before.to_json()["cards"]["0,0"]
    (move, *_) = after.legal()
    assert move.endswith("@0,0")
    assert after.effects(move) == {}
