"""The application without a server: whole games, readers, time."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import msgspec
import pytest

import tablee
from tablee.core.record import Record
from tablee.house import requests as r
from tablee.house.errors import InvalidRequest
from tablee.house.feed import Feed
from tablee.house.handlers import HANDLERS
from tablee.house.local import SystemTime
from tablee.match.errors import Refused
from tests.house.helpers import Scene, Visitor, settle

T = TypeVar("T")


def play(scene: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(scene)


def every_request(kind: type[r.Request]) -> list[type[r.Request]]:
    below = [one for sub in kind.__subclasses__() for one in every_request(sub)]
    return below or [kind]


def test_every_request_has_a_handler() -> None:
    assert set(every_request(r.Request)) == set(HANDLERS)


@pytest.mark.parametrize("game", list(tablee.GAMES))
def test_a_whole_game_against_a_bot(game: str) -> None:
    async def scene() -> tuple[Any, Any]:
        it = Scene()
        ana = it.visitor()
        shown = await ana.create(game, "here", "bot1")
        while shown["turn"] is not None:
            if shown["turn"] == 1:
                shown = await ana.move(shown, shown["legal"][0])
            else:
                assert shown["thinking"] == 2
                await it.time.pass_(1.0)
                shown = await ana.look(shown["table"])
        record = await ana.ask(r.ShowRecord(table=shown["table"]))
        await it.house.close()
        return shown, record

    shown, record = play(scene())
    assert {made["seat"] for made in shown["moves"]} == {1, 2}
    assert shown["result"] is not None
    assert Record.from_json(record).last().result is not None


def test_bots_alone_play_while_somebody_watches_and_rest_while_nobody_does() -> None:
    async def scene() -> tuple[list[int], Any]:
        it, versions = Scene(bot_pause=1.0), []
        eve = it.visitor()
        table = (await eve.create("lotus", "bot1", "bot1"))["table"]

        async def look() -> None:
            versions.append((await eve.look(table))["version"])

        await it.time.pass_(600.0)
        await look()
        async with it.house.follow([table], eve.caller, {}):
            await it.time.pass_(5.5)
            await look()
        await it.time.pass_(600.0)
        await look()
        async with it.house.follow([table], eve.caller, {}):
            await it.time.pass_(600.0)
            return versions, await eve.look(table)

    versions, over = play(scene())
    assert versions == [0, 5, 5]
    assert over["result"] is not None


def test_a_bot_waits_a_moment_so_that_people_see_what_it_answers() -> None:
    async def scene() -> list[int]:
        it = Scene(bot_pause=0.4)
        ana = it.visitor()
        shown = await ana.create("lot", "here", "bot1")
        await ana.move(shown, "d4")
        versions = []
        for seconds in (0.3, 0.2):
            await it.time.pass_(seconds)
            versions.append((await ana.look(shown["table"]))["version"])
        return versions

    assert play(scene()) == [1, 2]


def test_setting_the_machine_s_clock_gives_nobody_more_time_and_takes_none() -> None:
    async def scene(set_by: float) -> list[int]:
        it = Scene()
        ana = it.visitor()
        table = (await ana.create("topominos", "here", "here", turn_seconds=30))["table"]
        async with it.house.follow([table], ana.caller, {}):
            await it.time.pass_(5.0)
            it.time.set_by = set_by
            versions = []
            for seconds in (24.0, 2.0):
                await it.time.pass_(seconds)
                versions.append((await ana.look(table))["version"])
        return versions

    assert play(scene(-3_600.0)) == play(scene(3_600.0)) == [0, 1]


@pytest.mark.parametrize("set_by", [-3_600.0, 3_600.0])
def test_time_passes_steadily_while_the_machine_s_clock_is_set(set_by: float) -> None:
    date, passed = [1_000_000_000.0], [50.0]
    time = SystemTime(lambda: date[0], lambda: passed[0])
    assert time.now() == 1_000_000_000.0
    passed[0] += 7.0
    date[0] += 7.0 + set_by
    assert time.now() == 1_000_000_007.0


def test_a_machine_that_learns_the_date_late_is_believed() -> None:
    date, passed = [12.0], [50.0]
    time = SystemTime(lambda: date[0], lambda: passed[0])
    assert time.now() == 12.0
    date[0] = 1_000_000_000.0
    assert time.now() == 1_000_000_000.0
    passed[0] += 3.0
    assert time.now() == 1_000_000_003.0


def test_a_clock_ends_a_turn() -> None:
    async def scene() -> list[Any]:
        it = Scene()
        ana = it.visitor()
        shown = await ana.create("topominos", "here", "here", turn_seconds=30)
        async with it.house.follow([shown["table"]], ana.caller, {}):
            await it.time.pass_(29.0)
            before = await ana.look(shown["table"])
            await it.time.pass_(2.0)
            after = await ana.look(shown["table"])
        return [before["version"], after["version"], after["moves"][0]["move"]]

    assert play(scene()) == [0, 1, "pass"]


@pytest.mark.parametrize("field", ["absence", "turn_seconds"])
def test_a_house_says_how_short_times_may_be(field: str) -> None:
    async def scene(shortest: int) -> list[Any]:
        settings: dict[str, Any] = {f"min_{field}": shortest}
        ana = Scene(**settings).visitor()
        with pytest.raises(InvalidRequest) as refused:
            await ana.create("topominos", "here", "here", **{field: shortest - 1})
        shown = await ana.create("topominos", "here", "here", **{field: shortest})
        return [refused.value.details["field"], shown[field]]

    assert play(scene(10)) == [field, 10]
    assert play(scene(2)) == [field, 2]


def test_readers_get_the_newest_and_nothing_twice() -> None:
    async def scene() -> list[Any]:
        it = Scene()
        ana = it.visitor()
        shown = await ana.create("lot", "here", "here")
        async with it.house.follow([shown["table"]], ana.caller, {}) as feed:
            told = [await feed.next()]
            for move in ("d4", "e5", "a1"):
                shown = await ana.move(shown, move)
            told.append(await feed.next())
            feed.nudge()
            told.append(await feed.next())
        return [None if one is None else msgspec.json.decode(one.body)["version"] for one in told]

    assert play(scene()) == [0, 3, None]


def test_a_reader_resumes_where_they_were() -> None:
    async def scene() -> list[bool]:
        it = Scene()
        ana = it.visitor()
        shown = await ana.create("lot", "here", "here")
        found = []
        for seen in ({}, {shown["table"]: shown["number"]}):
            async with it.house.follow([shown["table"], "nosuchid"], ana.caller, seen) as feed:
                found.append(await has_update(feed))
        return found

    assert play(scene()) == [True, False]


async def has_update(feed: Feed) -> bool:
    feed.nudge()
    return await feed.next() is not None


def test_somebody_who_leaves_is_absent_after_a_grace() -> None:
    async def scene() -> list[bool]:
        it = Scene(grace=10.0)
        ana, ben = it.visitor(), it.visitor()
        table = (await ana.create("lot", "here", "link"))["table"]
        await ben.join(table)
        present = []

        async def look() -> None:
            await settle()
            present.append((await ana.look(table))["seats"][1]["present"])

        async with it.house.follow([table], ana.caller, {}):
            async with it.house.follow([table], ben.caller, {}):
                await it.time.pass_(60.0)
                await look()
            await it.time.pass_(9.0)
            await look()
            await it.time.pass_(2.0)
            await look()
            async with it.house.follow([table], ben.caller, {}):
                await look()
        return present

    assert play(scene()) == [True, True, False, True]


def test_an_analysis_is_worked_out_in_the_background() -> None:
    async def scene() -> tuple[Any, Any]:
        it = Scene(analysis_simulations=2)
        ana = it.visitor()
        over = await played_out(ana, await ana.create("lotus", "here", "here"))
        asked = r.ShowAnalysis(table=over["table"])
        first = await ana.ask(asked)
        while not (found := await ana.ask(asked))["ready"]:
            await settle()
        return first, found

    first, found = play(scene())
    assert (first["ready"], first["done"]) == (False, 0)
    assert found["done"] == found["moves"] == len(found["verdicts"])


async def played_out(visitor: Visitor, shown: Any) -> Any:
    while shown["turn"] is not None:
        shown = await visitor.move(shown, shown["legal"][0])
    return shown


def test_old_tables_are_deleted_once_a_day_unless_somebody_follows_them() -> None:
    async def scene() -> list[bool]:
        it = Scene(keep_days=30)
        ana = it.visitor()
        old, followed = [(await ana.create("lot", "here", "here"))["table"] for _ in range(2)]
        it.house.start()
        async with it.house.follow([followed], ana.caller, {}):
            await it.time.days(33)
            return [await exists(ana, table) for table in (old, followed)]

    assert play(scene()) == [False, True]


async def exists(visitor: Visitor, table: str) -> bool:
    try:
        await visitor.look(table)
    except Refused as error:
        assert error.code == "table.unknown"
        return False
    return True
