"""Learn the weights of Lotus bots from their games against themselves.

    TABLEE_KERNELS=compiled python tools/train_lotus.py ROUNDS GAMES NODES SEED

Each round plays games with the weights of the round before, a little of them at random so that
there is something to learn from, and fits the weights anew to who won the games of the last rounds:
the chance to win is the softmax of the seats' standings. What a single piece is worth by its field,
its step and the pieces above it is learned first of all; a whole pile's weight strays from the sum
over its pieces only as far as the games insist. Writes src/tablee/bots/data/lotus.json.
"""

from __future__ import annotations

import json
import sys
import time
from collections import deque
from pathlib import Path
from typing import Any

import numpy as np

import tablee
from tablee.bots import lookahead as la
from tablee.bots.minds import lotus_judgement as j
from tablee.bots.minds import lotus_weights as w
from tablee.core.kernel import INT, MATRIX, VECTOR, Matrix, Vector, kernel, matrix, vector_of
from tablee.core.rng import below, generator
from tablee.core.slots import TURN, WINNERS
from tablee.games.lotus import kernel as k

SEATS = 2  # with more, nobody plays by these weights
ROWS = 15
MOBILITY = ROWS * j.PATTERNS
TO_MOVE = MOBILITY + j.MOBILITIES
PARAMETERS = TO_MOVE + 1
NONE = PARAMETERS  # pads lists of features; its weight stays 0
MOST_FEATURES = 28
STEPS = 10
KINDS = 2 * ROWS * STEPS * 6  # of pieces: whose, field, step, pieces above
GAME = tablee.find_game("lotus")
FILE = Path(__file__).parent.parent / "src/tablee/bots/data/lotus.json"


@kernel((INT, VECTOR, INT, VECTOR, VECTOR))
def list_features(state: Vector, piece: int, rows: Vector, out: Vector) -> int:
    """The parameters whose sum is the standing of a seat; `rows` are those of the fields."""
    count = MOST_FEATURES * piece
    end = count + MOST_FEATURES
    piles = 0
    for place in range(8 * piece + 8, 8 * piece + 16):
        height = state[k.HEIGHTS + place]
        if height:
            out[count] = j.pattern(0, height, 0)
            count += 1
            piles += 1
    for field in range(len(rows)):
        height = state[k.HEIGHTS + k.FIELD + field]
        if height:
            code = j.pattern(state[k.PILES + field], height, piece)
            out[count] = j.PATTERNS * rows[field] + code
            count += 1
            piles += int(state[k.PILES + field] & 3 == piece)
    out[count] = MOBILITY + min(piles, j.MOBILITIES - 1)
    out[count + 1] = TO_MOVE if state[TURN] == piece + 1 else NONE
    for padding in range(count + 2, end):
        out[padding] = NONE
    return count


@kernel((INT, VECTOR, VECTOR, MATRIX, VECTOR, VECTOR, VECTOR, VECTOR, INT, VECTOR, VECTOR, MATRIX))
def play_game(
    rules: Vector,
    progress: Vector,
    states: Matrix,
    stack: Vector,
    moves: Vector,
    ratings: Vector,
    table: Vector,
    nodes: int,
    rng: Vector,
    rows: Vector,
    features: Matrix,
) -> int:
    """Play a game from the first of the states on, some of its moves at random; keeps the features
    of some positions, a row each, and returns how many."""
    state = states[0]
    opening, seen, kept = below(rng, 10), 0, 0
    while state[TURN]:
        if seen >= opening and below(rng, 3) == 0 and kept < len(features):
            for piece in range(rules[k.SEATS]):
                list_features(state, piece, rows, features[kept])
            kept += 1
        if seen < opening or below(rng, 100) < 4:
            action = moves[below(rng, k.legal(rules, state, moves))]
        else:
            for slot in range(0, len(table), la.ENTRY):
                table[slot] = 0
            la.begin(progress, stack, state[TURN], j.KEY)
            la.look_ahead(rules, progress, states, stack, moves, ratings, table, nodes,
                          k.legal, j.advance, j.assess, j.rate)  # fmt: skip
            action = stack[la.BEST_MOVE] if stack[la.NEXT] else stack[la.FRAME]
        j.advance(rules, state, action)
        seen += 1
    return kept


def self_play(weights: w.Weights, games: int, nodes: int, seed: int) -> tuple[Any, Any]:
    """Features by position and seat, and who won."""
    rng = generator(seed)
    features, winners = [], []
    starts = [GAME.new({"expert": expert}) for expert in (False, True)]
    rules = [w.longer_rules(start, weights) for start in starts]
    track = starts[0].setup.parts.track
    rows = vector_of([track.number(field) for field in range(len(track.fields))])
    out = matrix(200, SEATS * MOST_FEATURES)
    for number in range(games):
        which = number % 2
        state = w.longer_state(starts[which], rules[which])
        search = la.new_lookahead(state, 1, j.KEY, GAME.max_actions, 1 << 10)
        kept = play_game(rules[which], *search, nodes, rng, rows, out)
        features.append(np.array(out[:kept], dtype=np.int16).reshape(kept, SEATS, MOST_FEATURES))
        winners += [int(search.states[0][WINNERS]).bit_length() - 1] * kept
    return np.concatenate(features), np.array(winners)


def pieces_of_patterns() -> Any:
    """By pattern, the kinds of the pieces in it, to learn from pieces first."""
    kinds = np.full((PARAMETERS + 1, 6), KINDS)
    for row in range(ROWS):
        for code in range(2, j.PATTERNS):
            height, own = w.unpattern(code)
            for above in range(min(height, 6 if height <= 6 else 5)):
                step, mine = min(height - above, STEPS - 1), own >> above & 1
                kind = ((mine * ROWS + row) * STEPS + step) * 6 + above
                kinds[j.PATTERNS * row + code, above] = kind
    return kinds


def fit(features: Any, winners: Any, steps: int, seed: int) -> tuple[Any, float]:
    """The parameters that make the outcomes likeliest, and how likely they are."""
    random, kinds = np.random.default_rng(seed), pieces_of_patterns()
    pieces, rest = np.zeros(KINDS + 1), np.zeros(PARAMETERS + 1)
    memory = [np.zeros_like(x) for x in (pieces, pieces, rest, rest)]
    batch = 16384
    for step in range(1, steps + 1):
        chosen = random.integers(0, len(winners), batch)
        rate = 0.03 * (1 - step / (steps + 1))
        weights = pieces[kinds].sum(axis=1) + rest
        listed, won = features[chosen], winners[chosen]
        chances = softmax(weights[listed].sum(axis=2))
        chances[np.arange(batch), won] -= 1
        errors = np.repeat(chances.ravel(), MOST_FEATURES)
        slope = np.bincount(listed.ravel(), errors, PARAMETERS + 1) / batch
        slope[NONE] = 0
        by_kind = np.bincount(kinds.ravel(), np.repeat(slope, 6), KINDS + 1)
        by_kind[KINDS] = 0
        adam(pieces, by_kind + 1e-6 * pieces, memory[0], memory[1], step, rate)
        adam(rest, slope + 3e-5 * rest, memory[2], memory[3], step, rate)
    weights = pieces[kinds].sum(axis=1) + rest
    chances = softmax(weights[features[-100_000:]].sum(axis=2))
    last = winners[-100_000:]
    return weights, float(-np.log(chances[np.arange(len(last)), last]).mean())


def softmax(standings: Any) -> Any:
    """Chances by row."""
    grown = np.exp(standings - standings.max(axis=1, keepdims=True))
    return grown / grown.sum(axis=1, keepdims=True)


def adam(x: Any, slope: Any, mean: Any, square: Any, step: int, rate: float) -> None:
    """One step of Adam, in place."""
    mean += 0.1 * (slope - mean)
    square += 0.01 * (slope * slope - square)
    x -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-9)


def as_weights(parameters: Any) -> w.Weights:
    """The fitted parameters as bots use them."""
    whole = [round(float(x) * j.UNIT) for x in parameters]
    rows = [whole[start : start + j.PATTERNS] for start in range(0, MOBILITY, j.PATTERNS)]
    for row in rows:
        row[0] = row[1] = 0
    return w.Weights(whole[TO_MOVE], whole[MOBILITY:TO_MOVE], rows)


def main() -> None:
    """Learn as the command line says."""
    rounds, games, nodes, seed = map(int, sys.argv[1:5])
    out = Path(sys.argv[5]) if len(sys.argv) > 5 else FILE
    weights = w.Weights(**json.loads(out.read_text())) if out.exists() else w.untrained()
    played: deque[tuple[Any, Any]] = deque(maxlen=3)
    for number in range(rounds):
        began = time.monotonic()
        played.append(self_play(weights, games, nodes, 1000 * seed + number))
        middle = time.monotonic()
        features, winners = (np.concatenate(parts) for parts in zip(*played, strict=True))
        parameters, loss = fit(features, winners, 400, seed + number)
        weights = as_weights(parameters)
        out.write_text(json.dumps(weights._asdict(), separators=(",", ":")) + "\n")
        played_in, fitted_in = middle - began, time.monotonic() - middle
        print(
            f"{number}: {len(winners)} positions, loss {loss:.4f}, {weights.mobility}", flush=True
        )
        print(f"   played in {played_in:.0f} s, fitted in {fitted_in:.0f} s", flush=True)


if __name__ == "__main__":
    main()
