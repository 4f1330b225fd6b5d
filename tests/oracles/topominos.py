"""Topominos oracle: a naive reading of the spec on position JSON, shares no code with the engine.

`legal` lists the moves the rules allow in a position; `differences` says where the position an
engine produced departs from what the rules say. Clause numbers are those of the spec.
"""

from __future__ import annotations

import copy
import json
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

Position = dict[str, Any]
Tiles = dict[int, str]

STANDARD = Path(__file__).resolve().parents[2] / "src/tablee/games/topominos/data/standard.json"
COMPARTMENTS = range(1, 10)
COMMON_FIELDS = {"game", "options", "turn", "ply", "result"}
TABLE_FIELDS = {"piles", "racks", "bag", "out", "scores", "turn_state"}
MATCH_FIELDS = {"round", "passes", "plain_passes", "starter", "totals", "opening"}
FIELDS = COMMON_FIELDS | TABLE_FIELDS | MATCH_FIELDS
OPTIONAL_FIELDS = {"seed"}
MOST_ROUNDS = 20
NO_TURN_STATE: Position = {"mode": None, "compartment": None, "touched": [], "nines": 0}


# Components


def load_components(data: dict[str, Any]) -> Tiles:
    """The patterns by tile id, from a component set in the format of the spec's data file."""
    return {tile["id"]: tile["pattern"] for tile in data["tiles"]}


@cache
def _standard(path: Path) -> Tiles:
    return load_components(json.loads(path.read_text(encoding="utf-8")))


def _tiles(position: Position) -> Tiles:
    chosen = position["options"]["tiles"]
    return _standard(STANDARD) if chosen == "standard" else load_components(chosen)


@cache
def _cells(pattern: str) -> frozenset[int]:
    """The places 0-8 that hold a dot."""
    marks = pattern.replace("/", "")
    return frozenset(place for place, mark in enumerate(marks) if mark == "#")


# Clause 1: racks


def _seats(position: Position) -> list[int]:
    return list(range(1, position["options"]["seats"] + 1))


def _rack_size(position: Position) -> int:
    return 4 if position["options"]["seats"] == 4 else 5


# Clause 2: placing


@cache
def _lies(pattern: str) -> frozenset[str]:
    """The different looks of a tile in its 8 positions: 4 turns, 2 faces."""
    looks = set()
    rows = pattern.split("/")
    for _face in range(2):
        for _turn in range(4):
            looks.add("/".join(rows))
            rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
        rows = [row[::-1] for row in rows]
    return frozenset(looks)


def _pile_cells(pile: list[dict[str, Any]]) -> set[int]:
    return {place for laid in pile for place in _cells(laid["dots"])}


def _fits(pile: list[dict[str, Any]], dots: str) -> bool:
    return not (_pile_cells(pile) & _cells(dots))


# Clause 3: a turn is A, B or C


def _has_placed(position: Position) -> bool:
    state = position["turn_state"]
    return bool(state["touched"]) or state["nines"] > 0


def _open_compartments(position: Position) -> list[int]:
    """Where the mover may lay a tile now, by the choice between A and B."""
    state = position["turn_state"]
    if state["mode"] == "A":
        return [state["compartment"]]
    if state["mode"] == "B":
        return [number for number in COMPARTMENTS if position["piles"][number - 1]]
    return list(COMPARTMENTS)


def _equals(position: Position, tile: int) -> list[int]:
    """The tiles on the mover's rack that look like this one, ascending, itself included."""
    tiles = _tiles(position)
    rack = position["racks"][str(position["turn"])]
    return sorted(other for other in rack if tiles[other] in _lies(tiles[tile]))


def _placements(position: Position) -> set[str]:
    tiles = _tiles(position)
    moves = set()
    for tile in position["racks"][str(position["turn"])]:
        if tile != _equals(position, tile)[0]:
            continue  # notation: of equal tiles the lowest id is spelled
        for number in _open_compartments(position):
            pile = position["piles"][number - 1]
            moves |= {f"{tile}@{number}={d}" for d in _lies(tiles[tile]) if _fits(pile, d)}
    return moves


def _passes(position: Position) -> set[str]:
    """Clause 3 C: pass, or exchange at most as many tiles as the bag holds."""
    rack = sorted(position["racks"][str(position["turn"])])
    moves = {"pass"}
    for count in range(1, min(len(rack), len(position["bag"])) + 1):
        for chosen in combinations(rack, count):
            if _lowest_of_equals(position, chosen):
                moves.add("pass:" + ",".join(str(tile) for tile in chosen))
    return moves


def _lowest_of_equals(position: Position, chosen: tuple[int, ...]) -> bool:
    """Whether no tile left on the rack is equal to, and lower than, a chosen one."""
    for tile in chosen:
        lower = [other for other in _equals(position, tile) if other < tile]
        if not set(lower) <= set(chosen):
            return False
    return True


def legal(position: dict[str, Any]) -> set[str]:
    """All legal moves in canonical notation; none when the game is over."""
    if position["result"] is not None:
        return set()
    if _has_placed(position):
        return _placements(position) | {"end"}
    return _placements(position) | _passes(position)


# What follows from a move: the functions below change `want`, a copy of the position before


def _place(want: Position, move: str) -> None:
    tile_text, rest = move.split("@")
    number_text, dots = rest.split("=")
    tile, number = int(tile_text), int(number_text)
    state, pile = want["turn_state"], want["piles"][number - 1]
    rack = want["racks"][str(want["turn"])]
    if state["mode"] is None:  # clause 3: the first placement decides
        state["mode"] = "B" if pile else "A"
        state["compartment"] = None if pile else number
    pile.append({"tile": tile, "dots": dots})
    rack.remove(tile)
    state["touched"] = sorted({*state["touched"], number})
    want["passes"] = want["plain_passes"] = 0
    if len(_pile_cells(pile)) == 9:
        _take_off(want, number)
    if not rack:  # clause 5: an empty rack draws one tile
        _draw(want, 1)


def _take_off(want: Position, number: int) -> None:
    """Clause 4: a pile of 9 dots leaves the round; A and B are open again."""
    state = want["turn_state"]
    want["out"] += [laid["tile"] for laid in want["piles"][number - 1]]
    want["piles"][number - 1] = []
    state["touched"].remove(number)
    state["nines"] += 1
    state["mode"] = None
    state["compartment"] = None


def _draw(want: Position, count: int) -> None:
    """The mover draws from the front of the bag, as far as the bag goes."""
    seat = str(want["turn"])
    want["racks"][seat] = sorted(want["racks"][seat] + want["bag"][:count])
    want["bag"] = want["bag"][count:]


def _exchange(want: Position, move: str) -> None:
    """Clause 3 C: set aside, draw as many, then put the old ones back (where: by chance)."""
    want["passes"] += 1
    want["plain_passes"] += 1
    if move == "pass":
        return
    want["plain_passes"] = 0
    seat = str(want["turn"])
    aside = [int(text) for text in move.removeprefix("pass:").split(",")]
    want["racks"][seat] = [tile for tile in want["racks"][seat] if tile not in aside]
    _draw(want, len(aside))
    want["bag"] = want["bag"] + aside


def _end(want: Position) -> None:
    seat = str(want["turn"])
    want["scores"][seat] += _turn_score(want)
    _draw(want, max(0, _rack_size(want) - len(want["racks"][seat])))  # clause 5
    want["passes"] = want["plain_passes"] = 0


def _turn_score(position: Position) -> int:
    """Clause 6."""
    state = position["turn_state"]
    whole = [len(_pile_cells(position["piles"][number - 1])) for number in state["touched"]]
    return int(9 * state["nines"] + sum(whole))


# Clause 7: the end of the round


def _somebody_is_empty(position: Position) -> bool:
    return not position["bag"] and not all(position["racks"].values())


def _stuck(position: Position) -> bool:
    """Whether no tile of any rack, nor of the bag, fits anywhere."""
    tiles = _tiles(position)
    left = [tile for rack in position["racks"].values() for tile in rack] + position["bag"]
    looks = {dots for tile in left for dots in _lies(tiles[tile])}
    return not any(_fits(pile, dots) for pile in position["piles"] for dots in looks)


def _end_reason(position: Position, lap_is_complete: bool) -> str | None:
    """Why the round ends after a turn, None if it goes on.

    Once true, the two ends of the sheet stay true until the lap is complete: the bag and the empty
    rack stay empty, and on a board that takes no tile nobody can change anything.
    """
    if not lap_is_complete:
        return None
    if _somebody_is_empty(position):
        return "empty"
    if _stuck(position):
        return "stuck"
    return "passes" if _nobody_places(position) else None  # ours


def _nobody_places(position: Position) -> bool:
    """Whether every seat's last three turns passed without an exchange, or its last ten passed.

    At the end of a lap these turns are the last ones of all, since the seats take turns.
    """
    seats = len(_seats(position))
    three_without_exchange = position["plain_passes"] // seats >= 3
    return bool(three_without_exchange or position["passes"] // seats >= 10)


def _close_turn(want: Position) -> list[int]:
    """Give the turn to the next seat or close the round; the winners of a round that ended."""
    following = want["turn"] % want["options"]["seats"] + 1
    want["turn_state"] = copy.deepcopy(NO_TURN_STATE)
    reason = _end_reason(want, following == want["starter"])
    if reason is not None:
        return _close_round(want, reason)
    want["turn"] = following
    return []


# Clause 8: the score of the round, the match


def _close_round(want: Position, reason: str) -> list[int]:
    """Count the round; the seats that won it."""
    tiles = _tiles(want)
    for seat, rack in want["racks"].items():
        want["scores"][seat] -= sum(len(_cells(tiles[tile])) for tile in rack)
        want["totals"][seat] += want["scores"][seat]
    winners = _most(want["scores"])
    if _match_is_over(want):
        want["turn"] = None
        want["result"] = {
            "winners": _most(want["totals"]),
            "reason": reason,
            "scores": dict(want["totals"]),
        }
    else:
        _next_round(want)
    return winners


def _most(points: dict[str, int]) -> list[int]:
    """The seats with the most points; equals share."""
    return sorted(int(seat) for seat in points if points[seat] == max(points.values()))


def _match_is_over(want: Position) -> bool:
    target = want["options"]["target"]
    if target is not None:
        reached = max(want["totals"].values()) >= target
        return bool(reached or want["round"] >= MOST_ROUNDS)
    return bool(want["round"] >= want["options"]["rounds"])


def _next_round(want: Position) -> None:
    """All that is known of the new round before the deal."""
    want["round"] += 1
    want["piles"] = [[] for _ in COMPARTMENTS]
    want["out"] = []
    want["scores"] = {str(seat): 0 for seat in _seats(want)}
    want["passes"] = want["plain_passes"] = 0


def _deal_differences(want: Position, winners: list[int], after: Position) -> list[str]:
    """Clause 1, later rounds: who begins, and what was dealt from all the tiles."""
    found = []
    racks = after["racks"]
    order = [*range(want["starter"], 5), *range(1, want["starter"])]
    first = next(seat for seat in order if seat in winners)
    if after["starter"] != first:
        found.append(f"starter: {after['starter']} begins, not {first} of the winners {winners}")
    if after["turn"] != after["starter"]:
        found.append(f"turn: {after['turn']} is to move, but the starter is {after['starter']}")
    if sorted(racks) != [str(seat) for seat in _seats(want)]:
        found.append(f"racks: seats {sorted(racks)}")
    for seat, rack in racks.items():
        if len(rack) != _rack_size(want):
            found.append(f"racks: seat {seat} was dealt {len(rack)} tiles")
        if rack != sorted(rack):
            found.append(f"racks: seat {seat} is not ascending: {rack}")
    dealt = sorted([tile for rack in racks.values() for tile in rack] + after["bag"])
    if dealt != sorted(_tiles(want)):
        found.append(f"deal: racks and bag are not all the tiles: {dealt}")
    return found


# The comparison


def _field_differences(want: Position, after: Position) -> list[str]:
    found = []
    known = FIELDS | OPTIONAL_FIELDS
    found += [f"{name}: missing" for name in sorted(want.keys() - after.keys())]
    found += [f"{name}: not a field of the spec" for name in sorted(after.keys() - known)]
    for name in sorted(want.keys() & after.keys()):
        expected, actual = _plain(want[name]), _plain(after[name])
        if expected != actual:
            found.append(f"{name}: the rules say {expected}, not {actual}")
    return found


def _plain(value: Any) -> str:
    """A text that tells 1 from true."""
    return json.dumps(value, sort_keys=True)


def _all_tiles(position: Position) -> list[int]:
    laid = [placed["tile"] for pile in position["piles"] for placed in pile]
    held = [tile for rack in position["racks"].values() for tile in rack]
    return sorted(laid + held + position["bag"] + position["out"])


def _without_order(position: Position, name: str) -> Position:
    return {**position, name: sorted(position[name])}


def differences(before: dict[str, Any], move: str, after: dict[str, Any]) -> list[str]:
    """Where `after` is not what the rules make of `move` in `before`; [] when all is right."""
    if move not in legal(before):
        return [f"move: {move} is not legal"]
    lost = sorted((FIELDS | (before.keys() & OPTIONAL_FIELDS)) - after.keys())
    if lost:
        return [f"{name}: missing" for name in lost]
    want = copy.deepcopy(before)
    want["ply"] += 1
    winners: list[int] = []
    if "@" in move:
        _place(want, move)
    else:
        if move == "end":
            _end(want)
        else:
            _exchange(want, move)
        winners = _close_turn(want)
    if winners and want["result"] is None:  # a new round: the deal is by chance
        dealt = {"racks", "bag", "starter", "turn"}
        want_rest = {name: value for name, value in want.items() if name not in dealt}
        return _deal_differences(want, winners, after) + _field_differences(want_rest, after)
    if move.startswith("pass:"):  # the bag was mixed again
        want, after = _without_order(want, "bag"), _without_order(after, "bag")
    found = _field_differences(_without_order(want, "out"), _without_order(after, "out"))
    if _all_tiles(before) != _all_tiles(after):
        found.append("tiles: the tiles before and after the move are not the same")
    return found
