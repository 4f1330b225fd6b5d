"""Programs as guests: they come by token, are asked for a game, accept or decline, and play through
one stream, from what their own seat may know."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from tablee.house import requests as r
from tablee.house.errors import InvalidRequest
from tablee.house.hall import requests as h
from tablee.house.programs import requests as p
from tablee.house.programs.feed import ProgramFeed
from tests.house.helpers import Scene, Visitor, settle
from tests.house.test_desk import host_of, refusal

KEY = "a key as long as a secret"


async def program_of(scene: Scene, name: str = "Deep Lotus", key: str = KEY) -> Visitor:
    """A program with its token."""
    found = scene.visitor()
    made = await host_of(scene).ask(p.MakeProgram(name=name, key=key))
    found.token = made["token"]
    return found


async def ready(visitor: Visitor) -> list[Any]:
    shown: list[Any] = (await visitor.ask(h.ShowHall()))["programs"]
    return shown


async def challenge(visitor: Visitor, game: str = "lotus", key: str = KEY, **more: Any) -> Any:
    (found,) = await ready(visitor)
    seated = await visitor.ask(
        p.ChallengeProgram(program=found["program"], game=game, key=key, **more)
    )
    visitor.token = seated["token"]
    return seated["snapshot"]


async def told(feed: ProgramFeed) -> tuple[str, Any]:
    news = await feed.next()
    assert news is not None
    return news.kind, msgspec.json.decode(news.body)


def test_only_the_host_lets_programs_in_and_a_key_makes_one() -> None:
    async def scene() -> None:
        found = Scene(programs=2)
        host, ana = host_of(found), found.visitor()
        asked = p.MakeProgram(name=" Deep  Lotus ", key=KEY)
        assert await refusal(ana, asked) == "desk.host_only"
        made = await host.ask(asked)
        assert made["name"] == "Deep Lotus"
        assert await host.ask(asked) == made
        same = p.MakeProgram(name="Deep Lotus", key=KEY + "2")
        assert await refusal(host, same) == "program.name_taken"
        await host.ask(p.MakeProgram(name="Other", key=KEY + "3"))
        third = p.MakeProgram(name="Third", key=KEY + "4")
        assert await refusal(host, third) == "program.too_many"
        removing = p.RemoveProgram(program=made["program"])
        assert await refusal(ana, removing) == "desk.host_only"
        await host.ask(removing)
        assert await refusal(host, removing) == "program.unknown"
        await host.ask(third)

    asyncio.run(scene())


def test_a_program_is_in_the_hall_while_its_stream_is_open_whichever_process_it_is_at() -> None:
    async def scene() -> None:
        here = Scene()
        there = here.beside()
        ana, bot = there.visitor(), await program_of(here)
        assert await ready(ana) == []
        async with here.house.attend(["lotus", "lot"], bot.caller):
            (shown,) = await ready(ana)
            assert (shown["name"], shown["games"]) == ("Deep Lotus", ["lot", "lotus"])
            assert set(shown) == {"program", "name", "games"}
            assert (await ana.ask(h.ShowHall(game="punto")))["programs"] == []
            await here.time.pass_(1_000)  # it says so again and again
            assert await ready(ana) != []
        await settle()
        assert await ready(ana) == []

    asyncio.run(scene())


def test_who_looks_is_told_of_a_program_once_however_often_it_says_that_it_is_ready() -> None:
    async def scene() -> None:
        found = Scene()
        ana, bot = found.visitor(), await program_of(found)
        async with found.house.visit_hall(None, [], ana.caller) as hall:
            assert (await hall.next()) is not None
            async with found.house.attend(["lot"], bot.caller):
                await found.time.pass_(1)
                assert b"Deep Lotus" in (await hall.next()).body  # type: ignore[union-attr]
                found.house.hall.notified()
                await found.time.pass_(100)
                hall.nudge()
                assert await hall.next() is None
            await found.time.pass_(1)
            assert b"Deep Lotus" not in (await hall.next()).body  # type: ignore[union-attr]

    asyncio.run(scene())


def test_a_process_that_dies_takes_its_programs_with_it() -> None:
    async def scene() -> None:
        found = Scene(ready_seconds=90)
        bot = await program_of(found)
        there = found.beside()
        async with there.house.attend(["lot"], bot.caller):
            await there.house.close()  # as if it had been killed
            await found.time.pass_(80)
            assert await ready(found.visitor()) != []
            await found.time.pass_(20)
            assert await ready(found.visitor()) == []

    asyncio.run(scene())


def test_no_token_no_stream_and_only_games_of_two() -> None:
    async def scene() -> None:
        found = Scene()
        bot = await program_of(found)
        with pytest.raises(InvalidRequest):
            async with found.house.attend(["lot", "chess"], bot.caller):
                pass
        for stranger in (found.visitor(), host_of(found)):
            with pytest.raises(Exception, match="program"):
                async with found.house.attend(["lot"], stranger.caller):
                    pass

    asyncio.run(scene())


@pytest.mark.parametrize("game", ["lotus", "punto"])
def test_a_whole_game_against_a_program_that_gets_only_its_own_view(game: str) -> None:
    async def scene() -> None:
        found = Scene()
        ana, bot = found.visitor(), await program_of(found)
        async with found.house.attend([game], bot.caller) as feed:
            shown = await challenge(ana, game, name="Ana")
            table = shown["table"]
            own = next(seat["seat"] for seat in shown["seats"] if seat["mine"])
            its = shown["seats"][2 - own]
            assert (its["kind"], its["name"]) == ("program", "Deep Lotus")
            assert (its["awaited"], its["vacant"]) == (True, False)
            await found.time.pass_(1)
            kind, asked = await told(feed)
            assert kind == "challenge"
            assert asked == {"table": table, "game": game, "names": ["Ana"]}
            accepting = p.AnswerChallenge(table=table, accept=True, key="a")
            answer = await bot.ask(accepting)
            assert await bot.ask(accepting) == answer  # once
            player = found.visitor()
            player.token = answer["token"]
            await found.time.pass_(1)
            kind, start = await told(feed)
            while kind != "start":
                assert kind == "withdrawn"  # it waits no longer
                kind, start = await told(feed)
            assert (start["token"], start["seat"]) == (answer["token"], its["seat"])
            turns = 0
            shown = await ana.look(table)
            assert shown["seats"][its["seat"] - 1]["present"]
            while shown["turn"] is not None:
                if shown["turn"] == own:
                    shown = await ana.look(table)
                    shown = await ana.move(shown, shown["legal"][0])
                    continue
                kind, turn = await told(feed)
                assert (kind, turn["seat"], turn["version"]) == (
                    *("turn", its["seat"], shown["version"]),
                )
                async with found.house.rooms.enter(table) as room:
                    position = room.table.position
                view = position.view(its["seat"]) | {"options": shown["options"]}
                assert turn["view"] == msgspec.json.decode(msgspec.json.encode(view))
                assert turn["legal"] == list(position.legal())
                shown = await player.move(turn, turn["legal"][-1])
                turns += 1
            kind, over = await told(feed)
            assert (kind, over["table"], over["result"]) == ("over", table, shown["result"])
            assert turns > 2

    asyncio.run(scene())


def test_a_program_declines_and_the_seat_is_given_to_somebody_else() -> None:
    async def scene() -> None:
        found = Scene()
        ana, bot, other = found.visitor(), await program_of(found), found.visitor()
        async with found.house.attend(["lot"], bot.caller) as feed:
            shown = await challenge(ana, "lot")
            table = shown["table"]
            answer = p.AnswerChallenge(table=table, accept=False)
            assert await refusal(other, answer) == "program.unknown"
            rival = await program_of(found, "Rival", KEY + "2")
            assert await refusal(rival, answer) == "program.not_asked"
            join = r.JoinTable(table=table)
            assert await refusal(other, join) == "seat.taken"  # it waits for the program alone
            await found.time.pass_(1)
            assert (await told(feed))[0] == "challenge"
            assert (await bot.ask(answer))["token"] is None
            assert await refusal(bot, answer) == "program.not_asked"
            await found.time.pass_(1)
            assert await told(feed) == ("withdrawn", {"table": table})
            shown = await ana.look(table)
            number = next(seat["seat"] for seat in shown["seats"] if seat["declined"])
            await ana.ask(r.ChangeSeat(table=table, seat=number, kind="link"))
            await other.ask(join)

    asyncio.run(scene())


def test_challenges_are_few_made_once_and_never_listed() -> None:
    async def scene() -> None:
        found = Scene(program_tables=2)
        ana, bot = found.visitor(), await program_of(found)
        gone = p.ChallengeProgram(program="nobody", game="lot", key=KEY)
        assert await refusal(ana, gone) == "program.away"
        async with found.house.attend(["lot"], bot.caller):
            one, same = await challenge(ana, "lot"), await challenge(ana, "lot")
            assert (one["table"], one["number"]) == (same["table"], same["number"])
            (named,) = await ready(ana)
            asked = p.ChallengeProgram(program=named["program"], game="lotus", key=KEY + "9")
            assert await refusal(ana, asked) == "program.game"
            await challenge(found.visitor(), "lot", KEY + "2")
            third = p.ChallengeProgram(program=named["program"], game="lot", key=KEY + "3")
            assert await refusal(ana, third) == "program.busy"
            assert (await challenge(ana, "lot"))["table"] == one["table"]
            listed = await ana.ask(h.ShowHall())
            assert (listed["open"], listed["watch"]) == ([], [])

    asyncio.run(scene())


def test_a_program_that_comes_back_goes_on_and_one_that_stays_away_is_absent() -> None:
    async def scene() -> None:
        here = Scene(grace=1.0)
        there = here.beside()
        ana, bot = here.visitor(), await program_of(here)
        async with here.house.attend(["lot"], bot.caller):
            shown = await challenge(ana, "lot")
            table = shown["table"]
            await bot.ask(p.AnswerChallenge(table=table, accept=True))
            await here.time.pass_(1)
        await here.time.pass_(400)
        shown = await ana.look(table)
        its = next(seat for seat in shown["seats"] if seat["kind"] == "program")
        assert its["absent_since"] is not None
        await ana.ask(r.TakeOver(table=table, seat=its["seat"], level=1))
        assert (await ana.look(table))["seats"][its["seat"] - 1]["bot"] == 1
        async with there.house.attend(["lot"], bot.caller) as feed:
            kind, start = await told(feed)
            assert (kind, start["table"]) == ("start", table)
            player = here.visitor()
            player.token = start["token"]
            await player.ask(r.TakeOver(table=table, seat=its["seat"], level=None))
            await here.hear(table)
            assert (await ana.look(table))["seats"][its["seat"] - 1]["bot"] is None

    asyncio.run(scene())


def test_a_program_that_is_sent_away_hears_nothing_more() -> None:
    async def scene() -> None:
        found = Scene()
        bot = await program_of(found)
        async with found.house.attend(["lot"], bot.caller) as feed:
            (shown,) = await ready(bot)
            await host_of(found).ask(p.RemoveProgram(program=shown["program"]))
            await found.time.pass_(1)
            assert feed.closed
            await found.time.pass_(200)
        assert await ready(bot) == []

    asyncio.run(scene())


def test_the_last_stream_of_a_program_counts() -> None:
    async def scene() -> None:
        found = Scene()
        bot = await program_of(found)
        async with (
            found.house.attend(["lot"], bot.caller) as first,
            found.house.attend(["lotus"], bot.caller) as second,
        ):
            assert (first.closed, second.closed) == (True, False)
            (shown,) = await ready(bot)
            assert shown["games"] == ["lotus"]

    asyncio.run(scene())


def test_programs_agree_to_take_back_and_are_asked_again_for_a_rematch() -> None:
    async def scene() -> None:
        found = Scene()
        ana, bot = found.visitor(), await program_of(found)
        async with found.house.attend(["lot"], bot.caller) as feed:
            shown = await challenge(ana, "lot")
            table = shown["table"]
            player = found.visitor()
            answer = await bot.ask(p.AnswerChallenge(table=table, accept=True))
            player.token = answer["token"]
            own = next(seat["seat"] for seat in shown["seats"] if seat["mine"])
            for _ in range(2):
                mover = ana if shown["turn"] == own else player
                shown = await mover.look(table)
                shown = await mover.move(shown, shown["legal"][0])
            undone = await ana.ask(r.Undo(table=table, version=shown["version"], key="u"))
            assert undone["version"] == shown["version"] + 1
            shown = undone
            while shown["turn"] is not None:
                mover = ana if shown["turn"] == own else player
                shown = await mover.look(table)
                shown = await mover.move(shown, shown["legal"][0])
            shown = await ana.ask(r.AskRematch(table=table, seat=own))
            new = shown["rematch"]["table"]
            assert new is not None
            await found.time.pass_(1)
            kinds = []
            while ("challenge", new) not in kinds:
                kind, body = await told(feed)
                kinds.append((kind, body["table"]))

    asyncio.run(scene())
