"""The space of Lotus: from which pile to which field, and the piles from the top down."""

from __future__ import annotations

from functools import cache

from tablee.core.kernel import BYTES, INT, VECTOR, Vector, kernel
from tablee.core.slots import SCORE, TURN
from tablee.core.space import NUMBER, OBSERVE, Space, Symmetry, fill, flat, relative
from tablee.games.lotus.components import Track
from tablee.games.lotus.rules.kernel import (
    FIELD,
    FIELD_LANDINGS,
    HEIGHTS,
    HOME,
    MOST_PILES,
    MOVES_LEFT,
    PASS,
    PIECES,
    PILES,
    SEATS,
)


@kernel((INT, VECTOR))
def _fields(rules: Vector) -> int:
    """How many fields the track has."""
    return (len(rules) - FIELD_LANDINGS) // 32


@kernel((INT, VECTOR, VECTOR, INT))
def _source(rules: Vector, state: Vector, place: int) -> int:
    """The number of a pile: eight start piles of each seat from the mover on, then the fields."""
    if place >= FIELD:
        return MOST_PILES * rules[SEATS] + place - FIELD
    if place < MOST_PILES:
        return place
    owner = relative(place >> 3, state[TURN], rules[SEATS])
    return MOST_PILES * owner + (place & 7)


@kernel(NUMBER)
def number(rules: Vector, state: Vector, action: int) -> int:
    """By pile left, then by field reached, home being the last one; `pass` comes after all."""
    fields = _fields(rules)
    if action == PASS:
        return (MOST_PILES * rules[SEATS] + fields) * (fields + 1)
    target = fields if action >> 7 == HOME else (action >> 7) - FIELD
    return _source(rules, state, action & 127) * (fields + 1) + target


@kernel((INT, VECTOR, VECTOR, INT, BYTES, INT))
def _observe_fields(rules: Vector, state: Vector, seat: int, out: Vector, at: int) -> int:
    """Who owns each piece of each pile, from the top down; returns the index after it."""
    seats, fields = rules[SEATS], _fields(rules)
    wide = seats * rules[PIECES] * seats
    fill(out, at, fields * wide, 0)
    for field in range(fields):
        pieces = state[PILES + field]
        for depth in range(state[HEIGHTS + FIELD + field]):
            out[at + seats * depth + relative(1 + (pieces & 3), seat, seats)] = 1
            pieces >>= 2
        at += wide
    return at


@kernel(OBSERVE)
def observe(rules: Vector, state: Vector, seat: int, out: Vector) -> int:
    """The parts of `space`, every list of seats from the viewer on."""
    seats = rules[SEATS]
    at = 0
    for after in range(seats):
        other = 1 + (seat - 1 + after) % seats
        for pile in range(MOST_PILES):
            out[at] = state[HEIGHTS + MOST_PILES * other + pile]
            at += 1
    at = _observe_fields(rules, state, seat, out, at)
    for after in range(seats):
        other = 1 + (seat - 1 + after) % seats
        out[at + after] = state[SCORE + other - 1]
        out[at + seats + after] = int(state[TURN] == other)
    out[at + 2 * seats] = state[MOVES_LEFT]
    return 0


def space(seats: int, pieces: int, track: Track) -> Space:
    """The space of a table on a track, each seat with so many pieces."""
    return _space(seats, pieces, len(track.fields), len(track.entries), track.entry_fields)


@cache
def _space(seats: int, pieces: int, fields: int, entries: int, entry_fields: int) -> Space:
    sources = MOST_PILES * seats + fields
    shape, planes = flat(
        ("heights of the start piles, eight to a seat", MOST_PILES * seats),
        ("by field and depth from the top: whose piece", fields * pieces * seats * seats),
        ("pieces home, by seat", seats),
        ("to move, by seat", seats),
        ("moves left in this turn", 1),
    )
    count = sources * (fields + 1) + 1
    images = [_exchanged(fields, entry, entry_fields) for entry in range(entries - 1)]
    symmetries = [
        Symmetry(
            f"entries {1 + entry} and {2 + entry} exchanged",
            _image_of_numbers(seats, fields, image),
            _image_of_tensor(seats, fields, pieces * seats * seats, shape[0], image),
        )
        for entry, image in enumerate(images)
        if entry_fields
    ]
    return Space(count, shape, planes, tuple(symmetries))


# Symmetries: the fields of one entry for those of the next.


def _exchanged(fields: int, entry: int, entry_fields: int) -> list[int]:
    """By field: where it goes."""
    image = list(range(fields))
    here, there = entry * entry_fields, (entry + 1) * entry_fields
    for number in range(entry_fields):
        image[here + number], image[there + number] = there + number, here + number
    return image


def _image_of_numbers(seats: int, fields: int, image: list[int]) -> tuple[int, ...]:
    starts = MOST_PILES * seats
    sources = [*range(starts), *(starts + field for field in image)]
    targets = [*image, fields]
    moved = [source * (fields + 1) + target for source in sources for target in targets]
    return *moved, len(moved)


def _image_of_tensor(
    seats: int, fields: int, wide: int, length: int, image: list[int]
) -> tuple[int, ...]:
    starts = MOST_PILES * seats
    piles = [starts + wide * field + item for field in image for item in range(wide)]
    return *range(starts), *piles, *range(starts + wide * fields, length)
