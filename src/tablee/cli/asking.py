"""Asking a bot for a move, by what the seat to move may know."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from tablee.core.errors import IllegalMove

if TYPE_CHECKING:
    from tablee.bots.bot import Choice
    from tablee.core.position import Position


def ask_bot(
    position: Position,
    level: int,
    ms: int | None = None,
    simulations: int | None = None,
    seed: int | None = None,
) -> Choice:
    """What a bot would do, by a fresh seed unless one is given. Raises IllegalMove when the game
    is over."""
    from tablee.bots.bot import Bot

    if position.turn is None:
        raise IllegalMove("move.game_over", game=position.game.name)
    bot, view = Bot(position.game.name, level), position.view(position.turn)
    if seed is None:
        seed = secrets.randbits(62)
    return bot.choose(view, ms, simulations, seed)
