"""The hall: what is listed and what never is, playing with somebody, codes."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from tablee.house.hall import requests as h
from tablee.house.hall.codes import is_code, new_letters
from tablee.match.errors import Refused
from tests.house.helpers import Scene, Visitor, settle

KEY = "a key as long as a secret"


async def hall(visitor: Visitor, **asked: Any) -> Any:
    return await visitor.ask(h.ShowHall(**asked))


async def quick(visitor: Visitor, game: str = "lot", key: str = KEY, **asked: Any) -> Any:
    seated = await visitor.ask(h.QuickSeat(game=game, key=key, **asked))
    visitor.token = seated["token"]
    return seated["snapshot"]


def test_a_table_is_private_until_its_host_opens_it_and_when_they_close_it() -> None:
    async def scene() -> None:
        found = Scene()
        ana, passer = found.visitor(), found.visitor()
        shown = await ana.create("lotus", "here", "link", "link")
        assert (await hall(passer))["open"] == []
        assert shown["doors"] == {"open": False, "watch": False, "fills": None}
        with pytest.raises(Refused):
            await passer.ask(h.ListTable(table=shown["table"], open=True, watch=True))
        asked = h.ListTable(table=shown["table"], open=True, watch=False, key="k")
        assert (await ana.ask(asked))["doors"]["open"]
        assert (await ana.ask(asked))["number"] == 2  # once
        (card,) = (await hall(passer))["open"]
        assert (card["table"], card["game"], card["seats"], card["free"]) == (
            *(shown["table"], "lotus", 3, 2),
        )
        await passer.join(shown["table"])
        assert (await hall(passer))["open"][0]["free"] == 1
        await ana.ask(h.ListTable(table=shown["table"], open=False, watch=False))
        assert (await hall(passer))["open"] == []

    asyncio.run(scene())


def test_games_to_watch_are_listed_from_the_first_move_to_the_last() -> None:
    async def scene() -> None:
        found = Scene()
        ana = found.visitor()
        shown = await ana.create("lot", "here", "here", watch=True)
        assert (await hall(ana))["watch"] == []
        shown = await ana.move(shown, shown["legal"][0])
        assert [card["table"] for card in (await hall(ana))["watch"]] == [shown["table"]]
        assert (await hall(ana, game="lotus"))["watch"] == []
        while shown["turn"] is not None:
            shown = await ana.move(shown, shown["legal"][0])
        assert (await hall(ana))["watch"] == []

    asyncio.run(scene())


def test_lists_are_paged() -> None:
    async def scene() -> None:
        found = Scene()
        for _ in range(15):
            await found.visitor().create("lot", "here", "link", open=True)
        first, second = await hall(found.visitor()), await hall(found.visitor(), skip="12")
        assert (len(first["open"]), first["more_open"]) == (12, 3)
        assert (len(second["open"]), second["more_open"]) == (3, 0)
        tables = {card["table"] for card in [*first["open"], *second["open"]]}
        assert len(tables) == 15

    asyncio.run(scene())


def test_two_who_want_to_play_with_somebody_meet_even_when_they_ask_at_once() -> None:
    async def scene() -> None:
        found = Scene()
        ana, ben, other = found.visitor(), found.visitor(), found.visitor()
        one, two, three = await asyncio.gather(
            quick(ana, name="Ana"),
            quick(ben, key=KEY + "2", name="Ben"),
            quick(other, "lotus", KEY + "3"),
        )
        assert one["table"] == two["table"] != three["table"]
        assert {seat["name"] for seat in two["seats"]} == {"Ana", "Ben"}
        again = await quick(ana, name="Ana")  # its answer was lost
        assert [seat["mine"] for seat in again["seats"]] == [seat["mine"] for seat in one["seats"]]
        assert (again["table"], again["number"]) == (two["table"], two["number"])

    asyncio.run(scene())


def test_a_bot_takes_an_empty_seat_after_a_time_and_somebody_takes_it_over_later() -> None:
    async def scene() -> None:
        found = Scene(bot_pause=0.0)
        ana, ben = found.visitor(), found.visitor()
        shown = await quick(ana, wait=60)
        table = shown["table"]
        own = next(seat["seat"] for seat in shown["seats"] if seat["mine"])
        async with ana.house.follow([table], ana.caller, {}):
            await found.time.pass_(59)
            assert [seat["bot"] for seat in (await ana.look(table))["seats"]] == [None, None]
            await found.time.pass_(2)
            shown = await ana.look(table)
            assert shown["seats"][2 - own]["bot"] == 3
            for _ in range(2):  # they play
                if shown["turn"] != own:
                    await found.time.pass_(1)
                    shown = await ana.look(table)
                shown = await ana.move(shown, shown["legal"][0])
            (card,) = (await hall(ben))["open"]
            assert (card["free"], card["bots"]) == (1, 1)
            shown = await quick(ben, key=KEY + "2", name="Ben")
            assert shown["table"] == table
            taken = shown["seats"][2 - own]
            assert (taken["mine"], taken["bot"], taken["name"]) == (True, None, "Ben")
            assert (await hall(ben))["open"] == []

    asyncio.run(scene())


def test_nobody_is_seated_with_somebody_who_has_left() -> None:
    async def scene() -> None:
        found = Scene(grace=5.0)
        ana, ben = found.visitor(), found.visitor()
        shown = await quick(ana)
        await found.time.pass_(10)  # they never looked
        assert (await quick(ben, key=KEY + "2"))["table"] != shown["table"]

    asyncio.run(scene())


def test_what_one_process_lists_the_others_show() -> None:
    async def scene() -> None:
        here = Scene()
        there = here.beside()
        reader = there.visitor()
        async with there.house.visit_hall(None, [], reader.caller) as feed:
            assert await news(feed) == []
            shown = await here.visitor().create("punto", "here", "link", open=True)
            there.house.hall.notified()
            await here.time.pass_(1)
            assert await news(feed) == [shown["table"]]
            await here.visitor().join(shown["table"])
            there.house.hall.notified()
            await here.time.pass_(1)
            assert await news(feed) == []

    asyncio.run(scene())


async def news(feed: Any) -> list[str]:
    """The tables with free seats that a reader hears of next."""
    await settle()
    update = await feed.next()
    assert update.kind == "hall"
    return [card["table"] for card in msgspec.json.decode(update.body)["open"]]


def test_who_looks_at_the_hall_hears_when_it_is_their_turn_without_being_there() -> None:
    async def scene() -> None:
        found = Scene(grace=5.0)
        ana, ben = found.visitor(), found.visitor()
        shown = await ana.create("lot", "here", "link")
        shown = await ben.join(shown["table"])
        await found.time.pass_(10)
        async with found.house.visit_hall(None, [shown["table"], "nowhere"], ben.caller) as feed:
            updates = [await feed.next(), await feed.next()]
            assert [update.kind for update in updates if update] == ["hall", "own"]
            shown = await ana.look(shown["table"])
            await ana.move(shown, shown["legal"][0])
            update = await feed.next()
            assert update is not None
            own = msgspec.json.decode(update.body)
            assert (own["table"], own["turn"], own["over"]) == (shown["table"], True, False)
            assert not (await ana.look(shown["table"]))["seats"][1]["present"]

    asyncio.run(scene())


def test_a_code_leads_to_its_table_until_it_expires() -> None:
    async def scene() -> None:
        found = Scene(code_hours=1.0)
        ana, ben = found.visitor(), found.visitor()
        shown = await ana.create("lot", "here", "link")
        code = await ana.ask(h.AskCode(table=shown["table"]))
        assert await ana.ask(h.AskCode(table=shown["table"])) == code
        written = f" {code['code'][:2].lower()} {code['code'][2:]} "
        assert await ben.ask(h.FindCode(code=written)) == {
            "table": shown["table"],
            "evening": False,
        }
        await found.time.pass_(3_601)
        with pytest.raises(Refused):
            await ben.ask(h.FindCode(code=code["code"]))

    asyncio.run(scene())


def test_codes_have_no_vowels_and_nothing_rude() -> None:
    codes = {new_letters() for _ in range(2_000)}
    assert len(codes) > 1_900
    assert not any(set(code) & set("AEIOUYQGS") for code in codes)
    assert not any(is_code(code) for code in ("FCKL", "BRHH", "BR1T", "BRTXX", "ABCD"))
