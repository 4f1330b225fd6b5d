"""Random games, the same ones in every host and on every machine."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from typing import Any

from tablee.core.game import Game
from tablee.core.position import Position
from tablee.core.rng import below, generator

#: Enough for every game that ends by itself; one that need not end is cut here.
MOST_PLIES = 2000


def seed_of(*words: object) -> bytes:
    """A game seed that follows from these words."""
    return hashlib.sha256(json.dumps(words, sort_keys=True, default=dict).encode()).digest()


def random_game(
    game: Game,
    options: Mapping[str, Any] | None = None,
    number: int = 0,
    most: int = MOST_PLIES,
) -> Iterator[Position]:
    """The positions of a game in which every legal move is equally likely, first to last."""
    position = game.new(options, seed_of(game.name, options or {}, number))
    rng = generator(number)
    yield position
    while position.turn is not None and position.ply < most:
        actions = position.actions()
        position = position.act(actions[below(rng, len(actions))])
        yield position
