"""`tablee.Bot`: an opponent that takes a view, never a position."""

from __future__ import annotations

import atexit
import threading
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any, NamedTuple

from tablee.bots.levels import NUMBERS, Level, levels_of
from tablee.bots.mind import Budget, SearchResult
from tablee.bots.pool import Pool
from tablee.bots.worker import WorkerFailed
from tablee.core.errors import InvalidPosition
from tablee.core.game import Game
from tablee.core.kernel import compiled
from tablee.core.position import Position
from tablee.core.registry import find_game
from tablee.core.rng import generator

_SLOWEST = 2_000.0  # simulations a second that a worker surely makes
_MEANWHILE = 300  # milliseconds of plain search while a worker's kernels are not ready


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
    compiled: bool = True  # False: the compiled kernels were not ready, so it thought less


class Bot:
    """An opponent of a level from 1, whom a beginner beats, to 6."""

    def __init__(self, game: str, level: int = 3) -> None:
        """Raises UnknownGame; ValueError for a level there is not."""
        self.game: Game = find_game(game)
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

        Thinks in a compiled process; plainly and less in this one while its kernels are not ready,
        or when no such process answers. Raises InvalidPosition for what is no view of this game in
        which a seat is to move, and Cancelled if `cancel` is set while another process thinks.
        """
        position = self.game.from_view(view)
        if position.turn is None:
            raise InvalidPosition("position.field", field="turn", problem="problem-view")
        if ms is None and simulations is None:
            simulations = self._strength(position).simulations
        if compiled():
            return self.think(position, ms, simulations, seed)
        words = {"ms": ms, "simulations": simulations, "seed": seed}
        request = {"game": self.game.name, "level": self.level, "view": dict(view), **words}
        seconds = ms / 1000 if ms is not None else (simulations or 0) / _SLOWEST
        pool = _pool()
        if pool.is_warm(self.game.name):
            with suppress(WorkerFailed):
                return _choice_from_json(pool.ask(request, seconds, cancel))
        pool.warm(self.game.name)
        shorter = _MEANWHILE if ms is None else min(ms, _MEANWHILE)
        return self.think(position, shorter, simulations, seed)

    def think(
        self, position: Position, ms: int | None, simulations: int | None, seed: int
    ) -> Choice:
        """What `choose` does, in this process, from a position that `Game.from_view` made up."""
        level, rng = self._strength(position), generator(seed)
        result = level.mind.search(position, Budget(ms, simulations), rng)
        action = level.pick(result, position.actions(), rng)
        return _choice(position, result, action)

    def _strength(self, position: Position) -> Level:
        return levels_of(self.game.name, position.setup.seats)[self.level]


def _choice(position: Position, result: SearchResult, action: int) -> Choice:
    """What to tell of a search when this move is made of it."""
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
        compiled=compiled(),
    )


def _texts(position: Position, line: tuple[int, ...]) -> tuple[str, ...]:
    texts = []
    for action in line:
        texts.append(position.text(action))
        position = position.act(action)
    return tuple(texts)


def prepare(game: str) -> None:
    """Have a game's compiled kernels ready soon, without waiting for it: for whoever knows that a
    bot will be asked. Raises UnknownGame."""
    name = find_game(game).name
    if not compiled():
        _pool().warm(name)


def answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """What a worker answers: to `warm`, once every kernel is loaded; else a choice as JSON."""
    if "warm" in request:
        game = find_game(request["warm"])
        for options in game.variants:  # between them they need every kernel that bots have
            position = game.new(options)
            for level in NUMBERS:
                Bot(game.name, level).choose(position.view(position.turn), simulations=2)
        return {"warm": game.name}
    bot = Bot(request["game"], request["level"])
    words = {name: request[name] for name in ("ms", "simulations", "seed")}
    return asdict(bot.choose(request["view"], **words))


def _choice_from_json(data: Mapping[str, Any]) -> Choice:
    return Choice(
        move=data["move"],
        value={int(seat): value for seat, value in data["value"].items()},
        simulations=data["simulations"],
        line=tuple(data["line"]),
        candidates=tuple(Candidate(*candidate) for candidate in data["candidates"]),
    )


@cache
def _pool() -> Pool:
    """The pool of this process; it ends with it, even while it compiles."""
    pool = Pool()
    atexit.register(pool.close)
    return pool
