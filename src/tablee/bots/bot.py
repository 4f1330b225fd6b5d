"""`tablee.Bot`: an opponent that takes a view, never a position."""

from __future__ import annotations

import atexit
import threading
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

from tablee.bots.levels import NUMBERS, Level, levels_of
from tablee.bots.mind import Budget, SearchResult
from tablee.bots.workers.pool import Pool, worker_count
from tablee.bots.workers.worker import WorkerFailed
from tablee.core.errors import InvalidPosition
from tablee.core.game import Game
from tablee.core.position import Position
from tablee.core.registry import find_game
from tablee.core.rng import generator

_SLOWEST = 2_000.0  # simulations per second that a worker surely makes
_LOADING = 60.0  # seconds for a worker to load a bot, on a busy machine
_SHORT = 300  # milliseconds to think here when no worker answers


class Candidate(NamedTuple):
    """A move it looked at: what it is worth to the mover (0 to 1), and how often it was tried."""

    move: str
    value: float
    visits: int


@dataclass(frozen=True)
class Choice:
    """What a bot decided: its move, each seat's prospects, the work done, what it expects next."""

    move: str
    value: Mapping[int, float]
    simulations: int
    line: tuple[str, ...]
    candidates: tuple[Candidate, ...]


class Bot:
    """An opponent of a level from 1, whom a beginner beats, to 6."""

    def __init__(self, game: str, level: int = 3, *, pool: Pool | None = None) -> None:
        """Thinks in the processes of this pool, or of the one that all bots share. Raises
        UnknownGame; ValueError for an unknown level."""
        self.game: Game = find_game(game)
        self._own_pool = pool
        if level not in NUMBERS:
            raise ValueError(f"no level {level}: there are {min(NUMBERS)} to {max(NUMBERS)}")
        self.level = level

    def choose(
        self,
        view: Mapping[str, Any],
        ms: int | None = None,
        simulations: int | None = None,
        seed: int = 0,
        cancel: threading.Event | None = None,
    ) -> Choice:
        """A move for the seat to move in a view, by time or by simulations (with neither: as many
        as the level has); the same one for the same view, seed and simulations.

        Thinks in another process, or briefly in this one when no such process answers; in this one
        alone if TABLEE_WORKERS is 0. Raises InvalidPosition for what is no view of this game in
        which a seat is to move, and Cancelled if `cancel` is set while another process thinks.
        """
        position = self.game.from_view(view)
        if position.turn is None:
            raise InvalidPosition("position.field", field="turn", problem="problem-view")
        if ms is None and simulations is None:
            simulations = self._strength(position).simulations
        if worker_count() == 0:
            return self.think(position, ms, simulations, seed)
        request = self._request(view, ms, simulations, seed)
        seconds = ms / 1000 if ms is not None else (simulations or 0) / _SLOWEST
        with suppress(WorkerFailed, OSError):
            return _choice_from_json(self._pool.ask(request, seconds, cancel))
        shorter = _SHORT if ms is None else min(ms, _SHORT)
        return self.think(position, shorter, simulations, seed)

    def prepare(self) -> None:
        """Have a process ready that has loaded this bot, without waiting for it: the first `choose`
        is then as quick as any other. Never raises; what fails here is met again by `choose`.

        >>> bot = Bot("lot", level=6)
        >>> bot.prepare()  # while somebody sets the table
        >>> position = bot.game.new().play("d4")
        >>> bot.choose(position.view(2), simulations=50, seed=1).move
        'swap'
        """
        start = self.game.new()
        request = self._request(start.view(start.turn), None, 1, seed=0)
        threading.Thread(target=self._ask_in_vain, args=(request,), daemon=True).start()

    def think(
        self, position: Position, ms: int | None, simulations: int | None, seed: int
    ) -> Choice:
        """What `choose` does, in this process, from a position that `Game.from_view` made up."""
        level, rng = self._strength(position), generator(seed)
        result = level.mind.search(position, Budget(ms, simulations), rng)
        action = level.pick(result, position.actions(), rng)
        return _choice(position, result, action)

    def _ask_in_vain(self, request: Mapping[str, Any]) -> None:
        """Ask for a move that nobody wants, so that a process loads all it needs for one."""
        with suppress(WorkerFailed, OSError, ValueError):
            if worker_count() > 0:
                self._pool.ask(request, _LOADING)

    @property
    def _pool(self) -> Pool:
        return self._own_pool or _shared_pool()

    def _request(
        self, view: Mapping[str, Any], ms: int | None, simulations: int | None, seed: int
    ) -> dict[str, Any]:
        words = {"ms": ms, "simulations": simulations, "seed": seed}
        return {"game": self.game.name, "level": self.level, "view": dict(view), **words}

    def _strength(self, position: Position) -> Level:
        return levels_of(self.game.name, position.setup.seats)[self.level]


def _choice(position: Position, result: SearchResult, action: int) -> Choice:
    """What to report of a search that led to this move."""
    line = result.line if result.line[0] == action else (action,)
    return Choice(
        move=position.text(action),
        value=result.value,
        simulations=result.simulations,
        line=_texts(position, line),
        candidates=tuple(
            Candidate(position.text(stats.action), stats.value, stats.visits)
            for stats in result.moves
        ),
    )


def _texts(position: Position, line: tuple[int, ...]) -> tuple[str, ...]:
    texts = [position.text(line[0])]
    for before, action in pairwise(line):
        position = position.act(before)
        texts.append(position.text(action))
    return tuple(texts)


def answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """What a worker answers: a choice, as JSON."""
    bot = Bot(request["game"], request["level"])
    position = bot.game.from_view(request["view"])
    return asdict(bot.think(position, request["ms"], request["simulations"], request["seed"]))


def _choice_from_json(data: Mapping[str, Any]) -> Choice:
    return Choice(
        move=data["move"],
        value={int(seat): value for seat, value in data["value"].items()},
        simulations=data["simulations"],
        line=tuple(data["line"]),
        candidates=tuple(Candidate(*candidate) for candidate in data["candidates"]),
    )


@cache
def _shared_pool() -> Pool:
    """The pool of this process, which ends with it."""
    pool = Pool(worker_count())
    atexit.register(pool.close)
    return pool
