"""Lessons over HTTP: many may take one at the same time, from the same house."""

from __future__ import annotations

from pathlib import Path

import tablee
from tablee.server.limits import Limits
from tests.server.helpers import Guest, running


def test_lessons_do_not_use_up_what_an_address_may_ask_a_bot(tmp_path: Path) -> None:
    position = tablee.find_game("lot").new().to_json()
    with running(tmp_path, Limits(thoughts=1)) as server, Guest(server.url) as guest:
        asked = [guest.post("/api/practice", position=position, seat=1) for _ in range(3)]
    assert [answer.status_code for answer in asked] == [200, 200, 200]
    assert len(asked[0].json()["legal"]) == 49
