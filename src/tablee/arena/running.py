"""Worker processes that play the games of a run."""

from __future__ import annotations

import json
import queue
from collections.abc import Generator, Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any

from tablee.arena.errors import ArenaError
from tablee.arena.playing import Outcome
from tablee.arena.process import PROGRAM
from tablee.bots.workers.worker import Worker


def play_all(
    requests: Iterable[Mapping[str, Any]], jobs: int
) -> Generator[tuple[int, Outcome], None, None]:
    """The games as they end, played by this many processes; they end with the iterator, however
    it is left. Raises ArenaError when one of them dies, or when a contestant cannot be had."""
    waiting = iter(requests)
    answers: queue.Queue[tuple[Worker, str]] = queue.Queue()
    workers = [Worker(PROGRAM, answers) for _ in range(jobs)]
    try:
        busy = sum(_send_next(worker, waiting) for worker in workers)
        while busy:
            worker, line = answers.get()
            if not line:
                raise ArenaError("arena.failed", reason=str(worker.wait()))
            yield read_answer(json.loads(line))
            busy += _send_next(worker, waiting) - 1
    finally:
        for worker in workers:
            worker.kill()


def read_answer(answer: Mapping[str, Any]) -> tuple[int, Outcome]:
    """A game as `playing.answer` tells it: its number and outcome. Raises ArenaError."""
    if "failed" in answer:
        contestant, reason = answer["failed"]
        raise ArenaError("arena.start", contestant, reason=reason)
    winners, scores, moves = (tuple(answer[key]) for key in ("winners", "scores", "moves"))
    return answer["number"], Outcome(winners, scores, answer["reason"], moves)


def _send_next(worker: Worker, waiting: Iterator[Mapping[str, Any]]) -> int:
    """Hand a worker the next request; returns how many there were, 0 or 1."""
    request = next(waiting, None)
    if request is None:
        return 0
    with suppress(BrokenPipeError):  # it is dead, as its empty line says
        worker.send(request)
    return 1
