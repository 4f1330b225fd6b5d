"""What LOT's bots see, and that what they take for certain is certain."""

from __future__ import annotations

import random

import pytest

import tablee
from tablee.bots.engines.tree_mind import TreeMind
from tablee.bots.levels import levels_of
from tablee.bots.mind import Budget, SearchResult
from tablee.core.rng import generator
from tablee.games.lot.mind import judgement as j
from tablee.games.lot.mind.levels import SETTINGS
from tablee.games.lot.mind.threats import alert_moves, winning_cells
from tablee.games.lot.rules.kernel import SINGLES, STACKS, SWAP, colour_to_move, empty_cells
from tablee.testing import random_game

LOT = tablee.find_game("lot")

# Rows from the seventh down; capitals are stacks.
BOTH_COULD_WIN = ["..d....", "..d....", "DD.....", ".......", "LL.....", "..l....", "..l...."]
ONE_THREAT = [".......", "..d....", "D......", ".......", "LL.....", "..l....", "..l...."]
TWO_THREATS = [
    ".......",
    "..d....",
    "D......",
    ".......",
    "LLl....",
    "..l....",
    ".......",
]

# What a search of fifty simulations after d4 c3 tries most: actions, visits.
PINNED = [(28, 7), (35, 7), (19, 7)]


def position(rows: list[str], turn: int) -> tablee.Position:
    """A board with light in seat 1."""
    text = "".join(rows)
    used = [sum(text.count(c) * n for c, n in ((k, 1), (k.upper(), 2))) for k in "ld"]
    data = LOT.new({"pie": False}, bytes(32)).to_json()
    reserve = {"light": 40 - used[0], "dark": 40 - used[1]}
    return LOT.from_json({**data, "rows": rows, "turn": turn, "ply": 20, "reserve": reserve})


def think(where: tablee.Position, level: int = 6, simulations: int = 40) -> SearchResult:
    mind = levels_of("lot")[level].mind
    return mind.search(where, Budget(simulations=simulations), generator(4))


def some_positions(count: int, seed: int = 3) -> list[tablee.Position]:
    """Positions of random games, from all stages."""
    found = [
        p
        for number in range(6)
        for p in random_game(LOT, {"pie": number % 2 == 0}, seed + number, 150)
        if p.turn
    ]
    return random.Random(seed).sample(found, count)


def winning_places(where: tablee.Position) -> set[str]:
    """The cells where the seat to move wins at once, by playing every move."""
    return {
        move[:2]
        for move in where.legal()
        if (after := where.play(move)).result and after.result.winners == (where.turn,)
    }


def test_winning_cells_are_those_where_a_move_wins() -> None:
    clear = [position(rows, 1) for rows in (BOTH_COULD_WIN, TWO_THREATS)]
    assert [len(winning_places(where)) for where in clear] == [1, 2]
    for where in [*clear, position(BOTH_COULD_WIN, 2), *some_positions(60)]:
        state = list(where.state)
        colour = colour_to_move(state)
        cells = winning_cells(state[SINGLES + colour], state[STACKS + colour], empty_cells(state))
        named = {f"{'abcdefg'[bit % 8]}{1 + bit // 8}" for bit in range(56) if cells >> bit & 1}
        assert named == winning_places(where)


def test_moves_that_are_left_out_win_for_the_other_side() -> None:
    cases = [position(BOTH_COULD_WIN, 1), position(ONE_THREAT, 2), *some_positions(60)]
    for where in cases:
        out = [0] * LOT.max_actions
        listed = out[: alert_moves(where.setup.rules, list(where.state), out)]
        assert listed
        if winning_places(where):
            assert where.act(listed[0]).result
            continue
        for action in set(where.actions()) - set(listed):
            assert winning_places(where.act(action))


@pytest.mark.parametrize("level", [4, 5, 6])
def test_a_win_is_taken_and_known_to_be_one(level: int) -> None:
    for seat in (1, 2):
        where = position(BOTH_COULD_WIN, seat)
        result = think(where, level)
        after = where.act(result.moves[0].action)
        assert after.result is not None
        assert after.result.winners == (seat,)
        assert result.value == {seat: 1.0, 3 - seat: 0.0}


@pytest.mark.parametrize("level", [4, 5, 6])
def test_a_threat_is_met(level: int) -> None:
    where = position(ONE_THREAT, 2)
    assert where.text(think(where, level).moves[0].action) == "c3"


def test_what_cannot_be_parried_is_known_to_be_lost() -> None:
    assert think(position(TWO_THREATS, 2)).value == {1: 1.0, 2: 0.0}


def test_what_is_proved_in_a_few_moves_holds_against_every_answer() -> None:
    proved = 0
    for where in some_positions(25, seed=8):
        result = think(where, simulations=60)
        if where.turn and result.value[where.turn] == 1.0:
            proved += 1
            assert can_force(where, where.turn, 3)
    assert proved


def can_force(where: tablee.Position, seat: int, turns: int) -> bool:
    """Whether a seat wins in so many turns of its own, by trying everything that could matter."""
    if where.result:
        return where.result.winners == (seat,)
    if where.turn != seat:
        return all(can_force(where.act(action), seat, turns) for action in where.actions())
    if winning_places(where):
        return True
    listed = [stats.action for stats in think(where, simulations=60).moves[:2]]
    return turns > 1 and any(can_force(where.act(action), seat, turns - 1) for action in listed)


def lines_of_three() -> list[list[int]]:
    """Every line of three cells, as bits."""
    return [
        [8 * (rank + number * up) + file + number * right for number in range(3)]
        for rank in range(7)
        for file in range(7)
        for up, right in ((0, 1), (1, 0), (1, 1), (1, -1))
        if rank + 2 * up < 7 and 0 <= file + 2 * right < 7
    ]


def features(singles: set[int], stacks: set[int], blocked: set[int]) -> list[int]:
    """What counts for a colour, by the definitions, line by line."""
    lines = lines_of_three()
    lacking = dict.fromkeys(stacks, 0)
    for line in lines:
        if not set(line) & (stacks | blocked):
            for cell in line:
                lacks = len(set(line) - singles)
                lacking[cell] = min(lacks, lacking.get(cell, 3))
    found = [0] * j.FEATURES
    for line in lines:
        if set(line) <= set(lacking) and (lacks := sum(lacking[cell] for cell in line)):
            found[j.LINES + lacks - 1] += 1
    free = set(range(56)) - stacks - blocked
    wanted = {c for line in lines for c in line if set(line) - stacks == {c} and c in free}
    near, far = ({c for c, lacks in lacking.items() if lacks == number} for number in (1, 2))
    found[j.MADE], found[j.LOOSE], found[j.WANTED] = len(stacks), len(singles), len(wanted)
    found[j.NEAR], found[j.FAR] = len(near), len(far)
    found[j.WANTED_NEAR], found[j.WANTED_FAR] = len(wanted & near), len(wanted & far)
    return found


def test_a_board_is_weighed_by_what_its_lines_lack() -> None:
    for where in [position(TWO_THREATS, 1), *some_positions(30, seed=5)]:
        boards = where.state[SINGLES : SINGLES + 2] + where.state[STACKS : STACKS + 2]
        light, dark, light_stacks, dark_stacks = (
            {bit for bit in range(56) if board >> bit & 1} for board in boards
        )
        counted = features(light, light_stacks, dark | dark_stacks)
        for side in (0, j.FEATURES):
            weights = [int(j.WEIGHTS[side + number]) for number in range(j.FEATURES)]
            expected = sum(w * count for w, count in zip(weights, counted, strict=True))
            assert j.weigh(boards[0], boards[2], boards[1] | boards[3], side) == expected


def test_the_tree_returns_moves_in_order_and_a_playable_line() -> None:
    for where in some_positions(8):
        result = think(where)
        assert all(0 <= stats.value <= 1 for stats in result.moves)
        assert sum(stats.visits for stats in result.moves) <= result.simulations == 40
        for action in result.line:
            where = where.act(action)


def test_what_the_search_finds_is_pinned() -> None:
    tried = think(LOT.new({}, bytes(32)).play("d4").play("c3"), simulations=50).moves
    assert [(t.action, t.visits) for t in tried[:3]] == PINNED


def test_a_good_beginning_is_taken_over() -> None:
    assert think(LOT.new({}, bytes(32)).play("d4"), simulations=300).moves[0].action == SWAP


def test_moves_that_are_as_good_as_equal_take_turns() -> None:
    where = LOT.new({}, bytes(32)).play("d4").play("c3")
    mind = TreeMind(j.grow_alert, SETTINGS, leeway=0.02)
    played = set()
    for seed in range(12):
        first, *others = mind.search(where, Budget(simulations=200), generator(seed)).moves
        played.add(first.action)
        assert all(2 * first.visits >= other.visits for other in others)
        assert all(first.value >= other.value - 0.02 for other in others[:1])
    assert len(played) > 2


def test_a_full_tree_goes_on_without_growing() -> None:
    where = LOT.new({}, bytes(32)).play("d4").play("c3")
    mind = TreeMind(j.grow, SETTINGS, max_nodes=60)
    result = mind.search(where, Budget(simulations=300), generator(1))
    assert sum(stats.visits for stats in result.moves) == 300
    assert len(result.line) == 1
