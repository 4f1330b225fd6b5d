"""The API without a framework: every move passes through here, so it finds its way in few steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from starlette.requests import Request as HttpRequest
from starlette.responses import Response

from tablee.core.errors import TableeError
from tablee.house.house import House
from tablee.house.requests import Request, ShowTable, TableRequest
from tablee.house.services import Caller
from tablee.match.errors import MovedOn
from tablee.server.failures import HttpError, describe, refusal_for, status_of
from tablee.server.headers import FOR_A_YEAR, SECURITY
from tablee.server.limits import Limiter
from tablee.server.reading import address_of, caller_of, language_of, request_of
from tablee.server.routes import ROUTES, Route

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

_JSON = [(b"content-type", b"application/json"), (b"cache-control", b"no-store"), *SECURITY]
_KEPT = [(b"cache-control", FOR_A_YEAR.encode()), *_JSON[:1], *SECURITY]


class _Place:
    """What follows a part of a path: fixed words, or anything, which then is a field."""

    __slots__ = ("anything", "field", "routes", "words")

    def __init__(self) -> None:
        self.words: dict[str, _Place] = {}
        self.anything: _Place | None = None
        self.field = ""
        self.routes: dict[str, Route] = {}  # by method


class Found(NamedTuple):
    """The routes of a path by method, and the fields that it names."""

    routes: dict[str, Route]
    fields: dict[str, str]


class Paths:
    """Finds the route of a path."""

    def __init__(self, routes: tuple[Route, ...] = ROUTES) -> None:
        self._root = _Place()
        for route in routes:
            place = self._root
            for part in route.path.split("/"):
                place = _below(place, part)
            place.routes[route.method] = route

    def find(self, path: str) -> Found | None:
        """None for a path that is not ours."""
        place, fields = self._root, {}
        for part in path.split("/"):
            found = place.words.get(part)
            if found is None:
                found = place.anything if part else None
                if found is None:
                    return None
                fields[place.field] = part
            place = found
        return Found(place.routes, fields) if place.routes else None


def _below(place: _Place, part: str) -> _Place:
    if not part.startswith("{"):
        return place.words.setdefault(part, _Place())
    place.field = part[1:-1]
    place.anything = place.anything or _Place()
    return place.anything


class Api:
    """Answers the paths of the API, as an ASGI application."""

    def __init__(self, house: House, limiter: Limiter) -> None:
        self._house, self._limiter = house, limiter
        self._paths = Paths()

    def find(self, path: str) -> Found | None:
        """Where a path leads; None if it is not one of the API."""
        return self._paths.find(path)

    async def answer(self, scope: Scope, receive: Receive, send: Send, found: Found) -> int:
        """Answer a request for a path that was found; returns the status."""
        method = "GET" if scope["method"] == "HEAD" else scope["method"]
        route = found.routes.get(method)
        if route is None:
            answer: bytes | Response = _wrong_method(scope, found)
        else:
            answer = await self._answer(scope, receive, route, found.fields)
        if isinstance(answer, bytes):
            immutable = route is not None and route.immutable
            await send_json(send, answer, _KEPT if immutable else _JSON)
            return 200
        answer.raw_headers.extend(SECURITY)
        await answer(scope, receive, send)
        return answer.status_code

    async def _answer(
        self, scope: Scope, receive: Receive, route: Route, fields: dict[str, str]
    ) -> bytes | Response:
        """Bytes are a successful answer, as JSON."""
        try:
            self._count(route, address_of(scope))
            asked, most = route.answered_by, self._limiter.limits.body
            if not isinstance(asked, type):
                scope["path_params"] = fields
                shown = await asked(HttpRequest(scope, receive))
                return shown if isinstance(shown, Response) else encode(shown)
            request: Request = await request_of(scope, receive, asked, fields, most)
            return await self._ask(scope, request, caller_of(scope))
        except Exception as error:
            return refuse(scope, refusal_for(error))

    async def _ask(self, scope: Scope, request: Request, caller: Caller) -> bytes | Response:
        try:
            return encode(await self._house.answer(request, caller))
        except MovedOn as error:  # a caller who is too late gets the present table
            assert isinstance(request, TableRequest)
            now = ShowTable(table=request.table)
            return refuse(scope, error, await self._house.answer(now, caller))

    def _count(self, route: Route, address: str) -> None:
        """Raises HttpError when an address asks for too much."""
        if route.method != "GET":
            self._limiter.requests.count(address)
        if route.limit == "tables":
            self._limiter.tables.count(address)
        elif route.limit == "thoughts":
            self._limiter.thoughts.count(address)


def refuse(scope: Scope, error: TableeError, snapshot: Any = None) -> Response:
    """The response to an error, with the present table where that helps."""
    body = describe(error, language_of(scope))
    if snapshot is not None:
        body["snapshot"] = snapshot
    answer = Response(encode(body), status_of(error), {"cache-control": "no-store"})
    answer.headers["content-type"] = "application/json"
    if "seconds" in error.details:
        answer.headers["retry-after"] = str(error.details["seconds"])
    return answer


def _wrong_method(scope: Scope, found: Found) -> Response:
    answer = refuse(scope, HttpError("server.method"))
    answer.headers["allow"] = ", ".join(found.routes)
    return answer


def encode(found: Any) -> bytes:
    """An answer as JSON, unless it is already."""
    return bytes(found) if isinstance(found, msgspec.Raw) else msgspec.json.encode(found)


async def send_json(send: Send, body: bytes, headers: list[tuple[bytes, bytes]]) -> None:
    """Send a successful answer."""
    sized = [*headers, (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": 200, "headers": sized})
    await send({"type": "http.response.body", "body": body})
