"""A pool of thinking processes: whoever asks gets an answer in time, or learns that there is none.

* A worker that dies costs one retry; one that does not answer in time, or whose answer is not
  wanted any more, is killed. Another takes its place when it is needed.
* Memory is bounded: so many workers, each replaced when it has grown too large, and so many
  requests waiting.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tablee.bots.workers.worker import THINKING, Cancelled, Worker, WorkerFailed

_LOOK = 0.05
_VARIABLE = "TABLEE_WORKERS"


def worker_count() -> int:
    """How many processes bots may think in: as many as TABLEE_WORKERS says (0: only the one that
    asks), else one per core, at most four. Raises ValueError for what is no number."""
    given = os.environ.get(_VARIABLE)
    if not given:
        return max(1, min(4, os.cpu_count() or 1))
    if not given.isdecimal():
        raise ValueError(f"{_VARIABLE} is {given!r}: it has to be a number")
    return int(given)


def share_workers(processes: int) -> None:
    """Let this process use its share of the machine, of so many that do the same; what
    TABLEE_WORKERS says counts for each."""
    os.environ.setdefault(_VARIABLE, str(max(1, worker_count() // processes)))


@dataclass(frozen=True)
class PoolSettings:
    """What a pool puts up with."""

    grace: float = 10.0  # seconds beyond the time a search was given, for a loaded machine
    max_memory: int = 1 << 30  # bytes; a worker that had more in use is replaced
    max_waiting: int = 64  # requests


class Pool:
    """Workers, started when they are first needed. Safe to share between threads."""

    def __init__(
        self, size: int, settings: PoolSettings | None = None, program: str = THINKING
    ) -> None:
        self.size = size
        self._settings, self._program = settings or PoolSettings(), program
        self._change = threading.Condition()
        self._idle: list[Worker] = []  # the one used last comes last
        self._busy: set[Worker] = set()
        self._waiting = 0
        self._closed = False

    def ask(
        self, request: Mapping[str, Any], seconds: float, cancel: threading.Event | None = None
    ) -> dict[str, Any]:
        """The answer to a request that takes about so long. Raises WorkerFailed when two workers
        failed, or none was free in time; Cancelled when the event is set."""
        end = time.monotonic() + seconds + self._settings.grace
        for attempt in range(2):
            worker = self._take(end, cancel)
            try:
                answer = worker.ask(request, end - time.monotonic(), cancel)
            except WorkerFailed:
                self._give_back(worker, alive=False)
                if attempt or self._closed:
                    raise
                end = time.monotonic() + seconds + self._settings.grace
            except BaseException:
                self._give_back(worker, alive=False)
                raise
            else:
                self._give_back(worker, alive=worker.memory <= self._settings.max_memory)
                return answer
        raise AssertionError("two attempts end in an answer or an error")

    def close(self) -> None:
        """End all processes, even in the middle of an answer."""
        with self._change:
            self._closed = True
            workers = [*self._idle, *self._busy]
            self._idle.clear()
            self._change.notify_all()
        for worker in workers:
            worker.kill()

    def _take(self, end: float, cancel: threading.Event | None) -> Worker:
        """An idle worker, or a new one while there is room; waits for one otherwise."""
        with self._change:
            if self._waiting >= self._settings.max_waiting:
                raise WorkerFailed("too many are waiting for a bot")
            self._waiting += 1
            try:
                while not self._idle and len(self._busy) >= self.size:
                    self._check(end, cancel)
                    self._change.wait(_LOOK)
                self._check(end, cancel)
                worker = self._idle.pop() if self._idle else Worker(self._program)
                self._busy.add(worker)
                return worker
            finally:
                self._waiting -= 1

    def _check(self, end: float, cancel: threading.Event | None) -> None:
        if cancel is not None and cancel.is_set():
            raise Cancelled
        if self._closed or time.monotonic() > end:
            raise WorkerFailed("no bot's process is free")

    def _give_back(self, worker: Worker, alive: bool) -> None:
        """Keep a worker for the next request, unless it is of no use or one too many."""
        with self._change:
            self._busy.discard(worker)
            keep = alive and not self._closed
            if keep:
                self._idle.append(worker)
                if len(self._idle) + len(self._busy) > self.size:
                    worker, keep = self._idle.pop(0), False
            self._change.notify_all()
        if not keep:
            worker.kill()
