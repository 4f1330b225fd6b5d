"""Connections: how long, how large and how many they may be, before any request is answered.

uvicorn reads HTTP; what it puts up with without end is ended here: heads that never stop, requests
that never come, readers that never read. What is refused is logged.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tablee import texts
from tablee.api.failures import HttpError, describe, status_of
from tablee.server.headers import SECURITY
from tablee.server.limits import Limits
from tablee.server.logs import Notes
from tablee.server.reading import household

if TYPE_CHECKING:
    from asyncio import Transport

_LOOK = 1.0  # seconds between two looks at who is late
_IDLE = 80.0  # seconds between two requests; uvicorn itself waits a little less
_LOGGER = logging.getLogger("uvicorn").getChild(
    "requests"
)  # without a line per request that cannot be read
_LOGGER.setLevel(logging.ERROR)


class Door:
    """Counts who is connected, and looks after those who keep it waiting."""

    def __init__(self, limits: Limits, proxies: frozenset[str] = frozenset()) -> None:
        """`proxies`: the addresses of those who speak for many others; `*`: everybody does."""
        self.limits, self._proxies = limits, proxies
        self._addresses: Counter[str] = Counter()
        self._inside = 0
        self._late: dict[Connection, float] = {}  # until when a request has time, longest first
        self._stuck: dict[Connection, float] = {}  # until when what was sent is to be read
        self._notes = Notes("refused")
        self._looking = False

    def enter(self, connection: Connection) -> bool:
        """Let a connection in, or not; in a crowd, whoever has asked for nothing longest leaves."""
        address = connection.address
        if self._addresses[address] >= self.limits.connections and not self._is_proxy(address):
            return False
        if self._inside >= self.limits.all_connections and not self._make_room():
            return False
        self._addresses[address] += 1
        self._inside += 1
        return True

    def leave(self, connection: Connection) -> None:
        """It is closed."""
        self._inside -= 1
        self._addresses[connection.address] -= 1
        if self._addresses[connection.address] <= 0:
            del self._addresses[connection.address]
        self.settle(connection)
        self._stuck.pop(connection, None)

    def expect(self, connection: Connection, seconds: float) -> None:
        """Something has to come from it within so many seconds."""
        self._late.pop(connection, None)
        self._late[connection] = time.monotonic() + seconds
        self._look_on()

    def settle(self, connection: Connection) -> None:
        """It has come."""
        self._late.pop(connection, None)

    def stuck(self, connection: Connection, is_stuck: bool) -> None:
        """Whether it has stopped reading what it is sent."""
        if is_stuck:
            self._stuck[connection] = time.monotonic() + self.limits.reading_seconds
            self._look_on()
        else:
            self._stuck.pop(connection, None)

    def note(self, code: str, address: str) -> None:
        """Log what was refused."""
        self._notes.add(code, address=address)

    def _is_proxy(self, address: str) -> bool:
        return address in self._proxies or "*" in self._proxies

    def _make_room(self) -> bool:
        longest = next(iter(self._late), None)
        if longest is not None:
            longest.end("server.crowded")
        return longest is not None

    def _look_on(self) -> None:
        if not self._looking:
            self._looking = True
            asyncio.get_running_loop().call_later(_LOOK, self._look)

    def _look(self) -> None:
        """End what is too late, and look again while there is anything to wait for."""
        now, self._looking = time.monotonic(), False
        for connection in [one for one, until in self._late.items() if until <= now]:
            connection.end("server.slow")
        for connection in [one for one, until in self._stuck.items() if until <= now]:
            connection.abort("server.unread")
        if self._late or self._stuck:
            self._look_on()


class Connection(HttpToolsProtocol):
    """A connection of uvicorn's, with limits."""

    door: Door
    address = "?"
    _inside = False
    _answering = False
    _head: int | None = 0  # bytes of the head that is being received; None after it

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.logger = _LOGGER
        self.address = household(self.client[0]) if self.client else "?"
        transport.set_write_buffer_limits(high=self.door.limits.unread)
        self._inside = self.door.enter(self)
        if self._inside:
            self.door.expect(self, self.door.limits.head_seconds)
        else:
            self._refuse(HttpError("server.crowded", seconds=10))

    def connection_lost(self, exc: Exception | None) -> None:
        if self._inside:
            self._inside = False
            self.door.leave(self)
        super().connection_lost(exc)

    # -- what comes in ---------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._head is not None:
            self._head += len(data)
        super().data_received(data)
        if self._too_long and not self.transport.is_closing():
            self.send_400_response("")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = self._head or 0
        self.door.expect(self, self.door.limits.head_seconds)

    def on_headers_complete(self) -> None:
        fields = sum(len(name) + len(value) + 4 for name, value in self.headers)
        if fields + len(self.url) > self.door.limits.head:
            raise ValueError("a long head")  # to the parser, which gives up: send_400_response
        self._head, self._answering = None, True
        self.door.expect(self, self.door.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.door.settle(self)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._answering = bool(self.pipeline)
        super().on_response_complete()
        if self._inside and not self._answering and not self.cycle.more_body:
            self._head = 0
            self.door.expect(self, _IDLE)

    @property
    def _too_long(self) -> bool:
        return self._head is not None and self._head > self.door.limits.head

    # -- what goes out ---------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self.door.stuck(self, True)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.door.stuck(self, False)

    def send_400_response(self, msg: str) -> None:
        """What the parser cannot read, or would read without end."""
        long = HttpError("server.long_head", most=self.door.limits.head)
        self._refuse(long if self._too_long else HttpError("server.http"))

    def end(self, code: str) -> None:
        """End it; whoever has begun to ask learns why."""
        self.door.settle(self)
        if self._head and not self._answering:
            self._refuse(HttpError(code, seconds=10))
        else:
            self.door.note(code, self.address)
            self.transport.close()

    def abort(self, code: str) -> None:
        """End it at once; what it has not read is lost."""
        self.door.note(code, self.address)
        self.transport.abort()

    def _refuse(self, error: HttpError) -> None:
        self.door.note(error.code, self.address)
        self.transport.write(_refusal(error))
        self.transport.close()


def limited(door: Door) -> type[Connection]:
    """The class of the connections through a door, for uvicorn to make."""
    return type("Connection", (Connection,), {"door": door})


def _refusal(error: HttpError) -> bytes:
    """A whole response, without a request to answer."""
    body = msgspec.json.encode(describe(error, texts.DEFAULT))
    headers: list[tuple[bytes, Any]] = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(body)),
        (b"connection", b"close"),
        *SECURITY,
    ]
    lines = b"".join(b"%b: %b\r\n" % header for header in headers)
    return b"HTTP/1.1 %d Refused\r\n%b\r\n%b" % (status_of(error), lines, body)
