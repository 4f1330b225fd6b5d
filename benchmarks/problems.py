"""The games as problems: how wide, how long, how hidden, and what moving first is worth.

    python benchmarks/problems.py [GAME...] [--games 1000] [--matches 100 --level 3] [--variants N]

Every installed game, in the variants that it names itself; prints Markdown. Widths and lengths
are of random play, all legal moves equally likely; so is one column of seat 1's share of the wins,
the other is of a level of the built-in bots against itself. *Deals* says how many deals the seat to
move cannot tell apart, as a median over positions of random games: of `LOOKS` deals drawn at random
some are equal, the more often the fewer there are; where none are, a bound is given. Games for one
are left out: nobody moves first there, and a patience need not end at random.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Mapping
from statistics import fmean, median
from typing import Any, NamedTuple

import tablee
from tablee.arena.contestant import Contestant
from tablee.arena.playing import play_game
from tablee.arena.ratings import Estimate, wilson
from tablee.core.position import Position

AT_ONCE = 200
LOOKS, POSITIONS = 60, 15  # deals drawn per position, and positions looked at
HEAD = "game, options|moves: mean (most)|length: mean (from-to)|deals"


class Widths(NamedTuple):
    """What random games are like: legal moves by position, moves by game, seat 1's wins."""

    moves: list[int]
    lengths: list[int]
    first: Estimate


def random_games(game: str, options: Mapping[str, Any], games: int, seed: int) -> Widths:
    """Play so many to their end; each counts whole, however long it is."""
    moves: list[int] = []
    lengths: list[int] = []
    points = 0.0
    for start in range(0, games, AT_ONCE):
        count = min(AT_ONCE, games - start)
        with tablee.Batch(
            game, count, options, seed + start, autoreset="disabled", tensors=False
        ) as batch:
            length = [0] * count
            while any(batch.turns):
                running = [number for number, turn in enumerate(batch.turns) if turn]
                moves += [_legal_moves(batch, number) for number in running]
                for number in running:
                    length[number] += 1
                batch.step(batch.sample())
                ended = [number for number in running if batch.terminated[number]]
                # A winner takes 1 from the others: from -1/(S-1) to 1, so a share of 0 to 1.
                points += sum(_share(batch.rewards[number, 0], batch.seats) for number in ended)
            lengths += length
    return Widths(moves, lengths, wilson(points, games))


def _legal_moves(batch: tablee.Batch, number: int) -> int:
    width = batch.space.num_actions
    return batch.masks.cast("B")[number * width : (number + 1) * width].tobytes().count(1)


def _share(reward: float, seats: int) -> float:
    """A seat's share of the win, from its reward."""
    return (reward * (seats - 1) + 1) / seats


def matches(game: str, options: Mapping[str, Any], level: int, games: int, seed: int) -> Estimate:
    """Seat 1's share of the wins when a level plays itself."""
    rules = tablee.find_game(game)
    seats = [Contestant("level", level)] * rules.prepare(options).seats
    played = (play_game(rules, options, seats, seed, number) for number in range(games))
    return wilson(sum(outcome.share(1) for outcome in played), games)


def indistinguishable(position: Position, seed: int) -> float:
    """How many deals its mover cannot tell apart, by how often two drawn at random are equal; with
    none equal infinite, where there is but one 1."""
    drawn = (_dealt(position.redealt(position.turn, seed + look)) for look in range(LOOKS))
    equal = sum(count * (count - 1) / 2 for count in Counter(drawn).values())
    return LOOKS * (LOOKS - 1) / 2 / equal if equal else float("inf")


def _dealt(position: Position) -> str:
    document = position.to_json()
    document.pop("seed", None)
    return json.dumps(document, sort_keys=True)


def deals(game: str, options: Mapping[str, Any], plies: float, seed: int) -> str:
    """The median over positions of random games, some from each third of their length."""
    found = []
    for number in range(POSITIONS):
        with tablee.Batch(game, 1, options, seed + number, tensors=False) as batch:
            for _ in range(int(plies * (number + 0.5) / POSITIONS)):
                if not batch.terminated[0]:
                    batch.step(batch.sample())
            position = batch.position(0)
        if position.turn is not None:
            found.append(indistinguishable(position, seed))
    middle = median(found)
    bound = LOOKS * (LOOKS - 1) // 6  # fewer would give three equal pairs, none by chance of 5 %
    return f"> {bound:,}" if middle > bound else f"{middle:,.0f}"


def row(game: str, options: Mapping[str, Any], arguments: argparse.Namespace) -> str:
    """A variant's line of the table."""
    played = random_games(game, options, arguments.games, arguments.seed)
    mean_length = fmean(played.lengths)
    named = ", ".join(f"{name}={value}" for name, value in options.items())
    cells = [
        f"{game} {named}".strip(),
        f"{fmean(played.moves):.1f} ({max(played.moves):,})",
        f"{mean_length:.1f} ({min(played.lengths):,}-{max(played.lengths):,})",
        deals(game, options, mean_length, arguments.seed),
        _told(played.first),
    ]
    if arguments.matches:
        cells.append(_told(matches(game, options, *_of_levels(arguments))))
    return f"| {' | '.join(cells)} |"


def _of_levels(arguments: argparse.Namespace) -> tuple[int, int, int]:
    return arguments.level, arguments.matches, arguments.seed


def _told(share: Estimate) -> str:
    return f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%})"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--level", type=int, default=3)
    parser.add_argument("--matches", type=int, default=100, help="0: random play alone")
    parser.add_argument("--variants", type=int, help="only the first so many of each game")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    heads = [*HEAD.split("|"), "seat 1 wins, at random"]
    heads += [f"seat 1 wins, level {arguments.level}"] if arguments.matches else []
    print(f"| {' | '.join(heads)} |\n|{'---|' * len(heads)}")
    for name in arguments.names or tablee.GAMES:
        game = tablee.find_game(name)
        shared = [options for options in game.variants if game.prepare(options).seats > 1]
        for options in shared[: arguments.variants]:
            print(row(name, options, arguments), flush=True)


if __name__ == "__main__":
    main()
