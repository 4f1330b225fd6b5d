"""What a seat may know of a position, and a position that looks like that to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tablee.core.game import Setup
from tablee.games.punto.rules import layout as at
from tablee.games.punto.seating import Seating


def hide(setup: Setup, document: dict[str, Any], hands: range) -> dict[str, Any]:
    """The view of who may see these hands. Nobody knows a pile, not even its owner; experts hold
    their cards for themselves."""
    for name, cards in document["piles"].items():
        document["piles"][name] = len(cards)
    for name, cards in document["hands"].items():
        if setup.options["expert"] and int(name) not in hands:
            document["hands"][name] = len(cards)
    return document


def imagine(setup: Setup, view: dict[str, Any]) -> dict[str, Any]:
    """A whole document with this view: each side has its own cards that were not seen, and as many
    neutral ones as it lacks."""
    seating: Seating = setup.parts
    seen = Counter(_seen(view))
    unseen = {
        letter: [
            f"{letter}{value}"
            for value in range(1, at.VALUES + 1)
            for _ in range(at.COPIES - seen[f"{letter}{value}"])
        ]
        for letter in at.LETTERS
    }
    neutral = unseen[seating.neutral] if seating.neutral else []
    for side in range(seating.sides):
        places = list(_places(seating, view, side))
        cards = [card for letter in seating.colours(side) for card in unseen[letter]]
        lacking = sum(view[field][name] for field, name in places) - len(cards)
        cards, neutral = cards + neutral[:lacking], neutral[lacking:]
        for field, name in places:
            count = view[field][name]
            view[field][name], cards = cards[:count], cards[count:]
    return view


def _seen(view: dict[str, Any]) -> Iterator[str]:
    """Every card in sight."""
    for cards in (*view["cards"].values(), *view["removed"].values(), *view["hands"].values()):
        if isinstance(cards, list):
            yield from cards
    yield from view["discarded"]


def _places(seating: Seating, view: dict[str, Any], side: int) -> Iterator[tuple[str, str]]:
    """Where cards of a side are hidden."""
    for member in map(str, seating.members(side)):
        yield "piles", member
        if not isinstance(view["hands"][member], list):
            yield "hands", member
