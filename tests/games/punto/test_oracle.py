"""Punto against an independent reading of the spec."""

from __future__ import annotations

from copy import deepcopy
from itertools import pairwise
from typing import Any

import pytest

import tablee
from tablee.testing import random_game
from tests.oracles import punto as oracle

# Tracing would triple the time of these long games, and other tests run the same lines.
pytestmark = pytest.mark.no_cover

PUNTO = tablee.find_game("punto")
WHOLE_GAMES = 2
GAMES = 24


def agrees(before: tablee.Position, after: tablee.Position) -> None:
    document = before.to_json()
    kept = deepcopy(document)
    assert set(before.legal()) == oracle.legal(document)
    assert oracle.differences(document, after.moves()[-1], after.to_json()) == []
    assert document == kept == before.to_json()


def round_of(position: tablee.Position) -> int:
    """The round that is played; one more when the match is over."""
    number: int = position.to_json()["round"]
    return number + (position.turn is None)


@pytest.mark.parametrize("options", PUNTO.variants)
def test_legal_moves_and_successors_agree_with_the_oracle(options: dict[str, Any]) -> None:
    """Whole games first; then many more, of which every round's end and every tenth move."""
    for number in range(GAMES):
        line = list(random_game(PUNTO, options, number))
        for before, after in pairwise(line):
            looked_at = number < WHOLE_GAMES or before.ply % 10 == number % 10
            if looked_at or round_of(before) != round_of(after):
                agrees(before, after)


@pytest.mark.parametrize("options", PUNTO.variants)
def test_every_successor_of_a_few_positions_agrees_with_the_oracle(options: dict[str, Any]) -> None:
    line = list(random_game(PUNTO, options, 99))
    for position in line[: len(line) - 1 : 40]:
        before = position.to_json()
        for move in position.legal():
            assert oracle.differences(before, move, position.play(move).to_json()) == []
