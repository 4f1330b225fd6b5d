"""Advice and analyses without a table: what is said of a view or a record, wherever it was played,
is what is said at the table."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

import tablee
from tablee.core.errors import IllegalMove, InvalidPosition, TableeError, UnknownGame
from tablee.house import requests as r
from tests.house.helpers import Scene, Visitor, settle
from tests.pocket import advice

GAMES = list(tablee.GAMES)
SHORT = advice.SHORT.split()


def run(scene: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(scene)


async def some_moves(visitor: Visitor, shown: Any) -> Any:
    """The table after a few moves."""
    for _ in range(5):
        shown = await visitor.move(shown, shown["legal"][-1])
    return shown


async def whole(visitor: Visitor, asked: r.Request) -> Any:
    """An analysis when it is ready."""
    while not (found := await visitor.ask(asked))["ready"]:
        await settle()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_view_gets_the_hint_that_its_table_gets(game: str) -> None:
    async def scene() -> tuple[Any, Any, Any]:
        it, elsewhere = Scene(), Scene()
        ana, device = it.visitor(), elsewhere.visitor()
        shown = await some_moves(ana, await ana.create(game, "here", "here"))
        seat = shown["turn"]
        ask = r.AskHint(table=shown["table"], seat=seat)
        view = shown["views"][str(seat)]
        return await ana.ask(ask), await ana.ask(ask), await device.ask(r.Advise(view=view))

    first, again, near = run(scene())
    assert near == first == again


def test_a_record_is_analysed_like_its_table() -> None:
    async def scene() -> tuple[Any, Any]:
        it, elsewhere = [Scene(analysis_simulations=2) for _ in range(2)]
        ana, device = it.visitor(), elsewhere.visitor()
        shown = await ana.create("lot", "here", "here", options={"pie": False})
        for move in SHORT:
            shown = await ana.move(shown, move)
        table = shown["table"]
        far = await whole(ana, r.ShowAnalysis(table=table))
        record = await ana.ask(r.ShowRecord(table=table))
        return far, await whole(device, r.AnalyseRecord(record=record))

    far, near = run(scene())
    assert near == far
    assert far["moves"] == len(far["verdicts"]) == len(SHORT)


def refusal(asked: r.Request) -> TableeError:
    async def scene() -> None:
        await Scene().visitor().ask(asked)

    with pytest.raises(TableeError) as refused:
        run(scene())
    return refused.value


def test_what_cannot_be_thought_about_is_refused() -> None:
    lot = tablee.find_game("lot")
    begun = lot.new().play("d4")
    view = dict(begun.view(2))
    assert isinstance(refusal(r.Advise(view={})), UnknownGame)
    assert isinstance(refusal(r.Advise(view={**view, "rows": []})), InvalidPosition)
    over = lot.new({"pie": False})
    for move in SHORT:
        over = over.play(move)
    assert isinstance(refusal(r.Advise(view=dict(over.view(1)))), IllegalMove)
    assert refusal(r.AnalyseRecord(record=begun.record().to_json())).code == "table.not_over"
