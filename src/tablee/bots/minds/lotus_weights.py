"""The learned weights of Lotus bots, and how they get into a search's longer vectors."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from importlib.resources import files
from random import Random
from typing import NamedTuple

from tablee.bots.minds import lotus_judgement as j
from tablee.core.kernel import Vector, plain_list, vector_of
from tablee.core.position import Position
from tablee.games.lotus import kernel as k


class Weights(NamedTuple):
    """What was learned, at tables of two."""

    to_move: int
    mobility: list[int]
    rows: list[list[int]]  # for start piles, then by field number; j.PATTERNS each


@cache
def learned() -> Weights:
    """The weights that bots play by."""
    text = files("tablee.bots").joinpath("data", "lotus.json").read_text(encoding="utf-8")
    return Weights(**json.loads(text))


def untrained(length: int = 14) -> Weights:
    """Weights to begin learning with: the moves it may take to bring each piece home."""
    rows = [[0] * j.PATTERNS for _ in range(length + 1)]
    for number, row in enumerate(rows):
        for code in range(2, j.PATTERNS):
            height, own = unpattern(code)
            for above in range(min(height, 6)):
                if own >> above & 1:
                    way = (length + 1 - number) // (height - above + 3)
                    row[code] -= 350 + 250 * way + 60 * above
    return Weights(200, [0] * j.MOBILITIES, rows)


def unpattern(code: int) -> tuple[int, int]:
    """The height, and the seat's own pieces, top lowest, that a pattern stands for."""
    if code < 128:
        height = code.bit_length() - 1
        return height, code ^ 1 << height
    return 7 + (code - 128) // 32, code & 31


def longer_rules(position: Position, weights: Weights) -> Vector:
    """The rules of a position's game, followed by what bots know. On a track of another length
    than the one that was learned, a field counts by how far it is from home."""
    track = position.setup.parts.track
    rules = plain_list(position.setup.rules)
    rules += [0] * (j.MOST_RULES - len(rules))
    rules += [weights.to_move, 1, *weights.mobility]
    last = len(weights.rows) - 1
    for field in range(len(track.fields)):
        rules += weights.rows[max(1, last - (track.route_length - track.number(field)))]
    rules += [0] * (j.START_WEIGHTS - len(rules))
    rules += weights.rows[0]
    return vector_of(rules + _keys())


@cache
def _keys() -> list[int]:
    """The keys of the hash: any numbers will do."""
    random = Random(2)
    return [random.getrandbits(62) for _ in range(j.LONGER_RULES - j.KEYS)]


class _Table:
    """A position's game, equal to others that have the same rules."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self._rules = tuple(plain_list(position.setup.rules))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Table) and self._rules == other._rules

    def __hash__(self) -> int:
        return hash(self._rules)


@lru_cache(maxsize=8)
def _learned_rules(table: _Table) -> Vector:
    return longer_rules(table.position, learned())


def learned_rules(position: Position) -> Vector:
    """The longer rules with the learned weights."""
    return _learned_rules(_Table(position))


def longer_state(position: Position, rules: Vector) -> Vector:
    """The state of a position, followed by what a search keeps up to date."""
    state = vector_of([*position.state, *[0] * (j.LONGER_STATE - k.SIZE)])
    j.recount(rules, state)
    return state
