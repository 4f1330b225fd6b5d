"""A game that is begun in a house in the pocket, and sent on its way to a server."""

from __future__ import annotations

import json
from typing import Any

KEY = "0123456789abcdef"
MOVES = 5


def house() -> Any:
    """A house in the pocket, whose tables are in memory."""
    from tablee.house.house import House
    from tablee.house.local import LocalThinker, MemoryStorage, PlainTokens
    from tablee.pocket.front import Front

    return Front(House(MemoryStorage(), LocalThinker(), PlainTokens()), lambda _: None)


async def ask(front: Any, path: str, body: Any, token: str | None = None) -> Any:
    """The body of a successful answer."""
    asked = {"method": "POST", "path": path, "body": body, "token": token}
    answer = json.loads(await front.ask(json.dumps(asked)))
    assert answer["status"] == 200, answer
    return answer["body"]


async def play(front: Any, shown: Any, token: str, moves: int = MOVES) -> Any:
    """So many moves, by whoever's turn it is."""
    for _ in range(moves):
        made = {
            "version": shown["version"],
            "key": str(shown["version"]),
            "move": shown["legal"][0],
        }
        shown = await ask(front, f"/api/tables/{shown['table']}/moves", made, token)
    return shown


async def main(_kernels: Any) -> str:
    """What a table of Punto looked like when it left, and what it took along."""
    front, here = house(), {"kind": "here"}
    seated = await ask(front, "/api/tables", {"game": "punto", "seats": [here, here]})
    table, token = seated["table"], seated["token"]
    shown = await play(front, seated["snapshot"], token)
    leave = {"to": "server", "key": KEY}
    departed = await ask(front, f"/api/tables/{table}/departure", leave, token)
    return json.dumps({"shown": shown, "departed": departed})
