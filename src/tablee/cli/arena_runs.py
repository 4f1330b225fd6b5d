"""Running an arena: worker processes that play, and the file that keeps every game at once.

The file holds one JSON object per line: what the run is, then its games. Whoever runs the same
command again goes on where it stopped; a last line that was cut off is dropped. Each game is signed
with a digest, so that a line somebody has edited is noticed.
"""

from __future__ import annotations

import hashlib
import json
import os
import queue
import stat
from collections.abc import Generator, Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import count
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from tablee.bots.arena import Contestant, Outcome, seat_of, seating
from tablee.bots.mind import Budget
from tablee.bots.workers.worker import Worker
from tablee.cli.failures import Failure
from tablee.cli.files import parse_json


class Plan(NamedTuple):
    """What a run plays; the number of games is not part of it, so that a run can grow."""

    game: str
    options: Mapping[str, Any]
    seats: int
    a: Contestant
    b: Contestant
    seed: int
    budget: Budget

    def header(self) -> dict[str, Any]:
        """The first line of the file: equal for runs that may be continued by each other."""
        return {
            "arena": 1,
            "game": self.game,
            "options": dict(self.options),
            "contestants": [str(self.a), str(self.b)],
            "strengths": [
                side.strength(self.game, self.seats, self.budget) for side in (self.a, self.b)
            ],
            "seed": self.seed,
        }

    def request(self, number: int) -> dict[str, Any]:
        """What a worker is asked for this game."""
        contestants = seating(self.a, self.b, self.seats, number)
        return {
            "game": self.game,
            "options": dict(self.options),
            "contestants": [str(contestant) for contestant in contestants],
            "seed": self.seed,
            "number": number,
            "budget": self.budget,
        }


class Results:
    """The games of a run so far, kept in a file if there is one."""

    def __init__(self, plan: Plan, path: Path | None) -> None:
        """Raises Failure for a file of something else, OSError."""
        self.games: dict[int, Outcome] = {}
        self._plan, self._path = plan, path
        if path is not None:
            self._open(path)

    def add(self, number: int, outcome: Outcome) -> None:
        """Take a game in, and write it down at once."""
        self.games[number] = outcome
        if self._path is not None:
            seat = seat_of(number, self._plan.seats)
            line = {"number": number, "seat": seat, **outcome._asdict()}
            self._append({**line, "digest": self._digest(line)})

    def shares(self) -> list[float]:
        """What A had of the win on average in each pairing, as far as all are complete: a pairing
        that is over early must not count before one that takes longer."""
        return [fmean(o.share(seat) for seat, o in games) for games in self._pairings()]

    def margins(self) -> list[float]:
        """The mean score difference of each of these pairings."""
        return [fmean(o.margin(seat) for seat, o in games) for games in self._pairings()]

    def points(self) -> float:
        """What A had of all wins."""
        seats = self._plan.seats
        return sum(outcome.share(seat_of(n, seats)) for n, outcome in self.games.items())

    def _pairings(self) -> Iterator[list[tuple[int, Outcome]]]:
        seats = self._plan.seats
        for first in count(0, seats):
            numbers = range(first, first + seats)
            if not all(number in self.games for number in numbers):
                return
            yield [(seat_of(number, seats), self.games[number]) for number in numbers]

    def _open(self, path: Path) -> None:
        if not path.exists():
            self._append(self._plan.header())
            return
        if not stat.S_ISREG(path.stat().st_mode):
            raise Failure("cli-file-special", file=str(path))
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if not whole and data:
            raise Failure("cli-arena-other-run", file=str(path))
        self._read(path, whole)
        if whole != data:
            os.truncate(path, len(whole))
        if not whole:
            self._append(self._plan.header())

    def _read(self, path: Path, data: bytes) -> None:
        try:
            lines = [parse_json(line) for line in data.splitlines()]
            self.games = dict(_game(line, self._plan.seats) for line in lines[1:])
        except (ValueError, LookupError, TypeError, RecursionError):
            raise Failure("cli-arena-other-run", file=str(path)) from None
        if lines and lines[0] != json.loads(json.dumps(self._plan.header())):
            raise Failure("cli-arena-other-run", file=str(path))
        self._check(path, lines)

    def _check(self, path: Path, lines: list[dict[str, Any]]) -> None:
        """Raise Failure for a game that is not as it was written, or there twice. Runs from before
        there were digests begin with games that have none."""
        signed = False
        for place, line in enumerate(lines[1:], 2):
            signed = signed or "digest" in line
            if signed and line.pop("digest", None) != self._digest(line):
                raise Failure("cli-arena-edited", file=str(path), line=place)
        if len(self.games) < len(lines) - 1:
            raise Failure("cli-arena-other-run", file=str(path))

    def _digest(self, line: Mapping[str, Any]) -> str:
        """What signs a game of this run."""
        text = json.dumps([self._plan.header(), line], sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def _append(self, line: Mapping[str, Any]) -> None:
        assert self._path is not None
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, ensure_ascii=False) + "\n")


def play_all(
    requests: Iterable[Mapping[str, Any]], jobs: int
) -> Generator[tuple[int, Outcome], None, None]:
    """The games as they end, played by this many processes; they end with the iterator, however
    it is left. Raises Failure when one of them dies."""
    waiting = iter(requests)
    answers: queue.Queue[tuple[Worker, str]] = queue.Queue()
    workers = [Worker(answers) for _ in range(jobs)]
    try:
        busy = sum(_send_next(worker, waiting) for worker in workers)
        while busy:
            worker, line = answers.get()
            if not line:
                raise Failure("cli-arena-failed", reason=str(worker.wait()))
            yield _game(json.loads(line))
            busy += _send_next(worker, waiting) - 1
    finally:
        for worker in workers:
            worker.kill()


def _send_next(worker: Worker, waiting: Iterator[Mapping[str, Any]]) -> int:
    """Hand a worker the next request; returns how many there were, 0 or 1."""
    request = next(waiting, None)
    if request is None:
        return 0
    with suppress(BrokenPipeError):  # it is dead, as its empty line says
        worker.send(request)
    return 1


def _game(line: Mapping[str, Any], seats: int | None = None) -> tuple[int, Outcome]:
    """A game from JSON: its number and outcome. Raises ValueError, LookupError, TypeError."""
    outcome = Outcome(tuple(line["winners"]), tuple(line["scores"]), line["moves"])
    numbers = (line["number"], *outcome.winners, *outcome.scores, outcome.moves)
    if not all(type(number) is int for number in numbers):
        raise ValueError("a game is written in whole numbers")
    if seats is not None and len(outcome.scores) != seats:
        raise ValueError(f"{len(outcome.scores)} scores for {seats} seats")
    return line["number"], outcome
