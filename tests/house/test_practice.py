"""Positions without a table: the same rules answer, and nothing is kept."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import tablee
from tablee.core.errors import IllegalMove, InvalidPosition, UnknownGame
from tablee.house.errors import InvalidRequest
from tablee.house.requests import Practise
from tests.house.helpers import Scene


def practise(position: dict[str, Any], seat: int = 1, move: str | None = None) -> Any:
    async def scene() -> Any:
        it = Scene()
        try:
            return await it.visitor().ask(Practise(position=position, seat=seat, move=move))
        finally:
            await it.house.close()

    return asyncio.run(scene())


@pytest.mark.parametrize("game", list(tablee.GAMES))
def test_a_position_is_shown_to_the_seat_that_practises(game: str) -> None:
    position = tablee.find_game(game).new({}, bytes(32))
    assert position.turn is not None
    shown = practise(position.to_json(), position.turn)
    assert shown["view"] == position.view(position.turn)
    assert shown["legal"] == list(position.legal())
    assert shown["move"] is None
    assert practise(position.to_json(), 3 - position.turn)["legal"] == []


@pytest.mark.parametrize("game", list(tablee.GAMES))
def test_a_move_leads_where_the_rules_say(game: str) -> None:
    position = tablee.find_game(game).new({}, bytes(32))
    move, seat = position.legal()[0], position.turn
    assert seat is not None
    shown = practise(position.to_json(), seat, move)
    assert shown["position"] == position.play(move).to_json()
    made = {"seat": seat, "move": move, "effects": position.effects(move)}
    assert shown["move"] == {**made, "timed_out": False}


def test_what_the_rules_forbid_is_refused_with_its_clause() -> None:
    taken = tablee.find_game("lot").new().play("d4").to_json()
    with pytest.raises(IllegalMove) as refused:
        practise(taken, 2, "d4")
    assert refused.value.clause == "1"


def test_what_is_no_position_is_refused() -> None:
    lot = tablee.find_game("lot").new().to_json()
    with pytest.raises(UnknownGame):
        practise({})
    with pytest.raises(InvalidPosition):
        practise({**lot, "rows": []})
    with pytest.raises(InvalidRequest):
        practise(lot, 3)
