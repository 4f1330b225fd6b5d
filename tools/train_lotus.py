"""Learn the weights of Lotus bots from their games against themselves, beginning with nothing.

    python tools/train_lotus.py SEATS [--rounds SIMULATIONS...] [--games N] [--jobs N] [--seed N]

Each round plays games with the weights of the round before, some moves at random so that there is
something to learn from, and with so many simulations per move. Then it fits the network to who
won, and a little to what the searches expected. What a single piece adds by its field, its step and
the pieces above it is learned first of all; a whole pile's row strays from the sum over its pieces
only as far as the games insist. Writes src/tablee/games/lotus/mind/data/weights-SEATS.json.
"""

from __future__ import annotations

import argparse
import os
import time
from concurrent.futures import ProcessPoolExecutor
from math import exp, log
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numba
import numpy as np

import tablee
from tablee.bots.engines.tree_mind import new_search
from tablee.bots.engines.uct import Settings, favourite
from tablee.core.hosts import find_host
from tablee.core.position import Position
from tablee.core.rng import below, generator
from tablee.core.slots import TURN, WINNERS
from tablee.games.lotus.mind import judgement as j
from tablee.games.lotus.mind import weights as w
from tablee.games.lotus.mind.mind import grow
from tablee.games.lotus.rules import kernel as k

GAME = tablee.find_game("lotus")
FOLDER = Path(__file__).parent.parent / "src/tablee/games/lotus/mind/data"

# Features, each with a row of weights: piles by kind and pattern, then these.
MOBILITY = w.KINDS * j.PATTERNS
TO_MOVE = MOBILITY + j.MOBILITIES
FEATURES = TO_MOVE + 4
NONE = FEATURES  # pads lists of features; its row stays 0
MOST_FEATURES = 32  # of a seat in a position
MOST_KEPT = 200  # positions of a game

# Pieces of a pile: whose, kind of pile, step, pieces above.
STEPS, MOST_ABOVE = 10, 6
PIECES = 2 * w.KINDS * STEPS * MOST_ABOVE

SETTINGS = Settings(explore=0.1, trust=4.0, listed_after=0)
EXPECTED = 0.3  # how much of the target is what the search expected; the rest is who won
BATCH = 4096
EPOCHS = 6
HELD_BACK = 0.05  # of the positions, to see how well others are foretold


class Positions(NamedTuple):
    """What games are made of: lists of features by position and seat, who won, what was
    expected."""

    features: Any  # positions x (seats * MOST_FEATURES)
    winners: Any
    expected: Any  # positions x seats

    @classmethod
    def join(cls, parts: list[Positions]) -> Positions:
        """All of them, one after the other."""
        return cls(*(np.concatenate(column) for column in zip(*parts, strict=True)))


# Playing.


def list_features(state: list[int], seats: int, piece: int, kinds: list[int]) -> list[int]:
    """The features that make the standing of a seat (less 1); `kinds` are those of the fields."""
    found, piles = [], 0
    for place in range(8, 8 * (seats + 1)):
        height = state[k.HEIGHTS + place]
        if height:
            own = (place >> 3) - 1 == piece
            found.append(j.PATTERNS * (0 if own else w.KINDS - 1) + j.pattern(0, height, 0))
            piles += own
    for field, kind in enumerate(kinds):
        height = state[k.HEIGHTS + k.FIELD + field]
        if height:
            found.append(j.PATTERNS * kind + j.pattern(state[k.PILES + field], height, piece))
            piles += state[k.PILES + field] & 3 == piece
    found.append(MOBILITY + min(piles, j.MOBILITIES - 1))
    found.append(TO_MOVE + (piece + 1 - state[TURN]) % seats)
    return found + [NONE] * (MOST_FEATURES - len(found))


class Player:
    """Plays games against itself, some of the moves at random, and keeps some of the positions."""

    def __init__(self, start: Position, weights: w.Weights, simulations: int, rng: Any) -> None:
        self._start, self._simulations, self._rng = start, simulations, rng
        self._rules = w.longer_rules(start, weights)
        track = start.setup.parts.track
        self._kinds = [track.number(field) for field in range(len(track.fields))]
        self._capacity = 1 + (1 + simulations) * GAME.max_actions
        self._moves = [0] * GAME.max_actions

    def play(self) -> Positions:
        """The positions kept of one game."""
        rng, seats = self._rng, self._start.setup.seats
        state = w.longer_state(self._start, self._rules)
        opening = below(rng, 60) if below(rng, 3) == 0 else below(rng, 24)
        careless = below(rng, 8)  # of a hundred moves
        seen, features, expected = 0, list[list[int]](), list[list[float]]()
        while state[TURN]:
            if seen < opening or below(rng, 100) < careless:
                action = self._moves[below(rng, k.legal(self._rules, state, self._moves))]
            else:
                action, hoped = self._search(state)
                if below(rng, 3) == 0 and len(features) < MOST_KEPT:
                    rows = (list_features(state, seats, seat, self._kinds) for seat in range(seats))
                    features.append([feature for row in rows for feature in row])
                    expected.append(hoped)
            j.advance(self._rules, state, action)
            seen += 1
        winner = state[WINNERS].bit_length() - 1
        return Positions(
            np.array(features, np.int16).reshape(-1, seats * MOST_FEATURES),
            np.full(len(features), winner, np.int8),
            np.array(expected, np.float32).reshape(-1, seats),
        )

    def _search(self, state: list[int]) -> tuple[int, list[float]]:
        """The move tried most often, of several the one that seems best; and what was expected."""
        self._rules[j.JITTER] = 1 + below(self._rng, 1 << 30)
        with find_host().scope() as memory:
            vectors = (self._rules, state, SETTINGS, self._capacity, self._rng)
            search = new_search(memory, self._start, *vectors)
            memory.call(grow, search, self._simulations)
            action = memory.call(favourite, search)
            sums = [search.sums[seat] for seat in range(search.seats)]
        return action, [total / self._simulations for total in sums]


def self_play(seats: int, weights: w.Weights, games: int, simulations: int, seed: int) -> Positions:
    """Play games, by turns without and with the experts' rules."""
    rng = generator(seed)
    starts = [GAME.new({"seats": seats, "expert": expert}) for expert in (False, True)]
    players = [Player(start, weights, simulations, rng) for start in starts]
    return Positions.join([players[number % 2].play() for number in range(games)])


# Learning.


@numba.njit  # type: ignore[untyped-decorator]
def _surprise(sums: Any, standing: int, seats: int, targets: Any, target: int) -> float:
    """Turn standings into the chances they stand for, less the targets; returns how much the
    targets surprise."""
    best = -1e9
    for seat in range(seats):
        best = max(best, sums[standing + seat])
    total = 0.0
    for seat in range(seats):
        sums[standing + seat] = exp(sums[standing + seat] - best)
        total += sums[standing + seat]
    surprise = 0.0
    for seat in range(seats):
        chance = sums[standing + seat] / total
        surprise -= targets[target + seat] * log(max(chance, 1e-7))
        sums[standing + seat] = chance - targets[target + seat]
    return surprise


@numba.njit  # type: ignore[untyped-decorator]
def descend(
    features: Any,
    targets: Any,
    rows: Any,
    output: Any,
    row_slopes: Any,
    output_slopes: Any,
    sums: Any,
) -> float:
    """How much the targets of some positions surprise the network, and the slopes of that, all
    added up. The first number of a row, what it is worth by itself, is learned beside the
    network and plays no part in it. `sums` is a buffer."""
    seats = len(features[0]) // MOST_FEATURES
    standing, alone = w.ROW * seats, w.ROW * seats + seats
    surprise = 0.0
    for number in range(len(features)):
        listed = features[number]
        for slot in range(alone + seats):
            sums[slot] = 0.0
        for place in range(len(listed)):
            first, row = w.ROW * (place // MOST_FEATURES), w.ROW * listed[place]
            for unit in range(w.ROW):
                sums[first + unit] += rows[row + unit]
        for seat in range(seats):
            sums[alone + seat] = sums[w.ROW * seat]
            for unit in range(1, w.ROW):
                share = min(1.0, max(0.0, sums[w.ROW * seat + unit]))
                sums[standing + seat] += output[unit] * share * share
        surprise += _surprise(sums, standing, seats, targets, seats * number)
        _surprise(sums, alone, seats, targets, seats * number)
        for seat in range(seats):
            error = sums[standing + seat]
            sums[w.ROW * seat] = sums[alone + seat]
            for unit in range(1, w.ROW):
                found = sums[w.ROW * seat + unit]
                share = min(1.0, max(0.0, found))
                output_slopes[unit] += error * share * share
                slope = 2.0 * error * output[unit] * share
                sums[w.ROW * seat + unit] = slope if found == share else 0.0
        for place in range(len(listed)):
            first, row = w.ROW * (place // MOST_FEATURES), w.ROW * listed[place]
            for unit in range(w.ROW):
                row_slopes[row + unit] += sums[first + unit]
    return surprise


def pieces_of_patterns() -> Any:
    """By feature, the pieces it is made of, to learn from pieces first."""
    pieces = np.full((FEATURES + 1, MOST_ABOVE), PIECES)
    for kind in range(w.KINDS):
        for code in range(2, j.PATTERNS):
            height, own = w.unpattern(code)
            for above in range(min(height, 6 if height <= 6 else 5)):
                step, mine = min(height - above, STEPS - 1), own >> above & 1
                piece = ((mine * w.KINDS + kind) * STEPS + step) * MOST_ABOVE + above
                pieces[j.PATTERNS * kind + code, above] = piece
    return pieces


class Learner:
    """A network that learns, by Adam."""

    def __init__(self, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.pieces: Any = random.normal(0, 0.05, (PIECES + 1, w.ROW))
        self.pieces[PIECES] = 0  # stands for no piece
        self.rest = np.zeros((FEATURES + 1, w.ROW))
        self.rest[MOBILITY:TO_MOVE] = random.normal(0.3, 0.2, w.ROW)
        self.rest[:, 0] = 0
        self.output: Any = random.normal(0, 0.3, w.ROW)
        self._parts = pieces_of_patterns()
        self._memory = [(np.zeros_like(x), np.zeros_like(x)) for x in self._learned()]
        self._steps = 0

    def _learned(self) -> list[Any]:
        return [self.pieces, self.rest, self.output]

    def rows(self) -> Any:
        """By feature, its row."""
        found = self.rest + sum(self.pieces[self._parts[:, above]] for above in range(MOST_ABOVE))
        found[NONE] = 0
        return found

    def step(self, features: Any, targets: Any, rate: float) -> float:
        """Learn from some positions; returns how much they surprised."""
        row_slopes: Any = np.zeros_like(self.rest)
        output_slopes, rows = np.zeros(w.ROW), self.rows()
        surprise = descend(features, targets.ravel(), rows.ravel(), self.output,
                           row_slopes.reshape(-1), output_slopes, np.zeros(200))  # fmt: skip
        row_slopes[NONE] = 0
        piece_slopes = np.zeros_like(self.pieces)
        for above in range(MOST_ABOVE):
            np.add.at(piece_slopes, self._parts[:, above], row_slopes)
        piece_slopes[PIECES] = 0
        slopes = [piece_slopes, row_slopes, np.asarray(output_slopes)]
        self._steps += 1
        for x, slope, (mean, square), decay in zip(
            self._learned(), slopes, self._memory, (1e-7, 1e-5, 0.0), strict=True
        ):
            slope = slope / len(features) + decay * x
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            grown = square / (1 - 0.999**self._steps)
            x -= rate * mean / (1 - 0.9**self._steps) / (np.sqrt(grown) + 1e-8)
        return float(surprise) / len(features)

    def surprise(self, positions: Positions) -> float:
        """How much the winners of positions that were not learned from surprise."""
        won: Any = np.eye(positions.expected.shape[1])[positions.winners]
        listed = positions.features.astype(np.int64)
        slopes = np.zeros((FEATURES + 1) * w.ROW), np.zeros(w.ROW)  # nobody asks for them
        rows = self.rows().ravel()
        total = descend(listed, won.ravel(), rows, self.output, *slopes, np.zeros(200))
        return float(total) / len(won)

    def weights(self) -> w.Weights:
        """As bots use them."""
        rows = np.concatenate([self.rows()[:, :1] * j.UNIT, self.rows()[:, 1:] * j.ONE], axis=1)
        rows = rows.round().astype(int).clip(-32768, 32767)
        return w.Weights(
            to_move=rows[TO_MOVE:FEATURES].ravel().tolist(),
            mobility=rows[MOBILITY:TO_MOVE].ravel().tolist(),
            output=(self.output[1:] * j.UNIT).round().astype(int).tolist(),
            piles=rows[:MOBILITY].ravel().tolist(),
        )


def learn(positions: Positions, expected: float, seed: int) -> w.Weights:
    """Fit a network to positions, the last ones held back."""
    random, learner = np.random.default_rng(seed), Learner(seed)
    cut = round(len(positions.winners) * (1 - HELD_BACK))
    steps = cut // BATCH
    for epoch in range(EPOCHS):
        order, surprise = random.permutation(cut), 0.0
        for step in range(steps):
            chosen = order[BATCH * step : BATCH * (step + 1)]
            hoped = positions.expected[chosen]
            won = np.eye(hoped.shape[1])[positions.winners[chosen]]
            rate = 0.004 * (1 - (epoch * steps + step) / (EPOCHS * steps)) + 1e-5
            targets = (1 - expected) * won + expected * hoped
            listed = positions.features[chosen].astype(np.int64)
            surprise += learner.step(listed, targets, rate) / steps
        others = learner.surprise(Positions(*(column[cut:] for column in positions)))
        print(f"   epoch {epoch}: {surprise:.4f}, winners of others {others:.4f}", flush=True)
    return learner.weights()


def nothing() -> w.Weights:
    """Weights that know nothing, to begin with."""
    sizes = (4 * w.ROW, j.MOBILITIES * w.ROW, j.HIDDEN, w.KINDS * j.PATTERNS * w.ROW)
    return w.Weights(*([0] * size for size in sizes))


def main() -> None:
    """Learn as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seats", type=int, choices=(2, 3, 4))
    parser.add_argument("--rounds", type=int, nargs="+", default=[1, 1, 8, 20])
    parser.add_argument("--games", type=int, default=80_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    weights = nothing()
    with ProcessPoolExecutor(wish.jobs, mp_context=get_context("spawn")) as pool:
        for number, simulations in enumerate(wish.rounds):
            began = time.monotonic()
            share = 1000  # games a task
            first = 1_000_000 * wish.seed + 10_000 * number
            tasks = [
                pool.submit(self_play, wish.seats, weights, share, simulations, first + part)
                for part in range(wish.games // share)
            ]
            positions = Positions.join([task.result() for task in tasks])
            print(
                f"round {number}: {len(positions.winners)} positions of {wish.games} games,"
                f" {simulations} simulations per move, {time.monotonic() - began:.0f} s",
                flush=True,
            )
            weights = learn(positions, EXPECTED if number else 0.0, wish.seed + number)
            file = FOLDER / f"weights-{wish.seats}.json"
            file.write_text(weights.to_json(), encoding="utf-8")


if __name__ == "__main__":
    main()
