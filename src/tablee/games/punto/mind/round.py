"""One round of a match of Punto as a game of its own: what its end means for the match.

A search looks no further than the end of the round. The rules it searches by end the match there;
behind them stands what each end is worth: the chances to win the match from the score then, all
sides being as likely to win each further round.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from tablee.core.position import Origin, Position
from tablee.core.slots import ROUND, SCORE, TURN
from tablee.games.punto.rules.layout import LAST_ROUND, RULES, SIDE, SIDES, TARGET

WHOLE = 1_000_000  # the worth of a match that is won
NOBODY = 4  # in place of the side that wins the round

# What follows the rules.
WORTHS = RULES  # by winner and side
WEIGHTS = WORTHS + 5 * 4  # by place in the order of turns and feature (`value`)


@cache
def chances(won: tuple[int, ...], target: int) -> tuple[float, ...]:
    """Each side's chance to win the match from this score, all rounds being decided by lot."""
    if max(won) >= target:
        return tuple(float(rounds >= target) for rounds in won)
    futures = [chances(_with_round(won, side), target) for side in range(len(won))]
    return tuple(sum(parts) / len(won) for parts in zip(*futures, strict=True))


def _with_round(won: tuple[int, ...], winner: int) -> tuple[int, ...]:
    return tuple(rounds + (side == winner) for side, rounds in enumerate(won))


def this_round(position: Position, weights: Sequence[int]) -> Position:
    """The position as one of a match that ends with this round, with rules that hold the worth of
    every way to end it."""
    rules = list(position.setup.rules)
    sides, target = rules[SIDES], rules[TARGET]
    won = tuple(position.state[SCORE : SCORE + sides])
    worths = [0] * (WEIGHTS - WORTHS)
    for winner in (*range(sides), NOBODY):
        for side, chance in enumerate(chances(_with_round(won, winner), target)):
            worths[4 * winner + side] = round(WHOLE * chance)
    rules[TARGET] = 1
    state = list(position.state)
    state[SCORE : SCORE + position.setup.seats] = [0] * position.setup.seats
    state[ROUND] = LAST_ROUND
    setup = replace(position.setup, rules=[*rules, *worths, *weights])
    return Position(position.game, setup, state, Origin(None, None))


def worth_of_winning(position: Position) -> int:
    """What it is worth to the seat to move to win the round, in parts of WHOLE."""
    rules = position.setup.rules
    side = rules[SIDE + position.state[TURN] - 1]
    return rules[WORTHS + 4 * side + side]
