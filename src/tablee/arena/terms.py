"""The terms of an arena's games: how long to think, and when a game ends before its end."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, NamedTuple

from tablee.bots.mind import Budget

#: Seconds beyond its time after which a contestant has lost: for what passing a move on costs.
MARGIN = 1.0
#: Seconds after which a contestant without a time limit is taken for dead.
LONGEST_WAIT = 600.0

_SHARE = 25  # the part of what is left that one of our own takes for a move


class Clock(NamedTuple):
    """A time control: milliseconds for the whole game, and what each move adds."""

    ms: int
    increment: int = 0

    @classmethod
    def parse(cls, text: str) -> Clock:
        """The control that a text names, in seconds. Raises ValueError.

        >>> Clock.parse("60+0.5")
        Clock(ms=60000, increment=500)
        """
        base, _, added = text.partition("+")
        clock = cls(round(1000 * float(base)), round(1000 * float(added or 0)))
        if not (0 < clock.ms <= 86_400_000 and 0 <= clock.increment <= 3_600_000):
            raise ValueError(f"no time control {text!r}")
        return clock


class Terms(NamedTuple):
    """How the games of a run are played. Nothing ends a game early unless it is said here."""

    budget: Budget = Budget()
    clock: Clock | None = None
    #: A game that has come to so many moves is a draw.
    max_plies: int | None = None
    #: Who values its own game at no more than this, three moves in a row, has lost it.
    resign: float | None = None

    def to_json(self) -> dict[str, Any]:
        """For the file of a run, and for workers."""
        return {
            "budget": list(self.budget),
            "clock": None if self.clock is None else list(self.clock),
            "max_plies": self.max_plies,
            "resign": self.resign,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Terms:
        """What `to_json` wrote."""
        clock = None if data["clock"] is None else Clock(*data["clock"])
        return cls(Budget(*data["budget"]), clock, data["max_plies"], data["resign"])


class Watch:
    """The time of one seat; our own count the processor's time per move, others the wall's."""

    def __init__(self, terms: Terms, *, own: bool) -> None:
        self._terms, self._own = terms, own
        self.left = None if terms.clock is None else float(terms.clock.ms)  # milliseconds
        self._began = 0.0

    def start(self) -> None:
        """The seat is to move."""
        self._began = time.monotonic()

    def stop(self) -> bool:
        """The seat has moved: whether it was in time."""
        spent = 1000 * (time.monotonic() - self._began)
        in_time = spent <= 1000 * self.seconds()
        if self.left is not None and self._terms.clock is not None:
            self.left = max(0.0, self.left - spent) + self._terms.clock.increment
        return in_time

    def seconds(self) -> float:
        """How long to wait for a move."""
        if self.left is not None:
            return self.left / 1000 + MARGIN
        ms = self._terms.budget.ms
        return LONGEST_WAIT if ms is None or self._own else ms / 1000 + MARGIN

    def budget(self) -> Budget:
        """What one of our own spends on this move."""
        if self.left is None or self._terms.clock is None:
            return self._terms.budget
        share = self.left / _SHARE + self._terms.clock.increment / 2
        return Budget(ms=max(1, round(min(share, self.left / 2))))
