"""Plain tree search: it finds what simulations can find, in open games and over imagined deals."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee.bots.mind import Budget, SearchResult
from tablee.bots.plain import PLAIN, PlainMind
from tablee.core.rng import generator
from tablee.testing import random_game

START = [("lot", {}), ("lotus", {"seats": 3}), ("punto", {"seats": 2}), ("topominos", {})]

# What a search from the start tries most: actions, visits.
PINNED = {"lot": [(0, 6), (28, 5), (33, 5)], "lotus": [(5761, 43), (5250, 28), (5123, 23)]}


def think(where: tablee.Position, simulations: int, seed: int = 2) -> SearchResult:
    return PLAIN.search(where, Budget(simulations=simulations), generator(seed))


def start_of(name: str, options: dict[str, Any]) -> tablee.Position:
    return tablee.find_game(name).new(options, bytes(32))


@pytest.mark.parametrize(("name", "options"), START)
def test_every_simulation_is_counted_and_the_line_can_be_played(
    name: str, options: dict[str, Any]
) -> None:
    where = start_of(name, options)
    result = think(where, 120)
    assert result.simulations == sum(stats.visits for stats in result.moves) == 120
    assert [-stats.visits for stats in result.moves] == sorted(
        -stats.visits for stats in result.moves
    )
    assert sum(result.value.values()) == pytest.approx(1.0) or name == "topominos"
    for action in result.line:
        where = where.act(action)


@pytest.mark.parametrize("name", ["lot", "lotus"])
def test_every_move_of_an_open_game_is_tried_before_any_is_tried_again(name: str) -> None:
    where = start_of(name, {})
    actions = where.actions()
    tried = think(where, len(actions)).moves
    assert {one.action for one in tried} == set(actions)
    assert {one.visits for one in tried} == {1}


@pytest.mark.parametrize("name", ["lot", "lotus"])
def test_a_win_in_one_move_is_found(name: str) -> None:
    found = 0
    for seed in range(20):
        *_, before, last = list(random_game(tablee.find_game(name), {}, seed, 300))
        if last.result is None or last.result.winners != (before.turn,):
            continue
        found += 1
        after = before.act(think(before, 40 * len(before.actions())).moves[0].action)
        assert after.result is not None
        assert after.result.winners == (before.turn,)
    assert found


def test_a_full_tree_goes_on_without_growing() -> None:
    mind = PlainMind(max_nodes=60)
    result = mind.search(start_of("lot", {}), Budget(simulations=300), generator(2))
    assert sum(stats.visits for stats in result.moves) == 300
    assert len(result.line) == 1


@pytest.mark.parametrize("name", PINNED)
def test_what_an_open_search_finds_is_pinned(name: str) -> None:
    tried = think(start_of(name, {}), 150).moves
    assert [(one.action, one.visits) for one in tried[:3]] == PINNED[name]
