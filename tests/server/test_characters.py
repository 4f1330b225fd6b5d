"""Characters that a database cannot hold, or that are none: refused, or kept as they are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.helpers import Guest, running

ODD = ["\\u0000", "a\\u0000b", "\\ud800", "\\udc00x", "\\uffff", "\\ud83d\\ude00"]
KEY = "0123456789abcdef"
LOTUS = {"game": "lotus", "seats": [{"kind": "here"}, {"kind": "here"}]}


@pytest.fixture
def guest(tmp_path: Path, database: str) -> Iterator[Guest]:
    with running(tmp_path, database=database) as server, Guest(server.url) as guest:
        yield guest


def requests(table: str) -> list[tuple[str, dict[str, Any]]]:
    """Whatever is asked with a text of one's own; `*` stands for it."""
    at = f"/api/tables/{table}"
    return [
        (f"{at}/moves", {"version": 0, "key": "*", "move": "d4"}),
        (f"{at}/moves", {"version": 0, "key": "k", "move": "*"}),
        (f"{at}/undo", {"version": 0, "key": "*"}),
        (f"{at}/join", {"name": "*"}),
        (f"{at}/join", {"name": "Ana", "key": f"{KEY}*"}),
        (f"{at}/seats/1", {"name": "*"}),
        (f"{at}/seats/2", {"kind": "*"}),
        (f"{at}/messages", {"seat": 1, "message": "*"}),
        (f"{at}/messages", {"seat": 1, "message": "hello", "key": "*"}),
        (f"{at}/takeover", {"seat": 1, "level": 1, "key": "*"}),
        (f"{at}/rematch", {"seat": 1, "key": "*"}),
        (f"{at}/*", {}),
        ("/api/tables", {**LOTUS, "game": "*"}),
        ("/api/tables", {**LOTUS, "key": f"{KEY}*"}),
        ("/api/tables", {**LOTUS, "seats": [{"kind": "here", "name": "*"}, {"kind": "here"}]}),
        ("/api/tables", {**LOTUS, "options": {"track": "*"}}),
        ("/api/tables", {**LOTUS, "options": {"*": 1}}),
        ("/api/games/lotus/options", {"options": {"track": {"name": "*", "comment": "*"}}}),
        ("/api/practice", {"position": {"game": "*", "*": "*"}, "seat": 1, "move": "*"}),
        ("/api/replays", {"record": {"game": "lot", "moves": ["*"], "options": {"*": "*"}}}),
        ("/api/replays", {"record": {"*": "*"}}),
    ]


def test_no_character_makes_a_server_fail(guest: Guest) -> None:
    table, failed = guest.open("lot", "here", "link")["table"], []
    for odd in ODD:
        for path, body in requests(table):
            answer = post(guest, path, body, odd)
            if answer.status_code >= 500:
                failed.append((path, body, odd, answer.text))
    for path in ("/api/tables/%00", f"/api/tables/{table}%00", "/api/tables/%ED%A0%80", "/%00"):
        answer = guest.http.get(path)
        if answer.status_code >= 500:
            failed.append((path, {}, "", answer.text))
    assert failed == []
    assert guest.look(table)["version"] == 0


def test_a_component_set_keeps_its_odd_characters(guest: Guest) -> None:
    track = guest.get("/api/games/lotus/components").json()["track"]["standard"]
    body = {**LOTUS, "options": {"track": {**track, "name": "own", "comment": "*"}}}
    for odd in ODD:
        answer = post(guest, "/api/tables", body, odd)
        assert answer.status_code in (200, 400, 422), answer.text


def post(guest: Guest, path: str, body: dict[str, Any], odd: str) -> Any:
    """The answer to a body in whose text these escaped characters stand."""
    text = guest.http.build_request("POST", "/", json=body).content.replace(b"*", odd.encode())
    headers = guest.headers() | {"content-type": "application/json"}
    return guest.http.post(path.replace("*", "%00"), content=text, headers=headers)
