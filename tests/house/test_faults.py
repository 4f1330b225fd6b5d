"""Whatever fails, a table goes on by itself; and no table is dropped that somebody needs."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from tablee.house import requests as r
from tablee.match.errors import MovedOn, Refused
from tablee.match.events import Event
from tests.house.helpers import FaultyStorage, Scene, Visitor, settle


def test_a_bot_s_turn_survives_a_database_that_fails() -> None:
    async def scene() -> list[int]:
        it = Scene(bot_pause=0.0)
        ana = it.visitor()
        shown = await ana.create("lot", "here", "bot1")
        await ana.move(shown, "d4")
        it.storage.failures, versions = 3, []
        for seconds in (3.0, 1.0):  # pauses of 0.5, 1 and 2 seconds
            await it.time.pass_(seconds)
            versions.append((await ana.look(shown["table"]))["version"])
        return versions

    assert asyncio.run(scene()) == [1, 2]


def test_a_bot_s_turn_survives_a_thinker_that_fails() -> None:
    async def scene() -> int:
        it = Scene()
        ana = it.visitor()
        shown = await ana.create("lot", "here", "bot1")
        it.thinker.failures = 5
        await ana.move(shown, "d4")
        await it.time.pass_(60.0)
        return int((await ana.look(shown["table"]))["version"])

    assert asyncio.run(scene()) == 2


def test_a_clock_survives_a_database_that_fails() -> None:
    async def scene() -> int:
        it = Scene()
        ana = it.visitor()
        shown = await ana.create("topominos", "here", "here", turn_seconds=30)
        async with it.house.follow([shown["table"]], ana.caller, {}):
            await it.time.pass_(29.0)
            it.storage.failures = 3
            await it.time.pass_(10.0)
            return int((await ana.look(shown["table"]))["version"])

    assert asyncio.run(scene()) == 1


def test_presence_survives_a_database_that_fails() -> None:
    async def scene() -> bool:
        it = Scene(grace=10.0)
        ana = it.visitor()
        table = (await ana.create("lot", "here", "here"))["table"]
        async with it.house.follow([table], ana.caller, {}):
            await it.time.pass_(60.0)
        it.storage.failures = 4
        await it.time.pass_(60.0)
        return bool((await ana.look(table))["seats"][0]["present"])

    assert asyncio.run(scene()) is False


def test_a_failing_database_is_reported_to_whoever_asks() -> None:
    async def scene() -> int:
        it = Scene()
        ana = it.visitor()
        shown = await ana.create("lot", "here", "here")
        it.storage.failures = 1
        with pytest.raises(OSError, match="locked"):
            await ana.move(shown, "d4")
        assert (await ana.look(shown["table"]))["version"] == 0
        return int((await ana.move(shown, "d4"))["version"])

    assert asyncio.run(scene()) == 1


# -- memory --------------------------------------------------------------------------------------


def test_a_table_that_is_being_entered_stays_in_memory() -> None:
    """Many pages are opened together, more than there is room for."""

    async def scene() -> list[bool]:
        it, opened = Scene(tables_kept=2), asyncio.Event()
        visitors = [it.visitor() for _ in range(10)]
        created = [await visitor.create("lot", "here", "here") for visitor in visitors]
        await crowd(it)

        async def hears(visitor: Visitor, shown: Any) -> bool:
            async with it.house.follow([shown["table"]], visitor.caller, {}) as feed:
                await feed.next()
                await opened.wait()
                await visitor.move(shown, "d4")
                feed.nudge()
                update = await feed.next()
            return update is not None and msgspec.json.decode(update.body)["version"] == 1

        hearing = [
            asyncio.ensure_future(hears(*one)) for one in zip(visitors, created, strict=True)
        ]
        await crowd(it)
        opened.set()
        return await asyncio.gather(*hearing)

    assert asyncio.run(scene()) == [True] * 10


async def crowd(it: Scene) -> None:
    """Others come to more tables than there is room for, and go."""
    for _ in range(2):
        await it.time.pass_(60.0)
        for _ in range(3):
            await it.visitor().create("lot", "here", "here")


def test_a_table_stays_in_memory_while_a_bot_or_a_clock_has_something_to_do() -> None:
    async def scene() -> list[bool]:
        it = Scene(tables_kept=1, bot_pause=1_000.0, grace=5.0)
        ana = it.visitor()
        bot = (await ana.create("lot", "bot1", "here"))["table"]
        people = (await ana.create("lot", "here", "here"))["table"]
        await it.time.pass_(60.0)  # nobody follows them: everybody is known to be away
        for _ in range(3):
            await ana.create("lot", "here", "here")
            await it.time.pass_(60.0)
        return [bot in it.house.rooms, people in it.house.rooms]

    assert asyncio.run(scene()) == [True, False]


def test_a_table_that_is_being_deleted_is_not_entered() -> None:
    class Slow(FaultyStorage):
        async def delete(self, tables: Any, untouched_since: float) -> None:
            await settle()
            await super().delete(tables, untouched_since)

    async def scene() -> list[object]:
        it = Scene(Slow())
        ana = it.visitor()
        shown = await ana.create("lot", "here", "here")
        await it.time.pass_(60.0)
        deleting = asyncio.ensure_future(it.house.rooms.delete_before(it.time.now()))
        await asyncio.sleep(0)
        moving = asyncio.ensure_future(ana.move(shown, "d4"))
        return list(await asyncio.gather(deleting, moving, return_exceptions=True))

    deleted, refused = asyncio.run(scene())
    assert deleted == 1
    assert isinstance(refused, Refused)
    assert refused.code == "table.unknown"


def test_a_table_that_another_process_has_deleted_takes_no_more_moves() -> None:
    async def scene() -> str:
        it = Scene()
        ana = it.visitor()
        shown = await ana.create("lot", "here", "here")
        await it.storage.delete([shown["table"]], untouched_since=it.time.now() + 1)
        with pytest.raises(Refused) as caught:
            await ana.move(shown, "d4")
        return caught.value.code

    assert asyncio.run(scene()) == "table.unknown"


def test_nobody_goes_on_at_a_table_that_another_process_has_deleted() -> None:
    async def scene() -> bool:
        it = Scene(bot_pause=1.0)
        table = (await it.visitor().create("lot", "bot1", "here"))["table"]
        async with it.house.rooms.enter(table) as room:
            await it.storage.delete([table], untouched_since=it.time.now() + 1)
            await it.time.pass_(600.0)
            return room.busy

    assert asyncio.run(scene()) is False


def test_what_another_process_writes_while_a_table_is_loading_is_read() -> None:
    class Slow(FaultyStorage):
        async def load(self, table: str, after: int = 0) -> list[Event]:
            found = await super().load(table, after)
            if after == 0:
                await loaded.wait()  # it has read, but has not returned
            return found

    loaded = asyncio.Event()

    async def scene() -> int:
        both = Slow()
        elsewhere, it = Scene(both), Scene(both)
        ana, same = elsewhere.visitor(), it.visitor()
        shown = await ana.create("lot", "here", "here")
        same.token = ana.token
        looking = asyncio.ensure_future(same.look(shown["table"]))
        await settle()
        moved = await ana.move(shown, "d4")
        it.house.rooms.notified(shown["table"], moved["number"])
        loaded.set()
        await looking
        await settle()
        return int((await same.look(shown["table"]))["version"])

    assert asyncio.run(scene()) == 1


def test_a_caller_who_has_seen_more_than_this_process_is_not_refused() -> None:
    """Their last move went to another process, whose message has not come yet."""

    async def scene() -> tuple[int, str]:
        both = FaultyStorage()
        elsewhere, it = Scene(both), Scene(both)
        ana, same = elsewhere.visitor(), it.visitor()
        shown = await ana.create("lot", "here", "here")
        same.token = ana.token
        assert (await same.look(shown["table"]))["version"] == 0
        ahead = await ana.move(shown, "d4")
        moved = await same.move(ahead, "e5")
        with pytest.raises(MovedOn) as caught:
            await same.move(ahead, "a1")  # now they are behind
        return moved["version"], caught.value.code

    assert asyncio.run(scene()) == (2, "table.moved_on")


def test_a_request_for_a_table_that_does_not_exist_is_refused() -> None:
    async def scene() -> list[str]:
        it, codes = Scene(), []
        for table in ("nosuchid", "", "a\0b", "x" * 100, "é"):
            with pytest.raises(Refused) as caught:
                await it.visitor().ask(r.ShowTable(table=table))
            codes.append(caught.value.code)
        return codes

    assert asyncio.run(scene()) == ["table.unknown"] * 5
