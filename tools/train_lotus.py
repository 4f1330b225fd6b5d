"""Learn the weights of Lotus bots for two seats from their games against themselves, beginning
with nothing.

    python -m tools.train_lotus [--games N] [--rate R] [--seed N]

Each game is played with the weights of the moment: every seat makes the move after which it seems
to stand best, some moves are made at random so that there is something to learn from. Then each
position is drawn towards what came of it (temporal differences): a share of what the next position
was judged to be worth, the rest of what the one after that was, and so on to who won. What a piece
adds by its field, its step and the pieces above it is learned beside what the whole pile adds, so
that rare piles are judged by common pieces. Of the weights of the moment a mean is written, to
src/tablee/games/lotus/mind/data/weights-2.json.
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
from tablee.core import rng, rounds
from tablee.core.slots import SCORE, TURN, WINNERS
from tablee.games.lotus.mind import judgement as j
from tablee.games.lotus.mind import weights as w
from tablee.games.lotus.rules import kernel as k
from tools.kernels_in_numba import compile_kernels

GAME = tablee.find_game("lotus")
FILE = Path(__file__).parent.parent / "src/tablee/games/lotus/mind/data/weights-2.json"
SEATS = 2

# Features, each with a row of weights: piles by kind and pattern, then these.
MOBILITY = w.KINDS * j.PATTERNS
TO_MOVE = MOBILITY + j.MOBILITIES
LEFT = TO_MOVE + 4
OTHERS_LEFT = LEFT + j.LEFTS
PIECES = OTHERS_LEFT + j.LEFTS  # of a pile: by kind, step and pieces above, whose
STEPS, MOST_ABOVE = 10, 6
FEATURES = PIECES + 2 * w.KINDS * STEPS * MOST_ABOVE
MOST_FEATURES = 80  # of a seat in a position
MOST_KEPT = 1000  # positions of a game

LAMBDA = 0.5  # how much of what comes later counts
GAMES_PER_STEP = 8
RATE = 0.0004  # of learning, to the middle of the run; from there on it falls
#: No weight is heavier, so that sums that share a number never reach each other.
HEAVIEST = ((1 << j.LANE - 1) - 1) // (k.MOST_PIECES + 4)
FADING, SMALLEST = 0.999, 1e-3  # how long slopes are remembered, and what they count as at least
MEAN_OF = 200  # how many of the last weights, every tenth, the mean is of

compile_kernels(rng, rounds, k, j)


@numba.njit  # type: ignore[untyped-decorator]
def list_features(rules: Any, state: Any, piece: int, kinds: Any, found: Any) -> int:
    """Write the features that make the standing of a seat (less 1); returns how many there are.
    `kinds` are those of the fields."""
    seats, pieces_each = rules[k.SEATS], rules[k.PIECES]
    count = piles = 0
    for place in range(8, 8 * (seats + 1)):
        height = state[k.HEIGHTS + place]
        if height:
            own = (place >> 3) - 1 == piece
            found[count] = j.PATTERNS * (0 if own else w.KINDS - 1) + j.pattern(0, height, 0)
            count += 1
            piles += int(own)
    for field in range(len(kinds)):
        height = state[k.HEIGHTS + k.FIELD + field]
        if height:
            pieces, kind = state[k.PILES + field], kinds[field]
            found[count] = j.PATTERNS * kind + j.pattern(pieces, height, piece)
            count += 1
            for above in range(height if height <= MOST_ABOVE else MOST_ABOVE - 1):
                step = min(height - above, STEPS) - 1
                mine = int(pieces >> 2 * above & 3 == piece)
                found[count] = PIECES + ((kind * STEPS + step) * MOST_ABOVE + above) * 2 + mine
                count += 1
            piles += int(pieces & 3 == piece)
    fewest = j.LEFTS - 1
    for other in range(seats):
        if other != piece:
            fewest = min(fewest, pieces_each - state[SCORE + other])
    found[count] = MOBILITY + min(piles, j.MOBILITIES - 1)
    found[count + 1] = TO_MOVE + (piece + 1 - state[TURN] + seats) % seats
    found[count + 2] = LEFT + min(pieces_each - state[SCORE + piece], j.LEFTS - 1)
    found[count + 3] = OTHERS_LEFT + fewest
    return count + 4


class Network(NamedTuple):
    """Rows of weights by feature: to each hidden sum, and what a feature is worth by itself, which
    is learned beside the network and plays no part in it."""

    hidden: Any
    alone: Any
    output: Any

    @classmethod
    def begin(cls, seed: int) -> Network:
        """One that knows nothing yet."""
        random = np.random.default_rng(seed)
        hidden = random.normal(0, 0.03, (FEATURES, j.HIDDEN)).astype(np.float32)
        hidden[TO_MOVE:LEFT] += np.float32(0.25)
        output = random.normal(0, 0.3, j.HIDDEN).astype(np.float32)
        return cls(hidden, np.zeros((FEATURES, 1), np.float32), output)

    def filled(self, value: float) -> Network:
        """Another of the same shape, of one number."""
        return Network(*(np.full_like(part, value) for part in self))


@numba.njit  # type: ignore[untyped-decorator]
def _add_up(network: Network, listed: Any, count: int, sums: Any) -> Any:
    """Work out the hidden sums of a seat; returns what its features are worth alone."""
    sums[:] = 0
    alone = np.float32(0)
    for slot in range(count):
        row = network.hidden[listed[slot]]
        for unit in range(j.HIDDEN):
            sums[unit] += row[unit]
        alone += network.alone[listed[slot], 0]
    return alone


@numba.njit  # type: ignore[untyped-decorator]
def _standing(network: Network, sums: Any) -> Any:
    """How well a seat stands by its hidden sums."""
    found = np.float32(0)
    for unit in range(j.HIDDEN):
        share = min(np.float32(1), max(np.float32(0), sums[unit]))
        found += share * share * network.output[unit]
    return found


@numba.njit  # type: ignore[untyped-decorator]
def _to_chances(standings: Any) -> None:
    """Turn standings into the chances they stand for."""
    best = standings.max()
    for seat in range(len(standings)):
        standings[seat] = exp(standings[seat] - best)
    standings /= standings.sum()


class Game(NamedTuple):
    """What is kept of a game, by position and seat: the features, and what was judged."""

    listed: Any
    counts: Any
    sums: Any
    chances: Any
    alone: Any  # chances by what features are worth alone
    careless: Any  # by position: whether the move there was made at random
    winners: Any  # one number

    @classmethod
    def empty(cls, seats: int) -> Game:
        """Room for a game."""
        shape = (MOST_KEPT, seats)
        return cls(
            np.zeros((*shape, MOST_FEATURES), np.int32),
            np.zeros(shape, np.int32),
            np.zeros((*shape, j.HIDDEN), np.float32),
            np.zeros(shape, np.float32),
            np.zeros(shape, np.float32),
            np.zeros(MOST_KEPT, np.int8),
            np.zeros(1, np.int64),
        )


@numba.njit  # type: ignore[untyped-decorator]
def _judge(network: Network, rules: Any, state: Any, kinds: Any, game: Game, number: int) -> None:
    """Judge a position, and keep it as the one of this number."""
    seats = game.counts.shape[1]
    for seat in range(seats):
        listed, sums = game.listed[number, seat], game.sums[number, seat]
        count = list_features(rules, state, seat, kinds, listed)
        game.counts[number, seat] = count
        game.alone[number, seat] = _add_up(network, listed, count, sums)
        game.chances[number, seat] = _standing(network, sums)
    _to_chances(game.chances[number])
    _to_chances(game.alone[number])


@numba.njit  # type: ignore[untyped-decorator]
def play_game(network: Network, rules: Any, start: Any, kinds: Any, random: Any, game: Game) -> int:
    """Play a game, and keep its positions; returns how many there are."""
    opening = rng.below(random, 60) if rng.below(random, 3) == 0 else rng.below(random, 16)
    careless, noise = 2 * rng.below(random, 4), rng.below(random, 2) / 8
    state, after, moves = start.copy(), start.copy(), np.zeros(200, np.int64)
    last = MOST_KEPT - 1  # where positions that are only looked at go
    number = 0
    while state[TURN] and number < last:
        seat, count = state[TURN] - 1, k.legal(rules, state, moves)
        _judge(network, rules, state, kinds, game, number)
        chosen = rng.below(random, count)
        game.careless[number] = int(number < opening or rng.below(random, 100) < careless)
        if not game.careless[number]:
            best = -1e9
            for index in range(count):
                after[:] = state
                if k.play(rules, after, moves[index]):
                    _judge(network, rules, after, kinds, game, last)
                    found = log(game.chances[last, seat] + 1e-6)
                else:
                    found = 0.0 if after[WINNERS] >> seat & 1 else log(1e-6)
                found -= noise * log(-log((rng.below(random, 1 << 30) + 0.5) / (1 << 30)))
                if found > best:
                    best, chosen = found, index
        k.play(rules, state, moves[chosen])
        number += 1
    game.winners[0] = state[WINNERS]
    return number


@numba.njit  # type: ignore[untyped-decorator]
def learn_game(network: Network, slopes: Network, touched: Any, game: Game, length: int) -> float:
    """Add the slopes of a game's positions to `slopes`; returns how much they surprised."""
    seats = game.counts.shape[1]
    target, bent = np.zeros(seats, np.float32), np.zeros(j.HIDDEN, np.float32)
    for seat in range(seats):
        target[seat] = game.winners[0] >> seat & 1
    surprise = 0.0
    for number in range(length - 1, -1, -1):
        chances = game.chances[number]
        if game.careless[number]:  # what comes of it says nothing of this position
            target[:] = chances
            continue
        for seat in range(seats):
            error, sums = chances[seat] - target[seat], game.sums[number, seat]
            error_alone = game.alone[number, seat] - target[seat]
            for unit in range(j.HIDDEN):
                share = min(np.float32(1), max(np.float32(0), sums[unit]))
                slopes.output[unit] += error * share * share
                inside = share == sums[unit]
                bent[unit] = 2 * error * network.output[unit] * share if inside else np.float32(0)
            for slot in range(game.counts[number, seat]):
                feature = game.listed[number, seat, slot]
                touched[feature] = 1
                row = slopes.hidden[feature]
                for unit in range(j.HIDDEN):
                    row[unit] += bent[unit]
                slopes.alone[feature, 0] += error_alone
            surprise -= target[seat] * log(chances[seat] + 1e-7)
            target[seat] = LAMBDA * target[seat] + (1 - LAMBDA) * chances[seat]
    return surprise / max(1, length)


@numba.njit  # type: ignore[untyped-decorator]
def _follow(weights: Any, slopes: Any, squares: Any, rate: float) -> None:
    """Go down some slopes, by how steep they usually are, and forget them."""
    for place in range(len(weights)):
        slope = slopes[place]
        squares[place] = FADING * squares[place] + (1 - FADING) * slope * slope
        weights[place] -= rate * slope / (sqrt(squares[place]) + SMALLEST)
        slopes[place] = 0


@numba.njit  # type: ignore[untyped-decorator]
def step(network: Network, slopes: Network, squares: Network, touched: Any, rate: float) -> None:
    """Learn from the slopes that were added up."""
    for feature in range(FEATURES):
        if touched[feature]:
            touched[feature] = 0
            _follow(network.hidden[feature], slopes.hidden[feature], squares.hidden[feature], rate)
            _follow(network.alone[feature], slopes.alone[feature], squares.alone[feature], rate)
    _follow(network.output, slopes.output, squares.output, rate)


def learn(games: int, top: float, seed: int) -> Network:
    """The mean of the last weights of so many games, by turns without and with experts' rules;
    `top` is the rate of learning at first."""
    starts = [GAME.new({"seats": SEATS, "expert": expert}) for expert in (False, True)]
    vectors = [(np.array(s.setup.rules, np.int64), np.array(s.state, np.int64)) for s in starts]
    track = starts[0].setup.parts.track
    kinds = np.array([track.number(field) for field in range(len(track.fields))])
    random, game = np.array(rng.generator(seed), np.int64), Game.empty(SEATS)
    network = Network.begin(seed)
    mean = Network(*(part.copy() for part in network))
    slopes, squares = network.filled(0), network.filled(1)
    touched = np.zeros(FEATURES, np.int8)
    steps, began, surprise, length = games // GAMES_PER_STEP, time.monotonic(), 0.0, 0
    for number in range(steps):
        for turn in range(GAMES_PER_STEP):
            kept = play_game(network, *vectors[turn % 2], kinds, random, game)
            surprise += learn_game(network, slopes, touched, game, kept)
            length += kept
        done = number / steps
        rate = top * max(0.01, min(1.0, 2 * (1 - done)))
        step(network, slopes, squares, touched, rate)
        if number % 10 == 0:
            share = max(1 / MEAN_OF, 1 / (1 + number // 10))
            for part, now in zip(mean, network, strict=True):
                part += np.float32(share) * (now - part)
        if (number + 1) % 2500 == 0:
            several = 2500 * GAMES_PER_STEP
            print(
                f"{(number + 1) * GAMES_PER_STEP} games, {time.monotonic() - began:.0f} s,"
                f" {length / several:.1f} moves each, surprise {surprise / several:.4f}",
                flush=True,
            )
            surprise, length = 0.0, 0
            write(mean)
    return mean


def rows_of(network: Network) -> Any:
    """Rows of weights as bots use them: of whole piles, with what their pieces add."""
    rows = np.concatenate([network.alone * j.UNIT, network.hidden * j.ONE], axis=1)
    rows[j.PATTERNS * np.arange(w.KINDS)[:, None] + [0, 1]] = 0  # no pile, no worth
    for kind in range(1, w.KINDS - 1):
        for code in range(2, j.PATTERNS):
            height, own = w.unpattern(code)
            for above in range(height if height <= MOST_ABOVE else MOST_ABOVE - 1):
                step_of = min(height - above, STEPS) - 1
                piece = ((kind * STEPS + step_of) * MOST_ABOVE + above) * 2 + (own >> above & 1)
                rows[j.PATTERNS * kind + code] += rows[PIECES + piece]
    rows = rows[:PIECES].round().astype(int).clip(-32768, 32767)
    rows[:, 1:] = rows[:, 1:].clip(-HEAVIEST, HEAVIEST)
    return rows


def write(network: Network) -> None:
    """Write the weights."""
    rows = rows_of(network)
    weights = w.Weights(
        to_move=rows[TO_MOVE:LEFT].ravel().tolist(),
        mobility=rows[MOBILITY:TO_MOVE].ravel().tolist(),
        left=rows[LEFT:OTHERS_LEFT].ravel().tolist(),
        others_left=rows[OTHERS_LEFT:PIECES].ravel().tolist(),
        output=(network.output * j.UNIT).round().astype(int).tolist(),
        piles=rows[:MOBILITY].ravel().tolist(),
    )
    FILE.write_text(weights.to_json(), encoding="utf-8")


def main() -> None:
    """Learn as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    write(learn(wish.games, wish.rate, wish.seed))


if __name__ == "__main__":
    main()
