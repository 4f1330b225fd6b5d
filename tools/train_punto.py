"""Fit the weights in `games/punto/mind/mind.py`: play rounds by judgement alone, note what each
side had after each move, and see who won. Repeated, since better weights play other rounds.

    python tools/train_punto.py SEATS [--rounds 4000] [--times 3]
"""

from __future__ import annotations

import argparse

import numpy

import tablee
from tablee.core.hosts import Block, Scope, find_host
from tablee.core.position import Position
from tablee.core.rng import below, generator
from tablee.core.slots import TURN, WINNERS
from tablee.games.punto.mind.lines import find_all_lines
from tablee.games.punto.mind.mind import WEIGHTS
from tablee.games.punto.mind.play import best_place
from tablee.games.punto.mind.round import this_round
from tablee.games.punto.mind.value import FEATURES, SEEN, WORK, look
from tablee.games.punto.rules.hidden import determinize
from tablee.games.punto.rules.kernel import legal, play
from tablee.games.punto.rules.layout import SIDE, SIDES

RANDOM_START = 3  # moves at the beginning of a round that are made at random
CARELESS, NOTED = 80, 300  # of a thousand moves: made at random; noted
WHOLE = 1_000_000


class Rounds:
    """Plays rounds from a position, and notes what each side had, in the order of turns."""

    def __init__(self, memory: Scope, position: Position, seed: int) -> None:
        self._memory, self._position, self._rng = memory, position, generator(seed)
        self._rules, self._moves = position.setup.rules, [0] * position.game.max_actions
        self._blocks: tuple[Block[int], ...] = (
            memory.vector(self._rules),
            memory.vector(position.state),
            memory.vector(WORK),
        )
        self.notes: list[list[int]] = []

    def play(self) -> None:
        """One round; each row of its notes ends with the winner's place (-1: nobody won)."""
        rules, sides = self._rules, self._rules[SIDES]
        state, start, ply = list(self._position.state), len(self.notes), 0
        determinize(rules, state, 0, self._rng)
        while state[TURN]:
            careless = below(self._rng, 1000) < CARELESS
            play(rules, state, self._move(state, ply < RANDOM_START or careless))
            ply += 1
            if state[TURN] and ply > RANDOM_START and below(self._rng, 1000) < NOTED:
                self.notes.append(self._note(state))
        winners = [side for side in range(sides) if state[WINNERS] >> side & 1]
        for row in self.notes[start:]:
            row[-1] = (winners[0] - row[-1]) % sides if winners else -1

    def _move(self, state: list[int], is_random: bool) -> int:
        if is_random:
            return self._moves[below(self._rng, legal(self._rules, state, self._moves))]
        self._blocks[1].write(state)
        action: int = self._memory.call(best_place, *self._blocks)
        return action

    def _note(self, state: list[int]) -> list[int]:
        """What each side has, and the side to move."""
        work, row = [0] * WORK, []
        find_all_lines(self._rules, state, work)
        sides, first = self._rules[SIDES], self._rules[SIDE + state[TURN] - 1]
        for place in range(sides):
            look(self._rules, state, (first + place) % sides, work)
            row += work[SEEN : SEEN + FEATURES]
        return [*row, first]


def fit(seen: numpy.ndarray, winners: numpy.ndarray, steps: int = 200) -> numpy.ndarray:
    """The weights by place and feature that make the winners likeliest (gradient descent, Adam)."""
    count, sides, features = seen.shape
    scale = numpy.abs(seen).mean((0, 1)) + 1e-6
    scaled = seen / scale
    won = numpy.where(winners[:, None] < 0, 1 / sides, winners[:, None] == numpy.arange(sides))
    weights, mean, square = (numpy.zeros((sides, features)) for _ in range(3))
    for step in range(1, steps + 1):
        odds = numpy.exp(numpy.einsum("nsf,sf->ns", scaled, weights))
        likely = odds / odds.sum(1, keepdims=True)
        slope = numpy.einsum("ns,nsf->sf", likely - won, scaled) / count + 1e-4 * weights
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        pace = 0.1 if step < 0.7 * steps else 0.02
        upright = numpy.sqrt(square / (1 - 0.99**step)) + 1e-8
        weights -= pace * mean / (1 - 0.9**step) / upright
    print("surprise", -(won * numpy.log(likely)).sum(1).mean(), "of", numpy.log(sides))
    fitted: numpy.ndarray = weights / scale
    return fitted


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("seats", type=int, choices=(2, 3, 4))
    parser.add_argument("--rounds", type=int, default=4000)
    parser.add_argument("--times", type=int, default=3)
    given = parser.parse_args()
    position = tablee.find_game("punto").new({"seats": given.seats}, bytes(32))
    weights = list(WEIGHTS[given.seats])
    for time in range(given.times):
        with find_host().scope() as memory:
            rounds = Rounds(memory, this_round(position, weights), time)
            for _ in range(given.rounds):
                rounds.play()
        table = numpy.array(rounds.notes)
        seen = table[:, :-1].reshape(len(table), given.seats, FEATURES).astype(float)
        weights = [round(WHOLE * weight) for weight in fit(seen, table[:, -1]).ravel()]
        for place in range(given.seats):
            print(weights[FEATURES * place : FEATURES * (place + 1)])


if __name__ == "__main__":
    main()
