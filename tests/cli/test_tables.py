"""`tablee host`, `tablee tables`, `tablee program`: the desk in the terminal."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from tablee.match import commands
from tablee.match.doors import Doors
from tablee.match.listing import listing_of
from tablee.match.seats import HERE, LINK, Seat
from tablee.match.table import Table
from tablee.server.database import open_database, sqlite_url
from tablee.server.storage import SqlStorage
from tablee.server.tokens import Tokens, secret_of
from tests.cli.helpers import one_line, run


def stored(folder: Path) -> None:
    """A table that is open to whoever passes."""
    now = time.time()
    seats = [Seat(1, HERE, "Ana", holder="ana"), Seat(2, LINK)]
    created = commands.create("tableone", "lot", {}, seats, now, host="ana")
    listed = commands.list_table(Table(created), "ana", Doors(open=True), now)
    storage = SqlStorage(open_database(sqlite_url(folder)))
    entry = listing_of(Table.fold([created, listed]))
    asyncio.run(storage.append([created, listed], [entry]))
    storage.close()


def test_the_link_of_the_host_opens_the_desk_until_it_expires(tmp_path: Path) -> None:
    done = run("host", "--data", tmp_path, "--url", "https://table.example.org/", "--hours", "2")
    link = done.stdout.splitlines()[-1]
    start, _, token = link.partition("#")
    tokens, now = Tokens(secret_of(tmp_path)), time.time()
    assert start == "https://table.example.org/desk"
    assert tokens.is_host([token], now)
    assert not tokens.is_host([token], now + 7_300)


def test_tables_are_listed_closed_opened_and_deleted(tmp_path: Path) -> None:
    place = ("--data", tmp_path, "--language", "en")
    assert "No table" in run("tables", *place).stdout
    stored(tmp_path)
    row = run("tables", *place).stdout
    assert all(word in row for word in ("tableone", "LOT", "Ana", "no move yet"))
    run("tables", "tableone", "--close", *place)
    assert "closed" in run("tables", *place).stdout
    storage = SqlStorage(open_database(sqlite_url(tmp_path)))
    assert asyncio.run(storage.listings(0.0, 10)) == []
    run("tables", "tableone", "--open", *place)
    assert len(asyncio.run(storage.listings(0.0, 10))) == 1
    run("tables", "tableone", "--delete", *place)
    assert storage.read("tableone") == []
    storage.close()
    one_line(run("tables", "tableone", "--delete", *place))
    one_line(run("tables", "tableone", *place))
    one_line(run("tables", "--close", *place))


def test_a_program_is_given_a_key_and_sent_away(tmp_path: Path) -> None:
    place = ("--data", tmp_path, "--language", "de")
    token = run("program", "Deep Lotus", *place).stdout.splitlines()[-1]
    assert Tokens(secret_of(tmp_path)).program([token]) is not None
    one_line(run("program", "Deep Lotus", *place))  # there is one of that name
    run("program", "Deep Lotus", "--remove", *place)
    one_line(run("program", "Deep Lotus", "--remove", *place))
