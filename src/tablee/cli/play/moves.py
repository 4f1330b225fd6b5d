"""Moves as people type them: finding the one they mean, listing the possible ones."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from tablee.core.errors import InvalidMove

if TYPE_CHECKING:
    from tablee.core.position import Position

#: More moves than this are shown in groups.
MOST = 60

_TOKEN = re.compile(r"\W?\w+")


class Listing(NamedTuple):
    """Moves that begin alike; `groups` (how they continue, and how many do) if there are many."""

    moves: tuple[str, ...]
    groups: dict[str, int]


def find(text: str, legal: Sequence[str]) -> str | None:
    """The legal move that a text means, ignoring case and blanks; None if that is none or several.

    >>> find("D 4", ("d4", "e4"))
    'd4'
    """
    if text in legal:
        return text
    plain = _plain(text)
    meant = [move for move in legal if _plain(move) == plain]
    return meant[0] if len(meant) == 1 else None


def spelling(position: Position, text: str) -> str:
    """The text in the case this game writes moves in, so that a refusal can give the reason."""
    for attempt in (text, text.lower(), text.upper()):
        try:
            position.action(attempt)
        except InvalidMove:
            continue
        return attempt
    return text


def listing(legal: Sequence[str], prefix: str = "", most: int = MOST) -> Listing:
    """The legal moves that begin with a prefix, in groups if there are more than `most`.

    >>> listing(("4@1", "4@2", "42@1"), "4").moves
    ('4@1', '4@2')
    >>> listing(("d4", "e4^e4-f4-g4", "e4^f4-e4-g4"), most=2).groups
    {'d4': 1, 'e4': 2}
    """
    plain = _plain(prefix)
    begun = [move for move in legal if _plain(move).startswith(plain)]
    parted = [move for move in begun if not move[len(plain) : len(plain) + 1].isalnum()]
    moves = tuple(parted or begun)  # tile 4, rather than all of 4, 42 and 47
    if len(moves) <= most:
        return Listing(moves, {})
    groups: dict[str, int] = {}
    for move in moves:
        head = _head(move, len(plain))
        groups[head] = groups.get(head, 0) + 1
    return Listing(moves, groups)


def _head(move: str, start: int) -> str:
    """The move up to the end of the part from `start` on: a tile, then its place, then the rest."""
    part = _TOKEN.match(move, start)
    return move if part is None else move[: part.end()]


def _plain(text: str) -> str:
    return "".join(text.split()).casefold()
