"""What thinks: given a position made up from a view and a budget, a mind finds a move.

Minds differ in how they think, levels in which mind they have and how well they use it.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from functools import reduce
from operator import add
from typing import NamedTuple

from tablee.core.kernel import Vector
from tablee.core.position import Position

_FIRST_CHUNK = 16  # simulations before the first look at the clock
_LOOK = 0.01  # seconds between two looks, about


class Budget(NamedTuple):
    """How much to think about a move: milliseconds, simulations, or whichever is over first.

    People wait by the clock on the wall. Who compares minds counts the processor's time instead, so
    that whatever else the machine does favours none of them.
    """

    ms: int | None = None
    simulations: int | None = None
    by_processor: bool = False

    def now(self) -> float:
        """The time that counts, in seconds from some moment on."""
        return time.thread_time() if self.by_processor else time.monotonic()

    def chunks(self) -> Iterator[int]:
        """How many simulations to make before looking at the clock again, until it is enough."""
        if self.ms is None:
            yield self.simulations or 1
            return
        now = self.now()
        end, chunk, left = now + self.ms / 1000, _FIRST_CHUNK, self.simulations or 1 << 62
        while now < end and left > 0:
            yield min(chunk, left)
            left -= chunk
            began, now = now, self.now()
            if now - began < _LOOK:
                chunk *= 2

    def nodes(self, per_simulation: int, per_ms: int) -> int:
        """How many positions a search may look at that counts so many for a simulation, or for a
        millisecond."""
        by_work = 1 << 62 if self.simulations is None else per_simulation * self.simulations
        by_time = 1 << 62 if self.ms is None else per_ms * self.ms
        return min(by_work, by_time)


class MoveStats(NamedTuple):
    """A move that was looked at: what it is worth to its mover (0 to 1), and how often."""

    action: int
    value: float
    visits: int


class SearchResult(NamedTuple):
    """What a mind found out: the moves it looked at, the best first (at least one), what each seat
    may expect (0 to 1, by seat), the work done, and what may follow the best move."""

    moves: tuple[MoveStats, ...]
    value: dict[int, float]
    simulations: int
    line: tuple[int, ...]  # begins with the best move


def prospects(means: Sequence[float], mover: int, best: float) -> dict[int, float]:
    """What each seat may expect when the mover makes its best move, from what the simulations of
    all moves brought on average: the others share what that leaves, each by what it had."""
    if len(means) == 2:
        return {mover: best, 3 - mover: 1.0 - best}
    total = reduce(add, means)  # one after the other: `sum` rounds as the version of Python does
    rest, held = max(0.0, total - best), total - means[mover - 1]
    share = rest / held if held > 0 else 0.0
    others = {seat: min(1.0, share * mean) for seat, mean in enumerate(means, 1)}
    return {**others, mover: best}


class Mind(ABC):
    """A way of thinking about one game, in every variant and seat of it."""

    @abstractmethod
    def search(self, position: Position, budget: Budget, rng: Vector) -> SearchResult:
        """Think about the move of the seat to move. The position came from `Game.from_view`: what
        is hidden from that seat is made up in it, and must not be relied on.

        Without `ms`, the same position, simulations and generator give the same result.
        """

    @abstractmethod
    def __str__(self) -> str:
        """What distinguishes it from other minds, its settings included."""
