"""Plain tree search as a mind, for any game: it knows nothing but the rules."""

from __future__ import annotations

from tablee.bots.engines.deals import DealtSearch, grow_over_deals, list_children
from tablee.bots.engines.tree import room_for
from tablee.bots.engines.tree_mind import NODES_PER_MS, TreeMind, TreeReading, grow_tree, new_search
from tablee.bots.engines.uct import Settings, grow_plainly
from tablee.bots.mind import Budget, Mind, SearchResult
from tablee.core.hosts import find_host
from tablee.core.kernel import PerGame, Vector
from tablee.core.position import Position

_GROW = PerGame(grow_plainly, "legal", "play", "rollout")
_GROW_OVER_DEALS = PerGame(grow_over_deals, "legal", "play", "rollout", "determinize")


class PlainMind(Mind):
    """Monte Carlo tree search with uniformly random play from the leaves on: what other minds are
    measured by."""

    def __init__(self, explore: float = 0.7, max_nodes: int = 400_000) -> None:
        """A tree of `max_nodes` grows no further."""
        self._explore, self._max_nodes = explore, max_nodes

    def __str__(self) -> str:
        return f"plain {self._explore} {self._max_nodes}"

    def search(self, position: Position, budget: Budget, rng: Vector) -> SearchResult:
        game = position.game
        margin, scale = game.stakes
        settings = Settings(self._explore, margin=margin, scale=scale)
        if game.hidden or game.chance:
            return self._search_over_deals(position, settings, budget, rng)
        grow = _GROW(game.kernel)
        return TreeMind(grow, settings, max_nodes=self._max_nodes).search(position, budget, rng)

    def _search_over_deals(
        self, position: Position, settings: Settings, budget: Budget, rng: Vector
    ) -> SearchResult:
        game, rules = position.game, position.setup.rules
        capacity = min(self._max_nodes, game.max_actions + budget.nodes(1, NODES_PER_MS))
        with find_host(game.package).scope() as memory:
            search = new_search(memory, position, rules, position.state, settings, capacity, rng)
            buckets = 1 << (2 * capacity - 1).bit_length()
            sizes = (capacity, capacity, buckets, game.max_actions)
            dealt = DealtSearch(search, *(memory.vector(size) for size in sizes))
            done = grow_tree(memory, _GROW_OVER_DEALS(game.kernel), dealt, budget)
            rng[0] = search.rng[0]
            room = room_for(memory, game.max_actions)
            reading = TreeReading(memory, position, search, dealt, list_children, room, done)
            return reading.result(None, rng)


PLAIN = PlainMind()
