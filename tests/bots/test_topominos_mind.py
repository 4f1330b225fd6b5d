"""Topominos bots find the best turn there is, spell it legally, and rely on their view alone."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tablee.bots.levels import levels_of
from tablee.bots.mind import Budget, SearchResult
from tablee.core.hosts import find_host
from tablee.core.position import Position
from tablee.core.rng import generator
from tablee.core.slots import ROUND, SCORE, TURN
from tablee.games.topominos.game import Topominos
from tablee.games.topominos.mind import listing as r
from tablee.games.topominos.mind import turns as t
from tablee.games.topominos.mind.greedy import GreedyMind
from tablee.games.topominos.mind.mind import TurnMind
from tablee.games.topominos.mind.plan import plan_of
from tablee.games.topominos.mind.play import play_on
from tablee.games.topominos.mind.trial import make_turn
from tablee.games.topominos.mind.weights import experienced, points_only
from tablee.games.topominos.rules import kernel as k
from tablee.testing import random_game

GAME = Topominos()
EIGHT = [{"tile": 34, "dots": "#../#../##."}, {"tile": 36, "dots": ".##/.##/..."}]  # a corner free


def document(piles: dict[int, Any], rack: list[int]) -> dict[str, Any]:
    """Two seats: seat 1 is to move, seat 2 has the lowest tiles left, the bag holds the rest."""
    start = GAME.new(None, bytes(32)).to_json()
    start["piles"] = [piles.get(number, []) for number in range(1, 10)]
    used = {laid["tile"] for pile in start["piles"] for laid in pile} | set(rack)
    rest = [tile for tile in range(1, 57) if tile not in used]
    start["racks"] = {"1": rack, "2": rest[:5]}
    start["bag"] = rest[5:]
    return {**start, "turn": 1, "starter": 1, "opening": []}


def positions(count: int, options: dict[str, Any] | None = None, seed: int = 5) -> list[Position]:
    line = [p for p in random_game(GAME, options or {}, seed, 200) if p.turn]
    return line[:: max(1, len(line) // count)][:count]


def worth(position: Position, rules: list[int]) -> int:
    """What a position in mid-turn is worth by the weights, as `survey` counts it."""
    state = list(position.state)
    total = t.POINT * int(k.turn_points(state))
    total += sum(rules[t.LEAVE + state[k.DOTS + place]] for place in range(9))
    rack = int(state[k.RACKS + position.turn - 1]) if position.turn else 0
    total += sum(rules[t.KEEP + tile] for tile in range(56) if rack >> tile & 1)
    return total


def best_by_brute_force(position: Position, rules: list[int]) -> int:
    """The best worth that any order of placements reaches, as far as the tiles in hand go."""

    @cache
    def best(here: Position) -> int:
        found = worth(here, rules)
        rack = here.state[k.RACKS + here.state[0] - 1]
        for action in here.actions():
            if action < k.PASS:
                after = here.act(action)
                drawn = after.state[k.RACKS + here.state[0] - 1] & ~rack
                if drawn:  # the rack ran empty
                    found = max(found, worth(after, rules) - rules[t.KEEP + low(drawn)])
                else:
                    found = max(found, best(after))
        return found

    return best(position) - worth(position, rules)


def low(tiles: int) -> int:
    return (tiles & -tiles).bit_length() - 1


def with_rack(position: Position, size: int) -> Position:
    """The same position, the mover holding only its first tiles: brute force stays short."""
    data = position.view(position.turn)
    seat = str(position.turn)
    whole = GAME.from_view(data).to_json()
    rack = whole["racks"][seat]
    whole["racks"][seat], whole["bag"] = rack[:size], rack[size:] + whole["bag"]
    whole.pop("seed", None)
    return GAME.from_json(whole)


@pytest.mark.parametrize("is_experienced", [False, True])
def test_the_best_turn_is_what_brute_force_finds(is_experienced: bool) -> None:
    checked = 0
    for seed in (5, 6, 7):
        for position in positions(9, seed=seed):
            small = with_rack(position, 2)
            rules = (experienced if is_experienced else points_only)(small.setup.rules)
            found = t.survey(rules, list(small.state), [0] * t.DESK, t.LOOKS_KEPT)
            assert found == best_by_brute_force(small, rules), small.to_json()
            checked += found > 0
    assert checked > 9


def listed(position: Position, width: int) -> tuple[list[tuple[int, ...]], list[int]]:
    """The turns listed for a position, as moves, and what each is worth."""
    rules, state = experienced(position.setup.rules), list(position.state)
    desk, turns = [0] * t.DESK, [[0] * r.TURN_ROW for _ in range(width)]
    t.survey(rules, state, desk, t.LOOKS_KEPT)
    work = [[0] * r.TURN_ROW for _ in range(r.LISTING)]
    count = r.list_turns(rules, state, desk, turns, work)
    rows = [turns[number] for number in range(count)]
    plans = [plan_of(position, desk, row) if row[r.TILES] else () for row in rows]
    return plans, [int(row[r.WORTH]) for row in rows]


def test_listed_turns_are_legal_and_worth_what_they_say() -> None:
    for options in ({}, {"seats": 4}):
        for position in positions(12, options):
            rules = experienced(position.setup.rules)
            plans, worths = listed(position, 12)
            assert worths == sorted(worths, reverse=True)
            for plan, said in zip(plans, worths, strict=True):
                here = position
                for action in plan:
                    if action != k.END:
                        last, here = here, here.act(action)
                if plan and plan[-1] == k.END:
                    assert worth(here, rules) - worth(position, rules) == said
                    here.act(k.END)
                elif plan:
                    assert last.state[k.RACKS + last.state[0] - 1].bit_count() == 1


def greedy_game(options: dict[str, Any], seed: int) -> list[Position]:
    """The positions of a game in which many tiles are laid."""
    line = [GAME.new(options, bytes([seed] * 32))]
    while line[-1].turn:
        moves = GreedyMind().search(line[-1], Budget(simulations=1), generator(1)).moves
        line.append(line[-1].act(moves[0].action))
    return line[:-1]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_turn_that_is_tried_out_is_the_one_that_the_rules_make(seats: int) -> None:
    same = list(range(k.POINTS, k.OUT)) + list(range(k.DOTS, k.HEIGHT)) + [k.BAG, TURN]
    checked = ended = 0
    for seed in (5, 6):
        line = greedy_game({"seats": seats}, seed)
        late = [p for p in line if p.state[k.BAG] == 0]
        for position in [*line[::15], *late]:
            rules, desk = experienced(position.setup.rules), [0] * t.DESK
            rows = [[0] * r.TURN_ROW for _ in range(8)]
            work = [[0] * r.TURN_ROW for _ in range(r.LISTING)]
            t.survey(rules, list(position.state), desk, t.LOOKS_KEPT)
            for row in rows[: r.list_turns(rules, list(position.state), desk, rows, work)]:
                plan = plan_of(position, desk, row)
                if not row[r.TILES] or plan[-1] != k.END:
                    continue
                state, after = list(position.state), position
                make_turn(rules, state, desk, row, [0] * t.DESK, generator(1))
                for action in plan:
                    after = after.act(action)
                if after.turn is None or after.state[ROUND] > position.state[ROUND]:
                    scores = [state[SCORE + s] + state[k.POINTS + s] for s in range(seats)]
                    assert state[TURN] == 0
                    assert scores == [after.state[SCORE + s] for s in range(seats)]
                    ended += 1
                else:
                    assert [state[s] for s in same] == [after.state[s] for s in same]
                    checked += 1
    assert checked > 20
    assert ended or seats != 2


def think(position: Position, mind: TurnMind, simulations: int = 24, seed: int = 1) -> SearchResult:
    known = GAME.from_view(position.view(position.turn))
    return mind.search(known, Budget(simulations=simulations), generator(seed))


@pytest.mark.parametrize("level", [3, 4, 5, 6])
def test_a_nine_is_not_missed(level: int) -> None:
    position = GAME.from_json(document({5: EIGHT}, [1, 35, 38, 39, 41]))
    known, strength = GAME.from_view(position.view(1)), levels_of("topominos")[level]
    budget = Budget(simulations=min(strength.simulations, 400))
    found = strength.mind.search(known, budget, generator(2))
    for action in found.line:
        position = position.act(action)
    assert 1 in position.to_json()["out"]


@pytest.mark.parametrize("options", Topominos.variants)
def test_what_is_found_is_legal_and_in_bounds(options: dict[str, Any]) -> None:
    for position in positions(5, options):
        found = think(position, TurnMind(width=6, horizon=1))
        assert {stats.action for stats in found.moves} <= set(position.actions())
        assert all(0 <= stats.value <= 1 for stats in found.moves)
        assert all(0 <= value <= 1 for value in found.value.values())
        assert list(found.value) == list(range(1, position.setup.seats + 1))
        for action in found.line:
            position = position.act(action)


def test_alone_it_pays_to_leave_what_one_can_use() -> None:
    """By its own weights somebody alone scores more than by those of a table, on the same deals."""
    at_a_table, alone = (experienced(GAME.prepare({"seats": seats}).rules) for seats in (2, 1))
    mixed = [*alone[: t.LEAVE], *at_a_table[t.LEAVE :]]
    scores = [sum(score_alone(rules, deal) for deal in range(30)) for rules in (mixed, alone)]
    assert scores[1] > 1.1 * scores[0]


def score_alone(rules: list[int], deal: int) -> int:
    start = GAME.new({"seats": 1}, deal.to_bytes(32, "big"))
    with find_host().scope() as memory:
        state, rng = memory.vector(start.state), memory.vector([generator(deal)[0]])
        memory.call(play_on, memory.vector(rules), state, memory.vector(t.DESK), rng, 1_000)
        return state[k.POINTS]


def test_what_is_hidden_does_not_matter_and_equal_seeds_give_equal_results() -> None:
    for number, position in enumerate(positions(4)):
        other = position.redealt(position.turn, number)
        first = think(position, TurnMind(width=6, horizon=1), seed=number)
        assert think(other, TurnMind(width=6, horizon=1), seed=number) == first
