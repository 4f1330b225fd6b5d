"""Server-Sent Events: the newest snapshot of every table that a browser watches.

A stream holds no queue, only the set of tables it has to tell of: the newest snapshot replaces what
was not read. One timer keeps all of them alive. Plain ASGI, beside the framework: ten thousand of
them are open at once.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs

from tablee.server.failures import Refusal
from tablee.server.headers import SECURITY
from tablee.server.requests import address_of, header, tokens_of

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

    from tablee.server.hub import Hub
    from tablee.server.limits import Guard
    from tablee.server.live import Live
    from tablee.server.tokens import Tokens

_BEAT = 15  # seconds between signs of life
_PATIENCE = 30.0  # seconds for a reader to take what it is sent
_HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
    *SECURITY,
]


class Stream:
    """One browser that watches some tables."""

    __slots__ = ("_beat", "_changed", "_wake", "ended", "seen", "watched")

    def __init__(self, watched: dict[Live, str | None], seen: dict[str, int]) -> None:
        self.watched = watched
        self.seen = seen  # the number of the snapshot each table was last told with
        self.ended = False
        self._beat = False
        self._changed: dict[Live, None] = {
            live: None for live in watched if seen.get(live.table.id) != live.table.number
        }
        self._wake: asyncio.Future[None] | None = None

    def notify(self, live: Live) -> None:
        """Something happened at a table."""
        self._changed[live] = None
        self._stir()

    def beat(self) -> None:
        """Show that the connection lives."""
        self._beat = True
        self._stir()

    def end(self) -> None:
        """Nothing more will be told."""
        self.ended = True
        self._stir()

    async def next(self) -> bytes:
        """What to send next, as soon as there is something; empty at the end."""
        while not (self._changed or self._beat or self.ended):
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
        if self.ended:
            return b""
        if not self._changed:
            self._beat = False
            return b": keep-alive\n\n"
        live = next(iter(self._changed))
        del self._changed[live]
        return self._tell(live)

    def _tell(self, live: Live) -> bytes:
        self.seen[live.table.id] = live.table.number
        cursor = ",".join(f"{table}:{number}" for table, number in self.seen.items())
        body = live.encoded(self.watched[live])
        return b"event: snapshot\nid: %b\ndata: %b\n\n" % (cursor.encode(), body)

    def _stir(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)


class Streams:
    """All open streams of this process, as an ASGI application."""

    def __init__(self, hub: Hub, tokens: Tokens, guard: Guard) -> None:
        self._hub, self._tokens, self._guard = hub, tokens, guard
        self._open: set[Stream] = set()
        self._closing = False

    def __len__(self) -> int:
        return len(self._open)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request. Raises Refusal before anything is sent."""
        address = address_of(scope)
        self._guard.open_stream(address)
        try:
            stream = await self._watch(scope)
            await self._serve(stream, receive, send)
        finally:
            self._guard.close_stream(address)

    async def keep_alive(self) -> None:
        """Give every stream its sign of life, a few of them each second."""
        while True:
            for part in range(_BEAT):
                await asyncio.sleep(1)
                for stream in [one for one in self._open if id(one) // 64 % _BEAT == part]:
                    stream.beat()

    def close(self) -> None:
        """End all streams; the browsers come back to whoever serves them next."""
        self._closing = True
        for stream in self._open:
            stream.end()

    async def _watch(self, scope: Scope) -> Stream:
        asked = parse_qs(scope["query_string"].decode("latin-1")).get("tables", [""])[0]
        names = list(dict.fromkeys(name for name in asked.split(",") if name))
        if len(names) > self._guard.limits.tables_in_stream:
            raise Refusal("server.field", field="tables", problem="problem-value")
        tokens, seen = tokens_of(scope), _cursor(header(scope, b"last-event-id"))
        watched: dict[Live, str | None] = {}
        for name in names:
            with suppress(Refusal):  # a table that is not there has nothing to tell
                live = await self._hub.get(name)
                watched[live] = live.reader(self._tokens.holder(tokens, name))
        kept = {live.table.id: seen.get(live.table.id, -1) for live in watched}
        return Stream(watched, kept)

    async def _serve(self, stream: Stream, receive: Receive, send: Send) -> None:
        leaving = asyncio.ensure_future(_disconnect(receive, stream))
        self._enter(stream)
        try:
            await send({"type": "http.response.start", "status": 200, "headers": _HEADERS})
            while text := await stream.next():
                message: Any = {"type": "http.response.body", "body": text, "more_body": True}
                async with asyncio.timeout(_PATIENCE):
                    await send(message)
            async with asyncio.timeout(_PATIENCE):
                await send({"type": "http.response.body", "body": b"", "more_body": False})
        except (TimeoutError, OSError):
            pass  # a reader that does not read is dropped
        finally:
            leaving.cancel()
            self._leave(stream)

    def _enter(self, stream: Stream) -> None:
        self._open.add(stream)
        stream.ended = self._closing
        for live, holder in stream.watched.items():
            live.streams[stream] = holder
            if holder is not None:
                self._hub.presence.opened(live, holder)

    def _leave(self, stream: Stream) -> None:
        self._open.discard(stream)
        for live, holder in stream.watched.items():
            del live.streams[stream]
            if holder is not None:
                self._hub.presence.closed(live, holder)


async def _disconnect(receive: Receive, stream: Stream) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    stream.end()


def _cursor(text: str) -> dict[str, int]:
    """What a stream's last event id says was told."""
    seen = {}
    for part in text.split(","):
        table, _, number = part.partition(":")
        if number.isascii() and number.isdecimal() and len(number) < 10:
            seen[table] = int(number)
    return seen
