"""Lotus bots: what they must never miss, what they keep up to date, and what they report."""

from __future__ import annotations

import math
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
from tablee.games.lotus.mind import crowd, crowd_weights
from tablee.games.lotus.mind import judgement as j
from tablee.games.lotus.mind.crowd_weights import CrowdWeights
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
TABLES_OF_TWO = [options for options in LOTUS.variants if options.get("seats", 2) == 2]
LARGER_TABLES = [options for options in LOTUS.variants if options.get("seats", 2) > 2]
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


@pytest.mark.parametrize("options", TABLES_OF_TWO)
def test_what_a_search_keeps_up_to_date_equals_counting_again(
    options: dict[str, Any],
) -> None:
    line = list(random_game(LOTUS, options, 5, 1000))
    rules = learned_rules(line[0])
    state = longer_state(line[0], rules)
    for before, after in pairwise(line):
        j.advance(rules, state, before.action(after.moves()[-1]))
        assert list(state) == list(longer_state(after, rules))


def test_sums_that_share_a_number_never_reach_each_other() -> None:
    """Not even if every piece were a pile of its own, with the heaviest weight there is."""
    weights = learned()
    rows = (weights.piles, *weights[:4])
    pile, *others = (
        max(abs(weight) for place, weight in enumerate(row) if place % ROW) for row in rows
    )
    assert k.MOST_PIECES * pile + sum(others) < 1 << j.LANE - 1


@pytest.mark.parametrize("seats", [3, 4])
def test_nor_do_those_of_larger_tables(seats: int) -> None:
    heaviest = max(map(abs, crowd_weights.learned(seats).rows))
    assert crowd.MOST_FEATURES * heaviest < 1 << crowd.LANE - 1


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
            assert {stats.action for stats in result.moves} <= set(position.actions())


def standing_by_hand(position: Position, seat: int) -> float:
    """What the network makes of a position for a seat, straight from the weights."""
    weights = learned()
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
    parts = [
        *(weights.piles[17 * row : 17 * row + 17] for row in rows),
        weights.mobility[17 * min(piles, 5) :][:17],
        weights.to_move[17 * ((seat - told["turn"]) % 2) :][:17],
        weights.left[17 * left[seat] :][:17],
        weights.others_left[17 * left[3 - seat] :][:17],
    ]
    sums = [sum(column) / 128 for column in zip(*parts, strict=True)][1:]
    full = [min(1.0, max(0.0, total)) ** 2 for total in sums]
    return sum((share * worth for share, worth in zip(full, weights.output, strict=True)), 0.0)


@pytest.mark.parametrize("options", TABLES_OF_TWO)
def test_a_standing_is_what_the_network_says(options: dict[str, Any]) -> None:
    for left in range(5, 60, 6):
        position = some_position(options, left, left)
        rules = learned_rules(position)
        state = longer_state(position, rules)
        for seat in (1, 2):
            expected = standing_by_hand(position, seat)
            assert j.standing(rules, state, seat - 1) == pytest.approx(expected, abs=1.01)


def seen_by_hand(position: Position) -> list[int]:
    """What the seat to move sees at a larger table, from the position's JSON."""
    told, seats, track = position.to_json(), position.setup.seats, position.setup.parts.track
    turn = position.turn or 0
    numbers = {track.fields[field]: track.number(field) for field in range(len(track.fields))}
    kinds = {cell: 6 if number == 8 else number - 1 for cell, number in numbers.items()}
    tops = dict.fromkeys(range(1, seats + 1), 0)
    found = []

    def later(seat: int) -> int:
        return (seat - turn) % seats

    def lands(owner: int, target: str) -> int:
        pile = told["cells"].get(target, [])
        covered = later(pile[-1]) if pile else 4
        return 4088 + ((5 * later(owner) + covered) * 14 + kinds[target]) * 5 + min(len(pile), 4)

    for cell, pile in told["cells"].items():
        height, kind, top = len(pile), kinds[cell], pile[-1]
        tops[top] += 1
        pattern = later(top)
        if height > 1:
            pattern = 4 + 16 * (min(height, 7) - 2) + 4 * later(top) + later(pile[-2])
        found.append(2688 + 100 * kind + pattern)
        target = track.landing(track.entry(track.fields.index(cell)) or 0, numbers[cell], height)
        if target is None:
            found.append(5488 + 14 * later(top) + kind)
        else:
            found.append(lands(top, track.fields[target]))
        for above, owner in enumerate(reversed(pile)):
            slot = (8 * kind + min(height - above, 8) - 1) * 6 + min(above, 5)
            found.append(4 * slot + later(owner))
    for name, heights in told["start"].items():
        owner = int(name)
        for height in filter(None, heights):
            tops[owner] += 1
            found.append(5544 + 4 * later(owner) + min(height, 4) - 1)
            for entry in range(1 if height > 3 else 2):
                target = track.landing(entry, 0, height)
                if target is not None and told["cells"].get(track.fields[target]):
                    found.append(lands(owner, track.fields[target]))
        left = position.setup.rules[k.PIECES] - told["home"][name]
        found += [5560 + 7 * later(owner) + min(left, 6)]
        found += [5588 + 7 * later(owner) + min(tops[owner], 6)]
    return [*found, 5616] if position.setup.options["expert"] else found


def chances_by_hand(position: Position) -> list[float]:
    """What the network of larger tables makes of a position, straight from the weights."""
    seats, turn = position.setup.seats, position.turn
    assert turn is not None
    weights = crowd_weights.learned(seats)
    rows = [weights.rows[36 * feature :][:36] for feature in seen_by_hand(position)]
    sums = [sum(column) / 128 for column in zip(*rows, strict=True)]
    full = [min(1.0, max(0.0, total)) ** 2 for total in sums[4:]]
    odds = []
    for seat in range(seats):
        more = sum(share * weights.output[4 * at + seat] for at, share in enumerate(full))
        odds.append(math.exp(sums[seat] + more / 1000))
    chances = [chance / sum(odds) for chance in odds]
    return [chances[(seat - turn) % seats] for seat in range(1, seats + 1)]


@pytest.mark.parametrize("options", LARGER_TABLES)
def test_chances_are_what_the_network_says(options: dict[str, Any]) -> None:
    for left in range(5, 150, 12):
        position = some_position(options, left, left)
        gains = [0.0] * position.setup.seats
        rules = crowd_weights.learned_rules(position)
        crowd.evaluate(rules, list(position.state), [1], [0], gains)
        assert gains == pytest.approx(chances_by_hand(position), abs=1e-9)


@pytest.mark.parametrize("seats", [3, 4])
def test_an_imminent_win_is_seen(seats: int) -> None:
    """Near the end of games, the seat that wins is mostly the one that is judged likeliest to."""
    right = 0
    for seed in range(20):
        *_, position, _, _, last = list(random_game(LOTUS, {"seats": seats}, seed, 1000))
        gains = [0.0] * seats
        crowd.evaluate(crowd_weights.learned_rules(position), list(position.state), [1], [0], gains)
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
            after = before.act(search(before, 60).moves[0].action)
            assert after.result is not None
            assert after.result.winners == (before.turn,)
    assert found


def test_weights_are_read_as_they_were_written() -> None:
    assert Weights.from_json(learned().to_json()) == learned()


@pytest.mark.parametrize("seats", [3, 4])
def test_weights_of_larger_tables_are_read_as_they_were_written(seats: int) -> None:
    weights = crowd_weights.learned(seats)
    assert CrowdWeights.from_json(weights.to_json()) == weights


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_level_plays_on_another_track(seats: int) -> None:
    track = {"entries": ["a"], "entry_fields": 0, "route_length": 20, "springboard": None}
    piles = {"start_piles": {"2": [3, 1], "3": [2], "4": [2]}}
    position = LOTUS.new({"seats": seats, "track": {**track, **piles}})
    for level in levels_of("lotus", seats).values():
        result = level.mind.search(position, Budget(simulations=50), generator(2))
        assert result.moves[0].action in position.actions()
