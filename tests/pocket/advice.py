"""Hints for views and the analyses of records, in a house whose bots think as a page's do."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from typing import Any

import tablee

PLIES = 6
SEED = bytes(range(32))
SHORT = "c3 a1 c5 g7 c4^c4-c3-c5 a3 d3 g5 d5 a5 d4^d4-d3-d5 g3 e3 g1 e5 a7 e4^e4-e3-e5"


def questions() -> list[tuple[str, dict[str, Any]]]:
    """A hint in each game, a few moves after the beginning, and one analysis."""
    asked: list[tuple[str, dict[str, Any]]] = []
    for name in tablee.GAMES:
        position = tablee.find_game(name).new({}, SEED)
        for _ in range(PLIES):
            position = position.play(position.legal()[-1])
        asked.append(("/api/advice", {"view": position.view(position.turn)}))
    played = tablee.find_game("lot").new({"pie": False}, SEED)
    for move in SHORT.split():
        played = played.play(move)
    return [*asked, ("/api/analyses", {"record": played.record().to_json()})]


class Inline:
    """A worker that thinks where it is asked."""

    def __init__(self, think: Any) -> None:
        self._think = think

    async def ask(self, request: str) -> str:
        await asyncio.sleep(0)
        answer: str = self._think(request)
        return answer

    def stop(self) -> None:
        """It cannot."""


async def main(kernels: Any) -> str:
    """The answers of the pocket."""
    from tablee.house.house import House
    from tablee.house.local import MemoryStorage, PlainTokens
    from tablee.pocket.front import Front
    from tablee.pocket.thoughts import WorkerThinker, open_thinker

    thinker = WorkerThinker(Inline(open_thinker(kernels)))
    front = Front(House(MemoryStorage(), thinker, PlainTokens()), lambda _: None)
    return json.dumps([await settled(partial(ask, front, *question)) for question in questions()])


async def ask(front: Any, path: str, body: dict[str, Any]) -> Any:
    """The body of a successful answer."""
    asked = json.dumps({"method": "POST", "path": path, "body": body})
    answer = json.loads(await front.ask(asked))
    assert answer["status"] == 200, answer
    return answer["body"]


async def settled(send: Any) -> Any:
    """An answer, when it is ready."""
    while not (found := await send()).get("ready", True):
        await asyncio.sleep(0.05)
    return found
