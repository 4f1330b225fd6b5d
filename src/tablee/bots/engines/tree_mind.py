"""Tree search as a mind: what a game knows comes as a kernel that grows a tree, and settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tablee.bots.engines.memory import contents
from tablee.bots.engines.tree import OPEN, ROOT, Child, children, growing, new_tree, room_for
from tablee.bots.engines.uct import DEEPEST, Search, Settings, list_children
from tablee.bots.mind import Budget, Mind, MoveStats, SearchResult, prospects
from tablee.core.hosts import Block, Scope, find_host
from tablee.core.kernel import VECTOR, Vector
from tablee.core.position import Position
from tablee.core.rng import below

NODES_PER_MS = 1_000
_NODES_PER_SIMULATION = 32
_MOVES_PER_BLOCK = 4  # at least so many, on average
_LONGEST_LINE = 12

#: The vectors that a search is to work on: rules and state, perhaps longer than the game's.
Prepare = Callable[[Position, Vector], tuple[Sequence[int], list[int]]]


def as_it_is(position: Position, rng: Vector) -> tuple[Sequence[int], list[int]]:
    """The rules and the state of a position."""
    return position.setup.rules, list(position.state)


class TreeMind(Mind):
    """Monte Carlo tree search by what a game knows."""

    def __init__(
        self,
        grow: Callable[[Search, int], int],
        settings: Settings,
        leeway: float | None = None,
        prepare: Prepare = as_it_is,
        max_nodes: int = 1_000_000,
    ) -> None:
        """`grow` calls `uct.grow` with the kernels of a game. Moves that are worth as much as the
        best one but for the leeway take turns. A tree of `max_nodes` grows no further."""
        self._grow, self._settings = grow, settings
        self._leeway, self._prepare, self._max_nodes = leeway, prepare, max_nodes

    def __str__(self) -> str:
        limits = f"{self._leeway} {self._max_nodes}"
        return f"tree {self._grow.__qualname__} {list(self._settings)} {limits}"

    def search(self, position: Position, budget: Budget, rng: Vector) -> SearchResult:
        with find_host(position.game.package).scope() as memory:
            rules, state = self._prepare(position, rng)
            capacity = budget.nodes(_NODES_PER_SIMULATION, NODES_PER_MS)
            capacity = min(self._max_nodes, position.game.max_actions + capacity)
            search = new_search(memory, position, rules, state, self._settings, capacity, rng)
            done = grow_tree(memory, self._grow, search, budget)
            rng[0] = search.rng[0]
            room = room_for(memory, position.game.max_actions)
            reading = TreeReading(memory, position, search, search, list_children, room, done)
            return reading.result(self._leeway, rng)


def new_search(
    memory: Scope,
    position: Position,
    rules: Sequence[int],
    state: Sequence[int],
    settings: Settings,
    capacity: int,
    rng: Vector,
) -> Search:
    """A search with an empty tree, for this many nodes."""
    seats, width = position.setup.seats, position.game.max_actions
    blocks = 2 + capacity // _MOVES_PER_BLOCK
    return Search(
        settings,
        seats,
        memory.vector(rules),
        memory.vector(state),
        memory.vector([rng[0]]),
        sums=memory.floats(seats),
        tree=new_tree(memory, capacity),
        blocks=growing(memory, VECTOR, capacity),
        firsts=growing(memory, VECTOR, blocks),
        counts=growing(memory, VECTOR, blocks),
        tried=growing(memory, VECTOR, blocks),
        state=memory.vector(len(state)),
        moves=memory.vector(width),
        priors=memory.floats(width),
        scratch=memory.vector(max(width, len(state))),
        path=memory.vector(DEEPEST),
        movers=memory.vector(DEEPEST),
        gains=memory.floats(2 * seats),
    )


def grow_tree(memory: Scope, grow: Callable[..., int], search: Any, budget: Budget) -> int:
    """Search as long as the budget lasts, or until there is nothing left to find out; returns how
    many simulations were made. Those after a proof would all go as proved, so they count too.
    """
    done = 0
    for simulations in budget.chunks():
        verdict = memory.call(grow, search, simulations)
        done += simulations
        if verdict:
            break
    return done


class TreeReading(NamedTuple):
    """What a search that is done has to say."""

    memory: Scope
    position: Position
    search: Search
    record: Any  # the search, or what it is a part of
    list_children: Callable[[Any, int, Vector], int]
    room: Block[int]  # where they are noted, one node after the other
    done: int

    def result(self, leeway: float | None, rng: Vector) -> SearchResult:
        """The moves, best first; of those that are as good as equal, one taken at random."""
        seat = self.position.turn
        assert seat is not None
        moves = sorted(self._children(ROOT, seat), key=Child.rank)
        if leeway is not None:
            moves.insert(0, moves.pop(below(rng, _equals(moves, leeway))))
        made = self.search.tree.visits[ROOT]  # after a proof none are
        means = [total / made for total in contents(self.search.sums)]
        return SearchResult(
            moves=tuple(MoveStats(child.action, child.value, child.visits) for child in moves),
            value=prospects(means, seat, moves[0].value),
            simulations=self.done,
            line=self._line(moves[0]),
        )

    def _children(self, node: int, seat: int) -> list[Child]:
        def listed(found: Block[int]) -> int:
            count: int = self.memory.call(self.list_children, self.record, node, found)
            return count

        trust, minimax = self.search.settings.trust, self.search.settings.minimax
        return children(self.memory, self.search.tree, self.room, listed, seat, trust, minimax)

    def _line(self, best: Child) -> tuple[int, ...]:
        """The best move and what may follow it, as far as it was looked at and is possible."""
        position, line, last = self.position, [best.action], best
        while len(line) < _LONGEST_LINE:
            position = position.act(last.action)
            if position.turn is None:
                break
            known = [child for child in self._children(last.node, position.turn) if child.visits]
            legal = position.actions() if known else ()
            following = [child for child in known if child.action in legal]
            if not following:
                break
            last = min(following, key=Child.rank)
            line.append(last.action)
        return tuple(line)


def _equals(moves: list[Child], leeway: float) -> int:
    """How many of the first moves are as good as the first: nothing is proved of them, none was
    tried half as often or is worth less by more than the leeway."""
    best, count = moves[0], 1
    for child in moves[1:]:
        proved = best.verdict != OPEN or child.verdict != OPEN
        if proved or 2 * child.visits < best.visits or child.value < best.value - leeway:
            break
        count += 1
    return count
