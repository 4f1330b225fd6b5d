"""Fit the weights in `games/punto/mind/levels.py`: play rounds by judgement alone, note what each
side had after each move, and see who won. Repeated, since better weights play other rounds.

    python tools/train_punto.py SEATS [--rounds 4000] [--times 3]
"""

from __future__ import annotations

import argparse
import os

os.environ["TABLEE_KERNELS"] = "compiled"

import numpy

import tablee
from tablee.core.kernel import (
    INT,
    MATRIX,
    VECTOR,
    Matrix,
    Vector,
    kernel,
    matrix,
    vector,
    vector_of,
)
from tablee.core.rng import below, generator
from tablee.core.slots import TURN, WINNERS
from tablee.games.punto.mind.levels import WEIGHTS
from tablee.games.punto.mind.lines import find_all_lines
from tablee.games.punto.mind.play import best_place
from tablee.games.punto.mind.round import this_round
from tablee.games.punto.mind.value import FEATURES, SEEN, WORK, look
from tablee.games.punto.rules.hidden import determinize
from tablee.games.punto.rules.kernel import legal, play
from tablee.games.punto.rules.layout import SIDE, SIDES

RANDOM_START = 3  # moves at the beginning of a round that are made at random
CARELESS, NOTED = 80, 300  # of a thousand moves: made at random; noted
WHOLE = 1_000_000


@kernel((INT, VECTOR, VECTOR, VECTOR, VECTOR, VECTOR, VECTOR, INT, MATRIX))
def play_rounds(
    rules: Vector,
    root: Vector,
    state: Vector,
    moves: Vector,
    work: Vector,
    rng: Vector,
    rounds: int,
    notes: Matrix,
) -> int:
    """Fill rows of notes: what each side had, in the order of turns, and the winner's place there
    (-1: nobody won); returns how many."""
    sides, rows = rules[SIDES], 0
    for _ in range(rounds):
        for slot in range(len(root)):
            state[slot] = root[slot]
        determinize(rules, state, 0, rng)
        start, ply = rows, 0
        while state[TURN] and rows < len(notes):
            action = best_place(rules, state, work)
            if ply < RANDOM_START or below(rng, 1000) < CARELESS:
                action = moves[below(rng, legal(rules, state, moves))]
            play(rules, state, action)
            ply += 1
            if state[TURN] and ply > RANDOM_START and below(rng, 1000) < NOTED:
                find_all_lines(rules, state, work)
                first = rules[SIDE + state[TURN] - 1]
                for place in range(sides):
                    look(rules, state, (first + place) % sides, work)
                    for feature in range(FEATURES):
                        notes[rows][FEATURES * place + feature] = work[SEEN + feature]
                notes[rows][FEATURES * sides] = first
                rows += 1
        winner = -1
        for side in range(sides):
            if state[WINNERS] >> side & 1:
                winner = side
        for row in range(start, rows):
            first = notes[row][FEATURES * sides]
            notes[row][FEATURES * sides] = (winner - first) % sides if winner >= 0 else -1
    return rows


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
        searched = this_round(position, weights)
        rules, root, state = searched.setup.rules, searched.state, vector_of(searched.state)
        notes = matrix(15 * given.rounds, FEATURES * given.seats + 1)
        rng, moves = generator(time), vector(position.game.max_actions)
        rows = play_rounds(
            rules, vector_of(root), state, moves, vector(WORK), rng, given.rounds, notes
        )
        table = numpy.array(notes[:rows])
        seen = table[:, :-1].reshape(rows, given.seats, FEATURES).astype(float)
        weights = [round(WHOLE * weight) for weight in fit(seen, table[:, -1]).ravel()]
        for place in range(given.seats):
            print(weights[FEATURES * place : FEATURES * (place + 1)])


if __name__ == "__main__":
    main()
