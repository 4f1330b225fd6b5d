"""The API as a whole: one shape for refusals, limits, headers, the document, what logs hold."""

from __future__ import annotations

import json
import logging
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from tablee import texts
from tablee.api.failures import HttpError
from tablee.core import rulebook
from tablee.house.errors import InvalidRequest
from tablee.house.logs import note_error
from tablee.house.names import clean_name
from tablee.server import logs, network
from tablee.server.limits import Limits, RateLimit
from tablee.server.openapi import body_of, document
from tablee.server.reading import household, preferred
from tablee.server.routes import ROUTES
from tests.server.helpers import Guest, Running, running

schema = schemathesis.openapi.from_dict(json.loads(document()))


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that takes any number of requests: refusing them would be its only answer."""
    limits = Limits(tables=100_000, requests=100_000, thoughts=100_000, codes=100_000)
    with running(tmp_path_factory.mktemp("data"), limits) as found:
        yield found


@pytest.mark.no_cover
@schema.include(path_regex="^/api/(?!((hall|programs)/)?events)").parametrize()
@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_as_the_document_says(case: Any, patient: Running) -> None:
    answer = case.call(base_url=patient.url)
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        error = answer.json()["error"]
        assert error["code"]
        assert error["message"] != error["code"].replace(".", "-").replace("_", "-")
    case.validate_response(
        answer,
        checks=[schemathesis.checks.response_schema_conformance],
    )


def test_every_route_is_documented(ana: Guest) -> None:
    paths = ana.get("/api").json()["paths"]
    for route in ROUTES:
        operation = paths[route.path][route.method.lower()]
        assert operation["summary"]
        assert ("requestBody" in operation) == (body_of(route) is not None)
    assert "/api/events" in paths


@pytest.mark.parametrize(
    ("method", "path", "content", "status", "code"),
    [
        ("GET", "/api/tables/nosuchid", None, 404, "table.unknown"),
        ("GET", "/api/nothing", None, 404, "server.no_page"),
        ("GET", "/../../pyproject.toml", None, 404, "server.no_page"),
        ("GET", "/.hidden.js", None, 404, "server.no_page"),
        ("DELETE", "/api/tables", None, 405, "server.method"),
        ("GET", "/api/games/chess/rules", None, 404, "game.unknown"),
        ("POST", "/api/tables", b"{", 400, "server.json"),
        ("POST", "/api/tables", b"[" * 100_000, 400, "server.json"),
        ("POST", "/api/tables", b"\xff", 400, "server.json"),
        ("POST", "/api/tables", b"{}", 422, "request.field"),
        ("POST", "/api/tables", b'{"game":"lot","seats":[],"x":1}', 422, "request.field"),
        ("POST", "/api/replays", b'{"record":{}}', 422, "record.field"),
        ("POST", "/api/replays", b" " * (1 << 21), 413, "server.large"),
    ],
)
def test_refusals_have_one_shape(
    ana: Guest, method: str, path: str, content: bytes | None, status: int, code: str
) -> None:
    headers = {"content-type": "application/json"}
    answer = ana.http.request(method, path, content=content, headers=headers)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
    assert set(answer.json()["error"]) >= {"code", "message", "clause"}
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_who_looks_for_a_page_that_is_not_there_gets_one_that_says_so(ana: Guest) -> None:
    answer = ana.http.get("/nimporte", headers={"accept": "text/html,*/*;q=0.8"})
    assert (answer.status_code, answer.headers["cache-control"]) == (404, "no-store")
    assert "<!doctype html>" in answer.text
    for path in ("/nimporte", "/app/nosuch.js"):
        assert ana.http.get(path).json()["error"]["code"] == "server.no_page"


def test_a_form_of_another_site_is_refused(ana: Guest) -> None:
    answer = ana.http.post("/api/tables", content=b"{}", headers={"content-type": "text/plain"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (415, "server.content")


def test_errors_speak_the_reader_s_language(server: Running) -> None:
    for language in texts.LANGUAGES:
        with Guest(server.url, language) as guest:
            error = guest.get("/api/tables/nosuchid").json()["error"]
        assert error["message"] == texts.say("table-unknown", language, value="nosuchid")
    assert preferred("") == preferred("*") == "fr"
    assert preferred("ja") == preferred("pl, cs;q=0.8, fr;q=0") == "en"


def test_limits_refuse_and_say_how_long_to_wait(tmp_path: Path) -> None:
    with running(tmp_path, Limits(tables=2)) as server, Guest(server.url) as guest:
        guest.open("lot", "here", "here")
        guest.open("lot", "here", "here")
        answer = guest.post("/api/tables", game="lot", seats=[{"kind": "here"}] * 2)
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) == answer.json()["error"]["seconds"] > 3000


def test_a_pace_forgets_what_is_long_ago() -> None:
    now = 0.0
    pace = RateLimit(2, 60.0, lambda: now)
    pace.count("a")
    pace.count("a")
    with pytest.raises(HttpError):
        pace.count("a")
    pace.count("b")
    now = 61.0
    pace.count("a")


def test_addresses_that_are_long_gone_are_forgotten_a_few_at_a_time() -> None:
    now = 0.0
    pace = RateLimit(2, 60.0, lambda: now)
    for number in range(1_000):
        pace.count(str(number))
    now = 61.0
    for calls in range(1, 501):
        pace.count("a")
        now += 61.0
        assert len(pace) <= max(1, 1_001 - 2 * calls)
    assert len(pace) == 1


def test_the_addresses_of_one_household_count_as_one() -> None:
    assert household("2001:db8::1") == household("2001:db8::2:1") != household("2001:db8:0:1::1")


def test_names_are_short_and_play_no_tricks(ana: Guest) -> None:
    assert clean_name(" Zoe\u0301  B ") == "Zo\u00e9 B"
    assert clean_name("\u0928\u0940\u0932") == "\u0928\u0940\u0932"  # letters with a mark
    tricks = ("x" * 25, "a\u202eb", "a\u0000b", "\ud800")
    blank = ("\u200d", "\u2800", "\u3164 \u3164", "\ufe0f", "\u0301\u0301", "\u115f\u1160")
    for bad in tricks + blank:
        with pytest.raises(InvalidRequest):
            clean_name(bad)
    seats = [{"kind": "here", "name": "\u202e"}, {"kind": "bot"}]
    assert ana.post("/api/tables", game="lot", seats=seats).json()["error"]["field"] == "name"


def test_pages_come_with_a_strict_policy_and_are_not_sent_twice(ana: Guest) -> None:
    for path in ("/", "/t/abc", "/rules/lot", "/replay", "/box/lot"):
        page = ana.get(path)
        assert page.headers["content-type"].startswith("text/html")
        assert "script-src 'self'" in page.headers["content-security-policy"]
        assert page.headers["content-encoding"] == "gzip"
    again = ana.http.get(path, headers={"if-none-match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_parts_of_others_are_kept_for_a_year_and_their_addresses_name_the_version(
    ana: Guest,
) -> None:
    page = ana.get("/")
    assert page.headers["cache-control"] == "no-cache"
    vendored = re.findall(r'href="(/vendor/[^"]+)"', page.text)
    assert vendored
    for path in vendored:
        assert re.match(r"/vendor/[a-z]+-\d+\.\d+\.\d+/", path)
        assert "immutable" in ana.get(path).headers["cache-control"]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_page_gets_one_catalogue_of_texts(ana: Guest, language: str) -> None:
    catalogue = ana.get(f"/texts/{language}.ftl").text
    for wanted in ("lot-title =", "seat-taken =", "server-too-many ="):
        assert wanted in catalogue
    assert ana.get("/texts/xx.ftl").status_code == 404


def test_the_shelf_lists_what_can_be_agreed_on(ana: Guest) -> None:
    games = {game["name"]: game for game in ana.get("/api/games").json()}
    assert games["punto"]["seats"] == [2, 3, 4, 6, 8]
    assert games["loto"]["seats"] == [1, 2, 3, 4]
    assert games["lot"]["options"][0]["kind"] == "flag"
    sets = ana.get("/api/games/lotus/components").json()
    assert sets["track"]["standard"]["route_length"] == 14


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_rules_come_layer_by_layer(ana: Guest, language: str) -> None:
    found = ana.get("/api/games/punto/rules", language=language).json()
    how, complete, *appendix = found["layers"]
    assert [clause["id"] for clause in complete["parts"] if clause["id"]] == list("1234567")
    assert not any(clause["id"] for layer in (how, *appendix) for clause in layer["parts"])
    assert all(clause["paragraphs"] for layer in found["layers"] for clause in layer["parts"])
    assert found["language"] == language


def test_a_table_or_a_list_in_the_rules_is_one_paragraph() -> None:
    parsed = rulebook.parse("# T\n## H\n\na\n\n| x |\n|---|\n| y |\nb\n- c\n- d\n", "en")
    assert parsed.layers[0].parts[0].paragraphs == ["a", "| x |\n|---|\n| y |", "b", "- c\n- d"]


def test_a_qr_code_is_drawn_for_addresses_only(ana: Guest) -> None:
    table = ana.open("lot", "here", "link")["table"]
    drawn = ana.get(f"/api/tables/{table}/qr.svg", base="http://192.168.1.5:8000")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text.startswith("<svg")
    refused = ana.get(f"/api/tables/{table}/qr.svg", base="javascript:alert(1)")
    assert refused.json()["error"]["field"] == "base"


def test_a_sealed_record_is_not_replayed(ana: Guest) -> None:
    table = ana.open("loto", "here", "bot")["table"]
    record = ana.get(f"/api/tables/{table}/record").json()
    answer = ana.post("/api/replays", record=record)
    assert (answer.status_code, answer.json()["error"]["field"]) == (422, "seed")


class Kept(logging.Handler):
    """The log lines of this process."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(logs.JsonLines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


def test_logs_are_json_and_hold_no_secret(ana: Guest, ben: Guest) -> None:
    kept, logger = Kept(), logging.getLogger("tablee")
    logger.addHandler(kept)
    level = logger.level
    logger.setLevel(logging.DEBUG)
    shown = ana.open("loto", "here", "link", options={})
    ben.join(shown["table"], "Ben")
    ana.move(shown, shown["legal"][0])
    ana.move(shown, "not a move")
    for _ in range(2):  # a request is logged once it is answered: the second shows the first
        ben.get(f"/api/tables/{shown['table']}/nothing")
    logger.removeHandler(kept)
    logger.setLevel(level)
    assert len(kept.lines) >= 5
    assert all(json.loads(line)["event"] for line in kept.lines)
    text = "\n".join(kept.lines)
    rack = shown["views"]["1"]["racks"]["1"]
    for secret in (ana.token, ben.token, shown["commitment"], shown["legal"][0], *rack, "Ben"):
        assert str(secret) not in text


def test_an_internal_error_shows_only_its_kind_and_place() -> None:
    kept = Kept()
    logger = logging.getLogger("tablee")
    logger.addHandler(kept)
    try:
        raise ValueError("a secret")
    except ValueError:
        note_error()
    logger.removeHandler(kept)
    line = json.loads(kept.lines[0])
    assert (line["error"], "a secret" in kept.lines[0]) == ("ValueError", False)


def test_a_port_that_is_taken_gives_way_to_the_next() -> None:
    with network.listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with network.listen("127.0.0.1", port) as second:
            assert port < second.getsockname()[1] < port + 20


def test_only_a_server_that_others_hear_has_addresses_for_them() -> None:
    assert network.addresses("127.0.0.1", 80) == []
    assert network.addresses("192.168.1.5", 80) == ["http://192.168.1.5:80"]
    assert all(address.startswith("http://") for address in network.addresses("0.0.0.0", 80))


def test_the_server_s_process_imports_neither_numba_nor_numpy() -> None:
    code = """
import sys
from tablee.server.serving import Server
from tablee.server.routes import ROUTES
import tablee
for game in tablee.GAMES.values():
    game.new().legal()
print([name for name in ("numba", "numpy", "alembic", "psycopg") if name in sys.modules])
"""
    environment = {**os.environ, "TABLEE_KERNELS": "plain"}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment
    )
    assert done.stdout.strip() == "[]"


def test_an_unexpected_error_is_one_of_ours(ana: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a secret")

    monkeypatch.setattr("tablee.server.about.addresses", broken)
    answer: httpx.Response = ana.get("/api/host")
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "server.internal")
    assert "a secret" not in answer.text


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/tables/{table}/seats/abc"),
        ("POST", "/api/tables/{table}/seats/%00"),
        ("POST", "/api/tables/%00/moves"),
        ("GET", "/api/tables/%00"),
        ("GET", "/api/tables/%F0%9F%8E%B2/record"),
        ("GET", "/api/tables/a%00b/sets/%00"),
        ("GET", "/api/tables/{table}/sets/%00"),
        ("GET", "/api/tables/%00/qr.svg"),
        ("GET", "/api/games/%00/rules"),
        ("GET", "/api/games/%00/components"),
        ("GET", "/api/events?tables=%00"),
        ("GET", "/games/%00/board.js"),
        ("GET", "/%00.js"),
        ("GET", "/texts/%00.ftl"),
    ],
)
def test_odd_paths_are_refused_in_the_one_shape(ana: Guest, method: str, path: str) -> None:
    table = ana.open("lot", "here", "here")["table"]
    answer = ana.http.request(
        method, path.format(table=table), json={} if method == "POST" else None
    )
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"]["code"]
    assert answer.headers["content-security-policy"]
