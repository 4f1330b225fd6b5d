"""The seats that bots play, and the advice they give to people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from tablee.cli.asking import ask_bot

if TYPE_CHECKING:
    from tablee.bots.bot import Choice
    from tablee.core.position import Position

_HINT_LEVEL = 5


class Hint(NamedTuple):
    """A good move, what it is worth to its mover (0 to 1), and what is expected from it on."""

    move: str
    value: float
    line: tuple[str, ...]


class Opponents:
    """The bots of a table, by seat. `weak` once one had to think without compiled kernels."""

    def __init__(self, game: str, levels: Mapping[int, int]) -> None:
        self.levels = dict(levels)
        self.weak = False
        if levels:
            from tablee.bots.bot import prepare

            prepare(game)

    @property
    def seats(self) -> frozenset[int | None]:
        """The seats that bots play."""
        return frozenset(self.levels)

    def only_person(self, seats: int) -> int | None:
        """The seat of the person who plays against bots alone; None without bots, and where
        several people or none play."""
        people = [seat for seat in range(1, seats + 1) if seat not in self.levels]
        return people[0] if self.levels and len(people) == 1 else None

    def choose(self, position: Position) -> Choice:
        """The move of the bot whose turn it is."""
        assert position.turn is not None
        return self._ask(position, self.levels[position.turn])

    def hint(self, position: Position) -> Hint:
        """Advice for the seat to move. Raises IllegalMove when the game is over."""
        choice = self._ask(position, _HINT_LEVEL)
        worth = {candidate.move: candidate.value for candidate in choice.candidates}
        return Hint(choice.move, worth[choice.move], _foreseeable(position, choice.line))

    def _ask(self, position: Position, level: int) -> Choice:
        choice = ask_bot(position, level)
        self.weak = self.weak or not choice.compiled
        return choice


def _foreseeable(position: Position, line: tuple[str, ...]) -> tuple[str, ...]:
    """The part of an expected line that means something: where things are hidden or drawn, what
    others do in it rests on a deal that was made up, so only the moves of this turn."""
    game, seat = position.game, position.turn
    if not (game.hidden or game.chance):
        return line
    imagined = game.from_view(position.view(seat))
    for number, move in enumerate(line, 1):
        imagined = imagined.play(move)
        if imagined.turn != seat:
            return line[:number]
    return line
