"""Topominos as data: options, notation, views, reasons for refusing; the rules are in `kernel`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import UNSET, Struct, UnsetType

from tablee.core.components import ComponentSet
from tablee.core.game import Game, Kernel, Setup, Stakes
from tablee.core.jsonio import view_of
from tablee.core.options import Components, Flag, Number
from tablee.core.slots import ROUND, SCORE, TURN
from tablee.core.space import Space
from tablee.games.topominos import document as d
from tablee.games.topominos import opening, space
from tablee.games.topominos.components import dots_mask, dots_text, looks, lookups, parse
from tablee.games.topominos.rules import kernel as k
from tablee.games.topominos.rules import random_play

MOST_ROUNDS = 20

_TILE = "[1-9][0-9]?"
_PLACE = re.compile(rf"({_TILE})@([1-9])=([.#/]{{11}})")
_EXCHANGE = re.compile(rf"pass:({_TILE}(?:,{_TILE})*)")


class TopominosEffects(Struct, forbid_unknown_fields=True):
    """What a move does: everybody's points in the round that it ends, by seat."""

    points: dict[str, int] | UnsetType = UNSET


class Topominos(Game):
    """Topominos: see-through tiles laid over one another, dot beside dot."""

    name = "topominos"
    kernel = Kernel(
        k.legal,
        k.play,
        random_play.rollout,
        random_play.determinize,
        space.number,
        space.observe,
        space.deal,
    )
    options = (
        Number("seats", 2, 1, 4),
        Number("rounds", 1, 1, MOST_ROUNDS),
        Number("target", None, 1, 1000, optional=True),
        Flag("opening_draw", True),
        Components("tiles"),
    )
    reasons = ("empty", "stuck", "passes")
    refusals: ClassVar[Mapping[str, str]] = {
        "tile_missing": "1",
        "dots_wrong": "2",
        "dots_overlap": "2",
        "lower_equal": "2",
        "one_compartment": "3",
        "piles_only": "3",
        "nothing_placed": "3",
        "already_placed": "3",
        "bag_short": "3",
    }
    hidden = True
    chance = True
    stakes = Stakes(0.7, 60.0)
    start_draw = "opening_draw"
    solo: ClassVar[Mapping[str, Any] | None] = {"seats": 1}
    time_out_moves = ("end", "pass")
    retired_options = ("turn_seconds",)  # a clock is the table's
    max_actions = 5 * k.COMPARTMENTS * k.POSITIONS + (1 << 5)  # from a full rack; every exchange
    json_type = d.TopominosJson
    effects_type = TopominosEffects
    view_type = view_of(d.TopominosJson, racks=dict[str, list[int] | int], bag=int)
    variants = (
        {},
        {"seats": 1},
        {"seats": 3, "rounds": 2},
        {"seats": 4},
        {"seats": 2, "target": 60},
        {"seats": 3, "opening_draw": False},
    )

    def setup(self, options: dict[str, Any], sets: Mapping[str, ComponentSet]) -> Setup:
        tiles, seats, target = parse(sets["tiles"]), options["seats"], options["target"]
        rounds = options["rounds"] if target is None else MOST_ROUNDS
        draws = int(options["opening_draw"])
        rules = [seats, 4 if seats == 4 else 5, rounds, target or 0, draws, *lookups(tiles)]
        return Setup(options, seats, rules, tiles, sets)

    # -- clause 1: the opening draw and the deal -------------------------------------------------

    def deal(self, setup: Setup, seed_words: list[int]) -> list[int]:
        draws = opening.draw_for_start(setup, seed_words)
        starter = opening.level_seats(setup.parts, draws[-1])[0] if draws else 1
        state = opening.seeded(seed_words)
        k.deal_round(setup.rules, state, starter)
        opening.write_draws(state, draws)
        return state

    def space_of(self, setup: Setup) -> Space:
        return space.space()

    # -- notation --------------------------------------------------------------------------------

    def text(self, setup: Setup, state: list[int], action: int) -> str:
        if action == k.END:
            return "end"
        if k.PASS <= action < k.END:
            tiles = d.members(action ^ k.PASS)
            return "pass:" + ",".join(map(str, tiles)) if tiles else "pass"
        tile, compartment, dots = _placement(action)
        return f"{tile + 1}@{compartment + 1}={dots_text(dots)}"

    def parse(self, setup: Setup, state: list[int], text: str) -> int:
        if text in ("end", "pass"):
            return k.END if text == "end" else k.PASS
        action = _exchange_action(text) if text.startswith("pass:") else _place_action(text)
        if action is None:
            raise self.misspelt(text)
        return action

    def veil(self, move: str) -> str:
        if not move.startswith("pass:"):
            return move
        return f"pass:?{move.count(',') + 1}"

    def aftermath(self, setup: Setup, before: list[int], after: list[int]) -> dict[str, Any]:
        """The points of a round that is over: they tell what the others held."""
        if after[TURN] and after[ROUND] == before[ROUND]:
            return {}
        seats = range(setup.seats)
        return {
            "points": {str(seat + 1): after[SCORE + seat] - before[SCORE + seat] for seat in seats}
        }

    # -- why not ---------------------------------------------------------------------------------

    def refusal(self, setup: Setup, state: list[int], action: int) -> str:
        if action == k.END:
            return "nothing_placed"
        rack = state[k.RACKS + state[TURN] - 1]
        if action >= k.PASS:
            return _pass_refusal(state, rack, action ^ k.PASS)
        return _place_refusal(setup, state, rack, action)

    # -- position JSON and views -----------------------------------------------------------------

    def encode(self, setup: Setup, state: list[int]) -> dict[str, Any]:
        return d.encode(setup, state)

    def decode(self, setup: Setup, document: d.TopominosJson) -> list[int]:
        return d.decode(setup, document)

    def check_state(self, setup: Setup, state: list[int]) -> None:
        d.check_state(setup, state)

    def imagine(self, setup: Setup, view: dict[str, Any]) -> dict[str, Any]:
        seen = {laid["tile"] for pile in view["piles"] for laid in pile} | set(view["out"])
        for rack in view["racks"].values():
            seen |= set(rack) if isinstance(rack, list) else set()
        unseen = [tile for tile in range(1, k.TILES + 1) if tile not in seen]
        for seat, rack in view["racks"].items():
            if not isinstance(rack, list):
                view["racks"][seat], unseen = unseen[:rack], unseen[rack:]
        view["bag"] = unseen
        return view

    def points(self, setup: Setup, state: list[int]) -> list[int]:
        return [state[SCORE + seat] + state[k.POINTS + seat] for seat in range(setup.seats)]

    def hide(self, setup: Setup, document: dict[str, Any], hands: range) -> dict[str, Any]:
        racks = document["racks"]
        document["racks"] = {s: rack if int(s) in hands else len(rack) for s, rack in racks.items()}
        document["bag"] = len(document["bag"])
        return document


def _exchange_action(text: str) -> int | None:
    match = _EXCHANGE.fullmatch(text)
    if match is None:
        return None
    tiles = [int(tile) for tile in match[1].split(",")]
    if tiles != sorted(set(tiles)) or tiles[-1] > k.TILES:
        return None
    return k.PASS | d.mask_of(tiles)


def _place_action(text: str) -> int | None:
    match = _PLACE.fullmatch(text)
    if match is None:
        return None
    tile, dots = int(match[1]), dots_mask(match[3])
    if tile > k.TILES or not dots:
        return None
    return (tile - 1) | (int(match[2]) - 1) << 6 | dots << 10


def _placement(action: int) -> tuple[int, int, int]:
    """Tile, compartment and dots of a placement. Raises ValueError for what is no action at all."""
    tile, compartment, dots = action & 63, action >> 6 & 15, action >> 10
    if tile >= k.TILES or compartment >= k.COMPARTMENTS or not 0 < dots <= k.FULL:
        raise ValueError(f"no action {action}")
    return tile, compartment, dots


def _pass_refusal(state: list[int], rack: int, tiles: int) -> str:
    if k.has_placed(state):
        return "already_placed"
    if tiles & ~rack:
        return "tile_missing"
    return "bag_short" if tiles.bit_count() > state[k.BAG] else "lower_equal"


def _place_refusal(setup: Setup, state: list[int], rack: int, action: int) -> str:
    tile, compartment, dots = _placement(action)
    if not rack >> tile & 1:
        return "tile_missing"
    if dots not in looks(setup.parts[tile]):
        return "dots_wrong"
    if not k.is_open(state, compartment):
        return "one_compartment" if state[k.MODE] == k.MODE_A else "piles_only"
    return "dots_overlap" if state[k.DOTS + compartment] & dots else "lower_equal"
