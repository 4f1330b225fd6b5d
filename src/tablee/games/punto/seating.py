"""Who sits at a table of Punto: seats, sides and their colours, as they follow from the options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tablee.core.errors import InvalidOptions
from tablee.games.punto.rules import layout as at

_TEAMS_ONLY = (6, 8)


class Seating(NamedTuple):
    """The seats of a table, from 1, and its sides, from 0; in teams a side has two seats."""

    seats: int
    sides: int

    @classmethod
    def of(cls, options: Mapping[str, Any]) -> Seating:
        """The seating that the options ask for, `teams` being settled (`settle_teams`)."""
        seats = options["seats"]
        return cls(seats, seats // 2 if options["teams"] else seats)

    @property
    def needed(self) -> int:
        """How many cards make a row."""
        return 5 if self.sides == 2 else 4

    @property
    def neutral(self) -> str | None:
        """The letter of the neutral colour."""
        return at.LETTERS[3] if self.sides == 3 else None

    def colours(self, side: int) -> str:
        """The letters of a side's colours."""
        return at.LETTERS[2 * side : 2 * side + 2] if self.sides == 2 else at.LETTERS[side]

    @property
    def pile_room(self) -> int:
        """The most cards that a seat can have."""
        return (18 if self.sides == 4 else 36) * self.sides // self.seats

    def side_of(self, seat: int) -> int:
        """The side of a seat."""
        return (seat - 1) % self.sides

    def members(self, side: int) -> range:
        """The seats of a side."""
        return range(1 + side, self.seats + 1, self.sides)

    def pile_start(self, seat: int) -> int:
        """The slot where a seat's pile begins; the members of a side have theirs side by side."""
        place = self.side_of(seat) * (self.seats // self.sides) + (seat - 1) // self.sides
        return at.PILES + place * self.pile_room

    def rules(self, options: Mapping[str, Any]) -> list[int]:
        """The rules vector of the kernels."""
        rules = [0] * at.RULES
        rules[at.SEATS] = self.seats
        rules[at.SIDES] = self.sides
        rules[at.NEEDED] = self.needed
        rules[at.EXPERT] = int(options["expert"])
        rules[at.TARGET] = options["rounds_to_win"]
        rules[at.NEUTRAL] = at.COLOURS if self.neutral is None else at.LETTERS.index(self.neutral)
        rules[at.AFTER_WINNER] = int(options["next_starter"] == "after_winner")
        for side in range(self.sides):
            rules[at.OWN + side] = sum(
                1 << at.LETTERS.index(letter) for letter in self.colours(side)
            )
        for seat in range(1, self.seats + 1):
            rules[at.SIDE + seat - 1] = self.side_of(seat)
            rules[at.PILE + seat - 1] = self.pile_start(seat)
        return rules


def settle_teams(options: dict[str, Any]) -> dict[str, Any]:
    """The options with `teams` on for six and eight seats. Raises InvalidOptions if there are teams
    at a table for two or three."""
    if options["teams"] and options["seats"] < 4:
        raise InvalidOptions("options.together", True, option="teams", expected="false")
    return {**options, "teams": options["teams"] or options["seats"] in _TEAMS_ONLY}
