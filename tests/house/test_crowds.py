"""A crowd at one table: everybody hears of a move, and no other table waits for that."""

from __future__ import annotations

import asyncio
from functools import partial

from tests.house.helpers import Scene, settle

MANY = 100


def test_a_crowd_is_told_a_few_at_a_time() -> None:
    async def scene() -> tuple[int, list[int]]:
        it, told = Scene(), list[int]()
        ana = it.visitor()
        shown = await ana.create("lot", "here", "here")
        async with it.house.rooms.enter(shown["table"]) as room:
            listeners = [partial(lambda number, _: told.append(number), one) for one in range(MANY)]
            for listener in listeners:
                room.listen(listener)
            moving = asyncio.ensure_future(ana.move(shown, "d4"))
            while not told:
                await asyncio.sleep(0)
            first = len(told)
            room.ignore(listeners[-1])  # they leave before it is their turn
            await moving
            await settle()
        return first, told

    first, told = asyncio.run(scene())
    assert first < MANY / 2
    assert told == list(range(MANY - 1))
