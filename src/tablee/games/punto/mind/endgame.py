"""The end of a round of Punto, worked out over every order in which the last cards can come.

Everybody knows which cards each side still has, and nobody in which order they come (the expert
game, in which hands are secret, is open only once all piles are empty). So between two sides the
last placements can be searched exactly: the best place for each card that may be turned up, each of
the cards left being as likely.
"""

from __future__ import annotations

from collections.abc import Callable

from tablee.bots.mind import Budget, MoveStats, SearchResult
from tablee.core.kernel import (
    FLOAT,
    INT,
    LEGAL,
    MATRIX,
    PLAY,
    VECTOR,
    Matrix,
    Vector,
    compiled,
    kernel,
    matrix,
    vector,
)
from tablee.core.position import Position
from tablee.core.rounds import seat_after
from tablee.core.slots import MAX_SEATS, REASON, TURN
from tablee.games.punto.mind.round import WHOLE, WORTHS, this_round
from tablee.games.punto.mind.value import ended
from tablee.games.punto.rules.layout import EXPERT, PILE, PILED, ROW, SEATS, SIDE, SIDES

Legal = Callable[[Vector, Vector, Vector], int]
Play = Callable[[Vector, Vector, int], int]

_MOST_HIDDEN = 5  # cards; with more the end is too far
_DEEPEST = _MOST_HIDDEN + 6  # placements: hands may be full as well
# How many nodes a search may have; with the simulations of level 6 they take half a second or less.
_NODES_PER_SIMULATION = 4_000 if compiled() else 4
_NODES_PER_MS = 2_000 if compiled() else 5

_DIGITS = 9  # of a worth: what is equal but for rounding shall be equal

# What a search counts.
NODES = 0
MOST_NODES = 1
COUNTS = 2


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


_SEARCH = (FLOAT, VECTOR, MATRIX, MATRIX, INT, INT, FLOAT, FLOAT, FLOAT, FLOAT)


@kernel((*_SEARCH, VECTOR, LEGAL, PLAY))
def worth_of(
    rules: Vector,
    states: Matrix,
    moves: Matrix,
    depth: int,
    action: int,
    low: float,
    high: float,
    least: float,
    most: float,
    counts: Vector,
    legal: Legal,
    play: Play,
) -> float:
    """What an action is worth to the side that makes it, from `least` to `most`; if that is not
    between `low` and `high`, a bound of it on the same side."""
    here, after, replies = states[depth], states[depth + 1], moves[depth]
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
        for slot in range(len(here)):
            after[slot] = here[slot]
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
                reply = worth_of(
                    rules,
                    states,
                    moves,
                    depth + 1,
                    replies[index],
                    1.0 - min(worth, roof),
                    1.0 - floor,
                    1.0 - most,
                    1.0 - least,
                    counts,
                    legal,
                    play,
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


def solve(position: Position, budget: Budget) -> SearchResult | None:
    """Every move with what it is worth when all place their cards best; None if too much is hidden,
    or the budget too small."""
    # It is begun in any case, so that it is compiled when a worker warms up.
    most = budget.nodes(_NODES_PER_SIMULATION, _NODES_PER_MS) if _is_open(position) else 0
    search = _Search(position, most)
    stats: list[MoveStats] = []
    for action in position.actions():
        stats.append(search.stats(action))
        if search.is_over():
            return None
    stats.sort(key=lambda move: (-move.value, move.action))
    value = {seat: search.worth_to(seat, stats[0].value) for seat in range(1, search.seats + 1)}
    simulations = budget.simulations or search.nodes
    return SearchResult(tuple(stats), value, simulations, (stats[0].action,))


def _is_open(position: Position) -> bool:
    """Whether all that is hidden is the order of a few cards, and two sides are at odds."""
    rules, hidden = position.setup.rules, sum(position.state[PILED : PILED + MAX_SEATS])
    if rules[EXPERT]:
        return bool(rules[SEATS] == 2 and hidden == 0)
    return bool(rules[SIDES] == 2 and hidden <= _MOST_HIDDEN)


class _Search:
    """The search of one position."""

    def __init__(self, position: Position, most_nodes: int) -> None:
        self._position = this_round(position, ())
        self.seats, self._rules = position.setup.seats, self._position.setup.rules
        self._states = matrix(_DEEPEST, len(position.state))
        self._moves = matrix(_DEEPEST, position.game.max_actions)
        for slot, word in enumerate(self._position.state):
            self._states[0][slot] = word
        self._side = int(self._rules[SIDE + position.state[TURN] - 1])
        self._counts = vector(COUNTS)
        self._counts[MOST_NODES] = most_nodes

    @property
    def nodes(self) -> int:
        return int(self._counts[NODES])

    def is_over(self) -> bool:
        """Whether it had to stop before it knew."""
        return bool(self._counts[NODES] > self._counts[MOST_NODES])

    def _end(self, winner: int) -> float:
        """What it is worth to the side to move when a side wins the round."""
        return float(self._rules[WORTHS + 4 * winner + self._side]) / WHOLE

    def stats(self, action: int) -> MoveStats:
        """A move with its worth."""
        kernels = self._position.game.kernel
        least, most = self._end(1 - self._side), self._end(self._side)
        worth = worth_of(
            self._rules,
            self._states,
            self._moves,
            0,
            action,
            least,
            most,
            least,
            most,
            self._counts,
            kernels.legal,
            kernels.play,
        )
        return MoveStats(action, round(min(1.0, max(0.0, float(worth))), _DIGITS), 1)

    def worth_to(self, seat: int, worth: float) -> float:
        """What a worth to the side to move is to a seat."""
        return worth if self._rules[SIDE + seat - 1] == self._side else 1.0 - worth
