"""Advice for a seat, by what it may know: at a table, or for a view alone."""

from __future__ import annotations

from tablee.bots.advice import HINT_LEVEL, HINT_SEED, hint_from
from tablee.core.position import Position
from tablee.house.answers import HintShown
from tablee.house.services import Caller, Services
from tablee.house.thinking import Asker


async def advise(house: Services, caller: Caller, position: Position) -> HintShown:
    """Advice for the seat to move: the same in any position that it cannot tell from this one.
    Raises IllegalMove when the game is over."""
    asker = Asker(caller.address, waits=True)
    choice = await house.thinking.choose(position, HINT_LEVEL, asker, HINT_SEED)
    found = hint_from(position, choice)
    return HintShown(found.move, position.effects(found.move), found.value, list(found.line))
