"""Tables that go from house to house: one has them at a time; nothing is lost, doubled, forged."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from copy import deepcopy
from typing import Any, TypeVar

import msgspec
import pytest

from tablee.core.errors import TableeError
from tablee.core.record import Record
from tablee.house import requests as r
from tablee.house.hall import requests as h
from tablee.house.ids import arrival_id
from tests.house.helpers import Scene, Visitor

KEY, BACK, OTHER = "0123456789abcdef", "fedcba9876543210", "0f1e2d3c4b5a6978"

T = TypeVar("T")


def play(scene: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(scene)


async def refusal(asked: Coroutine[Any, Any, Any]) -> str:
    with pytest.raises(TableeError) as caught:
        await asked
    return caught.value.code


async def move_on(it: Scene, who: Visitor, table: str, moves: int) -> Any:
    """Play so many moves of one's own, each answered by the bots."""
    shown = await who.look(table)
    for _ in range(moves):
        if shown["legal"]:
            await who.move(shown, shown["legal"][0])
        await it.time.pass_(2.0)
        shown = await who.look(table)
    return shown


async def carry(who: Visitor, table: str, to: str, key: str = KEY) -> Any:
    """What goes to the other house, and the table that it will be there."""
    asked = msgspec.convert({"table": table, "to": to, "key": key}, r.DepartTable)
    return await who.ask(asked)


def arrival(carried: Any, key: str = KEY, free: tuple[int, ...] = ()) -> r.ReceiveTable:
    return msgspec.convert({"carried": carried, "key": key, "free": list(free)}, r.ReceiveTable)


def homecoming(table: str, carried: Any, key: str = BACK) -> r.ReturnTable:
    return msgspec.convert({"table": table, "carried": carried, "key": key}, r.ReturnTable)


class Trip:
    """A game that was begun at a server and taken along to a device."""

    def __init__(self) -> None:
        self.far, self.near = Scene(), Scene()
        self.ana, self.owner = self.far.visitor(), self.near.visitor()
        self.table = self.there = ""
        self.carried: Any = None

    async def begin(self, game: str, *seats: str, moves: int = 2, **more: Any) -> Any:
        self.table = (await self.ana.create(game, *seats, **more))["table"]
        return await move_on(self.far, self.ana, self.table, moves)

    async def take_along(self, key: str = KEY) -> Any:
        departed = await carry(self.ana, self.table, "device", key)
        self.there, self.carried = departed["table"], departed["carried"]
        seated = await self.owner.ask(arrival(self.carried, key))
        self.owner.token = seated["token"]
        return seated["snapshot"]

    async def hand_back(self) -> Any:
        departed = await carry(self.owner, self.there, "server", BACK)
        assert departed["table"] == self.table
        return await self.ana.ask(homecoming(self.table, departed["carried"]))

    async def close(self) -> None:
        await self.far.house.close()
        await self.near.house.close()


# -- from a device to a server -------------------------------------------------------------------


@pytest.mark.parametrize("game", ["lot", "punto", "topominos", "loto"])
def test_a_table_moves_to_a_server_with_its_deal_and_is_finished_with_a_guest(game: str) -> None:
    async def scene() -> None:
        near, far = Scene(), Scene()
        owner, ana, ben = near.visitor(), far.visitor(), far.visitor()
        shown = await owner.create(game, "here", "bot1", starter="lot")
        before = await move_on(near, owner, shown["table"], 2)
        departed = await carry(owner, shown["table"], "server")
        bot = next(seat["seat"] for seat in before["seats"] if seat["kind"] == "bot")
        seated = await ana.ask(arrival(departed["carried"], free=(bot,)))
        ana.token, there = seated["token"], seated["table"]
        after = seated["snapshot"]
        assert there == departed["table"] == after["table"]
        assert after["commitment"] == before["commitment"]
        assert [one["move"] for one in after["moves"]] == [one["move"] for one in before["moves"]]
        assert after["views"] == before["views"]
        assert (after["brought"], after["host"]) == (before["table"], True)
        assert [seat["seat"] for seat in after["seats"] if seat["vacant"]] == [bot]
        await ben.join(there)
        players = {bot: ben, 3 - bot: ana}
        now = await ana.look(there)
        while now["turn"] is not None:
            mover = players[now["turn"]]
            now = await mover.look(there)
            now = await mover.move(now, now["legal"][0])
        record = await ben.ask(r.ShowRecord(table=there))
        assert record["commitment"] == departed["carried"]["record"]["commitment"]
        assert Record.from_json(record).last().result is not None
        await near.house.close()

    play(scene())


def test_each_step_of_a_move_can_be_repeated_and_leaves_one_table() -> None:
    async def scene() -> None:
        near, far = Scene(), Scene()
        owner, ana = near.visitor(), far.visitor()
        table = (await owner.create("punto", "here", "here"))["table"]
        first = await carry(owner, table, "server")
        again = await carry(near.beside().visitor_with(owner), table, "server")  # it was killed
        assert first == again
        receive = arrival(first["carried"], free=(2,))
        made = [await one.visitor().ask(receive) for one in (far, far, far.beside())]
        assert len({one["table"] for one in made}) == len({one["token"] for one in made}) == 1
        assert await refusal(ana.ask(arrival(first["carried"]))) == "table.key_used"

    play(scene())


def test_nothing_happens_to_a_table_that_is_away() -> None:
    async def scene() -> None:
        it = Scene()
        ana = it.visitor()
        table = (await ana.create("lot", "here", "here"))["table"]
        await carry(ana, table, "device")
        shown = await ana.look(table)
        assert shown["away"]["to"] == "device"
        assert (shown["legal"], shown["thinking"], shown["undo"]["may"]) == ([], None, False)
        everything: list[r.Request] = [
            r.MakeMove(table=table, version=0, key="k", move="d4"),
            r.Undo(table=table, version=0, key="k"),
            r.TakeOver(table=table, seat=1, level=2),
            r.ChangeSeat(table=table, seat=1, name="Ana"),
            r.SendMessage(table=table, seat=1, message="hello"),
            r.AskRematch(table=table, seat=1),
            r.AskHint(table=table, seat=1),
            r.JoinTable(table=table),
            h.ListTable(table=table, open=False, watch=True),
            r.DepartTable(table=table, to="device", key=BACK),
        ]
        assert {await refusal(ana.ask(one)) for one in everything} == {"table.away"}

    play(scene())


@pytest.mark.parametrize("away", [False, True])
def test_no_bot_moves_and_no_clock_runs_at_a_table_that_is_away(away: bool) -> None:
    async def scene(game: str, other: str, seconds: int | None) -> bool:
        it = Scene(bot_pause=5.0)
        ana = it.visitor()
        shown = await ana.create(game, "here", other, turn_seconds=seconds)
        shown = await ana.move(shown, shown["legal"][0])
        async with it.house.follow([shown["table"]], ana.caller, {}):
            if away:
                await carry(ana, shown["table"], "device")
            await it.time.pass_(60.0)
        await it.house.close()
        return bool((await ana.look(shown["table"]))["version"] > shown["version"])

    assert play(scene("lot", "bot1", None)) is not away
    assert play(scene("topominos", "here", 10)) is not away


def test_a_table_with_others_stays() -> None:
    async def scene() -> list[str]:
        it = Scene()
        ana, ben = it.visitor(), it.visitor()
        expecting = (await ana.create("lot", "here", "link"))["table"]
        codes = [await refusal(carry(ana, expecting, "device"))]
        await ben.join(expecting)
        for to in ("device", "server"):
            codes += [await refusal(carry(one, expecting, to)) for one in (ana, ben)]
        return [*codes, await refusal(carry(it.visitor(), expecting, "device"))]

    assert play(scene()) == ["table.stays"] * 5 + ["seat.none"]


def test_a_deal_that_its_host_may_know_is_not_offered_to_strangers() -> None:
    async def opened(game: str) -> tuple[str | None, int]:
        near, far = Scene(), Scene()
        owner, ana = near.visitor(), far.visitor()
        table = (await owner.create(game, "here", "here"))["table"]
        carried = (await carry(owner, table, "server"))["carried"]
        seated = await ana.ask(arrival(carried, free=(2,)))
        ana.token = seated["token"]
        list_it = h.ListTable(table=seated["table"], open=True, watch=False)
        try:
            await ana.ask(list_it)
        except TableeError as error:
            return error.code, len((await ana.ask(h.ShowHall()))["open"])
        return None, len((await ana.ask(h.ShowHall()))["open"])

    assert play(opened("lot")) == (None, 1)
    assert play(opened("punto")) == ("table.deal_known", 0)


def forged(carried: Any, what: str) -> Any:
    """A carried table in which one thing is not as the house wrote it."""
    it = deepcopy(carried)
    record = it["record"]
    if what == "seed":
        record["seed"] = "11" * 32
    elif what == "move":
        record["moves"][-1] = "swap"
    elif what == "sealed":
        record["seed"] = None
    elif what == "start":
        record["start"] = {"game": record["game"]}
    elif what == "starter":
        record["starter"] = {"by": "me", "place": 1}
    elif what == "lot":
        record["starter"] = {"by": "lot", "place": 3 - record["starter"]["place"]}
    elif what == "result":
        record["result"] = {"winners": [1], "scores": {"1": 1, "2": 0}, "reason": "row"}
    elif what == "decider":
        it["by"] = ["person"] * len(it["by"])
    elif what == "clock":
        it["by"][0] = "clock"
    elif what == "fewer":
        it["by"].pop()
    elif what == "seats":
        it["seats"].append(it["seats"][0])
    elif what == "level":
        it["seats"] = [seat | {"level": None} for seat in it["seats"]]
    else:
        it["by"] = ["bot"] * 1_001
    return it


FORGERIES = {
    "seed": "record.field",
    "move": "record.field",
    "sealed": "record.field",
    "start": "record.field",
    "starter": "table.carried",
    "lot": "record.field",
    "result": "record.field",
    "decider": "table.carried",
    "clock": "table.carried",
    "fewer": "table.carried",
    "seats": "table.seats",
    "level": "table.carried",
    "endless": "request.field",
}


def test_what_no_honest_house_sends_is_refused() -> None:
    async def scene() -> dict[str, str]:
        near, far = Scene(), Scene()
        owner = near.visitor()
        table = (await owner.create("lot", "here", "bot1", starter="lot"))["table"]
        await move_on(near, owner, table, 3)
        carried = (await carry(owner, table, "server"))["carried"]
        await near.house.close()
        asked = {what: arrival(forged(carried, what)) for what in FORGERIES}
        codes = {what: await refusal(far.visitor().ask(one)) for what, one in asked.items()}
        assert await far.storage.load(arrival_id(KEY)) == []
        assert (await far.visitor().ask(arrival(carried)))["snapshot"]["version"] == 5
        return codes

    assert play(scene()) == FORGERIES


# -- from a server to a device, and back ---------------------------------------------------------


@pytest.mark.parametrize("game", ["lot", "lotus", "punto", "topominos", "loto"])
def test_a_game_is_taken_along_and_handed_back(game: str) -> None:
    async def scene() -> None:
        trip = Trip()
        before = await trip.begin(game, "here", "bot1")
        begun = await trip.take_along()
        assert begun["views"] == before["views"]
        played = await move_on(trip.near, trip.owner, trip.there, 2)
        back = await trip.hand_back()
        assert back["views"] == played["views"]
        assert back["moves"] == played["moves"]
        assert back["away"] is None
        assert len(back["moves"]) > len(before["moves"])
        assert (await trip.owner.look(trip.there))["away"]["table"] == trip.table
        on = await move_on(trip.far, trip.ana, trip.table, 1)
        assert len(on["moves"]) > len(back["moves"])
        await trip.close()

    play(scene())


def test_a_game_that_ended_on_the_way_hands_its_record_back() -> None:
    async def scene() -> None:
        trip = Trip()
        await trip.begin("lot", "here", "here")
        shown = await trip.take_along()
        while shown["turn"] is not None:
            shown = await trip.owner.move(shown, shown["legal"][0])
        back = await trip.hand_back()
        assert back["result"] == shown["result"]
        record = await trip.ana.ask(r.ShowRecord(table=trip.table))
        assert record == await trip.owner.ask(r.ShowRecord(table=trip.there))
        assert await refusal(carry(trip.ana, trip.table, "device", OTHER)) == "table.over"

    play(scene())


def test_a_return_that_is_sent_twice_counts_once_and_survives_a_kill() -> None:
    async def scene() -> None:
        trip = Trip()
        await trip.begin("lot", "here", "here")
        shown = await trip.take_along()
        await trip.owner.move(shown, shown["legal"][0])
        departed = await carry(trip.owner, trip.there, "server", BACK)
        restarted = trip.near.beside().visitor_with(trip.owner)
        assert await carry(restarted, trip.there, "server", BACK) == departed
        back = homecoming(trip.table, departed["carried"])
        first = await trip.ana.ask(back)
        again = await trip.far.beside().visitor_with(trip.ana).ask(back)
        assert first["number"] == again["number"]
        assert len(again["moves"]) == 3

    play(scene())


def test_what_was_taken_back_on_the_way_is_taken_back_here() -> None:
    async def scene() -> None:
        trip = Trip()
        before = await trip.begin("lot", "here", "bot1", moves=3)
        shown = await trip.take_along()
        undo = r.Undo(table=trip.there, version=shown["version"], key="undo")
        shown = await trip.owner.ask(undo)
        assert len(shown["moves"]) < len(before["moves"])
        played = await trip.owner.move(shown, shown["legal"][-1])
        await trip.near.time.pass_(2.0)
        played = await trip.owner.look(trip.there)
        back = await trip.hand_back()
        assert back["moves"] == played["moves"]
        assert back["version"] > before["version"]
        await trip.close()

    play(scene())


def test_what_may_not_be_taken_back_is_not_taken_back_by_travelling() -> None:
    async def scene() -> str:
        trip = Trip()
        shown = await trip.begin("punto", "here", "here", moves=1)
        await trip.ana.move(shown, shown["legal"][0])
        await trip.take_along()
        carried = deepcopy((await carry(trip.owner, trip.there, "server", BACK))["carried"])
        carried["record"]["moves"][1] = shown["legal"][1]
        return await refusal(trip.ana.ask(homecoming(trip.table, carried)))

    assert play(scene()) == "table.undo_drawn"


def test_a_table_that_went_on_without_the_device_takes_nothing_back() -> None:
    async def scene() -> None:
        trip = Trip()
        await trip.begin("lot", "here", "here")
        shown = await trip.take_along()
        await trip.owner.move(shown, shown["legal"][0])
        reopened = await trip.ana.ask(homecoming(trip.table, None, "reopen"))
        assert (reopened["away"], reopened["brought"]) == (None, trip.there)
        departed = await carry(trip.owner, trip.there, "server", BACK)
        late = homecoming(trip.table, departed["carried"])
        assert await refusal(trip.ana.ask(late)) == "table.not_away"
        await carry(trip.ana, trip.table, "device", OTHER)  # another trip
        assert await refusal(trip.ana.ask(late)) == "table.not_away"
        assert await refusal(carry(trip.ana, trip.table, "device")) == "table.not_away"
        mine = await trip.owner.ask(homecoming(trip.there, None, "stay"))  # it stays on the device
        assert (mine["away"], mine["brought"]) == (None, trip.table)
        assert mine["legal"]

    play(scene())


def test_a_process_that_lags_behind_refuses_neither_a_return_nor_the_next_move() -> None:
    async def scene() -> None:
        trip = Trip()
        await trip.begin("lot", "here", "here")
        slow = trip.far.beside().visitor_with(trip.ana)
        assert (await slow.look(trip.table))["away"] is None
        await trip.take_along()
        departed = await carry(trip.owner, trip.there, "server", BACK)
        back = await slow.ask(homecoming(trip.table, departed["carried"]))
        assert (await trip.ana.look(trip.table))["away"] is not None  # it lags behind, too
        moved = await trip.ana.move(back, back["legal"][0])
        assert moved["version"] == back["version"] + 1

    play(scene())


def test_another_game_is_not_handed_back() -> None:
    async def scene() -> list[str]:
        trip, other = Trip(), Trip()
        await trip.begin("lot", "here", "here")
        await other.begin("lotus", "here", "here")
        await trip.take_along()
        await other.take_along(OTHER)
        carried = (await carry(other.owner, other.there, "server", BACK))["carried"]
        named = {**carried, "table": trip.there}
        asked = [homecoming(trip.table, one) for one in (carried, named)]
        codes = [await refusal(trip.ana.ask(one)) for one in asked]
        stranger = trip.far.visitor()
        return [*codes, await refusal(stranger.ask(homecoming(trip.table, None)))]

    assert play(scene()) == ["table.not_away", "table.carried", "seat.none"]
