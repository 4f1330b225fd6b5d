"""Several houses on one storage: what happens in one is left alone by the others, and goes on
without it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from tests.house.helpers import Scene, settle


def run(scene: Callable[[], Awaitable[Any]]) -> Any:
    return asyncio.run(scene())  # type: ignore[arg-type]


def test_looking_from_another_process_leaves_a_running_clock_alone() -> None:
    async def scene() -> list[int]:
        it = Scene()
        other = it.beside()
        ana, versions = it.visitor(), []
        table = (await ana.create("topominos", "here", "here", turn_seconds=30))["table"]
        async with it.house.follow([table], ana.caller, {}):
            await it.time.pass_(5.0)
            await other.visitor().look(table)
            for seconds in (24.0, 2.0):
                await it.time.pass_(seconds)
                await it.hear(table)
                versions.append((await ana.look(table))["version"])
        return versions

    assert run(scene) == [0, 1]


def test_people_in_two_processes_do_not_send_each_other_away_for_ever() -> None:
    async def scene() -> tuple[int, list[bool]]:
        it = Scene()
        other = it.beside()
        ana, ben = it.visitor(), other.visitor()
        table = (await ana.create("lot", "here", "link"))["table"]
        await ben.join(table)
        async with (
            it.house.follow([table], ana.caller, {}),
            other.house.follow([table], ben.caller, {}),
        ):
            for _ in range(60):
                await it.time.pass_(10.0)
                await it.hear(table)
                await other.hear(table)
            shown = await ana.look(table)
        return shown["number"], [seat["present"] for seat in shown["seats"]]

    number, present = run(scene)
    assert present == [True, True]
    assert number < 12


def test_who_comes_to_a_table_learns_who_was_lost_with_another_process() -> None:
    async def scene() -> list[bool]:
        it = Scene()
        other = it.beside()
        ana, ben = it.visitor(), it.visitor()
        table = (await ana.create("lot", "here", "link"))["table"]
        await ben.join(table)
        async with it.house.follow([table], ben.caller, {}):
            await it.house.close()  # as a process that is killed: nothing is written
        present = []
        async with other.house.follow([table], ana.caller, {}):
            for _ in range(2):
                await settle()
                present.append((await ana.look(table))["seats"][1]["present"])
                await it.time.pass_(11.0)
                ana.house = other.house
        return [*present, (await ana.look(table))["seats"][1]["present"]]

    assert run(scene) == [True, False, False]


def test_who_is_waited_for_is_missed_after_their_process_has_died() -> None:
    async def scene() -> list[bool]:
        it = Scene()
        other = it.beside()
        ana, ben = it.visitor(), other.visitor()
        table = (await ana.create("lot", "here", "link"))["table"]
        await ben.join(table)
        present = []
        async with other.house.follow([table], ben.caller, {}):
            async with it.house.follow([table], ana.caller, {}):
                await it.time.pass_(30.0)
                await it.hear(table)
                await other.hear(table)
                present.append((await ben.look(table))["seats"][0]["present"])
                await it.house.close()  # killed: it is Ana's turn, and she does not come back
            await it.time.pass_(300.0)
            present.append((await ben.look(table))["seats"][0]["present"])
        return present

    assert run(scene) == [True, False]


def test_a_bot_s_turn_is_taken_up_within_three_seconds_of_its_process_s_end() -> None:
    async def scene() -> list[int]:
        it = Scene(bot_pause=1_000.0)
        other = it.beside()
        ana = it.visitor()
        shown = await ana.create("lot", "here", "bot1")
        await other.visitor().look(shown["table"])
        await ana.move(shown, "d4")
        await it.house.close()
        ana.house, versions = other.house, []
        await other.hear(shown["table"])
        for seconds in (2.0, 1.0):
            await it.time.pass_(seconds)
            versions.append((await ana.look(shown["table"]))["version"])
        return versions

    assert run(scene) == [1, 2]


def test_a_bot_s_turn_that_was_cut_off_where_nobody_watched_is_played_when_somebody_looks() -> None:
    async def scene() -> list[int]:
        it = Scene(bot_pause=1_000.0)
        ana = it.visitor()
        shown = await ana.create("lot", "here", "bot1")
        await ana.move(shown, "d4")  # without a page that follows the table
        await it.time.pass_(1.0)
        await it.house.close()
        ana.house = Scene(it.storage, it.time).house
        versions = []
        for seconds in (0.0, 3.0, 600.0):
            await it.time.pass_(seconds)
            versions.append((await ana.look(shown["table"]))["version"])
        return versions

    assert run(scene) == [1, 2, 2]


def test_a_bot_s_turn_is_played_once_whoever_takes_it_up() -> None:
    async def scene() -> list[list[int]]:
        it = Scene(bot_pause=2.5)  # as long as the others wait: both are about to move
        others = [it.beside(), it.beside()]
        ana = it.visitor()
        shown = await ana.create("lot", "here", "bot1")
        table = shown["table"]
        for other in others:
            await other.visitor().look(table)
        await ana.move(shown, "d4")
        for _ in range(4):
            for one in others:
                await one.hear(table)
            await it.time.pass_(2.5)
        await it.hear(table)
        found = [await one.visitor().look(table) for one in (it, *others)]
        return [[made["seat"] for made in one["moves"]] for one in found]

    assert run(scene) == [[1, 2]] * 3
