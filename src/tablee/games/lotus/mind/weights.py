"""The learned weights of Lotus bots, and how they get into a search's longer vectors."""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from base64 import b64decode, b64encode
from functools import cache, lru_cache
from importlib.resources import files
from random import Random
from typing import NamedTuple

from tablee.core.kernel import Vector
from tablee.core.position import Position
from tablee.games.lotus.mind import judgement as j
from tablee.games.lotus.rules import kernel as k

#: Kinds of piles that have weights: the seat's start piles, those on fields by their number on a
#: track of this length, the others' start piles.
LENGTH = 14
_FLOWER = 8  # the springboard of that track, where no pile was ever seen
KINDS = LENGTH + 2
#: A row of weights as it was learned: what something is worth by itself, and to each hidden sum.
ROW = 1 + j.HIDDEN


class Weights(NamedTuple):
    """What was learned at tables of one size: rows of weights, ROW numbers each."""

    to_move: list[int]
    mobility: list[int]
    left: list[int]
    others_left: list[int]
    output: list[int]
    piles: list[int]  # by kind, then by pattern

    def to_json(self) -> str:
        """As a file: the many numbers of `piles` as two bytes each, the lower first, packed."""
        numbers = array("h", self.piles)
        if sys.byteorder == "big":
            numbers.byteswap()
        packed = b64encode(zlib.compress(numbers.tobytes(), 9)).decode()
        return json.dumps({**self._asdict(), "piles": packed}, separators=(",", ":")) + "\n"

    @classmethod
    def from_json(cls, text: str) -> Weights:
        """Read what `to_json` wrote."""
        fields = json.loads(text)
        numbers = array("h", zlib.decompress(b64decode(fields["piles"])))
        if sys.byteorder == "big":
            numbers.byteswap()
        return cls(**{**fields, "piles": numbers.tolist()})

    def kind(self, number: int) -> list[int]:
        """The rows of one kind of pile."""
        size = ROW * j.PATTERNS
        return self.piles[size * number : size * (number + 1)]


def packed(rows: list[int]) -> list[int]:
    """Rows of weights as kernels read them, several weights in a number."""
    found = []
    for first in range(0, len(rows), ROW):
        found.append(rows[first])
        for lane in range(first + 1, first + ROW, j.LANES):
            found.append(sum(rows[lane + n] << j.LANE * n for n in range(j.LANES)))
    return found


@cache
def learned(seats: int) -> Weights:
    """The weights that bots play by at a table of this size."""
    file = files("tablee.games.lotus.mind").joinpath("data", f"weights-{seats}.json")
    return Weights.from_json(file.read_text(encoding="utf-8"))


def unpattern(code: int) -> tuple[int, int]:
    """The height, and the seat's own pieces, top lowest, that a pattern stands for."""
    if code < 128:
        height = code.bit_length() - 1
        return height, code ^ 1 << height
    return 7 + (code - 128) // 32, code & 31


def longer_rules(position: Position, weights: Weights) -> list[int]:
    """The rules of a position's game, followed by what bots know. On a track of another length
    than the one that was learned, a field counts by how far it is from home."""
    track = position.setup.parts.track
    rules = list(position.setup.rules)
    rules += [0] * (j.MOST_RULES - len(rules))
    rules += [1, *packed(weights.to_move), *packed(weights.mobility)]
    rules += [*packed(weights.left), *packed(weights.others_left), *weights.output, *_keys()]
    rules += packed(weights.kind(0)) + packed(weights.kind(KINDS - 1))
    for field in range(len(track.fields)):
        left = track.route_length - track.number(field)
        rules += packed(weights.kind(_learned_field(left)))
    return rules


def _learned_field(left: int) -> int:
    """The number of the field that counts for one with so many left before home: on the
    springboard, where other tables may let a piece stay, it is the field before."""
    number = max(1, LENGTH - left)
    return number - 1 if number == _FLOWER else number


@cache
def _keys() -> list[int]:
    """The keys of the hash: any numbers will do."""
    random = Random(2)
    return [random.getrandbits(62) for _ in range(j.START_WEIGHTS - j.KEYS)]


class _SameRules:
    """A position's game, equal to others that have the same rules."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self._rules = tuple(position.setup.rules)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _SameRules) and self._rules == other._rules

    def __hash__(self) -> int:
        return hash(self._rules)


@lru_cache(maxsize=8)
def _learned_rules(of: _SameRules) -> array[int]:
    return array("q", longer_rules(of.position, learned(of.position.setup.seats)))


def learned_rules(position: Position) -> array[int]:
    """The longer rules with the learned weights: many numbers, so they are kept packed."""
    return _learned_rules(_SameRules(position))


def longer_state(position: Position, rules: Vector) -> list[int]:
    """The state of a position, followed by what a search keeps up to date."""
    longer = j.STANDING + j.PACKED * position.setup.seats - k.SIZE
    state = [*position.state, *[0] * longer]
    j.recount(rules, state)
    return state
