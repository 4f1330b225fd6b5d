"""Topominos against its oracle: a naive reading of the rules that shares no code with the engine."""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import tablee
from tablee.core.kernel import compiled
from tablee.core.position import Position
from tests.oracles import topominos as oracle

GAME = tablee.find_game("topominos")
GAMES_EACH = 3 if compiled() else 25  # of each variant, by each way of playing

Choose = Callable[[Position, random.Random], str]


def at_random(position: Position, chance: random.Random) -> str:
    """Any legal move."""
    return chance.choice(position.legal())


def for_nines(position: Position, chance: random.Random) -> str:
    """Complete piles where possible, leave few dots missing, pass seldom: games that run long."""
    legal = position.legal()
    dots = {move: dots_after(position, move) for move in legal if "@" in move}
    nines = [move for move in dots if dots[move] == 9]
    if nines:
        return chance.choice(nines)
    fair = [move for move in dots if dots[move] <= 7]
    if fair and chance.random() < 0.8:
        return chance.choice(fair)
    return "end" if "end" in legal else chance.choice([m for m in legal if m.startswith("pass")])


def dots_after(position: Position, move: str) -> int:
    number, lies = move.split("@")[1].split("=")
    pile = position.to_json()["piles"][int(number) - 1]
    return sum(laid["dots"].count("#") for laid in pile) + lies.count("#")


def played(options: dict[str, Any], number: int, choose: Choose) -> Iterator[Position]:
    chance = random.Random(number)
    position = GAME.new(options, random.Random(number).randbytes(32))
    yield position
    while position.turn is not None:
        position = position.play(choose(position, chance))
        yield position


@pytest.mark.parametrize("choose", [at_random, for_nines])
@pytest.mark.parametrize("options", GAME.variants, ids=str)
def test_the_engine_agrees_with_the_oracle(options: dict[str, Any], choose: Choose) -> None:
    for number in range(GAMES_EACH):
        before: Position | None = None
        for position in played(options, number, choose):
            document = position.to_json()
            assert set(position.legal()) == oracle.legal(document), document
            if before is not None:
                old, move = before.to_json(), position.moves()[-1]
                kept = copy.deepcopy(old)
                assert oracle.differences(old, move, document) == [], (old, move)
                assert before.to_json() == kept
            before = position


@pytest.mark.skipif(compiled(), reason="too few games to see every end")
def test_these_games_see_every_end() -> None:
    ends = Counter(
        position.result.reason
        for options in GAME.variants
        for choose in (at_random, for_nines)
        for number in range(GAMES_EACH)
        for position in played(options, number, choose)
        if position.result is not None
    )
    assert set(ends) == set(GAME.reasons)


def test_the_oracle_finds_a_wrong_score() -> None:
    start = GAME.new({}, bytes(32))
    move = start.legal()[0]
    placed = start.play(move)
    ended = placed.play("end").to_json()
    ended["scores"]["1"] += 1
    assert oracle.differences(placed.to_json(), "end", ended) != []
