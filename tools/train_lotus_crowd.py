"""Learn the weights of Lotus bots at tables of three and four from their games against themselves.

    python -m tools.train_lotus_crowd SEATS [--simulations N] [--rate R] [--seed N]

Every move is searched for: a small tree grows where the weights of the moment see chances. What a
search finds is better than what the weights say at once, and that is learned: each position of a
game by what later searches found and who won, and the inner nodes of a tree by what was found below
them. These samples wait among the last million, from which batches are drawn at random. An eighth
of the games follow the experts' rules. Of the weights of the moment a mean is written.

The run is as long as the simulations that its searches make, which take most of the time; equal
commands write equal files, src/tablee/games/lotus/mind/data/weights-SEATS.json.
"""

from __future__ import annotations

import argparse
import time
from math import exp, log, sqrt
from pathlib import Path
from typing import Any, NamedTuple

import numba
import numpy as np

import tablee
from tablee.core import rng, rounds, vectors
from tablee.core.slots import TURN, WINNERS
from tablee.games.lotus.mind import crowd as c
from tablee.games.lotus.mind.crowd_weights import CrowdWeights
from tablee.games.lotus.rules import kernel as k
from tools.kernels_in_numba import compile_kernels

GAME = tablee.find_game("lotus")
FOLDER = Path(__file__).parent.parent / "src/tablee/games/lotus/mind/data"
SEATS = c.SEATS  # that a row of weights has room for
WIDTH = SEATS + c.HIDDEN

SIMULATIONS = (8, 24)  # for a position, at first and from GROWN on; up to a half more at random
GROWN = 0.62  # of the run
EXPLORE = 0.15  # times 0.5 to 1.5
NODES, DEEPEST = 8192, 128  # of a tree

MOST_KEPT = 1000  # positions of a game
INNER, WELL_KNOWN = 12, 12  # nodes of a tree that are learned at most; visits that they need
LAMBDA = 0.97  # how much of what comes later counts
SAMPLES, ENOUGH = 1_000_000, 20_000  # that wait at most; that there are before any is learned
BATCH = 256
RATE = 0.0015  # of learning, to the middle of the run; from there on it falls
FADING, SMALLEST = 0.999, 1e-3  # how long slopes are remembered, and what they count as at least
MEAN_FROM, MEAN_OF, MEAN_EVERY = 0.3, 2000, 20  # of the run; how many weights; in steps
PROGRESS = 20  # seconds from one line to the next

compile_kernels(rng, rounds, vectors, k, c)


class Network(NamedTuple):
    """Rows of weights by feature, for each seat and then for each hidden sum; and by seat, what a
    hidden sum is worth to it."""

    rows: Any
    output: Any

    @classmethod
    def begin(cls, seats: int, seed: int) -> Network:
        """One that knows nothing yet."""
        random = np.random.default_rng(seed)
        rows = np.zeros((c.FEATURES, WIDTH), np.float32)
        rows[:, SEATS:] = random.normal(0, 0.03, (c.FEATURES, c.HIDDEN))
        rows[c.LEFT : c.MOBILITY, SEATS:] += np.float32(0.35 / seats)
        output = np.zeros((SEATS, c.HIDDEN), np.float32)
        output[:seats] = random.normal(0, 0.3, (seats, c.HIDDEN))
        return cls(rows, output)

    def filled(self, value: float) -> Network:
        """Another of the same shape, of one number."""
        return Network(*(np.full_like(part, value) for part in self))


class Tree(NamedTuple):
    """The nodes of a search, beginning with the root; and room for what a simulation needs."""

    totals: Any  # by node and seat
    visits: Any
    moves: Any
    firsts: Any  # child, which its siblings follow
    children: Any
    tried: Any  # children
    used: Any  # one number: the nodes there are
    path: Any
    state: Any
    listed: Any  # moves
    found: Any  # features
    sums: Any
    chances: Any
    queue: Any  # nodes to learn
    states: Any  # at them

    @classmethod
    def empty(cls) -> Tree:
        """Room for a search."""
        return cls(
            totals=np.zeros((NODES, SEATS), np.float32),
            visits=np.zeros(NODES, np.int64),
            moves=np.zeros(NODES, np.int64),
            firsts=np.zeros(NODES, np.int64),
            children=np.zeros(NODES, np.int64),
            tried=np.zeros(NODES, np.int64),
            used=np.zeros(1, np.int64),
            path=np.zeros(DEEPEST, np.int64),
            state=np.zeros(k.SIZE, np.int64),
            listed=np.zeros(256, np.int64),
            found=np.zeros(c.MOST_FEATURES, np.int16),
            sums=np.zeros(WIDTH, np.float32),
            chances=np.zeros(SEATS, np.float32),
            queue=np.zeros(1 + INNER, np.int64),
            states=np.zeros((1 + INNER, k.SIZE), np.int64),
        )


class Samples(NamedTuple):
    """Positions to learn, and the chances of the seats there, from the one to move on."""

    found: Any
    counts: Any
    targets: Any
    made: Any  # one number: how many there were so far

    @classmethod
    def empty(cls) -> Samples:
        """Room for the last ones."""
        return cls(
            np.zeros((SAMPLES, c.MOST_FEATURES), np.int16),
            np.zeros(SAMPLES, np.int64),
            np.zeros((SAMPLES, SEATS), np.float32),
            np.zeros(1, np.int64),
        )


class Game(NamedTuple):
    """What is kept of a game, by position that was searched."""

    places: Any  # among the samples
    movers: Any
    values: Any  # by seat, as the search found them
    careless: Any  # whether the move there was made at random

    @classmethod
    def empty(cls) -> Game:
        """Room for a game."""
        return cls(
            np.zeros(MOST_KEPT, np.int64),
            np.zeros(MOST_KEPT, np.int64),
            np.zeros((MOST_KEPT, SEATS), np.float32),
            np.zeros(MOST_KEPT, np.int8),
        )


# What the network makes of a position.


@numba.njit(fastmath=True, _nrt=False)  # type: ignore[untyped-decorator]
def _add_up(network: Network, found: Any, count: int, sums: Any) -> None:
    """Work out the sums of these features."""
    sums[:] = 0
    for slot in range(count):
        row = network.rows[found[slot]]
        for unit in range(WIDTH):
            sums[unit] += row[unit]


@numba.njit(fastmath=True, _nrt=False)  # type: ignore[untyped-decorator]
def _to_chances(network: Network, seats: int, sums: Any, chances: Any) -> None:
    """Turn sums into chances, of the seat to move and those after it."""
    best = np.float32(-1e9)
    for seat in range(seats):
        row, standing = network.output[seat], sums[seat]
        for unit in range(c.HIDDEN):
            share = min(np.float32(1), max(np.float32(0), sums[SEATS + unit]))
            standing += share * share * row[unit]
        chances[seat] = standing
        best = max(best, standing)
    total = np.float32(0)
    for seat in range(seats):
        chances[seat] = exp(chances[seat] - best)
        total += chances[seat]
    for seat in range(seats):
        chances[seat] /= total


# The search.


@numba.njit(_nrt=False)  # type: ignore[untyped-decorator]
def _grow(tree: Tree, node: int, rules: Any, state: Any, random: Any) -> None:
    """Give a node its children, in random order."""
    first, count = tree.used[0], k.legal(rules, state, tree.listed)
    rng.mix(random, tree.listed, 0, count)
    tree.firsts[node], tree.children[node], tree.tried[node] = first, count, 0
    for index in range(count):
        child = first + index
        tree.moves[child] = tree.listed[index]
        tree.visits[child] = tree.children[child] = 0
        tree.totals[child] = 0
    tree.used[0] += count


@numba.njit(fastmath=True, _nrt=False)  # type: ignore[untyped-decorator]
def _choose(tree: Tree, node: int, seat: int, explore: float) -> Any:
    """The child to visit next, at the turn of a seat (less 1)."""
    first, tried = tree.firsts[node], tree.tried[node]
    if tried < tree.children[node]:
        tree.tried[node] += 1
        return first + tried
    chosen, best = first, -1.0
    wanted = explore * sqrt(log(tree.visits[node] + 1.0))
    for child in range(first, first + tried):
        share = 1.0 / tree.visits[child]
        bound = tree.totals[child, seat] * share + wanted * sqrt(share)
        if bound > best:
            chosen, best = child, bound
    return chosen


@numba.njit(_nrt=False)  # type: ignore[untyped-decorator]
def _simulate(
    network: Network, rules: Any, root: Any, tree: Tree, explore: float, random: Any
) -> None:
    """Follow the tree to a new node, and count what its position is worth all the way."""
    seats, state = rules[k.SEATS], tree.state
    vectors.copy(root, state)
    node, depth = 0, 1
    while state[TURN] and (depth == 1 or tree.visits[node]):
        if not tree.children[node]:
            _grow(tree, node, rules, state, random)
        node = _choose(tree, node, state[TURN] - 1, explore)
        k.play(rules, state, tree.moves[node])
        tree.path[depth] = node
        depth += 1
    mover = max(0, state[TURN] - 1)
    if state[TURN]:
        count = c.features(rules, state, tree.found)
        _add_up(network, tree.found, count, tree.sums)
        _to_chances(network, seats, tree.sums, tree.chances)
    else:
        for seat in range(seats):
            tree.chances[seat] = state[WINNERS] >> seat & 1
    for step in range(depth):
        tree.visits[tree.path[step]] += 1
        totals = tree.totals[tree.path[step]]
        for turn in range(seats):
            totals[(mover + turn) % seats] += tree.chances[turn]


@numba.njit(_nrt=False)  # type: ignore[untyped-decorator]
def _search(network: Network, rules: Any, root: Any, tree: Tree, wish: Any, random: Any) -> None:
    """Search a position; the wish is how many simulations to make, and how much to explore."""
    tree.used[0] = 1
    tree.visits[0] = tree.children[0] = 0
    tree.totals[0] = 0
    for _ in range(wish[0]):
        _simulate(network, rules, root, tree, wish[1], random)


# Games, and the samples they give.


@numba.njit(_nrt=False)  # type: ignore[untyped-decorator]
def _add_sample(samples: Samples, rules: Any, state: Any) -> Any:
    """Add a position to the samples; returns its place there."""
    place = samples.made[0] % SAMPLES
    samples.made[0] += 1
    samples.counts[place] = c.features(rules, state, samples.found[place])
    return place


@numba.njit(_nrt=False)  # type: ignore[untyped-decorator]
def _aim(samples: Samples, place: int, seats: int, mover: int, values: Any) -> None:
    """Say what is to be learned of a sample."""
    for turn in range(seats):
        samples.targets[place, turn] = values[(mover + turn) % seats]


@numba.njit  # type: ignore[untyped-decorator]
def _add_inner(rules: Any, root: Any, tree: Tree, samples: Samples) -> None:
    """Add the inner nodes of a tree that were visited often, those near the root first."""
    tree.queue[0] = 0
    vectors.copy(root, tree.states[0])
    looked_at, length = 0, 1
    while looked_at < length:
        node, state = tree.queue[looked_at], tree.states[looked_at]
        if looked_at:
            values = tree.totals[node] / np.float32(tree.visits[node])
            _aim(
                samples, _add_sample(samples, rules, state), rules[k.SEATS], state[TURN] - 1, values
            )
        first = tree.firsts[node]
        for child in range(first, first + tree.children[node]):
            if tree.visits[child] >= WELL_KNOWN and length <= INNER:
                tree.queue[length] = child
                vectors.copy(state, tree.states[length])
                length += int(k.play(rules, tree.states[length], tree.moves[child]) > 0)
        looked_at += 1


@numba.njit(_nrt=False)  # type: ignore[untyped-decorator]
def _pick(tree: Tree, by_visits: bool, random: Any) -> Any:
    """The move of the child that was visited most, or of one drawn by its visits."""
    first, chosen = tree.firsts[0], tree.firsts[0]
    drawn = rng.below(random, tree.visits[0])
    for child in range(first, first + tree.children[0]):
        visits = tree.visits[child]
        if by_visits:
            if 0 <= drawn < visits:
                chosen = child
            drawn -= visits
        elif visits > tree.visits[chosen]:
            chosen = child
    return tree.moves[chosen]


@numba.njit  # type: ignore[untyped-decorator]
def play_game(
    network: Network,
    rules: Any,
    start: Any,
    simulations: int,
    random: Any,
    tree: Tree,
    samples: Samples,
    game: Game,
) -> Any:
    """Play a game, and add its samples; returns how many simulations it took."""
    opening = rng.below(random, 60) if rng.below(random, 3) == 0 else rng.below(random, 12)
    careless, drawn = 2 * rng.below(random, 4), 30 * rng.below(random, 2)  # percent of the moves
    explore = EXPLORE * (0.5 + rng.below(random, 1 << 20) / (1 << 20))
    state, total, number = start.copy(), 0, 0
    for _ in range(opening):
        if state[TURN]:
            count = k.legal(rules, state, tree.listed)
            k.play(rules, state, tree.listed[rng.below(random, count)])
    while state[TURN] and number < MOST_KEPT:
        wanted = simulations + rng.below(random, simulations // 2 + 1)
        _search(network, rules, state, tree, (wanted, explore), random)
        _add_inner(rules, state, tree, samples)
        game.places[number] = _add_sample(samples, rules, state)
        game.movers[number] = state[TURN] - 1
        game.values[number] = tree.totals[0] / np.float32(wanted)
        game.careless[number] = int(rng.below(random, 100) < careless)
        move = _pick(tree, rng.below(random, 100) < drawn, random)
        if game.careless[number]:
            count = k.legal(rules, state, tree.listed)
            move = tree.listed[rng.below(random, count)]
        k.play(rules, state, move)
        total, number = total + wanted, number + 1
    _look_back(rules[k.SEATS], state[WINNERS], samples, game, number)
    return total


@numba.njit  # type: ignore[untyped-decorator]
def _look_back(seats: int, winners: int, samples: Samples, game: Game, length: int) -> None:
    """Draw the positions of a game towards what came of them."""
    target = np.zeros(SEATS, np.float32)
    for seat in range(seats):
        target[seat] = winners >> seat & 1
    for number in range(length - 1, -1, -1):
        later = 0.0 if game.careless[number] else LAMBDA  # else it says nothing of this position
        for seat in range(seats):
            target[seat] = later * target[seat] + (1 - later) * game.values[number, seat]
        _aim(samples, game.places[number], seats, game.movers[number], target)


# Learning.


@numba.njit(fastmath=True, _nrt=False)  # type: ignore[untyped-decorator]
def _bend(network: Network, slopes: Network, seats: int, sums: Any, errors: Any, bent: Any) -> None:
    """Work out the slopes of the sums, and add those of the output."""
    bent[:] = 0
    for seat in range(seats):
        error, row, slope = errors[seat], network.output[seat], slopes.output[seat]
        bent[seat] = error
        for unit in range(c.HIDDEN):
            share = min(np.float32(1), max(np.float32(0), sums[SEATS + unit]))
            slope[unit] += error * share * share
            bent[SEATS + unit] += error * row[unit]
    for unit in range(SEATS, WIDTH):
        inside = np.float32(0) < sums[unit] <= np.float32(1)
        bent[unit] *= 2 * sums[unit] if inside else np.float32(0)


@numba.njit(fastmath=True, _nrt=False)  # type: ignore[untyped-decorator]
def _add_slopes(slopes: Network, touched: Any, found: Any, count: int, bent: Any) -> None:
    """Add the slopes of the sums to those of these features."""
    for slot in range(count):
        touched[found[slot]] = 1
        row = slopes.rows[found[slot]]
        for unit in range(WIDTH):
            row[unit] += bent[unit]


@numba.njit(fastmath=True, _nrt=False)  # type: ignore[untyped-decorator]
def _follow(weights: Any, slopes: Any, squares: Any, rate: Any) -> None:
    """Go down some slopes, by how steep they usually are, and forget them."""
    for place in range(len(weights)):
        slope = slopes[place]
        square = np.float32(FADING) * squares[place] + np.float32(1 - FADING) * slope * slope
        squares[place] = square
        weights[place] -= rate * slope / (np.sqrt(square) + np.float32(SMALLEST))
        slopes[place] = 0


@numba.njit  # type: ignore[untyped-decorator]
def learn_batch(
    network: Network,
    slopes: Network,
    squares: Network,
    known: Any,
    samples: Samples,
    seats: int,
    rate: float,
    random: Any,
) -> float:
    """Take a step with samples drawn at random; returns how much they surprised. The features that
    it changed become known."""
    touched, bent = np.zeros(c.FEATURES, np.int8), np.zeros(WIDTH, np.float32)
    sums, chances = np.zeros(WIDTH, np.float32), np.zeros(SEATS, np.float32)
    waiting, surprise = min(SAMPLES, samples.made[0]), 0.0
    for _ in range(BATCH):
        place = rng.below(random, waiting)
        found, count = samples.found[place], samples.counts[place]
        _add_up(network, found, count, sums)
        _to_chances(network, seats, sums, chances)
        for seat in range(seats):
            surprise -= samples.targets[place, seat] * log(chances[seat] + 1e-7)
            chances[seat] -= samples.targets[place, seat]
        _bend(network, slopes, seats, sums, chances, bent)
        _add_slopes(slopes, touched, found, count, bent)
    for feature in range(c.FEATURES):
        if touched[feature]:
            known[feature] = 1
            rows = network.rows[feature], slopes.rows[feature], squares.rows[feature]
            _follow(*rows, np.float32(rate))
    for seat in range(seats):
        outputs = network.output[seat], slopes.output[seat], squares.output[seat]
        _follow(*outputs, np.float32(rate))
    return surprise / BATCH


class Learner:
    """Games, and the network that plays them and learns from them."""

    def __init__(self, seats: int, seed: int) -> None:
        self.seats = seats
        self.games = self.simulations = self.steps = 0
        self.network = Network.begin(seats, seed)
        self.known = np.zeros(c.FEATURES, np.int8)
        self.samples = Samples.empty()
        self.surprise: list[float] = []  # by step, since the last line
        self._slopes, self._squares = self.network.filled(0), self.network.filled(1)
        self._mean, self._mean_of = self.network.filled(0), 0
        self._random = np.array(rng.generator(seed), np.int64)
        self._tree, self._game = Tree.empty(), Game.empty()
        self._owed = 0  # samples to learn
        expert = _vectors(seats, expert=True)
        self._vectors = [_vectors(seats, expert=False)] * 7 + [expert]

    @property
    def mean(self) -> Network:
        """The mean of the last weights; before there is any, the weights."""
        return self._mean if self._mean_of else self.network

    def play(self, simulations: int) -> None:
        """Play a game, with so many simulations for each position or a little more."""
        before = int(self.samples.made[0])
        rules, start = self._vectors[self.games % len(self._vectors)]
        play = (self._random, self._tree, self.samples, self._game)
        self.simulations += play_game(self.network, rules, start, simulations, *play)
        self.games += 1
        made = int(self.samples.made[0])
        self._owed = self._owed + made - before if made >= ENOUGH else 0

    def learn(self, rate: float, keep_mean: bool) -> None:
        """Learn as many samples as there are new ones."""
        while self._owed >= BATCH:
            self._owed -= BATCH
            self.steps += 1
            nets = (self.network, self._slopes, self._squares, self.known)
            found = learn_batch(*nets, self.samples, self.seats, rate, self._random)
            self.surprise.append(found)
            if keep_mean and self.steps % MEAN_EVERY == 0:
                self._mean_of = min(MEAN_OF, self._mean_of + 1)
                for part, now in zip(self._mean, self.network, strict=True):
                    part += (now - part) / np.float32(self._mean_of)

    def tell(self) -> str:
        """What there is to say of the run since this was last asked."""
        surprise = np.mean(self.surprise) if self.surprise else 0.0
        self.surprise.clear()
        return (
            f"{self.games} games, {self.simulations} simulations,"
            f" {self.samples.made[0]} samples, surprise {surprise:.4f}"
        )


def _vectors(seats: int, expert: bool) -> tuple[Any, Any]:
    """The longer rules of a game, and its state at the start."""
    start = GAME.new({"seats": seats, "expert": expert})
    rules, track = np.zeros(c.OUTPUT, np.int64), start.setup.parts.track
    rules[: len(start.setup.rules)] = start.setup.rules
    for field in range(len(track.fields)):
        rules[c.FIELD_KINDS + field] = track.number(field) - 1
    return rules, np.array(start.state, np.int64)


def write(network: Network, known: Any, seats: int) -> None:
    """Write the weights for tables of this size, none for features that never came up."""
    rows = np.rint(network.rows * known[:, None] * c.ONE).astype(int).clip(-c.HEAVIEST, c.HEAVIEST)
    output = np.rint(network.output.T * c.UNIT).astype(int)
    weights = CrowdWeights(output.ravel().tolist(), rows.ravel().tolist())
    (FOLDER / f"weights-{seats}.json").write_text(weights.to_json(), encoding="utf-8")


def learn(seats: int, simulations: int, top: float, seed: int) -> None:
    """Learn until so many simulations are made, and write the weights now and then; `top` is the
    rate of learning at first."""
    learner = Learner(seats, seed)
    began = told = time.monotonic()
    fewest, most = SIMULATIONS
    done = 0.0
    while done < 1:
        learner.play(int(fewest * (most / fewest) ** min(1.0, done / GROWN)))
        learner.learn(top * max(0.01, min(1.0, 2 * (1 - done))), done > MEAN_FROM)
        done = learner.simulations / simulations
        if time.monotonic() - told > PROGRESS or done >= 1:
            told = time.monotonic()
            print(f"{told - began:.0f} s, {done:.1%}: {learner.tell()}", flush=True)
            write(learner.mean, learner.known, seats)


def main() -> None:
    """Learn as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seats", type=int, choices=(3, 4))
    parser.add_argument("--simulations", type=int, default=450_000_000)
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    learn(wish.seats, wish.simulations, wish.rate, wish.seed)


if __name__ == "__main__":
    main()
