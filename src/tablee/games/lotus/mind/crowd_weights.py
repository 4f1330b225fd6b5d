"""The learned weights of Lotus bots at tables of three and four, and how they get into a search's
longer rules."""

from __future__ import annotations

import json
from array import array
from functools import cache, lru_cache
from typing import NamedTuple

from tablee.core.position import Position
from tablee.games.lotus.mind import crowd as c
from tablee.games.lotus.mind.weights import (
    SameRules,
    learned_field,
    pack,
    padded_rules,
    read_data,
    unpack,
)


class CrowdWeights(NamedTuple):
    """What was learned at tables of one size."""

    output: list[int]  # by hidden sum, then by seat
    rows: list[int]  # by feature: a weight for each seat, then for each hidden sum

    def to_json(self) -> str:
        """As a file, the many numbers of `rows` packed."""
        fields = {"output": self.output, "rows": pack(self.rows)}
        return json.dumps(fields, separators=(",", ":")) + "\n"

    @classmethod
    def from_json(cls, text: str) -> CrowdWeights:
        """Read what `to_json` wrote."""
        fields = json.loads(text)
        return cls(fields["output"], unpack(fields["rows"]))


@cache
def learned(seats: int) -> CrowdWeights:
    """The weights that bots play by at a table of this size."""
    return CrowdWeights.from_json(read_data(f"weights-{seats}.json"))


def longer_rules(position: Position, weights: CrowdWeights) -> list[int]:
    """The rules of a position's game, followed by what bots know. On a track of another length
    than the one that was learned, a field counts by how far it is from home."""
    track = position.setup.parts.track
    rules = padded_rules(position, c.FIELD_KINDS)
    rules += [learned_field(track, field) - 1 for field in range(len(track.fields))]
    rules += [0] * (c.OUTPUT - len(rules))
    rules += weights.output
    for first in range(0, len(weights.rows), c.LANES):
        lanes = weights.rows[first : first + c.LANES]
        rules.append(sum(weight << c.LANE * lane for lane, weight in enumerate(lanes)))
    return rules


@lru_cache(maxsize=4)
def _learned_rules(of: SameRules) -> array[int]:
    return array("q", longer_rules(of.position, learned(of.position.setup.seats)))


def learned_rules(position: Position) -> array[int]:
    """The longer rules with the learned weights: many numbers, so they are kept packed."""
    return _learned_rules(SameRules(position))
