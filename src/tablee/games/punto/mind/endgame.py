"""The end of a round of Punto, worked out over every order in which the last cards can come.

Everybody knows which cards each side still has, and nobody in which order they come (the expert
game, in which hands are secret, is open only once all piles are empty). So between two sides the
last placements can be searched exactly: the best place for each card that may be turned up, each of
the cards left being as likely.
"""

from __future__ import annotations

from typing import NamedTuple

from tablee.bots.mind import Budget, MoveStats, SearchResult
from tablee.core.hosts import find_host
from tablee.core.kernel import (
    FLOAT,
    FLOATS,
    INT,
    MATRIX,
    VECTOR,
    Floats,
    Matrix,
    Vector,
    entry,
    kernel,
    record,
)
from tablee.core.position import Position
from tablee.core.rounds import seat_after
from tablee.core.slots import MAX_SEATS, REASON, TURN
from tablee.core.vectors import copy
from tablee.games.punto.mind.round import WHOLE, WORTHS, this_round
from tablee.games.punto.mind.value import ended
from tablee.games.punto.rules.kernel import legal, play
from tablee.games.punto.rules.layout import EXPERT, PILE, PILED, ROW, SEATS, SIDE, SIDES

_MOST_HIDDEN = 5  # cards; with more the end is too far
_DEEPEST = _MOST_HIDDEN + 6  # placements: hands may be full as well
# How many nodes a search may have; with the simulations of level 6 they take half a second or less.
_NODES_PER_SIMULATION = 4_000
_NODES_PER_MS = 2_000
_PLAIN_NODES_PER_MS = 5  # where kernels run as Python

_DIGITS = 9  # of a worth: what is equal but for rounding shall be equal

# What a search counts.
NODES = 0
MOST_NODES = 1
COUNTS = 2


class Endgame(NamedTuple):
    """A search: the states and the moves of each depth, the first state being the root."""

    rules: Vector
    states: Matrix
    moves: Matrix
    counts: Vector


ENDGAME = record(Endgame, rules=VECTOR, states=MATRIX, moves=MATRIX, counts=VECTOR)


@kernel((INT, VECTOR, VECTOR, INT, INT))
def _hidden_card(rules: Vector, state: Vector, seat: int, number: int) -> int:
    """The slot of a hidden card of a seat's side, by number; -1 if there are not so many."""
    side = rules[SIDE + seat - 1]
    for member in range(side, rules[SEATS], rules[SIDES]):
        if number < state[PILED + member]:
            return rules[PILE + member] + number
        number -= state[PILED + member]
    return -1


@kernel((INT, VECTOR, VECTOR, INT))
def _hidden_cards(rules: Vector, state: Vector, seat: int) -> int:
    """How many cards may be the next one of a seat: all that are hidden of its side, none if its
    own pile is empty."""
    count = 0
    if state[PILED + seat - 1]:
        while _hidden_card(rules, state, seat, count) >= 0:
            count += 1
    return count


@kernel((INT, VECTOR, VECTOR, INT, INT))
def _copies(rules: Vector, state: Vector, seat: int, number: int) -> int:
    """How many hidden cards of a side are like this one; 0 if it is not the first of them."""
    card, copies = state[_hidden_card(rules, state, seat, number)], 0
    other = 0
    slot = _hidden_card(rules, state, seat, 0)
    while slot >= 0:
        if state[slot] == card:
            if other < number:
                return 0
            copies += 1
        other += 1
        slot = _hidden_card(rules, state, seat, other)
    return copies


@kernel((INT, VECTOR, VECTOR, INT, INT))
def _put_on_top(rules: Vector, state: Vector, seat: int, number: int) -> int:
    """Exchange a hidden card of a seat's side with the top card of its pile; returns it."""
    slot = _hidden_card(rules, state, seat, number)
    top = rules[PILE + seat - 1] + state[PILED + seat - 1] - 1
    card = state[slot]
    state[slot] = state[top]
    state[top] = card
    return card


@kernel((FLOAT, ENDGAME, INT, INT, FLOAT, FLOAT, FLOAT, FLOAT))
def _worth_of(
    endgame: Endgame,
    depth: int,
    action: int,
    low: float,
    high: float,
    least: float,
    most: float,
) -> float:
    """What an action is worth to the side that makes it, from `least` to `most`; if that is not
    between `low` and `high`, a bound of it on the same side."""
    rules, counts, replies = endgame.rules, endgame.counts, endgame.moves[depth]
    here, after = endgame.states[depth], endgame.states[depth + 1]
    following = seat_after(here[TURN], rules[SEATS])
    side = rules[SIDE + here[TURN] - 1]
    cards = _hidden_cards(rules, here, following)
    total, left = 0.0, 1.0
    for number in range(max(1, cards)):
        copies = _copies(rules, here, following, number) if cards else 1
        if copies == 0:
            continue
        counts[NODES] += 1
        if counts[NODES] > counts[MOST_NODES]:
            return 0.0
        copy(here, after)
        if cards:
            _put_on_top(rules, after, following, number)
        play(rules, after, action)
        share = copies / max(1, cards)
        left -= share
        if after[TURN] == 0:
            worth = ended(rules, after, side) / WHOLE
            if after[REASON] == ROW:
                return worth
        else:
            # What this card must bring for the whole to be between the bounds.
            floor = max(least, (low - total - left * most) / share)
            roof = min(most, (high - total - left * least) / share)
            worth = most
            for index in range(legal(rules, after, replies)):
                lowest, highest = 1.0 - min(worth, roof), 1.0 - floor
                reply = _worth_of(
                    endgame, depth + 1, replies[index], lowest, highest, 1.0 - most, 1.0 - least
                )
                worth = min(worth, 1.0 - reply)
                if worth <= floor:
                    break
        total += share * worth
        if total + left * most <= low:
            return total + left * most
        if total + left * least >= high:
            return total + left * least
    return total


@entry((INT, ENDGAME, VECTOR, FLOAT, FLOAT, FLOATS))
def solve_moves(
    endgame: Endgame, actions: Vector, least: float, most: float, worths: Floats
) -> int:
    """Write what each action is worth, from `least` to `most`; returns 0 if the nodes do not do."""
    counts = endgame.counts
    for index in range(len(actions)):
        worths[index] = _worth_of(endgame, 0, actions[index], least, most, least, most)
        if counts[NODES] > counts[MOST_NODES]:
            return 0
    return 1


def solve(position: Position, budget: Budget) -> SearchResult | None:
    """Every move with what it is worth when all place their cards best; None if too much is hidden,
    or the budget too small."""
    if not _is_open(position):
        return None
    host = find_host()
    per_ms = _PLAIN_NODES_PER_MS if host.name == "plain" else _NODES_PER_MS
    known = this_round(position, ())
    rules, actions = known.setup.rules, known.actions()
    side = rules[SIDE + position.state[TURN] - 1]
    least, most = (rules[WORTHS + 4 * winner + side] / WHOLE for winner in (1 - side, side))
    with host.scope() as memory:
        states = memory.matrix(_DEEPEST, len(known.state))
        states[0].write(known.state)
        endgame = Endgame(
            memory.vector(rules),
            states,
            memory.matrix(_DEEPEST, position.game.max_actions),
            memory.vector([0, budget.nodes(_NODES_PER_SIMULATION, per_ms)]),
        )
        moves, worths = memory.vector(actions), memory.floats(len(actions))
        if not memory.call(solve_moves, endgame, moves, least, most, worths):
            return None
        nodes, found = endgame.counts[NODES], worths.read()
    values = [round(min(1.0, max(0.0, worth)), _DIGITS) for worth in found]
    stats = sorted(
        (MoveStats(action, value, 1) for action, value in zip(actions, values, strict=True)),
        key=lambda move: (-move.value, move.action),
    )
    best = stats[0]
    value = {
        seat: best.value if rules[SIDE + seat - 1] == side else 1.0 - best.value
        for seat in range(1, position.setup.seats + 1)
    }
    return SearchResult(tuple(stats), value, budget.simulations or nodes, (best.action,))


def _is_open(position: Position) -> bool:
    """Whether all that is hidden is the order of a few cards, and two sides are at odds."""
    rules, hidden = position.setup.rules, sum(position.state[PILED : PILED + MAX_SEATS])
    if rules[EXPERT]:
        return bool(rules[SEATS] == 2 and hidden == 0)
    return bool(rules[SIDES] == 2 and hidden <= _MOST_HIDDEN)
