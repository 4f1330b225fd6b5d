"""A house without books: it has no ladder, says so, and plays all the same."""

from __future__ import annotations

import asyncio

import pytest

from tablee.house import requests as r
from tablee.house.ladder import requests as lr
from tablee.house.requests import Request
from tablee.match.errors import Refused
from tests.house.helpers import Scene

KEY = "k" * 40


def test_a_house_without_books_has_no_ladder() -> None:
    async def scene() -> None:
        ana = Scene().visitor()
        assert not (await ana.ask(r.ShowOffers()))["ladder"]
        asked: list[Request] = [
            lr.ShowLadder(game="lot"),
            lr.ShowFinished(),
            lr.EnterLadder(player=KEY, name="Ana"),
            lr.ShowPlayer(player=KEY),
            lr.ShowOwnGames(player=KEY),
            lr.ErasePlayer(player=KEY),
        ]
        for request in asked:
            with pytest.raises(Refused) as caught:
                await ana.ask(request)
            assert caught.value.code == "ladder.none"
        shown = await ana.create("lot", "here", "bot1", player=KEY)
        hint = await ana.ask(r.AskHint(table=shown["table"], seat=1))
        assert hint["move"] in shown["legal"]

    asyncio.run(scene())
