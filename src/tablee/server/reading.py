"""From HTTP to a request: who asks, in which language, for what."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network
from typing import TYPE_CHECKING, TypeVar

from starlette.datastructures import QueryParams

from tablee import texts
from tablee.api.failures import HttpError
from tablee.api.reading import from_body, from_query
from tablee.house.requests import Request
from tablee.house.services import Caller

if TYPE_CHECKING:
    from starlette.types import Receive, Scope

T = TypeVar("T", bound=Request)

_MOST_TOKENS = 100
_WISH = re.compile(r"\s*([a-zA-Z]{1,8})[^,;]*(?:;\s*q=([01](?:\.\d{0,3})?))?")


def header(scope: Scope, name: bytes) -> str:
    """A header of the request; empty if it is missing."""
    return next((value for key, value in scope["headers"] if key == name), b"").decode("latin-1")


def address_of(scope: Scope) -> str:
    """Where the request comes from."""
    client = scope.get("client")
    return household(client[0]) if client else "?"


@lru_cache(maxsize=10_000)
def household(address: str) -> str:
    """The address as limits count it: with IPv6 every household has a whole network of them.

    >>> household("192.0.2.7"), household("2001:db8:1:2:3:4:5:6"), household("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7')
    """
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, 64), strict=False))


def tokens_of(scope: Scope) -> list[str]:
    """The seat tokens in `Authorization: Bearer one two`."""
    scheme, _, rest = header(scope, b"authorization").partition(" ")
    return rest.split()[:_MOST_TOKENS] if scheme.lower() == "bearer" else []


def language_of(scope: Scope) -> str:
    """Our language that `Accept-Language` prefers: English for those who read none of ours, French
    if it names none."""
    return preferred(header(scope, b"accept-language"))


def preferred(wishes: str) -> str:
    """Our language that is preferred most.

    >>> preferred("ja, de-AT;q=0.8, en;q=0.9"), preferred("ja"), preferred("*")
    ('en', 'en', 'fr')
    """
    named = [found for wish in wishes[:400].split(",") if (found := _WISH.fullmatch(wish.strip()))]
    ours = [wish for wish in named if wish[1].lower() in texts.LANGUAGES and wish[2] != "0"]
    if ours:
        return max(ours, key=lambda wish: float(wish[2] or 1))[1].lower()
    return "en" if named else texts.DEFAULT


def caller_of(scope: Scope) -> Caller:
    """Who is asking."""
    return Caller(tuple(tokens_of(scope)), language_of(scope), address_of(scope))


async def request_of(
    scope: Scope, receive: Receive, kind: type[T], named: Mapping[str, str], most: int
) -> T:
    """The request to the house that an HTTP request stands for: its fields are those that the path
    names, and come from the query or a body of at most `most` bytes. Raises HttpError,
    InvalidRequest."""
    if scope["method"] in ("GET", "HEAD"):
        return from_query(kind, named, dict(QueryParams(scope["query_string"]).items()))
    return from_body(kind, named, await body_of(scope, receive, most))


async def body_of(scope: Scope, receive: Receive, most: int) -> bytes:
    """The body of a request, as long as it may be. Raises HttpError."""
    content = header(scope, b"content-type").partition(";")[0].strip().lower()
    if content != "application/json":  # a form on another site cannot send this
        raise HttpError("server.content", expected="application/json")
    raw, more = b"", True
    while more:  # one who has left sends no more
        message = await receive()
        raw += message.get("body", b"")
        more = message.get("more_body", False)
        if len(raw) > most:
            raise HttpError("server.large", most=most)
    return raw
