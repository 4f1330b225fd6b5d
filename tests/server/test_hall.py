"""The hall over the wire: nothing private in any list, codes that cannot be guessed, and servers
that show each other's tables."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tablee.house.ports import Code, Conflict
from tablee.match import commands
from tablee.match.doors import Doors
from tablee.match.listing import listings_after
from tablee.match.seats import HERE, LINK, Seat
from tablee.match.table import Table
from tablee.server.limits import Limits
from tablee.server.storage import SqlStorage
from tests.server.helpers import Guest, Running, read_events, running, until


@contextmanager
def in_hall(guest: Guest, **query: str) -> Iterator[Iterator[Any]]:
    """The events of the hall's stream."""
    path = "/api/hall/events"
    with guest.http.stream("GET", path, params=query, headers=guest.headers()) as answer:
        assert answer.status_code == 200
        yield read_events(answer)


def listed(told: Any) -> list[str]:
    return [card["table"] for card in told.get("open", ())]


def test_nothing_private_is_in_any_list(server: Running) -> None:
    with Guest(server.url) as ana, Guest(server.url) as ben, Guest(server.url) as eve:
        private = ana.open("lotus", "here", "link", "link")
        secrets = [private["table"], ana.token, "Ana Privée"]
        ana.post(f"/api/tables/{private['table']}/seats/1", name="Ana Privée")
        secrets.append(ana.post(f"/api/tables/{private['table']}/code").json()["code"])
        shown = ben.open("punto", "here", "link", "link", open=True, watch=True)
        secrets.append(ben.token)
        secrets.append(ben.post(f"/api/tables/{shown['table']}/code").json()["code"])
        with in_hall(eve, tables=f"{private['table']},{shown['table']}") as events:
            assert shown["table"] in listed(next(events))
            assert ana.move(private, private["legal"][0]).status_code == 200
            assert ben.move(shown, shown["legal"][0]).status_code == 200
            seen = [until(events, lambda told: any(c["begun"] for c in told["watch"]))]
        seen += [eve.get("/api/hall").json(), eve.get("/api/hall", game="lotus").json()]
        text = str(seen)
    assert shown["table"] in text
    assert [secret for secret in secrets if secret and secret in text] == []
    fields = {name for told in seen for card in [*told["open"], *told["watch"]] for name in card}
    assert fields == {
        *("table", "game", "open", "watch", "quick", "seats", "free", "bots", "names"),
        *("present", "begun", "at"),
    }


def test_a_wrong_code_is_soon_too_many_and_a_right_one_never(tmp_path: Path) -> None:
    with running(tmp_path, Limits(codes=3)) as server, Guest(server.url) as ana:
        table = ana.open("lot", "here", "link")["table"]
        code = ana.post(f"/api/tables/{table}/code").json()["code"]
        for _ in range(5):
            assert ana.post("/api/codes", code=code.lower()).json()["table"] == table
        wrong = [ana.post("/api/codes", code="no such code").status_code for _ in range(4)]
        assert wrong == [404, 404, 404, 429]
        assert ana.post("/api/codes", code=code).status_code == 429  # a guess could be right


def test_what_is_listed_survives_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server, Guest(server.url) as ana:
        table = ana.open("lot", "here", "link", open=True)["table"]
        code = ana.post(f"/api/tables/{table}/code").json()["code"]
    with running(tmp_path) as server, Guest(server.url) as ben:
        assert listed(ben.get("/api/hall").json()) == [table]
        assert ben.post("/api/codes", code=code).json()["table"] == table
        ben.join(table)
        assert listed(ben.get("/api/hall").json()) == []


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_servers_show_each_other_s_tables(database: str, tmp_path: Path) -> None:
    with (
        running(tmp_path, database=database) as one,
        running(tmp_path, database=database) as two,
        Guest(one.url) as ana,
        Guest(two.url) as ben,
        in_hall(ben) as events,
    ):
        assert listed(next(events)) == []
        table = ana.open("lotus", "here", "link", open=True)["table"]
        until(events, lambda told: listed(told) == [table])
        seated = ben.post("/api/hall/seat", game="lot", key="k" * 20).json()
        answer = ana.post("/api/hall/seat", game="lot", key="l" * 20).json()
        assert answer["table"] == seated["table"]
        ana.post(f"/api/tables/{table}/listing", open=False, watch=False)
        until(events, lambda told: listed(told) == [])


def test_a_listing_is_written_with_its_events_or_not_at_all(storage: SqlStorage) -> None:
    async def scene() -> None:
        seats = [Seat(1, HERE, "Ana", holder="ana"), Seat(2, LINK)]
        created = commands.create("tableone", "lot", {}, seats, 1_000.0, host="ana")
        table = Table(created)
        event = commands.list_table(table, "ana", Doors(open=True), 1_001.0)
        await storage.append([created, event], listings_after(table, [event]))
        (listing,) = await storage.listings(0.0, 10)
        assert (listing.table, listing.names, listing.free) == ("tableone", ["Ana"], 1)
        assert await storage.listings(1_002.0, 10) == []  # too long ago
        joined = table.later([event]).event("joined", 1_002.0, seat=2, holder="ben", name="Ben")
        table.apply(event)
        with pytest.raises(Conflict):  # somebody else has used this number
            await storage.append([event], listings_after(table, [joined]))
        assert await storage.listings(0.0, 10) == [listing]
        await storage.append([joined], listings_after(table, [joined]))
        assert await storage.listings(0.0, 10) == []

    asyncio.run(scene())


def test_letters_stand_for_one_table_until_they_expire(storage: SqlStorage) -> None:
    async def scene() -> None:
        code = Code("BCDF", "one", 100.0)
        assert await storage.keep_code(code, 50.0) == code
        assert await storage.keep_code(Code("XXXX", "one", 200.0), 60.0) == code
        with pytest.raises(Conflict):
            await storage.keep_code(Code("BCDF", "two", 200.0), 60.0)
        assert await storage.find_code("BCDF", 99.0) == "one"
        assert await storage.find_code("BCDF", 100.0) is None
        later = Code("BCDF", "two", 200.0)
        assert await storage.keep_code(later, 101.0) == later

    asyncio.run(scene())
