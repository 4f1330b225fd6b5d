"""Reading a request: who asks, in which language, for what."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeVar

import msgspec

from tablee import texts
from tablee.core.errors import InvalidRecord
from tablee.core.jsonio import read
from tablee.server.failures import Refusal

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.types import Scope

T = TypeVar("T")

_MOST_TOKENS = 100
_WISH = re.compile(r"\s*([a-zA-Z]{1,8})[^,;]*(?:;\s*q=([01](?:\.\d{0,3})?))?")


def header(scope: Scope, name: bytes) -> str:
    """A header of the request, empty if it has none of that name."""
    return next((value for key, value in scope["headers"] if key == name), b"").decode("latin-1")


def address_of(scope: Scope) -> str:
    """Where the request comes from."""
    client = scope.get("client")
    return client[0] if client else "?"


def tokens_of(scope: Scope) -> list[str]:
    """The seat tokens in `Authorization: Bearer one two`."""
    scheme, _, rest = header(scope, b"authorization").partition(" ")
    return rest.split()[:_MOST_TOKENS] if scheme.lower() == "bearer" else []


def language_of(scope: Scope) -> str:
    """The language `Accept-Language` likes best among ours; French if none."""
    return preferred(header(scope, b"accept-language"))


def preferred(wishes: str) -> str:
    """The one of our languages that is wished for most.

    >>> preferred("ja, de-AT;q=0.8, en;q=0.9"), preferred("*")
    ('en', 'fr')
    """
    best, found = 0.0, texts.DEFAULT
    for wish in wishes[:400].split(","):
        parsed = _WISH.fullmatch(wish.strip())
        if parsed is not None and parsed[1].lower() in texts.LANGUAGES:
            weight = float(parsed[2] or 1)
            if weight > best:
                best, found = weight, parsed[1].lower()
    return found


async def body_of(request: Request, kind: type[T], most: int) -> T:
    """The body of a request as a structure. Raises Refusal, which names the field."""
    content = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if content != "application/json":  # what another site's form cannot send
        raise Refusal("server.content", expected="application/json")
    raw = bytearray()
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > most:
            raise Refusal("server.large", most=most)
    return parse(bytes(raw), kind)


def parse(raw: bytes, kind: type[T]) -> T:
    """JSON as a structure. Raises Refusal, which names the field."""
    try:
        data = msgspec.json.decode(raw)
    except (msgspec.DecodeError, RecursionError, ValueError):
        raise Refusal("server.json") from None
    try:
        return read(kind, data, InvalidRecord)
    except InvalidRecord as error:
        raise Refusal("server.field", **error.details) from None
