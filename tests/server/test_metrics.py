"""How a server is doing: health for anybody, metrics for whoever may see them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.server.helpers import Guest, Running

FROM_OUTSIDE = {"x-forwarded-for": "203.0.113.7"}


def metrics(server: Running, **headers: str) -> tuple[int, dict[str, float]]:
    """The status, and the samples by name and labels."""
    with Guest(server.url) as guest:
        answer = guest.http.get("/metrics", headers=headers)
    lines = answer.text.splitlines() if answer.status_code == 200 else []
    samples = [line.rpartition(" ") for line in lines if not line.startswith("#")]
    return answer.status_code, {name: float(value) for name, _, value in samples}


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[Running]:
    server = Running(tmp_path, metrics=True)
    yield server
    server.stop()


def test_nobody_sees_metrics_unless_they_are_on(server: Running) -> None:
    assert metrics(server)[0] == 404


def test_only_this_machine_sees_them(watched: Running) -> None:
    assert metrics(watched)[0] == 200
    assert metrics(watched, **FROM_OUTSIDE)[0] == 404


def test_whoever_has_the_token_sees_them(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_METRICS_TOKEN", "sesame")
    assert metrics(server)[0] == 404
    assert metrics(server, authorization="Bearer other")[0] == 404
    assert metrics(server, authorization="Bearer sesame", **FROM_OUTSIDE)[0] == 200


def test_they_count_what_happens(watched: Running) -> None:
    with Guest(watched.url) as ana:
        shown = ana.open("lot", "here", "here")
        ana.move(shown, "d4")
        ana.move(shown, "d4")  # too late
        with ana.watch(shown["table"]) as events:
            next(events)
            _, found = metrics(watched)
    assert found["tablee_tables_loaded"] == 1
    assert found["tablee_streams_open"] == 1
    assert found["tablee_events_written_total"] >= 2
    assert found['tablee_answers_total{status="200"}'] >= 2
    assert found['tablee_answers_total{status="409"}'] == 1
    assert found['tablee_answer_seconds_bucket{le="+Inf"}'] == found["tablee_answer_seconds_count"]
    assert not any(shown["table"] in name for name in found)


def test_health_depends_on_the_database(watched: Running) -> None:
    with Guest(watched.url) as guest:
        assert (guest.get("/healthz").status_code, guest.get("/healthz").text) == (200, "ok\n")
        with watched.app.storage.engine.begin() as connection:
            connection.execute(text("ALTER TABLE events RENAME TO gone"))
        assert guest.get("/healthz").status_code == 503
