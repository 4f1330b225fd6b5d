"""How bots play the patience: complete it when the eight can, else swap what promises most.

A hand is as far from the end as the jokers it lacks to build the figure. Each swap is followed by
every draw that is possible, one simulation for each pair of them.
"""

from __future__ import annotations

from tablee.bots.mind import Budget, Mind, MoveStats, SearchResult
from tablee.core.hosts import Scope, find_host
from tablee.core.kernel import INT, VECTOR, Vector, entry, kernel
from tablee.core.position import Position
from tablee.core.rng import mix
from tablee.games.loto.mind.covers import NONE, cheapest_cover
from tablee.games.loto.rules.hand import added, held, without
from tablee.games.loto.rules.solver import COPIES, JOKER, KINDS
from tablee.games.loto.rules.state import (
    ALL_JOKERS,
    FREE,
    JOKERS,
    OPEN,
    PIECE_AT,
    PLACED,
    RACK,
    SWAP,
    UNDO,
    VERB_AT,
    piece_of,
)

_FAR = 10  # jokers lacking; more is not told apart
#: The exchanges that a hand still takes, by the jokers it lacks: as measured.
_EXCHANGES = (0.0, 2.7, 4.4, 6.0, 7.5, 9.0, 10.5, 12.0, 13.5, 15.0, 16.5)
_ROOM = 64


@kernel((INT, VECTOR, INT, INT, INT, INT, VECTOR))
def _lacking(rules: Vector, figure: int, points: int, hand: int, jokers: int, out: Vector) -> int:
    """How many jokers more would be needed to cover these points, at most _FAR."""
    end = cheapest_cover(rules, figure, points, hand, jokers + _FAR - 1, out, 0)
    if end == NONE:
        return _FAR
    used = 0
    for number in range(end):
        used += int(piece_of(out[number]) == JOKER)
    return max(0, used - jokers)


@kernel((INT, VECTOR, VECTOR, INT, INT, VECTOR))
def lacking_after(rules: Vector, state: Vector, given: int, drawn: int, scratch: Vector) -> int:
    """How many jokers a hand lacks (`_lacking`) that gave one piece away and drew another."""
    hand, jokers = state[RACK], state[JOKERS]
    if given == JOKER:
        jokers -= 1
    else:
        hand = without(hand, given)
    if drawn == JOKER:
        jokers += 1
    else:
        hand = added(hand, drawn)
    return _lacking(rules, state[OPEN] - 1, state[FREE], hand, jokers, scratch)


@entry((INT, VECTOR, VECTOR, VECTOR, INT, VECTOR, VECTOR))
def lacking_after_each(
    rules: Vector, state: Vector, swaps: Vector, drawn: int, scratch: Vector, out: Vector
) -> int:
    """Write what a hand lacks after each of these swaps and one draw; returns 0."""
    for index in range(len(swaps)):
        out[index] = lacking_after(rules, state, swaps[index], drawn, scratch)
    return 0


class PatienceMind(Mind):
    """Sees every solution, and how near each swap would bring it to one."""

    def __str__(self) -> str:
        return f"patience {_EXCHANGES}"

    def search(self, position: Position, budget: Budget, rng: Vector) -> SearchResult:
        state = position.state
        figure, free, hand, jokers = state[OPEN] - 1, state[FREE], state[RACK], state[JOKERS]
        with find_host().scope() as memory:
            rules, scratch = memory.vector(position.setup.rules), memory.vector(_ROOM)
            end = memory.call(cheapest_cover, rules, figure, free, hand, jokers, scratch, 0)
            if end != NONE:
                return _certain(tuple(scratch.read(0, end)), 1.0, budget)
            if state[PLACED]:
                return _certain((UNDO << VERB_AT,), 0.5, budget)
            return _Swaps(memory, position, rng).result(budget)


def _certain(line: tuple[int, ...], value: float, budget: Budget) -> SearchResult:
    """What needs no simulation."""
    asked = budget.simulations or 1
    return SearchResult((MoveStats(line[0], value, asked),), {1: value}, asked, line)


class _Swaps:
    """Every swap, followed by the draws in a random order."""

    def __init__(self, memory: Scope, position: Position, rng: Vector) -> None:
        self._memory, self._position = memory, position
        self._swaps = [piece_of(action) for action in position.actions() if action >> VERB_AT != 0]
        self._rules, self._state = (
            memory.vector(position.setup.rules),
            memory.vector(position.state),
        )
        self._given, self._lacking = memory.vector(self._swaps), memory.vector(len(self._swaps))
        self._scratch = memory.vector(_ROOM)
        self._draws = self._unseen(rng)
        self._known: dict[int, list[int]] = {}

    def _unseen(self, rng: Vector) -> list[int]:
        """The pieces that may be drawn, mixed."""
        rules, state = self._position.setup.rules, self._position.state
        left = [rules[COPIES + kind] - held(state[RACK], kind) for kind in range(KINDS)]
        left.append(ALL_JOKERS - state[JOKERS])
        pieces = [piece for piece, count in enumerate(left) for _ in range(count)]
        mix(rng, pieces, 0, len(pieces))
        return pieces

    def _exchanges(self, swap: int, drawn: int) -> float:
        """What it still takes after a swap, by its number, and a draw."""
        if drawn not in self._known:
            vectors = (self._rules, self._state, self._given)
            self._memory.call(lacking_after_each, *vectors, drawn, self._scratch, self._lacking)
            self._known[drawn] = self._lacking.read()
        return _EXCHANGES[self._known[drawn][swap]]

    def result(self, budget: Budget) -> SearchResult:
        """Follow swaps by draws as long as the budget says, or until all were."""
        numbers = range(len(self._swaps))
        pairs = [(swap, draw) for draw in self._draws for swap in numbers]
        brought: list[list[float]] = [[] for _ in numbers]
        done = 0
        for simulations in budget.chunks():
            for swap, draw in pairs[done : done + simulations]:
                brought[swap].append(1 + self._exchanges(swap, draw))
            done = min(done + simulations, len(pairs))
            if done == len(pairs):
                break
        moves = [
            MoveStats(swap << PIECE_AT | SWAP << VERB_AT, _worth(costs), len(costs))
            for swap, costs in zip(self._swaps, brought, strict=True)
            if costs
        ]
        moves.sort(key=lambda move: (-move.value, move.action))
        return SearchResult(tuple(moves), {1: moves[0].value}, done, (moves[0].action,))


def _worth(costs: list[float]) -> float:
    """From 1, when nothing is to be exchanged, downwards."""
    return 1 / (1 + sum(costs) / len(costs))
