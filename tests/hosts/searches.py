"""Searches to compare between hosts: positions of every variant of a game, and what a bot finds."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tablee.bots.levels import levels_of
from tablee.bots.mind import Budget, SearchResult
from tablee.core.game import Game
from tablee.core.hosts import Host, using
from tablee.core.position import Position
from tablee.core.rng import generator
from tablee.testing import random_game


def positions(game: Game, count: int) -> Iterator[Position]:
    """So many positions of a game, the same number of each variant, as the seat to move sees them;
    from random games."""
    variants, choose = game.variants, random.Random(game.name)
    for number in range(count):
        options = variants[number % len(variants)]
        line = [p for p in random_game(game, options, number, 120) if p.turn is not None]
        position = choose.choice(line)
        yield game.from_view(position.view(position.turn))


def found(position: Position, host: Host, simulations: int | None = None) -> SearchResult:
    """What level 6 finds in a position when it thinks in this host, with all of its simulations
    unless it is told how many."""
    level = levels_of(position.game.name, position.setup.seats)[6]
    budget = Budget(simulations=simulations or level.simulations)
    with using(host, position.game.package):
        return level.mind.search(position, budget, generator(7))
