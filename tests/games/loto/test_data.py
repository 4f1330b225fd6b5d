"""Loto Points Rouges as data: notation, options, component sets, position JSON."""

from __future__ import annotations

import copy
import json
from collections import Counter
from typing import Any

import pytest

import tablee
from tablee import texts
from tablee.core.rng import generator
from tablee.games.loto.rules.patience import random_patience
from tablee.games.loto.rules.table import random_table
from tests.games.loto.positions import GAME, STANDARD, load, patience, seed, table

RACKS = ["T01 T01 T01 T02 T02", "T03 T03 T03 T04 T04"]

# -- notation --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "", "T1@C:a1", "T20@C:a1b1", "T07@O:a1b1c1", "T07@C:b1a1c1", "T07@C:a1a1b1", "T07@C:",
        "T07@C", "T07@C:a1b1f1", "T07@C:a6", "J@C", "t07@C:a1b1c1", "T07@C:a1 b1 c1", "END", "end ",
        "pass:", "pass:T99", "swap", "swap:", "undo:J", "T0٧@C:a1b1c1", "T07@C:a1b1c1\n",
    ],
)  # fmt: skip
def test_a_text_that_is_no_move_is_misspelt(text: str) -> None:
    with pytest.raises(tablee.InvalidMove):
        GAME.new({}, seed(1)).play(text)


@pytest.mark.parametrize(
    "action", [-1, 0, 5 << 25, 31 << 29 | 1, 15 << 25 | 1, 6 << 34, 1 << 34 | 1]
)
def test_an_integer_that_is_no_action_is_misspelt(action: int) -> None:
    with pytest.raises(tablee.InvalidMove):
        GAME.new({}, seed(1)).act(action)


# -- options ---------------------------------------------------------------------------------------


def test_the_seats_go_with_the_mode() -> None:
    assert GAME.new({}).options["seats"] == 2
    assert GAME.new({"mode": "patience"}).options["seats"] == 1
    assert GAME.new({"mode": "patience", "seats": 1}).options["seats"] == 1


@pytest.mark.parametrize(
    ("options", "option"),
    [
        ({"seats": 1}, "seats"),
        ({"seats": 5}, "seats"),
        ({"mode": "patience", "seats": 2}, "seats"),
        ({"mode": "solo"}, "mode"),
        ({"figure": "B"}, "figure"),
        ({"mode": "patience", "figure": "A"}, "figure"),
        ({"mode": "patience", "figure": "b"}, "figure"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_options_that_do_not_go_together(options: dict[str, Any], option: str) -> None:
    with pytest.raises(tablee.InvalidOptions) as caught:
        GAME.new(options)
    assert caught.value.details["option"] == option


# -- components ------------------------------------------------------------------------------------


def box(**changes: Any) -> dict[str, Any]:
    return {**copy.deepcopy(STANDARD), **changes}


def box_with(kind: str, index: int, **changes: Any) -> dict[str, Any]:
    """A box in which one tile or figure is different."""
    changed = box()
    changed[kind][index] |= changes
    return changed


BROKEN = [
    (box(copies=2), "tiles", "loto-problem-total"),
    (box(copies=0), "copies", "problem-expected"),
    (box(jokers=12), "jokers", "problem-expected"),
    (box(price=3), "price", "problem-unknown"),
    (box(tiles="T01"), "tiles", "problem-kind"),
    (box(figures=STANDARD["figures"][:13]), "figures", "problem-count"),
    ({"copies": 3, "jokers": 13, "tiles": []}, "figures", "problem-missing"),
    (box_with("tiles", 2, id="T2"), "tiles[2].id", "problem-expected"),
    (box_with("tiles", 2, id="T01"), "tiles[2].id", "problem-duplicate"),
    (box_with("tiles", 2, copies=0), "tiles[2].copies", "problem-expected"),
    (box_with("tiles", 2, copies=4), "tiles", "loto-problem-total"),
    (box_with("tiles", 2, shape="##"), "tiles[2].shape", "problem-unknown"),
    (box_with("tiles", 2, pattern="#.x/.../..."), "tiles[2].pattern", "problem-expected"),
    (box_with("tiles", 2, pattern="#../..."), "tiles[2].pattern", "loto-problem-grid"),
    (box_with("tiles", 2, pattern="#..#/.../..."), "tiles[2].pattern", "loto-problem-outside"),
    (box_with("tiles", 2, pattern="#../.../.../#.."), "tiles[2].pattern", "loto-problem-outside"),
    (box_with("tiles", 2, pattern="#../.../..."), "tiles[2].pattern", "loto-problem-dots"),
    (box_with("tiles", 2, pattern="##./##./..."), "tiles[2].pattern", "loto-problem-dots"),
    (box_with("tiles", 2, pattern=".../.#./.#."), "tiles[2].pattern", "loto-problem-same"),
    (box_with("figures", 1, letter="b"), "figures[1].letter", "problem-expected"),
    (box_with("figures", 1, letter="A"), "figures[1].letter", "problem-duplicate"),
    (box_with("figures", 1, points=15), "figures[1].points", "loto-problem-points"),
    (box_with("figures", 1, points="16"), "figures[1].points", "problem-kind"),
    (box_with("figures", 1, points=0, rows="/".join(["....."] * 5)), "figures[1].points",
     "loto-problem-points"),
    (box_with("figures", 1, rows="######/#...#/#...#/#...#/#####"), "figures[1].rows",
     "loto-problem-outside"),
    (box_with("figures", 1, rows="#####/#...#/#...#/#...#"), "figures[1].rows",
     "loto-problem-grid"),
]  # fmt: skip


@pytest.mark.parametrize(("data", "entry", "problem"), BROKEN)
def test_an_unplayable_box_is_refused(data: dict[str, Any], entry: str, problem: str) -> None:
    with pytest.raises(tablee.InvalidComponents) as caught:
        GAME.new({"components": data})
    assert caught.value.details["entry"] == entry
    assert caught.value.details["problem"] == problem
    for language in texts.LANGUAGES:
        assert texts.has(problem, language)
        assert entry in caught.value.message(language)


def test_the_owner_of_a_box_can_transcribe_it() -> None:
    own = box_with("figures", 0, points=3, rows="###../...../...../...../.....")
    own["tiles"] = own["tiles"][:18]  # a kind less, and three more of another
    own["tiles"][4]["copies"] = 6
    position = GAME.new({"components": own}, seed(1))
    assert Counter(position.to_json()["bag"])["T05"] <= 6
    assert "T19" not in position.to_json()["bag"]
    assert load(position.to_json()) == position
    while position.turn is not None:
        position = position.play(position.legal()[-1])
    assert load(position.to_json()) == position


def test_a_patience_needs_a_figure_of_the_proper_size() -> None:
    own = box()
    for figure in own["figures"]:
        if figure["points"] in (12, 16):
            figure |= {"points": 3, "rows": "###../...../...../...../....."}
    with pytest.raises(tablee.InvalidOptions):
        GAME.new({"mode": "patience", "components": own})
    assert GAME.new({"components": own}).turn == 1


# -- position JSON ---------------------------------------------------------------------------------


def test_the_fields_of_a_position_are_those_of_the_spec_in_order() -> None:
    common = ["game", "options", "turn", "ply", "result"]
    own = ["figures", "waiting", "done", "racks", "jokers", "bag", "tokens", "turn_state", "passes"]
    assert list(GAME.new({}).to_json()) == [*common, *own, "seed"]
    alone = GAME.new({"mode": "patience"}).to_json()
    assert list(alone) == [*common, *own, "exchanges", "placed", "seed"]


@pytest.mark.parametrize("options", GAME.variants)
def test_a_position_is_loaded_as_it_was_written(options: dict[str, Any]) -> None:
    position = GAME.new(options, seed(4))
    moves = generator(4)
    for _ in range(60):
        assert load(json.loads(json.dumps(position.to_json()))) == position
        if position.turn is None:
            break
        rules, state, scratch = position.setup.rules, list(position.state), [0] * 1035
        choose = random_patience if options.get("mode") == "patience" else random_table
        position = position.act(choose(rules, state, moves, scratch))


def edited(document: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return copy.deepcopy(document) | changes


TABLE = table({"B": "a1b1c1d1e5", "K": "", "D": "*"}, RACKS, [1, 1], bag=["T05", "J", "T07"])
OVER = load(table({"K": "a2"}, ["", ""], [1, 0], bag=[])).play("J@K:a2").to_json()
ALONE = load(patience("G", "J J J J J T08 T08 T08")).play("T08@G:a1a2b2").to_json()


@pytest.mark.parametrize(
    ("document", "field"),
    [
        (edited(TABLE, figures=TABLE["figures"][:2]), "waiting"),
        (edited(TABLE, figures=[*TABLE["figures"], TABLE["figures"][0]]), "figures"),
        (edited(TABLE, figures=[{"letter": "X", "covered": []}]), "figures[0].letter"),
        (edited(TABLE, figures=[{"letter": "B", "covered": ["c3"]}]), "figures[0].covered"),
        (edited(TABLE, figures=[{"letter": "B", "covered": ["b1", "a1"]}]), "figures[0].covered"),
        (edited(TABLE, figures=[{"letter": "B", "covered": ["a1", "a1"]}]), "figures[0].covered"),
        (edited(TABLE, waiting=["A"]), "waiting"),
        (edited(TABLE, waiting=["AB"]), "waiting[0]"),
        (edited(TABLE, done={"1": TABLE["done"]["1"][1:], "2": []}), "waiting"),
        (edited(TABLE, done={"1": ["A"]}), "done"),
        (edited(TABLE, done={"1": [], "2": ["Z"]}), "done.2[0]"),
        (edited(TABLE, racks={"1": [], "2": []}), None),
        (edited(TABLE, racks={"1": ["T02", "T01"], "2": []}), "racks.1"),
        (edited(TABLE, racks={"1": ["J"], "2": []}), "racks.1"),
        (edited(TABLE, racks={"1": ["T77"], "2": []}), "racks.1[0]"),
        (edited(TABLE, racks={"1": ["T01"] * 6, "2": []}), "racks.1"),
        (edited(TABLE, jokers={"1": -1, "2": 1}), "jokers.1"),
        (edited(TABLE, jokers={"1": 6, "2": 8}), "jokers"),
        (edited(TABLE, jokers={"2": 1, "1": 1}), "jokers"),
        (edited(TABLE, bag=["T05", "T07"]), None),
        (edited(TABLE, bag=["J", "J", "T05", "T07"]), "bag"),
        (edited(TABLE, bag=["T05", "J", "T08"]), None),
        (edited(TABLE, bag=["T05", "J", "X"]), "bag[2]"),
        (edited(TABLE, tokens={"1": 0, "2": 0}), "tokens.1"),
        (edited(TABLE, turn_state={"figure": None, "placed": 1}), "turn_state.figure"),
        (edited(TABLE, turn_state={"figure": "B", "placed": 0}), "turn_state.figure"),
        (edited(TABLE, turn_state={"figure": "A", "placed": 1}), "turn_state.figure"),
        (edited(TABLE, turn_state={"figure": "B", "placed": 1}), None),
        (edited(TABLE, turn_state={"figure": "B", "placed": 2}), None),
        (edited(TABLE, turn_state={"figure": "K", "placed": 1}), "turn_state.placed"),
        (edited(TABLE, turn_state={"figure": "B", "placed": -1}), "turn_state.placed"),
        (edited(TABLE, turn_state={"figure": "B", "placed": 1}, passes=1), "passes"),
        (edited(TABLE, turn_state={"figure": "B", "placed": 2}, turn=2), "turn_state.placed"),
        (edited(TABLE, passes=1), None),
        (edited(TABLE, passes=2), "passes"),
        (edited(TABLE, passes=-1), "passes"),
        (edited(TABLE, exchanges=0), "exchanges"),
        (edited(TABLE, turn=None), "turn"),
        (edited(TABLE, turn=3), "turn"),
        (edited(TABLE, seed="00"), "seed"),
        (edited(TABLE, colour=1), "colour"),
        (edited(TABLE, options={"seats": 9}), "options.seats"),
        (edited(OVER, turn=1, result=None), "jokers"),
        (edited(OVER, result=OVER["result"] | {"reason": "stuck"}), "result.reason"),
        (edited(OVER, result=OVER["result"] | {"winners": [2]}), "result.winners"),
        (edited(OVER, result=OVER["result"] | {"scores": {"1": 1, "2": 0}}), "result.scores.1"),
        (edited(ALONE, placed=[]), "turn_state.placed"),
        (edited(ALONE, placed=["T08@G:a4b4a5"]), "placed"),
        (edited(ALONE, placed=["T08@G:a1a2b1"]), "placed[0]"),
        (edited(ALONE, placed=["T08@H:a1a2b2"]), "placed[0]"),
        (edited(ALONE, placed=["end"]), "placed[0]"),
        (edited(ALONE, placed=["T07@G:a1a2b2"]), "placed[0]"),
        (edited(ALONE, exchanges=1), "exchanges"),
        (edited(ALONE, bag=ALONE["bag"][1:], exchanges=1), None),
        (edited(ALONE, bag=["T08"] * 2 + ALONE["bag"][2:]), "bag"),
        (edited(ALONE, jokers={"1": 4}), "racks.1"),
        (edited(ALONE, figures=[{"letter": "A", "covered": []}]), "turn_state.figure"),
        (edited(ALONE, waiting=["A"]), "waiting"),
        (edited(ALONE, done={"1": ["A"]}), "done.1"),
        (edited(ALONE, tokens={"1": 1}), "tokens.1"),
        (edited(ALONE, passes=1), "passes"),
        (edited(ALONE, options=ALONE["options"] | {"figure": "E"}), "figures[0].letter"),
        (patience("D", "J J J J J T08 T08 T08"), "figures[0].letter"),
        (patience("G", "T05 T05 T05 T06 T06 T06 T02 T17", bag=0), "bag"),
    ],
)
def test_a_position_must_add_up(document: dict[str, Any], field: str | None) -> None:
    """A wrong field is named; None marks an edit that is still a position."""
    if field is None:
        assert load(document).to_json() == document
        return
    with pytest.raises(tablee.InvalidPosition) as caught:
        load(document)
    assert caught.value.field == field
