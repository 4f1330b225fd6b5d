"""An evening in a house: results come by themselves and once, bots finish for who has left, the
clock makes rounds, and a process that dies in between loses nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tablee.house import evening_requests as r
from tablee.match.errors import Refused
from tests.house.helpers import Scene, Visitor, settle


def run(scene: Callable[[], Awaitable[Any]]) -> Any:
    return asyncio.run(scene())  # type: ignore[arg-type]


async def open_evening(host: Visitor, *names: str, **more: Any) -> Any:
    """An evening of LOT with these people, the host's token kept."""
    game = r.GameWanted(most=2, name="lot")
    wish = {"name": "Jeudi", "form": "swiss", "games": [game], **more}
    seated = await host.ask(r.OpenEvening(**wish))
    host.token = seated["token"]
    return await ask(host, r.AddPlayers, seated["evening"], names=list(names))


async def ask(who: Visitor, kind: Any, evening: str, **fields: Any) -> Any:
    return await who.ask(kind(evening=evening, **fields))


async def player(it: Scene, host: Visitor, evening: str, number: int) -> Visitor:
    """Somebody who has got their link."""
    found = it.visitor()
    link = await ask(host, r.ShowPlayerLink, evening, player=number)
    found.token = link["token"]
    return found


async def seated(who: Visitor, evening: str, table: str) -> Visitor:
    """The same person at their seat."""
    sitting = Visitor(who.house)
    sitting.token = (await ask(who, r.SitDown, evening, table=table))["token"]
    return sitting


async def play_out(it: Scene, host: Visitor, evening: str, made: dict[str, Any]) -> list[Visitor]:
    """Play a table to its end: first legal moves."""
    people = [
        await seated(await player(it, host, evening, number), evening, made["table"])
        for number in made["players"]
    ]
    shown = await people[0].look(made["table"])
    while shown["turn"] is not None:
        views = [await one.look(made["table"]) for one in people]
        mover, shown = next(
            (one, view) for one, view in zip(people, views, strict=True) if view["legal"]
        )
        shown = await mover.move(shown, shown["legal"][0])
    return people


def test_a_result_comes_from_its_table_once() -> None:
    async def scene() -> Any:
        it = Scene()
        host = it.visitor()
        evening = (await open_evening(host, "Ana", "Ben"))["evening"]
        shown = await ask(host, r.MakeRound, evening, after=0)
        (table,) = shown["rounds"][0]["tables"]
        await play_out(it, host, evening, table)
        await it.time.pass_(1.0)
        return await ask(it.visitor(), r.ShowEvening, evening)

    shown = run(scene)
    (table,) = shown["rounds"][0]["tables"]
    assert table["by"] == "table"
    assert sorted(table["points"]) == [0.0, 1.0]
    assert shown["rounds"][0]["over"]
    assert shown["number"] == 4  # opened, entered, paired, one result


def test_a_process_that_dies_before_the_result_is_taken_loses_nothing() -> None:
    async def scene() -> list[Any]:
        it = Scene()
        host = it.visitor()
        evening = (await open_evening(host, "Ana", "Ben"))["evening"]
        shown = await ask(host, r.MakeRound, evening, after=0)
        (table,) = shown["rounds"][0]["tables"]
        it.storage.refuse = evening
        await play_out(it, host, evening, table)
        await it.house.close()
        found = [(await ask(host, r.ShowEvening, evening))["rounds"][0]["tables"][0]["scores"]]
        it.storage.refuse = None
        other = it.beside()
        for _ in range(2):
            shown = await ask(other.visitor(), r.ShowEvening, evening)
            found.append(shown["rounds"][0]["tables"][0]["by"])
            await it.time.pass_(1.0)
        return [*found, shown["number"]]

    assert run(scene) == [None, None, "table", 4]


def test_two_processes_take_one_result() -> None:
    async def scene() -> Any:
        it = Scene()
        other = it.beside()
        host = it.visitor()
        evening = (await open_evening(host, "Ana", "Ben"))["evening"]
        shown = await ask(host, r.MakeRound, evening, after=0)
        (table,) = shown["rounds"][0]["tables"]
        watcher = other.visitor()
        async with other.house.follow([table["table"], evening], watcher.caller, {}):
            await play_out(it, host, evening, table)
            await other.hear(table["table"])
            await it.time.pass_(5.0)
            await other.hear(evening)
            numbers = {
                (await ask(who, r.ShowEvening, evening))["number"] for who in (host, watcher)
            }
        assert numbers == {4}
        return numbers.pop()

    assert run(scene) == 4


def test_a_bot_finishes_for_who_has_left() -> None:
    async def scene() -> dict[str, Any]:
        it = Scene(bot_pause=0.0)
        host = it.visitor()
        evening = (await open_evening(host, "Ana", "Ben"))["evening"]
        await ask(host, r.MakeRound, evening, after=0)
        for number in (1, 2):
            await ask(host, r.ChangePlayer, evening, player=number, present=False)
        for _ in range(40):
            await it.time.pass_(5.0)
            shown = await ask(host, r.ShowEvening, evening)
            if shown["rounds"][0]["over"]:
                break
        return dict(shown)

    shown = run(scene)
    assert shown["rounds"][0]["tables"][0]["by"] == "table"
    assert [one["present"] for one in shown["players"]] == [False, False]


def test_the_clock_makes_rounds_though_nobody_looks() -> None:
    async def scene() -> list[int]:
        it = Scene()
        host = it.visitor()
        shown = await open_evening(host, "A", "B", "C", "D", minutes=10)
        evening, counts = shown["evening"], []
        await ask(host, r.MakeRound, evening, after=0)
        for seconds in (590.0, 20.0, 3_600.0):
            await it.time.pass_(seconds)
            counts.append(len((await ask(host, r.ShowEvening, evening))["rounds"]))
        return counts

    assert run(scene) == [1, 2, 2]


def test_a_request_that_is_sent_again_is_carried_out_once() -> None:
    async def scene() -> tuple[Any, ...]:
        it = Scene()
        host, ana = it.visitor(), it.visitor()
        evening = (await open_evening(host, "Ben"))["evening"]
        join = {"name": "Ana", "key": "0123456789abcdef"}
        tokens = [(await ask(ana, r.EnterEvening, evening, **join))["token"] for _ in range(2)]
        for _ in range(2):
            shown = await ask(host, r.MakeRound, evening, after=0, key="one")
        return len(set(tokens)), len(shown["players"]), len(shown["rounds"])

    assert run(scene) == (1, 2, 1)


def test_a_process_that_lags_reads_on_before_it_refuses() -> None:
    async def scene() -> int:
        it = Scene()
        other = it.beside()
        host = it.visitor()
        evening = (await open_evening(host, "Ana", "Ben"))["evening"]
        await ask(other.visitor(), r.ShowEvening, evening)
        await ask(host, r.MakeRound, evening, after=0)
        host.house = other.house  # which has not heard of the round
        shown = await ask(host, r.EnterResult, evening, round=1, place=1, scores=[1, 0])
        return len(shown["rounds"])

    assert run(scene) == 1


def test_a_table_is_no_evening_and_an_evening_no_table() -> None:
    async def scene() -> list[str]:
        it = Scene()
        host = it.visitor()
        evening = (await open_evening(host, "Ana", "Ben"))["evening"]
        table = (await it.visitor().create("lot", "here", "here"))["table"]
        codes = []
        for asked in (host.look(evening), ask(host, r.ShowEvening, table)):
            with pytest.raises(Refused) as refused:
                await asked
            codes.append(refused.value.code)
        with pytest.raises(Refused) as refused:
            await ask(it.visitor(), r.SitDown, evening, table=table)
        await settle()
        return [*codes, refused.value.code]

    assert run(scene) == ["table.unknown", "evening.unknown", "seat.no_claim"]
