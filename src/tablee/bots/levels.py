"""The ladder: which mind each level has, how much it looks ahead, and how it errs.

Each game's package names the module of its ladder: `LEVELS`, and `CROWD_LEVELS` if it is another
one at tables of more than two; `STEPS` says how far apart they were measured to be. A game that
names none gets plain tree search at every level, more of it and less carelessly from one to the
next.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import log

from tablee.bots.mind import Mind, SearchResult
from tablee.bots.plain import PLAIN
from tablee.core.kernel import Vector
from tablee.core.registry import find_package, load_part
from tablee.core.rng import below

NUMBERS = (1, 2, 3, 4, 5, 6)

_STEPS = (150,) * (len(NUMBERS) - 1)  # of a ladder that nobody has measured


@dataclass(frozen=True)
class Level:
    """What makes a level."""

    mind: Mind
    simulations: int  # when the caller gives neither time nor simulations
    blunder_rate: float = 0.0  # the chance of a move taken without thinking, as beginners do
    noise: float = 0.0  # how far off it judges the worth of a move, typically

    def pick(self, result: SearchResult, actions: tuple[int, ...], rng: Vector) -> int:
        """The move that this level makes of what its mind found, out of the legal actions."""
        if below(rng, 1000) < 1000 * self.blunder_rate:
            return actions[below(rng, len(actions))]
        if not self.noise:
            return result.moves[0].action
        judged = [stats.value + self.noise * _gumbel(rng) for stats in result.moves]
        return result.moves[judged.index(max(judged))].action


def _gumbel(rng: Vector) -> float:
    """Noise that makes the choice among values a soft one: a better move is likelier."""
    return -log(-log((1 + below(rng, 1 << 20)) / (2 + (1 << 20))))


DEFAULT = {
    1: Level(PLAIN, 20, blunder_rate=0.6),
    2: Level(PLAIN, 60, blunder_rate=0.25),
    3: Level(PLAIN, 250, blunder_rate=0.08),
    4: Level(PLAIN, 1_000),
    5: Level(PLAIN, 4_000),
    6: Level(PLAIN, 20_000),
}


@cache
def levels_of(game: str, seats: int = 2) -> dict[int, Level]:
    """The ladder of a game at a table of this size, by number."""
    reference = find_package(game).mind
    if reference is None:
        return dict(DEFAULT)
    mind = load_part(game, reference)
    levels: dict[int, Level] = mind.LEVELS
    return getattr(mind, "CROWD_LEVELS", levels) if seats > 2 else levels


@cache
def steps_of(game: str, seats: int = 2) -> tuple[int, ...]:
    """How many Elo each level of a game is above the one below it, at a table of this size or the
    largest that was measured."""
    reference = find_package(game).mind
    steps = {} if reference is None else getattr(load_part(game, reference), "STEPS", {})
    known = [size for size in steps if size <= seats]
    return tuple(steps[max(known)]) if known else _STEPS
