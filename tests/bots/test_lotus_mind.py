"""Lotus bots: what they must never miss, what they keep up to date, and what they report."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import tablee
from tablee.bots import lookahead
from tablee.bots.levels import levels_of
from tablee.bots.mind import Budget, Findings
from tablee.bots.minds import lotus_judgement as j
from tablee.bots.minds.lotus_mind import LotusMind, think
from tablee.bots.minds.lotus_weights import learned_rules, longer_state, unpattern
from tablee.core.kernel import plain_list
from tablee.core.position import Position
from tablee.core.rng import below, generator
from tablee.testing import random_game

LOTUS = tablee.find_game("lotus")
MIND = LotusMind(margin=10_000)


def consider(position: Position, nodes: int, seed: int = 1) -> Findings:
    return MIND.consider(position, Budget(simulations=nodes), generator(seed))


def some_position(options: dict[str, Any], seed: int, left: int) -> Position:
    """A position of a random game, this many moves before its end, or a little more."""
    line = list(random_game(LOTUS, options, seed, 1000))
    return line[max(0, len(line) - 1 - left)]


def endgame(cells: dict[str, list[int]], turn: int = 1) -> Position:
    """Two seats, all pieces on these cells or home."""
    away = {seat: sum(pile.count(int(seat)) for pile in cells.values()) for seat in "12"}
    return LOTUS.from_json(
        {
            "game": "lotus",
            "options": {"seats": 2},
            "turn": turn,
            "ply": 100,
            "result": None,
            "start": {seat: [0, 0, 0, 0] for seat in "12"},
            "cells": cells,
            "home": {seat: 10 - away[seat] for seat in "12"},
            "moves_left": 1,
        }
    )


def wins_within(position: Position, moves: int, seat: int) -> bool:
    """Whether a seat of two can force a win in so many moves, by trying everything."""
    if position.result is not None:
        return seat in position.result.winners
    if moves == 0:
        return False
    outcomes = (wins_within(position.act(a), moves - 1, seat) for a in position.actions())
    return any(outcomes) if position.turn == seat else all(outcomes)


@pytest.mark.parametrize("level", [4, 5, 6])
def test_upper_levels_take_a_win(level: int) -> None:
    position = endgame({"14": [1], "12": [2, 2], "13": [2]})
    choice = levels_of("lotus")[level]
    findings = choice.mind.consider(position, Budget(simulations=100), generator(level))
    assert position.text(findings.tried[0].action) == "14>home"
    assert findings.value == {1: 1.0, 2: 0.0}


def test_a_bot_covers_the_piece_that_would_win() -> None:
    """Seat 2 goes home from 14 with its next move unless seat 1 lands on it."""
    position = endgame({"13": [1], "14": [2], "4": [1]})
    assert position.text(consider(position, 400).tried[0].action) == "13>14"


@pytest.mark.parametrize("seed", range(6))
def test_a_proven_win_is_one_and_a_short_one_is_found(seed: int) -> None:
    position = some_position({}, seed, 4)
    findings = consider(position, 3000)
    forced = wins_within(position, 4, position.turn or 0)
    assert not forced or findings.tried[0].value == 1.0
    if findings.tried[0].value == 1.0:
        assert wins_within(position, 12, position.turn or 0)


@pytest.mark.parametrize("options", LOTUS.variants)
def test_what_a_search_keeps_up_to_date_is_what_counting_anew_gives(
    options: dict[str, Any],
) -> None:
    line = list(random_game(LOTUS, options, 5, 1000))
    rules = learned_rules(line[0])
    state = longer_state(line[0], rules)
    for before, after in pairwise(line):
        j.advance(rules, state, before.action(after.moves()[-1]))
        assert plain_list(state) == plain_list(longer_state(after, rules))


def test_a_pattern_tells_which_pieces_are_a_seats_own() -> None:
    rng = generator(8)
    for _ in range(300):
        height, seat = 1 + below(rng, 6), below(rng, 4)
        owners = [below(rng, 4) for _ in range(height)]  # top first
        pieces = sum(owner << 2 * depth for depth, owner in enumerate(owners))
        own = sum(1 << depth for depth, owner in enumerate(owners) if owner == seat)
        assert unpattern(j.pattern(pieces, height, seat)) == (height, own)


@pytest.mark.parametrize("seed", range(3))
def test_how_a_search_is_cut_into_pieces_changes_nothing(seed: int) -> None:
    position = some_position({}, seed, 60)
    rules = learned_rules(position)
    found = []
    for chunk in (700, 1, 33):
        state, seat = longer_state(position, rules), position.turn or 0
        search = lookahead.new_lookahead(state, seat, j.KEY, LOTUS.max_actions, 1 << 10)
        while search.progress[lookahead.NODES] < 700:
            think(rules, *search, min(chunk, 700 - int(search.progress[lookahead.NODES])))
        found.append(lookahead.root_values(search))
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("options", LOTUS.variants)
def test_findings_are_in_order_and_their_line_can_be_played(options: dict[str, Any]) -> None:
    position = some_position(options, 3, 40)
    for nodes in (1, 5, 300):
        findings = consider(position, nodes)
        values = [tried.value for tried in findings.tried]
        assert values == sorted(values, reverse=True)
        assert findings.value[position.turn or 0] == values[0]
        assert sum(findings.value.values()) == pytest.approx(1)
        assert findings.line[0] == findings.tried[0].action
        after = position
        for action in findings.line:
            after = after.act(action)


def test_every_level_plays_on_another_track() -> None:
    track = {"entries": ["a"], "entry_fields": 0, "route_length": 20, "springboard": None}
    piles = {"start_piles": {"2": [3, 1], "3": [2], "4": [2]}}
    position = LOTUS.new({"track": {**track, **piles}})
    for level in levels_of("lotus").values():
        findings = level.mind.consider(position, Budget(simulations=50), generator(2))
        assert findings.tried[0].action in position.actions()
