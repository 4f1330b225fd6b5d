"""One's turn, wherever one is: told once, only while one is not there, never in quiet hours."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any

import pytest

from tablee.house.errors import InvalidRequest
from tablee.house.notices import requests as n
from tablee.house.ports import Channels, NotSent
from tablee.house.quiet import Quiet, quiet_until
from tablee.house.subscriptions import Notice, Subscription
from tablee.match.errors import Refused
from tablee.match.pace import DAY, Pace
from tests.house.helpers import Scene, Visitor, settle

HOUR = 3_600.0
KEYS: dict[str, Any] = {"p256dh": "B" * 87, "auth": "a" * 22}
SLOW = Pace(days=1, holidays=3)


class Postbox:
    """Keeps what it is given; fails as often as it is told to."""

    channels = Channels("the key", True)

    def __init__(self) -> None:
        self.sent: list[tuple[str, Notice]] = []
        self.asked: list[str] = []
        self.failures, self.gone = 0, False

    def check(self, subscription: Subscription) -> None:
        """Everybody is welcome."""

    async def send(self, to: Subscription, notice: Notice) -> bool:
        if self.failures:
            self.failures -= 1
            raise NotSent("503")
        if not self.gone:
            self.sent.append((to.id, notice))
        return not self.gone

    async def ask_to_confirm(self, to: Subscription) -> bool:
        self.asked.append(to.id)
        return True


class Told:
    """A table of two, where the second wants to be told; nobody is there."""

    def __init__(self, **settings: Any) -> None:
        self.post = Postbox()
        self.scene = Scene(notifier=self.post, **{"look_pause": 60.0, **settings})
        self.ana, self.ben = self.scene.visitor(), self.scene.visitor()
        self.table = ""

    async def lay(self, game: str = "lot", **more: Any) -> Told:
        self.scene.house.start()
        self.table = (await self.ana.create(game, "here", "link", **more))["table"]
        await self.ben.join(self.table)
        await self.scene.time.pass_(60)  # both have left
        return self

    async def subscribe(self, who: Visitor, end: str = "1", **more: Any) -> Any:
        endpoint = f"https://push.example.org/{end}"
        return await who.ask(n.SubscribePush(table=self.table, endpoint=endpoint, **KEYS, **more))

    async def move(self, who: Visitor) -> None:
        shown = await who.look(self.table)
        await who.move(shown, shown["legal"][0])


def play(scene: Any) -> None:
    asyncio.run(scene())


def test_one_notice_a_turn_however_many_processes_look() -> None:
    async def scene() -> None:
        it = await Told().lay()
        other = it.scene.beside(look_pause=60.0)
        other.house.start()
        await it.subscribe(it.ben)
        await it.move(it.ana)
        assert it.post.sent == []  # perhaps Ben is about to look
        await it.scene.time.pass_(HOUR)
        assert [notice.turn for _, notice in it.post.sent] == [1]
        await it.move(it.ben)
        await it.scene.time.pass_(HOUR)
        assert len(it.post.sent) == 1  # Ana did not ask
        await it.move(it.ana)
        await it.scene.time.pass_(DAY)
        assert [notice.turn for _, notice in it.post.sent] == [1, 3]

    play(scene)


def test_a_process_that_dies_before_anybody_was_told_is_replaced() -> None:
    async def scene() -> None:
        it = await Told().lay()
        await it.subscribe(it.ben)
        await it.move(it.ana)
        await it.scene.house.close()  # before it has looked
        again = it.scene.beside(look_pause=60.0)
        again.house.start()
        await it.scene.time.pass_(HOUR)
        assert len(it.post.sent) == 1

    play(scene)


def test_who_is_there_is_not_told() -> None:
    async def scene() -> None:
        it = await Told().lay()
        await it.subscribe(it.ben)
        async with it.scene.house.follow([it.table], it.ben.caller, {}):
            await settle()
            await it.move(it.ana)
            await it.scene.time.pass_(HOUR)
        await it.scene.time.pass_(HOUR)
        assert it.post.sent == []  # they have seen it

    play(scene)


def test_whoever_a_dead_process_believed_there_is_told() -> None:
    async def scene() -> None:
        it = await Told().lay()
        await it.subscribe(it.ben)
        async with it.scene.house.follow([it.table], it.ben.caller, {}):
            await settle()
            await it.scene.house.close()  # with Ben present, for ever
            again = it.scene.beside(look_pause=60.0)
            again.house.start()
            ana = again.visitor_with(it.ana)
            shown = await ana.look(it.table)
            assert shown["seats"][1]["present"]
            await ana.move(shown, shown["legal"][0])
            await it.scene.time.pass_(HOUR)
            assert len(it.post.sent) == 1

    play(scene)


def test_quiet_hours_put_a_notice_off_until_they_end() -> None:
    async def scene() -> None:
        it = await Told().lay()
        now = it.scene.time.now()
        minute = int(now / 60) % 1440
        quiet = Quiet(start=(minute - 60) % 1440, end=(minute + 120) % 1440)
        await it.subscribe(it.ben, "quiet", quiet=quiet)
        await it.subscribe(it.ben, "awake")
        await it.move(it.ana)
        await it.scene.time.pass_(1.5 * HOUR)
        assert len(it.post.sent) == 1
        await it.scene.time.pass_(HOUR)
        assert len({name for name, _ in it.post.sent}) == len(it.post.sent) == 2
        shown = await it.ben.ask(n.SetQuiet(table=it.table, quiet=None))
        assert [one["quiet"] for one in shown["subscriptions"]] == [None, None]

    play(scene)


def test_what_cannot_be_sent_is_tried_again_a_few_times() -> None:
    async def scene() -> None:
        it = await Told().lay()
        await it.subscribe(it.ben)
        it.post.failures = 2
        await it.move(it.ana)
        await it.scene.time.pass_(HOUR)
        assert len(it.post.sent) == 1
        await it.move(it.ben)
        it.post.failures = 1_000
        await it.move(it.ana)
        await it.scene.time.pass_(DAY)
        assert len(it.post.sent) == 1
        assert it.post.failures == 996

    play(scene)


def test_a_browser_that_is_gone_is_forgotten() -> None:
    async def scene() -> None:
        it = await Told().lay()
        shown = await it.subscribe(it.ben)
        assert len(shown["subscriptions"]) == 1
        it.post.gone = True
        await it.move(it.ana)
        await it.scene.time.pass_(HOUR)
        shown = await it.ben.ask(n.ShowNotices(table=it.table))
        assert shown["subscriptions"] == []

    play(scene)


def test_subscriptions_are_ones_own_bounded_and_gone_with_one_touch() -> None:
    async def scene() -> None:
        it = await Told().lay()
        for number in range(10):
            shown = await it.subscribe(it.ben, str(number))
            shown = await it.subscribe(it.ben, str(number))  # the same one
            await it.scene.time.pass_(1)
        names = [one["name"][-1] for one in shown["subscriptions"]]
        assert names == ["4", "5", "6", "7", "8", "9"]
        assert (await it.subscribe(it.ana, "a"))["subscriptions"][0]["name"].endswith("/a")
        first = shown["subscriptions"][0]["id"]
        assert len((await it.ana.ask(_off(it, first)))["subscriptions"]) == 1  # not hers
        assert len((await it.ben.ask(_off(it, first)))["subscriptions"]) == 5
        assert (await it.ben.ask(_off(it, None)))["subscriptions"] == []
        await it.move(it.ana)
        await it.scene.time.pass_(HOUR)
        assert it.post.sent == []
        with pytest.raises(Refused):
            await it.scene.visitor().ask(n.ShowNotices(table=it.table))

    play(scene)


def _off(it: Told, name: str | None) -> n.Unsubscribe:
    return n.Unsubscribe(table=it.table, id=name)


def test_an_address_is_told_only_after_its_owner_has_agreed() -> None:
    async def scene() -> None:
        it = await Told().lay()
        request = n.SubscribeMail(table=it.table, address="ben@example.org")
        (shown,) = (await it.ben.ask(request))["subscriptions"]
        await settle()
        assert it.post.asked == [shown["id"]]
        assert not shown["confirmed"]
        await it.move(it.ana)
        await it.scene.time.pass_(HOUR)
        assert it.post.sent == []
        await it.scene.subscriptions.confirm(shown["id"])
        await it.ben.ask(request)
        await it.move(it.ben)
        await it.move(it.ana)
        await it.scene.time.pass_(HOUR)
        assert len(it.post.sent) == len(it.post.asked) == 1

    play(scene)


def test_the_end_of_a_game_ends_its_subscriptions() -> None:
    async def scene() -> None:
        it = await Told().lay()
        await it.subscribe(it.ben)
        shown = await it.ana.look(it.table)
        while shown["turn"] is not None:
            await it.move(it.ana if shown["turn"] == 1 else it.ben)
            shown = await it.ana.look(it.table)
        await it.scene.time.pass_(60)
        assert (await it.ben.ask(n.ShowNotices(table=it.table)))["subscriptions"] == []
        with pytest.raises(Refused):
            await it.subscribe(it.ben)

    play(scene)


# -- days ----------------------------------------------------------------------------------------


def test_a_clock_of_days_runs_out_after_a_restart_with_nobody_there_and_once() -> None:
    async def scene() -> None:
        it = await Told(look_pause=600.0).lay(pace=SLOW)
        await it.move(it.ana)
        await it.scene.house.close()
        processes = [it.scene.beside(look_pause=600.0) for _ in range(2)]
        for one in processes:
            one.house.start()
        await it.scene.time.pass_(DAY - 1_200)
        assert all(it.table not in one.house.rooms for one in processes)  # none keeps it in memory
        await it.scene.time.pass_(HOUR)
        kinds = [event.kind for event in await it.scene.storage.load(it.table)]
        assert kinds.count("taken_over") == 1
        assert kinds.count("moved") == 2  # the bot has played at once
        assert (await processes[0].visitor().look(it.table))["turn"] == 1

    play(scene)


def test_days_off_put_the_end_of_a_turn_off() -> None:
    async def scene() -> None:
        it = await Told(look_pause=600.0).lay(pace=SLOW)
        await it.move(it.ana)
        asked = n.TakeHoliday(table=it.table, days=2, key="k")
        shown = await it.ben.ask(asked)
        assert shown["seats"][1]["days_off"] == 1
        assert (await it.ben.ask(asked))["number"] == shown["number"]  # once
        await it.scene.time.pass_(2.5 * DAY)
        assert (await it.ben.look(it.table))["seats"][1]["bot"] is None
        await it.scene.time.pass_(DAY)
        assert (await it.ben.look(it.table))["seats"][1]["bot"] == 3

    play(scene)


def test_a_bot_at_a_slow_table_plays_on_after_its_process_has_died() -> None:
    async def scene() -> None:
        it = Told()
        it.scene.thinker.failures = 1_000_000
        it.scene.house.start()
        shown = await it.ana.create("lot", "here", "bot1", pace=SLOW)
        await it.ana.move(shown, shown["legal"][0])
        await it.scene.time.pass_(60)
        await it.scene.house.close()
        again = it.scene.beside(look_pause=60.0)
        again.house.start()
        await it.scene.time.pass_(600)
        assert [event.kind for event in await it.scene.storage.load(shown["table"])].count(
            "moved"
        ) == 2

    play(scene)


def test_a_pace_and_a_clock_do_not_go_together() -> None:
    async def scene() -> None:
        it = Told()
        with pytest.raises(InvalidRequest):
            await it.ana.create("topominos", "here", "link", pace=SLOW, turn_seconds=30)

    play(scene)


# -- quiet hours ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hour", "until"), [(1.0, 7.0), (6.99, 7.0), (7.0, None), (21.9, None), (22.0, 31.0)]
)
def test_a_night_goes_over_midnight(hour: float, until: float | None) -> None:
    night = Quiet(start=22 * 60, end=7 * 60, zone="UTC")
    assert quiet_until(night, hour * HOUR) == (None if until is None else until * HOUR)


def test_quiet_hours_are_those_of_the_device() -> None:
    night = Quiet(start=22 * 60, end=7 * 60, zone="Europe/Paris")
    evening = datetime(2026, 7, 20, 20, 30, tzinfo=UTC).timestamp()  # 22.30 in Paris
    assert quiet_until(night, evening) == evening + 8.5 * HOUR
    elsewhere = Quiet(start=22 * 60, end=7 * 60, zone="No/Such_Place", offset=-120)
    assert quiet_until(elsewhere, evening) == evening + 8.5 * HOUR
    assert quiet_until(None, evening) is None
