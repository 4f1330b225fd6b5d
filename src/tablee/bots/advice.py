"""Asking a bot: for its move, or for a hint, always by what the seat to move may know."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, NamedTuple

from tablee.core.errors import IllegalMove

if TYPE_CHECKING:
    from threading import Event

    from tablee.bots.bot import Bot, Choice
    from tablee.core.position import Position

HINT_LEVEL = 5
HINT_SEED = 1  # the same advice for the same view, wherever it is worked out


class Hint(NamedTuple):
    """A good move, what it is worth to its mover (0 to 1), and what is expected from it on."""

    move: str
    value: float
    line: tuple[str, ...]


def ask_bot(
    position: Position,
    level: int,
    ms: int | None = None,
    simulations: int | None = None,
    seed: int | None = None,
    cancel: Event | None = None,
) -> Choice:
    """What a bot would do, by a fresh seed unless one is given. Raises IllegalMove when the game
    is over, and Cancelled if `cancel` is set meanwhile."""
    bot, view = _bot_to_move(position, level)
    return bot.choose(view, ms, simulations, _or_fresh(seed), cancel)


def think_here(
    position: Position, level: int, ms: int | None, simulations: int | None, seed: int | None
) -> Choice:
    """The same, worked out in this process within a budget. Raises IllegalMove."""
    bot, view = _bot_to_move(position, level)
    return bot.think(bot.game.from_view(view), ms, simulations, _or_fresh(seed))


def _bot_to_move(position: Position, level: int) -> tuple[Bot, dict[str, Any]]:
    """The bot to ask, and all that it gets to see. Raises IllegalMove when the game is over."""
    from tablee.bots.bot import Bot

    if position.turn is None:
        raise IllegalMove("move.game_over", game=position.game.name)
    return Bot(position.game.name, level), position.view(position.turn)


def _or_fresh(seed: int | None) -> int:
    return secrets.randbits(62) if seed is None else seed


def hint_from(position: Position, choice: Choice) -> Hint:
    """A bot's choice as advice for the seat to move."""
    worth = {candidate.move: candidate.value for candidate in choice.candidates}
    value = worth.get(choice.move)
    if value is None:  # a move it made without looking at it
        value = choice.value[position.turn or 0]
    return Hint(choice.move, value, _foreseeable(position, choice.line))


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
