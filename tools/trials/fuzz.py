"""Nonsense: whatever comes in, a sound answer or an error that names what is wrong goes out.

Moves, positions, records, component sets and the engine's protocol are tried in this process; the
API through its ASGI interface, and over HTTP in bytes that are hardly any.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import tablee
from tablee.bots.bot import Choice
from tablee.cli.protocol import Engine
from tablee.core.components import find
from tablee.core.errors import TableeError
from tablee.core.options import Components
from tablee.core.position import Position
from tablee.core.record import Record
from tablee.server.app import App
from tablee.server.limits import Limits
from tablee.server.settings import Settings
from tablee.testing.players import random_game
from tools.trials.mutations import nonsense, spoil_bytes, spoil_json, spoil_text
from tools.trials.servers import Process, memory_here
from tools.trials.wire import request

_SLOW = 5.0  # seconds after which an input counts as a hang
_MOVES = 60  # of the games that are spoilt

#: Tries one input. Raises what no caller should meet.
Try = Callable[[Random], None]


@dataclass
class Findings:
    """What one kind of input has led to."""

    inputs: int = 0
    crashes: int = 0
    hangs: int = 0
    slowest: float = 0.0  # seconds
    faults: list[str] = field(default_factory=list)  # what the first few were

    def crash(self, fault: str) -> None:
        self.crashes += 1
        if len(self.faults) < 5:
            self.faults.append(fault[:500])

    def took(self, seconds: float) -> None:
        self.inputs += 1
        self.hangs += seconds > _SLOW
        self.slowest = max(self.slowest, seconds)


def fuzz(attempt: Try, count: int, seed: int) -> Findings:
    """Try so many inputs in this process."""
    found, choice = Findings(), Random(seed)
    for _ in range(count):
        begun = time.perf_counter()
        try:
            _attempt(attempt, choice)
        except Exception as error:
            found.crash(f"{type(error).__name__}: {error}")
        found.took(time.perf_counter() - begun)
    return found


def _attempt(attempt: Try, choice: Random) -> None:
    """An error of ours is an answer, if it can be said to people."""
    try:
        attempt(choice)
    except TableeError as error:
        for language in ("fr", "en", "de"):
            error.message(language)


def corpus() -> list[Position]:
    """Positions of all variants of all games: the first, one from the middle, the last."""
    found = []
    for game in tablee.GAMES.values():
        for number, options in enumerate(game.variants):
            line = list(random_game(game, options, number, _MOVES))
            found += [line[0], line[len(line) // 2], line[-1]]
    return found


def moves(positions: list[Position]) -> Try:
    """Texts that are almost moves."""

    def attempt(choice: Random) -> None:
        position = choice.choice(positions)
        position.play(spoil_text(choice.choice(position.legal() or ("d4",)), choice))

    return attempt


def documents(positions: list[Position]) -> Try:
    """JSON that is almost a position."""
    known = [(position.game, position.to_json()) for position in positions]

    def attempt(choice: Random) -> None:
        game, document = choice.choice(known)
        position = game.from_json(spoil_json(document, choice))
        for move in position.legal()[:2]:
            position.play(move)

    return attempt


def records(positions: list[Position]) -> Try:
    """JSON that is almost a record."""
    known = [position.record().to_json(secret=True) for position in positions]

    def attempt(choice: Random) -> None:
        for _ in Record.from_json(spoil_json(choice.choice(known), choice)).positions():
            pass

    return attempt


def component_sets() -> Try:
    """JSON that is almost a component set."""
    known: list[tuple[Any, str, Any]] = []
    for game in tablee.GAMES.values():
        for option in game.options:
            if isinstance(option, Components):
                known.append((game, option.name, find(game.name, option.name, "standard").data))

    def attempt(choice: Random) -> None:
        game, option, data = choice.choice(known)
        spoilt = spoil_json(dict(data), choice)
        if isinstance(spoilt, dict):
            game.check_components(find(game.name, option, spoilt))
            game.new({option: spoilt})

    return attempt


def protocol(positions: list[Position]) -> Try:
    """Lines that are almost requests to the engine."""
    games = [position.to_json() for position in positions]
    lines: list[dict[str, Any]] = [{"cmd": "load", "position": game} for game in games[:20]]
    lines += [{"cmd": "new", "game": name, "options": {}} for name in tablee.GAMES]
    lines += [{"cmd": name} for name in ("hello", "isready", "undo", "legal", "view", "record")]
    lines += [
        {"cmd": "play", "move": "d4"},
        {"cmd": "perft", "depth": 1},
        {"cmd": "view", "seat": 1},
    ]
    engine = Engine("en", _no_bot)

    def attempt(choice: Random) -> None:
        line = choice.choice(lines)
        if choice.random() < 0.7:
            line = spoil_json(line, choice)
        text = json.dumps(line).encode()
        answer = engine.answer(spoil_bytes(text, choice) if choice.random() < 0.5 else text)
        if answer.get("error", {}).get("code") == "engine.internal":
            raise AssertionError(answer)
        if isinstance(line, dict) and line.get("cmd") == "perft":
            engine.answer(b'{"cmd": "new", "game": "lot"}')

    return attempt


def _no_bot(*_: Any) -> Choice:
    raise ValueError("no bot is asked")


# -- the API -------------------------------------------------------------------------------------


class Target:
    """Requests that are almost right, for tables that exist."""

    def __init__(self, tables: list[tuple[str, str, list[str]]]) -> None:
        """`tables`: of each its name, its token, some legal moves."""
        self._tables = tables

    def make(self, choice: Random) -> tuple[str, str, str, Any]:
        """A method, a path, a token and a body."""
        table, token, legal = choice.choice(self._tables)
        game = choice.choice(list(tablee.GAMES))
        kinds: list[tuple[str, str, Any]] = [
            ("POST", f"/api/tables/{table}/moves", {"version": 0, "key": "k", "move": legal[0]}),
            ("POST", f"/api/tables/{table}/undo", {"version": 0, "key": "u"}),
            ("POST", f"/api/tables/{table}/join", {"name": "Ana", "seat": 1}),
            ("POST", f"/api/tables/{table}/seats/1", {"name": "Ana", "kind": "here"}),
            ("POST", f"/api/tables/{table}/messages", {"seat": 1, "message": "hello"}),
            ("POST", f"/api/tables/{table}/takeover", {"seat": 1, "level": None}),
            ("POST", f"/api/tables/{table}/rematch", {"seat": 1}),
            ("POST", f"/api/tables/{table}/claim", {}),
            ("POST", "/api/tables", {"game": game, "seats": [{"kind": "here"}], "options": {}}),
            ("POST", "/api/replays", {"record": {"game": game, "moves": ["d4"], "options": {}}}),
            ("GET", f"/api/tables/{table}", None),
            ("GET", f"/api/tables/{table}/record", None),
            ("GET", f"/api/games/{game}/rules", None),
            ("GET", f"/texts/{choice.choice(('fr', 'xx'))}.ftl", None),
            ("GET", f"/games/{game}/board.js", None),
        ]
        method, path, body = choice.choice(kinds)
        if choice.random() < 0.3:
            path = spoil_text(path, choice).encode("utf-8", "replace").decode()
        if body is not None and choice.random() < 0.8:
            body = spoil_json(body, choice) if choice.random() < 0.9 else nonsense(choice, 4)
        token = spoil_text(token, choice) if choice.random() < 0.2 else token
        return method, path, token, body


async def fuzz_asgi(folder: Path, count: int, seed: int) -> Findings:
    """The API, through the interface between it and its HTTP server."""
    logging.getLogger("tablee").setLevel(logging.CRITICAL)
    app = App(Settings(folder, limits=Limits(tables=10**9, requests=10**9, thoughts=10**9)))
    app.house.start()
    found, choice = Findings(), Random(seed)
    try:
        target = Target([await _open(app) for _ in range(20)])
        for _ in range(count):
            method, path, token, body = target.make(choice)
            raw = b"" if body is None else json.dumps(body, allow_nan=True).encode()
            raw = spoil_bytes(raw, choice) if choice.random() < 0.1 else raw
            begun = time.perf_counter()
            try:
                status, answer = await _call(app, method, path, token, raw)
            except Exception as error:
                found.crash(f"{method} {path!r}: {type(error).__name__}: {error}")
            else:
                if status >= 500:
                    found.crash(f"{status} {method} {path!r} {raw[:200]!r} {answer[:200]!r}")
            found.took(time.perf_counter() - begun)
    finally:
        await app.house.close()
        await asyncio.to_thread(app.storage.close)
    return found


async def _open(app: App) -> tuple[str, str, list[str]]:
    made = b'{"game": "lot", "seats": [{"kind": "here"}, {"kind": "link"}]}'
    _, body = await _call(app, "POST", "/api/tables", "", made)
    answer = msgspec.json.decode(body)
    return answer["table"], answer["token"], answer["snapshot"]["legal"] or ["d4"]


async def _call(app: App, method: str, path: str, token: str, body: bytes) -> tuple[int, bytes]:
    sent: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    headers = [(b"host", b"127.0.0.1"), (b"content-type", b"application/json")]
    headers.append((b"authorization", f"Bearer {token}".encode("latin-1", "replace")))
    plain, _, query = path.partition("?")
    scope: dict[str, Any] = {
        "type": "http",
        "method": method,
        "path": plain,
        "raw_path": plain.encode("utf-8", "replace"),
        "query_string": query.encode("utf-8", "replace"),
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
        "scheme": "http",
        "root_path": "",
        "http_version": "1.1",
    }
    await app(scope, receive, send)
    return sent[0]["status"], b"".join(message.get("body", b"") for message in sent[1:])


async def fuzz_http(server: Process, count: int, seed: int) -> Findings:
    """The API over HTTP, byte by byte."""
    found, choice = Findings(), Random(seed)
    target = Target([("nosuchid", "token", ["d4"])])
    for _ in range(count):
        method, path, token, body = target.make(choice)
        path = path.encode("ascii", "ignore").decode().replace(" ", "").replace("\n", "")
        raw = request(method, path, "t" if token else "", None)
        text = b"" if body is None else json.dumps(body).encode()
        length = b"content-type: application/json\r\ncontent-length: %d\r\n\r\n" % len(text)
        raw = spoil_bytes(raw[:-2] + length + text, choice)
        begun = time.perf_counter()
        status = await _exchange(server.port, raw)
        if status >= 500 or server.process.poll() is not None:
            found.crash(f"{status} {raw[:300]!r}")
        found.took(time.perf_counter() - begun)
    return found


async def _exchange(port: int, raw: bytes) -> int:
    """The status of what comes back to these bytes; 0 for nothing within a moment."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(raw)
        writer.write_eof()
        head = await asyncio.wait_for(reader.readline(), _SLOW)
        words = head.split()
        return int(words[1]) if len(words) > 1 and words[1].isdigit() else 0
    except (OSError, TimeoutError):
        return 0
    finally:
        writer.transport.abort()


#: How many of a hundred inputs each kind gets.
SHARES = {
    "moves": 30,
    "positions": 25,
    "records": 10,
    "component sets": 10,
    "engine protocol": 13,
    "API (ASGI)": 10,
    "API (HTTP)": 2,
}


def fuzz_all(
    folder: Path, count: int, seed: int, run: Callable[[Coroutine[Any, Any, Findings]], Findings]
) -> tuple[dict[str, Findings], list[int]]:
    """Every kind of input in its share; also the memory of this process after each."""
    positions, found, memory = corpus(), dict[str, Findings](), [memory_here()]
    tries = {
        "moves": moves(positions),
        "positions": documents(positions),
        "records": records(positions),
        "component sets": component_sets(),
        "engine protocol": protocol(positions),
    }
    for name, attempt in tries.items():
        half = count * SHARES[name] // 200
        for part in (1, 2):  # what the second half adds to the memory is what leaks
            result = fuzz(attempt, half, seed + part)
            _add(found.setdefault(name, Findings()), result)
            memory.append(memory_here())
    found["API (ASGI)"] = run(fuzz_asgi(folder / "asgi", count * SHARES["API (ASGI)"] // 100, seed))
    memory.append(memory_here())
    server = Process(folder / "http")
    try:
        share = count * SHARES["API (HTTP)"] // 100
        found["API (HTTP)"] = run(fuzz_http(server, share, seed))
    finally:
        server.stop()
    return found, memory


def _add(total: Findings, more: Findings) -> None:
    total.inputs += more.inputs
    total.crashes += more.crashes
    total.hangs += more.hangs
    total.slowest = max(total.slowest, more.slowest)
    total.faults += more.faults
