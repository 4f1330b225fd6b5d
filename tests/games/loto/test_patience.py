"""Loto Points Rouges, clause 7: patience."""

from __future__ import annotations

from collections import Counter
from typing import Any

import tablee
from tests.games.loto.positions import (
    GAME,
    TILES,
    ending,
    load,
    patience,
    play,
    refused,
    seed,
)


def test_clause_7_eight_of_all_pieces_and_a_figure_of_12_or_16_points() -> None:
    letters, jokers = set(), set()
    for number in range(60):
        document = GAME.new({"mode": "patience"}, seed(number)).to_json()
        hand = document["racks"]["1"] + ["J"] * document["jokers"]["1"]
        assert len(hand) == 8
        assert Counter(hand + document["bag"]) == Counter(3 * TILES) + Counter({"J": 13})
        assert document["exchanges"] == 0
        assert document["placed"] == []
        assert document["options"]["seats"] == 1
        assert document["options"]["figure"] is None
        letters.add(document["figures"][0]["letter"])
        jokers.add(document["jokers"]["1"])
    assert letters == set("BCEFGHI")
    assert {0, 1, 2, 3} <= jokers


def test_clause_7_the_figure_can_be_agreed() -> None:
    for letter in "BCEFGHI":
        position = GAME.new({"mode": "patience", "figure": letter}, seed(1))
        assert position.to_json()["figures"] == [{"letter": letter, "covered": []}]


def test_clause_7_won_with_no_exchange() -> None:
    start = load(patience("G", "J J J J J T08 T08 T08"))
    moves = ["T08@G:a1a2b2", "T08@G:e1d2e2", "T08@G:a4b4a5", "J@G:d4", "J@G:e4", "J@G:e5"]
    over = play(start, *moves)
    assert ending(over) == ("complete", (1,), {1: 0})
    document = over.to_json()
    assert document["placed"] == moves
    assert document["jokers"] == {"1": 2}
    assert load(document).to_json() == document


def test_clause_7_anything_that_fits_may_be_laid_even_if_it_leads_nowhere() -> None:
    start = load(patience("G", "T08 T08 T08 T06 T06 T06 T02 T02"))
    assert "T02@G:a2a4" in start.legal()


def test_clause_7_undo_takes_the_last_piece_back_and_costs_nothing() -> None:
    start = load(patience("G", "J J J J J T08 T08 T08"))
    assert refused(start, "undo") == ("nothing_laid", "7")
    laid = play(start, "T08@G:a1a2b2", "J@G:e5")
    back = laid.play("undo")
    assert lying(back) == lying(start.play("T08@G:a1a2b2"))
    assert lying(back.play("undo")) == lying(start)
    assert lying(laid) != lying(back)


def lying(position: tablee.Position) -> dict[str, Any]:
    """A position but for the moves it took, and its seed, which a loaded one gets by a move."""
    return {k: v for k, v in position.to_json().items() if k not in ("ply", "seed")}


def test_clause_7_a_swap_costs_one_exchange_and_the_piece_is_out_for_good() -> None:
    start = load(patience("G", "J J J J J T08 T08 T08"))
    before, after = start.to_json(), start.play("swap:T08").to_json()
    drawn = before["bag"][0]
    assert after["racks"]["1"] == sorted(["T08", "T08", drawn])
    assert after["bag"] == before["bag"][1:]
    assert after["exchanges"] == 1


def test_clause_7_a_joker_is_swapped_like_any_piece_and_drawn_like_any_piece() -> None:
    start = load(patience("G", "J J J J J T08 T08 T08"))
    document = start.to_json()
    document["bag"].sort(reverse=True)  # tiles first
    assert load(document).play("swap:J").to_json()["jokers"] == {"1": 4}
    document["bag"].sort()  # jokers first
    after = load(document).play("swap:T08").to_json()
    assert after["jokers"] == {"1": 6}
    assert after["racks"] == {"1": ["T08", "T08"]}


def test_clause_7_swapping_needs_an_empty_figure_a_piece_and_a_bag() -> None:
    start = load(patience("G", "J J J J J T08 T08 T08"))
    assert start.legal()[-2:] == ("swap:T08", "swap:J")
    laid = start.play("J@G:e5")
    assert laid.legal()[-1] == "undo"
    assert refused(laid, "swap:T08") == ("figure_begun", "7")
    assert refused(start, "swap:T01") == ("piece_missing", "3")
    empty = load(patience("G", "J J J J J T08 T08 T08", bag=0))
    assert refused(empty, "swap:J") == ("no_more_swaps", "7")


def test_clause_7_lost_when_the_bag_is_empty_and_the_eight_cannot_do_it() -> None:
    hopeless = "T06 T06 T06 T05 T05 T05 T17 T02"  # on G, T06 covers only the corners' neighbours
    start = load(patience("G", hopeless, bag=2))
    once = start.play("swap:T02")
    assert once.turn == 1
    assert ending(once.play("swap:T17")) == ("lost", (), {1: 62})


def test_clause_7_not_lost_while_the_eight_can_do_it() -> None:
    start = load(patience("G", "J J J J J T08 T08 T08", bag=1))
    assert start.play("swap:J").turn == 1


def test_clause_7_onlookers_do_not_see_which_tile_was_swapped() -> None:
    assert GAME.veil("swap:T07") == "swap:?1"
    assert GAME.veil("swap:J") == "swap:J"  # jokers are open
    assert GAME.new({"mode": "patience"}, seed(1)).view(None)["racks"] == {"1": 6}


def test_clause_7_moves_of_the_other_mode_are_refused() -> None:
    at_table = GAME.new({}, seed(1))
    alone = GAME.new({"mode": "patience"}, seed(1))
    for move in ("undo", "swap:T01", "swap:J"):
        assert refused(at_table, move) == ("patience_only", "7")
    for move in ("end", "pass", "pass:T01"):
        assert refused(alone, move) == ("table_only", "7")
