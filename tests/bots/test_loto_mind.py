"""What a bot knows of Loto Points Rouges: whole turns, completions, and the patience."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import tablee
from tablee.bots.mind import Budget, SearchResult
from tablee.core.rng import generator
from tablee.games.loto.document import packed, rack
from tablee.games.loto.mind.covers import NONE, cheapest_cover
from tablee.games.loto.mind.levels import LEVELS
from tablee.games.loto.mind.patience import lacking_after
from tablee.games.loto.mind.turns import ROW, list_turns
from tablee.games.loto.rules import state as s
from tablee.games.loto.rules.hand import BITS
from tablee.games.loto.rules.solver import DOTS, JOKER, completable
from tablee.testing import random_game
from tests.games.loto.positions import GAME, load, patience, seed, table

SEATS = [{}, {"seats": 3}, {"seats": 4}]


def thought(
    position: tablee.Position, level: int, simulations: int, number: int = 1
) -> SearchResult:
    """What a level's mind finds out from the view of the seat to move."""
    position = GAME.from_view(position.view(position.turn))
    return LEVELS[level].mind.search(position, Budget(None, simulations), generator(number))


def some_positions(options: dict[str, object], count: int) -> list[tablee.Position]:
    line = [position for position in random_game(GAME, options, 5, 200) if position.turn]
    return line[:: max(1, len(line) // count)][:count]


def fewest_jokers(rules: list[int], figure: int, points: int, hand: int, most: int) -> int | None:
    able = (n for n in range(most + 1) if completable(rules, figure, points, hand, n))
    return next(able, None)


def test_a_cheapest_cover_is_one_and_takes_the_fewest_jokers() -> None:
    out, found = [0] * 64, 0
    for position in some_positions({}, 12):
        rules, state = position.setup.rules, position.state
        for place in range(s.PLACES):
            figure, points = state[s.OPEN + place] - 1, state[s.FREE + place]
            for seat in range(2):
                hand = state[s.RACK + seat]
                end = int(cheapest_cover(rules, figure, points, hand, 5, out, 0))
                fewest = fewest_jokers(rules, figure, points, hand, 5)
                assert (end == NONE) == (fewest is None)
                if end == NONE:
                    continue
                found += 1
                actions = out[:end]
                pieces = Counter(s.piece_of(action) for action in actions)
                assert pieces[JOKER] == fewest
                assert not pieces - Counter({JOKER: 5, **Counter(rack(list(state), seat))})
                assert {s.figure_of(action) for action in actions} == {figure}
                assert sum(s.points_of(action) for action in actions) == points
                parts = position.setup.parts
                assert all(parts.can_cover(s.piece_of(a), s.points_of(a)) for a in actions)
    assert found > 10


def turns_of(position: tablee.Position) -> list[list[int]]:
    rows, scratch = [[0] * ROW for _ in range(512)], [0] * GAME.max_actions
    count = list_turns(position.setup.rules, list(position.state), ROW, rows, scratch)
    return [row[1 : 1 + row[0]] for row in rows[:count]]


@pytest.mark.parametrize("options", SEATS)
def test_every_listed_turn_is_a_whole_one(options: dict[str, object]) -> None:
    for position in some_positions(options, 6):
        first = {actions[0] for actions in turns_of(position)}
        assert first <= set(position.actions())
        for actions in turns_of(position)[::7]:
            after = position
            for action in actions:
                assert after.turn == position.turn
                after = after.act(action)
            assert after.turn != position.turn


def test_all_selections_of_tiles_that_complete_a_figure_are_listed() -> None:
    found = 0
    for position in some_positions({}, 8):
        if position.state[s.PLACED]:
            continue
        rules, state = position.setup.rules, position.state
        assert position.turn is not None
        hand, jokers = rack(list(state), position.turn - 1), state[s.JOKERS + position.turn - 1]
        expected = set()
        for place in range(s.PLACES):
            figure, points = state[s.OPEN + place] - 1, state[s.FREE + place]
            for size in range(len(hand) + 1):
                for tiles in set(combinations(hand, size)):
                    rest = points.bit_count() - sum(rules[DOTS + kind] for kind in tiles)
                    able = 0 <= rest <= jokers
                    if able and completable(rules, figure, points, packed(list(tiles), BITS), rest):
                        expected.add((figure, tiles))
        listed = [
            (s.figure_of(turn[0]), tuple(sorted(k for k in map(s.piece_of, turn) if k != JOKER)))
            for turn in turns_of(position)
            if turn[-1] >> s.VERB_AT == s.PLACE
        ]
        assert len(listed) == len(set(listed))
        assert set(listed) == expected
        found += len(listed)
    assert found > 10


@pytest.mark.parametrize("level", [4, 5, 6])
def test_a_strong_level_completes_what_wins_the_game(level: int) -> None:
    # Seat 1 is behind; D's last points take a tile and the two jokers, then no joker is left.
    free = {"D": "b1c1a2a4", "B": "", "C": ""}
    start = load(table(free, ["T01 T05", "T01"], [2, 0], done=["IJKLMN", "AEFGH"]))
    position = start
    while position.turn == 1:
        result = thought(position, level, 64)
        position = position.act(result.moves[0].action)
    assert position.result is not None
    assert position.result.winners == (1,)


def test_the_top_level_gives_no_figure_away() -> None:
    # Any tile on K helps seat 2, whose two jokers would then do; the other figures are whole.
    free, done = {"K": "a2b2c2d2", "B": "", "C": ""}, ["AEFLMN", "DGHIJ"]
    start = load(table(free, ["T01 T02", "T06"], [1, 2], done=done))
    result = thought(start, 6, 400)
    assert s.figure_of(result.moves[0].action) != ord("K") - ord("A")


@pytest.mark.parametrize("options", SEATS)
@pytest.mark.parametrize("level", [1, 3, 6])
def test_findings_are_ranked_and_go_on_legally(level: int, options: dict[str, object]) -> None:
    for position in some_positions(options, 4):
        result = thought(position, level, 24)
        values = [stats.value for stats in result.moves]
        assert values == sorted(values, reverse=True)
        assert {stats.action for stats in result.moves} <= set(position.actions())
        assert result.line[0] == result.moves[0].action
        assert set(result.value) == set(range(1, position.setup.seats + 1))
        for action in result.line:
            position = position.act(action)


def test_what_is_hidden_and_when_it_is_asked_changes_nothing() -> None:
    for number, position in enumerate(some_positions({}, 4)):
        other = position.redealt(position.turn, number)
        assert thought(other, 6, 40, number) == thought(position, 6, 40, number)


# Patience.


def test_a_patience_that_can_be_completed_is() -> None:
    position = load(patience("G", "J J J J J T08 T08 T08"))
    moves = 0
    while position.turn:
        position = position.act(thought(position, 1, 8).moves[0].action)
        moves += 1
    assert position.result is not None
    assert (position.result.reason, moves) == ("complete", 6)  # three tiles and three jokers


def test_what_lies_wrong_is_taken_back() -> None:
    position = load(patience("G", "T08 T08 T08 T06 T06 T06 T02 T02"))
    placement = next(move for move in position.legal() if "@" in move)
    assert thought(position.play(placement), 6, 8).line == (s.UNDO << s.VERB_AT,)


def test_a_swap_is_judged_by_every_draw() -> None:
    position = load(patience("G", "T08 T08 T08 T06 T02 J J J"))
    result = thought(position, 6, 1_000)
    out, state = [0] * 64, list(position.state)
    unseen = [*(3 * list(range(19))), *[JOKER] * 13]
    for kind in [*rack(list(position.state), 0), *[JOKER] * 3]:
        unseen.remove(kind)

    def outs(piece: int) -> int:
        rules = position.setup.rules
        return sum(lacking_after(rules, state, piece, drawn, out) == 0 for drawn in unseen)

    best = s.piece_of(result.moves[0].action)
    assert outs(best) == max(outs(s.piece_of(stats.action)) for stats in result.moves) > 0


@pytest.mark.parametrize("level", [1, 6])
def test_a_patience_is_played_without_going_round_in_circles(level: int) -> None:
    position, rng = GAME.new({"mode": "patience", "figure": "I"}, seed(3)), generator(1)
    moves = 0
    while position.turn:
        result = thought(position, level, 24, moves)
        position = position.act(LEVELS[level].pick(result, position.actions(), rng))
        moves += 1
    assert position.result is not None
    assert position.result.winners == (1,)
    assert moves <= position.result.scores[1] + s.EIGHT
