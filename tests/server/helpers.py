"""A real server in a thread, and somebody who talks to it."""

from __future__ import annotations

import asyncio
import json
import threading
import time
import uuid
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tablee.house.settings import HouseSettings
from tablee.server.app import App
from tablee.server.limits import Limits
from tablee.server.network import listen
from tablee.server.serving import Server
from tablee.server.settings import Settings

PATIENCE = 30.0  # seconds, for a loaded machine

#: Bots do not wait, and people are soon missed.
QUICK = HouseSettings(bot_pause=0.0, grace=0.2)


class Running:
    """A server that runs in a thread of its own."""

    def __init__(
        self,
        folder: Path,
        limits: Limits | None = None,
        database: str | None = None,
        house: HouseSettings | None = None,
        metrics: bool = False,
        public_urls: tuple[str, ...] = (),
        **more: Any,
    ) -> None:
        listener = listen("127.0.0.1", 0)
        self.port = listener.getsockname()[1]
        settings = Settings(
            folder,
            database,
            "127.0.0.1",
            self.port,
            limits or Limits(),
            house or QUICK,
            metrics=metrics,
            public_urls=public_urls,
            **more,
        )
        self.url = f"http://127.0.0.1:{self.port}"
        self.app = App(settings)
        ready = threading.Event()
        self._server = Server(self.app, ready.set)
        self._thread = threading.Thread(
            target=lambda: asyncio.run(self._server.serve([listener])), daemon=True
        )
        self._thread.start()
        assert ready.wait(PATIENCE)

    def now(self) -> float:
        """The time in epoch seconds, as the server has it."""
        return time.time()

    def unread(self) -> int:
        """How many bytes wait for the slowest reader, in this process."""
        connections = list(self._server.server_state.connections)
        return max((one.transport.get_write_buffer_size() for one in connections), default=0)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()


@contextmanager
def running(
    folder: Path,
    limits: Limits | None = None,
    database: str | None = None,
    house: HouseSettings | None = None,
    public_urls: tuple[str, ...] = (),
    **more: Any,
) -> Iterator[Running]:
    """A server, as long as the block lasts."""
    server = Running(folder, limits, database, house, public_urls=public_urls, **more)
    try:
        yield server
    finally:
        server.stop()


class Guest:
    """Somebody with a browser."""

    def __init__(self, url: str, language: str = "en", token: str | None = None) -> None:
        self.http = httpx.Client(
            base_url=url, timeout=PATIENCE, headers={"accept-language": language}
        )
        self.token = token

    def __enter__(self) -> Guest:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def headers(self) -> dict[str, str]:
        return {} if self.token is None else {"authorization": f"Bearer {self.token}"}

    def get(self, path: str, **query: str) -> httpx.Response:
        return self.http.get(path, params=query, headers=self.headers())

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(path, json=body, headers=self.headers())

    def open(self, game: str, *seats: str, **more: Any) -> dict[str, Any]:
        """A table: seats are `here`, `link`, `bot` or `bot3`."""
        answer = self.post("/api/tables", game=game, seats=[_seat(seat) for seat in seats], **more)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        self.token = found["token"]
        snapshot: dict[str, Any] = found["snapshot"]
        return snapshot

    def join(self, table: str, name: str | None = None, seat: int | None = None) -> dict[str, Any]:
        answer = self.post(f"/api/tables/{table}/join", name=name, seat=seat)
        assert answer.status_code == 200, answer.text
        self.token = answer.json()["token"]
        snapshot: dict[str, Any] = answer.json()["snapshot"]
        return snapshot

    def move(self, shown: dict[str, Any], move: str, key: str | None = None) -> httpx.Response:
        return self.post(
            f"/api/tables/{shown['table']}/moves",
            version=shown["version"],
            move=move,
            key=key or uuid.uuid4().hex,
        )

    def look(self, table: str) -> dict[str, Any]:
        answer = self.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        snapshot: dict[str, Any] = answer.json()
        return snapshot

    @contextmanager
    def watch(self, *tables: str, last: str | None = None) -> Iterator[Iterator[Told]]:
        """The events of a stream."""
        headers = self.headers() | ({} if last is None else {"last-event-id": last})
        query = {"tables": ",".join(tables)}
        with self.http.stream("GET", "/api/events", params=query, headers=headers) as answer:
            assert answer.status_code == 200
            yield read_events(answer)


class Told(dict[str, Any]):
    """A snapshot from a stream, and the id it came with."""

    id: str = ""
    kind: str = ""


def until(events: Iterator[Told], wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The first of these snapshots that is as wanted."""
    return next(told for told in events if wanted(told))


def read_events(answer: httpx.Response) -> Iterator[Told]:
    """The events of a stream."""
    event: dict[str, str] = {}
    for line in answer.iter_lines():
        if line and not line.startswith(":"):
            name, _, value = line.partition(": ")
            event[name] = value
        elif event:
            told = Told(json.loads(event["data"]))
            told.kind, told.id = event["event"], event.get("id", "")
            yield told
            event = {}


def _seat(text: str) -> dict[str, Any]:
    if text.startswith("bot"):
        return {"kind": "bot", "level": int(text[3:] or 1)}
    return {"kind": text}


def play_out(guests: Sequence[Guest], table: str) -> dict[str, Any]:
    """Play a game to its end, always the first legal move; a lone guest plays all seats."""
    shown = guests[0].look(table)
    while shown["turn"] is not None:
        guest = guests[(shown["turn"] - 1) % len(guests)]
        if not shown["legal"]:
            shown = guest.look(table)
        answer = guest.move(shown, shown["legal"][0])
        assert answer.status_code == 200, answer.text
        shown = answer.json()
    return shown
