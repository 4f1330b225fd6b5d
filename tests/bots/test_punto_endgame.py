"""The end of a round of Punto is worked out as by trying every move after every card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import tablee
from tablee.bots.levels import levels_of
from tablee.bots.mind import Budget, SearchResult
from tablee.core.position import Origin
from tablee.core.rng import generator
from tablee.core.slots import ROUND, SCORE
from tablee.games.punto.mind.endgame import solve
from tablee.games.punto.rules.layout import PILED
from tablee.testing import random_game

PUNTO = tablee.find_game("punto")
PLENTY = Budget(simulations=10**9)


def late(options: dict[str, Any], hidden: int, wanted: int) -> Iterator[tablee.Position]:
    """Positions of random games with so many cards in the piles, and a choice: as many as wanted,
    or more."""
    found = 0
    for seed in range(400):
        for position in random_game(PUNTO, options, seed, 80):
            cards = sum(position.state[PILED : PILED + 8])
            if position.turn and cards == hidden and len(position.actions()) > 1:
                yield position
                found += 1
        if found >= wanted:
            return
    raise AssertionError("there are not so many")


def deals(position: tablee.Position) -> Iterator[tablee.Position]:
    """The position with each of the cards that the next seat may turn up on top of its pile."""
    data = position.to_json()
    seats = data["options"]["seats"]
    following = str((position.turn or 1) % seats + 1)
    side = [following] if seats == 2 else [following, str((int(following) + 1) % 4 + 1)]
    if data["options"]["expert"] or not data["piles"][following]:
        yield position
        return
    for seat in side:
        for index, card in enumerate(data["piles"][seat]):
            piles = {name: list(pile) for name, pile in data["piles"].items()}
            piles[seat][index], piles[following][0] = piles[following][0], card
            yield PUNTO.from_json({**data, "seed": None, "piles": piles})


def by_trying(position: tablee.Position) -> dict[str, float]:
    """What each move is worth: the chance to win the round, a half if nobody does."""
    return {move: worth(position, move, position.turn or 1) for move in position.legal()}


def worth(position: tablee.Position, move: str, seat: int) -> float:
    worths = []
    for dealt in deals(position):
        after = dealt.play(move)
        if after.turn is None:
            assert after.result is not None
            worths.append(float(seat in after.result.winners))
        elif after.state[ROUND] > position.state[ROUND]:
            worths.append(0.5)  # nobody won the round, so it is played again
        else:
            replies = by_trying(after)
            is_ours = (after.turn - seat) % 2 == 0
            best = max(replies.values())
            worths.append(best if is_ours else 1 - best)
    return sum(worths) / len(worths)


def solved(position: tablee.Position) -> SearchResult:
    found = solve(position, PLENTY)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("options", "hidden", "wanted"),
    [
        ({}, 0, 6),
        ({}, 1, 6),
        ({}, 2, 3),
        ({"expert": True}, 0, 4),
        ({"seats": 4, "teams": True}, 2, 3),
    ],
)
def test_moves_are_worth_what_trying_everything_says(
    options: dict[str, Any], hidden: int, wanted: int
) -> None:
    undecided = 0
    for position in late({**options, "rounds_to_win": 1}, hidden, wanted):
        found, worths = solved(position), by_trying(position)
        assert {position.text(one.action): one.value for one in found.moves} == pytest.approx(
            worths
        )
        assert found.value[position.turn or 1] == pytest.approx(max(worths.values()))
        assert sum(found.value.values()) == pytest.approx(position.setup.seats / 2)
        undecided += len(set(worths.values())) > 1
    assert undecided


def test_only_what_can_be_known_is_solved_and_only_within_the_budget() -> None:
    position = next(late({}, 3, 1))
    assert solve(position, PLENTY) is not None
    assert solve(position, Budget(simulations=0)) is None
    assert solve(position, Budget(ms=0)) is None
    assert solve(PUNTO.new({}, bytes(32)), PLENTY) is None
    assert solve(next(late({"expert": True}, 1, 1)), PLENTY) is None  # its owner knows which one
    assert solve(PUNTO.new({"seats": 3}, bytes(32)), PLENTY) is None


def test_level_6_plays_as_solved_whatever_the_order_of_the_piles() -> None:
    mind = levels_of("punto")[6].mind
    for number, position in enumerate(late({}, 1, 3)):
        other = position.redealt(position.turn, number)
        for dealt in (position, other):
            known = PUNTO.from_view(dealt.view(dealt.turn))
            found = mind.search(known, Budget(simulations=120), generator(1))
            assert found.value == solved(position).value
            assert found.moves[0].value == max(one.value for one in found.moves)
            assert found.line == (found.moves[0].action,)


def test_a_round_is_worth_what_it_means_for_the_match() -> None:
    """To 2 rounds: won and lost are 3/4 and 1/4 from 0:0; to a leader by a round 1 and 1/2."""
    for position in late({"rounds_to_win": 2}, 1, 4):
        state = list(position.state)
        state[SCORE] = 1
        ahead = tablee.Position(PUNTO, position.setup, state, Origin(None, None))
        more = 0.25 if position.turn == 1 else -0.25
        later = {one.action: one.value for one in solved(ahead).moves}
        for one in solved(position).moves:
            assert later[one.action] == pytest.approx(one.value + more)
