"""The bots of a table: their moves, and the advice they give to people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from tablee.bots.advice import HINT_LEVEL, Hint, ask_bot, hint_from

if TYPE_CHECKING:
    from tablee.bots.bot import Choice
    from tablee.core.position import Position


class Opponents:
    """The bots of a table, by seat."""

    def __init__(self, levels: Mapping[int, int]) -> None:
        self.levels = dict(levels)

    def only_person(self, seats: int) -> int | None:
        """The seat of the person who plays against bots alone; None without bots, and where
        several people or none play."""
        people = [seat for seat in range(1, seats + 1) if seat not in self.levels]
        return people[0] if self.levels and len(people) == 1 else None

    def choose(self, position: Position) -> Choice:
        """The move of the bot whose turn it is."""
        assert position.turn is not None
        return ask_bot(position, self.levels[position.turn])

    def hint(self, position: Position) -> Hint:
        """Advice for the seat to move. Raises IllegalMove when the game is over."""
        return hint_from(position, ask_bot(position, HINT_LEVEL))
