"""A component set that is not shipped is sent once, by its digest, and never with a view."""

from __future__ import annotations

from typing import Any

from tablee.core import components
from tests.server.helpers import Guest

MARK = "from the box in the attic"


def own_track() -> dict[str, Any]:
    shipped = components.find("lotus", "track", "standard").data
    return {**shipped, "route_length": 9, "springboard": 6, "name": "attic", "comment": MARK}


def test_a_view_names_a_set_that_can_be_asked_for(ana: Guest, ben: Guest) -> None:
    track = own_track()
    shown = ana.open("lotus", "here", "here", options={"track": track})
    digest = shown["options"]["track"]
    assert digest == f"sha256:{components.find('lotus', 'track', track).digest}"
    assert shown["views"]["1"]["options"] == shown["options"]
    answer = ben.get(f"/api/tables/{shown['table']}/sets/{digest}")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.json().items() <= track.items()
    assert answer.json() == track
    other = ben.get(f"/api/tables/{shown['table']}/sets/sha256:0")
    assert (other.status_code, other.json()["error"]["code"]) == (404, "table.no_set")


def test_no_snapshot_repeats_what_a_set_says(ana: Guest) -> None:
    shown = ana.open("lotus", "here", "here", options={"track": own_track()})
    moved = ana.move(shown, shown["legal"][0])
    assert MARK not in moved.text
    with ana.watch(shown["table"]) as events:
        assert MARK not in str(next(events))


def test_a_record_holds_the_set_and_its_replay_sends_it_once(ana: Guest) -> None:
    shown = ana.open("lotus", "here", "here", options={"track": own_track()})
    ana.move(shown, shown["legal"][0])
    record = ana.get(f"/api/tables/{shown['table']}/record").json()
    assert record["options"]["track"] == own_track()
    replayed = ana.post("/api/replays", record=record)
    assert replayed.json()["options"]["track"] == own_track()
    assert replayed.text.count(MARK) == 1
    assert [one["options"] for one in replayed.json()["positions"]] == [shown["options"]] * 2


def test_a_set_that_says_too_much_is_refused(ana: Guest) -> None:
    long = own_track() | {"comment": "x" * 1_000_000}
    seats = [{"kind": "here"}] * 2
    refused = ana.post("/api/tables", game="lotus", seats=seats, options={"track": long})
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "components.entry")
    assert len(refused.content) < 1_000
