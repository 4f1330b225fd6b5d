"""Server-Sent Events: the updates of a house's feeds, sent to browsers.

One timer keeps all streams alive. Plain ASGI, beside the framework: ten thousand of them are open
at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs

from msgspec.json import encode

from tablee.house.errors import bad_field
from tablee.house.feed import Feed, News, Update
from tablee.house.hall.feed import HallFeed
from tablee.house.house import House
from tablee.house.programs.feed import ProgramFeed
from tablee.match.errors import Refused
from tablee.server.headers import SECURITY
from tablee.server.limits import Limiter
from tablee.server.reading import address_of, caller_of, header

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

_LONGEST = 400  # characters of a list of games
_BEAT = 15  # seconds between keep-alive comments
_KEEP_ALIVE = b": keep-alive\n\n"
_HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
    *SECURITY,
]


class Streams:
    """All open streams of this process, as an ASGI application."""

    def __init__(self, house: House, limiter: Limiter) -> None:
        self._house, self._limiter = house, limiter
        self._feeds: set[Feed | HallFeed | ProgramFeed] = set()
        self._closing = False
        self.paths = {
            "/api/events": self.tables,
            "/api/hall/events": self.hall,
            "/api/programs/events": self.programs,
        }

    def __len__(self) -> int:
        return len(self._feeds)

    async def tables(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the updates of tables. Raises TableeError before anything is sent."""
        address = address_of(scope)
        self._limiter.open_stream(address)
        try:
            tables, seen = self._tables(scope), _cursor(header(scope, b"last-event-id"))
            async with self._house.follow(tables, caller_of(scope), seen) as feed:
                kept = {room.id: seen.get(room.id, -1) for room in feed.readers}
                unknown = [name for name in tables if name not in kept]
                if not kept:
                    raise Refused("table.unknown", unknown[0])
                await self.serve(feed, kept, receive, send, unknown)
        finally:
            self._limiter.close_stream(address)

    async def hall(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send what is new in the hall, and at the reader's own tables. Raises TableeError before
        anything is sent."""
        address = address_of(scope)
        self._limiter.open_stream(address)
        try:
            asked = parse_qs(scope["query_string"].decode("latin-1"))
            own = self._names(asked.get("tables", [""])[0])
            game = asked.get("game", [None])[0]
            async with self._house.visit_hall(game, own, caller_of(scope)) as feed:
                await self.serve(feed, {}, receive, send)
        finally:
            self._limiter.close_stream(address)

    async def programs(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send a program what is new for it. Raises TableeError before anything is sent."""
        address = address_of(scope)
        self._limiter.open_stream(address)
        try:
            asked = parse_qs(scope["query_string"].decode("latin-1")).get("games", [""])[0]
            games = [name for name in asked[:_LONGEST].split(",") if name]
            async with self._house.attend(games, caller_of(scope)) as feed:
                await self.serve(feed, {}, receive, send)
        finally:
            self._limiter.close_stream(address)

    async def keep_alive(self) -> None:
        """Send every stream a keep-alive now and then, a few of them each second."""
        while True:
            for part in range(_BEAT):
                await asyncio.sleep(1)
                for feed in [one for one in self._feeds if id(one) // 64 % _BEAT == part]:
                    feed.nudge()

    def close(self) -> None:
        """End all streams; browsers reconnect to whichever server comes next."""
        self._closing = True
        for feed in self._feeds:
            feed.close()

    async def serve(
        self,
        feed: Feed | HallFeed | ProgramFeed,
        seen: dict[str, int],
        receive: Receive,
        send: Send,
        unknown: Sequence[str] = (),
    ) -> None:
        """Send which tables do not exist, then a feed's updates until it is closed, or the reader
        leaves or stops reading."""
        leaving = asyncio.ensure_future(_disconnect(receive, feed))
        self._feeds.add(feed)
        if self._closing:
            feed.close()
        try:
            await send({"type": "http.response.start", "status": 200, "headers": _HEADERS})
            for name in unknown:
                await self._send(send, _unknown(name))
            while not feed.closed:
                update = await feed.next()
                if not feed.closed:
                    await self._send(send, _KEEP_ALIVE if update is None else _text(update, seen))
            await self._send(send, b"")
        finally:
            leaving.cancel()
            self._feeds.discard(feed)

    async def _send(self, send: Send, text: bytes) -> None:
        """A part of the stream; an empty one ends it."""
        message: Any = {"type": "http.response.body", "body": text, "more_body": bool(text)}
        await send(message)

    def _tables(self, scope: Scope) -> list[str]:
        asked = parse_qs(scope["query_string"].decode("latin-1")).get("tables", [""])[0]
        names = self._names(asked)
        if not names:
            raise bad_field("tables")
        return names

    def _names(self, asked: str) -> list[str]:
        names = list(dict.fromkeys(name for name in asked.split(",") if name))
        if len(names) > self._limiter.limits.tables_in_stream:
            raise bad_field("tables")
        return names


async def _disconnect(receive: Receive, feed: Feed | HallFeed | ProgramFeed) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    feed.close()


def _text(update: Update | News, seen: dict[str, int]) -> bytes:
    """An update as an event; its id says what this reader has seen of every table."""
    if isinstance(update, News):
        return b"event: %b\ndata: %b\n\n" % (update.kind.encode(), update.body)
    if not update.body:
        return _unknown(update.table)
    seen[update.table] = update.number
    cursor = ",".join(f"{table}:{number}" for table, number in seen.items())
    return b"event: snapshot\nid: %b\ndata: %b\n\n" % (cursor.encode(), update.body)


def _unknown(table: str) -> bytes:
    return b"event: unknown\ndata: %b\n\n" % encode({"table": table})


def _cursor(text: str) -> dict[str, int]:
    """What a stream's last event id says was seen."""
    seen = {}
    for part in text.split(","):
        table, _, number = part.partition(":")
        if number.isascii() and number.isdecimal() and len(number) < 10:
            seen[table] = int(number)
    return seen
