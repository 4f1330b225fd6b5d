"""Lotus bots: what they must never miss, what they keep up to date, and what they report."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import tablee
from tablee.bots.engines import alphabeta
from tablee.bots.levels import levels_of
from tablee.bots.mind import Budget, SearchResult
from tablee.core.hosts import find_host
from tablee.core.position import Position
from tablee.core.rng import below, generator
from tablee.games.lotus.mind import judgement as j
from tablee.games.lotus.mind.mind import CROWD, duel, look_ahead
from tablee.games.lotus.mind.weights import (
    ROW,
    Weights,
    learned,
    learned_rules,
    longer_state,
    unpattern,
)
from tablee.games.lotus.rules import kernel as k
from tablee.testing import random_game

LOTUS = tablee.find_game("lotus")
DUEL = duel(margin=10_000)


def search(position: Position, nodes: int, seed: int = 1) -> SearchResult:
    mind = DUEL if position.setup.seats == 2 else CROWD
    return mind.search(position, Budget(simulations=nodes), generator(seed))


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
    result = choice.mind.search(position, Budget(simulations=100), generator(level))
    assert position.text(result.moves[0].action) == "14>home"
    assert result.value == {1: 1.0, 2: 0.0}


def test_a_bot_covers_the_piece_that_would_win() -> None:
    """Seat 2 goes home from 14 with its next move unless seat 1 lands on it."""
    position = endgame({"13": [1], "14": [2], "4": [1]})
    assert position.text(search(position, 400).moves[0].action) == "13>14"


@pytest.mark.parametrize("seed", range(6))
def test_a_proven_win_is_one_and_a_short_one_is_found(seed: int) -> None:
    position = some_position({}, seed, 4)
    result = search(position, 3000)
    forced = wins_within(position, 4, position.turn or 0)
    assert not forced or result.moves[0].value == 1.0
    if result.moves[0].value == 1.0:
        assert wins_within(position, 12, position.turn or 0)


@pytest.mark.parametrize("options", LOTUS.variants)
def test_what_a_search_keeps_up_to_date_equals_counting_again(
    options: dict[str, Any],
) -> None:
    line = list(random_game(LOTUS, options, 5, 1000))
    rules = learned_rules(line[0])
    state = longer_state(line[0], rules)
    for before, after in pairwise(line):
        j.advance(rules, state, before.action(after.moves()[-1]))
        assert list(state) == list(longer_state(after, rules))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sums_that_share_a_number_never_reach_each_other(seats: int) -> None:
    """Not even if every piece were a pile of its own, with the heaviest weight there is."""
    weights = learned(seats)
    rows = (weights.piles, *weights[:4])
    pile, *others = (
        max(abs(weight) for place, weight in enumerate(row) if place % ROW) for row in rows
    )
    assert k.MOST_PIECES * pile + sum(others) < 1 << j.LANE - 1


def test_a_pattern_shows_which_pieces_belong_to_a_seat() -> None:
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
    vectors, found = (rules, longer_state(position, rules)), []
    for chunk in (700, 1, 33):
        with find_host().scope() as memory:
            search = alphabeta.new_lookahead(memory, position, vectors, j.KEY, 0, 1 << 10)
            while (done := search.progress[alphabeta.NODES]) < 700:
                memory.call(look_ahead, search, min(chunk, 700 - done))
            found.append(alphabeta.root_values(search))
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("options", LOTUS.variants)
def test_findings_are_in_order_and_their_line_can_be_played(options: dict[str, Any]) -> None:
    position = some_position(options, 3, 40)
    for simulations in (1, 5, 300):
        result = search(position, simulations)
        rank = [(stats.visits, stats.value) for stats in result.moves]
        assert rank == sorted(rank, reverse=True)
        assert sum(result.value.values()) == pytest.approx(1)
        assert result.line[0] == result.moves[0].action
        after = position
        for action in result.line:
            after = after.act(action)
        if position.setup.seats == 2:
            assert result.value[position.turn or 0] == result.moves[0].value
        else:
            assert {stats.action for stats in result.moves} == set(position.actions())


def standing_by_hand(position: Position, seat: int) -> float:
    """What the network makes of a position for a seat, straight from the weights."""
    weights, seats = learned(position.setup.seats), position.setup.seats
    told = position.to_json()
    track = position.setup.parts.track
    numbers = {track.fields[field]: track.number(field) for field in range(len(track.fields))}
    rows, piles = [], 0
    for owner, heights in told["start"].items():
        for height in filter(None, heights):
            kind = 0 if int(owner) == seat else 15
            piles += kind == 0
            rows.append(224 * kind + int((1 + height) * "1", 2))
    for cell, pile in told["cells"].items():
        own = "".join(str(int(piece == seat)) for piece in pile)
        piles += own[-1] == "1"
        code = int("1" + own, 2)
        if len(pile) > 6:
            code = 128 + 32 * min(len(pile) - 7, 2) + int(own[-5:], 2)
        number = numbers[cell]
        rows.append(224 * (7 if number == 8 else number) + code)  # nothing was learned of 8
    assert told["turn"] is not None
    left = {int(owner): position.setup.rules[k.PIECES] - n for owner, n in told["home"].items()}
    fewest = min(pieces for owner, pieces in left.items() if owner != seat)
    parts = [
        *(weights.piles[17 * row : 17 * row + 17] for row in rows),
        weights.mobility[17 * min(piles, 5) :][:17],
        weights.to_move[17 * ((seat - told["turn"]) % seats) :][:17],
        weights.left[17 * left[seat] :][:17],
        weights.others_left[17 * fewest :][:17],
    ]
    sums = [sum(column) / 128 for column in zip(*parts, strict=True)][1:]
    full = [min(1.0, max(0.0, total)) ** 2 for total in sums]
    return sum((share * worth for share, worth in zip(full, weights.output, strict=True)), 0.0)


@pytest.mark.parametrize("options", LOTUS.variants)
def test_a_standing_is_what_the_network_says(options: dict[str, Any]) -> None:
    for left in range(5, 60, 6):
        position = some_position(options, left, left)
        rules = learned_rules(position)
        state = longer_state(position, rules)
        for seat in range(1, position.setup.seats + 1):
            expected = standing_by_hand(position, seat)
            assert j.standing(rules, state, seat - 1) == pytest.approx(expected, abs=1.01)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_imminent_win_is_seen(seats: int) -> None:
    """Near the end of games, the seat that wins is mostly the one that is judged likeliest to."""
    right = 0
    for seed in range(20):
        *_, position, _, _, last = list(random_game(LOTUS, {"seats": seats}, seed, 1000))
        rules = learned_rules(position)
        gains = [0.0] * seats
        j.evaluate(rules, longer_state(position, rules), [1], [0], gains)
        assert sum(gains) == pytest.approx(1)
        assert last.result is not None
        right += last.result.winners == (1 + list(gains).index(max(gains)),)
    assert right >= 15


@pytest.mark.parametrize("seats", [3, 4])
def test_a_win_in_one_move_is_found_at_larger_tables(seats: int) -> None:
    found = 0
    for seed in range(20):
        *_, before, last = list(random_game(LOTUS, {"seats": seats}, seed, 1000))
        assert last.result is not None
        if last.result.winners == (before.turn,):
            found += 1
            after = before.act(search(before, 2).moves[0].action)
            assert after.result is not None
            assert after.result.winners == (before.turn,)
    assert found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_weights_are_read_as_they_were_written(seats: int) -> None:
    assert Weights.from_json(learned(seats).to_json()) == learned(seats)


def test_every_level_plays_on_another_track() -> None:
    track = {"entries": ["a"], "entry_fields": 0, "route_length": 20, "springboard": None}
    piles = {"start_piles": {"2": [3, 1], "3": [2], "4": [2]}}
    position = LOTUS.new({"track": {**track, **piles}})
    for level in levels_of("lotus").values():
        result = level.mind.search(position, Budget(simulations=50), generator(2))
        assert result.moves[0].action in position.actions()
