"""Event streams: resuming, several tables, slow readers, the end of the server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tablee.house.feed import Feed
from tablee.server.limits import Limits
from tablee.server.streams import Streams
from tests.server.helpers import Guest, Running, running, until

pytestmark = pytest.mark.usefixtures("quick")


def test_a_stream_resumes_where_it_was_and_says_nothing_twice(ana: Guest) -> None:
    shown = ana.open("lot", "here", "here")
    with ana.watch(shown["table"]) as events:
        seen = next(events)
    ana.move(shown, "d4")
    with ana.watch(shown["table"], last=seen.id) as events:
        told = next(events)
    assert told["version"] == 1
    with ana.watch(shown["table"], last=told.id) as events:
        ana.move(told, "e5")
        assert next(events)["version"] == 2  # what was sent before is not sent again


def test_one_stream_carries_several_tables_each_as_its_token_may_see_it(
    ana: Guest, ben: Guest
) -> None:
    mine = ana.open("topominos", "here", "link")
    other = ben.open("topominos", "here", "link")
    with ana.watch(mine["table"], other["table"], "nosuchid") as events:
        missing = next(events)
        told = {told["table"]: told for told in (next(events), next(events))}
    assert (missing.kind, missing["table"]) == ("unknown", "nosuchid")
    assert {one.kind for one in told.values()} == {"snapshot"}
    assert told[mine["table"]]["views"].keys() == {"1"}
    assert told[other["table"]]["views"].keys() == {"0"}


def test_a_stream_of_no_table_is_refused(ana: Guest) -> None:
    unknown = ana.get("/api/events", tables="nosuchid")
    assert (unknown.status_code, unknown.json()["error"]["code"]) == (404, "table.unknown")
    assert unknown.headers["content-security-policy"]
    assert ana.get("/api/events").json()["error"]["field"] == "tables"


def test_spectators_share_one_body(ana: Guest, ben: Guest) -> None:
    table = ana.open("lot", "here", "here")["table"]
    ben.token = None
    with ben.watch(table) as one, ben.watch(table) as other:
        first, second = next(one), next(other)
    assert {**first, "at": 0} == {**second, "at": 0}


def test_an_address_may_not_open_any_number_of_streams(tmp_path: Path) -> None:
    with running(tmp_path, Limits(streams=1)) as server, Guest(server.url) as guest:
        table = guest.open("lot", "here", "here")["table"]
        with guest.watch(table):
            refused = guest.get("/api/events", tables=table)
            assert refused.status_code == 429
            assert refused.json()["error"]["code"] == "server.too_many"
            assert refused.headers["content-security-policy"]


def test_the_end_of_the_server_is_a_clean_end_of_its_streams(tmp_path: Path) -> None:
    server = Running(tmp_path)
    with Guest(server.url) as guest:
        table = guest.open("lot", "here", "here")["table"]
        with guest.watch(table) as events:
            next(events)
            server.stop()
            assert list(events) == []  # no broken connection


def test_a_silent_stream_shows_that_it_lives() -> None:
    async def scene() -> list[object]:
        streams, sent, feed = Streams(None, None), [], Feed({}, {})  # type: ignore[arg-type]

        async def send(message: dict[str, object]) -> None:
            if message.get("body"):
                sent.append(message["body"])
                feed.close()

        async def receive() -> dict[str, object]:
            feed.nudge()
            await asyncio.Event().wait()
            return {}

        await streams.serve(feed, {}, receive, send)  # type: ignore[arg-type]
        return sent

    assert asyncio.run(scene()) == [b": keep-alive\n\n"]


def test_a_late_comer_gets_the_present(ana: Guest) -> None:
    shown = ana.open("lot", "here", "here")
    shown = ana.move(shown, "d4").json()
    with ana.watch(shown["table"]) as events:
        assert until(events, lambda _: True)["version"] == 1
