"""What a run of the arena plays, game by game."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any, NamedTuple

from tablee.arena.contestant import Contestant
from tablee.arena.playing import Outcome, deal_seed
from tablee.arena.terms import Terms
from tablee.core.position import Position
from tablee.core.record import Record
from tablee.core.registry import find_game

FORMAT = 2


class Match(NamedTuple):
    """Two contestants, by their places in the plan."""

    a: int
    b: int


class Plan(NamedTuple):
    """What a run plays; the number of games is not part of it, so that a run can grow.

    Games are numbered through: a deal, every match on it, A in every seat of each.
    """

    game: str
    options: Mapping[str, Any]
    seats: int
    contestants: tuple[Contestant, ...]
    seed: int = 1
    terms: Terms = Terms()
    gauntlet: bool = False  # the first against each other one, instead of all against all

    @property
    def matches(self) -> list[Match]:
        """Who meets whom."""
        if self.gauntlet:
            return [Match(0, other) for other in range(1, len(self.contestants))]
        return [Match(a, b) for a, b in combinations(range(len(self.contestants)), 2)]

    def games(self, per_match: int) -> int:
        """How many games there are in all, for so many in each match, in whole pairings."""
        return -(-per_match // self.seats) * self.seats * len(self.matches)

    def match_of(self, number: int) -> Match:
        """The match that a game belongs to."""
        return self.matches[number // self.seats % len(self.matches)]

    def pairing_of(self, number: int) -> int:
        """The pairing of that match that a game belongs to, and so its deal."""
        return number // self.seats // len(self.matches)

    def seat_of(self, number: int) -> int:
        """The seat of A in a game."""
        return number % self.seats + 1

    def seating(self, number: int) -> list[Contestant]:
        """Who sits where in a game, by seat."""
        a, b = (self.contestants[place] for place in self.match_of(number))
        return [a if seat == self.seat_of(number) else b for seat in range(1, self.seats + 1)]

    def header(self) -> dict[str, Any]:
        """The first line of the file: equal for runs that may be continued by each other."""
        return {
            "arena": FORMAT,
            "game": self.game,
            "options": dict(self.options),
            "contestants": [str(contestant) for contestant in self.contestants],
            "gauntlet": self.gauntlet,
            "strengths": [
                each.strength(self.game, self.seats, self.terms.budget) for each in self.contestants
            ],
            "terms": self.terms.to_json(),
            "seed": self.seed,
        }

    @classmethod
    def from_header(cls, header: Mapping[str, Any]) -> Plan:
        """The plan that a file was made by. Raises ValueError, LookupError, TypeError and what
        `find_game` and `Game.prepare` raise."""
        if header["arena"] != FORMAT:
            raise ValueError("an arena file of another version")
        setup = find_game(header["game"]).prepare(header["options"])
        return cls(
            header["game"],
            setup.options,
            setup.seats,
            tuple(map(Contestant.parse, header["contestants"])),
            header["seed"],
            Terms.from_json(header["terms"]),
            header["gauntlet"],
        )

    def request(self, number: int) -> dict[str, Any]:
        """What a worker is asked for this game."""
        return {
            "game": self.game,
            "options": dict(self.options),
            "contestants": [str(contestant) for contestant in self.seating(number)],
            "seed": self.seed,
            "pairing": self.pairing_of(number),
            "number": number,
            "terms": self.terms.to_json(),
        }

    def record(self, number: int, outcome: Outcome) -> Record:
        """The record of a game that was played; of one that ended early, as far as it went. Raises
        InvalidMove, IllegalMove where its moves are none."""
        seed = deal_seed(self.seed, self.pairing_of(number))
        position: Position = find_game(self.game).new(self.options, seed)
        for move in outcome.moves:
            position = position.play(move)
        return position.record()
