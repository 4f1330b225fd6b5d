"""Plain tree search as a mind, for any game: it knows nothing but the rules."""

from __future__ import annotations

from abc import ABC, abstractmethod

from tablee.bots import open_search
from tablee.bots.mind import Budget, Mind, MoveStats, SearchResult
from tablee.bots.open_search import new_branches, simulate_openly
from tablee.bots.search import DEEPEST, EXPLORE, MARGIN, SCALE, SETTINGS, WORK, simulate
from tablee.bots.tree import ROOT, Child, children, new_tree
from tablee.core.game import Game
from tablee.core.kernel import Vector, compiled, floats, matrix, vector_of
from tablee.core.position import Position

_MOST_NODES = 400_000
_MOST_OPEN_NODES = 1_000_000 if compiled() else 60_000  # plain search is far from so many
_LONGEST_LINE = 8


class TreeMind(Mind):
    """Monte Carlo tree search."""

    def __init__(self, explore: float = 0.7) -> None:
        self._explore = explore

    def __str__(self) -> str:
        return f"tree {self._explore}"

    def settings(self, game: Game) -> list[float]:
        """The search's settings vector for a game."""
        values = floats(SETTINGS)
        values[EXPLORE] = self._explore
        values[MARGIN], values[SCALE] = game.stakes
        return values

    def search(self, position: Position, budget: Budget, rng: Vector) -> SearchResult:
        game = position.game
        kind = _DealtSearch if game.hidden or game.chance else _OpenSearch
        return kind(position, self.settings(game), budget).think(budget, rng)


#: Uniformly random play from the leaves on, no knowledge of any game: what others are measured by.
PLAIN = TreeMind()


class TreeSearch(ABC):
    """One search from a position; `done` counts its simulations."""

    def __init__(self, position: Position, root: Vector, settings: list[float]) -> None:
        self.position, self.done = position, 0
        self._root, self._settings = root, settings
        self._sums, self._gains = floats(position.setup.seats), floats(position.setup.seats)
        self._work = matrix(WORK, max(position.game.max_actions, len(root), DEEPEST))

    def think(self, budget: Budget, rng: Vector) -> SearchResult:
        """Search as long as the budget lasts."""
        for simulations in budget.chunks():
            self.simulate(simulations, rng)
            self.done += simulations
        return self.result()

    @abstractmethod
    def simulate(self, simulations: int, rng: Vector) -> None:
        """Grow the tree."""

    @abstractmethod
    def children(self, node: int) -> list[Child]:
        """The moves tried from a node, most visited first."""

    def result(self) -> SearchResult:
        """What the tree tells: the move tried most often is the best."""
        tried = self.children(ROOT)
        sums = enumerate(self._sums, 1)
        return SearchResult(
            moves=tuple(MoveStats(child.action, child.value, child.visits) for child in tried),
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
            following = [c for c in self.children(last.node) if c.action in legal]
            if not following:
                break
            last = following[0]
            line.append(last.action)
        return tuple(line)


def most_open_nodes(position: Position, budget: Budget) -> int:
    """How many nodes a tree whose nodes list all their moves can come to need."""
    if budget.simulations is None:
        return _MOST_OPEN_NODES
    return min(_MOST_OPEN_NODES, 1 + (1 + budget.simulations) * position.game.max_actions)


class _DealtSearch(TreeSearch):
    """A tree over what the seat to move may know."""

    def __init__(self, position: Position, settings: list[float], budget: Budget) -> None:
        super().__init__(position, vector_of(position.state), settings)
        most = _MOST_NODES if budget.simulations is None else budget.simulations + 1
        self._tree = new_tree(min(most, _MOST_NODES))

    def simulate(self, simulations: int, rng: Vector) -> None:
        position = self.position
        assert position.turn is not None
        simulate(
            position.setup.rules,
            self._root,
            position.setup.seats,
            position.turn,
            simulations,
            *self._tree,
            self._work,
            self._settings,
            self._sums,
            self._gains,
            rng,
            position.game.kernel.legal,
            position.game.kernel.play,
            position.game.kernel.rollout,
            position.game.kernel.determinize,
        )

    def children(self, node: int) -> list[Child]:
        return children(self._tree, node)


class _OpenSearch(TreeSearch):
    """A tree of positions."""

    def __init__(self, position: Position, settings: list[float], budget: Budget) -> None:
        super().__init__(position, vector_of(position.state), settings)
        self._tree = new_branches(most_open_nodes(position, budget))

    def simulate(self, simulations: int, rng: Vector) -> None:
        position = self.position
        simulate_openly(
            position.setup.rules,
            self._root,
            position.setup.seats,
            simulations,
            *self._tree,
            self._work,
            self._settings,
            self._sums,
            self._gains,
            rng,
            position.game.kernel.legal,
            position.game.kernel.play,
            position.game.kernel.rollout,
        )

    def children(self, node: int) -> list[Child]:
        return open_search.children(self._tree, node)
