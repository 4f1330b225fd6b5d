"""Plain tree search as a mind, for any game: it knows nothing but the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.bots.engines import deals, uct
from tablee.bots.engines.deals import DealtSearch, grow_over_deals
from tablee.bots.engines.tree import room_for
from tablee.bots.engines.tree_mind import TreeReading, as_it_is, grow_tree, new_search
from tablee.bots.engines.uct import Settings, grow_plainly
from tablee.bots.mind import Budget, Mind, SearchResult
from tablee.core.hosts import find_host
from tablee.core.kernel import PerGame, Vector
from tablee.core.position import Position

_NODES_PER_SIMULATION, _NODES_PER_MS = 32, 1_000

_GROW = PerGame(grow_plainly, "legal", "play", "rollout")
_LIST: Callable[..., int] = uct.list_children
_LIST_DEALT: Callable[..., int] = deals.list_children
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
        over_deals = game.hidden or game.chance
        per_simulation = 1 if over_deals else _NODES_PER_SIMULATION
        capacity = budget.nodes(per_simulation, _NODES_PER_MS) + game.max_actions
        capacity = min(capacity, self._max_nodes)
        with find_host(position.game.package).scope() as memory:
            rules, state = as_it_is(position, rng)
            search = new_search(memory, position, rules, state, settings, capacity, rng)
            if over_deals:
                buckets = 1 << (2 * capacity - 1).bit_length()
                sizes = (capacity, capacity, buckets, game.max_actions)
                record: Any = DealtSearch(search, *(memory.vector(size) for size in sizes))
                grow, listing = _GROW_OVER_DEALS(game.kernel), _LIST_DEALT
            else:
                record, grow, listing = search, _GROW(game.kernel), _LIST
            done = grow_tree(memory, grow, record, budget)
            rng[0] = search.rng[0]
            room = room_for(memory, game.max_actions)
            reading = TreeReading(memory, position, search, record, listing, room, done)
            return reading.result(None, rng)


PLAIN = PlainMind()
