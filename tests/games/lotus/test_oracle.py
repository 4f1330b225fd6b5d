"""Lotus against an independent reading of the spec."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest

import tablee
from tablee.testing import random_game
from tests.games.lotus.positions import STANDARD
from tests.oracles import lotus as oracle
from tests.oracles.compare import follow

# Tracing would triple the time of these long games, and other tests run the same lines.
pytestmark = pytest.mark.no_cover

LOTUS = tablee.find_game("lotus")

TRACKS = [
    {**STANDARD, "entry_fields": 0},
    {**STANDARD, "entry_fields": 5, "springboard": 6},
    {**STANDARD, "entries": ["a"], "springboard": None},
    {**STANDARD, "entries": ["a", "b", "c"], "route_length": 5, "springboard": 5},
    {
        **STANDARD,
        "entries": ["a", "b", "c", "d"],
        "entry_fields": 8,
        "route_length": 39,
        "springboard": 20,
    },
    {**STANDARD, "start_piles": {"2": [2, 13], "3": [1, 4, 5], "4": [7]}},
]
VARIANTS = [
    *LOTUS.variants,
    *({"track": track, "seats": 2 + n % 3} for n, track in enumerate(TRACKS)),
    {"track": TRACKS[3], "springboard": "may", "expert": True},
]


def dealt_at_random(options: dict[str, Any], number: int) -> dict[str, Any]:
    """A position with the pieces in few piles; one of each seat is on the track, so that nobody has
    won. At odd numbers the pieces of the seat to move are lowest, so that it is often blocked."""
    random = Random(number)
    document = LOTUS.new(options).to_json()
    track = LOTUS.prepare(options).parts.track
    closed = None if options.get("springboard") == "may" else str(track.springboard)
    fields = [field for field in track.fields if field != closed]
    places = [*random.sample(fields, random.randint(1, 3)), "home", "start"]
    piles: dict[str, list[int]] = {place: [] for place in places}
    turn = random.randint(1, len(document["home"]))
    for seat, heights in document["start"].items():
        lowest = number % 2 == 1 and int(seat) == turn
        piles[places[0]].append(int(seat))
        for _ in range(sum(heights) - 1):
            piles[random.choice(places[:-1] if lowest else places)].append(int(seat))
        document["start"][seat] = _start_piles(heights, piles["start"].count(int(seat)))
        document["home"][seat] = piles["home"].count(int(seat))
    for pile in piles.values():
        random.shuffle(pile)
        if number % 2:
            pile.sort(key=lambda seat: seat != turn)
    document["cells"] = {field: piles[field] for field in fields if piles.get(field)}
    return {**document, "turn": turn, "ply": random.randint(2, 90), "moves_left": 1}


def _start_piles(heights: list[int], pieces: int) -> list[int]:
    """As many pieces on start piles, the first ones filled up first."""
    filled = []
    for height in heights:
        filled.append(min(height, pieces))
        pieces -= filled[-1]
    return filled


@pytest.mark.parametrize("options", VARIANTS)
def test_legal_moves_and_successors_agree_with_the_oracle(options: dict[str, Any]) -> None:
    games = 25 if "track" not in options else 6
    for number in range(games):
        follow(oracle, random_game(LOTUS, options, number))


@pytest.mark.parametrize("options", VARIANTS)
def test_every_successor_of_positions_dealt_at_random_agrees(options: dict[str, Any]) -> None:
    blocked = 0
    for number in range(200):
        document = dealt_at_random(options, number)
        kept = copy.deepcopy(document)
        position = LOTUS.from_json(document)
        assert set(position.legal()) == oracle.legal(document)
        blocked += "pass" in position.legal()
        for move in position.legal():
            after = position.play(move).to_json()
            assert oracle.differences(document, move, after) == []
        assert position.to_json() == document == kept
    assert blocked > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("expert", [True, False])
@pytest.mark.parametrize("double_opening", ["expert", "always", "never"])
@pytest.mark.parametrize("double_pieces", ["any", "two"])
def test_every_first_turn_agrees_with_the_oracle(
    seats: int, expert: bool, double_opening: str, double_pieces: str
) -> None:
    agreed = {"double_opening": double_opening, "double_pieces": double_pieces}
    first = LOTUS.new({"expert": expert, "seats": seats, **agreed})
    for opening in first.legal():
        second = first.play(opening)
        assert set(second.legal()) == oracle.legal(second.to_json())
        for move in second.legal():
            after = second.play(move)
            assert oracle.differences(second.to_json(), move, after.to_json()) == []
            assert set(after.legal()) == oracle.legal(after.to_json())
