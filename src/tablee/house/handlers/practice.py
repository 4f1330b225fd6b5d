"""Positions without a table: nothing is kept, and the same rules answer."""

from __future__ import annotations

from typing import Any

from tablee.core.position import Position
from tablee.core.registry import find_game
from tablee.house import requests as r
from tablee.house.advice import advise
from tablee.house.answers import HintShown, Practised
from tablee.house.errors import bad_field
from tablee.house.services import Caller, Services
from tablee.match.table import MoveShown


async def practise(house: Services, caller: Caller, asked: r.Practise) -> Practised:
    """A position, or where a move leads from it. Raises UnknownGame, InvalidPosition,
    InvalidRequest, InvalidMove, IllegalMove."""
    return await house.thinker.run(lambda: _practised(asked))


async def hint(house: Services, caller: Caller, asked: r.Advise) -> HintShown:
    """Advice for the seat to move in a view, as at a table. Raises UnknownGame, InvalidPosition,
    IllegalMove."""
    position = await house.thinker.run(lambda: _seen(asked.view))
    return await advise(house, caller, position)


def _seen(view: dict[str, Any]) -> Position:
    """A position that looks like this to the seat to move."""
    return find_game(str(view.get("game"))).from_view(view)


def _practised(asked: r.Practise) -> Practised:
    position = find_game(str(asked.position.get("game"))).from_json(asked.position)
    if asked.seat > position.setup.seats:
        raise bad_field("seat")
    if asked.move is None:
        return _shown(position, asked.seat, None)
    after = position.play(asked.move)
    effects = position.effects(asked.move) | position.aftermath(after)
    made = MoveShown(position.turn or 0, asked.move, effects)
    return _shown(after, asked.seat, made)


def _shown(position: Position, seat: int, made: MoveShown | None) -> Practised:
    mine = position.turn == seat
    return Practised(
        position=position.to_json(),
        view=position.view(seat),
        legal=list(position.legal()) if mine else [],
        remarks=position.remarks() if mine else {},
        move=made,
    )
