"""Programs over the wire: the two examples play whole games, and nothing private is in any list."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.server.helpers import Guest, Running, read_events, running, until
from tests.server.test_desk import host_of
from tests.server.test_hall import in_hall

ROOT = Path(__file__).parents[2]
NODE = str(Path(sys.executable).with_name("node"))
EXAMPLES = {
    "python": [sys.executable, str(ROOT / "examples/programs/program.py")],
    "javascript": [NODE, str(ROOT / "examples/programs/program.mjs")],
}


def make(server: Running, name: str) -> dict[str, Any]:
    """A program of this house, with its token."""
    with host_of(server) as host:
        made: dict[str, Any] = host.post("/api/programs", name=name, key=name.ljust(16, "k")).json()
        return made


def _on(version: int, told: dict[str, Any]) -> bool:
    """Whether the program has answered the move at this version."""
    return bool(told["result"] or (told["version"] > version and told["legal"]))


@contextmanager
def playing(command: list[str], url: str, token: str, *games: str) -> Iterator[Any]:
    """An example as somebody runs it; `node` may be a script that starts the real one."""
    environment = os.environ | {"TOKEN": token}
    with subprocess.Popen(
        [*command, url, *games],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            yield process
        finally:
            os.killpg(process.pid, signal.SIGKILL)


@pytest.mark.parametrize("language", EXAMPLES)
def test_an_example_is_challenged_in_the_hall_and_plays_to_the_end(
    server: Running, language: str
) -> None:
    made = make(server, language)
    with Guest(server.url) as ana, in_hall(ana) as hall:
        next(hall)
        with playing(EXAMPLES[language], server.url, made["token"], "lot", "punto") as process:
            found = until(hall, lambda told: bool(told.get("programs")))
            assert found["programs"] == [
                {"program": made["program"], "name": language, "games": ["lot", "punto"]}
            ]
            path = f"/api/programs/{made['program']}/challenge"
            seated = ana.post(path, game="lot", name="Ana", key=language.ljust(16, "a")).json()
            ana.token, table = seated["token"], seated["table"]
            with ana.watch(table) as events:
                shown = until(events, lambda told: bool(told["legal"] or told["result"]))
                while shown["result"] is None:
                    assert ana.move(shown, shown["legal"][0]).status_code == 200
                    shown = until(events, partial(_on, shown["version"]))
            assert process.stdout.readline().startswith(table)
            listed = ana.get("/api/hall").json()
        until(hall, lambda told: told.get("programs") == [])
    text = str(listed)
    assert [secret for secret in (table, made["token"], "Ana") if secret in text] == []


def test_a_stream_is_for_a_program_alone(server: Running) -> None:
    made = make(server, "Streamer")
    path, secret = "/api/programs/events", made["token"]
    with Guest(server.url) as ana:
        shown = ana.open("lot", "here", "here")
        assert ana.get(path, games="lot").status_code == 403  # a seat's token
        assert (
            ana.post(f"/api/programs/challenges/{shown['table']}", accept=True).status_code == 403
        )
    with host_of(server) as host:
        assert host.get(path, games="lot").status_code == 403
        assert secret not in host.get("/api/desk").text  # it was shown once
    with Guest(server.url, token=secret) as program:
        refused = program.get(path, games="lot,chess")
        assert (refused.status_code, refused.json()["error"]["field"]) == (422, "games")
        assert program.get("/api/desk").status_code == 403
        asked = program.post(f"/api/programs/challenges/{shown['table']}", accept=True)
        assert (asked.status_code, asked.json()["error"]["code"]) == (409, "program.not_asked")
    with host_of(server) as host:
        assert host.post(f"/api/programs/{made['program']}/remove").status_code == 200
    with Guest(server.url, token=secret) as program:
        assert program.get(path, games="lot").status_code == 403


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_a_program_at_one_server_is_challenged_at_another(database: str, tmp_path: Path) -> None:
    with (
        running(tmp_path, database=database) as one,
        running(tmp_path, database=database) as two,
        Guest(two.url) as ana,
        in_hall(ana) as hall,
    ):
        next(hall)
        made = make(two, "Far")
        with Guest(one.url, token=made["token"]) as program:
            query = {"games": "lot"}
            with program.http.stream(
                "GET", "/api/programs/events", params=query, headers=program.headers()
            ) as answer:
                events = read_events(answer)
                until(hall, lambda told: bool(told.get("programs")))
                path = f"/api/programs/{made['program']}/challenge"
                seated = ana.post(path, game="lot", key="b" * 20).json()
                challenge = next(events)
                assert (challenge.kind, challenge["table"]) == ("challenge", seated["table"])
                accepted = program.post(
                    f"/api/programs/challenges/{seated['table']}", accept=True
                ).json()
                start = next(told for told in events if told.kind == "start")
                assert start["token"] == accepted["token"]
