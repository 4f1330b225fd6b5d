"""`tablee.Bot`: an opponent that takes a view, never a position."""

from __future__ import annotations

import atexit
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any, NamedTuple

from tablee.bots.levels import LEVELS, STYLES
from tablee.bots.search import DEEPEST, WORK, simulate
from tablee.bots.tree import ROOT, Child, Tree, children, new_tree
from tablee.bots.worker import Worker
from tablee.core.errors import InvalidPosition
from tablee.core.game import Game
from tablee.core.kernel import compiled, floats, matrix, vector_of
from tablee.core.position import Position
from tablee.core.registry import find_game
from tablee.core.rng import below, generator

_MOST_NODES = 400_000
_CHUNK = 16  # simulations before the first look at the clock
_LOOK = 0.01  # seconds between two looks, about
_LONGEST_LINE = 8
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
        if level not in LEVELS:
            raise ValueError(f"no level {level}: there are {min(LEVELS)} to {max(LEVELS)}")
        self.level = level

    def choose(
        self,
        view: Mapping[str, Any],
        ms: int | None = None,
        simulations: int | None = None,
        seed: int = 0,
    ) -> Choice:
        """A move for the seat to move in a view, by time or by simulations (with neither: as many
        as the level has); the same one for the same view, seed and simulations.

        Thinks in a compiled process; until its kernels are ready, plainly and less in this one.
        Raises InvalidPosition for what is no view of this game in which a seat is to move.
        """
        position = self.game.from_view(view)
        if position.turn is None:
            raise InvalidPosition("position.field", field="turn", problem="problem-view")
        if ms is None and simulations is None:
            simulations = LEVELS[self.level].simulations
        if compiled():
            return self.think(position, ms, simulations, seed)
        worker = _worker()
        if not worker.is_warm(self.game.name):
            worker.warm(self.game.name)
            shorter = _MEANWHILE if ms is None else min(ms, _MEANWHILE)
            return self.think(position, shorter, simulations, seed)
        seconds = ms / 1000 if ms is not None else (simulations or 0) / _SLOWEST
        request = {"game": self.game.name, "level": self.level, "view": dict(view), "ms": ms}
        answer = worker.ask({**request, "simulations": simulations, "seed": seed}, seconds)
        return _choice_from_json(answer)

    def think(
        self, position: Position, ms: int | None, simulations: int | None, seed: int
    ) -> Choice:
        """What `choose` does, in this process, from a position that `Game.from_view` made up."""
        search = _Search(position, seed, simulations)
        search.run(simulations, ms)
        action = search.best()
        if below(search.rng, 1000) < 1000 * LEVELS[self.level].carelessness:
            actions = position.actions()
            action = actions[below(search.rng, len(actions))]
        return search.choice(action)


def prepare(game: str) -> None:
    """Have a game's compiled kernels ready soon, without waiting for it: for whoever knows that a
    bot will be asked. Raises UnknownGame."""
    name = find_game(game).name
    if not compiled():
        _worker().warm(name)


def answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """What a worker answers: to `warm`, once it has searched a little; else a choice as JSON."""
    if "warm" in request:
        game = find_game(request["warm"])
        position = game.new()
        Bot(game.name).choose(position.view(position.turn), simulations=2)
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
def _worker() -> Worker:
    """The worker of this process; it ends with it, even while it compiles."""
    worker = Worker()
    atexit.register(worker.close)
    return worker


class _Search:
    """One search: a tree over what the seat to move of a position may know."""

    def __init__(self, position: Position, seed: int, simulations: int | None) -> None:
        self.position = position
        self.rng = generator(seed)
        nodes = _MOST_NODES if simulations is None else min(simulations + 1, _MOST_NODES)
        self.tree: Tree = new_tree(nodes)
        self.done = 0
        self._worth = floats(position.setup.seats)
        self._settings = STYLES[position.game.name].settings()
        width = max(position.game.max_actions, len(position.state), DEEPEST)
        self._work = matrix(WORK, width)

    def run(self, simulations: int | None, ms: int | None) -> None:
        """Simulate until the number is reached or the time is over, whichever comes first."""
        if ms is None:
            self._simulate(simulations or 0)
            return
        now = time.monotonic()
        end, chunk = now + ms / 1000, _CHUNK
        while now < end and (simulations is None or self.done < simulations):
            self._simulate(chunk if simulations is None else min(chunk, simulations - self.done))
            began, now = now, time.monotonic()
            if now - began < _LOOK:
                chunk *= 2

    def best(self) -> int:
        """The move tried most often."""
        return children(self.tree, ROOT)[0].action

    def choice(self, action: int) -> Choice:
        """What to tell of the search when this move is made."""
        position, tried = self.position, children(self.tree, ROOT)
        seats = range(1, position.setup.seats + 1)
        return Choice(
            move=position.text(action),
            value={seat: float(self._worth[seat - 1]) / self.done for seat in seats},
            simulations=self.done,
            line=self._line(action, tried),
            candidates=tuple(Candidate(position.text(c.action), c.value, c.visits) for c in tried),
            compiled=compiled(),
        )

    def _line(self, action: int, tried: list[Child]) -> tuple[str, ...]:
        """The moves tried most often after this one, as far as they are possible."""
        position, line = self.position, [self.position.text(action)]
        position = position.act(action)
        following = [child for child in tried if child.action == action]
        while following and len(line) < _LONGEST_LINE:
            legal = set(position.actions())
            following = [c for c in children(self.tree, following[0].node) if c.action in legal]
            if following:
                line.append(position.text(following[0].action))
                position = position.act(following[0].action)
        return tuple(line)

    def _simulate(self, simulations: int) -> None:
        position, tree = self.position, self.tree
        assert position.turn is not None
        kernels = position.game.kernel
        simulate(
            position.setup.rules,
            vector_of(position.state),
            position.setup.seats,
            position.turn,
            simulations,
            tree.nodes,
            tree.total,
            tree.table,
            self._work,
            self._settings,
            self._worth,
            self.rng,
            kernels.legal,
            kernels.play,
            kernels.rollout,
            kernels.determinize,
        )
        self.done += simulations
