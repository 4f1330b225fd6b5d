"""Lotus on other tracks than the standard one."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tablee
from tablee import texts
from tablee.core.playouts import playouts
from tablee.testing import random_game
from tests.games.lotus.positions import LOTUS, STANDARD, cells, refused, set_up, track


def test_a_track_without_fields_of_the_entries_has_one_way_in() -> None:
    position = LOTUS.new({"track": track(entry_fields=0)})
    assert position.legal() == ("s4>4", "s3>3", "s2>2", "s1>1")
    assert cells(position.play("s1>1")) == {"1": [1]}


def test_a_track_with_five_fields_an_entry_joins_at_6() -> None:
    position = LOTUS.new({"track": track(entry_fields=5)})
    assert position.legal()[:2] == ("s4>l4", "s4>r4")
    joined = set_up("l5:1 r4:21 13:2", options={"track": track(entry_fields=5)})
    assert joined.legal() == ("l5>6", "r4>6")


def test_a_track_may_lack_the_springboard() -> None:
    options = {"track": track(springboard=None)}
    assert set_up("5:221 13:2", options=options).legal() == ("5>8",)
    assert cells(set_up("8:1 13:2", options=options)) == {"8": [1], "13": [2]}


@pytest.mark.parametrize("length", [4, 9, 40])
def test_a_track_may_be_short_or_long(length: int) -> None:
    options = {"track": track(route_length=length, springboard=None)}
    position = set_up(f"{length}:1 l1:2", options=options)
    assert position.legal() == (f"{length}>home",)
    assert playouts(LOTUS.new(options), 20).reasons == {"home": 20}


def test_a_track_with_one_entry_offers_no_choice() -> None:
    position = LOTUS.new({"track": track(entries=["a"])})
    assert position.legal() == ("s4>4", "s3>a3", "s2>a2", "s1>a1")


def test_a_track_with_three_entries_offers_three() -> None:
    options = {"track": track(entries=["a", "b", "c"]), "seats": 3}
    position = LOTUS.new(options)
    assert position.legal()[:3] == ("s3>a3", "s3>b3", "s3>c3")
    assert len(position.legal()) == 9
    after = position.play("s3>c3").play("s3>b3").play("s3>c3")
    assert cells(after) == {"b3": [2], "c3": [1, 3]}
    assert refused(set_up("b1:21 9:2", options={"track": options["track"]}), "b1>c3") == (
        "other_entry",
        "2",
    )


def test_a_track_with_all_that_the_kernel_can_hold_is_played_to_the_end() -> None:
    widest = track(
        entries=["a", "b", "c", "d"],
        entry_fields=8,
        route_length=39,
        springboard=38,
        start_piles={"2": [5, 4, 3, 2, 1], "3": [4, 3, 2, 1], "4": [4, 2, 1]},
    )
    seen: set[str] = set()
    for number in range(12):
        line = list(random_game(LOTUS, {"track": widest, "seats": 2 + number % 3}, number))
        assert line[-1].result is not None
        seen = seen.union(*map(cells, line))
    fields = line[0].setup.parts.track.fields
    assert len(fields) == 63
    assert set(fields) - seen == {"38"}


def test_start_piles_go_by_the_track_and_the_number_of_seats() -> None:
    piles = {"2": [2, 6], "3": [5], "4": [1, 3]}
    options = {"track": track(start_piles=piles)}
    assert LOTUS.new(options).legal() == ("s2>l2", "s2>r2", "s6>6")
    assert LOTUS.new({**options, "seats": 3}).legal() == ("s5>5",)
    assert LOTUS.new({**options, "seats": 4}).to_json()["start"]["4"] == [1, 3]


def test_a_custom_track_is_stored_whole_and_the_shipped_one_by_name() -> None:
    own = track(entry_fields=5, comment="ours")
    record = LOTUS.new({"track": own}).play("s4>l4").record()
    assert record.options["track"] == own
    again = tablee.Record.from_json(json.loads(json.dumps(record.to_json()))).last()
    assert cells(again) == {"l4": [1]}
    assert LOTUS.new().options["track"] == "standard"


PROBLEMS = [
    ({"speed": 3}, "speed", "problem-unknown"),
    ({"entries": "lr"}, "entries", "problem-expected"),
    ({"entries": []}, "entries", "problem-expected"),
    ({"entries": ["a", "b", "c", "d", "e"]}, "entries", "problem-expected"),
    ({"entries": ["l", "R"]}, "entries[1]", "problem-expected"),
    ({"entries": ["l", "rr"]}, "entries[1]", "problem-expected"),
    ({"entries": ["l", ""]}, "entries[1]", "problem-expected"),
    ({"entries": ["é"]}, "entries[0]", "problem-expected"),
    ({"entries": [1]}, "entries[0]", "problem-expected"),
    ({"entries": ["l", "s"]}, "entries[1]", "lotus-problem-letter"),
    ({"entries": ["l", "l"]}, "entries[1]", "problem-duplicate"),
    ({"route_length": 3}, "route_length", "problem-expected"),
    ({"route_length": 41}, "route_length", "problem-expected"),
    ({"route_length": 14.0}, "route_length", "problem-expected"),
    ({"entry_fields": -1}, "entry_fields", "problem-expected"),
    ({"entry_fields": 14}, "entry_fields", "problem-expected"),
    ({"entry_fields": True}, "entry_fields", "problem-expected"),
    ({"entry_fields": 24, "route_length": 40}, "entry_fields", "lotus-problem-fields"),
    ({"springboard": 3}, "springboard", "problem-expected"),
    ({"springboard": 15}, "springboard", "problem-expected"),
    ({"springboard": "8"}, "springboard", "problem-expected"),
    ({"start_piles": [4, 3, 2, 1]}, "start_piles", "problem-expected"),
    ({"start_piles": {"2": [1], "3": [1]}}, "start_piles.4", "problem-missing"),
    ({"start_piles": {"2": [1], "3": [1], "4": [1], "5": [1]}}, "start_piles.5", "problem-unknown"),
    ({"start_piles": {"2": [1], "3": [], "4": [1]}}, "start_piles.3", "problem-expected"),
    ({"start_piles": {"2": 10, "3": [1], "4": [1]}}, "start_piles.2", "problem-expected"),
    (
        {"start_piles": {"2": list(range(1, 10)), "3": [1], "4": [1]}},
        "start_piles.2",
        "problem-expected",
    ),
    ({"start_piles": {"2": [1, 0], "3": [1], "4": [1]}}, "start_piles.2[1]", "problem-expected"),
    ({"start_piles": {"2": [16], "3": [1], "4": [1]}}, "start_piles.2[0]", "problem-expected"),
    ({"start_piles": {"2": ["1"], "3": [1], "4": [1]}}, "start_piles.2[0]", "problem-expected"),
    ({"start_piles": {"2": [1], "3": [2, 2], "4": [1]}}, "start_piles.3[1]", "problem-duplicate"),
    ({"start_piles": {"2": [1], "3": [1], "4": [7, 1]}}, "start_piles.4", "lotus-problem-pieces"),
]


@pytest.mark.parametrize(("change", "entry", "problem"), PROBLEMS)
def test_an_invalid_track_names_the_entry_and_the_problem(
    change: dict[str, Any], entry: str, problem: str
) -> None:
    with pytest.raises(tablee.InvalidComponents) as caught:
        LOTUS.new({"track": track(**change)})
    assert (caught.value.details["entry"], caught.value.details["problem"]) == (entry, problem)
    for language in texts.LANGUAGES:
        message = caught.value.message(language)
        assert entry in message
        assert "problem" not in message
        assert "$" not in message


@pytest.mark.parametrize("entry", list(STANDARD))
def test_a_track_that_lacks_an_entry_names_it(entry: str) -> None:
    data = {key: value for key, value in STANDARD.items() if key != entry}
    with pytest.raises(tablee.InvalidComponents) as caught:
        LOTUS.new({"track": data})
    assert caught.value.details["entry"] == entry
    assert caught.value.details["problem"] == "problem-missing"


def test_the_limits_of_a_track_themselves_are_playable() -> None:
    for change in (
        {"entry_fields": 23, "route_length": 40, "springboard": 24},
        {"entry_fields": 13, "springboard": 14},
        {"start_piles": {"2": [15], "3": [10], "4": [4, 3]}},
        {"start_piles": {"2": [9, 6], "3": [1, 2, 3, 4], "4": [7]}},
    ):
        assert LOTUS.new({"track": track(**change)}).legal()
