"""`tablee.Bot`: an opponent that takes a view, never a position."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from tablee.bots.levels import LEVELS, STYLES
from tablee.bots.search import DEEPEST, WORK, simulate
from tablee.bots.tree import ROOT, Child, Tree, children, new_tree
from tablee.core.kernel import floats, matrix, vector_of
from tablee.core.position import Position
from tablee.core.registry import find_game
from tablee.core.rng import below, generator

_MOST_NODES = 400_000
_CHUNK = 64  # simulations between two looks at the clock
_LONGEST_LINE = 8


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

    def __init__(self, game: str, level: int = 3) -> None:
        """Raises UnknownGame; ValueError for a level there is not."""
        self.game = find_game(game)
        if level not in LEVELS:
            raise ValueError(f"no level {level}")
        self.level = level

    def choose(
        self,
        view: Mapping[str, Any],
        ms: int | None = None,
        simulations: int | None = None,
        seed: int = 0,
    ) -> Choice:
        """A move for the seat to move in a view, by time or by simulations; the same one for the
        same view, seed and simulations. Raises InvalidPosition for what is no view of this game."""
        position = self.game.from_view(view)
        level = LEVELS[self.level]
        if ms is None and simulations is None:
            simulations = level.simulations
        search = _Search(position, seed)
        search.run(simulations, ms)
        move = search.best()
        if level.carelessness * 1000 > below(search.rng, 1000):
            actions = position.actions()
            move = actions[below(search.rng, len(actions))]
        return search.choice(move)


class _Search:
    """One search: a tree over what the seat to move of a position may know."""

    def __init__(self, position: Position, seed: int) -> None:
        self.position = position
        self.rng = generator(seed)
        self.tree: Tree = new_tree(_MOST_NODES)
        self.done = 0
        self._worth = floats(position.setup.seats)
        self._settings = STYLES[position.game.name].settings()
        width = max(position.game.max_actions, len(position.state), DEEPEST)
        self._work = matrix(WORK, width)

    def run(self, simulations: int | None, ms: int | None) -> None:
        """Simulate until the number is reached or the time is over, whichever comes first."""
        end = None if ms is None else time.monotonic() + ms / 1000
        while simulations is None or self.done < simulations:
            left = _CHUNK if simulations is None else min(_CHUNK, simulations - self.done)
            self._simulate(left)
            if end is not None and time.monotonic() >= end:
                break

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
            tree.rows,
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
