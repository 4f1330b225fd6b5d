"""The API over HTTP, without a framework: every move passes through here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import Request as HttpRequest
from starlette.responses import Response

from tablee.api.failures import HttpError, describe, status_of
from tablee.api.paths import Found, Paths
from tablee.api.routes import Route
from tablee.core.errors import TableeError
from tablee.house.house import House
from tablee.house.requests import Request, ShowTable, TableRequest
from tablee.house.services import Caller
from tablee.match.errors import MovedOn
from tablee.server.failures import refusal_for
from tablee.server.headers import FOR_A_YEAR, SECURITY
from tablee.server.limits import Limiter
from tablee.server.reading import address_of, caller_of, language_of, request_of
from tablee.server.routes import ROUTES

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

_JSON = [(b"content-type", b"application/json"), (b"cache-control", b"no-store"), *SECURITY]
_KEPT = [(b"cache-control", FOR_A_YEAR.encode()), *_JSON[:1], *SECURITY]


class Api:
    """Answers the paths of the API, as an ASGI application."""

    def __init__(self, house: House, limiter: Limiter) -> None:
        self._house, self._limiter = house, limiter
        self._paths = Paths(ROUTES)

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
            refusal = refusal_for(error)
            if refusal.code == "table.no_code":  # a wrong guess counts, a right one does not
                self._limiter.codes.add(address_of(scope))
            return refuse(scope, refusal)

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
        elif route.limit == "mails":
            self._limiter.mails.count(address)
        elif route.limit == "codes":
            self._limiter.codes.check(address)


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
