"""A request that is sent again, because its answer was lost, is carried out once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from tablee.house import requests as r
from tablee.match.errors import Refused
from tests.house.helpers import FaultyStorage, Scene

KEY = "0123456789abcdef"


def run(scene: Callable[[], Awaitable[Any]]) -> Any:
    return asyncio.run(scene())  # type: ignore[arg-type]


async def finished(it: Scene) -> tuple[Any, Any]:
    """A guest, and a table whose game is over."""
    ana = it.visitor()
    shown = await ana.create("lot", "here", "here")
    while shown["turn"] is not None:
        shown = await ana.move(shown, shown["legal"][0])
    return ana, shown


def test_a_join_whose_answer_was_lost_leaves_no_ghost() -> None:
    async def scene() -> None:
        it = Scene()
        table = (await it.visitor().create("lotus", "here", "link", "link"))["table"]
        join = r.JoinTable(table=table, name="Ben", key=KEY)
        first, again = [await it.visitor().ask(join) for _ in range(2)]
        assert first["token"] == again["token"]
        assert [seat["vacant"] for seat in again["snapshot"]["seats"]] == [False, False, True]
        assert [seat["mine"] for seat in again["snapshot"]["seats"]] == [False, True, False]
        with pytest.raises(Refused) as caught:
            await it.visitor().ask(msgspec.structs.replace(join, name="Eve"))
        assert caught.value.code == "table.key_used"

    run(scene)


def test_a_table_whose_making_was_not_answered_is_made_once() -> None:
    async def scene() -> None:
        both = FaultyStorage()
        it, elsewhere = Scene(both), Scene(both)
        seats = [r.SeatWanted("here"), r.SeatWanted("link")]
        create = r.CreateTable(game="lot", seats=seats, key=KEY)
        places = (it, it, elsewhere)
        made = [await place.visitor().ask(create) for place in places]
        assert len({one["table"] for one in made}) == len({one["token"] for one in made}) == 1
        assert [seat["mine"] for seat in made[-1]["snapshot"]["seats"]] == [True, False]
        with pytest.raises(Refused) as caught:
            await it.visitor().ask(msgspec.structs.replace(create, absence=600))
        assert caught.value.code == "table.key_used"
        other = await it.visitor().ask(msgspec.structs.replace(create, key=KEY[::-1]))
        assert other["table"] != made[0]["table"]

    run(scene)


def test_nobody_else_s_table_is_had_by_a_key_that_leads_to_its_name() -> None:
    async def scene() -> str:
        it = Scene()
        create = r.CreateTable(game="lot", seats=[r.SeatWanted("here")] * 2, key=KEY)
        made = await it.visitor().ask(create)
        forged = (await it.storage.load(made["table"]))[0]
        await it.storage.delete([made["table"]], untouched_since=it.time.now() + 1)
        await it.storage.append([msgspec.structs.replace(forged, key=None)])
        with pytest.raises(Refused) as caught:
            await Scene(it.storage).visitor().ask(create)
        return caught.value.code

    assert run(scene) == "table.key_used"


def test_a_join_that_is_sent_to_two_processes_takes_one_seat() -> None:
    async def scene() -> None:
        both = FaultyStorage()
        it, elsewhere = Scene(both), Scene(both)
        table = (await it.visitor().create("lotus", "here", "link", "link"))["table"]
        assert (await elsewhere.visitor().look(table))["seats"][1]["vacant"]
        join = r.JoinTable(table=table, key=KEY)
        first, again = await it.visitor().ask(join), await elsewhere.visitor().ask(join)
        assert [seat["mine"] for seat in again["snapshot"]["seats"]] == [False, True, False]
        assert first["token"] == again["token"]

    run(scene)


@pytest.mark.parametrize(
    ("kind", "asked"),
    [(r.JoinTable, {"table": "t"}), (r.CreateTable, {"game": "lot", "seats": [{"kind": "here"}]})],
)
def test_a_short_key_gives_nobody_s_seat_away(kind: type[r.Request], asked: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError, match="length >= 16"):
        msgspec.convert({**asked, "key": "1"}, kind)


@pytest.mark.parametrize(
    ("kind", "asked"),
    [
        (r.SendMessage, {"message": "hello"}),
        (r.TakeOver, {"level": 2}),
        (r.ChangeSeat, {"name": "Ana"}),
    ],
)
def test_what_is_sent_again_at_a_table_happens_once(
    kind: type[r.TableRequest], asked: dict[str, Any]
) -> None:
    async def scene() -> None:
        it = Scene(bot_pause=1_000.0)
        ana = it.visitor()
        shown = await ana.create("lot", "here", "here")
        request = kind(table=shown["table"], seat=1, key="k", **asked)  # type: ignore[call-arg]
        first, again = await ana.ask(request), await ana.ask(request)
        assert first["number"] == again["number"] == shown["number"] + 1

    run(scene)


def test_taking_back_one_s_seat_twice_is_no_error() -> None:
    async def scene() -> None:
        it = Scene(bot_pause=1_000.0)
        ana = it.visitor()
        table = (await ana.create("lot", "here", "here"))["table"]
        await ana.ask(r.TakeOver(table=table, seat=1, level=2, key="there"))
        back = r.TakeOver(table=table, seat=1, level=None, key="back")
        assert (await ana.ask(back))["seats"][0]["bot"] is None
        assert (await ana.ask(back))["seats"][0]["bot"] is None

    run(scene)


def test_a_rematch_asked_for_twice_is_one_rematch() -> None:
    async def scene() -> None:
        ana, shown = await finished(Scene())
        again = r.AskRematch(table=shown["table"], seat=1, key="k")
        first, second = [(await ana.ask(again))["rematch"]["table"] for _ in range(2)]
        assert first == second

    run(scene)


def test_an_undo_s_key_belongs_to_its_answer() -> None:
    async def scene() -> str:
        it = Scene()
        ana = it.visitor()
        shown = await ana.create("lot", "here", "link")
        ben = it.visitor()
        await ben.join(shown["table"])
        shown = await ana.move(shown, "d4")
        ask = r.Undo(table=shown["table"], version=1, key="ask")
        assert (await ana.ask(ask))["undo"]["asked"]
        with pytest.raises(Refused) as caught:
            await ana.ask(msgspec.structs.replace(ask, answer=False))
        return caught.value.code

    assert run(scene) == "table.key_used"


def test_one_s_key_is_not_another_s() -> None:
    async def scene() -> int:
        it = Scene()
        ana, ben = it.visitor(), it.visitor()
        table = (await ana.create("lot", "here", "link"))["table"]
        await ben.join(table)
        await ana.ask(r.SendMessage(table=table, seat=1, message="hello", key="k"))
        shown = await ben.ask(r.SendMessage(table=table, seat=2, message="hello", key="k"))
        return len(shown["messages"])

    assert run(scene) == 2
