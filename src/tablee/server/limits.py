"""How much one address may ask for, so that no visitor can use up the host."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass

from tablee.api.failures import HttpError

_HOUR, _MINUTE = 3600.0, 60.0
_MOST_ADDRESSES = 50_000


@dataclass(frozen=True)
class Limits:
    """Generous for a family, too tight for an attack."""

    body: int = 1 << 20  # bytes of a request
    tables: int = 300  # made per hour, by one address
    requests: int = 6_000  # changes asked for per minute, by one address
    thoughts: int = 120  # hints and replays asked for per minute, by one address
    mails: int = 20  # addresses that are asked to confirm per hour, by one address
    codes: int = 30  # wrong ones tried in ten minutes, by one address
    streams: int = 200  # open at once, by one address
    tables_in_stream: int = 50
    all_connections: int = 20_000  # open at once
    head: int = 32_768  # bytes of a request before its body
    head_seconds: float = 15.0  # from the first byte, or from the connection, to the body
    body_seconds: float = 30.0
    unread: int = 65_536  # bytes that wait for a reader, beside one snapshot
    reading_seconds: float = 30.0  # for a reader to take them

    @property
    def connections(self) -> int:
        """How many connections one address may have open: its streams, and what a browser has
        beside them."""
        return self.streams + 200


class RateLimit:
    """Refuses an address that asks more than `most` times within `seconds`."""

    def __init__(self, most: int, seconds: float, now: Callable[[], float] = time.monotonic):
        self._most, self._seconds, self._now = most, seconds, now
        self._times: OrderedDict[str, deque[float]] = OrderedDict()  # the one heard of last is last

    def __len__(self) -> int:
        return len(self._times)

    def count(self, address: str) -> None:
        """Count one more request. Raises HttpError with the seconds to wait."""
        self.check(address)
        self.add(address)

    def add(self, address: str) -> None:
        """Count one that was let through."""
        self._times.setdefault(address, deque()).append(self._now())
        self._times.move_to_end(address)

    def check(self, address: str) -> None:
        """Raise HttpError, with the seconds to wait, if one more would be too many."""
        now = self._now()
        self._forget(now)
        times = self._times.get(address, deque())
        while times and times[0] <= now - self._seconds:
            times.popleft()
        if len(times) >= self._most:
            self._times.move_to_end(address)
            wait = max(1, round(times[0] + self._seconds - now))
            raise HttpError("server.too_many", seconds=wait)

    def _forget(self, now: float) -> None:
        """Forget two addresses of long ago, so that there are never many and none costs a search;
        when there are too many all the same, those not heard of for longest."""
        for _ in range(2):
            address, times = next(iter(self._times.items()), ("", deque([now])))
            if times[-1] > now - self._seconds and len(self._times) < _MOST_ADDRESSES:
                return
            del self._times[address]


class Limiter:
    """Counts against the limits of one process."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.tables = RateLimit(limits.tables, _HOUR)
        self.requests = RateLimit(limits.requests, _MINUTE)
        self.thoughts = RateLimit(limits.thoughts, _MINUTE)
        self.mails = RateLimit(limits.mails, _HOUR)
        self.codes = RateLimit(limits.codes, 10 * _MINUTE)
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
