"""Loto Points Rouges against its oracle, a naive reading of the rules that shares no code."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

import tablee
from tablee.core.position import Position
from tablee.games.loto.components import LETTERS
from tablee.games.loto.document import packed
from tablee.games.loto.notation import points_mask
from tablee.games.loto.rules.hand import BITS
from tablee.games.loto.rules.solver import completable
from tests.oracles import loto as oracle
from tests.oracles.compare import follow

# Tracing would triple the time of these long games, and other tests run the same lines.
pytestmark = pytest.mark.no_cover

GAME = tablee.find_game("loto")
GAMES_EACH = 20  # of each variant, by each way of playing
MOST_PLIES = 120  # patience need not end

Choose = Callable[[tuple[str, ...], random.Random], str]


def at_random(legal: tuple[str, ...], chance: random.Random) -> str:
    """Any legal move: jokers go fast, and figures are completed with what comes."""
    return chance.choice(legal)


def thriftily(legal: tuple[str, ...], chance: random.Random) -> str:
    """Jokers last, exchanges first: long games, in which the bag runs dry."""
    tiles = [move for move in legal if move.startswith("T")]
    exchanges = [move for move in legal if move.startswith(("pass:", "swap:"))]
    ends = [move for move in legal if move == "end"]
    return chance.choice(exchanges or tiles or ends or list(legal))


def greedily(legal: tuple[str, ...], chance: random.Random) -> str:
    """Go on as long as a figure can be completed: turns of many pieces."""
    return chance.choice([move for move in legal if "@" in move] or list(legal))


WAYS = [at_random, thriftily, greedily]


def played(options: Mapping[str, Any], number: int, choose: Choose) -> Iterator[Position]:
    chance = random.Random(number)
    position = GAME.new(options, chance.randbytes(32))
    yield position
    while position.turn is not None and position.ply < MOST_PLIES:
        position = position.play(choose(position.legal(), chance))
        yield position


@pytest.mark.parametrize("choose", WAYS)
@pytest.mark.parametrize("options", GAME.variants, ids=str)
def test_the_engine_agrees_with_the_oracle(options: dict[str, Any], choose: Choose) -> None:
    for number in range(GAMES_EACH):
        follow(oracle, played(options, number, choose))


@pytest.mark.parametrize("options", GAME.variants, ids=str)
def test_every_successor_of_a_few_positions_agrees_with_the_oracle(options: dict[str, Any]) -> None:
    for position in list(played(options, 5, thriftily))[:-1:13]:
        before = position.to_json()
        for move in position.legal():
            assert oracle.differences(before, move, position.play(move).to_json()) == []


def test_among_these_games_are_the_rare_things() -> None:
    seen = set()
    for options in GAME.variants:
        for choose in WAYS:
            for number in range(20):
                seen |= rare_things(list(played(options, number, choose)))
    assert seen == {
        "exchange", "plain pass", "empty bag", "joker drawn", "six pieces in a turn", "shared win",
        "undo", "complete", "lost", "no_jokers",
    }  # fmt: skip


def rare_things(line: list[Position]) -> set[str]:
    moves, last, result = line[-1].moves(), line[-1].to_json(), line[-1].result
    jokers_used = sum(move.startswith("J@") for move in moves)
    found = {
        "exchange": any(move.startswith("pass:") for move in moves),
        "plain pass": "pass" in moves,
        "undo": "undo" in moves,
        "empty bag": not last["bag"],
        "joker drawn": jokers_used + sum(last["jokers"].values()) == 13,
        "six pieces in a turn": any(p.to_json()["turn_state"]["placed"] == 5 for p in line),
        "shared win": result is not None and len(result.winners) > 1,
    }
    reasons = set() if result is None else {result.reason}
    return {name for name, here in found.items() if here} | reasons


def test_the_solver_agrees_with_a_naive_search() -> None:
    """Any points of any figure, any hand: also what play seldom comes to."""
    parts = oracle.components_from_text(oracle.standard_text())
    setup, chance, answers = GAME.prepare(), random.Random(1), Counter[bool]()
    for _ in range(1500):
        letter = chance.choice(LETTERS)
        points = oracle.in_order(parts.figures[letter])
        left = chance.sample(points, chance.randint(1, min(10, len(points))))
        kinds = sorted(chance.choices(range(19), k=chance.randint(0, 5)))
        jokers = chance.randint(0, 3)
        hand = Counter(setup.parts.tiles[kind] for kind in kinds)
        hand += Counter({"J": jokers})
        expected = oracle.completable(frozenset(left), hand, parts, set())
        mask = points_mask(oracle.in_order(frozenset(left))) or 0
        figure, rack = LETTERS.index(letter), packed(kinds, BITS)
        assert bool(completable(setup.rules, figure, mask, rack, jokers)) == expected
        answers[expected] += 1
    assert min(answers[True], answers[False]) > 60


def test_the_oracle_finds_a_wrong_score() -> None:
    start = GAME.new({}, bytes(32))
    placed = start.play(start.legal()[0])
    ended = placed.play("end").to_json()
    ended["tokens"]["1"] += 1
    assert oracle.differences(placed.to_json(), "end", ended) != []
