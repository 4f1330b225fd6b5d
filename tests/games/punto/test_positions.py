"""Punto's positions: views, redealing, all 72 cards, spelling, position JSON and the drawing."""

from __future__ import annotations

import io
import json
from collections import Counter
from itertools import chain
from typing import Any

import pytest
from rich.console import Console

import tablee
from tablee import texts
from tablee.core.rng import below, generator
from tablee.games.punto.terminal import draw
from tablee.testing import random_game
from tests.games.punto.positions import (
    CARDS,
    NO_RUN,
    PUNTO,
    held,
    members,
    on_table,
    one_short,
    set_up,
    square,
)

# What everybody knows, and what nobody does.


def test_a_view_counts_piles_and_shows_the_turned_up_card_to_all() -> None:
    position = set_up({}, {"0,0": "r7"}, hands={2: "g5"})
    for seat in (None, 1, 2):
        assert position.view(seat)["piles"] == {"1": 35, "2": 35}
        assert position.view(seat)["hands"] == {"1": [], "2": ["g5"]}


def test_an_expert_sees_no_hand_but_its_own_not_even_a_mates() -> None:
    position = PUNTO.new({"seats": 6, "expert": True}, bytes(32))
    for seat in range(1, 7):
        hands = position.view(seat)["hands"]
        assert hands.pop(str(seat)) == position.to_json()["hands"][str(seat)]
        assert list(hands.values()) == [2] * 5
    assert list(position.view(None)["hands"].values()) == [2] * 6


@pytest.mark.parametrize("options", PUNTO.variants)
def test_redealing_keeps_what_is_known(options: dict[str, Any]) -> None:
    """The view, each side's colours, and how many neutral cards each side has."""
    for position in list(random_game(PUNTO, options, 2, 120))[:-1:12]:
        truth = position.to_json()
        for seat in (None, *range(1, position.setup.seats + 1)):
            other = position.redealt(seat, 5)
            document = other.to_json()
            assert json.dumps(other.view(seat)) == json.dumps(position.view(seat))
            assert document["seed"] != truth["seed"]
            assert PUNTO.from_json(document) == other
            for side in range(1, len(truth["won"]) + 1):
                ours = held(truth, *members(truth, side))
                theirs = held(document, *members(document, side))
                assert len(ours) == len(theirs)
                own = truth["colours"][str(side)]
                assert Counter(c for c in ours if c[0] in own) == Counter(
                    c for c in theirs if c[0] in own
                )


def test_redealing_gives_every_hidden_card_every_place() -> None:
    """A neutral card may be another side's, an own card the mate's, and nobody knows its pile."""
    position = PUNTO.new({"seats": 6}, bytes(32))
    deals = 1500
    tops = Counter(
        position.redealt(2, number).to_json()["piles"]["2"][0] for number in range(deals)
    )
    assert set(tops) == {f"{colour}{value}" for colour in "by" for value in range(1, 10)}
    neutral = sum(count for card, count in tops.items() if card[0] == "y")
    assert neutral / deals == pytest.approx(6 / 24, abs=0.07)
    assert max(tops.values()) / deals < 2 / 24 + 0.06


def test_redealing_leaves_the_seat_to_move_a_card_that_fits() -> None:
    """In a full square an expert who is to move does not hold two ones: others know that much."""
    cards = square(NO_RUN, {}, but="5,0")
    before = set_up({"seats": 4, "expert": True}, cards, hands={4: "y9 y8", 1: "r1 r9"})
    position = before.play("y9@5,0")
    deals = [position.redealt(2, number) for number in range(300)]
    assert all(deal.legal() for deal in deals)
    hands = {tuple(deal.to_json()["hands"]["1"]) for deal in deals}
    assert len(hands) > 10
    assert any("r1" in hand for hand in hands)


def test_a_finished_match_is_not_redealt() -> None:
    over = list(random_game(PUNTO, {"seats": 4, "rounds_to_win": 1}, 1))[-1]
    assert over.redealt(1, 3) == over


# All 72 cards, always; and playing at random.


@pytest.mark.parametrize("options", PUNTO.variants)
def test_no_card_appears_or_vanishes(options: dict[str, Any]) -> None:
    for position in random_game(PUNTO, options, 7):
        document = position.to_json()
        cards = [*on_table(document), *held(document, *range(1, position.setup.seats + 1))]
        cards += chain(*document["removed"].values(), document["discarded"])
        assert Counter(cards) == Counter(CARDS), document


@pytest.mark.parametrize("options", PUNTO.variants)
def test_a_rollout_makes_the_moves_that_random_play_makes(options: dict[str, Any]) -> None:
    """With the same generator, `rollout` and picking from `legal` come to the same position."""
    start = list(random_game(PUNTO, options, 4, 20))[-1]
    for number in range(3):
        rng = generator(number)
        position = start
        while position.turn is not None:
            actions = position.actions()
            position = position.act(actions[below(rng, len(actions))])
        state, scratch = list(start.state), [0] * PUNTO.max_actions
        moves = PUNTO.kernel.rollout(start.setup.rules, state, generator(number), scratch)
        assert tuple(state) == position.state
        assert moves == position.ply - start.ply


# What is no spelling and no position.


NO_SPELLING = """r7 r7@ r7@0 r7@0, R7@0,0 r0@0,0 r10@0,0 v7@0,0 r7@-0,0 r7@00,0 r7@+1,0 r7@10,0
    r7@0,0,0 0,0 r7@x,y r7@0.0 r٧@0,0 r7@٠,0 pass r7-0,0"""


@pytest.mark.parametrize("text", ["", " r7@0,0", "r7@0,0\n", "r7@0, 0", *NO_SPELLING.split()])
def test_other_spellings_are_invalid(text: str) -> None:
    with pytest.raises(tablee.InvalidMove):
        PUNTO.new().play(text)


@pytest.mark.parametrize("action", [-1, 0, 10, 63, 64, 1 << 16, 1 << 20, 10**12])
def test_an_integer_that_is_no_action_is_refused(action: int) -> None:
    with pytest.raises((tablee.InvalidMove, tablee.IllegalMove)):
        PUNTO.new().act(action)


MIDDLE = {"0,0": "b2 r7", "1,0": "g9", "0,1": "y1"}  # seat 2 of two is to move


def wrong_field(document: dict[str, Any]) -> str:
    with pytest.raises(tablee.InvalidPosition) as caught:
        PUNTO.from_json(document)
    return caught.value.field


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"round": 0}, "round"),
        ({"round": 21}, "round"),
        ({"starter": 3}, "starter"),
        ({"turn": 2}, "hands.1"),
        ({"neutral": "y"}, "neutral"),
        ({"colours": {"1": ["r", "g"], "2": ["b", "y"]}}, "colours.1"),
        ({"colours": {"1": ["r", "b"]}}, "colours"),
        ({"won": {"1": 2, "2": 0}, "round": 3}, "won.1"),
        ({"won": {"1": -1, "2": 0}}, "won.1"),
        ({"won": {"1": 10**30, "2": 0}}, "won.1"),
        ({"hands": {"1": [], "2": []}}, "piles"),
        ({"hands": {"2": [], "1": ["r5"]}}, "hands"),
        ({"hands": {"1": ["g5"], "2": []}}, "hands.1"),
        ({"hands": {"1": ["r0"], "2": []}}, "hands.1"),
        ({"discarded": ["y2"]}, "discarded"),
        ({"cards": {}}, "piles"),
        ({"cards": {"0,0": ["z9"]}}, "cards.0,0"),
        ({"options": {"seats": 3}}, "hands"),
        ({"options": {"seats": 2, "teams": True}}, "options.teams"),
    ],
)
def test_an_impossible_position_names_its_field(change: dict[str, Any], field: str) -> None:
    document = set_up({}, MIDDLE, hands={1: "r5"}).to_json()
    assert PUNTO.from_json(document).to_json() == document
    assert wrong_field({**document, **change}) == field


@pytest.mark.parametrize(
    ("cards", "field"),
    [
        ({"0,0": "r7 b2"}, "cards.0,0"),
        ({"0,0": "b7 r7"}, "cards.0,0"),
        ({"0,0": ""}, "cards.0,0"),
        ({"0,0": "r7", "1,1": "g9", "3,3": "b1"}, "cards.3,3"),
        ({"0,0": "r7", "6,0": "g9"}, "cards"),
        ({"0,0": "r7", "01,0": "g9"}, "cards.01,0"),
        ({"1,0": "r7"}, "cards"),
    ],
    ids=["falling", "equal", "empty", "apart", "wide", "misspelt", "no-first"],
)
def test_a_table_that_cannot_lie_so_names_its_field(cards: dict[str, str], field: str) -> None:
    with pytest.raises(tablee.InvalidPosition) as caught:
        set_up({}, cards)
    assert caught.value.field == field


def test_a_pile_cannot_be_higher_than_its_share() -> None:
    document = PUNTO.new({"seats": 8}, bytes(32)).to_json()
    document["piles"]["6"].append(document["piles"]["2"].pop())
    assert wrong_field(document) == "piles.6"


@pytest.mark.parametrize(
    "cards",
    [{f"{x},0": f"r{x + 1}" for x in (0, 1, 2, 3)}, {"0,0": "r7", "1,0": "g8 y9"}],
    ids=["one-side-placed-all", "out-of-turn"],
)
def test_a_table_set_up_by_hand_loads_and_plays(cards: dict[str, str]) -> None:
    position = set_up({}, cards)
    assert PUNTO.from_json(position.to_json()) == position
    assert position.play(position.legal()[0]).ply == position.ply + 1
    for seat in (None, 1, 2):
        assert position.redealt(seat, 4).view(seat) == position.view(seat)


def test_a_third_copy_is_refused_where_it_lies() -> None:
    document = set_up({}, MIDDLE).to_json()
    document["piles"]["1"][-3:] = ["r9"] * 3
    assert wrong_field(document) == "piles.1"


def test_a_hand_holds_what_clause_1_says() -> None:
    document = set_up({}, MIDDLE, hands={1: "r5"}).to_json()
    document["hands"]["2"].append(document["piles"]["2"].pop())
    assert wrong_field(document) == "hands.2"
    document = set_up({"expert": True}, MIDDLE).to_json()
    document["piles"]["2"].append(document["hands"]["2"].pop())
    assert wrong_field(document) == "hands.2"
    document["hands"]["2"] += [document["piles"]["2"].pop(), document["piles"]["2"].pop()]
    assert wrong_field(document) == "hands.2"


def test_a_round_that_would_be_over_is_refused() -> None:
    row = {f"{x},0": f"r{x + 1}" for x in range(5)}
    row |= {"0,1": "g1", "1,2": "y1", "2,1": "g2", "3,2": "y2"}
    with pytest.raises(tablee.InvalidPosition) as caught:
        set_up({}, row)
    assert caught.value.field == "cards"
    with pytest.raises(tablee.InvalidPosition) as caught:
        set_up({"seats": 4}, square(NO_RUN, {}), hands={1: "r1"})
    assert caught.value.field == "hands"


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"winners": [2]}, "result.winners"),
        ({"winners": []}, "result.winners"),
        ({"reason": "runs"}, "result.reason"),
        ({"reason": "rounds"}, "result.reason"),
        ({"scores": {"1": 1, "2": 0, "3": 0}}, "result.scores"),
    ],
)
def test_a_result_that_does_not_follow_is_refused(change: dict[str, Any], field: str) -> None:
    document = one_short({"seats": 3}, removed={1: "r8"}).play("r9@3,0").to_json()
    assert PUNTO.from_json(document).to_json() == document
    document["result"].update(change)
    assert wrong_field(document) == field


def test_a_row_on_the_table_is_refused_while_the_round_is_in_progress() -> None:
    cards = {f"{x},0": f"b{x + 1}" for x in range(4)} | {"4,1": "r9"}
    cards |= {f"{x},{y}": f"{'rgy'[(x + y) % 3]}{x + 1}" for x in range(4) for y in (1, 2, 3)}
    with pytest.raises(tablee.InvalidPosition) as caught:
        set_up({"seats": 4}, cards)
    assert (caught.value.field, caught.value.details["problem"]) == ("cards", "problem-over")


def test_a_match_is_over_only_after_its_last_round() -> None:
    drawn = one_short({"seats": 3}, round=20).play("r9@3,0").to_json()
    assert PUNTO.from_json(drawn).to_json() == drawn
    assert wrong_field({**drawn, "round": 19}) == "round"
    going_on = one_short({"seats": 3}, round=20).to_json()
    scores = {"1": 0, "2": 0, "3": 0}
    result = {"winners": [], "reason": "rounds", "scores": scores}
    assert wrong_field({**going_on, "turn": None, "result": result}) == "result"


# The terminal drawing.


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("options", PUNTO.variants)
def test_the_drawing_fits_a_terminal_and_names_every_visible_card(
    options: dict[str, Any], language: str
) -> None:
    for position in list(random_game(PUNTO, options, 3, 120))[::13]:
        last = {"last": position.moves()[-1]} if position.moves() else {}
        view = {**position.view(position.turn), **last}
        output = io.StringIO()
        picture = draw(view, lambda name, **words: texts.say(name, language, **words))
        Console(file=output, width=80, no_color=True).print(picture)
        drawn = output.getvalue().splitlines()
        assert len(drawn) <= 20
        assert "punto-" not in output.getvalue()
        shown = Counter(word.strip("›‹²³⁴⁵⁶⁷⁸⁹") for line in drawn for word in line.split())
        assert all(shown[stack[-1]] for stack in view["cards"].values())
