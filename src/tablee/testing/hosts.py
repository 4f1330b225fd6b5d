"""Every host plays the same games: a game's four kernels, compared state by state."""

from __future__ import annotations

from itertools import pairwise

from tablee.core.game import Game
from tablee.core.hosts import Host, Scope
from tablee.core.position import Position
from tablee.core.rng import generator
from tablee.core.slots import SEEDED
from tablee.testing.players import random_game

_ROLLOUTS = 40  # plies between two positions that are played out and redealt


def check_host(game: Game, host: Host, games: int = 2, most: int = 300) -> int:
    """Legal actions, the state after each, random games and new deals come out in this host as they
    do plainly, over random games of every variant. Returns how many positions were compared."""
    compared = 0
    for options in game.variants:
        for number in range(games):
            line = list(random_game(game, options, number, most))
            with host.scope() as memory:
                kernels = _Hosted(line[0], memory)
                for ply, (before, after) in enumerate(pairwise(line)):
                    kernels.check_move(before, after)
                    if ply % _ROLLOUTS == 0:
                        kernels.check_chance(before, ply)
                    compared += 1
    return compared


class _Hosted:
    """A game's kernels in a host."""

    def __init__(self, position: Position, memory: Scope) -> None:
        self._memory, self._kernel = memory, position.game.kernel
        self._rules = memory.vector(position.setup.rules)
        self._state = memory.vector(len(position.state))
        self._out = memory.vector(position.game.max_actions)
        self._rng = memory.vector(1)

    def check_move(self, before: Position, after: Position) -> None:
        """One move, listed and made."""
        memory, state = self._memory, self._state
        state.write(before.state)
        count = memory.call(self._kernel.legal, self._rules, state, self._out)
        assert tuple(self._out.read(0, count)) == before.actions(), before
        action = before.action(after.moves()[-1])
        memory.call(self._kernel.play, self._rules, state, action)
        assert before.act(action).state == tuple(_seeded(state.read(), after)), after

    def check_chance(self, position: Position, seed: int) -> None:
        """A random game to the end, and a redeal for the seat to move."""
        rules, kernel, memory = position.setup.rules, self._kernel, self._memory
        plain, rng, scratch = list(position.state), generator(seed), [0] * len(self._out)
        moves = kernel.rollout(rules, plain, rng, scratch)
        self._begin(position, seed)
        hosted = memory.call(kernel.rollout, self._rules, self._state, self._rng, self._out)
        assert (hosted, self._state.read(), self._rng.read()) == (moves, plain, rng), position
        plain, rng, seat = list(position.state), generator(seed), position.turn or 0
        kernel.determinize(rules, plain, seat, rng)
        self._begin(position, seed)
        memory.call(kernel.determinize, self._rules, self._state, seat, self._rng)
        assert (self._state.read(), self._rng.read()) == (plain, rng), position

    def _begin(self, position: Position, seed: int) -> None:
        self._state.write(position.state)
        self._rng.write(generator(seed))


def _seeded(state: list[int], after: Position) -> list[int]:
    """A state as a position has it: `Position.act` marks those of games with chance as seeded."""
    state[SEEDED] = after.state[SEEDED]
    return state
