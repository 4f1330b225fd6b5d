"""Whole games of all variants, played, recorded and judged: the same lines wherever this runs."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from itertools import cycle, islice
from typing import Any

import tablee
from tablee.bots.analysis import verdict
from tablee.core.hosts import using
from tablee.core.rng import below, generator

GAMES = 100
BOT_EVERY = 13  # moves, the others are drawn
SIMULATIONS = 4
LONGEST = 60  # moves


def variants() -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Each game in turn, with each of its variants in turn."""
    options = {name: cycle(game.variants) for name, game in tablee.GAMES.items()}
    for name in cycle(tablee.GAMES):
        yield name, next(options[name])


def play(number: int, name: str, options: Mapping[str, Any]) -> str:
    """One game, as a line: its record, what bots thought about it, and one verdict."""
    seed = hashlib.sha256(f"{name} {number}".encode()).digest()
    position, rng = tablee.find_game(name).new(options, seed), generator(number)
    thoughts: list[Any] = []
    while position.turn is not None and position.ply < LONGEST:
        if position.ply % BOT_EVERY == number % BOT_EVERY:
            bot = tablee.Bot(name, level=1 + number % 6)
            view = position.view(position.turn)
            choice = bot.choose(view, simulations=SIMULATIONS, seed=position.ply)
            thoughts.append([choice.move, dict(choice.value), choice.candidates])
            judged, move = position, choice.move
            other = position.legal()[0]
        else:
            actions = position.actions()
            move = position.text(actions[below(rng, len(actions))])
        position = position.play(move)
    said = verdict(1, judged, other, SIMULATIONS)
    line = {"record": position.record().to_json(), "thoughts": thoughts, "verdict": said}
    return json.dumps(line, sort_keys=True)


def lines() -> list[str]:
    """All games."""
    return [play(n, name, opts) for n, (name, opts) in enumerate(islice(variants(), GAMES))]


def main(kernels: Any) -> str:
    """In the pocket, with the kernels in the browser's engine."""
    from tablee.pocket.kernels import host

    with using(host(kernels)):
        return "\n".join(lines())
