"""The arena: bots against bots, the same deals for both, every game reproducible.

Contestants play in *pairings*: one deal, and A in each seat in turn while B holds all the others.
What a contestant draws at random depends on the deal and the move number, never on the seat, so a
contestant against itself plays the same game in every seat of a pairing. Games are played in worker
processes (`process`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tablee.bots.levels import NUMBERS, Level, levels_of
from tablee.bots.mind import Budget
from tablee.bots.plain import PLAIN
from tablee.core.game import Game
from tablee.core.position import Position
from tablee.core.registry import find_game
from tablee.core.rng import below, generator

MOST_SIMULATIONS = 1_000_000
_TOP = max(NUMBERS)


class Contestant(NamedTuple):
    """Who plays: `level:4`; `search:500` (the top level's mind with that many simulations);
    `plain:500` (tree search that knows nothing but the rules); `random`. `search` and `plain`
    without a number think as long as the budget says, or as much as the top level."""

    kind: str
    number: int = 0

    @classmethod
    def parse(cls, text: str) -> Contestant:
        """The contestant that a text names. Raises ValueError.

        >>> Contestant.parse("level:4")
        Contestant(kind='level', number=4)
        """
        if text in ("random", "search", "plain"):
            return cls(text)
        kind, _, digits = text.partition(":")
        if digits.isascii() and digits.isdecimal() and len(digits) < 8:
            number = int(digits)
            if kind == "level" and number in NUMBERS:
                return cls(kind, number)
            if kind in ("search", "plain") and 1 <= number <= MOST_SIMULATIONS:
                return cls(kind, number)
        raise ValueError(f"no contestant {text!r}")

    def __str__(self) -> str:
        return f"{self.kind}:{self.number}" if self.number else self.kind

    def level(self, game: str, seats: int) -> Level:
        """How it thinks: as a level of this game, or as one that is not on the ladder."""
        levels = levels_of(game, seats)
        if self.kind == "level":
            return levels[self.number]
        top = levels[_TOP]
        mind = PLAIN if self.kind == "plain" else top.mind
        return Level(mind, self.number or top.simulations)

    def budget(self, game: str, seats: int, given: Budget) -> Budget:
        """What it may spend per move: its own number, else what is given, else what a level has."""
        if given == Budget() or (self.number and self.kind != "level"):
            return Budget(simulations=self.level(game, seats).simulations)
        return given

    def strength(self, game: str, seats: int, given: Budget) -> list[object]:
        """What it plays by; two runs that differ here are not the same run."""
        if self.kind == "random":
            return []
        level = self.level(game, seats)
        budget = self.budget(game, seats, given)
        return [*budget, level.blunder_rate, level.noise, str(level.mind)]


class Outcome(NamedTuple):
    """How a game ended: the winning seats (none: a draw), the scores by seat, the moves made."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    moves: int

    def share(self, seat: int) -> float:
        """The part of the win that a seat has; of a draw everybody has the same."""
        if not self.winners:
            return 1 / len(self.scores)
        return (seat in self.winners) / len(self.winners)

    def margin(self, seat: int) -> float:
        """A seat's score less the mean score of the others."""
        own = self.scores[seat - 1]
        return own - (sum(self.scores) - own) / (len(self.scores) - 1)


def seat_of(number: int, seats: int) -> int:
    """The seat of A in a game: pairings are `seats` games in a row."""
    return number % seats + 1


def seating(a: Contestant, b: Contestant, seats: int, number: int) -> list[Contestant]:
    """Who sits where in a game, by seat."""
    return [a if seat == seat_of(number, seats) else b for seat in range(1, seats + 1)]


def play_game(
    game: Game,
    options: Mapping[str, Any],
    contestants_by_seat: Sequence[Contestant],
    seed: int,
    number: int,
    budget: Budget = Budget(),  # noqa: B008 - immutable
) -> Outcome:
    """Play one game. Without `ms` it is the same whenever seed and number are the same.

    Raises InvalidOptions; ValueError when the table has another number of seats.
    """
    pairing = number // len(contestants_by_seat)
    position = game.new(options, _digest("deal", seed, pairing))
    if position.setup.seats != len(contestants_by_seat):
        raise ValueError(f"{position.setup.seats} seats for {len(contestants_by_seat)} contestants")
    while position.turn is not None:
        contestant = contestants_by_seat[position.turn - 1]
        chance = int.from_bytes(_digest("move", seed, pairing, position.ply)[:8], "big")
        position = position.act(_choose(position, contestant, chance, budget))
    result = position.result
    assert result is not None
    return Outcome(result.winners, tuple(result.scores.values()), position.ply)


def _choose(position: Position, contestant: Contestant, chance: int, given: Budget) -> int:
    actions, rng = position.actions(), generator(chance)
    if len(actions) == 1:
        return actions[0]
    if contestant.kind == "random":
        return actions[below(rng, len(actions))]
    game, seats = position.game, position.setup.seats
    level = contestant.level(game.name, seats)
    known = game.from_view(position.view(position.turn))
    result = level.mind.search(known, contestant.budget(game.name, seats, given), rng)
    return level.pick(result, actions, rng)


def _digest(*words: object) -> bytes:
    return hashlib.sha256(" ".join(map(str, ("tablee arena", *words))).encode()).digest()


def answer(request: Mapping[str, Any]) -> dict[str, Any]:
    """Play the game of a request: game, options, contestants by seat, seed, number, budget."""
    contestants = [Contestant.parse(text) for text in request["contestants"]]
    outcome = play_game(
        find_game(request["game"]),
        request["options"],
        contestants,
        request["seed"],
        request["number"],
        Budget(*request["budget"]),
    )
    return {"number": request["number"], **outcome._asdict()}
