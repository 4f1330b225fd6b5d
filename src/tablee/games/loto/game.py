"""Loto Points Rouges as data: its options, notation, views and reasons for refusing.

The rules are in `kernel` and the modules it names, the position JSON in `document` and `reading`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import UNSET, Struct, UnsetType

from tablee.core.components import ComponentSet
from tablee.core.errors import InvalidOptions
from tablee.core.game import Game, Kernel, Setup, Stakes
from tablee.core.jsonio import view_of
from tablee.core.options import Components, Number, OneOf
from tablee.core.slots import SEED, SEEDED, TURN
from tablee.core.space import Space
from tablee.games.loto import space, views
from tablee.games.loto.components import LETTERS, Parts, lookups, parse
from tablee.games.loto.document import LotoJson, is_patience, rack, write
from tablee.games.loto.notation import move_action, move_text
from tablee.games.loto.reading import check_state, read
from tablee.games.loto.rules import kernel as k
from tablee.games.loto.rules import state as s
from tablee.games.loto.rules.deal import deal, is_proper_size
from tablee.games.loto.rules.placing import can_complete, placements
from tablee.games.loto.rules.solver import JOKER

_LAYOUTS = 64  # no tile has more on 5 x 5 points
_SHARES = {1: 0, 2: 6, 3: 4, 4: 3}  # jokers each, by seats


class LotoRemarks(Struct, forbid_unknown_fields=True):
    """The figures that the seat to move could complete in this turn."""

    completable: list[str] | UnsetType = UNSET


class Loto(Game):
    """Loto Points Rouges: cover the blue points, and complete the figure before the others do."""

    name = "loto"
    kernel = Kernel(k.legal, k.play, k.rollout, k.determinize, space.number, space.observe, deal)
    options = (
        OneOf("mode", "table", ("table", "patience")),
        Number("seats", None, 1, s.MOST_SEATS, optional=True),  # null: 2, or 1 in patience
        OneOf("figure", None, (None, *LETTERS)),
        Components("components"),
    )
    reasons = ("no_jokers", "no_figures", "stuck", "complete", "lost")
    refusals: ClassVar[Mapping[str, str]] = {
        "figure_not_open": "1",
        "not_its_layout": "2",
        "not_on_figure": "2",
        "point_covered": "2",
        "piece_missing": "3",
        "other_figure": "3",
        "cannot_complete": "3",
        "nothing_placed": "3",
        "must_complete": "3",
        "turn_begun": "3",
        "joker_held": "5",
        "tile_fits": "5",
        "bag_empty": "5",
        "patience_only": "7",
        "table_only": "7",
        "nothing_laid": "7",
        "figure_begun": "7",
        "no_more_swaps": "7",
    }
    hidden = True
    chance = True
    stakes = Stakes(0.5, 60.0)
    solo: ClassVar[Mapping[str, Any] | None] = {"mode": "patience", "seats": 1}
    max_actions = s.PLACES * (s.RACK_SIZE * _LAYOUTS + 25)
    json_type = LotoJson
    view_type = view_of(LotoJson, racks=dict[str, list[str] | int], bag=int, waiting=int)
    remarks_type = LotoRemarks
    variants = (
        {},
        {"seats": 3},
        {"seats": 4},
        {"mode": "patience"},
        {"mode": "patience", "figure": "C"},
    )

    def setup(self, options: dict[str, Any], sets: Mapping[str, ComponentSet]) -> Setup:
        parts = parse(sets["components"])
        options["seats"] = _seats(options)
        chosen = _chosen(options, parts)
        mode = s.PATIENCE if options["mode"] == "patience" else s.TABLE
        seats = options["seats"]
        rules = [mode, seats, _SHARES[seats], chosen, *lookups(parts)]
        return Setup(options, seats, rules, parts, sets)

    def deal(self, setup: Setup, seed_words: list[int]) -> list[int]:
        state = [0] * s.SIZE
        state[SEEDED] = 1
        state[SEED : SEED + 8] = seed_words
        deal(setup.rules, state)
        return state

    def space_of(self, setup: Setup) -> Space:
        return space.space()

    # -- notation --------------------------------------------------------------------------------

    def text(self, setup: Setup, state: list[int], action: int) -> str:
        return move_text(setup.parts, action)

    def parse(self, setup: Setup, state: list[int], text: str) -> int:
        action = move_action(setup.parts, text)
        if action is None:
            raise self.misspelt(text)
        return action

    def veil(self, move: str) -> str:
        verb, colon, piece = move.partition(":")
        hidden = verb in ("pass", "swap") and piece.startswith("T")
        return f"{verb}{colon}?1" if hidden else move

    def remarks(self, setup: Setup, state: list[int]) -> dict[str, Any]:
        """See `LotoRemarks`."""
        lying, target = state[s.OPEN : s.OPEN + s.PLACES], state[s.TARGET]
        allowed = [figure - 1 for figure in lying if figure and target in (0, figure)]
        able = [f for f in allowed if can_complete(setup.rules, state, f)]
        return {"completable": [LETTERS[figure] for figure in able]}

    # -- reasons for refusing ----------------------------------------------------------------------

    def refusal(self, setup: Setup, state: list[int], action: int) -> str:
        if move_action(setup.parts, move_text(setup.parts, action)) != action:
            raise self.misspelt(action)
        verb = action >> s.VERB_AT
        if verb == s.PLACE:
            return _placement_refusal(setup, state, action)
        if is_patience(setup) == (verb in (s.END, s.PASS, s.EXCHANGE)):
            return "table_only" if is_patience(setup) else "patience_only"
        if verb == s.END:
            return "must_complete" if state[s.PLACED] else "nothing_placed"
        if verb == s.UNDO:
            return "nothing_laid"
        if verb == s.SWAP:
            return _swap_refusal(state, action)
        return _pass_refusal(setup, state, action)

    # -- position JSON and views -------------------------------------------------------------------

    def encode(self, setup: Setup, state: list[int]) -> dict[str, Any]:
        return write(setup, state)

    def decode(self, setup: Setup, document: LotoJson) -> list[int]:
        return read(setup, document)

    def check_state(self, setup: Setup, state: list[int]) -> None:
        check_state(setup, state)

    def hide(self, setup: Setup, document: dict[str, Any], hands: range) -> dict[str, Any]:
        return views.hide(document, hands)

    def imagine(self, setup: Setup, view: dict[str, Any]) -> dict[str, Any]:
        return views.imagine(setup, view)


def _seats(options: dict[str, Any]) -> int:
    """How many sit at the table. Raises InvalidOptions if that does not go with the mode."""
    patience, seats = options["mode"] == "patience", options["seats"]
    if seats is None:
        return 1 if patience else 2
    if patience != (seats == 1):
        expected = "1" if patience else f"2-{s.MOST_SEATS}"
        raise InvalidOptions("options.together", seats, option="seats", expected=expected)
    return int(seats)


def _chosen(options: dict[str, Any], parts: Parts) -> int:
    """1 + the agreed figure of a patience, 0 if it is drawn. Raises InvalidOptions."""
    patience = options["mode"] == "patience"
    proper = [
        letter
        for letter, points in zip(LETTERS, parts.figures, strict=True)
        if patience and is_proper_size(points)
    ]
    letter = options["figure"]
    if letter is not None and letter not in proper:
        expected = " | ".join(["null", *proper])
        raise InvalidOptions("options.together", letter, option="figure", expected=expected)
    if patience and not proper:
        raise InvalidOptions("options.together", "patience", option="mode", expected="table")
    return 0 if letter is None else 1 + LETTERS.index(letter)


def _placement_refusal(setup: Setup, state: list[int], action: int) -> str:
    piece, points, figure = s.piece_of(action), s.points_of(action), s.figure_of(action)
    place = s.place_of(state, figure)
    if not _holds(state, piece):
        return "piece_missing"
    if place == s.PLACES:
        return "figure_not_open"
    if not setup.parts.can_cover(piece, points):
        return "not_its_layout"
    if points & ~setup.parts.figures[figure]:
        return "not_on_figure"
    if points & ~state[s.FREE + place]:
        return "point_covered"
    return "cannot_complete" if state[s.TARGET] == figure + 1 else "other_figure"


def _pass_refusal(setup: Setup, state: list[int], action: int) -> str:
    if state[s.PLACED]:
        return "turn_begun"
    if state[s.JOKERS + state[TURN] - 1]:
        return "joker_held"
    if placements(setup.rules, state, [0] * Loto.max_actions):
        return "tile_fits"
    return "bag_empty" if _holds(state, s.piece_of(action)) else "piece_missing"


def _swap_refusal(state: list[int], action: int) -> str:
    if state[s.PLACED]:
        return "figure_begun"
    return "no_more_swaps" if _holds(state, s.piece_of(action)) else "piece_missing"


def _holds(state: list[int], piece: int) -> bool:
    seat = state[TURN] - 1
    return state[s.JOKERS + seat] > 0 if piece == JOKER else piece in rack(state, seat)
