"""Lotus: how moves are spelled, and what is no position."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee import texts
from tests.games.lotus.positions import LOTUS, over, refused


@pytest.mark.parametrize(
    "text",
    [
        *("", "s3", "s3>", ">l3", "s3>l3>", "s3 >l3", "s3-l3", "S3>l3", "s5>4", "s03>l3", "s3>l4"),
        *("s3>s2", "7>s1", "home>7", "home>home", "15>home", "0>1", "07>9", "7>09", "7>Home"),
        *("1:s3>l3", "3:s3>l3", "0:s3>l3", "2:s5>l3", "2:7>9", "2s3>l3", "x1>x2", "l0>l1"),
        *("Pass", "pass ", "passe", "pass>pass"),
    ],
)
def test_other_spellings_are_invalid(text: str) -> None:
    with pytest.raises(tablee.InvalidMove):
        LOTUS.new().play(text)


def test_another_seat_s_start_pile_goes_by_its_number_and_one_s_own_without() -> None:
    first, second = LOTUS.new(), LOTUS.new().play("s1>l1")
    assert refused(first, "2:s3>l3") == ("not_yours", "2")
    assert refused(second, "1:s3>l3") == ("not_yours", "2")
    with pytest.raises(tablee.InvalidMove):
        second.play("2:s3>l3")


@pytest.mark.parametrize("action", [-1, 1, 5, 127, 40 | 8 << 7, 63 | 64 << 7, 1 << 14, 1 << 40])
def test_an_integer_that_is_no_action_is_invalid(action: int) -> None:
    with pytest.raises(tablee.InvalidMove):
        LOTUS.new().act(action)


def test_every_refusal_is_worded_and_names_no_code() -> None:
    for code, clause in LOTUS.refusals.items():
        error = tablee.IllegalMove(f"lotus.{code}", "7>9", clause=clause)
        for language in texts.LANGUAGES:
            assert "7>9" not in error.message(language)
            assert texts.has(texts.message_id("lotus", code), language)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"start": {"1": [4, 3, 2, 1]}}, "start"),
        ({"start": {"2": [4, 3, 2, 1], "1": [4, 3, 2, 1]}}, "start"),
        ({"start": {"1": [4, 3, 2], "2": [4, 3, 2, 1]}}, "start.1"),
        ({"start": {"1": [4, 3, 2, 1], "2": [3, 4, 2, 1]}}, "start.2[1]"),
        ({"start": {"1": [4, 3, 2, -1], "2": [4, 3, 2, 1]}}, "start.1[3]"),
        ({"start": {"1": [4, 3, 2, 1], "2": [4, 3, 2, 0]}}, "home.2"),
        ({"cells": {"15": [1]}}, "cells.15"),
        ({"cells": {"s1": [1]}}, "cells.s1"),
        ({"cells": {"home": [1]}}, "cells.home"),
        ({"cells": {"8": [1]}}, "cells.8"),
        ({"cells": {"7": []}}, "cells.7"),
        ({"cells": {"7": [1, 3]}}, "cells.7[1]"),
        ({"cells": {"7": [0]}}, "cells.7[0]"),
        ({"cells": {"7": [1]}}, "home.1"),
        ({"cells": {"7": [1] * 100}}, "home.1"),
        ({"cells": {"7": "1"}}, "cells[...]"),
        ({"home": {"1": 0, "2": 1}}, "home.2"),
        ({"home": {"1": -1, "2": 0}}, "home.1"),
        ({"home": {"1": -1, "2": 0}, "cells": {"7": [1]}}, "home.1"),
        ({"home": {"1": 0}}, "home"),
        ({"home": {"2": 0, "1": 0}}, "home"),
        ({"moves_left": 0}, "moves_left"),
        ({"moves_left": 2}, "moves_left"),
        ({"turn": 3}, "turn"),
        ({"turn": None}, "turn"),
        ({"ply": -1}, "ply"),
        ({"game": "lot"}, "game"),
        ({"options": {"seats": 5}}, "options.seats"),
        ({"options": {"expert": 1}}, "options.expert"),
        ({"options": {"seats": 3}}, "start"),
        ({"seed": "00" * 32}, "seed"),
        ({"extra": 1}, "extra"),
        (over(home={"1": 10, "2": 8}), "home.2"),
        (over(moves_left=1), "moves_left"),
        (over(result={"winners": [2]}), "result.winners"),
        (over(result={"winners": []}), "result.winners"),
        (over(result={"winners": [1, 2]}), "result.winners"),
        (over(result={"scores": {"1": 10, "2": 8}}), "result.scores"),
        (over(result={"reason": "line"}), "result.reason"),
        ({**over(), "result": None, "turn": 2, "moves_left": 1}, "home"),
    ],
)
def test_an_impossible_position_names_its_field(change: dict[str, Any], field: str) -> None:
    with pytest.raises(tablee.InvalidPosition) as caught:
        LOTUS.from_json({**LOTUS.new().to_json(), **change})
    assert caught.value.field == field
    for language in texts.LANGUAGES:
        assert "problem" not in caught.value.message(language)


def test_two_moves_are_left_only_before_the_double_opening() -> None:
    opening = LOTUS.new({"expert": True}).to_json()
    for change in ({"ply": 1}, {"turn": 2}, {"moves_left": 3}):
        with pytest.raises(tablee.InvalidPosition) as caught:
            LOTUS.from_json({**opening, **change})
        assert caught.value.field == "moves_left"
    single = LOTUS.from_json({**opening, "moves_left": 1}).play("s1>l1")
    assert single.turn == 2
    assert "pass" not in single.legal()


@pytest.mark.parametrize("winners", [[1], [2], [1, 2]])
def test_both_seats_cannot_have_all_pieces_home(winners: list[int]) -> None:
    everything = {"1": 10, "2": 10}
    document = over(cells={}, home=everything, result={"winners": winners, "scores": everything})
    with pytest.raises(tablee.InvalidPosition) as caught:
        LOTUS.from_json(document)
    assert caught.value.field == "result.winners"
