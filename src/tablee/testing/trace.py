"""`python -m tablee.testing trace [GAME...]` prints a digest of every legal list, position and
result of random games and playouts, one line a variant. Run it in both kernel modes: the lines must
be equal."""

from __future__ import annotations

import hashlib
import json

from tablee.core.playouts import playouts
from tablee.core.registry import GAMES
from tablee.testing.players import random_game

GAMES_PER_VARIANT = 3
MOST_PLIES = 300
PLAYOUTS = 20


def trace(name: str) -> list[str]:
    """The lines of one game."""
    game = GAMES[name]
    lines = []
    for options in game.variants:
        digest = hashlib.sha256()
        for number in range(GAMES_PER_VARIANT):
            for position in random_game(game, options, number, MOST_PLIES):
                digest.update(json.dumps([position.legal(), position.to_json()]).encode())
        digest.update(repr(playouts(game.new(options, bytes(32)), PLAYOUTS)).encode())
        lines.append(f"{name} {json.dumps(options)} {digest.hexdigest()}")
    return lines
