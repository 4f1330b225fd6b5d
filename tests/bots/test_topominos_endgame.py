"""The end of a round of Topominos is worked out as slowly trying everything works it out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise
from math import sqrt

import pytest

from tablee.bots.levels import levels_of
from tablee.bots.mind import Budget, SearchResult
from tablee.core.position import Origin, Position
from tablee.core.rng import generator
from tablee.core.slots import PLY, SCORE, STARTER, TURN
from tablee.games.topominos.game import Topominos
from tablee.games.topominos.mind.endgame import solve
from tablee.games.topominos.rules import kernel as k
from tablee.testing import random_game

GAME = Topominos()
ONE_SHORT = k.FULL ^ 1 << 4  # only the middle is free
PLENTY = Budget(simulations=10**6)


def endgames(seats: int, tiles: int, seeds: range) -> Iterator[Position]:
    """Positions of random games, in mid-turn or not, the bag emptied, three compartments left as
    they are and so many tiles on each rack; two of each game in which there is some choice. In the
    last moves of random games hardly any tile fits, so they are not looked at."""
    for seed in seeds:
        line = [p for p in random_game(GAME, {"seats": seats}, seed, 45) if p.turn]
        late = (cut_down(position, tiles, 3) for position in line[::-7])
        yield from islice((p for p in late if len(p.actions()) > 5), 2)


def cut_down(position: Position, tiles: int, compartments: int) -> Position:
    """A late position made of any: what is too much is out of the round, or nearly full."""
    state = list(position.state)
    state[k.BAG : k.BAG_END] = [0] * (k.BAG_END - k.BAG)
    for slot in range(k.RACKS, k.RACKS + position.setup.seats):
        while state[slot].bit_count() > tiles:
            state[k.OUT] |= state[slot] & -state[slot]
            state[slot] &= state[slot] - 1
    for place in range(compartments, k.COMPARTMENTS):
        if not state[k.TOUCHED] >> place & 1:
            state[k.DOTS + place] = ONE_SHORT
    return Position(GAME, position.setup, state, Origin(None, None))


def lead(position: Position, seat: int) -> int:
    """How many points a seat is ahead when the game is over; alone, how many it has."""
    scores = position.state[SCORE : SCORE + position.setup.seats]
    return scores[seat - 1] - (sum(scores) - scores[seat - 1])


def best_lead(position: Position, seat: int, known: dict[tuple[int, ...], int]) -> int:
    """What a seat comes to when everybody plays the best there is, by trying everything."""
    if position.turn is None:
        return lead(position, seat)
    state = position.state
    here = (*state[:PLY], *state[PLY + 1 : k.HEIGHT])  # all that matters is there
    if here not in known:
        leads = [best_lead(position.act(move), seat, known) for move in position.actions()]
        known[here] = max(leads) if position.turn == seat else min(leads)
    return known[here]


def by_trying(position: Position) -> dict[int, int]:
    turn, known = position.turn or 1, dict[tuple[int, ...], int]()
    return {move: best_lead(position.act(move), turn, known) for move in position.actions()}


def solved(position: Position) -> SearchResult:
    found = solve(position, PLENTY)
    assert found is not None
    return found


@pytest.mark.parametrize(("seats", "seeds"), [(1, range(20)), (2, range(8))])
def test_moves_rank_as_by_trying_everything(seats: int, seeds: range) -> None:
    decided = 0
    for position in endgames(seats, 2, seeds):
        found, leads = solved(position), by_trying(position)
        assert {stats.action for stats in found.moves} == set(leads)
        ranks = [(stats.value, leads[stats.action]) for stats in found.moves]
        for (value, points), (other_value, other_points) in pairwise(ranks):
            assert (value > other_value) == (points > other_points), position.to_json()
            assert (value == other_value) == (points == other_points), position.to_json()
        decided += len(set(leads.values())) > 1
    assert decided > 6


@pytest.mark.parametrize("seats", [1, 2])
def test_the_line_leads_to_the_end_that_was_promised(seats: int) -> None:
    ended = 0
    for position in endgames(seats, 3, range(6)):
        found, turn = solved(position), position.turn
        for action in found.line:
            position = position.act(action)
        if position.turn is None:  # a long line is cut
            ended += 1
            share = solved_share(position, turn or 1)
            assert found.value[turn or 1] == pytest.approx(share)
    assert ended > 3


def solved_share(position: Position, seat: int) -> float:
    """What a finished game of points is worth: mostly how far ahead, and by a third who won."""
    ahead = lead(position, seat)
    if position.setup.seats == 1:
        return max(0, ahead) / (max(0, ahead) + 200)
    far = min(1.0, max(-1.0, ahead / 60))
    return 0.7 * (0.5 + 0.5 * far) + 0.3 * (0.5 + 0.5 * ahead / sqrt(ahead**2 + 1))


def test_only_what_is_open_is_solved_and_only_within_the_budget() -> None:
    position = next(endgames(2, 4, range(1)))
    assert solve(position, PLENTY) is not None
    assert solve(position, Budget(simulations=0)) is None
    assert solve(position, Budget(ms=0)) is None
    assert solve(next(endgames(3, 2, range(1))), PLENTY) is None
    begun = GAME.new({}, bytes(32))
    assert solve(begun, PLENTY) is None


def test_level_6_plays_endgames_as_solved() -> None:
    mind = levels_of("topominos")[6].mind
    for position in endgames(2, 3, range(3)):
        found = mind.search(position, Budget(simulations=4000), generator(1))
        assert sorted(found.moves) == sorted(solved(position).moves)
        assert found.moves[0].value == max(one.value for one in found.moves)
    far = next(endgames(2, 5, range(1)))
    assert mind.search(far, Budget(simulations=1), generator(1)).moves  # raced instead


@pytest.mark.parametrize("level", [5, 6])
def test_the_last_turn_of_a_larger_table_takes_all_points(level: int) -> None:
    """The others have no tiles left, or had their turn in the last lap. In the last one of these
    positions the best turn is not among the sixteen that the judgement would race."""
    mind, chances = levels_of("topominos", 3)[level].mind, 0
    for position in (*last_turns(range(12), 2), last_turn_at(21, 36, 5)):
        here, seat = position, position.turn or 1
        for action in mind.search(position, Budget(simulations=64), generator(1)).line:
            here = here.act(action)
        assert here.turn is None
        assert lead(here, seat) == max(by_trying(position).values()), position.to_json()
        chances += len(set(by_trying(position).values())) > 2
    assert chances > 3


def last_turns(seeds: range, tiles: int) -> Iterator[Position]:
    """Positions in which the last seat of the lap is to move, another one having laid its all."""
    for seed in seeds:
        line = [p for p in random_game(GAME, {"seats": 3}, seed, 60) if p.turn]
        late = [p for p in line[-40:] if p.state[TURN] % 3 + 1 == p.state[STARTER]]
        if late:
            yield last_turn_at(seed, late[0].ply, tiles)


def last_turn_at(seed: int, ply: int, tiles: int) -> Position:
    """A position of a random game made one in which the next seat has laid all it had."""
    line = random_game(GAME, {"seats": 3}, seed, 300)
    position = cut_down(next(p for p in line if p.ply == ply), tiles, 9)
    state = list(position.state)
    following = k.RACKS + state[TURN] % 3
    state[k.OUT] |= state[following]
    state[following] = 0
    return Position(GAME, position.setup, state, Origin(None, None))
