"""The host's desk: who may ask, what is shown, and what is decided there."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from tablee.house import requests as r
from tablee.house.desk import requests as d
from tablee.house.errors import InvalidRequest
from tablee.house.feed import News, Update
from tablee.house.hall import requests as h
from tablee.match.errors import Refused
from tests.house.helpers import Scene, Visitor, settle

EVERYTHING = [
    d.ShowDesk(),
    d.ShowTables(),
    d.ChangeRules(messages=False),
    d.CloseTable(table="x", closed=True),
    d.DeleteTable(table="x"),
    d.FreeSeat(table="x", seat=1),
    d.HushTable(table="x", hushed=True),
]


def host_of(scene: Scene, seconds: float = 3_600.0) -> Visitor:
    """Somebody with the host's link."""
    host = scene.visitor()
    host.token = scene.tokens.make_host(scene.time.now() + seconds)
    return host


async def refusal(visitor: Visitor, request: r.Request) -> str:
    with pytest.raises(Refused) as refused:
        await visitor.ask(request)
    return refused.value.code


@pytest.mark.parametrize("asked", EVERYTHING, ids=lambda asked: type(asked).__name__)
def test_nobody_but_the_host_is_answered_and_a_link_expires(asked: r.Request) -> None:
    async def scene() -> None:
        found = Scene()
        ana = found.visitor()
        await ana.create("lot", "here", "here")  # the host of a table is not that of the house
        assert await refusal(ana, asked) == "desk.host_only"
        assert await refusal(found.visitor(), asked) == "desk.host_only"
        late = host_of(found, seconds=10)
        await found.time.pass_(11)
        assert await refusal(late, asked) == "desk.host_only"

    asyncio.run(scene())


def test_the_host_sees_who_is_where_and_nothing_that_they_hold() -> None:
    async def scene() -> None:
        found = Scene()
        ana, host = found.visitor(), host_of(found)
        shown = await ana.create("punto", "here", "link", "bot2")
        await ana.move(shown, shown["legal"][0])
        (table,) = (await host.ask(d.ShowTables()))["tables"]
        assert (table["table"], table["game"], table["moves"]) == (shown["table"], "punto", 1)
        assert [(seat["kind"], seat["vacant"], seat["bot"]) for seat in table["seats"]] == [
            *(("here", False, None), ("link", True, None), ("bot", False, 2)),
        ]
        assert set(table) == {
            *("table", "game", "seats", "moves", "over", "away", "closed", "hushed", "evening"),
            "at",
        }
        await found.time.pass_(2 * 86_400)
        assert (await host_of(found).ask(d.ShowTables()))["tables"] == []

    asyncio.run(scene())


def test_tables_are_paged() -> None:
    async def scene() -> None:
        found = Scene()
        for _ in range(23):
            await found.visitor().create("lot", "here", "here")
        host = host_of(found)
        first, second = await host.ask(d.ShowTables()), await host.ask(d.ShowTables(skip="20"))
        assert (len(first["tables"]), first["more"]) == (20, 3)
        assert (len(second["tables"]), second["more"]) == (3, 0)

    asyncio.run(scene())


def test_at_a_closed_table_nothing_can_be_done_until_it_is_opened_again() -> None:
    async def scene() -> None:
        found = Scene(bot_pause=0.0)
        ana, host = found.visitor(), host_of(found)
        shown = await ana.create("lot", "here", "bot1", open=False, watch=True)
        table = shown["table"]
        shown = await ana.move(shown, shown["legal"][0])
        closing = d.CloseTable(table=table, closed=True, key="k")
        assert (await host.ask(closing))["closed"]
        await host.ask(closing)
        await found.time.pass_(10)  # the bot does not move
        shown = await ana.look(table)
        assert (shown["closed"], shown["version"], shown["thinking"]) == (True, 1, None)
        assert (await ana.ask(h.ShowHall()))["watch"] == []
        say = r.SendMessage(table=table, seat=1, message="hello")
        assert await refusal(ana, say) == "table.closed"
        move = r.MakeMove(table=table, version=1, key="m", move="d4")
        assert await refusal(ana, move) == "table.closed"
        await host.ask(d.CloseTable(table=table, closed=False))
        async with ana.house.follow([table], ana.caller, {}):
            await found.time.pass_(10)
            assert (await ana.look(table))["version"] == 2
        await ana.ask(say)

    asyncio.run(scene())


def test_a_deleted_table_is_gone_for_whoever_is_there_here_and_elsewhere() -> None:
    async def scene() -> None:
        here = Scene()
        there = here.beside()
        ana, far, host = here.visitor(), there.visitor(), host_of(here)
        shown = await ana.create("lot", "here", "link", open=True)
        table = shown["table"]
        async with (
            ana.house.follow([table], ana.caller, {table: shown["number"]}) as feed,
            there.house.follow([table], far.caller, {}) as other,
        ):
            assert isinstance(await other.next(), Update)
            assert (await host.ask(d.DeleteTable(table=table)))["table"] == table
            last = await feed.next()
            while isinstance(last, Update) and last.body:
                last = await feed.next()
            assert last == Update(table, 3, b"")
            there.house.rooms.deleted(table)
            await settle()
            assert (await other.next()).body == b""  # type: ignore[union-attr]
            move = r.MakeMove(table=table, version=0, key="m", move="d4")
            assert await refusal(ana, move) == "table.unknown"
        assert await here.storage.load(table) == []
        assert (await ana.ask(h.ShowHall()))["open"] == []
        assert await refusal(host, d.DeleteTable(table=table)) == "table.unknown"
        await here.time.pass_(60)  # nothing that was due there fails

    asyncio.run(scene())


def test_the_host_frees_a_seat_of_somebody_who_is_not_there() -> None:
    async def scene() -> None:
        found = Scene(grace=1.0)
        ana, ben, eve, host = found.visitor(), found.visitor(), found.visitor(), host_of(found)
        shown = await ana.create("lot", "here", "link")
        table = shown["table"]
        freeing = d.FreeSeat(table=table, seat=2, key="f")
        assert await refusal(host, freeing) == "seat.stays"  # it is free
        await ben.join(table)
        async with ben.house.follow([table], ben.caller, {}):
            await found.time.pass_(2)
            assert await refusal(host, freeing) == "seat.stays"
        await found.time.pass_(5)
        assert (await host.ask(freeing))["seats"][1]["vacant"]
        await eve.join(table)
        assert (await host.ask(freeing))["seats"][1]["vacant"] is False  # once

    asyncio.run(scene())


def test_messages_can_be_off_at_one_table_or_in_the_house() -> None:
    async def scene() -> None:
        found = Scene()
        ana, ben, host = found.visitor(), found.visitor(), host_of(found)
        one, two = await ana.create("lot", "here", "here"), await ben.create("lot", "here", "here")
        words = [r.SendMessage(table=it["table"], seat=1, message="hello") for it in (one, two)]
        await host.ask(d.HushTable(table=one["table"], hushed=True))
        assert (await ana.look(one["table"]))["hushed"]
        assert await refusal(ana, words[0]) == "table.hushed"
        await ben.ask(words[1])
        await host.ask(d.HushTable(table=one["table"], hushed=False))
        assert (await host.ask(d.ChangeRules(messages=False)))["messages"] is False
        assert await refusal(ana, words[0]) == "table.hushed"
        assert await refusal(ben, words[1]) == "table.hushed"
        await host.ask(d.ChangeRules(messages=True))
        await ana.ask(words[0])

    asyncio.run(scene())


def news_of(told: Any) -> Any:
    assert isinstance(told, News), told
    assert told.kind == "house"
    return msgspec.json.decode(told.body)


def test_a_notice_reaches_everybody_at_tables_and_in_the_hall_in_every_process() -> None:
    async def scene() -> None:
        here = Scene()
        there = here.beside()
        ana, far, host = here.visitor(), there.visitor(), host_of(here)
        shown = await ana.create("lot", "here", "here")
        seen = {shown["table"]: shown["number"]}
        async with (
            here.house.follow([shown["table"]], ana.caller, seen) as table,
            there.house.visit_hall(None, [], far.caller) as hall,
        ):
            assert (await hall.next()).kind == "hall"  # type: ignore[union-attr]
            desk = await host.ask(d.ChangeRules(notice="  On ferme à minuit. "))
            assert desk["notice"]["text"] == "On ferme à minuit."
            assert news_of(await table.next())["notice"] == desk["notice"]
            there.house.rules.notified()
            assert news_of(await hall.next())["notice"] == desk["notice"]
        async with there.house.visit_hall(None, [], far.caller) as late:
            assert news_of(await late.next())["notice"] == desk["notice"]
        assert (await host.ask(d.ChangeRules(notice="")))["notice"] is None
        async with here.house.visit_hall(None, [], far.caller) as hall:
            assert (await hall.next()).kind == "hall"  # type: ignore[union-attr]
        with pytest.raises(InvalidRequest):
            await host.ask(d.ChangeRules(notice="right to left \u202e"))

    asyncio.run(scene())


def test_the_host_says_how_long_tables_are_kept() -> None:
    async def scene() -> None:
        found = Scene(keep_days=0)
        host = host_of(found)
        shown = await found.visitor().create("lot", "here", "here")
        found.house.start()
        assert (await host.ask(d.ShowDesk()))["keep_days"] == 0
        await found.time.days(60)
        assert await found.storage.load(shown["table"])
        assert (await host_of(found).ask(d.ChangeRules(keep_days=30)))["keep_days"] == 30
        await found.time.days(2)
        assert await found.storage.load(shown["table"]) == []
        await found.house.close()

    asyncio.run(scene())
