"""HTTP over one plain connection, at the least cost: the client shares the server's machine."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Any, NamedTuple, cast

import msgspec

_ADDRESSES = (f"10.{n >> 16}.{n >> 8 & 255}.{n & 255}" for n in count(1))


class Answer(NamedTuple):
    """A response."""

    status: int
    body: bytes


class Wire(asyncio.Protocol):
    """A keep-alive connection with at most one request under way. Every one seems to come from an
    address of its own, as through a proxy: limits are per address."""

    def __init__(self) -> None:
        self.address = next(_ADDRESSES)
        self._received = b""
        self._answer: asyncio.Future[Answer] | None = None
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def to(cls, port: int) -> Wire:
        """A connection to a server on this machine. Raises OSError."""
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(cls, "127.0.0.1", port)
        return wire

    @property
    def closed(self) -> bool:
        """Whether the other side has ended it, as servers do with idle connections."""
        return self._transport is None

    async def ask(self, method: str, path: str, token: str = "", body: Any = None) -> Answer:
        """The response to a request. Raises OSError when the connection ends first."""
        if self._transport is None:
            raise ConnectionResetError
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write(request(method, path, token, body, self.address))
        return await self._answer

    def close(self) -> None:
        """End the connection."""
        if self._transport is not None:
            self._transport.close()

    # -- what asyncio calls ----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by inheritance

    def data_received(self, data: bytes) -> None:
        self._received += data
        head, blank, rest = self._received.partition(b"\r\n\r\n")
        if not blank or self._answer is None:
            return
        length = content_length(head)
        if len(rest) >= length:
            self._received, answer = rest[length:], self._answer
            if not answer.done():
                answer.set_result(Answer(int(head[9:12]), rest[:length]))

    def connection_lost(self, error: Exception | None) -> None:
        self._transport = None
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(ConnectionResetError())


def request(method: str, path: str, token: str = "", body: Any = None, address: str = "") -> bytes:
    """A request as it is sent; without a body where there is none."""
    text = b"" if body is None else msgspec.json.encode(body)
    head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept-encoding: gzip\r\n"
    head += f"x-forwarded-for: {address}\r\n" if address else ""
    head += f"authorization: Bearer {token}\r\n" if token else ""
    head += f"content-type: application/json\r\ncontent-length: {len(text)}\r\n" if text else ""
    return head.encode() + b"\r\n" + text


def content_length(head: bytes) -> int:
    """How many bytes follow this head."""
    _, _, after = head.lower().partition(b"content-length:")
    return int(after.partition(b"\r\n")[0] or 0)
