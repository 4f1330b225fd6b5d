"""Who decides when an endgame is solved, and who when it is not."""

from __future__ import annotations

import time

import pytest

import tablee
from tablee.bots.endgame_mind import EndgameMind
from tablee.bots.mind import Budget, Mind, MoveStats, SearchResult
from tablee.core.kernel import Vector
from tablee.core.position import Position
from tablee.core.rng import generator

POSITION = tablee.find_game("lot").new({})


def found(**values: float) -> SearchResult:
    """SearchResult of these moves, the best first; `move_3=0.5` is move 3."""
    tried = [MoveStats(int(name[5:]), value, 1) for name, value in values.items()]
    return SearchResult(tuple(tried), {1: tried[0].value}, 1, (tried[0].action, 99))


class Guesser(Mind):
    """Likes moves 4, 3, 2, in this order, and remembers what it was given."""

    def __init__(self) -> None:
        self.budgets: list[Budget] = []

    def __str__(self) -> str:
        return "guesser"

    def search(self, position: Position, budget: Budget, rng: Vector) -> SearchResult:
        self.budgets.append(budget)
        return found(move_4=0.9, move_3=0.8, move_2=0.1)


def search(guesser: Guesser, solved: SearchResult | None, ms: int | None = None) -> SearchResult:
    def solve(_position: Position, _budget: Budget) -> SearchResult | None:
        time.sleep(0.02)
        return solved

    budget = Budget(ms, None if ms else 10)
    return EndgameMind(guesser, solve).search(POSITION, budget, generator(1))


def test_what_cannot_be_solved_is_guessed() -> None:
    assert search(Guesser(), None).moves[0].action == 4


def test_what_is_solved_is_not_guessed() -> None:
    guesser, solved = Guesser(), found(move_2=0.7, move_4=0.6)
    assert search(guesser, solved) == solved
    assert guesser.budgets == []


@pytest.mark.parametrize("first", ["move_2", "move_3"])
def test_among_equals_the_guess_decides(first: str) -> None:
    equals = {first: 0.7, "move_2": 0.7, "move_3": 0.7, "move_1": 0.7, "move_4": 0.6}
    solved = found(**equals)
    chosen = search(Guesser(), solved)
    assert [one.action for one in chosen.moves] == [3, 2, 1, 4]
    assert chosen.line == (solved.line if first == "move_3" else (3,))
    assert chosen.value == solved.value


def test_solving_takes_its_time_from_the_guess() -> None:
    guesser = Guesser()
    search(guesser, None, ms=1000)
    assert guesser.budgets[0].ms is not None
    assert guesser.budgets[0].ms <= 980
    search(guesser, None, ms=5)
    assert guesser.budgets[1].ms == 1
