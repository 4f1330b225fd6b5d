"""Thoughts are shared fairly: whoever waits comes first, addresses take turns, and nobody who asks
for much keeps others waiting."""

from __future__ import annotations

import asyncio
from typing import Any

import tablee
from tablee.bots.bot import Choice
from tablee.core.position import Position
from tablee.house import requests as r
from tablee.house.local import LocalThinker
from tablee.house.thinking import Asker, Thinking
from tests.house.helpers import Scene, settle

POSITION = tablee.find_game("lot").new()


class Slow(LocalThinker):
    """Thinks until it is told to stop, two thoughts at once; levels say which thought is which."""

    def __init__(self) -> None:
        super().__init__()
        self.begun: list[int] = []
        self._thoughts: dict[int, asyncio.Future[None]] = {}

    @property
    def capacity(self) -> int:
        return 2

    async def choose(self, position: Position, level: int, seed: int | None = None) -> Choice:
        self.begun.append(level)
        self._thoughts[level] = asyncio.get_running_loop().create_future()
        await self._thoughts[level]
        return None  # type: ignore[return-value]

    async def finish(self, level: int) -> None:
        self._thoughts[level].set_result(None)
        await settle()


def asked(thinking: Thinking, level: int, address: str, waits: bool) -> asyncio.Task[Choice]:
    return asyncio.ensure_future(thinking.choose(POSITION, level, Asker(address, waits)))


def test_who_waits_comes_first_and_the_rest_never_take_every_place() -> None:
    async def scene() -> list[int]:
        slow = Slow()
        thinking = Thinking(slow)
        for level in (1, 2, 3):
            asked(thinking, level, "eve", waits=False)
        await settle()
        assert slow.begun == [1]  # one place is kept free
        asked(thinking, 4, "ana", waits=True)
        await settle()
        asked(thinking, 5, "ana", waits=True)
        await slow.finish(1)
        await slow.finish(4)
        await slow.finish(5)
        return slow.begun

    assert asyncio.run(scene()) == [1, 4, 5, 2]


def test_addresses_take_turns() -> None:
    async def scene() -> list[int]:
        slow = Slow()
        thinking = Thinking(slow)
        for level in range(1, 7):
            asked(thinking, level, "eve", waits=True)
        asked(thinking, 7, "ana", waits=True)
        asked(thinking, 8, "ben", waits=True)
        await settle()
        for level in (1, 2, 3, 7):
            await slow.finish(level)
        return slow.begun

    assert asyncio.run(scene()) == [1, 2, 3, 7, 8, 4]


def test_a_thought_that_nobody_wants_any_more_frees_its_place() -> None:
    async def scene() -> list[int]:
        slow = Slow()
        thinking = Thinking(slow)
        thoughts = [asked(thinking, level, "eve", waits=True) for level in range(1, 6)]
        await settle()
        for number in (3, 0, 1):  # one that waits, then those under way
            thoughts[number].cancel()
            await settle()
        return slow.begun

    assert asyncio.run(scene()) == [1, 2, 3, 5]


def test_a_person_s_bot_answers_while_hundreds_of_bots_play_each_other() -> None:
    """As many thoughts as there are places are begun before it, and not one more."""

    async def scene() -> tuple[int, int]:
        it = Scene(bot_pause=0.0)
        eve, ana = it.visitor("eve"), it.visitor("ana")
        tables = [(await eve.create("lot", "bot1", "bot1"))["table"] for _ in range(300)]
        shown = await ana.create("lot", "here", "bot1")
        async with (
            it.house.follow(tables, eve.caller, {}),
            it.house.follow([shown["table"]], ana.caller, {}) as feed,
        ):
            await ana.move(shown, "d4")
            before = await moves(tables, eve)
            while (await ana.look(shown["table"]))["version"] < 2:
                await asyncio.sleep(0)
            assert not feed.closed
            return before, await moves(tables, eve)

    before, after = asyncio.run(scene())
    assert after - before <= 2


async def moves(tables: list[str], visitor: Any) -> int:
    return sum([(await visitor.look(table))["version"] for table in tables])


# -- analyses ------------------------------------------------------------------------------------


async def games_over(it: Scene, address: str, count: int) -> list[tuple[Any, r.ShowAnalysis]]:
    found = []
    for _ in range(count):
        visitor = it.visitor(address)
        shown = await visitor.create("lotus", "here", "here")
        while shown["turn"] is not None:
            shown = await visitor.move(shown, shown["legal"][0])
        found.append((visitor, r.ShowAnalysis(table=shown["table"])))
    return found


def test_who_asks_for_many_analyses_starves_nobody_s() -> None:
    async def scene() -> tuple[list[bool], int]:
        it = Scene(analysis_simulations=2, analyses_kept=2)
        many, ((ana, hers),) = await games_over(it, "eve", 8), await games_over(it, "ana", 1)
        for visitor, theirs in many:
            await visitor.ask(theirs)
        rounds = 0
        while not (await ana.ask(hers))["ready"]:
            for visitor, theirs in many:
                await visitor.ask(theirs)
            await settle()
            rounds += 1
        return [(await visitor.ask(theirs))["ready"] for visitor, theirs in many], rounds

    ready, _ = asyncio.run(scene())
    assert ready.count(True) <= 3  # hers did not wait for all of theirs


def test_an_analysis_rests_while_nobody_asks_and_then_goes_on() -> None:
    async def scene() -> tuple[int, int, bool]:
        it = Scene(analysis_simulations=2, analysis_patience=60.0)
        ((ana, asked),) = await games_over(it, "ana", 1)
        await ana.ask(asked)
        it.time.set_by = 3_600.0  # nobody has looked for an hour
        await settle()
        first = (await ana.ask(asked))["done"]
        last = await ana.ask(asked)
        while not last["ready"]:
            last = await ana.ask(asked)
            await settle()
        return first, last["done"], last["ready"]

    first, done, ready = asyncio.run(scene())
    assert first < done
    assert ready
