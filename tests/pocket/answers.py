"""Questions to a house whose answers are the same everywhere, refusals among them."""

from __future__ import annotations

import json
from typing import Any

GAMES = ("lot", "lotus", "punto", "topominos", "loto")
BOT = {"kind": "bot", "level": 6}


def questions() -> list[dict[str, Any]]:
    """Each as a page asks it."""
    asked: list[dict[str, Any]] = []
    for language in ("fr", "en", "de"):
        asked += [
            {"method": "GET", "path": "/api/games"},
            {"method": "GET", "path": "/api/tables/nowhere"},
            {"method": "GET", "path": "/api/games/chess/rules"},
            {"method": "POST", "path": "/api/games", "body": {}},
            {"method": "POST", "path": "/api/tables", "body": {"game": "chess", "seats": [BOT]}},
            {"method": "POST", "path": "/api/tables", "body": {"game": "lot", "seats": []}},
            {
                "method": "POST",
                "path": "/api/tables",
                "body": {"game": "lot", "seats": [BOT], "x": 1},
            },
            {"method": "POST", "path": "/api/tables", "body": [1]},
            {"method": "POST", "path": "/api/replays", "body": {"record": {"game": "lot"}}},
            {"method": "POST", "path": "/api/tables/nowhere/moves", "body": {"version": 0}},
        ]
        for game in GAMES:
            asked.append({"method": "GET", "path": f"/api/games/{game}/rules?language={language}"})
        for question in asked:
            question.setdefault("language", language)
    asked += [{"method": "GET", "path": f"/api/games/{game}/components"} for game in GAMES]
    return [*asked, {"method": "GET", "path": "/api/offers"}]


async def main(_kernels: Any) -> str:
    """The answers of a house in the pocket."""
    from tablee.house.house import House
    from tablee.house.local import LocalThinker, MemoryStorage, PlainTokens
    from tablee.pocket.front import Front

    front = Front(House(MemoryStorage(), LocalThinker(), PlainTokens()), lambda _: None)
    return "\n".join([await front.ask(json.dumps(question)) for question in questions()])
