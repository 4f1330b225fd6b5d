"""The track of Lotus as data: what a component set must hold, and the geometry it gives."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from string import ascii_lowercase
from typing import Any

from tablee.core.components import ComponentSet
from tablee.games.lotus.rules.kernel import (
    FIELD,
    HOME,
    MOST_ENTRIES,
    MOST_FIELDS,
    MOST_PIECES,
    MOST_PILES,
)

_KEYS = ("entries", "entry_fields", "route_length", "springboard", "start_piles")
_NOTES = ("name", "comment")
_SHORTEST, _LONGEST = 4, 40
_SEATS = (2, 3, 4)


@dataclass(frozen=True)
class Track:
    """Entries with fields of their own that join; a *field number* counts along a route, from 1."""

    entries: tuple[str, ...]
    entry_fields: int
    route_length: int
    springboard: int | None  # a field number
    start_piles: Mapping[int, tuple[int, ...]]  # seats -> heights of each seat's piles

    @cached_property
    def fields(self) -> tuple[str, ...]:
        """The names of all fields: entry by entry, then the common ones."""
        own = range(1, self.entry_fields + 1)
        common = range(self.entry_fields + 1, self.route_length + 1)
        return *(f"{entry}{n}" for entry in self.entries for n in own), *map(str, common)

    @cached_property
    def branches(self) -> int:
        """How many fields belong to one entry: the first ones in `fields`."""
        return len(self.entries) * self.entry_fields

    def field(self, entry: int, number: int) -> int:
        """The index into `fields` of a field number on the route from an entry."""
        if number > self.entry_fields:
            return self.branches + number - self.entry_fields - 1
        return entry * self.entry_fields + number - 1

    def entry(self, field: int) -> int | None:
        """The entry that a field belongs to, None where the routes have joined."""
        return field // self.entry_fields if field < self.branches else None

    def number(self, field: int) -> int:
        """The field number of an index into `fields`."""
        if field < self.branches:
            return field % self.entry_fields + 1
        return field - self.branches + self.entry_fields + 1

    def landing(self, entry: int, number: int, height: int) -> int | None:
        """The field where a piece comes down that leaves a pile of this height on a field number
        (0: a start pile) of the route from an entry; None is home."""
        number += height
        if number == self.springboard:  # clause 4
            number += height
        return None if number > self.route_length else self.field(entry, number)

    @property
    def flower(self) -> int | None:
        """The springboard as an index into `fields`."""
        return None if self.springboard is None else self.field(0, self.springboard)


def parse_track(found: ComponentSet) -> Track:
    """The track that a component set describes. Raises InvalidComponents."""
    data = found.data
    for key in data:
        if key not in _KEYS + _NOTES:
            raise found.bad(str(key), "problem-unknown")
    for key in _KEYS:
        if key not in data:
            raise found.bad(key, "problem-missing")
    entries = _entries(found)
    length = _number(found, "route_length", data["route_length"], _SHORTEST, _LONGEST)
    own = _number(found, "entry_fields", data["entry_fields"], 0, length - 1)
    if len(entries) * own + length - own > MOST_FIELDS:
        raise found.bad("entry_fields", "lotus-problem-fields", most=MOST_FIELDS)
    springboard = data["springboard"]
    if springboard is not None:
        springboard = _number(found, "springboard", springboard, own + 1, length, " | null")
    return Track(entries, own, length, springboard, _start_piles(found))


def _number(
    found: ComponentSet, entry: str, value: Any, low: int, high: int, others: str = ""
) -> int:
    if type(value) is not int or not low <= value <= high:
        raise found.bad(entry, "problem-expected", expected=f"{low}-{high}{others}")
    return value


def _entries(found: ComponentSet) -> tuple[str, ...]:
    """The letters of the entries: `s` would read like a start pile."""
    letters = found.data["entries"]
    if not isinstance(letters, list) or not 1 <= len(letters) <= MOST_ENTRIES:
        raise found.bad("entries", "problem-expected", expected=f"1-{MOST_ENTRIES} × a-z")
    for index, letter in enumerate(letters):
        where = f"entries[{index}]"
        if not isinstance(letter, str) or len(letter) != 1 or letter not in ascii_lowercase:
            raise found.bad(where, "problem-expected", expected="a-z")
        if letter == "s":
            raise found.bad(where, "lotus-problem-letter")
        if letter in letters[:index]:
            raise found.bad(where, "problem-duplicate")
    return tuple(letters)


def _start_piles(found: ComponentSet) -> dict[int, tuple[int, ...]]:
    """Each number of seats with its piles: moves name a pile by its first height."""
    piles = found.data["start_piles"]
    if not isinstance(piles, Mapping):
        raise found.bad("start_piles", "problem-expected", expected="{2: [...], 3: ..., 4: ...}")
    names = [str(seats) for seats in _SEATS]
    for key in piles:
        if key not in names:
            raise found.bad(f"start_piles.{key}", "problem-unknown")
    for name in names:
        if name not in piles:
            raise found.bad(f"start_piles.{name}", "problem-missing")
    return {seats: _heights(found, seats, piles[str(seats)]) for seats in _SEATS}


def _heights(found: ComponentSet, seats: int, heights: Any) -> tuple[int, ...]:
    where = f"start_piles.{seats}"
    if not isinstance(heights, list) or not 1 <= len(heights) <= MOST_PILES:
        raise found.bad(where, "problem-expected", expected=f"[1-{MOST_PILES} × 1, 2, 3 ...]")
    for index, height in enumerate(heights):
        _number(found, f"{where}[{index}]", height, 1, MOST_PIECES // seats)
        if height in heights[:index]:
            raise found.bad(f"{where}[{index}]", "problem-duplicate")
    if seats * sum(heights) > MOST_PIECES:
        raise found.bad(where, "lotus-problem-pieces", most=MOST_PIECES)
    return tuple(heights)


def lookups(track: Track, *, may_stay: bool) -> list[int]:
    """The kernel's ENTRIES and LANDINGS."""
    last = len(track.entries) - 1
    rows = [(min(entry, last), 0) for entry in range(MOST_ENTRIES)]
    rows += [(track.entry(f) or 0, track.number(f)) for f in range(len(track.fields))]
    landings = [
        _landing(track, entry, number, height, may_stay)
        for entry, number in rows
        for height in range(32)
    ]
    return _choices(track) + landings


def _landing(track: Track, entry: int, number: int, height: int, may_stay: bool) -> int:
    """Where a piece comes down, and above it the springboard if it may stay there (clause 4)."""
    field = track.landing(entry, number, height)
    place = HOME if field is None else FIELD + field
    if not may_stay or height == 0 or track.flower is None or number + height != track.springboard:
        return place
    return place | FIELD + track.flower << 7


def _choices(track: Track) -> list[int]:
    """By height: all entries while they make a difference, then the first stands for all."""
    every = (1 << len(track.entries)) - 1
    return [0, *(every if height <= track.entry_fields else 1 for height in range(1, 32))]
