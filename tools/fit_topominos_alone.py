"""Fit the weights of somebody who plays Topominos alone (`games/topominos/mind/weights.py`): change
some of their numbers at random, and keep the change if games played by them then score more.

    python tools/fit_topominos_alone.py [--deals 300] [--steps 300] [--seed 1]

Prints each better set with its mean score, and at the end that of the best on deals it was not
fitted to.
"""

from __future__ import annotations

import argparse
import random

from tablee.core.hosts import find_host
from tablee.core.registry import find_game
from tablee.core.rng import generator
from tablee.games.topominos.mind import weights as w
from tablee.games.topominos.mind.play import play_on
from tablee.games.topominos.mind.turns import DESK
from tablee.games.topominos.rules import kernel as k

_ENDLESS = 10_000  # turns: more than any game has
_FRESH = 1_000_000  # where the deals begin that nothing is fitted to
_CHANGED = 3  # numbers, at a time
_STEP = 120  # hundredths of a point that a number is changed by, typically


def score(piles: w.Numbers, tiles: w.Numbers, deals: range) -> float:
    """The mean score of games played by these weights."""
    game, points = find_game("topominos"), 0
    weighted = w.weighted(game.prepare({"seats": 1}).rules, piles, tiles)
    with find_host().scope() as memory:
        rules, desk = memory.vector(weighted), memory.vector(DESK)
        for deal in deals:
            start = game.new({"seats": 1}, deal.to_bytes(32, "big"))
            state, rng = memory.vector(start.state), memory.vector([generator(deal)[0]])
            memory.call(play_on, rules, state, desk, rng, _ENDLESS)
            points += state[k.POINTS]
    return points / len(deals)


def changed(numbers: w.Numbers, places: set[int], rng: random.Random) -> w.Numbers:
    """The same numbers, but for those at some places, counted through both rows."""
    width = len(numbers[0])
    rows = [
        tuple(
            number + round(rng.gauss(0, _STEP)) if width * row + place in places else number
            for place, number in enumerate(values)
        )
        for row, values in enumerate(numbers)
    ]
    return rows[0], rows[1]


def main() -> None:
    """Fit and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    rng, deals = random.Random(wish.seed), range(1, 1 + wish.deals)
    piles, tiles = w.PILES_ALONE, w.TILES_ALONE
    best = score(piles, tiles, deals)
    numbers = 2 * (len(piles[0]) + len(tiles[0]))
    for step in range(wish.steps):
        places = set(rng.sample(range(numbers), _CHANGED))
        new_piles = changed(piles, places, rng)
        new_tiles = changed(tiles, {place - 2 * len(piles[0]) for place in places}, rng)
        found = score(new_piles, new_tiles, deals)
        if found > best:
            best, piles, tiles = found, new_piles, new_tiles
            print(f"{step}: {best:.1f}\n  piles {piles}\n  tiles {tiles}", flush=True)
    fresh = range(_FRESH, _FRESH + wish.deals)
    print(f"on fresh deals {score(piles, tiles, fresh):.1f}")


if __name__ == "__main__":
    main()
