"""Oracle for Loto Points Rouges: a naive reading of the spec on position JSON.

It shares no code with the engine and works from ``spec/loto.md`` and the rule sheet alone.
Points are texts ("c4"), sets of points are frozensets, positions are the JSON dicts themselves.

``legal(position)`` gives the legal move texts; ``differences(before, move, after)`` says in what
way ``after`` is not what follows from playing ``move`` in ``before``.
"""

from __future__ import annotations

import copy
import json
from collections import Counter
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

Json = dict[str, Any]
Points = frozenset[str]

STANDARD = Path(__file__).resolve().parents[2] / "src/tablee/games/loto/data/standard.json"
JOKER = "J"
RACK_SIZE = 5


# --- components -----------------------------------------------------------------------------


class Components(NamedTuple):
    """The points of each figure, and every layout of each tile on the 5x5 grid."""

    figures: dict[str, Points]
    layouts: dict[str, list[Points]]


def load_components(data: Json) -> Components:
    """Read component data in the format of ``spec/data/loto.json``."""
    figures = {}
    for figure in data["figures"]:
        dots = dots_of(figure["rows"])
        figures[figure["letter"]] = frozenset("abcde"[x] + "54321"[y] for x, y in dots)
    return Components(figures, {t["id"]: layouts_of(t["pattern"]) for t in data["tiles"]})


def dots_of(rows: str) -> set[tuple[int, int]]:
    """(column from the left, row from the top) of every '#'."""
    return {
        (x, y) for y, row in enumerate(rows.split("/")) for x, mark in enumerate(row) if mark == "#"
    }


def layouts_of(pattern: str) -> list[Points]:
    """Clause 2: every set of grid points the tile can show: 4 turns, all shifts, no reflection."""
    found: set[Points] = set()
    dots = dots_of(pattern)
    for _ in range(4):
        dots = {(-y, x) for x, y in dots}  # a quarter turn
        for right in range(-10, 11):
            for down in range(-10, 11):
                moved = {(x + right, y + down) for x, y in dots}
                if all(0 <= x < 5 and 0 <= y < 5 for x, y in moved):
                    found.add(frozenset("abcde"[x] + "54321"[y] for x, y in moved))
    return sorted(found, key=in_order)


@lru_cache(maxsize=64)
def components_from_text(text: str) -> Components:
    return load_components(json.loads(text))


@lru_cache(maxsize=1)
def standard_text() -> str:
    return STANDARD.read_text(encoding="utf-8")


def components_of(position: Json) -> Components:
    chosen = position["options"]["components"]
    return components_from_text(standard_text() if chosen == "standard" else json.dumps(chosen))


# --- notation -------------------------------------------------------------------------------


def point_order(point: str) -> tuple[str, str]:
    """a1, b1 .. e1, a2 .."""
    return point[1], point[0]


def in_order(points: Points) -> list[str]:
    return sorted(points, key=point_order)


def write_placement(piece: str, letter: str, points: Points) -> str:
    return f"{piece}@{letter}:{''.join(in_order(points))}"


def read_placement(move: str) -> tuple[str, str, Points]:
    piece, _, where = move.partition("@")
    letter, _, text = where.partition(":")
    return piece, letter, frozenset(text[i : i + 2] for i in range(0, len(text), 2))


# --- clause 1: drawing ----------------------------------------------------------------------


def draw_tile(position: Json, seat: str) -> None:
    """Draw until a tile comes; jokers drawn on the way join the seat's jokers."""
    while position["bag"]:
        piece = position["bag"].pop(0)
        if piece != JOKER:
            position["racks"][seat] = sorted([*position["racks"][seat], piece])
            return
        position["jokers"][seat] += 1


def fill_rack(position: Json, seat: str) -> None:
    while len(position["racks"][seat]) < RACK_SIZE and position["bag"]:
        draw_tile(position, seat)


# --- clause 2: placing ----------------------------------------------------------------------


def layouts_of_piece(parts: Components, piece: str) -> list[Points]:
    if piece == JOKER:
        return [frozenset({file + rank}) for file in "abcde" for rank in "12345"]
    return parts.layouts[piece]


def pieces_in_hand(position: Json, seat: str) -> Counter[str]:
    hand = Counter[str](position["racks"][seat])
    if position["jokers"][seat]:
        hand[JOKER] = position["jokers"][seat]
    return hand


def uncovered(position: Json, figure: Json) -> Points:
    return components_of(position).figures[figure["letter"]] - set(figure["covered"])


def fitting(position: Json, figure: Json, hand: Counter[str]) -> list[tuple[str, Points]]:
    """Every (piece of the hand, uncovered points of the figure it can cover)."""
    parts, free = components_of(position), uncovered(position, figure)
    return [(piece, at) for piece in hand for at in layouts_of_piece(parts, piece) if at <= free]


def figure_named(position: Json, letter: str) -> Json:
    found: Json = next(f for f in position["figures"] if f["letter"] == letter)
    return found


def put_piece(position: Json, seat: str, move: str) -> None:
    """Take the piece from the hand and cover the points."""
    piece, letter, points = read_placement(move)
    if piece == JOKER:
        position["jokers"][seat] -= 1
    else:
        position["racks"][seat].remove(piece)
    figure = figure_named(position, letter)
    figure["covered"] = in_order(points | set(figure["covered"]))


# --- clause 3: the turn ---------------------------------------------------------------------


def completable(
    free: Points,
    hand: Counter[str],
    parts: Components,
    dead: set[tuple[Points, frozenset[tuple[str, int]]]],
) -> bool:
    """Can some pieces of the hand cover exactly the free points?

    The first free point must be covered by some piece: try each piece in each way.
    ``dead`` remembers the (points, hand) already found impossible.
    """
    if not free:
        return True
    dots = sum(n * len(layouts_of_piece(parts, piece)[0]) for piece, n in hand.items())
    state = (free, frozenset(hand.items()))
    if dots < len(free) or state in dead:
        return False
    first = in_order(free)[0]
    for piece in hand:
        for points in layouts_of_piece(parts, piece):
            fits = first in points and points <= free
            if fits and completable(free - points, without(hand, piece), parts, dead):
                return True
    dead.add(state)
    return False


def without(hand: Counter[str], piece: str) -> Counter[str]:
    return hand - Counter([piece])


def first_placements(position: Json, seat: str) -> set[str]:
    hand = pieces_in_hand(position, seat)
    return {
        write_placement(piece, figure["letter"], points)
        for figure in position["figures"]
        for piece, points in fitting(position, figure, hand)
    }


def further_placements(position: Json, seat: str) -> set[str]:
    """Same figure only, and the figure must stay completable with what is still held."""
    parts, hand = components_of(position), pieces_in_hand(position, seat)
    figure = figure_named(position, position["turn_state"]["figure"])
    free = uncovered(position, figure)
    dead: set[tuple[Points, frozenset[tuple[str, int]]]] = set()
    return {
        write_placement(piece, figure["letter"], points)
        for piece, points in fitting(position, figure, hand)
        if completable(free - points, without(hand, piece), parts, dead)
    }


def legal_at_table(position: Json) -> set[str]:
    seat = str(position["turn"])
    placed = position["turn_state"]["placed"]
    if placed == 0:
        return first_placements(position, seat) or passes(position, seat)
    if placed == 1:
        return further_placements(position, seat) | {"end"}
    return further_placements(position, seat)


def place_at_table(position: Json, move: str) -> None:
    seat = str(position["turn"])
    letter = read_placement(move)[1]
    put_piece(position, seat, move)
    position["passes"] = 0
    if uncovered(position, figure_named(position, letter)):
        placed = position["turn_state"]["placed"] + 1
        position["turn_state"] = {"figure": letter, "placed": placed}
    else:
        complete_figure(position, seat, letter)
        fill_rack(position, seat)
        end_turn(position)


# --- clause 4: completing a figure ----------------------------------------------------------


def complete_figure(position: Json, seat: str, letter: str) -> None:
    """Win its tokens; the next waiting figure takes its very place, if there is one."""
    position["tokens"][seat] += len(components_of(position).figures[letter])
    position["done"][seat].append(letter)
    place = position["figures"].index(figure_named(position, letter))
    position["figures"].pop(place)
    if position["waiting"]:
        new = {"letter": position["waiting"].pop(0), "covered": []}
        position["figures"].insert(place, new)


# --- clause 5: passing ----------------------------------------------------------------------


def passes(position: Json, seat: str) -> set[str]:
    """For a seat that cannot place anything; an exchange needs something to draw."""
    if position["jokers"][seat]:
        return set()
    exchangeable = position["racks"][seat] if position["bag"] else []
    return {"pass"} | {f"pass:{tile}" for tile in exchangeable}


def pass_turn(position: Json, move: str, after: Json) -> list[str]:
    seat = str(position["turn"])
    problems = []
    if move == "pass":
        fill_rack(position, seat)
    else:
        problems = exchange(position, seat, move.removeprefix("pass:"), after)
    position["passes"] += 1
    end_turn(position)
    return problems


def exchange(position: Json, seat: str, tile: str, after: Json) -> list[str]:
    """Set aside, draw, put back, mix, fill the rack; then adopt what ``after`` drew, if possible.

    Up to the putting back all is determined; the order of the bag after it is not, nor what a
    rack that is still short of five draws from it.
    """
    position["racks"][seat].remove(tile)
    draw_tile(position, seat)
    position["bag"].append(tile)
    try:
        rack, jokers = list(after["racks"][seat]), int(after["jokers"][seat])
        bag = list(after["bag"])
    except (KeyError, TypeError, ValueError):
        return ["racks, jokers or bag cannot be read"]
    problems = exchange_problems(position, seat, rack, jokers, bag)
    position["racks"][seat], position["jokers"][seat] = sorted(rack), jokers
    position["bag"] = bag
    return problems


def exchange_problems(
    position: Json, seat: str, rack: list[str], jokers: int, bag: list[str]
) -> list[str]:
    """``position`` has the bag mixed but the rack not yet filled; the rest is what came of it."""
    known_rack, known_jokers = position["racks"][seat], position["jokers"][seat]
    known = Counter(known_rack) + Counter(position["bag"]) + Counter({JOKER: known_jokers})
    problems = []
    if known != Counter(rack) + Counter(bag) + Counter({JOKER: jokers}):
        problems.append("exchange: rack, jokers and bag together are not the same pieces")
    if Counter(known_rack) - Counter(rack) or JOKER in rack:
        problems.append(f"exchange: rack {rack} should hold {known_rack}")
    if len(known_rack) >= RACK_SIZE and (len(rack), jokers) != (len(known_rack), known_jokers):
        problems.append(f"exchange: should leave {known_rack} and {known_jokers} jokers")
    if len(known_rack) < RACK_SIZE and len(rack) != RACK_SIZE and (bag or len(rack) > RACK_SIZE):
        problems.append(f"exchange: rack {rack} is not filled to {RACK_SIZE}")
    if jokers < known_jokers:
        problems.append(f"exchange: {jokers} jokers, should be {known_jokers} at least")
    return problems


# --- clause 6: the end ----------------------------------------------------------------------


def end_turn(position: Json) -> None:
    """The next seat's turn, or the end of the game."""
    position["turn_state"] = {"figure": None, "placed": 0}
    reason = end_reason(position)
    if reason is None:
        position["turn"] = position["turn"] % len(position["racks"]) + 1
        return
    best = max(position["tokens"].values())
    winners = sorted(int(seat) for seat, won in position["tokens"].items() if won == best)
    scores = dict(position["tokens"])
    position["turn"] = None
    position["result"] = {"winners": winners, "reason": reason, "scores": scores}


def end_reason(position: Json) -> str | None:
    if not any(position["jokers"].values()):
        return "no_jokers"
    if not position["figures"]:
        return "no_figures"
    if position["passes"] >= len(position["racks"]) and not position["bag"]:
        return "stuck"
    return None


def play_at_table(position: Json, move: str, after: Json) -> list[str]:
    """Change ``position``; ``after`` is consulted only for what an exchange leaves open."""
    if move.startswith("pass"):
        return pass_turn(position, move, after)
    if move == "end":
        fill_rack(position, str(position["turn"]))
        end_turn(position)
    else:
        place_at_table(position, move)
    return []


# --- patience -------------------------------------------------------------------------------


def legal_in_patience(position: Json) -> set[str]:
    """Whatever fits may be laid; ``undo`` takes it back; exchanging needs an empty figure."""
    moves = first_placements(position, "1")
    if position["placed"]:
        moves.add("undo")
    elif position["bag"]:
        moves |= {f"swap:{piece}" for piece in pieces_in_hand(position, "1")}
    return moves


def play_in_patience(position: Json, move: str) -> None:
    if move == "undo":
        take_back(position)
    elif move.startswith("swap:"):
        swap(position, move.removeprefix("swap:"))
    else:
        put_piece(position, "1", move)
        position["placed"].append(move)
    lying = len(position["placed"])
    letter = position["figures"][0]["letter"]
    position["turn_state"] = {"figure": letter if lying else None, "placed": lying}
    end_patience(position)


def give_piece(position: Json, piece: str) -> None:
    if piece == JOKER:
        position["jokers"]["1"] += 1
    else:
        position["racks"]["1"] = sorted([*position["racks"]["1"], piece])


def take_back(position: Json) -> None:
    piece, letter, points = read_placement(position["placed"].pop())
    give_piece(position, piece)
    figure = figure_named(position, letter)
    figure["covered"] = in_order(frozenset(figure["covered"]) - points)


def swap(position: Json, piece: str) -> None:
    """The piece is gone for good; what is drawn may be a joker, which is a piece here."""
    if piece == JOKER:
        position["jokers"]["1"] -= 1
    else:
        position["racks"]["1"].remove(piece)
    give_piece(position, position["bag"].pop(0))
    position["exchanges"] += 1


def end_patience(position: Json) -> None:
    """Won when complete; lost when the bag is empty and the eight cannot do it."""
    parts, figure = components_of(position), position["figures"][0]
    eight = pieces_in_hand(position, "1")
    eight.update(read_placement(move)[0] for move in position["placed"])
    if not uncovered(position, figure):
        reason, winners = "complete", [1]
    elif not position["bag"] and not completable(
        parts.figures[figure["letter"]], eight, parts, set()
    ):
        reason, winners = "lost", []
    else:
        return
    scores = {"1": position["exchanges"]}
    position["turn"] = None
    position["result"] = {"winners": winners, "reason": reason, "scores": scores}


# --- the two questions ----------------------------------------------------------------------


def legal(position: Json) -> set[str]:
    """All legal moves in canonical notation; none when the game is over."""
    if position["result"] is not None:
        return set()
    if position["options"]["mode"] == "patience":
        return legal_in_patience(position)
    return legal_at_table(position)


def differences(before: Json, move: str, after: Json) -> list[str]:
    """In what way ``after`` is not what the rules make of ``move`` in ``before``."""
    if move not in legal(before):
        return [f"{move} is not legal here"]
    expected = copy.deepcopy(before)
    expected["ply"] += 1
    problems = []
    if before["options"]["mode"] == "patience":
        play_in_patience(expected, move)
    else:
        problems = play_at_table(expected, move, after)
    for key in sorted(expected.keys() | after.keys()):
        problems += field_problems(key, expected, after)
    return problems


def field_problems(key: str, expected: Json, after: Json) -> list[str]:
    if key not in after:
        return [f"{key}: missing"]
    if key not in expected:
        return [f"{key}: unexpected field"]
    want, have = (json.dumps(side[key], sort_keys=True) for side in (expected, after))
    return [] if want == have else [f"{key}: should be {want}, is {have}"]
