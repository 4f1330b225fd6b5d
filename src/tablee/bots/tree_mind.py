"""Tree search as a mind: `search.simulate` with what a game knows beyond its rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tablee.bots.mind import Budget, Findings, Mind, Tried
from tablee.bots.search import (
    BIAS,
    DEEPEST,
    EXPLORE,
    MARGIN,
    SCALE,
    SETTINGS,
    UNTRIED,
    WORK,
    final_worth,
    no_preference,
    simulate,
)
from tablee.bots.tree import ROOT, Child, Tree, children, new_tree
from tablee.core.kernel import Vector, floats, matrix, vector_of
from tablee.core.position import Position

_MOST_NODES = 400_000
_LONGEST_LINE = 8


class Stakes(NamedTuple):
    """What a finished game is worth: see `search.MARGIN` and `search.SCALE`."""

    margin: float = 0.0
    scale: float = 1.0


#: Winning is all, unless the game is one of points.
STAKES = {"topominos": Stakes(0.7, 60.0), "loto": Stakes(0.5, 60.0)}


def stakes_of(game: str) -> Stakes:
    """What a finished game of this name is worth."""
    return STAKES.get(game, Stakes())


class Knowledge(NamedTuple):
    """What a game's search knows beyond the rules; the defaults know nothing."""

    rollout: Callable[[Vector, Vector, Vector, Vector], int] | None = None  # None: the game's own
    worth: Callable[[Vector, Vector, int, list[float], list[float]], int] = final_worth
    prefer: Callable[[Vector, Vector, Vector, int, list[float]], int] = no_preference


class TreeMind(Mind):
    """Monte Carlo tree search."""

    def __init__(
        self,
        knowledge: Knowledge = Knowledge(),  # noqa: B008 - immutable
        explore: float = 0.7,
        bias: float = 0.0,
        untried: float = 1e9,
        stakes: Stakes | None = None,
    ) -> None:
        self._knowledge = knowledge
        self._explore, self._bias, self._untried, self._stakes = explore, bias, untried, stakes

    def __str__(self) -> str:
        known = [getattr(part, "__name__", "rules") for part in self._knowledge]
        numbers = [self._explore, self._bias, self._untried, self._stakes]
        return f"tree {' '.join(known)} {numbers}"

    def settings(self, game: str) -> list[float]:
        """The search's settings vector for a game."""
        stakes = self._stakes or stakes_of(game)
        values = floats(SETTINGS)
        values[EXPLORE], values[BIAS], values[UNTRIED] = self._explore, self._bias, self._untried
        values[MARGIN], values[SCALE] = stakes
        return values

    def consider(self, position: Position, budget: Budget, rng: Vector) -> Findings:
        search = _Search(position, self.settings(position.game.name), self._knowledge, budget)
        for simulations in budget.chunks():
            search.simulate(simulations, rng)
        return search.findings()


#: Uniformly random play from the leaves on, no knowledge of any game: what others are measured by.
PLAIN = TreeMind()


class _Search:
    """One search: a tree over what the seat to move of a position may know."""

    def __init__(
        self, position: Position, settings: list[float], knowledge: Knowledge, budget: Budget
    ) -> None:
        self.position, self._settings, self._knowledge = position, settings, knowledge
        most = budget.simulations if budget.simulations is not None else _MOST_NODES
        self.tree: Tree = new_tree(min(most + 1, _MOST_NODES))
        self.done = 0
        self._root = vector_of(position.state)
        self._sums, self._gains = floats(position.setup.seats), floats(position.setup.seats)
        width = max(position.game.max_actions, len(position.state), DEEPEST)
        self._work, self._preferred = matrix(WORK, width), floats(width)

    def simulate(self, simulations: int, rng: Vector) -> None:
        """Grow the tree."""
        position, tree, known = self.position, self.tree, self._knowledge
        assert position.turn is not None
        kernels = position.game.kernel
        simulate(
            position.setup.rules,
            self._root,
            position.setup.seats,
            position.turn,
            simulations,
            tree.nodes,
            tree.total,
            tree.table,
            self._work,
            self._settings,
            self._sums,
            self._gains,
            self._preferred,
            rng,
            kernels.legal,
            kernels.play,
            known.rollout or kernels.rollout,
            kernels.determinize,
            known.worth,
            known.prefer,
        )
        self.done += simulations

    def findings(self) -> Findings:
        """What the tree tells: the move tried most often is the best."""
        tried = children(self.tree, ROOT)
        sums = enumerate(self._sums, 1)
        return Findings(
            tried=tuple(Tried(child.action, child.value, child.visits) for child in tried),
            value={seat: float(total) / self.done for seat, total in sums},
            simulations=self.done,
            line=self._line(tried[0]),
        )

    def _line(self, best: Child) -> tuple[int, ...]:
        """The moves tried most often from the best one on, as far as they are possible."""
        position, line, last = self.position, [best.action], best
        while len(line) < _LONGEST_LINE:
            position = position.act(last.action)
            legal = set(position.actions())
            following = [c for c in children(self.tree, last.node) if c.action in legal]
            if not following:
                break
            last = following[0]
            line.append(last.action)
        return tuple(line)
