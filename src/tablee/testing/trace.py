"""`python -m tablee.testing trace [GAME...]` prints a digest of every legal list, position and
result of random games and playouts, one line a variant. Run it in both kernel modes: the lines must
be equal."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys

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


def check_modes(name: str) -> None:
    """Plain and compiled kernels, each in a process of its own, leave the same trace."""
    plain, compiled = (_trace_of(name, mode) for mode in ("plain", "compiled"))
    assert len(plain) == len(GAMES[name].variants), plain
    assert plain == compiled, (plain, compiled)


def _trace_of(name: str, mode: str) -> list[str]:
    command = [sys.executable, "-m", "tablee.testing", "trace", name]
    environment = {**os.environ, "TABLEE_KERNELS": mode}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()
