"""What a seat may know of a position, and a position that looks like that to it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tablee.core.game import Setup
from tablee.games.loto.components import LETTERS, Parts
from tablee.games.loto.document import is_patience
from tablee.games.loto.notation import move_action, piece_text
from tablee.games.loto.rules.solver import JOKER
from tablee.games.loto.rules.state import ALL_JOKERS, piece_of


def hide(document: dict[str, Any], hands: range) -> dict[str, Any]:
    """A view: all racks but these, the bag and what is waiting become counts."""
    for name, tiles in document["racks"].items():
        if int(name) not in hands:
            document["racks"][name] = len(tiles)
    document["waiting"] = len(document["waiting"])
    document["bag"] = len(document["bag"])
    return document


def imagine(setup: Setup, view: dict[str, Any]) -> dict[str, Any]:
    """A whole document with this view. Which tiles were used it cannot know: any may have been."""
    parts: Parts = setup.parts
    unseen = _unseen(setup, view)
    for name, rack in view["racks"].items():
        if not isinstance(rack, list):
            dealt, unseen = unseen[:rack], unseen[rack:]
            view["racks"][name] = [parts.tiles[kind] for kind in sorted(dealt)]
    if is_patience(setup):
        unseen += [JOKER] * (ALL_JOKERS - view["jokers"]["1"] - _laid(parts, view)[JOKER])
    elif len(unseen) < view["bag"]:  # so nothing was used yet but jokers
        unseen.append(JOKER)
    view["bag"] = [piece_text(parts, piece) for piece in unseen[: view["bag"]]]
    gone = {figure["letter"] for figure in view["figures"]}
    gone.update(letter for won in view["done"].values() for letter in won)
    view["waiting"] = [letter for letter in LETTERS if letter not in gone][: view["waiting"]]
    return view


def _unseen(setup: Setup, view: dict[str, Any]) -> list[int]:
    """The tiles that are in no rack in sight, and do not lie in a patience."""
    parts: Parts = setup.parts
    seen = _laid(parts, view)
    for rack in view["racks"].values():
        if isinstance(rack, list):
            seen.update(parts.tiles.index(tile) for tile in rack)
    return [kind for kind, copies in enumerate(parts.copies) for _ in range(copies - seen[kind])]


def _laid(parts: Parts, view: dict[str, Any]) -> Counter[int]:
    """The pieces that lie in a patience."""
    return Counter(piece_of(move_action(parts, move) or 0) for move in view.get("placed", []))
