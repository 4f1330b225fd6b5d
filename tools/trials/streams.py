"""Event streams, read at the least cost: only how far each table has come."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import cast

from tools.trials.wire import request

_SEEN = re.compile(rb'"version":(\d+),"number":(\d+),"turn"')
_ID = re.compile(rb"\nid: (\S+)\n")
_PAUSE = 0.1  # seconds before another attempt to connect


class Stream(asyncio.Protocol):
    """One connection to the events of a table."""

    def __init__(self, query: bytes, notice: Callable[[bytes], None]) -> None:
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._query, self._notice = query, notice
        self._refused: bool | None = None  # not known before the response begins

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._query)

    def data_received(self, data: bytes) -> None:
        if self._refused is None:
            self._refused = not data.startswith(b"HTTP/1.1 200")
        if self._refused:  # by a server whose database is away, say: the connection would stay
            self.transport.abort()
        else:
            self._notice(data)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ended.done():
            self.ended.set_result(None)


class Watcher:
    """Somebody whose page shows a table: connects again, whatever happens."""

    def __init__(self, port: Callable[[], int], table: str, token: str = "", address: str = ""):
        self._port, self._table, self._token, self._address = port, table, token, address
        self._rest, self._last = b"", b""
        self._changed = asyncio.Event()
        self.version, self.number, self.backwards = -1, -1, 0
        self._closed = False
        self._task = asyncio.ensure_future(self._watch())

    async def reaches(self, version: int) -> None:
        """Return once the page shows this version, or a later one, or is closed."""
        while self.version < version and not self._closed:
            self._changed.clear()
            await self._changed.wait()

    async def close(self) -> None:
        """Close the page."""
        self._closed = True
        self._changed.set()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _watch(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                _, stream = await loop.create_connection(
                    lambda: Stream(self._query(), self._notice), "127.0.0.1", self._port()
                )
            except OSError:
                await asyncio.sleep(_PAUSE)
                continue
            try:
                await stream.ended
            finally:
                stream.transport.abort()
            self._rest = b""
            await asyncio.sleep(_PAUSE)

    def _query(self) -> bytes:
        head = request("GET", f"/api/events?tables={self._table}", self._token, None, self._address)
        resumed = b"last-event-id: %b\r\n\r\n" % self._last if self._last else b"\r\n"
        return head[:-2] + resumed

    def _notice(self, data: bytes) -> None:
        """Read what has come; the end of it may be half an event."""
        *whole, self._rest = (self._rest + data).split(b"\n\n")
        for event in whole:
            found = _SEEN.search(event)
            if found is not None:
                version, number = int(found[1]), int(found[2])
                self.backwards += number < self.number  # what was shown is gone
                self.version, self.number = version, number
                named = _ID.search(event)
                self._last = named[1] if named else b""
                self._changed.set()
