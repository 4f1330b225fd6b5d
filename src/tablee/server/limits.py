"""How much one address may ask for, so that no visitor can use up the host."""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass

from tablee.server.failures import HttpError

_HOUR, _MINUTE = 3600.0, 60.0


@dataclass(frozen=True)
class Limits:
    """Generous for a family, too tight for an attack."""

    body: int = 1 << 20  # bytes of a request
    tables: int = 300  # made per hour, by one address
    requests: int = 6_000  # changes asked for per minute, by one address
    thoughts: int = 120  # hints and replays asked for per minute, by one address
    streams: int = 200  # open at once, by one address
    tables_in_stream: int = 50


class RateLimit:
    """Refuses an address that asks more than `most` times within `seconds`."""

    def __init__(self, most: int, seconds: float, now: Callable[[], float] = time.monotonic):
        self._most, self._seconds, self._now = most, seconds, now
        self._times: dict[str, deque[float]] = {}

    def count(self, address: str) -> None:
        """Count one more request. Raises HttpError with the seconds to wait."""
        now = self._now()
        times = self._times.setdefault(address, deque())
        while times and times[0] <= now - self._seconds:
            times.popleft()
        if len(times) >= self._most:
            wait = max(1, round(times[0] + self._seconds - now))
            raise HttpError("server.too_many", seconds=wait)
        times.append(now)
        if len(self._times) > 10_000:
            self._drop_old(now)

    def _drop_old(self, now: float) -> None:
        self._times = {
            address: times
            for address, times in self._times.items()
            if times and times[-1] > now - self._seconds
        }


class Limiter:
    """Counts against the limits of one process."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.tables = RateLimit(limits.tables, _HOUR)
        self.requests = RateLimit(limits.requests, _MINUTE)
        self.thoughts = RateLimit(limits.thoughts, _MINUTE)
        self._streams: Counter[str] = Counter()

    def open_stream(self, address: str) -> None:
        """Count a stream that opens. Raises HttpError if there are too many."""
        if self._streams[address] >= self.limits.streams:
            raise HttpError("server.too_many", seconds=10)
        self._streams[address] += 1

    def close_stream(self, address: str) -> None:
        """Count a stream that has ended."""
        self._streams[address] -= 1
        if self._streams[address] <= 0:
            del self._streams[address]
