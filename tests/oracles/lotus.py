"""A slow second opinion on Lotus, for the tests.

A naive reading of the spec on position JSON; it shares no code with the engine. Clause numbers are
those of "Rules as played" in the spec of Lotus. The rules leave nothing to chance, so the successor
of a position is computed whole and compared field by field.
"""

from __future__ import annotations

import copy
import functools
import json
from pathlib import Path
from typing import Any, NamedTuple

from tests.oracles.compare import unlike

STANDARD = Path(__file__).parents[2] / "src/tablee/games/lotus/data/standard.json"

Piles = dict[str, list[int]]
"""Where a pile stands, as moves write it (`7`, `l1`, `s3`, `2:s3`) -> its seats, bottom to top."""


class Track(NamedTuple):
    """The components: what `data/lotus.json` says, spelled out."""

    routes: list[list[str]]
    """For each entry the names of its fields, from the first to the last before home."""
    springboard: int | None
    """The springboard is this field of each route, counted from 1; None where there is none."""
    start_piles: dict[str, list[int]]
    """Number of seats -> the heights of each seat's start piles."""


def legal(position: dict[str, Any]) -> set[str]:
    """All legal moves of the seat to move, as canonical texts; empty when the game is over."""
    if position["result"] is not None:
        return set()
    if _is_blocked(position):
        return _blocked_moves(position)
    moves = _advances(position, _free_piles(position, position["turn"]))
    if _is_second_of_double_turn(position):
        return _second_moves(position, moves)
    return moves


def differences(before: dict[str, Any], move: str, after: dict[str, Any]) -> list[str]:
    """What is wrong with `after` as the position that follows `move` in `before`; [] if nothing."""
    if move not in legal(before):
        return [f"{move!r} is not a legal move here"]
    return unlike(_successor(before, move), after)


# The track


def load_components(data: dict[str, Any]) -> Track:
    """The track that component data describe."""
    own, length = data["entry_fields"], data["route_length"]
    routes = [
        [f"{entry}{n}" if n <= own else str(n) for n in range(1, length + 1)]
        for entry in data["entries"]
    ]
    return Track(routes, data["springboard"], data["start_piles"])


@functools.cache
def _standard() -> Track:
    return load_components(json.loads(STANDARD.read_text(encoding="utf-8")))


def _track(position: dict[str, Any]) -> Track:
    chosen = position["options"]["track"]
    return _standard() if chosen == "standard" else load_components(chosen)


# Clause 1


def _began_with(position: dict[str, Any]) -> list[int]:
    """The heights of a seat's start piles before the first move, in the order of `start`."""
    return _track(position).start_piles[str(position["options"]["seats"])]


# Clause 2


def _free_piles(position: dict[str, Any], seat: int) -> Piles:
    """The piles with a piece of `seat` on top."""
    return {place: pile for place, pile in _piles(position).items() if pile[-1] == seat}


def _piles(position: dict[str, Any]) -> Piles:
    """Every pile that is not empty, on the track and before it, as the seat to move spells it."""
    piles: Piles = {field: pile for field, pile in position["cells"].items() if pile}
    for seat_key, heights in position["start"].items():
        owner = "" if int(seat_key) == position["turn"] else f"{seat_key}:"
        for began, height in zip(_began_with(position), heights, strict=True):
            if height > 0:
                piles[f"{owner}s{began}"] = [int(seat_key)] * height
    return piles


def _advances(position: dict[str, Any], piles: Piles) -> set[str]:
    """The moves that advance the top piece of one of `piles` by the height of that pile."""
    return {
        f"{place}>{target}"
        for place, pile in piles.items()
        for target in _targets(
            _track(position), place, len(pile), position["options"]["springboard"] == "may"
        )
    }


def _targets(track: Track, place: str, distance: int, may_stay: bool) -> set[str]:
    """Where a piece may land; from a start pile that is one field for each entry."""
    targets: set[str] = set()
    for route in track.routes:
        if _is_start_pile(track, place):
            targets |= _landings(track, route, 0, distance, may_stay)
        elif place in route:
            targets |= _landings(track, route, route.index(place) + 1, distance, may_stay)
    return targets


def _is_start_pile(track: Track, place: str) -> bool:
    return all(place not in route for route in track.routes)


# Clauses 4 and 5


def _landings(
    track: Track, route: list[str], field: int, distance: int, may_stay: bool
) -> set[str]:
    """Where a piece on the given field of a route (0: before it) comes down."""
    first, second = field + distance, field + 2 * distance
    stops = [first]
    if first == track.springboard:  # clause 4
        stops = [first, second] if may_stay else [second]
    return {"home" if stop > len(route) else route[stop - 1] for stop in stops}  # clause 5


# Clause 6


def _is_blocked(position: dict[str, Any]) -> bool:
    return not _free_piles(position, position["turn"])


def _blocked_moves(position: dict[str, Any]) -> set[str]:
    """`pass`, or else, but not for experts, the advance of any piece that is on top."""
    if position["options"]["expert"]:
        return {"pass"}
    return {"pass"} | _advances(position, _piles(position))


def _is_second_of_double_turn(position: dict[str, Any]) -> bool:
    """Whether this is the second move of the double first turn at a table of two."""
    options = position["options"]
    agreed = options["double_opening"]
    double = bool(agreed == "always" or (agreed == "expert" and options["expert"]))
    first_turn = position["turn"] == 1 and position["ply"] == 1
    return double and options["seats"] == 2 and first_turn


def _second_moves(position: dict[str, Any], moves: set[str]) -> set[str]:
    """What may follow the first move; by some tables' rule only with another piece than the one
    that is on the track since."""
    if position["options"]["double_pieces"] == "two":
        moved = {field for field, pile in position["cells"].items() if 1 in pile}
        moves = {move for move in moves if move.split(">")[0] not in moved}
    return {*moves, "pass"}


# A whole move


def _successor(before: dict[str, Any], move: str) -> dict[str, Any]:
    """The position after a legal move."""
    after = copy.deepcopy(before)
    after["ply"] += 1
    if move != "pass":
        place, target = move.split(">")
        _put(after, _take(after, place), target)
    winners = _finished(after)
    if winners:  # clause 7
        return _over(after, winners)
    if move != "pass" and before["moves_left"] > 1:  # clause 6, the double turn
        after["moves_left"] -= 1
        return after
    after["turn"] = before["turn"] % before["options"]["seats"] + 1  # clause 1: clockwise
    after["moves_left"] = 1
    return after


def _take(position: dict[str, Any], place: str) -> int:
    """Take the top piece of a pile off `position` (the caller's own copy): whose piece it is."""
    if _is_start_pile(_track(position), place):
        owner, _, pile = place.rpartition(":")
        seat = int(owner or position["turn"])
        position["start"][str(seat)][_began_with(position).index(int(pile[1:]))] -= 1
        return seat
    seat = int(position["cells"][place].pop())
    if not position["cells"][place]:
        del position["cells"][place]
    return seat


def _put(position: dict[str, Any], seat: int, target: str) -> None:
    """Put a piece of `seat` on top of what is on a field (clause 3), or home (clause 5)."""
    if target == "home":
        position["home"][str(seat)] += 1
    else:
        position["cells"].setdefault(target, []).append(seat)


# Clause 7


def _finished(position: dict[str, Any]) -> list[int]:
    """The seats that have all their pieces home."""
    pieces = sum(_began_with(position))
    return [int(seat) for seat, home in position["home"].items() if home == pieces]


def _over(position: dict[str, Any], winners: list[int]) -> dict[str, Any]:
    result = {"winners": winners, "reason": "home", "scores": dict(position["home"])}
    return {**position, "turn": None, "result": result, "moves_left": 0}
