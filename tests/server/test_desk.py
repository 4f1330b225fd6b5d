"""The desk over the wire: signed links, 403 without one, nothing private, a backup, and servers
that agree on what holds for the house."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablee.server.backups import check_backup
from tablee.server.tokens import Tokens
from tests.server.helpers import Guest, Running, running, until

READ = ("/api/desk", "/api/desk/tables", "/api/desk/server")
CHANGED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("/api/desk/rules", {"messages": False}),
    ("/api/desk/backup", {}),
    ("/api/desk/tables/x/close", {"closed": True}),
    ("/api/desk/tables/x/delete", {}),
    ("/api/desk/tables/x/messages", {"hushed": True}),
    ("/api/desk/tables/x/seats/1/free", {}),
    ("/api/programs", {"name": "P", "key": "k" * 20}),
    ("/api/programs/x/remove", {}),
)


def host_of(server: Running, seconds: float = 3_600) -> Guest:
    """Somebody with the host's link, as `tablee host` makes it."""
    token = server.app.tokens.make_host(server.now() + seconds)
    return Guest(server.url, token=token)


def test_nobody_but_the_host_is_answered(server: Running) -> None:
    other = Tokens("another house altogether").make_host(server.now() + 3_600)
    seat = server.app.tokens.make("table", "host")
    program = server.app.tokens.make_program("host")
    late = server.app.tokens.make_host(server.now() - 1)
    for token in (None, other, seat, program, late, "nonsense", "x" * 500):
        with Guest(server.url, token=token) as guest:
            statuses = {guest.get(path).status_code for path in READ}
            statuses |= {guest.post(path, **body).status_code for path, body in CHANGED}
            assert statuses == {403}


def test_nothing_private_is_on_the_desk(server: Running) -> None:
    with Guest(server.url) as ana, host_of(server) as host:
        shown = ana.open("punto", "here", "link")
        ana.move(shown, shown["legal"][0])
        found = [host.get(path).json() for path in READ]
    (table,) = [one for one in found[1]["tables"] if one["table"] == shown["table"]]
    assert set(table["seats"][0]) == {
        *("seat", "kind", "name", "present", "vacant", "bot", "may_free"),
    }
    text = str(found)
    holder = server.app.tokens.read(ana.token or "")
    assert holder is not None
    for secret in (ana.token, holder.holder, host.token, shown["commitment"], bytes(32).hex()):
        assert str(secret) not in text
    assert "views" not in text
    assert "legal" not in text


def test_a_table_is_closed_and_deleted_under_the_eyes_of_who_is_there(server: Running) -> None:
    with Guest(server.url) as ana, host_of(server) as host:
        shown = ana.open("lot", "here", "here")
        path = f"/api/desk/tables/{shown['table']}"
        with ana.watch(shown["table"]) as events:
            next(events)
            assert host.post(f"{path}/close", closed=True).json()["closed"]
            assert until(events, lambda told: told.get("closed", False))
            refused = ana.move(shown, "d4")
            assert (refused.status_code, refused.json()["error"]["code"]) == (409, "table.closed")
            assert host.post(f"{path}/delete").json() == {"table": shown["table"]}
            gone = next(told for told in events if told.kind == "unknown")
            assert gone == {"table": shown["table"]}
        assert ana.get(f"/api/tables/{shown['table']}").status_code == 404
        assert host.post(f"{path}/delete").status_code == 404


def test_what_is_too_long_is_refused(server: Running) -> None:
    with host_of(server) as host:
        answer = host.post("/api/desk/rules", notice="x" * 281)
        assert (answer.status_code, answer.json()["error"]["field"]) == (422, "notice")
        assert host.post("/api/desk/rules", keep_days=-1).status_code == 422


def test_a_backup_stays_in_the_data_folder(tmp_path: Path) -> None:
    with running(tmp_path) as server, Guest(server.url) as ana, host_of(server) as host:
        ana.open("lot", "here", "here")
        assert host.get("/api/desk/server").json()["backup"] is None
        made = host.post("/api/desk/backup").json()
        assert check_backup(tmp_path / made["file"]).tables == made["tables"] == 1
        assert (tmp_path / made["file"]).stat().st_mode & 0o077 == 0
        shown = host.get("/api/desk/server").json()
        assert (shown["healthy"], shown["database"]) == (True, "SQLite")
        assert shown["backup"] is not None
        assert ana.get(f"/{made['file']}").status_code == 404


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_servers_agree_on_the_house_and_on_what_is_deleted(database: str, tmp_path: Path) -> None:
    with (
        running(tmp_path, database=database) as one,
        running(tmp_path, database=database) as two,
        host_of(one) as host,
        Guest(two.url) as ana,
    ):
        shown = ana.open("lot", "here", "here")
        with ana.watch(shown["table"]) as events:
            next(events)
            host.post("/api/desk/rules", notice="On ferme.", messages=False)
            told = next(told for told in events if told.kind == "house")
            assert (told["notice"]["text"], told["messages"]) == ("On ferme.", False)
            path = f"/api/tables/{shown['table']}/messages"
            assert ana.post(path, seat=1, message="hello").status_code == 409
            host.post(f"/api/desk/tables/{shown['table']}/delete")
            assert next(told for told in events if told.kind == "unknown")
        assert ana.get(f"/api/tables/{shown['table']}").status_code == 404
