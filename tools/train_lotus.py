"""Learn the weights of Lotus bots from their games against themselves, beginning with nothing.

    python tools/train_lotus.py SEATS [--rounds SIMULATIONS...] [--games N] [--jobs N] [--seed N]

Each round plays games with the weights of the round before, some moves at random so that there is
something to learn from, and with so many simulations a move. Then it fits the network anew to who
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

os.environ["TABLEE_KERNELS"] = "compiled"

import numpy as np

import tablee
from tablee.bots import judged_search as js
from tablee.bots.search import DEEPEST, MOVES, WORK
from tablee.core.kernel import (
    FLOAT,
    FLOATS,
    INT,
    MATRIX,
    VECTOR,
    Matrix,
    Vector,
    floats,
    kernel,
    matrix,
    vector_of,
)
from tablee.core.rng import below, generator
from tablee.core.slots import TURN, WINNERS
from tablee.games.lotus.mind import judgement as j
from tablee.games.lotus.mind import weights as w
from tablee.games.lotus.mind.tree import ponder
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

EXPLORE, TRUST = 0.1, 4.0  # see `judged_search`
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


@kernel((INT, VECTOR, INT, INT, VECTOR, VECTOR))
def list_features(state: Vector, seats: int, piece: int, kinds: Vector, out: Vector) -> int:
    """The features that make the standing of a seat (less 1); `kinds` are those of the fields."""
    count = MOST_FEATURES * piece
    end = count + MOST_FEATURES
    piles = 0
    for place in range(8, 8 * (seats + 1)):
        height = state[k.HEIGHTS + place]
        if height:
            own = int((place >> 3) - 1 == piece)
            kind = 0 if own else w.KINDS - 1
            out[count] = j.PATTERNS * kind + j.pattern(0, height, 0)
            count += 1
            piles += own
    for field in range(len(kinds)):
        height = state[k.HEIGHTS + k.FIELD + field]
        if height:
            code = j.pattern(state[k.PILES + field], height, piece)
            out[count] = j.PATTERNS * kinds[field] + code
            count += 1
            piles += int(state[k.PILES + field] & 3 == piece)
    out[count] = MOBILITY + min(piles, j.MOBILITIES - 1)
    out[count + 1] = TO_MOVE + (piece + 1 - state[TURN]) % seats
    for padding in range(count + 2, end):
        out[padding] = NONE
    return count


@kernel((INT, VECTOR, FLOATS, FLOATS, VECTOR))
def _clear(nodes: Vector, visits: list[float], totals: list[float], used: Vector) -> int:
    """Make a tree a root again."""
    for node in range(used[0]):
        nodes[js.NODE * node + js.COUNT] = 0
        visits[node] = totals[node] = 0.0
    used[0] = 1
    return 0


@kernel((INT, VECTOR, FLOATS, FLOATS))
def _favourite(nodes: Vector, visits: list[float], hints: list[float]) -> int:
    """The move of the root that was tried most often; of several, the one that seems best."""
    first = best = nodes[js.FIRST]
    for child in range(first, first + nodes[js.COUNT]):
        if visits[child] > visits[best] or (
            visits[child] == visits[best] and hints[child] > hints[best]
        ):
            best = child
    return nodes[js.NODE * best + js.ACTION]


_TREE = (VECTOR, FLOATS, FLOATS, FLOATS, VECTOR)


@kernel((INT, VECTOR, VECTOR, INT, *_TREE, MATRIX, *[FLOATS] * 4, VECTOR, VECTOR, MATRIX, FLOATS))
def play_game(
    rules: Vector,
    state: Vector,
    simulations: int,
    nodes: Vector,
    visits: list[float],
    totals: list[float],
    hints: list[float],
    used: Vector,
    work: Matrix,
    settings: list[float],
    sums: list[float],
    gains: list[float],
    judged: list[float],
    rng: Vector,
    kinds: Vector,
    features: Matrix,
    expected: list[float],
) -> int:
    """Play a game from a state on, some of its moves at random; keeps the features of some
    positions, a row each, and what was expected, and returns how many."""
    seats = rules[k.SEATS]
    opening = below(rng, 60) if below(rng, 3) == 0 else below(rng, 24)
    careless = below(rng, 8)  # of a hundred moves
    seen = kept = 0
    moves = work[MOVES]
    while state[TURN]:
        if seen < opening or below(rng, 100) < careless:
            action = moves[below(rng, k.legal(rules, state, moves))]
        else:
            _clear(nodes, visits, totals, used)
            for seat in range(seats):
                sums[seat] = 0.0
            rules[j.MOOD] = 1 + below(rng, 1 << 30)
            ponder(rules, state, simulations, nodes, visits, totals, hints, used,
                   work, settings, sums, gains, judged)  # fmt: skip
            action = _favourite(nodes, visits, hints)
            if below(rng, 3) == 0 and kept < MOST_KEPT:
                for seat in range(seats):
                    list_features(state, seats, seat, kinds, features[kept])
                    expected[seats * kept + seat] = sums[seat] / simulations
                kept += 1
        j.advance(rules, state, action)
        seen += 1
    return kept


def self_play(seats: int, weights: w.Weights, games: int, simulations: int, seed: int) -> Positions:
    """Play games, by turns without and with the experts' rules."""
    rng = generator(seed)
    starts = [GAME.new({"seats": seats, "expert": expert}) for expert in (False, True)]
    rules = [w.longer_rules(start, weights) for start in starts]
    track = starts[0].setup.parts.track
    kinds = vector_of([track.number(field) for field in range(len(track.fields))])
    tree = js.new_judged_tree(1 + (1 + simulations) * GAME.max_actions)
    work = matrix(WORK, max(DEEPEST, j.STANDING + j.HIDDEN * seats))
    settings = floats(js.SETTINGS)
    buffers = floats(seats), floats(seats), floats(seats)
    settings[js.EXPLORE], settings[js.TRUST] = EXPLORE, TRUST
    features, expected = matrix(MOST_KEPT, seats * MOST_FEATURES), floats(seats * MOST_KEPT)
    parts = []
    for number in range(games):
        which = number % 2
        state = w.longer_state(starts[which], rules[which])
        kept = play_game(rules[which], state, simulations, *tree, work, settings, *buffers, rng,
                         kinds, features, expected)  # fmt: skip
        hoped = np.array(expected[: seats * kept], dtype=np.float32).reshape(kept, seats)
        winner = int(state[WINNERS]).bit_length() - 1
        parts.append(
            Positions(np.array(features[:kept], np.int16), np.full(kept, winner, np.int8), hoped)
        )
    return Positions.join(parts)


# Learning.


@kernel((FLOAT, FLOATS, INT, INT, FLOATS, INT))
def _surprise(
    sums: list[float], standing: int, seats: int, targets: list[float], target: int
) -> float:
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


@kernel((FLOAT, MATRIX, *[FLOATS] * 6))
def descend(
    features: Matrix,
    targets: list[float],
    rows: list[float],
    output: list[float],
    row_slopes: list[float],
    output_slopes: list[float],
    sums: list[float],
) -> float:
    """How much the targets of some positions surprise the network, and the slopes of that, all
    added up. The first number of a row, what it is worth at a glance, is learned beside the
    network and plays no part in it. `sums` is a buffer."""
    seats = len(features[0]) // MOST_FEATURES
    standing, glance = j.ROW * seats, j.ROW * seats + seats
    surprise = 0.0
    for number in range(len(features)):
        listed = features[number]
        for slot in range(glance + seats):
            sums[slot] = 0.0
        for place in range(len(listed)):
            first, row = j.ROW * (place // MOST_FEATURES), j.ROW * listed[place]
            for unit in range(j.ROW):
                sums[first + unit] += rows[row + unit]
        for seat in range(seats):
            sums[glance + seat] = sums[j.ROW * seat]
            for unit in range(1, j.ROW):
                share = min(1.0, max(0.0, sums[j.ROW * seat + unit]))
                sums[standing + seat] += output[unit] * share * share
        surprise += _surprise(sums, standing, seats, targets, seats * number)
        _surprise(sums, glance, seats, targets, seats * number)
        for seat in range(seats):
            error = sums[standing + seat]
            sums[j.ROW * seat] = sums[glance + seat]
            for unit in range(1, j.ROW):
                found = sums[j.ROW * seat + unit]
                share = min(1.0, max(0.0, found))
                output_slopes[unit] += error * share * share
                slope = 2.0 * error * output[unit] * share
                sums[j.ROW * seat + unit] = slope if found == share else 0.0
        for place in range(len(listed)):
            first, row = j.ROW * (place // MOST_FEATURES), j.ROW * listed[place]
            for unit in range(j.ROW):
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
        self.pieces: Any = random.normal(0, 0.05, (PIECES + 1, j.ROW))
        self.pieces[PIECES] = 0  # stands for no piece
        self.rest = np.zeros((FEATURES + 1, j.ROW))
        self.rest[MOBILITY:TO_MOVE] = random.normal(0.3, 0.2, j.ROW)
        self.rest[:, 0] = 0
        self.output: Any = random.normal(0, 0.3, j.ROW)
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
        output_slopes, rows = floats(j.ROW), self.rows()
        surprise = descend(features, targets.ravel(), rows.ravel(), self.output,
                           row_slopes.reshape(-1), output_slopes, floats(200))  # fmt: skip
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
        return surprise / len(features)

    def surprise(self, positions: Positions) -> float:
        """How much the winners of positions that were not learned from surprise."""
        won: Any = np.eye(positions.expected.shape[1])[positions.winners]
        listed = positions.features.astype(np.int64)
        slopes = floats((FEATURES + 1) * j.ROW), floats(j.ROW)  # nobody asks for them
        rows = self.rows().ravel()
        total = descend(listed, won.ravel(), rows, self.output, *slopes, floats(200))
        return total / len(won)

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
    """Weights that tell nothing, to begin with."""
    sizes = (4 * j.ROW, j.MOBILITIES * j.ROW, j.HIDDEN, w.KINDS * j.PATTERNS * j.ROW)
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
                f" {simulations} simulations a move, {time.monotonic() - began:.0f} s",
                flush=True,
            )
            weights = learn(positions, EXPECTED if number else 0.0, wish.seed + number)
            file = FOLDER / f"lotus-{wish.seats}.json"
            file.write_text(weights.to_json(), encoding="utf-8")


if __name__ == "__main__":
    main()
