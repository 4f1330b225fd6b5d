"""How points, pieces and moves are written; the inverse of each beside it."""

from __future__ import annotations

import re

from tablee.games.loto.components import LETTERS, Parts
from tablee.games.loto.rules import state as s
from tablee.games.loto.rules.solver import JOKER

_POINTS = [file + rank for rank in "12345" for file in "abcde"]  # by bit
_PLACEMENT = re.compile(r"(J|T[0-9]{2})@([A-N]):((?:[a-e][1-5])+)")
_WITH_PIECE = {s.EXCHANGE: "pass:", s.SWAP: "swap:"}
_ALONE = {s.END: "end", s.PASS: "pass", s.UNDO: "undo"}


def point_list(points: int) -> list[str]:
    """The points of a mask: a1, b1 .. e1, a2 .."""
    return [name for bit, name in enumerate(_POINTS) if points >> bit & 1]


def points_mask(names: list[str]) -> int | None:
    """The mask of some points; None if one is unknown or they are not in order."""
    if not set(names) <= set(_POINTS):
        return None
    mask = sum(1 << _POINTS.index(name) for name in set(names))
    return mask if point_list(mask) == names else None


def piece_text(parts: Parts, piece: int) -> str:
    """A piece's name: T01 .. or J. Raises LookupError."""
    return "J" if piece == JOKER else parts.tiles[piece]


def piece_number(parts: Parts, text: str) -> int | None:
    """The piece of that name, if there is one in this set."""
    if text == "J":
        return JOKER
    return parts.tiles.index(text) if text in parts.tiles else None


def move_text(parts: Parts, action: int) -> str:
    """The spelling of an action. Raises LookupError for what is none."""
    verb, piece = action >> s.VERB_AT, action >> s.PIECE_AT & 31
    if verb == s.PLACE:
        points = "".join(point_list(s.points_of(action)))
        return f"{piece_text(parts, piece)}@{LETTERS[s.figure_of(action)]}:{points}"
    if verb in _WITH_PIECE:
        return _WITH_PIECE[verb] + piece_text(parts, piece)
    return _ALONE[verb]


def move_action(parts: Parts, text: str) -> int | None:
    """The action that a text spells, legal or not; None if it spells none."""
    for verb, word in _ALONE.items():
        if text == word:
            return verb << s.VERB_AT
    for verb, word in _WITH_PIECE.items():
        piece = piece_number(parts, text.removeprefix(word))
        if text.startswith(word) and piece is not None:
            return verb << s.VERB_AT | piece << s.PIECE_AT
    return _placement(parts, text)


def _placement(parts: Parts, text: str) -> int | None:
    match = _PLACEMENT.fullmatch(text)
    if match is None:
        return None
    name, letter, where = match.groups()
    piece = piece_number(parts, name)
    points = points_mask([where[i : i + 2] for i in range(0, len(where), 2)])
    if piece is None or points is None:
        return None
    return points | LETTERS.index(letter) << s.FIGURE_AT | piece << s.PIECE_AT
