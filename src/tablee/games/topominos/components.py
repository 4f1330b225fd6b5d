"""The tiles of Topominos: reading a component set, positions of a tile, what kernels look up."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from tablee.core.components import ComponentSet
from tablee.games.topominos.rules import kernel as k

#: The dots of each tile as its entry shows them; tile 1 is at index 0.
Tiles = tuple[int, ...]

# Where each of the nine places goes when a tile is turned by a quarter, or over.
_QUARTER = (2, 5, 8, 1, 4, 7, 0, 3, 6)
_OVER = (2, 1, 0, 5, 4, 3, 8, 7, 6)


def parse(found: ComponentSet) -> Tiles:
    """The tiles of a set: 56, numbered from 1, of one to nine dots. Raises InvalidComponents."""
    for key in found.data:
        if key not in ("name", "comment", "tiles"):
            raise found.bad(str(key), "problem-unknown")
    entries = found.data.get("tiles")
    if not isinstance(entries, list):
        raise found.bad("tiles", "problem-expected", expected="[{id, pattern}, ...]")
    if len(entries) != k.TILES:
        raise found.bad("tiles", "problem-count", expected=k.TILES)
    patterns: dict[int, int] = {}
    for index, entry in enumerate(entries):
        tile, pattern = _parse_entry(found, f"tiles[{index}]", entry)
        if tile in patterns:
            raise found.bad(f"tiles[{index}].id", "problem-duplicate")
        patterns[tile] = pattern
    return tuple(patterns[tile] for tile in sorted(patterns))


def _parse_entry(found: ComponentSet, where: str, entry: Any) -> tuple[int, int]:
    if not isinstance(entry, Mapping) or set(entry) != {"id", "pattern"}:
        raise found.bad(where, "problem-expected", expected="{id, pattern}")
    tile = entry["id"]
    if type(tile) is not int or not 1 <= tile <= k.TILES:
        raise found.bad(f"{where}.id", "problem-expected", expected=f"1-{k.TILES}")
    dots = dots_mask(entry["pattern"])
    if dots is None:
        raise found.bad(f"{where}.pattern", "topominos-problem-grid")
    if dots == 0:
        raise found.bad(f"{where}.pattern", "topominos-problem-blank")
    return tile, dots


# -- dots as text and as bits --------------------------------------------------------------------


def dots_text(dots: int) -> str:
    """Nine bits as three rows.

    >>> dots_text(0b000_100_001)
    '#../..#/...'
    """
    marks = "".join("#" if dots >> place & 1 else "." for place in range(9))
    return f"{marks[:3]}/{marks[3:6]}/{marks[6:]}"


def dots_mask(text: object) -> int | None:
    """The bits of three rows: the inverse of `dots_text`; None for anything else."""
    return _masks().get(text) if isinstance(text, str) else None


@cache
def _masks() -> dict[str, int]:
    return {dots_text(dots): dots for dots in range(k.FULL + 1)}


# -- clause 2: the positions of a tile -----------------------------------------------------------


@cache
def looks(dots: int) -> tuple[int, ...]:
    """The looks of a tile: its four turns, then those of its other face, each different one once.

    >>> [dots_text(look) for look in looks(dots_mask(".../#.#/..."))]
    ['.../#.#/...', '.#./.../.#.']
    """
    found: dict[int, None] = {}
    for face in (dots, _moved(dots, _OVER)):
        look = face
        for _ in range(4):
            found[look] = None
            look = _moved(look, _QUARTER)
    return tuple(found)


def _moved(dots: int, places: tuple[int, ...]) -> int:
    return sum(1 << places[place] for place in range(9) if dots >> place & 1)


# -- what kernels look up ------------------------------------------------------------------------


@lru_cache(maxsize=16)  # every view that is read needs them; sets are few
def lookups(tiles: Tiles) -> tuple[int, ...]:
    """The kernel's LOOKS, LOWER and FITTING."""
    positions = [look for dots in tiles for look in _padded(looks(dots))]
    lower = [
        sum(1 << other for other in range(tile) if tiles[other] in looks(dots))
        for tile, dots in enumerate(tiles)
    ]
    return (*positions, *lower, *_fitting(tiles))


def _padded(found: tuple[int, ...]) -> list[int]:
    return [*found, *[0] * (k.POSITIONS - len(found))]


def _fitting(tiles: Tiles) -> list[int]:
    """For each set of dots, the tiles that fit on it: those with a look among the other places."""
    within = [0] * (k.FULL + 1)  # by free places: the tiles with a look in them
    for tile, dots in enumerate(tiles):
        for look in looks(dots):
            within[look] |= 1 << tile
    for place in range(9):
        for free in range(k.FULL + 1):
            if free >> place & 1:
                within[free] |= within[free ^ 1 << place]
    return [within[k.FULL ^ dots] for dots in range(k.FULL + 1)]
