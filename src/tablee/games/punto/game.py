"""Punto as data: its options, notation, position JSON, views and reasons for refusing.

The rules are in `kernel`, the position JSON is read and written by `document`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, ClassVar

from tablee.core.components import ComponentSet
from tablee.core.game import Game, Kernel, Setup
from tablee.core.jsonio import view_of
from tablee.core.options import Flag, Number, OneOf
from tablee.core.slots import SEED, SEEDED, TURN
from tablee.core.space import Space
from tablee.games.punto import showing, space, views
from tablee.games.punto.audit import check_state
from tablee.games.punto.document import (
    CARD,
    NUMBER,
    PuntoJson,
    card_of,
    card_text,
    decode,
    encode,
    hand_of,
    stacks,
)
from tablee.games.punto.rules import kernel as k
from tablee.games.punto.rules.deal import deal_round
from tablee.games.punto.rules.hidden import determinize
from tablee.games.punto.rules.layout import LAST_CARD, SIZE, VALUES, action_of
from tablee.games.punto.seating import Seating, settle_teams

_MOVE = re.compile(f"({CARD})@({NUMBER}),({NUMBER})")


class Punto(Game):
    """Punto: four (or five) of your colour in a row, in a square that nobody has drawn."""

    name = "punto"
    kernel = Kernel(
        k.legal, k.play, k.rollout, determinize, space.number, space.observe, space.deal
    )
    options = (
        OneOf("seats", 2, (2, 3, 4, 6, 8)),
        Flag("teams", False),
        Flag("expert", False),
        Number("rounds_to_win", 2, 1, 5),
        OneOf("next_starter", "after_last", ("after_last", "after_winner")),
    )
    reasons = ("row", "runs", "rounds")
    refusals: ClassVar[Mapping[str, str]] = {
        "not_your_card": "1",
        "first_card": "1",
        "not_higher": "2",
        "not_touching": "2",
        "too_wide": "2",
    }
    hidden = True
    chance = True
    max_actions = 2 * 49  # two cards, each on a 5x5 square of lower ones or around it
    json_type = PuntoJson
    effects_type = showing.PuntoEffects
    view_type = view_of(
        PuntoJson, piles=dict[str, int], hands=dict[str, list[str] | int], facts=showing.PuntoFacts
    )
    variants = (
        {},
        {"rounds_to_win": 1},
        {"expert": True, "rounds_to_win": 1},
        {"seats": 3},
        {"seats": 3, "expert": True, "rounds_to_win": 3},
        {"seats": 4, "rounds_to_win": 1},
        {"seats": 4, "teams": True},
        {"seats": 6},
        {"seats": 6, "expert": True, "rounds_to_win": 1},
        {"seats": 8, "expert": True},
        {"seats": 3, "next_starter": "after_winner"},
        {"seats": 4, "teams": True, "rounds_to_win": 3, "next_starter": "after_winner"},
    )

    def setup(self, options: dict[str, Any], sets: Mapping[str, ComponentSet]) -> Setup:
        options = settle_teams(options)
        seating = Seating.of(options)
        return Setup(options, seating.seats, list(seating.rules(options)), seating)

    def deal(self, setup: Setup, seed_words: list[int]) -> list[int]:
        start = [0] * SIZE
        start[SEEDED] = 1
        start[SEED : SEED + 8] = seed_words
        state = list(start)
        deal_round(setup.rules, state, 1)
        return state

    def space_of(self, setup: Setup) -> Space:
        return space.space()

    # -- notation --------------------------------------------------------------------------------

    def text(self, setup: Setup, state: list[int], action: int) -> str:
        card, x, y = _parts(action)
        if not (card <= LAST_CARD and 1 <= card & 15 <= VALUES and abs(x) < 10 and abs(y) < 10):
            raise self.misspelt(action)
        return f"{card_text(card)}@{x},{y}"

    def parse(self, setup: Setup, state: list[int], text: str) -> int:
        match = _MOVE.fullmatch(text)
        if match is None:
            raise self.misspelt(text)
        return action_of(card_of(match[1]), int(match[2]), int(match[3]))

    def refusal(self, setup: Setup, state: list[int], action: int) -> str:
        card, x, y = _parts(action)
        if card not in hand_of(state, state[TURN]):
            return "not_your_card"
        taken = stacks(state)
        if not taken:
            return "first_card"
        if (x, y) in taken:
            return "not_higher"
        if not any(max(abs(x - cx), abs(y - cy)) == 1 for cx, cy in taken):
            return "not_touching"
        return "too_wide"

    # -- position JSON and views -----------------------------------------------------------------

    def encode(self, setup: Setup, state: list[int]) -> dict[str, Any]:
        return encode(setup, state)

    def decode(self, setup: Setup, document: PuntoJson) -> list[int]:
        return decode(setup, document)

    def check_state(self, setup: Setup, state: list[int]) -> None:
        check_state(setup, state)

    def hide(self, setup: Setup, document: dict[str, Any], hands: range) -> dict[str, Any]:
        return views.hide(setup, document, hands)

    def imagine(self, setup: Setup, view: dict[str, Any]) -> dict[str, Any]:
        return views.imagine(setup, view)

    def facts(self, setup: Setup, state: list[int]) -> dict[str, Any]:
        return showing.facts(setup, state)

    def effects(self, setup: Setup, state: list[int], action: int) -> dict[str, Any]:
        return showing.effects(setup, state, action)

    def aftermath(self, setup: Setup, before: list[int], after: list[int]) -> dict[str, Any]:
        return showing.aftermath(setup, before, after)


def _parts(action: int) -> tuple[int, int, int]:
    """The card, x and y of an action."""
    return action & 63, (action >> 6 & 31) - 16, (action >> 11) - 16
