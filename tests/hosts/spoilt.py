"""Spoilt states for every rule of a game, as a program: one that never ended could not be stopped
from within.

    python -m tests.hosts.spoilt GAME NUMBER
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from contextlib import suppress

import tablee
from tablee.core.errors import KernelFault
from tablee.core.hosts import find_host

WORDS = (0, 1, -1, 2, 7, 63, 64, 1 << 31, -(1 << 31), 1 << 62, -(1 << 63), (1 << 63) - 1)


def _positions(game: tablee.Game, choose: random.Random) -> Iterator[tablee.Position]:
    """Positions of random games, in the course of them, for ever."""
    while True:
        position = game.new(seed=choose.randbytes(32))
        for _ in range(choose.randrange(40)):
            if position.turn is None:
                break
            yield position
            position = position.act(choose.choice(position.actions()))


def _spoil(words: list[int], choose: random.Random) -> list[int]:
    for _ in range(choose.randrange(4)):
        words[choose.randrange(len(words))] = choose.choice((*WORDS, *words))
    return words


def main(name: str, number: int) -> None:
    """Throw so many spoilt states at a game's kernels; whether they are stopped does not matter."""
    game, choose, host = tablee.find_game(name), random.Random(name), find_host()
    for _, position in zip(range(number), _positions(game, choose), strict=False):
        rules, state = list(position.setup.rules), _spoil(list(position.state), choose)
        if choose.random() < 0.3:
            _spoil(rules, choose)
        seat, action = position.turn or 1, choose.choice((*WORDS, *position.actions()))
        with host.scope() as memory:
            given, rng = memory.vector(rules), memory.vector([12345])
            for kernel, arguments in (
                (game.kernel.legal, (memory.vector(game.max_actions),)),
                (game.kernel.play, (action,)),
                (game.kernel.determinize, (seat, rng)),
                (game.kernel.rollout, (rng, memory.vector(game.max_actions))),
            ):
                with suppress(KernelFault):
                    memory.call(kernel, given, memory.vector(state), *arguments)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
