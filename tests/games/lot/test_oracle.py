"""LOT against an independent reading of the spec."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee.testing import random_game
from tests.oracles import lot as oracle
from tests.oracles.compare import follow

# Tracing would triple the time of these long games, and other tests run the same lines.
pytestmark = pytest.mark.no_cover

LOT = tablee.find_game("lot")


@pytest.mark.parametrize("options", LOT.variants)
def test_legal_moves_and_successors_agree_with_the_oracle(options: dict[str, Any]) -> None:
    for number in range(40):
        follow(oracle, random_game(LOT, options, number))


@pytest.mark.parametrize("options", LOT.variants)
def test_every_successor_of_a_few_positions_agrees_with_the_oracle(options: dict[str, Any]) -> None:
    line = list(random_game(LOT, options, 99))
    for position in line[1 : len(line) - 1 : 9]:
        before = position.to_json()
        for move in position.legal():
            assert oracle.differences(before, move, position.play(move).to_json()) == []
