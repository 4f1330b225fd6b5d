"""Topominos against its oracle, a naive reading of the rules that shares no code with it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import tablee
from tablee.core.position import Position
from tests.oracles import topominos as oracle
from tests.oracles.compare import follow

# Tracing would triple the time of these long games, and other tests run the same lines.
pytestmark = pytest.mark.no_cover

GAME = tablee.find_game("topominos")
GAMES_EACH = 20  # of each variant, by each way of playing

Choose = Callable[[Position, random.Random], str]


def at_random(position: Position, chance: random.Random) -> str:
    """Any legal move."""
    return chance.choice(position.legal())


def for_nines(position: Position, chance: random.Random) -> str:
    """Complete piles, keep small tiles for that, pass only if nothing fits: games that run long."""
    legal = position.legal()
    piles = position.to_json()["piles"]
    dots = {move: dots_after(piles, move) for move in legal if "@" in move}
    nines = [move for move in dots if dots[move] == 9]
    large = [move for move in dots if move.count("#") >= 3]
    if nines or (large and chance.random() < 0.9):
        return chance.choice(nines or large)
    if "end" in legal:
        return "end"
    return chance.choice(list(dots)) if dots else max(legal, key=len)


def mostly_passing(position: Position, chance: random.Random) -> str:
    """Pass when that is possible, now and then with an exchange, seldom place."""
    legal = position.legal()
    passes = [move for move in legal if move.startswith("pass")]
    if not passes or chance.random() < 0.02:
        return chance.choice(legal)
    return "pass" if chance.random() < 0.8 else chance.choice(passes)


def exchanging(position: Position, chance: random.Random) -> str:
    """Exchange when that is possible: the longest way to an end."""
    legal = position.legal()
    return chance.choice([m for m in legal if m.startswith("pass:")] or legal)


def dots_after(piles: list[list[dict[str, Any]]], move: str) -> int:
    number, lies = move.split("@")[1].split("=")
    return "".join([lies, *(laid["dots"] for laid in piles[int(number) - 1])]).count("#")


def played(options: dict[str, Any], number: int, choose: Choose) -> Iterator[Position]:
    chance = random.Random(number)
    position = GAME.new(options, random.Random(number).randbytes(32))
    yield position
    while position.turn is not None:
        position = position.play(choose(position, chance))
        yield position


@pytest.mark.parametrize("choose", [at_random, for_nines, mostly_passing, exchanging])
@pytest.mark.parametrize("options", GAME.variants, ids=str)
def test_the_engine_agrees_with_the_oracle(options: dict[str, Any], choose: Choose) -> None:
    for number in range(GAMES_EACH):
        follow(oracle, played(options, number, choose))


@pytest.mark.parametrize(
    ("options", "number", "choose", "reason"),
    [
        ({}, 0, mostly_passing, "passes"),
        ({}, 0, exchanging, "passes"),
        ({}, 0, for_nines, "stuck"),
        ({}, 1, for_nines, "empty"),
    ],
)
def test_among_these_games_is_every_end(
    options: dict[str, Any], number: int, choose: Choose, reason: str
) -> None:
    assert number < GAMES_EACH
    *_, last = played(options, number, choose)
    assert last.result is not None
    assert last.result.reason == reason


def test_the_oracle_finds_a_wrong_score() -> None:
    start = GAME.new({}, bytes(32))
    move = start.legal()[0]
    placed = start.play(move)
    ended = placed.play("end").to_json()
    ended["scores"]["1"] += 1
    assert oracle.differences(placed.to_json(), "end", ended) != []
