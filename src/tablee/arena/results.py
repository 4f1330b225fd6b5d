"""The games of a run, and the file that keeps each as soon as it is over.

The file holds one JSON object per line: what the run is, then its games, in any order. Whoever runs
the same command again goes on where it stopped; a last line that was cut off is dropped. Each game
is signed with a digest, so that a line somebody has edited is noticed. A game that is there twice,
as when two machines played it, counts once.
"""

from __future__ import annotations

import hashlib
import json
import os
import stat
from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

from tablee.arena.errors import ArenaError
from tablee.arena.plan import Match, Plan
from tablee.arena.playing import Outcome
from tablee.core.errors import TableeError


class _Game(msgspec.Struct, forbid_unknown_fields=True):
    """A line of the file."""

    number: int
    contestants: list[str]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    moves: tuple[str, ...]
    digest: str


class Results:
    """The games of a run so far, kept in a file if there is one."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        """Raises ArenaError for a file of something else, OSError."""
        self.games: dict[int, Outcome] = {}
        self.plan, self._path = plan, path
        if path is not None:
            self._open(path)

    def add(self, number: int, outcome: Outcome) -> None:
        """Take a game in, and write it down at once."""
        if number in self.games:
            return
        self.games[number] = outcome
        if self._path is not None:
            names = [str(contestant) for contestant in self.plan.seating(number)]
            line = {"number": number, "contestants": names, **outcome._asdict()}
            self._append({**line, "digest": _digest(self.plan.header(), line)})

    def missing(self, per_match: int) -> list[int]:
        """The numbers of the games that are still to be played, in order."""
        return [n for n in range(self.plan.games(per_match)) if n not in self.games]

    def played(self, match: Match) -> list[tuple[int, Outcome]]:
        """The games of a match, in order, each with the seat of A."""
        plan = self.plan
        numbers = [number for number in sorted(self.games) if plan.match_of(number) == match]
        return [(plan.seat_of(number), self.games[number]) for number in numbers]

    def shares(self, match: Match) -> list[float]:
        """What A had of the win on average in each pairing, as far as all are complete: a pairing
        that is over early must not count before one that takes longer."""
        return [fmean(o.share(seat) for seat, o in games) for games in self._pairings(match)]

    def margins(self, match: Match) -> list[float]:
        """The mean score difference of each of these pairings."""
        return [fmean(o.margin(seat) for seat, o in games) for games in self._pairings(match)]

    def points(self, match: Match) -> float:
        """What A had of all wins."""
        return sum(outcome.share(seat) for seat, outcome in self.played(match))

    def _pairings(self, match: Match) -> Iterator[list[tuple[int, Outcome]]]:
        seats, matches = self.plan.seats, self.plan.matches
        for first in count(matches.index(match) * seats, len(matches) * seats):
            numbers = range(first, first + seats)
            if not all(number in self.games for number in numbers):
                return
            yield [(self.plan.seat_of(number), self.games[number]) for number in numbers]

    def _open(self, path: Path) -> None:
        if not path.exists():
            self._append(self.plan.header())
            return
        if not stat.S_ISREG(path.stat().st_mode):
            raise ArenaError("arena.special", file=str(path))
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if not whole and data:
            raise ArenaError("arena.other_run", file=str(path))
        head, *lines = whole.splitlines() or [_dump(self.plan.header()).encode()]
        if _decode(head) != json.loads(_dump(self.plan.header())):
            raise ArenaError("arena.other_run", file=str(path))
        self.games = _read(self.plan, lines, path)
        if whole != data:
            os.truncate(path, len(whole))
        if not whole:
            self._append(self.plan.header())

    def _append(self, line: Mapping[str, Any]) -> None:
        assert self._path is not None
        with self._path.open("a", encoding="utf-8") as file:
            file.write(_dump(line) + "\n")


def open_results(path: Path) -> Results:
    """The run that a file holds. Raises ArenaError, OSError."""
    head, *lines = path.read_bytes().splitlines() or [b""]
    header = _decode(head)
    try:
        plan = Plan.from_header(header)
    except (ValueError, LookupError, TypeError, TableeError):
        raise ArenaError("arena.no_run", file=str(path)) from None
    results = Results(plan)
    results.games = _read(plan, lines, path, header)
    return results


def _read(plan: Plan, lines: list[bytes], path: Path, header: Any = None) -> dict[int, Outcome]:
    """The games in these lines. Raises ArenaError for one that is not as it was written."""
    signer = header or plan.header()
    games: dict[int, Outcome] = {}
    for place, text in enumerate(lines, 2):
        try:
            line = msgspec.json.decode(text, type=_Game)
        except (ValueError, RecursionError):
            raise ArenaError("arena.edited", file=str(path), line=place) from None
        content = msgspec.to_builtins(line)
        if content.pop("digest") != _digest(signer, content) or len(line.scores) != plan.seats:
            raise ArenaError("arena.edited", file=str(path), line=place)
        games[line.number] = Outcome(line.winners, line.scores, line.reason, line.moves)
    return games


def _decode(text: bytes) -> Any:
    try:
        return msgspec.json.decode(text)
    except (ValueError, RecursionError):
        return None


def _digest(header: Mapping[str, Any], line: Mapping[str, Any]) -> str:
    """What signs a game of this run."""
    text = json.dumps([header, line], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _dump(line: Mapping[str, Any]) -> str:
    return json.dumps(line, ensure_ascii=False)
