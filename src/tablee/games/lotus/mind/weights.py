"""The learned weights of Lotus bots at tables of two, and how they get into a search's longer
vectors; `crowd_weights` has those of larger tables."""

from __future__ import annotations

import json
import zlib
from array import array
from base64 import b64decode, b64encode
from functools import cache, lru_cache
from importlib.resources import files
from random import Random
from typing import NamedTuple

from tablee.core.kernel import Vector
from tablee.core.position import Position
from tablee.games.lotus.components import Track
from tablee.games.lotus.mind import judgement as j
from tablee.games.lotus.rules import kernel as k

#: Kinds of piles that have weights: the seat's start piles, those on fields by their number on a
#: track of this length, the others' start piles.
LENGTH = 14
_FLOWER = 8  # the springboard of that track, where no pile was ever seen
KINDS = LENGTH + 2
#: A row of weights as it was learned: what something is worth by itself, and to each hidden sum.
ROW = 1 + j.HIDDEN


def pack(numbers: list[int]) -> str:
    """Many numbers of two bytes as text: all lower bytes, then all higher ones, compressed."""
    lower = bytes(number & 0xFF for number in numbers)
    higher = bytes(number >> 8 & 0xFF for number in numbers)
    return b64encode(zlib.compress(lower + higher, 9)).decode()


def unpack(text: str) -> list[int]:
    """The numbers that `pack` wrote."""
    found = zlib.decompress(b64decode(text))
    lower, higher = found[: len(found) // 2], found[len(found) // 2 :]
    numbers = (low | high << 8 for low, high in zip(lower, higher, strict=True))
    return [number - 0x10000 if number >= 0x8000 else number for number in numbers]


def read_data(name: str) -> str:
    """A file of learned weights."""
    return files("tablee.games.lotus.mind").joinpath("data", name).read_text(encoding="utf-8")


class Weights(NamedTuple):
    """What was learned: rows of weights, ROW numbers each."""

    to_move: list[int]
    mobility: list[int]
    left: list[int]
    others_left: list[int]
    output: list[int]
    piles: list[int]  # by kind, then by pattern

    def to_json(self) -> str:
        """As a file, the many numbers of `piles` packed."""
        return (
            json.dumps({**self._asdict(), "piles": pack(self.piles)}, separators=(",", ":")) + "\n"
        )

    @classmethod
    def from_json(cls, text: str) -> Weights:
        """Read what `to_json` wrote."""
        fields = json.loads(text)
        return cls(**{**fields, "piles": unpack(fields["piles"])})

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
def learned() -> Weights:
    """The weights that bots play by."""
    return Weights.from_json(read_data("weights-2.json"))


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
    rules = padded_rules(position, j.MOST_RULES)
    rules += [1, *packed(weights.to_move), *packed(weights.mobility)]
    rules += [*packed(weights.left), *packed(weights.others_left), *weights.output, *_keys()]
    rules += packed(weights.kind(0)) + packed(weights.kind(KINDS - 1))
    for field in range(len(track.fields)):
        rules += packed(weights.kind(learned_field(track, field)))
    return rules


def padded_rules(position: Position, length: int) -> list[int]:
    """The rules of a position's game, and zeros up to this length."""
    rules = list(position.setup.rules)
    return rules + [0] * (length - len(rules))


def learned_field(track: Track, field: int) -> int:
    """The number of the field that counts for one of this track: on the springboard, where other
    tables may let a piece stay, it is the field before."""
    number = max(1, LENGTH - track.route_length + track.number(field))
    return number - 1 if number == _FLOWER else number


@cache
def _keys() -> list[int]:
    """The keys of the hash: any numbers will do."""
    random = Random(2)
    return [random.getrandbits(62) for _ in range(j.START_WEIGHTS - j.KEYS)]


class SameRules:
    """A position's game, equal to others that have the same rules."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self._rules = tuple(position.setup.rules)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SameRules) and self._rules == other._rules

    def __hash__(self) -> int:
        return hash(self._rules)


@lru_cache(maxsize=8)
def _learned_rules(of: SameRules) -> array[int]:
    return array("q", longer_rules(of.position, learned()))


def learned_rules(position: Position) -> array[int]:
    """The longer rules with the learned weights: many numbers, so they are kept packed."""
    return _learned_rules(SameRules(position))


def longer_state(position: Position, rules: Vector) -> list[int]:
    """The state of a position, followed by what a search keeps up to date."""
    longer = j.STANDING + j.PACKED * position.setup.seats - k.SIZE
    state = [*position.state, *[0] * longer]
    j.recount(rules, state)
    return state
