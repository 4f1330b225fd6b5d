"""What a Punto bot must never miss, and that its quick counting agrees with slow counting."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

import tablee
from tablee.bots.levels import levels_of
from tablee.bots.mind import Budget, SearchResult
from tablee.core.rng import generator
from tablee.core.slots import REASON
from tablee.games.punto.mind.lines import FARS, LINES, MIDDLES, NEARS, find_all_lines
from tablee.games.punto.mind.mind import WEIGHTS, PuntoMind
from tablee.games.punto.mind.play import best_place, prior
from tablee.games.punto.mind.round import WHOLE, chances, this_round, worth_of_winning
from tablee.games.punto.mind.value import WORK
from tablee.games.punto.rules.layout import COLOUR, ROW
from tablee.testing import random_game

PUNTO = tablee.find_game("punto")
SIMULATIONS = 200


def laid_out(options: dict[str, Any], cards: dict[str, str], card: str) -> tablee.Position:
    """A position of a first round with these cards on the table and this one for seat 1."""
    document = PUNTO.new(options, bytes(32)).to_json()
    seats = document["options"]["seats"]
    placed = list(cards.values())
    whole = {
        str(seat): [*document["hands"][str(seat)], *document["piles"][str(seat)]]
        for seat in range(1, seats + 1)
    }
    for wanted in (*placed, card):
        next(held for held in whole.values() if wanted in held).remove(wanted)
    document.update(turn=1, ply=len(cards), seed=None)
    document["starter"] = (-len(cards)) % seats + 1
    document["cards"] = {cell: [top] for cell, top in cards.items()}
    document["hands"] = {str(seat): [card] if seat == 1 else [] for seat in range(1, seats + 1)}
    document["piles"] = whole
    return PUNTO.from_json(document)


def think(position: tablee.Position, level: int, seed: int = 1) -> SearchResult:
    known = PUNTO.from_view(position.view(position.turn))
    mind = levels_of("punto")[level].mind
    return mind.search(known, Budget(simulations=SIMULATIONS), generator(seed))


def best(position: tablee.Position, level: int, seed: int = 1) -> str:
    return position.text(think(position, level, seed).moves[0].action)


# Seat 1 has red and blue at a table for two (rows of five), red at one for four (rows of four).
TWO = {"0,0": "r3", "1,0": "r4", "2,0": "r5", "3,0": "r6", "1,1": "g2", "2,1": "g7"}
FOUR = {"0,0": "r3", "1,0": "r4", "2,0": "r5", "1,1": "g2"}


@pytest.mark.parametrize("level", [3, 4, 5, 6])
@pytest.mark.parametrize(
    ("options", "cards"), [({}, TWO), ({"seats": 4}, FOUR), ({"rounds_to_win": 5}, TWO)]
)
def test_a_row_is_made_when_it_can_be(
    options: dict[str, Any], cards: dict[str, str], level: int
) -> None:
    position = laid_out(options, cards, "r9")
    for seed in range(5):
        result, rng = think(position, level, seed), generator(seed)
        action = levels_of("punto")[level].pick(result, position.actions(), rng)
        after = position.act(action).to_json()
        assert after["won"]["1"] == 1


@pytest.mark.parametrize("level", [5, 6])
def test_a_row_of_the_next_seat_is_prevented(level: int) -> None:
    cards = {"0,0": "g3", "1,0": "g4", "2,0": "g2", "3,0": "g6", "4,0": "r9", "1,1": "b2"}
    position = laid_out({}, cards, "r8")
    before = position.to_json()["cards"]
    choice = best(position, level)
    cell = choice.partition("@")[2]
    assert cell == "-1,0" or before.get(cell, ["b"])[-1].startswith("g")


def slow_windows(position: tablee.Position) -> Iterator[list[tuple[int, int]]]:
    """Every line of the needed length within a square that holds all cards."""
    taken = [tuple(map(int, cell.split(","))) for cell in position.to_json()["cards"]]
    (left, right), (low, high) = [(min(part), max(part)) for part in zip(*taken, strict=True)]
    length = position.setup.parts.needed
    for x, y, (dx, dy) in product(
        range(-12, 13), range(-12, 13), [(1, 0), (0, 1), (1, 1), (-1, 1)]
    ):
        window = [(x + step * dx, y + step * dy) for step in range(length)]
        xs, ys = zip(*window, strict=True)
        if max(right, *xs) - min(left, *xs) < 6 and max(high, *ys) - min(low, *ys) < 6:
            yield window


@pytest.mark.parametrize("options", [{}, {"seats": 3}, {"seats": 4}])
def test_lines_are_counted_as_slowly_one_by_one(options: dict[str, Any]) -> None:
    line = [p for p in random_game(PUNTO, options, 3, 60) if p.turn]
    for position in line[10::9]:
        tops = {
            tuple(map(int, cell.split(","))): stack[-1]
            for cell, stack in position.to_json()["cards"].items()
        }
        if min(len({cell[axis] for cell in tops}) for axis in (0, 1)) < 5:
            continue  # some windows lie outside the frame
        work = [0] * WORK
        find_all_lines(position.setup.rules, list(position.state), work)
        for colour, letter in enumerate("rbg"):
            counts = {NEARS: 0, MIDDLES: 0, FARS: 0}
            for window in slow_windows(position):
                shown = [tops.get(cell, "") for cell in window]
                lacking = sum(not top.startswith(letter) for top in shown)
                hard = max((int(top[1]) for top in shown if top and top[0] != letter), default=0)
                if lacking in (1, 2, 3) and hard < (9 if lacking == 1 else 8):
                    counts[(NEARS, MIDDLES, FARS)[lacking - 1]] += 1
            assert counts == {kind: work[LINES * colour + kind] for kind in counts}


@pytest.mark.parametrize("options", PUNTO.variants)
def test_judgement_and_simulations_make_legal_moves_everywhere(options: dict[str, Any]) -> None:
    mind = PuntoMind()
    for position in [p for p in random_game(PUNTO, options, 5, 40) if p.turn][5::15]:
        known = PUNTO.from_view(position.view(position.turn))
        result = mind.search(known, Budget(simulations=2), generator(1))
        assert {stats.action for stats in result.moves} <= set(position.actions())
        assert all(0 <= value <= 1 for value in result.value.values())
        assert all(0 <= stats.value <= 1 for stats in result.moves)
        searched = this_round(known, WEIGHTS[known.setup.parts.sides])
        action = best_place(searched.setup.rules, list(searched.state), [0] * WORK)
        assert action in position.actions()


@pytest.mark.parametrize("options", [{}, {"seats": 3}, {"seats": 4}, {"seats": 4, "teams": True}])
def test_a_move_looks_like_winning_just_where_the_rules_say_it_wins(
    options: dict[str, Any],
) -> None:
    won = 0
    for seed in range(4):
        for position in [p for p in random_game(PUNTO, options, seed, 70) if p.turn][6:]:
            known = this_round(position, WEIGHTS[position.setup.parts.sides])
            state, actions = list(known.state), known.actions()
            looks = [0.0] * len(actions)
            prior(known.setup.rules, state, list(actions), len(actions), looks)
            assert state[:COLOUR] == list(known.state[:COLOUR])
            for action, look in zip(actions, looks, strict=True):
                after = known.act(action)
                wins = after.turn is None and after.state[REASON] == ROW
                assert (look >= worth_of_winning(known) / WHOLE) == wins
                won += wins
    assert won


def test_team_mates_have_the_same_prospects() -> None:
    position = list(random_game(PUNTO, {"seats": 6}, 2, 12))[-1]
    value = think(position, 6).value
    assert [value[seat] for seat in (1, 2, 3)] == [value[seat] for seat in (4, 5, 6)]


def test_simulations_go_to_the_moves_that_promise_most() -> None:
    position = list(random_game(PUNTO, {}, 4, 20))[-1]
    result = think(position, 6)
    assert sum(stats.visits for stats in result.moves) == SIMULATIONS
    assert result.moves[0].visits == max(stats.visits for stats in result.moves)
    assert result.line == (result.moves[0].action,)


def test_thinking_in_pieces_changes_nothing() -> None:
    position = list(random_game(PUNTO, {}, 4, 20))[-1]

    class Pieces(Budget):
        def chunks(self) -> Iterator[int]:
            yield from [1] * SIMULATIONS

    whole = PuntoMind().search(position, Budget(simulations=SIMULATIONS), generator(3))
    assert PuntoMind().search(position, Pieces(), generator(3)) == whole


def test_chances_in_a_match() -> None:
    assert chances((0, 0), 2) == (0.5, 0.5)
    assert chances((1, 0), 2) == (0.75, 0.25)
    assert chances((2, 0, 1), 2) == (1.0, 0.0, 0.0)
    assert sum(chances((1, 0, 2, 0), 3)) == pytest.approx(1)
