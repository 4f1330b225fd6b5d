"""The search of the learning example, with a judge that knows nothing."""

from __future__ import annotations

import pytest

import tablee
from examples.learning.search import Node, search
from tablee.core.position import Position


def knows_nothing(position: Position) -> tuple[list[float], float]:
    """All moves equally likely, the game even."""
    count = len(position.actions())
    return [1 / count] * count, 0.0


def before_the_end(seed: int) -> Position:
    """A position in which the mover can win at once, from random games one after another: a
    game may also end with a move that brings the other seat's last piece home."""
    batch = tablee.Batch("lotus", 1, seed=seed)
    while True:
        position = batch.position(0)
        if any(wins(position, action) for action in position.actions()):
            return position
        batch.step(batch.sample())


def wins(position: Position, action: int) -> bool:
    result = position.act(action).result
    return result is not None and result.winners == (position.turn,)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_it_wins_where_it_can_at_once(seed: int) -> None:
    position = before_the_end(seed)
    best = search(position, knows_nothing, simulations=60)[0]
    assert best.action is not None
    assert wins(position, best.action)
    assert best.value() == 1.0


def test_every_simulation_is_counted_and_every_move_is_legal() -> None:
    position = tablee.find_game("lot").new()
    nodes = search(position, knows_nothing, simulations=100)
    assert sum(node.visits for node in nodes) == 100
    assert {node.action for node in nodes} == set(position.actions())
    assert [n.visits for n in nodes] == sorted((n.visits for n in nodes), reverse=True)


def test_it_follows_what_the_judge_likes() -> None:
    position = tablee.find_game("lotus").new()
    liked = position.actions()[2]

    def judge(shown: Position) -> tuple[list[float], float]:
        priors = [0.97 if action == liked else 0.01 for action in shown.actions()]
        return priors, 0.0

    best: Node = search(position, judge, simulations=20)[0]
    assert best.action == liked
