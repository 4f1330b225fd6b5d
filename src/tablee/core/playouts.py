"""Random games in bulk: a loop around a game's `rollout`."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tablee.core.hosts import Host, find_host
from tablee.core.kernel import INT, ROLLOUT, VECTOR, PerGame, Vector, kernel
from tablee.core.position import Position
from tablee.core.rng import generator
from tablee.core.slots import REASON, WINNERS
from tablee.core.vectors import copy

_REASONS = 16
_WINNERS = 256


class Playouts(NamedTuple):
    """What a number of random games came to."""

    games: int
    moves: int
    reasons: dict[str, int]
    wins: dict[int, int]  # by seat; a shared win counts for each


def playouts(position: Position, games: int, seed: int = 1, host: Host | None = None) -> Playouts:
    """Play random games to the end from a position, in a host (the fastest there is)."""
    game = position.game
    with (host or find_host(game.package)).scope() as memory:
        counts = memory.vector(_REASONS + _WINNERS)
        moves = memory.call(
            _LOOP(game.kernel),
            memory.vector(position.setup.rules),
            memory.vector(position.state),
            memory.vector(len(position.state)),
            memory.vector(game.max_actions),
            memory.vector(generator(seed)),
            games,
            counts,
        )
        tally = counts.read()
    reasons = {reason: tally[1 + index] for index, reason in enumerate(game.reasons)}
    wins = {
        seat: sum(n for mask, n in enumerate(tally[_REASONS:]) if mask >> (seat - 1) & 1)
        for seat in range(1, position.setup.seats + 1)
    }
    return Playouts(games, moves, reasons, wins)


@kernel((INT, VECTOR, VECTOR, VECTOR, VECTOR, VECTOR, INT, VECTOR, ROLLOUT))
def _loop(
    rules: Vector,
    start: Vector,
    state: Vector,
    scratch: Vector,
    rng: Vector,
    games: int,
    counts: Vector,
    rollout: Callable[[Vector, Vector, Vector, Vector], int],
) -> int:
    """Count reasons and winners of `games` random games; returns the moves they took."""
    moves = 0
    for _ in range(games):
        copy(start, state)
        moves += rollout(rules, state, rng, scratch)
        counts[state[REASON]] += 1
        counts[_REASONS + state[WINNERS]] += 1
    return moves


_LOOP = PerGame(_loop, "rollout")
