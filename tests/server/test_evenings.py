"""Evenings over HTTP, and after a server was killed between a table's end and the standing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.helpers import Guest, Running, play_out, until
from tests.web.helpers.server import ServerProcess

PLAYERS = ["Ana", "Ben"]


def open_evening(host: Guest, **more: Any) -> str:
    """An evening of LOT for two; the host has its token."""
    game = {"name": "lot", "most": 2}
    opened = host.post("/api/evenings", name="Jeudi", form="swiss", games=[game], **more).json()
    host.token = opened["token"]
    path = f"/api/evenings/{opened['evening']}"
    assert host.post(f"{path}/players", names=PLAYERS).status_code == 200
    return path


def begin(host: Guest, path: str) -> dict[str, Any]:
    """The only table of the first round."""
    shown = host.post(f"{path}/rounds", after=0).json()
    table: dict[str, Any] = shown["rounds"][0]["tables"][0]
    return table


def sit_down(host: Guest, url: str, path: str, table: dict[str, Any]) -> list[Guest]:
    """Both players at the table, in the order of their seats there."""
    guests = {}
    for number in table["players"]:
        link = host.post(f"{path}/players/{number}/link").json()
        guest = Guest(url, token=link["token"])
        guest.token = guest.post(f"{path}/seat", table=table["table"]).json()["token"]
        guests[PLAYERS[number - 1]] = guest
    seats = host.get(f"/api/tables/{table['table']}").json()["seats"]
    return [guests[seat["name"]] for seat in seats]


def test_a_result_reaches_whoever_watches_the_evening(server: Running, ana: Guest) -> None:
    path = open_evening(ana)
    table, evening = begin(ana, path), path.rpartition("/")[2]
    with ana.watch(evening) as events:
        guests = sit_down(ana, server.url, path, table)
        over = play_out(guests, table["table"])
        told = until(events, lambda shown: shown["rounds"][0]["over"])
    assert told["evening"] == evening
    assert over["evening"] == evening
    assert told["standing"][0]["values"][0] == 1.0
    assert told["standing"][0]["rank"] == 1
    for guest in guests:
        guest.http.close()


def test_an_evening_is_a_picture_and_two_sheets(ana: Guest, ben: Guest) -> None:
    path = open_evening(ana)
    assert ben.get(f"{path}/qr.svg").headers["content-type"] == "image/svg+xml"
    for sheet, columns in (("standing", "Rank,Player"), ("results", "Round,Table")):
        answer = ben.get(f"{path}/{sheet}.csv", lang="en")
        assert answer.headers["content-type"].startswith("text/csv")
        assert answer.text.removeprefix("\ufeff").startswith(columns)


def test_four_letters_lead_to_an_evening(ana: Guest, ben: Guest) -> None:
    path = open_evening(ana)
    letters = ana.post(f"{path}/code").json()["code"]
    found = ben.post("/api/codes", code=letters).json()
    assert found == {"table": path.rpartition("/")[2], "evening": True}


def test_what_strangers_ask_is_refused(ana: Guest, ben: Guest) -> None:
    path = open_evening(ana)
    assert ben.get("/api/evenings/nowhere").status_code == 404
    assert ben.post(f"{path}/rounds", after=0).status_code == 403
    assert ben.post(f"{path}/players/1/link").status_code == 403
    assert ben.post(f"{path}/players/7", present=False).status_code == 404
    assert ben.post(f"{path}/players/1", present=False, team=1).status_code == 422
    assert ben.post(f"{path}/enter", name="\u202etrick").status_code == 422
    assert ana.token
    assert ana.token not in ben.get(path).text


def test_a_server_that_is_killed_after_a_table_s_end_loses_no_result(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path)
    try:
        with Guest(process.url) as host:
            path = open_evening(host)
            table = begin(host, path)
            guests = sit_down(host, process.url, path, table)
            play_out(guests, table["table"])
            process.kill()
            process.start()
            with host.watch(path.rpartition("/")[2]) as events:
                shown = until(events, lambda shown: shown["rounds"][0]["over"])
            assert shown["rounds"][0]["tables"][0]["by"] == "table"
            assert sorted(row["values"][0] for row in shown["standing"]) == [0.0, 1.0]
            for guest in guests:
                guest.http.close()
    finally:
        process.stop()
