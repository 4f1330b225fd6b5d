"""Tables go between a page's own house and a server, each asked as a page asks it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tablee.core.record import Record
from tests.pocket import travel
from tests.pocket.conftest import Pocket
from tests.server.helpers import Running

BACK = "fedcba9876543210"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[httpx.Client]:
    running = Running(tmp_path)
    with httpx.Client(base_url=running.url, timeout=120) as client:
        yield client
    running.stop()


def ask(client: httpx.Client, path: str, body: Any, token: str = "") -> Any:
    """The body of a successful answer."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = client.post(path, json=body, headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_table_of_the_pocket_goes_on_at_a_server(pocket: Pocket, server: httpx.Client) -> None:
    there = json.loads(pocket.run(travel))
    departed, before = there["departed"], there["shown"]
    body = {"carried": departed["carried"], "free": [2], "key": travel.KEY}
    seated = ask(server, "/api/arrivals", body)
    assert ask(server, "/api/arrivals", body)["token"] == seated["token"]
    now = seated["snapshot"]
    assert now["table"] == departed["table"]
    assert [one["move"] for one in now["moves"]] == departed["carried"]["record"]["moves"]
    assert (now["commitment"], now["deal_known"]) == (before["commitment"], True)
    assert now["views"]["1"] == before["views"]["1"]
    guest = ask(server, f"/api/tables/{now['table']}/join", {"name": "Ben", "seat": 2})
    assert "seed" not in json.dumps(guest["snapshot"]["views"])
    assert guest["snapshot"]["seed"] is None
    forged = {**body, "key": BACK, "carried": {**departed["carried"], "by": []}}
    refused = server.post("/api/arrivals", json=forged)
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "table.carried")


def test_a_game_at_a_server_goes_along_and_comes_back(server: httpx.Client) -> None:
    async def elsewhere(carried: Any) -> Any:
        front = travel.house()
        begun = await travel.ask(front, "/api/arrivals", {"carried": carried, "key": travel.KEY})
        table, token = begun["table"], begun["token"]
        shown = begun["snapshot"]
        while shown["turn"] is not None:
            shown = await travel.play(front, shown, token, 1)
        leave = {"to": "server", "key": BACK}
        return await travel.ask(front, f"/api/tables/{table}/departure", leave, token)

    seats = [{"kind": "here"}, {"kind": "here"}]
    seated = ask(server, "/api/tables", {"game": "lot", "seats": seats})
    table, token = seated["table"], seated["token"]
    path = f"/api/tables/{table}"
    ask(server, f"{path}/moves", {"version": 0, "key": "k", "move": "d4"}, token)
    leave = {"to": "device", "key": travel.KEY}
    departed = ask(server, f"{path}/departure", leave, token)
    assert ask(server, f"{path}/departure", leave, token) == departed
    late = {"version": 1, "key": "l", "move": "d5"}
    refused = server.post(f"{path}/moves", json=late, headers={"authorization": f"Bearer {token}"})
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "table.away")
    back = asyncio.run(elsewhere(departed["carried"]))
    assert back["table"] == table
    body = {"carried": back["carried"], "key": BACK}
    first, again = [ask(server, f"{path}/return", body, token) for _ in range(2)]
    assert first["version"] == again["version"] == len(first["moves"])
    assert first["result"] is not None
    record = server.get(f"{path}/record").json()
    assert record == {**back["carried"]["record"]}
    assert Record.from_json(record).last().result is not None
