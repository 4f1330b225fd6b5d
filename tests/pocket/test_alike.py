"""The pocket plays the same games as the server, and gives the same answers."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.pocket import advice, answers, games
from tests.pocket.conftest import Pocket
from tests.server.helpers import Running, running


def test_a_hundred_games_are_played_recorded_and_judged_alike(
    pocket: Pocket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEE_WORKERS", "0")
    theirs, ours = pocket.run(games).split("\n"), games.lines()
    assert len(theirs) == games.GAMES
    for number, (there, here) in enumerate(zip(theirs, ours, strict=True)):
        assert there == here, number


def test_answers_and_refusals_are_those_of_the_server(pocket: Pocket, tmp_path: Path) -> None:
    near = [json.loads(line) for line in pocket.run(answers).split("\n")]
    with running(tmp_path) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        for question, answer in zip(answers.questions(), near, strict=True):
            words = {"accept-language": question.get("language", "fr")}
            body = question.get("body")
            far = client.request(question["method"], question["path"], headers=words, json=body)
            theirs, ours = answer["body"], far.json()
            if question["path"] == "/api/offers":  # nobody else comes to the pocket
                assert [theirs.pop("ladder"), ours.pop("ladder")] == [False, True]
            assert [answer["status"], theirs] == [far.status_code, ours], question


def test_hints_and_analyses_have_the_server_s_values(pocket: Pocket, tmp_path: Path) -> None:
    async def far(server: Running) -> list[Any]:
        async with httpx.AsyncClient(base_url=server.url, timeout=120) as client:

            async def ask(path: str, body: dict[str, Any]) -> Any:
                return (await client.post(path, json=body)).json()

            return [await advice.settled(partial(ask, *one)) for one in advice.questions()]

    near = json.loads(pocket.run(advice))
    with running(tmp_path) as server:
        assert near == asyncio.run(far(server))
    assert near[-1]["done"] == len(advice.SHORT.split())
