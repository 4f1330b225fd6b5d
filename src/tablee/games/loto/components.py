"""The pieces and figures of a box: read, checked, and laid out for the kernels to look up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import msgspec

from tablee.core.components import ComponentSet
from tablee.core.errors import InvalidPosition
from tablee.core.jsonio import read
from tablee.games.loto.rules.solver import FIGURES, FIRST, JOKER, KINDS, LAYOUTS, POINTS
from tablee.games.loto.rules.state import ALL_JOKERS, TILES

LETTERS = "ABCDEFGHIJKLMN"
GRID = 5
TILE_GRID = 3

_ID = re.compile("T[0-9]{2}")

Dots = frozenset[tuple[int, int]]  # column from the left, row from the bottom


class TileJson(msgspec.Struct, forbid_unknown_fields=True):
    """A tile; `copies` where a box does not hold as many of each."""

    id: str
    pattern: str
    copies: int | None = None


class FigureJson(msgspec.Struct, forbid_unknown_fields=True):
    """A figure, its rows from the top."""

    letter: str
    points: int
    rows: str


class SetJson(msgspec.Struct, forbid_unknown_fields=True):
    """A component set as its file holds it."""

    copies: int
    jokers: int
    tiles: list[TileJson]
    figures: list[FigureJson]
    name: str = ""
    comment: str = ""


class Parts(NamedTuple):
    """A checked set: tiles by kind (in the order of their ids), figures from A on."""

    tiles: tuple[str, ...]
    copies: tuple[int, ...]
    layouts: tuple[tuple[int, ...], ...]  # every mask a tile can cover on 5 x 5 points, in order
    figures: tuple[int, ...]  # the points of each as a mask

    def can_cover(self, piece: int, points: int) -> bool:
        """Whether a piece, turned some way, shows exactly these points (loto 2)."""
        if piece == JOKER:
            return points.bit_count() == 1
        return points in self.layouts[piece]


def parse(found: ComponentSet) -> Parts:
    """The parts of a set. Raises InvalidComponents.

    It must be a whole box: 57 tiles of two or three dots, no two kinds alike, 13 jokers and the 14
    figures A to N. Which tiles, how many of each, and what figures: that is free.
    """
    document = _read(found)
    if document.jokers != ALL_JOKERS:
        raise found.bad("jokers", "problem-expected", expected=ALL_JOKERS)
    tiles = _tiles(found, document)
    ids = tuple(sorted(tiles))
    copies = tuple(tiles[name][0] for name in ids)
    if sum(copies) != TILES:
        raise found.bad("tiles", "loto-problem-total", expected=TILES, found=sum(copies))
    return Parts(ids, copies, tuple(tiles[name][1] for name in ids), _figures(found, document))


def _read(found: ComponentSet) -> SetJson:
    try:
        return read(SetJson, dict(found.data), InvalidPosition)
    except InvalidPosition as error:
        details = dict(error.details)
        raise found.bad(details.pop("field"), **details) from None


def _tiles(found: ComponentSet, document: SetJson) -> dict[str, tuple[int, tuple[int, ...]]]:
    """By id: how many copies, and the layouts."""
    tiles: dict[str, tuple[int, tuple[int, ...]]] = {}
    owners: dict[tuple[int, ...], str] = {}
    for index, tile in enumerate(document.tiles):
        entry = f"tiles[{index}]"
        if _ID.fullmatch(tile.id) is None:
            raise found.bad(f"{entry}.id", "problem-expected", expected="T01, T02, …")
        if tile.id in tiles:
            raise found.bad(f"{entry}.id", "problem-duplicate")
        copies = document.copies if tile.copies is None else tile.copies
        if not 1 <= copies <= TILES:
            where = "copies" if tile.copies is None else f"{entry}.copies"
            raise found.bad(where, "problem-expected", expected=f"1-{TILES}")
        dots = _dots(found, f"{entry}.pattern", tile.pattern, TILE_GRID)
        if len(dots) not in (2, 3):
            raise found.bad(f"{entry}.pattern", "loto-problem-dots", found=len(dots))
        layouts = layouts_of(dots)
        if layouts in owners:
            raise found.bad(f"{entry}.pattern", "loto-problem-same", other=owners[layouts])
        owners[layouts] = tile.id
        tiles[tile.id] = (copies, layouts)
    return tiles


def _figures(found: ComponentSet, document: SetJson) -> tuple[int, ...]:
    """The points of each figure, by letter."""
    if len(document.figures) != FIGURES:
        raise found.bad("figures", "problem-count", expected=FIGURES)
    figures: dict[str, int] = {}
    for index, figure in enumerate(document.figures):
        entry = f"figures[{index}]"
        if len(figure.letter) != 1 or figure.letter not in LETTERS:
            raise found.bad(f"{entry}.letter", "problem-expected", expected="A-N")
        if figure.letter in figures:
            raise found.bad(f"{entry}.letter", "problem-duplicate")
        dots = _dots(found, f"{entry}.rows", figure.rows, GRID)
        if not dots or len(dots) != figure.points:
            words = {"expected": figure.points, "found": len(dots)}
            raise found.bad(f"{entry}.points", "loto-problem-points", **words)
        figures[figure.letter] = _mask(dots)
    return tuple(figures[letter] for letter in LETTERS)


def _dots(found: ComponentSet, entry: str, text: str, size: int) -> Dots:
    """The dots of a picture such as `##./.../#..`, its rows from the top."""
    rows = text.split("/")
    if not set(text) <= set("#./"):
        raise found.bad(entry, "problem-expected", expected="#, ., /")
    dots = frozenset(
        (column, size - 1 - row)
        for row, marks in enumerate(rows)
        for column, mark in enumerate(marks)
        if mark == "#"
    )
    if any(column >= size or row < 0 for column, row in dots):
        raise found.bad(entry, "loto-problem-outside", size=size)
    if [len(row) for row in rows] != [size] * size:
        raise found.bad(entry, "loto-problem-grid", size=size)
    return dots


# -- layouts ---------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def layouts_of(dots: Dots) -> tuple[int, ...]:
    """Every mask a tile can cover on 5 x 5 points: turned four ways, never turned over (loto 2)."""
    masks: set[int] = set()
    for _ in range(4):
        dots = frozenset((row, -column) for column, row in dots)  # a quarter turn
        masks.update(_mask(moved) for moved in _shifts(dots))
    return tuple(sorted(masks, key=_reading_order))


def _shifts(dots: Dots) -> Iterator[Dots]:
    """The dots at every place of the 5 x 5 points where all of them lie on it."""
    left, bottom = min(column for column, _ in dots), min(row for _, row in dots)
    for right in range(GRID):
        for up in range(GRID):
            moved = frozenset((column - left + right, row - bottom + up) for column, row in dots)
            if all(column < GRID and row < GRID for column, row in moved):
                yield moved


def _mask(dots: Dots) -> int:
    return sum(1 << (column + GRID * row) for column, row in dots)


def _reading_order(mask: int) -> list[int]:
    return [bit for bit in range(GRID * GRID) if mask >> bit & 1]


@lru_cache(maxsize=32)
def lookups(parts: Parts) -> tuple[int, ...]:
    """The rules vector from POINTS on: points, copies, dots, and the layouts by figure and kind."""
    missing = KINDS - len(parts.tiles)
    dots = [layouts[0].bit_count() for layouts in parts.layouts]
    firsts: list[int] = []
    masks: list[int] = []
    for figure in parts.figures:
        for kind in range(KINDS):
            firsts.append(LAYOUTS + len(masks))
            if kind < len(parts.tiles):
                masks += [mask for mask in parts.layouts[kind] if not mask & ~figure]
    firsts.append(LAYOUTS + len(masks))
    padding = [0] * missing
    counted = [*parts.figures, *parts.copies, *padding, *dots, *padding]
    assert POINTS + len(counted) == FIRST
    return (*counted, *firsts, *masks)
