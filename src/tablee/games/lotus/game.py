"""Lotus as data: options, notation, position JSON and refusals; the rules are in `kernel`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from msgspec import UNSET, Struct, UnsetType

from tablee.core.components import ComponentSet
from tablee.core.game import Game, Kernel, Setup
from tablee.core.jsonio import PositionJson, check, view_of
from tablee.core.options import Components, Flag, Number, OneOf
from tablee.core.slots import PLY, SCORE, TURN, WINNERS
from tablee.core.space import Space
from tablee.games.lotus import space
from tablee.games.lotus.components import Track, lookups, parse_track
from tablee.games.lotus.rules import kernel as k


class LotusJson(PositionJson):
    """The position JSON of Lotus."""

    start: dict[str, list[int]]
    cells: dict[str, list[int]]
    home: dict[str, int]
    moves_left: int


class Parts(NamedTuple):
    """The track, and what depends on how many play on it."""

    track: Track
    began: tuple[int, ...]  # the first heights of each seat's start piles
    names: dict[int, str]  # place -> how moves write it
    places: dict[str, int]  # and back


class LotusEffects(Struct, forbid_unknown_fields=True):
    """What a move does: the springboard's name, where the piece goes on over it."""

    via: str | UnsetType = UNSET


class LotusRemarks(Struct, forbid_unknown_fields=True):
    """For each move that goes on over the springboard, the springboard's name."""

    via: dict[str, str] | UnsetType = UNSET


class Lotus(Game):
    """Lotus: a piece goes as far as the pile it leaves is high; all pieces home wins."""

    name = "lotus"
    kernel = Kernel(k.legal, k.play, k.rollout, k.determinize, space.number, space.observe)
    options = (
        Number("seats", 2, 2, 4),
        Flag("expert", False),
        OneOf("springboard", "must", ("must", "may")),
        OneOf("double_opening", "expert", ("expert", "always", "never")),
        OneOf("double_pieces", "any", ("any", "two")),
        Components("track"),
    )
    reasons = ("home",)
    refusals: ClassVar[Mapping[str, str]] = {
        "no_piece": "2",
        "covered": "2",
        "not_yours": "2",
        "backwards": "2",
        "other_entry": "2",
        "wrong_distance": "2",
        "springboard": "4",
        "no_pass": "6",
        "must_pass": "6",
        "same_piece": "6",
    }
    max_actions = k.MOST_PIECES * k.MOST_ENTRIES + 1
    json_type = LotusJson
    view_type = view_of(LotusJson)
    effects_type = LotusEffects
    remarks_type = LotusRemarks
    variants = (
        {},
        {"expert": True},
        {"seats": 3},
        {"seats": 3, "expert": True},
        {"seats": 4},
        {"seats": 4, "expert": True},
        {"springboard": "may"},
        {"seats": 3, "springboard": "may"},
        {"double_opening": "always", "double_pieces": "two"},
        {"expert": True, "double_opening": "never"},
    )

    def setup(self, options: dict[str, Any], sets: Mapping[str, ComponentSet]) -> Setup:
        seats, track = options["seats"], parse_track(sets["track"])
        began = track.start_piles[seats]
        names = _names(track, seats, began)
        parts = Parts(track, began, names, {name: place for place, name in names.items()})
        may_stay = options["springboard"] == "may"
        rules = [seats, int(options["expert"]), sum(began), _double(options), int(may_stay)]
        return Setup(options, seats, rules + lookups(track, may_stay=may_stay), parts, sets)

    def deal(self, setup: Setup, seed_words: list[int]) -> list[int]:
        start = {str(seat): setup.parts.began for seat in range(1, setup.seats + 1)}
        state = _with_piles(setup, start, {})
        state[TURN] = 1
        state[k.MOVES_LEFT] = _first_moves(setup)
        return state

    def space_of(self, setup: Setup) -> Space:
        return space.space(setup.seats, sum(setup.parts.began), setup.parts.track)

    # -- notation --------------------------------------------------------------------------------

    def text(self, setup: Setup, state: list[int], action: int) -> str:
        if action == k.PASS:
            return "pass"
        if not _is_spelt(action, state[TURN]):
            raise self.misspelt(action)
        names = setup.parts.names
        return f"{names[action & 127]}>{names[action >> 7]}"

    def parse(self, setup: Setup, state: list[int], text: str) -> int:
        if text == "pass":
            return k.PASS
        source, _, target = text.partition(">")
        places = setup.parts.places
        if source in places and target in places:
            action: int = places[source] | places[target] << 7
            if _is_spelt(action, state[TURN]):
                return action
        raise self.misspelt(text)

    def refusal(self, setup: Setup, state: list[int], action: int) -> str:
        if action == k.PASS:
            return "no_pass"
        seat = state[TURN]
        pile = _pile(state, action & 127)
        if not pile:
            return "no_piece"
        blocked = k.is_blocked(state)
        if pile[-1] != seat and not blocked:
            return "covered" if seat in pile else "not_yours"
        if blocked and setup.options["expert"]:
            return "must_pass"
        if action & 127 >= k.FIELD and k.needs_another(setup.rules, state):
            return "same_piece"
        return _wrong_target(setup.parts.track, action, len(pile))

    # -- position JSON ---------------------------------------------------------------------------

    def encode(self, setup: Setup, state: list[int]) -> dict[str, Any]:
        cells = {
            name: pile
            for field, name in enumerate(setup.parts.track.fields)
            if (pile := _pile(state, k.FIELD + field))
        }
        return {
            "start": {seat: _start(setup, state, int(seat)) for seat in _seat_keys(setup)},
            "cells": cells,
            "home": {seat: state[SCORE + int(seat) - 1] for seat in _seat_keys(setup)},
            "moves_left": state[k.MOVES_LEFT],
        }

    def decode(self, setup: Setup, document: LotusJson) -> list[int]:
        _check_start(setup, document.start)
        _check_cells(setup, document.cells)
        _check_home(setup, document)
        state = _with_piles(setup, document.start, document.cells)
        for seat, home in document.home.items():
            state[SCORE + int(seat) - 1] = home
        state[k.MOVES_LEFT] = document.moves_left
        return state

    # -- what words and drawings need ------------------------------------------------------------

    def remarks(self, setup: Setup, state: list[int]) -> dict[str, Any]:
        """See `LotusRemarks`."""
        out = [0] * self.max_actions
        count = self.kernel.legal(setup.rules, state, out)
        actions = out[:count]
        over = [action for action in actions if _bounces(setup, state, action)]
        name = str(setup.parts.track.springboard)
        return {"via": {self.text(setup, state, action): name for action in over}}

    def effects(self, setup: Setup, state: list[int], action: int) -> dict[str, Any]:
        """See `LotusEffects`."""
        bounced = _bounces(setup, state, action)
        return {"via": str(setup.parts.track.springboard)} if bounced else {}

    def check_state(self, setup: Setup, state: list[int]) -> None:
        pieces = sum(setup.parts.began)
        winners = sum(1 << seat for seat in range(setup.seats) if state[SCORE + seat] == pieces)
        if state[TURN]:
            check(winners == 0, "home", "problem-over")
        else:
            proper = winners == state[WINNERS] and winners.bit_count() == 1
            check(proper, "result.winners", "problem-sum")
        _check_moves_left(setup, state)


# -- options -------------------------------------------------------------------------------------


def _double(options: Mapping[str, Any]) -> int:
    """What the first turn of the game is (clause 6)."""
    doubles = {"expert": options["expert"], "always": True, "never": False}
    if options["seats"] != 2 or not doubles[options["double_opening"]]:
        return k.SINGLE
    return k.TWO_PIECES if options["double_pieces"] == "two" else k.ANY_PIECES


def _first_moves(setup: Setup) -> int:
    """How many moves the first turn of the game has."""
    return 1 if setup.rules[k.DOUBLE] == k.SINGLE else 2


# -- notation ------------------------------------------------------------------------------------


def _names(track: Track, seats: int, began: tuple[int, ...]) -> dict[int, str]:
    """How moves write each place; owner 0 is the seat to move, whose piles go without a number."""
    names = {
        8 * owner + pile: f"{owner}:s{height}" if owner else f"s{height}"
        for owner in range(seats + 1)
        for pile, height in enumerate(began)
    }
    names.update({k.FIELD + field: name for field, name in enumerate(track.fields)})
    names[k.HOME] = "home"
    return names


def _is_spelt(action: int, turn: int) -> bool:
    """Whether a move could read like this: neither from home nor to a start pile, and the mover's
    own start piles go without a number."""
    source, target = action & 127, action >> 7
    return source != k.HOME and target >= k.FIELD and (source < 8 or source >> 3 != turn)


def _wrong_target(track: Track, action: int, height: int) -> str:
    """Why a piece that may move cannot go there."""
    source, target = (action & 127) - k.FIELD, (action >> 7) - k.FIELD
    here = track.number(source) if source >= 0 else 0
    if action >> 7 == k.HOME:
        return "wrong_distance"
    there = track.number(target)
    if there <= here:
        return "backwards"
    if there == here + height == track.springboard:
        return "springboard"
    branches = {track.entry(field) for field in (source, target) if field >= 0} - {None}
    return "other_entry" if len(branches) == 2 else "wrong_distance"


def _bounces(setup: Setup, state: list[int], action: int) -> bool:
    """Whether this legal move lands on the springboard and goes on from there (clause 4)."""
    if action == k.PASS or (action >> 7) - k.FIELD == setup.parts.track.flower:
        return False
    track, source = setup.parts.track, (action & 127) - k.FIELD
    here = track.number(source) if source >= 0 else 0
    return bool(here + len(_pile(state, action & 127)) == track.springboard)


# -- piles of a state ----------------------------------------------------------------------------


def _start(setup: Setup, state: list[int], seat: int) -> list[int]:
    """The heights of a seat's start piles."""
    first = k.HEIGHTS + 8 * seat
    return state[first : first + len(setup.parts.began)]


def _pile(state: list[int], place: int) -> list[int]:
    """The seats of a pile, bottom to top."""
    if place < 8:
        place += 8 * state[TURN]
    height = state[k.HEIGHTS + place]
    if place < k.FIELD:
        return [place >> 3] * height
    pieces = state[k.PILES + place - k.FIELD]
    return [1 + (pieces >> 2 * depth & 3) for depth in range(height - 1, -1, -1)]


def _with_piles(
    setup: Setup, start: Mapping[str, Sequence[int]], cells: Mapping[str, Sequence[int]]
) -> list[int]:
    """A state with these piles and nothing else."""
    state = [0] * k.SIZE
    for seat, heights in start.items():
        for pile, height in enumerate(heights):
            k.set_start(setup.rules, state, 8 * int(seat) + pile, height)
    for name, pieces in cells.items():
        for piece in pieces:
            k.put(state, piece - 1, setup.parts.places[name] - k.FIELD)
    return state


# -- what a position may hold --------------------------------------------------------------------


def _check_start(setup: Setup, start: Mapping[str, Sequence[int]]) -> None:
    check(list(start) == _seat_keys(setup), "start", "problem-keys")
    began = setup.parts.began
    for seat, heights in start.items():
        check(len(heights) == len(began), f"start.{seat}", "problem-count", expected=len(began))
        for pile, most in enumerate(began):
            proper = 0 <= heights[pile] <= most
            check(proper, f"start.{seat}[{pile}]", "problem-expected", expected=f"0-{most}")


def _check_cells(setup: Setup, cells: Mapping[str, Sequence[int]]) -> None:
    track = setup.parts.track
    for name, pile in cells.items():
        where = f"cells.{name}"
        check(name in track.fields, where, "problem-unknown")
        stays = setup.options["springboard"] == "may" or name != str(track.springboard)
        check(stays, where, "lotus-problem-springboard")
        check(len(pile) > 0, where, "lotus-problem-empty")
        for index, seat in enumerate(pile):
            proper = 1 <= seat <= setup.seats
            check(proper, f"{where}[{index}]", "problem-expected", expected=f"1-{setup.seats}")


def _check_home(setup: Setup, document: LotusJson) -> None:
    """Every piece is on a start pile, on the track or home."""
    check(list(document.home) == _seat_keys(setup), "home", "problem-keys")
    for seat, home in document.home.items():
        on_track = sum(pile.count(int(seat)) for pile in document.cells.values())
        away = sum(document.start[seat]) + on_track
        check(0 <= home == sum(setup.parts.began) - away, f"home.{seat}", "problem-sum")
    if document.result is not None:
        check(document.result.scores == document.home, "result.scores", "problem-sum")


def _check_moves_left(setup: Setup, state: list[int]) -> None:
    possible = ["1"] if state[TURN] else ["0"]
    if state[TURN] == 1 and state[PLY] == 0 and _first_moves(setup) == 2:
        possible.append("2")
    proper = str(state[k.MOVES_LEFT]) in possible
    check(proper, "moves_left", "problem-expected", expected=" | ".join(possible))


def _seat_keys(setup: Setup) -> list[str]:
    return [str(seat) for seat in range(1, setup.seats + 1)]
