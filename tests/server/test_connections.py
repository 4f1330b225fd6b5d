"""Connections that send too much, too slowly or nothing, or that do not read: none keeps others
out, and each is ended."""

from __future__ import annotations

import json
import logging
import socket
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tablee.server.hosts import Hosts
from tablee.server.limits import Limits
from tests.server.helpers import PATIENCE, Guest, Running, running

HEAD = b"GET /api/host HTTP/1.1\r\nhost: 127.0.0.1\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
SOON = Limits(head_seconds=0.2, body_seconds=0.2, reading_seconds=0.2, unread=4_096)


def connect(server: Running, sent: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
    address = ("127.0.0.1", server.port)
    found = socket.create_connection(address, PATIENCE, source_address=(source, 0))
    found.sendall(sent)
    return found


def everything(connection: socket.socket) -> bytes:
    """What comes until the server ends the connection."""
    heard = b""
    try:
        while data := connection.recv(65_536):
            heard += data
    except ConnectionResetError:
        pass  # it did not read all that was sent
    return heard


def answer_to(connection: socket.socket) -> bytes:
    """The next response; its body is an object."""
    heard = b""
    while not heard.endswith(b"}"):
        heard += connection.recv(65_536)
    return heard


def code(answer: bytes) -> str:
    head, _, body = answer.partition(b"\r\n\r\n")
    assert b"content-security-policy" in head
    found: dict[str, Any] = json.loads(body)
    return str(found["error"]["code"])


def test_a_head_without_an_end_is_refused(server: Running) -> None:
    with connect(server, HEAD + b"x: ") as connection:
        sent = 0
        try:
            while sent < 10_000_000:
                sent += connection.send(b"a" * 65_536)
        except OSError:
            pass  # the server has had enough
        assert sent < 10_000_000


@pytest.mark.parametrize(
    "fields", [[b"x: " + b"a" * 40_000], [b"x%d: a" % n for n in range(5_000)]]
)
def test_a_long_head_is_refused(server: Running, fields: list[bytes]) -> None:
    with connect(server, HEAD + b"\r\n".join(fields) + b"\r\n\r\n") as connection:
        answer = everything(connection)
    assert b" 431 " in answer
    assert code(answer) == "server.long_head"


def test_what_is_no_http_is_refused_in_the_one_shape(server: Running) -> None:
    with connect(server, b"\x16\x03\x01 hello\r\n\r\n") as connection:
        assert code(everything(connection)) == "server.http"


def test_a_web_socket_is_asked_for_in_vain(server: Running) -> None:
    upgrade = b"connection: upgrade\r\nupgrade: websocket\r\n\r\n"
    with connect(server, HEAD + upgrade) as connection:
        assert answer_to(connection).startswith(b"HTTP/1.1 200")


def test_many_that_come_at_once_each_need_room_of_their_own(tmp_path: Path) -> None:
    limits = Limits(all_connections=5, head_seconds=PATIENCE)
    with running(tmp_path, limits) as server, ExitStack() as stack:
        silent = [stack.enter_context(connect(server)) for _ in range(25)]
        for connection in silent[:20]:
            assert everything(connection) == b""
        silent[-1].sendall(HEAD + b"\r\n")
        assert answer_to(silent[-1]).startswith(b"HTTP/1.1 200")


def test_a_long_address_with_many_tokens_is_no_long_head(ana: Guest) -> None:
    """What the page sends at most: fifty tables, each with a token."""
    shown = ana.open("lot", "here", "here")
    ana.token = " ".join([str(ana.token)] * 50)
    with ana.watch(shown["table"], *(f"table{number:03}" for number in range(49))) as events:
        assert next(events).kind == "unknown"


@pytest.mark.parametrize(
    ("sent", "answered"),
    [
        (b"", ""),
        (HEAD + b"x: ", "server.slow"),
        (POST + b"content-length: 99\r\n\r\n{", ""),
    ],
)
def test_connections_that_never_finish_are_ended_and_keep_nobody_out(
    tmp_path: Path, sent: bytes, answered: str
) -> None:
    with running(tmp_path, SOON) as server, ExitStack() as stack, Guest(server.url) as guest:
        slow = [stack.enter_context(connect(server, sent)) for _ in range(100)]
        guest.open("lot", "here", "here")
        for connection in slow:
            heard = everything(connection)
            assert (code(heard) if heard else "") == answered


def test_a_connection_that_asks_again_has_its_time_again(tmp_path: Path) -> None:
    with running(tmp_path, SOON) as server, connect(server) as connection:
        for _ in range(3):
            connection.sendall(HEAD + b"\r\n")
            assert answer_to(connection).startswith(b"HTTP/1.1 200")
        connection.sendall(HEAD)
        assert code(everything(connection)) == "server.slow"


def test_in_a_crowd_whoever_asks_for_nothing_makes_room(tmp_path: Path) -> None:
    limits = Limits(all_connections=5, head_seconds=PATIENCE)
    with running(tmp_path, limits) as server, ExitStack() as stack:
        silent = [stack.enter_context(connect(server)) for _ in range(5)]
        with Guest(server.url) as guest:
            table = guest.open("lot", "here", "here")["table"]
            with guest.watch(table) as events:
                next(events)
        assert everything(silent[0]) == b""


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    limits = Limits(streams=1, head_seconds=PATIENCE)
    with running(tmp_path, limits) as server, ExitStack() as stack:
        for _ in range(limits.connections):
            stack.enter_context(connect(server, source="127.0.0.2"))
        with connect(server, source="127.0.0.2") as refused:
            assert code(everything(refused)) == "server.crowded"
        with Guest(server.url) as guest:
            guest.open("lot", "here", "here")


def test_a_reader_that_does_not_read_costs_little_and_is_dropped(tmp_path: Path) -> None:
    with running(tmp_path, SOON) as server, Guest(server.url) as guest:
        shown = guest.open("punto", "here", "here")
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            deaf.connect(("127.0.0.1", server.port))
            path = f"/api/events?tables={shown['table']}"
            deaf.sendall(b"GET %b HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n" % path.encode())
            deaf.recv(1)
            largest = most = 0
            while len(server.app.streams):
                answer = guest.post(
                    f"/api/tables/{shown['table']}/messages", seat=1, message="hello"
                )
                assert answer.status_code == 200
                largest, most = max(largest, len(answer.content)), max(most, server.unread())
        assert most <= SOON.unread + 2 * largest


def test_what_is_refused_is_logged_but_not_each_time(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "tablee")
    with running(tmp_path) as server:
        for _ in range(5):
            with connect(server, b"hello\r\n\r\n") as connection:
                everything(connection)
    facts = [record.facts for record in caplog.records if record.message == "refused"]  # type: ignore[attr-defined]
    assert facts == [{"reason": "server.http", "others": 0, "address": "127.0.0.1"}]


# -- names ---------------------------------------------------------------------------------------


def test_a_name_that_is_somebody_else_s_is_refused(ana: Guest) -> None:
    for path in ("/", "/api/host", "/api/events?tables=x", "/app/main.js"):
        answer = ana.http.get(path, headers={"host": "evil.example"})
        assert (answer.status_code, answer.json()["error"]["code"]) == (421, "server.host")
        assert answer.headers["content-security-policy"]
    for name in ("localhost", "LOCALHOST:80", "127.0.0.1:1", "[::1]:9"):
        assert ana.http.get("/", headers={"host": name}).status_code == 200


def test_a_public_url_is_answered_to_and_shared(tmp_path: Path) -> None:
    url = "https://table.example.org"
    with running(tmp_path, public_urls=(url,)) as server, Guest(server.url) as guest:
        answer = guest.http.get("/api/host", headers={"host": "Table.example.org:443"})
        assert answer.json()["addresses"] == [url]


def test_a_server_on_the_network_answers_to_its_addresses_and_names(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Kitchen")
    lan, alone, one = Hosts("0.0.0.0"), Hosts("127.0.0.1"), Hosts("192.168.1.5")
    for name in ("192.168.1.5:8000", "[fe80::1]:8000", "kitchen:8000", "kitchen.local"):
        assert lan.know(name)
        assert not alone.know(name)
    assert one.know("192.168.1.5:8000")
    assert not one.know("192.168.1.6:8000")
    for name in ("evil.example", "kitchen.evil.example", "", "a:b:c", "127.0.0.1.evil.example"):
        assert not any(hosts.know(name) for hosts in (lan, alone, one))
